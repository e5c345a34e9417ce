/** The mistakes that callers of other query languages make, each with what to write. */
import { expect, test } from 'vitest'
import { readQuery } from '../../../../server/copy/language/query.ts'

const FIELDS = {
  email: { type: 'string' },
  amount: { type: 'integer' },
  created: { type: 'integer' },
  address: { type: 'object' },
  changed: { type: 'timestamp' },
  tags: { type: 'array' },
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
  [{ 'address.city': { contains: 'Ber' } }, '{"contains":{"address.city":"Ber"}}'],
  [{ $gt: { amount: 5 } }, '{"gt":{"amount":5}}'],
  [{ $or: [{ eq: { email: 'a' } }] }, '{"or":[{"eq":{"email":"a"}}]}'],
  [{ includes: { email: 'a' } }, '{"contains":{"email":"a"}}'],
  [{ startsWith: { email: 'a' } }, '{"starts_with":{"email":"a"}}'],
  [{ email: { $exists: true } }, '{"exists":{"email":true}}'],
  [{ missing: { email: true } }, '{"exists":{"email":false}}'],
  [{ amount: { between: [1, 5] } }, '{"between":{"amount":[1,5]}}'],
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
  [{ query: {}, include_total: true }, 'Write params.total: true'],
  [{ query: { group_by: 'email' } }, 'Write params.group_by, such as {"fields": ["status"]}'],
  [{ query: { filter: { exists: { email: 'yes' } } } }, 'params.query.filter.exists.email must be true or false'],
  [{ query: { filter: { between: { amount: [1] } } } }, 'must be a list of two values, both included'],
  [{ query: { filter: { between: { amount: [1, null] } } } }, 'filter.between.amount[1] is null'],
  [{ query: { filter: { starts_with: { email: 5 } } } }, 'must be text'],
  [{ query: { filter: { starts_with: { tags: 'a' } } } }, 'is a list, which starts with no text'],
  [
    { query: { filter: { gte: { created: 'now-7d' } } } },
    'relative times are for fields whose records hold times as text',
  ],
  [{ query: { filter: { gte: { changed: 'now-7x' } } } }, 'must be a time such as "2026-01-31T12:00:00Z" or "now-7d"'],
  [{ query: {}, total: 'yes' }, 'params.total must be true or false'],
  [{ query: {}, include: 'records' }, 'params.include must be "record"'],
  [{ query: {}, include: 'record', fields: ['email'] }, 'params.include asks for whole records'],
  [{ query: {}, facets: 'email' }, 'params.facets must be a list of at most 10 fields'],
  [{ query: {}, facets: ['emial'] }, 'Did you mean "email"'],
  [{ query: {}, facets: ['email', 'email'] }, 'params.facets names a field twice'],
  [
    { query: {}, facets: ['address'] },
    'params.facets[0] is of type object, which has no such counts: name a path into it',
  ],
  [{ query: {}, group_by: 'email' }, 'must be an object such as {"fields": ["status"]}'],
  [{ query: {}, group_by: {} }, 'params.group_by.fields must name a field'],
  [{ query: {}, group_by: { fields: ['tags'] } }, 'use facets, which count its elements'],
  [{ query: {}, group_by: { fields: ['email'], avg: ['amount'] } }, 'params.group_by.avg is not part of a group'],
  [{ query: {}, group_by: { fields: ['email'], sum: ['changed'] } }, 'params.group_by.sum[0] is of type timestamp'],
])('%j is answered with what to write', (params, expected) => {
  expect(messageOf(params)).toContain(expected)
})
