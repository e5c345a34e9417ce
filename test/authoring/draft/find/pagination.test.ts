import { describe, expect, it } from 'vitest'
import { findPagination } from '../../../../authoring/draft/find/pagination.ts'
import { findRecords } from '../../../../authoring/draft/find/records.ts'
import { answering, apiOf, query } from '../../library.ts'

const TEXT = { type: 'string' }
const WHOLE = { type: 'integer' }
const FLAG = { type: 'boolean' }
const object = (properties: Record<string, unknown>) => ({ type: 'object', properties })
const ITEMS = { type: 'array', items: object({ id: TEXT }) }

function paginationOf(
  params: Record<string, unknown>,
  around: Record<string, unknown>,
  headers = {},
  example?: unknown,
): unknown {
  const operation = answering(object({ items: ITEMS, ...around }), {
    parameters: Object.entries(params).map(([name, schema]) => query(name, schema as Record<string, unknown>)),
  })
  const responses = operation.responses as { 200: Record<string, unknown> }
  responses[200].headers = headers
  const [media] = Object.values(responses[200].content as Record<string, Record<string, unknown>>)
  if (example !== undefined) media!.examples = { one: { value: example } }
  const [found] = apiOf({ '/things': { get: operation } }).operations
  const pages = found!.params.map(({ name, shape }) => ({ name, shape }))
  const { pagination, evidence } = findPagination(found!, pages, findRecords(found!.answer!.shape, 'things')!)
  return evidence === undefined ? pagination : [pagination, evidence]
}

describe('pagination', () => {
  it.each([
    [
      'a token',
      { cursor: TEXT, limit: WHOLE },
      { next_cursor: TEXT },
      [{ style: 'cursor', param: 'cursor', next: '$.next_cursor', size: 'limit' }, 'by param cursor, $.next_cursor'],
    ],
    [
      'a cursor with a flag',
      { pageToken: TEXT, pageSize: WHOLE },
      { nextPageToken: TEXT, hasMore: FLAG },
      [
        {
          style: 'cursor',
          param: 'pageToken',
          next: '$.nextPageToken',
          ends: { at: '$.hasMore', not: true },
          size: 'pageSize',
        },
        'by param pageToken, $.nextPageToken, $.hasMore',
      ],
    ],
    [
      "the last record's id",
      { starting_after: TEXT, limit: WHOLE },
      { has_more: FLAG },
      [
        {
          style: 'cursor',
          param: 'starting_after',
          next: 'last.id',
          ends: { at: '$.has_more', not: true },
          size: 'limit',
        },
        "by param starting_after, $.has_more; the last record's id is a guess",
      ],
    ],
    [
      'a token in a map',
      { after: TEXT },
      { paging: object({ next: object({ after: TEXT, link: TEXT }) }) },
      [{ style: 'cursor', param: 'after', next: '$.paging.next.after' }, 'by param after, $.paging.next.after'],
    ],
    [
      'the URL in an object called next',
      { pageNumber: WHOLE, pageSize: WHOLE },
      { _links: object({ self: object({ href: TEXT }), next: object({ href: TEXT }) }), itemsTotal: WHOLE },
      [
        { style: 'link', next: '$._links.next.href', param: 'pageNumber', size: 'pageSize' },
        'by param pageNumber, the URL $._links.next.href',
      ],
    ],
    [
      'a position as text beside the URL of the next page, where a field of its own name says where this page begins',
      { start_position: TEXT, count: TEXT },
      { startPosition: TEXT, continuationToken: TEXT, nextUri: TEXT },
      [{ style: 'link', next: '$.nextUri', param: 'start_position' }, 'by param start_position, the URL $.nextUri'],
    ],
    [
      'an offset that is text',
      { offset: TEXT },
      { offset: TEXT },
      [{ style: 'cursor', param: 'offset', next: '$.offset' }, 'by param offset, $.offset'],
    ],
    [
      'a link in the body',
      { 'page[cursor]': TEXT, 'page[size]': WHOLE },
      { links: object({ next: TEXT }) },
      [
        { style: 'link', next: '$.links.next', param: 'page[cursor]', size: 'page[size]' },
        'by param page[cursor], the URL $.links.next',
      ],
    ],
    [
      'a URL of the next page',
      { page: WHOLE, per_page: WHOLE },
      { next_page: TEXT, count: WHOLE },
      [{ style: 'link', next: '$.next_page', param: 'page', size: 'per_page' }, 'by param page, the URL $.next_page'],
    ],
    [
      'numbered pages',
      { page: WHOLE, per_page: WHOLE },
      { total: WHOLE },
      [
        { style: 'page', param: 'page', ends: { at: '$.total', of: 'records' }, size: 'per_page' },
        'by param page, param per_page',
      ],
    ],
    [
      'pages from 0',
      { page: { type: 'integer', default: 0 } },
      {},
      [{ style: 'page', param: 'page', start: 0 }, 'by param page'],
    ],
    [
      'an offset',
      { startAt: WHOLE, maxResults: WHOLE },
      { total: WHOLE },
      [
        { style: 'offset', param: 'startAt', ends: { at: '$.total', of: 'records' }, size: 'maxResults' },
        'by param startAt, param maxResults',
      ],
    ],
    [
      'an end that is said',
      { nextPageToken: TEXT },
      { nextPageToken: TEXT, isLast: FLAG },
      [
        { style: 'cursor', param: 'nextPageToken', next: '$.nextPageToken', ends: { at: '$.isLast' } },
        'by param nextPageToken, $.nextPageToken, $.isLast',
      ],
    ],
    [
      'nothing',
      {},
      {},
      { style: 'none', because: "Pages not found in the description; check the vendor's documentation." },
    ],
    [
      'a size alone',
      { limit: WHOLE },
      {},
      {
        style: 'none',
        because: "Pages not found in the description, only param limit; check the vendor's documentation.",
      },
    ],
    [
      'a next value alone',
      {},
      { next_cursor: TEXT },
      {
        style: 'none',
        because: "Pages not found in the description, only $.next_cursor; check the vendor's documentation.",
      },
    ],
  ])('by %s', (_, params, around, expected) => {
    expect(paginationOf(params, around)).toEqual(expected)
  })

  it('by header Link', () => {
    expect(paginationOf({ page: WHOLE }, {}, { Link: { schema: TEXT } })).toEqual([
      { style: 'link', next: 'link.next', param: 'page' },
      'by param page, header Link',
    ])
  })
})

