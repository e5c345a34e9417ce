/** Locators, judged by another JSONPath where that has the same form. */
import { query } from 'json-p3'
import { describe, expect, test } from 'vitest'
import type { Json } from '../../../runtime/base/json.ts'
import { AmbiguousLocation, compileLocator, LocatorFault, parseLocator } from '../../../runtime/language/locator.ts'

const BODY: Json = {
  data: [{ id: 1, tags: ['a', 'b'] }, { id: 2, tags: [] }, { id: 3 }],
  meta: {
    'next page': 'p2',
    next_cursor: 'c',
    empty: '',
    none: null,
    zero: 0,
    no: false,
    '@odata.nextLink': 'l',
    'a-b': 1,
  },
  nested: { one: { nodes: [1, 2] } },
  wide: { a: { nodes: [1] }, b: { nodes: [2] } },
  '': 'blank',
  length: 5,
}

/** Reads a locator from the body, and from the headers and last record given. */
function read(
  text: string,
  headers: Readonly<Record<string, string>> = {},
  last?: Json,
  body: Json | undefined = BODY,
) {
  return compileLocator(parseLocator(text))({ body, header: (name) => headers[name] ?? null, last })
}

describe('a path to one place gives what RFC 9535 says', () => {
  test.each([
    '$',
    '$.data',
    '$.data[0]',
    '$.data[0].id',
    '$.data[-1].id',
    '$.data[2].tags',
    '$.data[3]',
    '$.data[-4]',
    '$.data[0].tags[1]',
    "$['meta']['next page']",
    "$.meta['a-b']",
    '$.meta.next_cursor',
    '$.meta.empty',
    '$.meta.none',
    '$.meta.zero',
    '$.meta.no',
    '$.meta.missing.deeper',
    '$.meta[0]',
    '$.data.id',
    '$.data.length',
    '$.length',
    '$.missing',
    "$['@odata.nextLink']",
    '$.toString',
    '$.data.map',
  ])('%s', (path) => {
    expect(read(path)).toEqual(query(path, BODY).values()[0])
  })
})

describe('a path to many places gives what RFC 9535 says, as a list', () => {
  test.each([
    '$..id',
    '$.data[*].id',
    '$.data[0:2].id',
    '$.data[::2].id',
    '$..tags[0]',
    "$..meta['next page']",
    '$..nodes[*]',
  ])('%s', (path) => {
    expect([read(path)].flat()).toEqual(query(path, BODY).values())
  })
})

describe('a star is the one property there is', () => {
  test('and gives what is in it', () => {
    expect(read('$.nested.*.nodes')).toEqual([1, 2])
  })

  test.each<Json>([{}, { nested: {} }, { nested: [] }, { nested: null }, []])(
    'and nothing where there is none: %j',
    (body) => {
      expect(read('$.nested.*.nodes', {}, undefined, body)).toBeUndefined()
    },
  )

  test('and an error where there are several, with their names', () => {
    expect(() => read('$.wide.*.nodes')).toThrow(AmbiguousLocation)
    expect(() => read('$.wide.*.nodes')).toThrow('has 2 properties where one was expected: a, b')
  })
})

describe('header, link and last', () => {
  const links = (header: string) => read('link.next', { link: header })

  test.each<[string, unknown]>([
    ['header.X-Next', 'abc'],
    ['header.x-next', 'abc'],
    ['header.X-Missing', undefined],
  ])('%s is %j', (locator, value) => {
    expect(read(locator, { 'x-next': 'abc' })).toBe(value)
  })

  test.each<[string, Json | undefined, unknown]>([
    ['last.id', { id: 7 }, 7],
    ['last.a.b', { a: { b: 'x' } }, 'x'],
    ['last.id', undefined, undefined],
    ['last.id', {}, undefined],
    ['last.constructor', {}, undefined],
  ])('%s of %j is %j', (locator, last, value) => {
    expect(read(locator, {}, last)).toBe(value)
  })

  test.each<[string, string | undefined]>([
    ['<https://a.example/?page=2>; rel="next"', 'https://a.example/?page=2'],
    ['<https://a.example/1>; rel="prev", <https://a.example/3>; rel="next"', 'https://a.example/3'],
    ['<https://a.example/3>;rel=next', 'https://a.example/3'],
    ['<https://a.example/3>; title="x"; rel="last next"', 'https://a.example/3'],
    ['<https://a.example/3>; REL="Next"', 'https://a.example/3'],
    ['</relative?page=2>; rel="next"', '/relative?page=2'],
    ['<>; rel="next"', ''],
    ['<https://a.example/1>; rel="prev"', undefined],
    ['<https://a.example/1>; rel="nextish"', undefined],
    ['', undefined],
    ['nonsense', undefined],
    ['<'.repeat(16_000), undefined],
    [`<${'a'.repeat(20_000)}>; rel="next"`, undefined],
  ])('link.next of %s is %j', (header, value) => {
    expect(links(header)).toBe(value)
  })
})

describe('a param in the query of a URL', () => {
  const param = (url: Json) => read("$['a.link']?$token", {}, undefined, { 'a.link': url })

  test.each<[string, Json, unknown]>([
    ['an absolute URL', 'https://a.example/items?$token=x%2By&other=1#z?$token=no', 'x+y'],
    ['a relative one', '/items?other=1&$token=x', 'x'],
    ['a URL without the param', 'https://a.example/items?other=1', undefined],
    ['a URL without a query', 'https://a.example/$token=x', undefined],
    ['null', null, undefined],
    ['a map', { $token: 'x' }, undefined],
  ])('of %s', (_, url, value) => {
    expect(param(url)).toBe(value)
  })

  test('is read from the target of a Link header, too', () => {
    expect(read('link.next?page', { link: '</items?page=3>; rel="next"' })).toBe('3')
  })

  test.each(['?token', '$.link?', '$.link?a b', '$.link?a?b', 'link?token', '$.data[?token', '$.__proto__?token'])(
    '%s is no locator',
    (text) => {
      expect(() => parseLocator(text)).toThrow(LocatorFault)
    },
  )
})

test.each(['header.Location/jobs', '/jobs', '$.url/a/b', 'status'])('%s is no locator', (text) => {
  expect(() => parseLocator(text)).toThrow(LocatorFault)
})

describe('M1 what computes or reaches a prototype is no locator', () => {
  test.each([
    '$..[?(@.id)]',
    '$.data[?(@.id>1)]',
    '$[(@.length-1)]',
    '$.data[(@.constructor.constructor("return globalThis.canary=1")())]',
    "$..[?(''.sub.constructor('globalThis.canary=1')())]",
    '$.__proto__',
    '$.constructor',
    "$['constructor']['prototype']",
    '$..constructor',
    '$.data[*].__proto__',
    '$.__lookupGetter__("x")',
    "$.meta['no','zero']",
    '$.data^',
    '$.data~',
    '$`data',
    '@.data',
    'data',
    '',
    '$.',
    '$..',
    '$.data[',
    '$.data[x]',
    '$ .data',
    'header.',
    'header.a b',
    'first.id',
    'link.next;x',
    `$${'.a'.repeat(2000)}[*]`,
  ])('%s', (text) => {
    expect(() => parseLocator(text)).toThrow(LocatorFault)
    expect('canary' in globalThis).toBe(false)
  })

  test.each(['$.toString', '$.hasOwnProperty', '$.data.map', '$.meta.valueOf'])(
    '%s finds nothing that is not the answer’s',
    (path) => {
      expect(read(path)).toBeUndefined()
    },
  )
})
