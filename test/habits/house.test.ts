/** Departures from the rules of the house have maxima in test/data/house.json. `npm run measure:house -- --update` lowers them. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Counts, countDepartures, excesses, FOLDERS, RULES, slack } from '../support/house/rules.ts'
import { parseSource, readSources } from '../support/house/source.ts'

/** Lines of a body, each a statement. */
const lines = (count: number) => Array.from({ length: count }, (_, at) => `  use(${at})`).join('\n')
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => `  { path: '/${at}', of: (x) => x.y },`).join('\n')

/** Returns the departures of some files from the rule with a name that begins so. */
function departures(rule: string, files: Readonly<Record<string, string>>): string[] {
  const find = Object.entries(RULES).find(([name]) => name.startsWith(rule))![1]
  const sources = Object.entries(files).map(([path, text]) => parseSource(path, text))
  return find(sources).map(({ path, line, what }) => `${path}:${line} ${what}`)
}

it('each rule has at most the departures of test/data/house.json', () => {
  const allowed = JSON.parse(readFileSync(new URL('../data/house.json', import.meta.url), 'utf8')) as Counts
  const counts = countDepartures(readSources(FOLDERS))
  for (const line of slack(counts, allowed)) process.stdout.write(`A maximum can fall: ${line}\n`)
  expect(excesses(counts, allowed), '"npm run measure:house -- --sources --files" lists them').toEqual([])
})

it('a rule may have fewer departures than its maximum, and none without a maximum', () => {
  expect(excesses({ few: 1, some: 2, new: 3 }, { few: 2, some: 1 })).toEqual([
    'some: 2, at most 1',
    'new: 3, at most 0',
  ])
  expect(slack({ few: 1, some: 2, new: 3 }, { few: 2, some: 1, gone: 1 })).toEqual([
    'few: 1, at most 2',
    'gone: 0, at most 1',
  ])
})

it('a function has at most 70 lines', () => {
  const functionOf = (name: string, count: number) => `function ${name}() {\n${lines(count)}\n}\n`
  expect(
    departures('functions', {
      'client/a.ts': `${functionOf('short', 68)}${functionOf('long', 69)}`,
      'test/a.ts': functionOf('test', 200),
    }),
  ).toEqual(['client/a.ts:71 long 71'])
})

it('a function that only returns data is as long as the data', () => {
  const table = (body: string) => `export function table() {\n  return [\n${body}\n  ] as const\n}\n`
  expect(
    departures('functions', {
      'client/table.ts': table(rows(100)),
      'client/arrow.ts': `export const table = () => ({\n list: [\n${rows(100)}\n] })`,
      'client/work.ts': table(`${rows(70)}\n  { handle() { return 1 } },`),
      'client/state.ts': `export function state() {\n  const seen = new Set()\n  return [\n${rows(70)}\n  ]\n}\n`,
    }),
  ).toEqual(['client/work.ts:1 table 75', 'client/state.ts:1 state 75'])
})

it('a describe has at most 150 lines', () => {
  const describeOf = (count: number) => `describe('a room', () => {\n${lines(count)}\n})\n`
  const files = { 'test/a.test.ts': describeOf(148), 'test/b.test.ts': describeOf(149) }
  expect(departures('describe', files)).toEqual(['test/b.test.ts:1 describe 151'])
})

it('a file has at most 400 lines', () => {
  expect(departures('files', { 'client/a.ts': lines(400), 'client/b.ts': lines(401) })).toEqual(['client/b.ts:401 401'])
})

it('two folders do not import each other, be it a type, a name handed on, or a file loaded later', () => {
  expect(
    departures('folders that import', {
      'client/a.ts': "import { b } from './b/b.ts'",
      'client/b/b.ts': "import type { C } from '../c.ts'",
      'client/d/d.ts': "export { e } from '../e/e.ts'",
      'client/e/e.ts': "export const load = () => import('../d/d.ts')",
      'client/f/f.ts': "import { b } from '../b/b.ts'",
      'test/a.ts': "import { b } from './b/b.ts'",
      'test/b/b.ts': "import { a } from '../a.ts'",
    }),
  ).toEqual(['client/:0 <-> client/b', 'client/d/:0 <-> client/e'])
})

it('a function takes fewer than six params', () => {
  const text =
    'function five(a, b, c, d, e) {}\nconst six = (a, b, c, d, e, f) => a\nfunction seven(a, b, c, d, e, f, ...g) {}\n'
  expect(departures('functions with', { 'client/a.ts': text, 'test/a.ts': text })).toEqual([
    'client/a.ts:2 (a, b, c, d, e, f) => a 6',
    'client/a.ts:3 seven 7',
  ])
})

it('no property is spread under a condition, and no value is asserted to exist', () => {
  const text = `
    const one = { ...(a && { a }), ...(b ? { b } : {}), ...(c ?? {}), ...d }
    const two = [...(a ? [a] : []), rows[0]!, rows[1]!.first!]`
  expect(departures('properties', { 'client/a.ts': text })).toEqual([
    'client/a.ts:2 ...(a && { a })',
    'client/a.ts:2 ...(b ? { b } : {})',
  ])
  expect(departures('values', { 'client/a.ts': text })).toEqual([
    'client/a.ts:3 rows[0]!',
    'client/a.ts:3 rows[1]!.first!',
    'client/a.ts:3 rows[1]!',
  ])
})

it('a name is exported by one file, except for commands', () => {
  expect(
    departures('names', {
      'client/a.ts': 'export const one = 1, two = 2',
      'server/b.ts': 'export interface one {}',
      'server/index.ts': "export { one } from './b.ts'",
      'cli/commands/two-more.ts': 'export function twoMore() {}',
      'codegen/two-more.ts': 'export function twoMore() {}',
      'cli/operator/keys.ts': 'export function rotate() {}',
      'server/keys.ts': 'export function rotate() {}',
    }),
  ).toEqual(['client/a.ts:0 one', 'server/b.ts:0 one'])
})
