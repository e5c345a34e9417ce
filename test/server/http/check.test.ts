/** The errors of a body that does not fit. */
import { expect, test } from 'vitest'
import { compileBodyCheck } from '../../../server/http/request/check.ts'

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
