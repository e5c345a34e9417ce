/** The widget as it is built: how large it is, in which words it speaks. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { KIND_GROUPS } from '../contract/index.ts'
import { buildWidget } from '../widget/build.ts'
import type { WidgetFiles } from '../widget/built.ts'
import { COVER_WORDS } from '../widget/cover.ts'
import { defineElement, open } from '../widget/index.ts'

const FOLDER = join(import.meta.dirname, '..', 'widget')
const LANGUAGES = readdirSync(join(FOLDER, 'languages'))

/** Sources of the page. */
const SOURCES = readdirSync(join(FOLDER, 'page'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(FOLDER, 'page', name), 'utf8'))
  .join('\n')

let files: WidgetFiles
beforeAll(async () => {
  files = await buildWidget()
})

const read = (name: string) =>
  JSON.parse(readFileSync(join(FOLDER, 'languages', name), 'utf8')) as Record<string, string>

const sizeOf = (text: string) => gzipSync(text, { level: 9 }).length

/** The scripts of the page, by whether the page begins with them. */
function scripts(isFirst: boolean): string[] {
  return Object.entries(files.assets)
    .filter(([name]) => name.endsWith('.js') && (name === files.script) === isFirst)
    .map(([, text]) => text)
}

it('the loader has at most 3 kB, what the page begins with 8 kB, its other parts 3 kB each, its style 4 kB, compressed', () => {
  const page = scripts(true).map(sizeOf)
  const others = scripts(false).map(sizeOf)
  const over = {
    loader: sizeOf(files.loader) > 3000,
    page: page.reduce((sum, size) => sum + size) > 8000,
    others: others.filter((size) => size > 3000),
    style: sizeOf(files.assets[files.style] ?? '') > 4000,
  }
  expect(over).toEqual({ loader: false, page: false, others: [], style: false })
  expect([page.length, others.length]).toEqual([1, 5])
})

it('every language has every text, with the values of the English one, and the page uses each', () => {
  const valuesOf = (words: Record<string, string>) =>
    Object.entries(words).map(([key, text]) => [key, [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort()])
  const english = read('en.json')
  expect(LANGUAGES.filter((name) => Object.values(read(name)).some((text) => text.trim() === ''))).toEqual([])
  for (const name of LANGUAGES)
    // A sentence may say a name more often than another language's, or not at all.
    expect([name, Object.keys(read(name))]).toEqual([name, Object.keys(english)])
  const strange = LANGUAGES.flatMap((name) =>
    valuesOf(read(name)).flatMap(([key, values]) => {
      const known = new Set(english[key as string]!.match(/\{\w+\}/g))
      return (values as string[]).filter((value) => !known.has(value)).map((value) => `${name} ${String(key)} ${value}`)
    }),
  )
  expect(strange).toEqual([])
  const used = new Set(
    [...SOURCES.matchAll(/\b(?:t|aboutApp)\(\s*'(\w+)'|\? t\('(\w+)'\) : t\('(\w+)'\)/g)].flatMap((match) =>
      match.slice(1),
    ),
  )
  for (const key of [...KIND_GROUPS, 'documentation', 'credentialsPage']) used.add(key)
  expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([])
})

it('the cover has the words of the page, in its languages', () => {
  const words = LANGUAGES.map((name) => [name.replace('.json', ''), [read(name).chooseTitle, read(name).close]])
  expect(COVER_WORDS).toEqual(Object.fromEntries(words))
})

it('the page gives every text the values that some language shows', () => {
  const shown = new Map<string, Set<string>>()
  for (const name of LANGUAGES)
    for (const [key, text] of Object.entries(read(name)))
      for (const [, value] of text.matchAll(/\{(\w+)\}/g)) shown.set(key, (shown.get(key) ?? new Set()).add(value!))
  const missing = [...SOURCES.matchAll(/\b(t|aboutApp)\(\s*'(\w+)'(?:,\s*\{([^}]*)\}\s*)?\)/g)].flatMap(
    ([, by, key, values = '']) => {
      const given = new Set([...values.matchAll(/(\w+)(?=\s*[:,]|\s*$)/g)].map(([name]) => name))
      if (by === 'aboutApp') given.add('app')
      return [...(shown.get(key!) ?? [])].filter((name) => !given.has(name)).map((name) => `${key} ${name}`)
    },
  )
  expect(shown.size).toBeGreaterThan(10)
  expect(missing).toEqual([])
})

it('the page makes no markup of text', () => {
  expect([...scripts(true), ...scripts(false)].join(' ')).not.toMatch(
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|\beval\(/,
  )
})

it('the door can be imported where there is no browser, as frameworks do that render pages on a server', () => {
  expect([open, defineElement].map((one) => typeof one)).toEqual(['function', 'function'])
  expect(() => open({ baseUrl: 'example.com', token: () => 'pb_wgt_1' })).toThrow('baseUrl is not a URL: example.com')
})

it('the words for an application without a name fit inside a sentence', () => {
  const capitals = LANGUAGES.filter((name) => /^\p{Lu}/u.test(read(name).app!))
  expect(capitals).toEqual([])
})
