/** URLs that templates make: their host ends as the template's does, whatever the values. */
import { describe, expect, test } from 'vitest'
import { own } from '../../../runtime/base/json.ts'
import { parseTemplate } from '../../../runtime/language/template.ts'
import { declaredUrl } from '../../../runtime/language/url-template.ts'

const urlOf = (template: string, values: Record<string, string>) =>
  declaredUrl(parseTemplate(template), (name) => own(values, name))?.href

describe('E12 a host in front of a fixed domain', () => {
  const TEMPLATES = ['https://{{site}}.vendor.example/token', 'https://{{site}}.vendor.example?of={{of}}']

  test.each(TEMPLATES)('%s takes a name', (template) => {
    expect(urlOf(template, { site: 'acme', of: 'x' })).toMatch(/^https:\/\/acme\.vendor\.example\//)
  })

  test.each(
    TEMPLATES.flatMap((template) =>
      ['evil.example/', 'evil.example?', 'evil.example#', 'evil.example\\', 'evil.example:443/', 'a@evil.example/'].map(
        (site) => [template, site],
      ),
    ),
  )('%s refuses %j', (template, site) => {
    expect(urlOf(template, { site, of: 'x' })).toBeUndefined()
  })
})

test('E12 a value behind a fixed host stays behind it', () => {
  expect(urlOf('https://vendor.example/{{path}}/token', { path: '../..//evil.example' })).toBe(
    'https://vendor.example//evil.example/token',
  )
})

test.each(['http://vendor.example/', 'https://', '{{absent}}'])('%s is not a URL', (template) => {
  expect(urlOf(template, {})).toBeUndefined()
})
