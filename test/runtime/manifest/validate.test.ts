import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, constantFrom, jsonValue, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ManifestError, type Problem } from '../../../runtime/base/errors.ts'
import { validateManifest } from '../../../runtime/manifest/index.ts'
import { DOCUMENT_RULES, RULES } from '../../../runtime/manifest/rules.ts'

const SAMPLES = join(import.meta.dirname, '../../samples')

const MANIFEST = `format: 1
kind: sample
id: 3f1c9c5e-6b0a-4a57-9d53-0f6a3b1f7a10
title: Sample
category: other
version: 1.0.0
support: none
docs: https://docs.example.com
base_url: https://{{config.site}}.example.com
config: {site: {type: string, required: true, pattern: "^[a-z0-9-]{1,63}$"}}
check: items.list
auth: {key: {type: static, title: Key, credentials: {key: string!}, send: {headers: {Authorization: "{{key}}"}}}}
entities:
  items:
    schema: Item
    search: [id, name]
    sync: {field: changed, param: changed.gt}
    list:
      request: GET /items
      params: {limit: {type: integer, default: 10}, page: string, changed: {properties: {gt: datetime}}}
      pagination: {style: cursor, param: page, next: $.next, size: limit}
    get: {request: "GET /items/{id}"}
schemas:
  Item: {id: string!, name: string, changed: datetime}
`

describe('validateManifest', () => {
  test('gives the manifest as written, resolved, and the way back to the text', () => {
    const { manifest, resolved, origins, document } = validateManifest(MANIFEST, 'sample.yaml')
    expect({
      kind: manifest.kind,
      operations: Object.keys(resolved.operations),
      limit: origins.get('items.list/params/limit'),
      line: document.text.slice(0, document.locate('/entities/items/list/params/limit', 'key').offset).split('\n')
        .length,
    }).toEqual({
      kind: 'sample',
      operations: ['items.list', 'items.get'],
      limit: '/entities/items/list/params/limit',
      line: 20,
    })
  })

  test.each([
    ['definitions/sample.yaml', []],
    ['definitions/other.yaml', ['kind-name']],
    ['drafts/other.yaml', []],
  ])('wants the kind to be the name of a definition: %s', (file, rules) => {
    expect(problemsOf(MANIFEST, file).map(({ rule }) => rule)).toEqual(rules)
  })

  test('looks for secrets where the schema finds faults', () => {
    const text = MANIFEST.replace('title: Sample', 'titel: -----BEGIN PRIVATE KEY-----')
    expect(problemsOf(text).map(({ rule, line }) => [rule, line])).toEqual([
      ['additionalProperties', 4],
      ['secret-shaped', 4],
    ])
  })

  test.each([
    ['a list', '[]'],
    ['nothing', ''],
    ['a text', 'manifest'],
  ])('refuses %s', (_, text) => {
    expect(problemsOf(text).map(({ rule }) => rule)).toEqual(['type'])
  })

  test('refuses whatever stands in a wrong place by its problems alone', () => {
    const keys = MANIFEST.match(/(?<=[\s{])\w+(?=:)/g)!
    assert(
      property(constantFrom(...keys), jsonValue({ maxDepth: 2 }), (key, value) => {
        const text = MANIFEST.replace(
          new RegExp(`([\\s{])${key}:.*`),
          `$1${key}: ${JSON.stringify(value).replaceAll('$', '$$$$')}`,
        )
        expect(problemsOf(text).every(({ message }) => !/undefined|\[object/.test(message))).toBe(true)
      }),
      { numRuns: 200, seed: 1 },
    )
  })

  test('does not read names from the prototype of objects', () => {
    const text = MANIFEST.replace('check: items.list', 'check: value_of.list').replace(
      'search: [id, name]',
      'search: [toString]',
    )
    expect(problemsOf(text).map(({ message }) => message)).toEqual([
      'Cannot find operation "value_of.list"',
      'Search field "toString" is not in schema "Item"',
    ])
  })
})

test.each([...DOCUMENT_RULES, ...RULES].map(({ name }) => name).filter((name) => name !== 'kind-name'))(
  'the rule %s has a sample',
  (name) => {
    const problems = readdirSync(SAMPLES)
      .filter((entry) => !entry.endsWith('.ts'))
      .map((folder) => readFileSync(join(SAMPLES, folder, 'problems.txt'), 'utf8'))
    expect(problems.some((text) => text.includes(`[${name}]`))).toBe(true)
  },
)

function problemsOf(text: string, file = 'sample.yaml'): readonly Problem[] {
  try {
    validateManifest(text, file)
    return []
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error
    return error.problems
  }
}
