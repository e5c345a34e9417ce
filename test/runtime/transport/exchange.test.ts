import { describe, expect, test } from 'vitest'
import type { WholeRequest } from '../../../runtime/base/http.ts'
import { differences, encodeBody, type Exchange, type ExchangeBody } from '../../../runtime/transport/index.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

const EXPECTED: Exchange['request'] = { method: 'GET', path: '/v1/things' }
const ACTUAL: WholeRequest = { method: 'GET', origin: 'https://api.example.com', path: '/v1/things', headers: {} }

interface Case {
  readonly expected?: Partial<Exchange['request']>
  readonly actual?: Partial<WholeRequest>
  readonly finds: readonly string[]
}

const CASES: Readonly<Record<string, Case>> = {
  'nothing between equal requests': { finds: [] },
  'another method': { expected: { method: 'POST' }, finds: ['method is "GET", not "POST"'] },
  'another path': { expected: { path: '/v1/others' }, finds: ['path is "/v1/things", not "/v1/others"'] },
  'nothing between a path and its encoding': { expected: { path: '/a b' }, actual: { path: '/a%20b' }, finds: [] },
  'a slash that is encoded': {
    expected: { path: '/a/b' },
    actual: { path: '/a%2Fb' },
    finds: ['path is "/a%2Fb", not "/a/b"'],
  },
  'another host than the kind’s': {
    actual: { origin: 'https://evil.example' },
    finds: ['host is "evil.example", not "api.example.com"'],
  },
  'nothing when the exchange names the other host': {
    expected: { host: 'files.example.com' },
    actual: { origin: 'https://files.example.com' },
    finds: [],
  },
  'nothing between queries in another order and encoding': {
    expected: { query: { a: '1 2', 'b[c]': 'ü', d: ['x', 'y'], limit: 2 } },
    actual: { path: '/v1/things?limit=2&d=x&b%5Bc%5D=%C3%BC&d=y&a=1+2' },
    finds: [],
  },
  'another, a missing and an extra query value': {
    expected: { query: { limit: '2', after: 'x' } },
    actual: { path: '/v1/things?limit=3&api_key=abc' },
    finds: ['query "limit" is "3", not "2"', 'query lacks "after"', 'query has "api_key", which is not expected'],
  },
  'values of one name in another order': {
    expected: { query: { d: ['x', 'y'] } },
    actual: { path: '/v1/things?d=y&d=x' },
    finds: ['query "d" has 2 values that are not "x", "y"'],
  },
  'nothing for a credential in its place': {
    expected: { headers: { Authorization: 'Bearer <secret>' }, query: { key: '<secret>' } },
    actual: { headers: { authorization: 'Bearer abc' }, path: '/v1/things?key=abc' },
    finds: [],
  },
  'a missing header': { expected: { headers: { 'x-api-key': '<secret>' } }, finds: ['header "x-api-key" is missing'] },
  'a credential in another form, without showing it': {
    expected: { headers: { authorization: 'Bearer <secret>', 'x-api-key': '<secret>' }, query: { key: 'k-<secret>' } },
    actual: { headers: { authorization: 'Basic abc', 'x-api-key': '' }, path: '/v1/things?key=abc' },
    finds: [
      'query "key" is not "k-<secret>"',
      'header "authorization" is not "Bearer <secret>"',
      'header "x-api-key" is not "<secret>"',
    ],
  },
  'a doubled scheme': {
    expected: { headers: { authorization: 'Bearer <secret>' } },
    actual: { headers: { authorization: 'Bearer Bearer abc' } },
    finds: ['header "authorization" is not "Bearer <secret>"'],
  },
  'nothing for headers that are not declared': { actual: { headers: { 'x-extra': '1' } }, finds: [] },
  'another header': {
    expected: { headers: { 'x-version': '2' } },
    actual: { headers: { 'x-version': '1' } },
    finds: ['header "x-version" is "1", not "2"'],
  },
  'nothing for parameters of a content type': {
    expected: { headers: { 'content-type': 'application/json' } },
    actual: { headers: JSON_TYPE },
    finds: [],
  },
  'nothing between JSON in another order': {
    expected: { body: { a: 1, b: [true, null] } },
    actual: { headers: JSON_TYPE, body: '{"b":[true,null],"a":1}' },
    finds: [],
  },
  'each difference in JSON, with its place': {
    expected: { body: { a: 1, b: { c: ['x', 'y'] }, d: [1], e: '<secret>' } },
    actual: { headers: JSON_TYPE, body: '{"a":"1","b":{"c":["x","z"],"n":0},"d":[1,2],"e":7}' },
    finds: [
      'body /a is "1", not 1',
      'body /b/c/1 is "z", not "y"',
      'body has /b/n, which is not expected',
      'body /d has 2 items, not 1',
      'body /e is not "<secret>"',
    ],
  },
  'a body that is missing': { expected: { body: {} }, finds: ['body is missing'] },
  'a body that is not expected': { actual: { body: 'x' }, finds: ['body is present, but none is expected'] },
  'a body that is not JSON': { expected: { body: {} }, actual: { body: '<a>' }, finds: ['body is not JSON'] },
  'nothing between a form and its pairs': {
    expected: { body: { amount: 5, 'metadata[a]': 'ü &' } },
    actual: { headers: FORM, body: 'metadata%5Ba%5D=%C3%BC+%26&amount=5' },
    finds: [],
  },
  'each difference in a form': {
    expected: { body: { amount: '5', client_secret: '<secret>' } },
    actual: { headers: FORM, body: 'amount=6&client_secret=&more=1' },
    finds: [
      'body "amount" is "6", not "5"',
      'body "client_secret" is not "<secret>"',
      'body has "more", which is not expected',
    ],
  },
  'nothing between text with other line ends': {
    expected: { body: 'a\nb' },
    actual: { headers: { 'content-type': 'text/plain' }, body: 'a\r\nb' },
    finds: [],
  },
  'nothing between equal bytes': {
    expected: { body: { base64: 'AP8=' } },
    actual: { body: new Uint8Array([0, 255]) },
    finds: [],
  },
  'other bytes': {
    expected: { body: { base64: 'AP8=' } },
    actual: { body: new Uint8Array([0, 254]) },
    finds: ['body has different bytes'],
  },
}

describe('differences finds', () => {
  test.each(Object.entries(CASES))('%s', (_name, { expected, actual, finds }) => {
    const found = differences({ ...EXPECTED, ...expected }, { ...ACTUAL, ...actual }, { host: 'api.example.com' })
    expect(found).toEqual(finds)
  })
})

test.each<[ExchangeBody | undefined, string, string | undefined]>([
  [undefined, '', undefined],
  ['text', 'text', 'text/plain; charset=utf-8'],
  [{ a: [1] }, '{"a":[1]}', 'application/json'],
  [null, 'null', 'application/json'],
  [{ base64: 'AP8=' }, '\0\xff', 'application/octet-stream'],
])('encodeBody gives the bytes of %j', (body, bytes, type) => {
  const encoded = encodeBody(body)
  expect([Buffer.from(encoded.bytes).toString('latin1'), encoded.type]).toEqual([bytes, type])
})
