import { describe, expect, it } from 'vitest'
import { schemaWords } from '../../../mock/snapshot/schemas.ts'
import type { Json, JsonSchema } from '../../../runtime/index.ts'

const NULL = { type: 'null' }
const object = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
})

describe('a schema in few words', () => {
  it.each<[string, JsonSchema, Json]>([
    ['a text', { type: 'string' }, 'string'],
    ['a text or null', { type: ['string', 'null'] }, 'string?'],
    ['a time', { type: 'string', format: 'date-time' }, 'datetime'],
    ['words', { enum: ['open', 'paid', null], type: ['string', 'null'] }, 'open|paid?'],
    ['one word', { const: 'card' }, 'only card'],
    ['a reference', { $ref: '#/$defs/Address' }, 'Address'],
    ['a reference or null', { anyOf: [{ $ref: '#/$defs/Address' }, NULL] }, 'Address?'],
    ['a list', { type: 'array', items: { $ref: '#/$defs/Line' } }, 'Line list'],
    ['a list or null of what may be null', { type: ['array', 'null'], items: { type: ['integer', 'null'] } }, 'integer? list?'],
    ['a map', { type: 'object', additionalProperties: { type: 'string' } }, 'object of string'],
    ['alternatives', { oneOf: [{ $ref: '#/$defs/Card' }, { $ref: '#/$defs/Bank' }] }, 'Card|Bank'],
    ['a limit', { type: 'integer', minimum: 1 }, 'integer {"minimum":1}'],
    ['anything', {}, 'any'],
    ['fields', object({ id: { type: 'string' }, name: { type: 'string' } }, ['id']), { id: 'string!', name: 'string' }],
    ['fields of a field', object({ a: object({ b: { type: 'string' } }) }, ['a']), { 'a!': { b: 'string' } }],
    ['fields of a list', object({ a: { type: 'array', items: object({ b: {} }) } }), { 'a list': { b: 'any' } }],
    ['fields or null', object({ a: { anyOf: [object({ b: {} }), NULL] } }), { 'a?': { b: 'any' } }],
  ])('%s', (_, schema, expected) => {
    expect(schemaWords(schema)).toEqual(expected)
  }) // prettier-ignore
})
