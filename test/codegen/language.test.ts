/** The page of the language: each map of keys is listed once. */
import { expect, it } from 'vitest'
import { generateLanguage } from '../../codegen/language.ts'

const text = generateLanguage()
  .map((file) => file.text)
  .join('')

it('lists the keys of a shared map once, and refers to them elsewhere', () => {
  expect(text.match(/^- `basic\.username`/gm)).toHaveLength(1)
  expect(text.match(/^- `send`/gm)).toHaveLength(4)
  expect(text.match(/Its keys are\s+those of `send` in\s+\[type: static\]/g)).toHaveLength(3)
})

it('has every heading that it refers to', () => {
  const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  const links = [...text.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor = '']) => anchor)
  expect(links.filter((link) => !anchors.includes(link))).toEqual([])
  expect(links.length).toBeGreaterThan(5)
})