describe('pagination of examples', () => {
  it.each([
    [
      'a cursor that the schema lacks',
      { after: TEXT, limit: WHOLE },
      {},
      { items: [{ id: 'a' }], after: 'g3QA', total: 2 },
      [{ style: 'cursor', param: 'after', next: '$.after', size: 'limit' }, 'by param after, $.after'],
    ],
    [
      'a URL, whatever its name',
      { cursor: TEXT },
      { pagination: object({ next_page: TEXT }) },
      { items: [], pagination: { next_page: 'https://api.example.com/things?cursor=c2' } },
      [
        { style: 'link', next: '$.pagination.next_page', param: 'cursor' },
        'by param cursor, the URL $.pagination.next_page',
      ],
    ],
    [
      'a URL by its description, and no example',
      { cursor: TEXT },
      { pagination: object({ next_page: { ...TEXT, description: 'A URL that calls the next page.' } }) },
      undefined,
      [
        { style: 'link', next: '$.pagination.next_page', param: 'cursor' },
        'by param cursor, the URL $.pagination.next_page',
      ],
    ],
    [
      'whether there is a next page',
      { cursor: TEXT },
      { next_page: FLAG, cursor: TEXT },
      { items: [], next_page: false },
      [
        { style: 'cursor', param: 'cursor', next: '$.cursor', ends: { at: '$.next_page', not: true } },
        'by param cursor, $.cursor, $.next_page',
      ],
    ],
  ])('is found by %s', (_, params, around, example, expected) => {
    expect(paginationOf(params, around, {}, example)).toEqual(expected)
  })
})
