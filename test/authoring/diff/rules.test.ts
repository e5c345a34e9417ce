import { describe, expect, it } from 'vitest'
import { compareManifests } from '../../../authoring/index.ts'
import { OPERATION_RULES } from '../../../authoring/diff/compare.ts'
import { KIND_RULES } from '../../../authoring/diff/rules/kind.ts'
import { CASES } from './cases.ts'
import { type Edit, shopWith } from './shop.ts'

const RANGE = '  Range: {gte: integer, lte: {type: integer, maximum: 9}}\n'
const LIMIT = '      limit: {type: integer, minimum: 1, maximum: 100, default: 10}\n'
const CONFIG = 'config:\n  region: {type: string, description: Where., pattern: "^[a-z]+$", examples: [eu]}\n'
const FILES =
  '  files:\n    download:\n      request: GET /files/{id}\n      file: {url: $.url, hosts: [files.shop.example]}\n'

async function reportOf(before: readonly Edit[], after: readonly Edit[]): Promise<string[]> {
  const { changes } = await compareManifests(shopWith('old.yaml', ...before), shopWith('new.yaml', ...after), [])
  return changes.map(({ class: kind, rule, operations, message, location }) =>
    [kind, rule, operations.join('+') || '-', `${location.file.slice(0, 3)}:${location.line}`, message].join(' | '),
  )
}

describe('diff', () => {
  it.each(CASES)('reports $after as $reported', async ({ before = [], after, reported: lines }) => {
    expect(await reportOf(before, after)).toEqual(lines)
  })

  it('has a case for every rule', () => {
    const shown = new Set(CASES.flatMap(({ reported: lines }) => lines.map((line) => line.split(' | ')[1])))
    const rules = [...OPERATION_RULES, ...KIND_RULES].map(({ name }) => name)
    expect(rules.filter((name) => !shown.has(name))).toEqual([])
  })

  it.each<[string, readonly Edit[]]>([
    ['a param written before another', [['name: string!, tags: "string[]"', 'tags: "string[]", name: string!']]],
    ['values in another order', [['[open, closed]', '[closed, open]']]],
    [
      'a schema written before another',
      [
        [RANGE, ''],
        ['  Customer:\n', `${RANGE}  Customer:\n`],
      ],
    ],
    [
      'an entity written before another',
      [
        [FILES, ''],
        ['  customers:\n', `${FILES}  customers:\n`],
      ],
    ],
    [
      'settings written after the credentials',
      [
        [CONFIG, ''],
        ['errors:\n', `${CONFIG}errors:\n`],
      ],
    ],
    [
      'params moved from the defaults to the operation',
      [
        [LIMIT, ''],
        ['params: {status', 'params: {limit: {type: integer, minimum: 1, maximum: 100, default: 10}, status'],
      ],
    ],
    [
      'a schema written out long',
      [['city: string, zip: string?', 'city: {type: string}, zip: {type: string, nullable: true}']],
    ],
    ['comments', [['errors:\n', '# What goes wrong.\nerrors:\n']]],
  ])('says nothing of %s', async (_, edits) => {
    expect(await reportOf([], edits)).toEqual([])
  })
})
