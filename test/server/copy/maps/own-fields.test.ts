/** Own fields of records, which the schema does not name. */
import { expect, it } from 'vitest'
import type { JsonSchema } from '../../../../runtime/index.ts'
import { ownFieldsOf } from '../../../../server/copy/maps/own-fields.ts'
import { mapSteps } from '../../../../server/copy/maps/mapped-fields.ts'

const SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    address: { type: 'object', properties: { city: { type: 'string' } } },
    properties: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
    tags: { type: 'array', items: { type: 'object', properties: {} } },
  },
}
const fieldsOf = (records: readonly unknown[]) =>
  ownFieldsOf(
    SCHEMA,
    records.map((record) => JSON.stringify(record)),
  )

it('fields that the schema does not name are counted by path, with types, most frequent first', () => {
  const { fields, hasMore } = fieldsOf([
    { id: '1', address: { city: 'Rome', zone: { code: 7 } }, properties: { stage: 'won', size: '12.5', done: 'true' } },
    {
      id: '2',
      address: { city: 'Rome' },
      properties: { stage: null, size: '7', since: '2026-01-31' },
      tags: [{ a: 1 }],
    },
    { id: '3', properties: { stage: 'lost', 'a b': [1], since: 'never' }, own: {} },
  ])
  expect(hasMore).toBe(false)
  expect(fields).toEqual([
    { path: '$.properties.stage', type: 'text', records: 3, types: { text: 2, null: 1 } },
    { path: '$.properties.since', type: 'text', records: 2, types: { text: 2 } },
    { path: '$.properties.size', type: 'number', records: 2, types: { text: 2 } },
    { path: '$.address.zone.code', type: 'number', records: 1, types: { number: 1 } },
    { path: '$.own', type: null, records: 1, types: { object: 1 } },
    { path: '$.properties.done', type: 'boolean', records: 1, types: { text: 1 } },
    { path: "$.properties['a b']", type: null, records: 1, types: { list: 1 } },
  ])
  for (const { path } of fields) expect(() => mapSteps(path)).not.toThrow()
})

it('B7 has no value of a record, and leaves out names that no path can write', () => {
  const { fields } = fieldsOf([{ properties: { "it's": 'secret', 'new\nline': 'secret', fine: 'secret' } }])
  expect(fields.map(({ path }) => path)).toEqual(['$.properties.fine'])
  expect(JSON.stringify(fields)).not.toContain('secret')
})

it('B5 an object with a key for each of many things is not listed whole', () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`user_${index}`, 1]))
  const { fields, hasMore } = fieldsOf([{ properties: many }])
  expect([fields.length, hasMore]).toEqual([200, true])
})
