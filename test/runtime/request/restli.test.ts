import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { ConnectorError, find, type Json } from '../../../runtime/index.ts'
import { encodePairs } from '../../../runtime/request/index.ts'
import { restliText } from '../../../runtime/request/restli.ts'
import { readRestli } from '../../../simulator/request/restli.ts'
import { planOf } from '../../support/plan.ts'

const ENCODE = { body: 'form', arrays: 'restli', objects: 'brackets' } as const
const query = (value: Json) => encodePairs('p', value, ENCODE)

describe('the style of Rest.li', () => {
  it.each<[string, Json, string]>([
    ['a list', ['urn:li:organization:12345', 2, true], 'List(urn%3Ali%3Aorganization%3A12345,2,true)'],
    ['an empty list', [], 'List()'],
    ['an object', { status: { values: ['ACTIVE'] }, test: false }, '(status:(values:List(ACTIVE)),test:false)'],
    ['a list of objects', [{ a: 'x y' }, { a: '' }], "List((a:x%20y),(a:''))"],
    ['an empty text', '', "''"],
    ['a text that looks like a list', 'List(a,b)', 'List%28a%2Cb%29'],
    ['a key with signs', { "a:b,'": '&' }, '(a%3Ab%2C%27:%26)'],
  ])('writes %s', (_, value, expected) => {
    expect(query(value)).toBe(`p=${expected}`)
  })

  it('refuses null inside, which it cannot write', () => {
    expect(() => query(['a', null])).toThrow(ConnectorError)
  })

  it('gives back any value', () => {
    const text = fc.string({ unit: 'binary' })
    const { value } = fc.letrec<{ value: Json }>((tie) => ({
      value: fc.oneof({ depthSize: 'small' }, text, fc.array(tie('value')), fc.dictionary(text, tie('value'))),
    }))
    fc.assert(
      fc.property(value, (json) => {
        expect(readRestli(restliText('p', json), {}, (leaf) => leaf)).toEqual(json)
      }),
      { examples: [[JSON.parse('{"__proto__":{}}') as Json]] },
    )
  })
})

const PLAN = planOf({
  entities: {
    users: {
      get: { request: 'GET /users/{key}', params: { key: { type: 'any', required: true, arrays: 'restli' } } },
      list: {
        request: 'GET /meetings/{id}/users',
        params: { id: { type: 'string', required: true, twice: '^/|//' } },
        pagination: { style: 'none', because: 'One page.' },
      },
    },
  },
})

test.each<[string, string, Record<string, Json>, string]>([
  ['an object', 'get', { key: { account: 'urn:li:a:1', user: 2 } }, '/users/(account:urn%3Ali%3Aa%3A1,user:2)'],
  ['a URN with parentheses', 'get', { key: 'urn:li:e:(a,1)' }, '/users/urn%3Ali%3Ae%3A%28a%2C1%29'],
  ['an ID with a slash in front', 'list', { id: '/aj+Xp==' }, '/meetings/%252Faj%252BXp%253D%253D/users'],
  ['an ID with two slashes inside', 'list', { id: 'a//b' }, '/meetings/a%252F%252Fb/users'],
  ['an ID with one slash inside', 'list', { id: 'a/b' }, '/meetings/a%2Fb/users'],
])('a path has %s as one segment', (_, action, params, path) => {
  const { request } = find(PLAN, 'users', action)
  expect(request.build(params, { origin: 'https://api.example.com', prefix: '', config: {} }).path).toBe(path)
})

test.each(['..', '.', ' '])('a segment in the style of Rest.li is not "%s"', (key) => {
  const { request } = find(PLAN, 'users', 'get')
  expect(() => request.build({ key }, { origin: 'https://api.example.com', prefix: '', config: {} })).toThrow(
    /must not be/,
  )
})
