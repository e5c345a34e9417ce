/** Types of records and calls in the manifests: enough for editors, the reference and agents. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { offeredPairs } from './support/gaps.ts'
import { everyKind } from './support/kinds.ts'
import { planOf } from './support/plan.ts'
import { recordFields, undescribed } from './support/record-fields.ts'
import { ROOT } from './support/root.ts'

const MOST_OPAQUE = 0.1
/** For each operation and search, as an average of all kinds. Keywords are one of them. */
const MOST_LINES = 25.6

const manifests = (await everyKind()).map(({ manifest }) => manifest)

describe.each(manifests.map((manifest) => [manifest.kind, manifest] as const))('%s', (_, manifest) => {
  const { count, opaque } = recordFields(manifest)
  const { operations, params } = undescribed(manifest)
  const lacking = [
    ...operations.map((id) => `${id} has no description`),
    ...params.map((name) => `${name} has no description`),
    ...opaque.filter(({ reason }) => !reason).map(({ name }) => `${name} has no shape and no reason`),
    ...(opaque.length > count * MOST_OPAQUE ? [`${opaque.length} of ${count} record fields have no shape`] : []),
  ]

  test('describes operations and params, and types its records but for a tenth, each with its reason', () => {
    expect(lacking).toEqual([])
  })
})

test('the manifests stay short enough to be read', async () => {
  const texts = await Promise.all(
    manifests.map(({ kind }) => readFile(join(ROOT, 'definitions', `${kind}.yaml`), 'utf8')),
  )
  const lines = texts.flatMap((text) => text.trimEnd().split('\n')).length
  expect(lines / manifests.flatMap(offeredPairs).length).toBeLessThan(MOST_LINES)
})

describe('counting record fields', () => {
  const counted = (fields: Record<string, unknown>, schemas = {}) => {
    const parts = {
      entities: { items: { schema: 'Item' } },
      schemas: { Item: { id: 'string', ...fields }, ...schemas },
    }
    return recordFields(planOf(parts).manifest)
  }

  test('counts each field once, also in named schemas and in objects within a field', () => {
    const schemas = { Person: { name: 'string', manager: 'Person?' } }
    const fields = { owner: 'Person?', members: 'Person[]', size: { properties: { width: 'number' } } }
    expect(counted(fields, schemas)).toEqual({ count: 7, opaque: [] })
  })

  test('takes objects, lists and values without a shape for opaque, also as entries and values of maps', () => {
    const map = (value: string) => ({ type: 'object', additionalProperties: value })
    const fields = { a: 'object?', b: 'array', c: 'any', d: 'object[]', e: map('any'), f: map('string'), g: 'string[]' }
    expect(counted(fields).opaque.map(({ name }) => name)).toEqual(['Item.a', 'Item.b', 'Item.c', 'Item.d', 'Item.e'])
  })

  test("takes the field's description for the reason, or its type's", () => {
    const parts = {
      entities: { items: { schema: 'Item' } },
      types: { Free: { type: 'object', description: 'Chosen by the account.' } },
      schemas: { Item: { own: { type: 'object', description: 'Any JSON.' }, named: 'Free?', none: 'object' } },
    }
    expect(recordFields(planOf(parts).manifest).opaque).toEqual([
      { name: 'Item.own', reason: 'Any JSON.' },
      { name: 'Item.named', reason: 'Chosen by the account.' },
      { name: 'Item.none', reason: undefined },
    ])
  })
})
