/** The fields that a customer may choose from, and the one that is suggested. */
import { expect, it } from 'vitest'
import type { OwnFieldBody } from '../../../../contract/index.ts'
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
const field = (path: string, label: string, type: OwnFieldBody['type'] = 'string'): OwnFieldBody => {
  return { name: path, label, type, writable: true, path }
}

it('own fields come first with their labels, without lists and objects; then those of the schema', () => {
  const own = [
    field('$.properties.reason', 'Why', 'enum'),
    field('$.properties.deal_size', 'Size', 'number'),
    field('$.amount', 'Amount', 'any'),
    field('$.properties.tags', 'Tags', 'enum[]'),
    field('own.42', 'Since', 'date'),
  ]
  expect(fieldPaths(SCHEMA, own)).toEqual([
    { path: '$.properties.reason', label: 'Why', types: ['text'], isOwn: true },
    { path: '$.properties.deal_size', label: 'Size', types: ['number', 'text'], isOwn: true },
    { path: '$.amount', label: 'Amount', types: ['text', 'number', 'boolean', 'time'], isOwn: true },
    { path: 'own.42', label: 'Since', types: ['time', 'text'], isOwn: true },
    { path: '$.id', types: ['text', 'number', 'boolean', 'time'], isOwn: false },
    { path: '$.archived', types: ['boolean'], isOwn: false },
    { path: '$.owner.name', types: ['text', 'number', 'boolean', 'time'], isOwn: false },
    { path: '$.owner.parent.name', types: ['text', 'number', 'boolean', 'time'], isOwn: false },
  ])
})

it.each([
  ['text', ['stage_reason'], '$.properties.stage_reason__c'],
  ['text', ['x1', 'Stage reason'], '$.properties.stage_reason__c'],
  ['text', ['stageReason'], '$.properties.stage_reason__c'],
  ['text', ['reason'], '$.properties.stage_reason__c'],
  ['number', ['seats'], "$.properties['Seats (paid)']"],
  ['number', ['size'], '$.properties.custom_size'],
  ['number', ['stage_reason'], undefined],
  ['number', ['story_points'], '$.fields.customfield_10016'],
  ['number', ['points'], '$.fields.customfield_10016'],
  ['text', ['shirt'], 'own.42'],
  ['text', ['why'], undefined],
  ['text', ['stage'], undefined],
] as const)('for a %s named %j the suggestion is %s', (type, names, path) => {
  const own = [
    field('$.properties.other_stage', 'properties.other_stage'),
    field('$.properties.stage_reason__c', 'properties.stage_reason__c'),
    field("$.properties['Seats (paid)']", 'properties.Seats (paid)', 'number'),
    field('$.properties.custom_size', 'properties.custom_size', 'number'),
    field('$.properties.size_note', 'properties.size_note'),
    field('$.fields.customfield_10016', 'Story Points', 'number'),
    field('own.42', 'T-shirt'),
  ]
  expect(suggestedPath(fieldPaths(SCHEMA, own), type, names)).toBe(path)
})
