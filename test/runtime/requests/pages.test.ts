/** Pages of a caller's own requests, by an operation's pagination or the request's. */
import { describe, expect, test } from 'vitest'
import { type AnyRequest, type ConnectorError, request, requestPages } from '../../../runtime/index.ts'
import { STYLE_KEYS } from '../../../runtime/language/pagination/described.ts'
import { MANIFEST_SCHEMA } from '../../../runtime/manifest/index.ts'
import { planOf } from '../../support/plan.ts'
import { codeOf, jsonAnswer, sentRequest, wireTo } from '../../support/wire.ts'

const cursor = {
  style: 'cursor',
  param: 'starting_after',
  next: 'last.id',
  ends: { at: '$.has_more', not: true },
  size: 'limit',
}
const PLAN = planOf({
  entities: {
    items: {
      list: {
        request: 'GET /items',
        records: '$.data',
        params: { after: { type: 'string', as: 'starting_after' }, limit: 'integer' },
        pagination: { ...cursor, param: 'after' },
      },
      api_search: {
        request: 'POST /search',
        records: '$.results',
        params: { offset: 'integer', size: 'integer' },
        pagination: { style: 'offset', param: 'offset', size: 'size' },
      },
    },
    nodes: {
      list: {
        request: 'POST /graphql',
        graphql: 'query Q($first: Int, $after: String) { nodes(first: $first, after: $after) { id } }',
        params: { first: 'integer', after: 'string' },
        records: '$.data.nodes.nodes',
        pagination: { style: 'graphql', at: '$.data.nodes.pageInfo' },
      },
    },
    plain: { list: { request: 'GET /plain', records: '$' } },
  },
})

const page = (ids: string[], more: boolean) => jsonAnswer({ data: ids.map((id) => ({ id })), has_more: more })

/** Iterates over the pages of a request; the ids of each page, and what was asked for. */
async function iterated(given: AnyRequest, answers: Buffer[], options = {}) {
  const { connection, server } = await wireTo(PLAN, { answers })
  const ids: unknown[][] = []
  let next: AnyRequest | null = null
  for await (const found of requestPages(PLAN, given, connection, options)) {
    ids.push(found.records.map(({ id }) => id))
    next = found.next
  }
  return { ids, next, requests: server.requests.map(sentRequest) }
}

describe('a list continues', () => {
  test('as an operation of the kind does, under the names on the wire', async () => {
    const given: AnyRequest = { method: 'GET', path: '/others?limit=2&x=1', pagination: 'items.list' }
    const { ids, requests } = await iterated(given, [page(['a', 'b'], true), page(['c'], false)])
    expect(ids).toEqual([['a', 'b'], ['c']])
    expect(requests.map(({ target }) => target)).toEqual([
      '/others?limit=2&x=1',
      '/others?x=1&limit=2&starting_after=b',
    ])
  })

  test('by params of its body', async () => {
    const results = (...ids: number[]) => jsonAnswer({ results: ids.map((id) => ({ id })) })
    const given: AnyRequest = {
      method: 'POST',
      path: '/find',
      body: { size: 2, q: 'x' },
      pagination: 'items.api_search',
    }
    const { ids, requests } = await iterated(given, [results(1, 2), results(3)])
    expect(ids).toEqual([[1, 2], [3]])
    expect(requests.map(({ body }) => JSON.parse(body) as object)).toEqual([
      { size: 2, q: 'x' },
      { size: 2, q: 'x', offset: 2 },
    ])
  })

  test('by variables of its document', async () => {
    const nodes = (id: string, hasNextPage: boolean) =>
      jsonAnswer({ data: { nodes: { nodes: [{ id }], pageInfo: { hasNextPage, endCursor: id } } } })
    const body = { query: 'query Q($after: String) { nodes(after: $after) { id } }', variables: { first: 1 } }
    const given: AnyRequest = { method: 'POST', path: '/graphql', body, pagination: 'nodes.list' }
    const { ids, requests } = await iterated(given, [nodes('a', true), nodes('b', false)])
    expect(ids).toEqual([['a'], ['b']])
    expect(JSON.parse(requests[1]?.body ?? '')).toMatchObject({ variables: { first: 1, after: 'a' } })
  })

  test.each<[string, AnyRequest['pagination'], Buffer[], string[]]>([
    [
      'a cursor',
      { ...cursor, style: 'cursor', records: '$.data' },
      [page(['a'], true), page(['b'], false)],
      ['/x', '/x?starting_after=a'],
    ],
    [
      'a link in a header',
      { style: 'link', next: 'link.next', param: 'page' },
      [
        jsonAnswer([{ id: 'a' }], 200, { link: '<https://evil.example/x?page=2>; rel="next"' }),
        jsonAnswer([{ id: 'b' }]),
      ],
      ['/x', '/x?page=2'],
    ],
    [
      'page numbers',
      { style: 'page', param: 'page', size: 'limit', ends: { at: '$.pages', of: 'pages' }, records: '$.data' },
      [1, 2].map((id) => jsonAnswer({ data: [{ id }], pages: 2 })),
      ['/x', '/x?page=2'],
    ],
  ])('by the words of the request: %s', async (_, pagination, answers, targets) => {
    const { requests } = await iterated({ method: 'GET', path: '/x', pagination }, answers)
    expect(requests.map(({ target }) => target)).toEqual(targets)
  })

  test('from the request of its next page, in another process too', async () => {
    const answers = [page(['a'], true), page(['b'], false)]
    const { connection, server } = await wireTo(PLAN, { answers })
    const first = await request(PLAN, { method: 'GET', path: '/x', pagination: 'items.list' }, connection)
    const next = JSON.parse(JSON.stringify(first.next)) as AnyRequest
    expect(await request(PLAN, next, connection)).toMatchObject({ records: [{ id: 'b' }], next: null })
    expect(sentRequest(server.requests[1] ?? '').target).toBe('/x?starting_after=a')
  })
})

