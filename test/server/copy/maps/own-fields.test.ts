/** Own fields of records, which the schema does not name. */
import { expect, it } from 'vitest'
import type { JsonSchema } from '../../../../runtime/index.ts'
import { ownPath, seenOwnFields } from '../../../../server/copy/maps/own-fields.ts'
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
  seenOwnFields(
    SCHEMA,
    records.map((record) => JSON.stringify(record)),
  )

it('fields that the schema does not name are listed by path, with types, most frequent first', () => {
  const fields = fieldsOf([
    { id: '1', address: { city: 'Rome', zone: { code: 7 } }, properties: { stage: 'won', size: '12.5', done: 'true' } },
    {
      id: '2',
      address: { city: 'Rome' },
      properties: { stage: null, size: '7', since: '2026-01-31' },
      tags: [{ a: 1 }],
    },
    { id: '3', properties: { stage: 'lost', 'a b': [1], since: 'never' }, own: {} },
  ])
  expect(fields.map(({ path, name, type }) => [path, name, type])).toEqual([
    ['$.properties.stage', 'properties.stage', 'string'],
    ['$.properties.since', 'properties.since', 'string'],
    ['$.properties.size', 'properties.size', 'number'],
    ['$.address.zone.code', 'address.zone.code', 'number'],
    ['$.own', 'own', 'any'],
    ['$.properties.done', 'properties.done', 'boolean'],
    ["$.properties['a b']", 'properties.a b', 'any'],
  ])
  for (const { path } of fields) expect(() => mapSteps(path)).not.toThrow()
})

it('the path of a listed field is a JSONPath where one leads to its value', () => {
  const body = (...steps: string[]) => ({ in: 'body', steps }) as const
  const map = { at: ['properties'] }
  expect([
    ownPath(map, 'stage'),
    ownPath(map, 'Deal size'),
    ownPath(map, "it's"),
    ownPath({ at: ['fields'], value: body('text') }, 'stage'),
    ownPath({ at: ['custom'], key: [body('id')], value: body('value') }, '42'),
  ]).toEqual(['$.properties.stage', "$.properties['Deal size']", "own.it's", '$.fields.stage.text', 'own.42'])
})

it('B7 has no value of a record, and leaves out names that no path can write', () => {
  const fields = fieldsOf([{ properties: { "it's": 'secret', 'new\nline': 'secret', fine: 'secret' } }])
  expect(fields.map(({ path }) => path)).toEqual(['$.properties.fine'])
  expect(JSON.stringify(fields)).not.toContain('secret')
})

it('B5 an object with a key for each of many things is not listed whole', () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`user_${index}`, 1]))
  expect(fieldsOf([{ properties: many }])).toHaveLength(500)
})

it('B12 has at most 500 fields, where an object has a key for each of many things', () => {
  const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`user_${index}`, 'secret']))
  const fields = fieldsOf([{ properties: many }])
  expect(fields).toHaveLength(500)
  expect(JSON.stringify(fields)).not.toContain('secret')
})
