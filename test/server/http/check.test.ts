/** The errors of a body that does not fit. */
import { expect, test } from 'vitest'
import { compileBodyCheck, compileQueryCheck } from '../../../server/http/request/check.ts'

const ONE_OF_TWO = {
  type: 'object',
  properties: { name: { type: 'string' }, a: { type: 'string' }, b: { type: 'string' } },
  required: ['name'],
  oneOf: [{ required: ['a'] }, { required: ['b'] }],
}
const SOME = { type: 'object', properties: { a: {}, b: {} }, minProperties: 1, maxProperties: 1 }

test.each([
  ['neither of two fields of which one is needed', ONE_OF_TWO, { name: '' }, 'it must have exactly one of a, b'],
  ['both of them', ONE_OF_TWO, { name: '', a: '', b: '' }, 'it must have exactly one of a, b'],
  ['neither, and another field missing', ONE_OF_TWO, {}, 'it must have exactly one of a, b; name is required'],
  ['one of them, and another field missing', ONE_OF_TWO, { a: '' }, 'name is required'],
  ['nothing at all', SOME, {}, 'it must have at least 1 of a, b'],
  ['too much', SOME, { a: 1, b: 1 }, 'it must have at most 1 of a, b'],
])('a body with %s', (_, schema, body, message) => {
  expect(() => compileBodyCheck(schema)(body)).toThrow(
    expect.objectContaining({ code: 'validation_error', message: `Cannot use the body: ${message}` }),
  )
})

test('a parameter that is an object has one parameter for each key', () => {
  const check = compileQueryCheck({
    metadata: { type: 'object', additionalProperties: { type: 'string' }, maxProperties: 2 },
    limit: { type: 'integer' },
  })
  expect(check('metadata[plan]=pro&metadata%5Ba%20b%5D=%3D&limit=2')).toEqual({
    metadata: { plan: 'pro', 'a b': '=' },
    limit: 2,
  })
  expect(check('metadata[__proto__]=x').metadata).toEqual(JSON.parse('{"__proto__": "x"}'))
  for (const [query, field] of [
    ['metadata[plan]=pro&metadata[plan]=free', 'metadata[plan]'],
    ['metadata=pro', 'metadata'],
    ['metadata[]=pro', 'metadata[]'],
    ['limit[a]=1', 'limit[a]'],
    ['metadata[a]=1&metadata[b]=2&metadata[c]=3', 'metadata'],
  ])
    expect(() => check(query ?? '')).toThrow(
      expect.objectContaining({ code: 'invalid_query', errors: [expect.objectContaining({ field })] }),
    )
})
