/** The mistakes that callers of other query languages make, each with what to write. */
import { expect, test } from 'vitest'
import { readQuery } from '../../../../server/search/language/index.ts'

const FIELDS = {
  email: { type: 'string' },
  amount: { type: 'integer' },
  created: { type: 'integer' },
  address: { type: 'object' },
} as const

function messageOf(params: object): string {
  try {
    readQuery(params, FIELDS)
    return 'accepted'
  } catch (error) {
    return (error as Error).message
  }
}

test.each([
  [{ email: { eq: 'a' } }, '{"eq":{"email":"a"}}'],
  [{ email: 'a' }, '{"eq":{"email":"a"}}'],
  [{ email: ['a', 'b'] }, '{"in":{"email":["a","b"]}}'],
  [{ amount: { $gte: 1, $lt: 5 } }, '{"gte":{"amount":1},"lt":{"amount":5}}'],
  [{ 'address.city': { contains: 'Ber' } }, '{"like":{"address.city":"%Ber%"}}'],
  [{ $gt: { amount: 5 } }, '{"gt":{"amount":5}}'],
  [{ $or: [{ eq: { email: 'a' } }] }, '{"or":[{"eq":{"email":"a"}}]}'],
  [{ contains: { email: 'a' } }, '{"like":{"email":"%a%"}}'],
  [{ startsWith: { email: 'a' } }, '{"like":{"email":"a%"}}'],
  [{ exists: { email: true } }, '{"neq":{"email":null}}'],
  [{ between: { amount: [1, 5] } }, '{"gte":{"amount":1},"lte":{"amount":5}}'],
  [{ notIn: { email: ['a'] } }, '{"not":{"in":{"email":["a"]}}}'],
])('%j is answered with the filter that is meant, which works', (filter, expected) => {
  expect(messageOf({ query: { filter } }).split(' Write ')[1]).toBe(expected)
  expect(messageOf({ query: { filter: JSON.parse(expected) as object } })).toBe('accepted')
})

test.each([
  [{ query: { filter: { frobnicate: 1 } } }, 'Operators are eq, neq, gt'],
  [
    { query: { filter: { gte: { created: '2026-01-01' } } } },
    'must be a number: for a time, 1767225600 in seconds or 1767225600000 in milliseconds',
  ],
  [{ query: { filter: { like: { email: 'a*' } } } }, 'has * for a wildcard. Write "a%"'],
  [{ query: {}, offset: 10 }, 'Pass the meta.cursor of the previous response as params.cursor.'],
  [{ query: { orderBy: 'email' } }, 'Write params.query.sort'],
  [{ query: {}, include_total: true }, 'A search does not count records'],
])('%j is answered with what to write', (params, expected) => {
  expect(messageOf(params)).toContain(expected)
})