test.each<[string, unknown, string]>([
  ['an operation that the kind has not', 'itms.list', 'Did you mean "items.list"'],
  ['an operation of one page', 'plain.list', 'names no list of sample with pages'],
  ['a style that does not exist', { style: 'cursors', param: 'a', next: '$.b' }, 'pagination'],
  ['a key that its style does not have', { style: 'page', param: 'a', next: '$.b' }, 'next'],
  ['a locator that cannot be read', { style: 'cursor', param: 'a', next: 'b..c[' }, 'next'],
  ['records that are no locator', { style: 'page', param: 'a', records: 7 }, 'pagination.records'],
])('%s is refused, and nothing is sent', async (_, pagination, words) => {
  const { connection, server } = await wireTo(PLAN, { answers: [jsonAnswer({})] })
  const given = { method: 'GET', path: '/x', pagination } as AnyRequest
  const error = await request(PLAN, given, connection).catch((thrown: ConnectorError) => thrown)
  expect(error).toMatchObject({ code: 'invalid_params', message: expect.stringContaining(words) as string })
  expect(server.requests).toEqual([])
})

test('a request takes the keys of each style that the language has', () => {
  const { pagination } = MANIFEST_SCHEMA.definitions as unknown as Record<string, { oneOf: StyleSchema[] }>
  const styles = (pagination?.oneOf ?? []).map(({ properties: { style, ...others }, required }) => [
    style.const,
    Object.fromEntries(Object.keys(others).map((name) => [name, required.includes(name) ? 'required' : 'optional'])),
  ])
  expect(Object.fromEntries(styles.filter(([style]) => style !== 'none'))).toEqual(STYLE_KEYS)
})

test('each style has keys of its own', () => {
  const shapes = Object.values(STYLE_KEYS).map((keys) => JSON.stringify(Object.entries(keys).toSorted()))
  expect(new Set(shapes).size).toBe(shapes.length)
})

interface StyleSchema {
  readonly properties: { readonly style: { readonly const: string }; readonly [name: string]: unknown }
  readonly required: readonly string[]
}

test('a response that is no list is an error, and a list that goes round in circles ends', async () => {
  const given: AnyRequest = { method: 'GET', path: '/x', pagination: 'items.list' }
  const { connection } = await wireTo(PLAN, { answers: [jsonAnswer({ data: 7 })] })
  expect(await codeOf(request(PLAN, given, connection))).toBe('upstream_invalid_response')
  const same = Array.from({ length: 4 }, () => page(['a'], true))
  expect(await codeOf(iterated(given, same))).toBe('pagination_loop')
  expect(await codeOf(iterated(given, [page(['a'], true), page(['b'], true)], { maxPages: 1 }))).toBe(
    'page_limit_reached',
  )
})
