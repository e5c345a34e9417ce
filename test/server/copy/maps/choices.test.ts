/** The fields that a customer may choose from, and the one that is suggested. */
import { expect, it } from 'vitest'
import type { JsonSchema } from '../../../../runtime/index.ts'
import { fieldPaths, suggestedPath } from '../../../../server/copy/maps/choices.ts'

const SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    amount: { type: ['number', 'null'] },
    archived: { type: 'boolean' },
    owner: { type: 'object', properties: { name: { type: 'string' }, parent: { $ref: '#/$defs/owner' } } },
    properties: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
    tags: { type: 'array', items: { type: 'string' } },
  },
  $defs: { owner: { type: 'object', properties: { name: { type: 'string' }, parent: { $ref: '#/$defs/owner' } } } },
}
const pathsOf = (...records: readonly unknown[]) =>
  fieldPaths(
    SCHEMA,
    records.map((record) => JSON.stringify(record)),
  )

it('own fields come first, with the types that their values have; the schema decides where no record has the field', () => {
  const paths = pathsOf(
    { id: '1', amount: 7, properties: { deal_size: '12', reason: 'price', empty: null }, tags: ['a'] },
    { id: 'x', properties: { reason: '2026-01-31', since: '2026-01-31T10:00:00Z' } },
  )
  expect(paths).toEqual([
    { path: '$.properties.reason', types: ['text'], isOwn: true },
    { path: '$.properties.deal_size', types: ['text', 'number'], isOwn: true },
    { path: '$.properties.since', types: ['text', 'time'], isOwn: true },
    { path: '$.id', types: ['text'], isOwn: false },
    { path: '$.amount', types: ['number'], isOwn: false },
    { path: '$.archived', types: ['boolean'], isOwn: false },
    { path: '$.owner.name', types: ['text', 'number', 'boolean', 'time'], isOwn: false },
    { path: '$.owner.parent.name', types: ['text', 'number', 'boolean', 'time'], isOwn: false },
  ])
})

it('B12 fields to choose from have no values, and are bounded where an object has a key for each of many things', () => {
  const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`user_${index}`, 'secret']))
  const paths = pathsOf({ properties: many })
  expect(paths.filter(({ isOwn }) => isOwn).length).toBe(200)
  expect(JSON.stringify(paths)).not.toContain('secret')
})

it.each([
  ['text', ['stage_reason'], '$.properties.stage_reason__c'],
  ['text', ['x1', 'Stage reason'], '$.properties.stage_reason__c'],
  ['text', ['stageReason'], '$.properties.stage_reason__c'],
  ['text', ['reason'], '$.properties.stage_reason__c'],
  ['number', ['seats'], "$.properties['Seats (paid)']"],
  ['number', ['size'], '$.properties.custom_size'],
  ['number', ['stage_reason'], undefined],
  ['text', ['why'], undefined],
  ['text', ['stage'], undefined],
] as const)('for a %s named %j the suggestion is %s', (type, names, path) => {
  const paths = pathsOf({
    properties: { other_stage: 'a', stage_reason__c: 'b', 'Seats (paid)': '7', custom_size: 3, size_note: 'x' },
  })
  expect(suggestedPath(paths, type, names)).toBe(path)
})
