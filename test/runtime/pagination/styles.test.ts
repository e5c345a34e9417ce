/** The six ways in which lists continue, each by a table: an answer, and the params of the next call. */
import { describe, expect, test } from 'vitest'
import { find, type Json, type Params } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'

/** A paginator as a manifest declares it; params are `at` and `page`, `after_id` is a number. */
function paginator(pagination: object) {
  const params = { at: 'string', page: 'integer', after_id: 'integer', limit: 'integer' }
  const plan = planOf({
    entities: { items: { list: { request: 'GET /items', records: '$.data', params, pagination } } },
  })
  return find(plan, 'items', 'list').pagination
}

/** A response as the paginator reads it. */
function pageOf(body: Json, count = 2, last?: Json, headers: Readonly<Record<string, string>> = {}) {
  return { body, count, last, header: (name: string) => headers[name] ?? null }
}

type Row = [name: string, params: Params, page: ReturnType<typeof pageOf>, next: Params | null | string]

const table = (name: string, pagination: object, rows: readonly Row[]) =>
  describe(name, () => {
    test.each(rows)('%s', (_, params, page, next) => {
      const paginate = paginator(pagination)!
      if (typeof next === 'string') expect(() => paginate(params, page)).toThrow(next)
      else expect(paginate(params, page)).toEqual(next)
    })
  })

/** Values of `next` that end a list. */
const NOTHING: readonly [string, Json][] = [
  ['absent', {}],
  ['null', { next: null }],
  ['empty', { next: '' }],
  ['false', { next: false }],
]
const endsAt: Row[] = NOTHING.map(([name, body]) => [`ends when next is ${name}`, { limit: 2 }, pageOf(body), null])

table('cursor', { style: 'cursor', param: 'at', next: '$.next' }, [
  ['goes on with next, and keeps the params', { limit: 2 }, pageOf({ next: 'b' }), { limit: 2, at: 'b' }],
  ['replaces the cursor that was given', { at: 'a' }, pageOf({ next: 'b' }), { at: 'b' }],
  ['goes on after an empty page', {}, pageOf({ next: 'b' }, 0), { at: 'b' }],
  ['makes text of a number', {}, pageOf({ next: 7 }), { at: '7' }],
  ['takes 0 for a cursor', {}, pageOf({ next: 0 }), { at: '0' }],
  ...endsAt,
  ['is an error when next is an object', {}, pageOf({ next: {} }), 'announces more but there is no value for at'],
  ['is an error when next is a list', {}, pageOf({ next: ['b'] }), 'announces more but there is no value for at'],
  ['is an error when next is true', {}, pageOf({ next: true }), 'announces more but there is no value for at'],
])

table('cursor that says when it is done', { style: 'cursor', param: 'at', next: '$.next', ends: { at: '$.last' } }, [
  ['goes on while it is not', {}, pageOf({ next: 'b', last: false }), { at: 'b' }],
  ['ends when it is', {}, pageOf({ next: 'b', last: true }), null],
])

table('cursor with more', { style: 'cursor', param: 'at', next: '$.next', ends: { at: '$.more', not: true } }, [
  ['goes on while there is', {}, pageOf({ next: 'b', more: true }), { at: 'b' }],
  ['ends when there is none, though there is a cursor', {}, pageOf({ next: 'b', more: false }), null],
  ['is an error when more follows without a cursor', {}, pageOf({ more: true }), 'there is no value for at'],
])

table('cursor in a header', { style: 'cursor', param: 'at', next: 'header.X-Next' }, [
  ['goes on with it', {}, pageOf([], 2, undefined, { 'x-next': 'b' }), { at: 'b' }],
  ['ends without it', {}, pageOf([]), null],
])

table('cursor for a param that is a number', { style: 'cursor', param: 'page', next: '$.next' }, [
  ['makes a number of digits', {}, pageOf({ next: '7' }), { page: 7 }],
  ['leaves other text as it is', {}, pageOf({ next: '7x' }), { page: '7x' }],
])

table(
  'cursor of the last record',
  { style: 'cursor', param: 'at', next: 'last.id', ends: { at: '$.more', not: true }, size: 'limit' },
  [
    ['goes on after the last record', {}, pageOf({ more: true }, 2, { id: 'c2' }), { at: 'c2' }],
    ['ends when more is false', {}, pageOf({ more: false }, 2, { id: 'c2' }), null],
    ['ends when more is absent', {}, pageOf({}, 2, { id: 'c2' }), null],
    ['goes on when more is the text true', {}, pageOf({ more: 'true' }, 2, { id: 'c2' }), { at: 'c2' }],
    ['ends when more is another text', {}, pageOf({ more: 'yes' }, 2, { id: 'c2' }), null],
    [
      'is an error when more follows nothing',
      {},
      pageOf({ more: true }, 0),
      'announces more but there is no value for at',
    ],
    [
      'is an error when the last record has no value',
      {},
      pageOf({ more: true }, 1, { id: null }),
      'there is no value for at',
    ],
  ],
)

table(
  'cursor whose page is short by a count of the vendor',
  { style: 'cursor', param: 'at', next: 'last.id', size: 'limit', ends: { at: 'short', count: '$.total' } },
  [
    [
      'ends where there are fewer records than were asked for',
      { limit: 3 },
      pageOf({ total: 2 }, 2, { id: 'b' }),
      null,
    ],
    ['goes on where the page was cut', { limit: 3 }, pageOf({ total: 3 }, 2, { id: 'b' }), { limit: 3, at: 'b' }],
    ['goes on without the count', { limit: 3 }, pageOf({}, 2, { id: 'b' }), { limit: 3, at: 'b' }],
  ],
)

table('cursor of numbers', { style: 'cursor', param: 'after_id', next: 'last.id', ends: { at: '$.more', not: true } }, [
  ['keeps a number', {}, pageOf({ more: true }, 1, { id: 9 }), { after_id: 9 }],
  ['makes a number of digits', {}, pageOf({ more: true }, 1, { id: '9007199254740991' }), { after_id: 2 ** 53 - 1 }],
  [
    'is an error when digits would be lost',
    {},
    pageOf({ more: true }, 1, { id: '9007199254740993' }),
    'has more digits than a number can hold',
  ],
  ['is an error when digits are lost', {}, pageOf({ more: true }, 1, { id: 2 ** 53 }), 'has more digits than a number'],
])

table('offset', { style: 'offset', param: 'page', size: 'limit' }, [
  ['advances by the records received', { limit: 2 }, pageOf({}), { limit: 2, page: 2 }],
  ['advances from where it was', { limit: 2, page: 4 }, pageOf({}), { limit: 2, page: 6 }],
  ['ends after a short page', { limit: 3 }, pageOf({}), null],
  ['ends after an empty page', { limit: 2 }, pageOf({}, 0), null],
  ['goes on when no size was asked for', {}, pageOf({}), { page: 2 }],
])

table(
  'offset with a total',
  { style: 'offset', param: 'page', size: 'limit', start: 1, ends: { at: '$.total', of: 'records' } },
  [
    ['goes on below it, after a short page too', { limit: 5 }, pageOf({ total: 3 }), { limit: 5, page: 3 }],
    ['ends at it', { limit: 2 }, pageOf({ total: 2 }), null],
    ['ends beyond it', { limit: 2, page: 5 }, pageOf({ total: 4 }), null],
    ['ends after an empty page below it', { limit: 2 }, pageOf({ total: 9 }, 0), null],
    ['goes by size when the total is no number', { limit: 2 }, pageOf({ total: '9' }), { limit: 2, page: 3 }],
  ],
)

table('offset with more', { style: 'offset', param: 'page', size: 'limit', ends: { at: '$.more', not: true } }, [
  ['goes on while there is', { limit: 5 }, pageOf({ more: true }), { limit: 5, page: 2 }],
  ['ends when there is none', { limit: 2 }, pageOf({ more: false }), null],
  ['ends when nothing is said', { limit: 2 }, pageOf({}), null],
])

table('offset that says when it is done', { style: 'offset', param: 'page', size: 'limit', ends: { at: '$.last' } }, [
  ['ends when it is, after a full page too', { limit: 2 }, pageOf({ last: true }), null],
  ['goes on while it is not, after a short page too', { limit: 3 }, pageOf({ last: false }), { limit: 3, page: 2 }],
  ['ends after an empty page', { limit: 2 }, pageOf({ last: false }, 0), null],
  ['ends after a short page that says nothing', { limit: 3 }, pageOf({}), null],
])

table('offset that only an empty page ends', { style: 'offset', param: 'page', size: 'limit', ends: { at: 'empty' } }, [
  ['advances by the size of a page, after a short one too', { limit: 3 }, pageOf({}), { limit: 3, page: 3 }],
  ['advances by the records received without a size', {}, pageOf({}), { page: 2 }],
  ['ends after an empty one', { limit: 3, page: 3 }, pageOf({}, 0), null],
])

table('page that only an empty page ends', { style: 'page', param: 'page', size: 'limit', ends: { at: 'empty' } }, [
  ['goes on after a short page', { limit: 3 }, pageOf({}), { limit: 3, page: 2 }],
  ['ends after an empty one', { limit: 3, page: 2 }, pageOf({}, 0), null],
])

table('cursor that an empty page ends', { style: 'cursor', param: 'at', next: '$.next', ends: { at: 'empty' } }, [
  ['goes on after a page', {}, pageOf({ next: 'b' }, 1), { at: 'b' }],
  ['ends after an empty one, though there is a cursor', {}, pageOf({ next: 'b' }, 0), null],
  ['ends without a cursor', {}, pageOf({}, 1), null],
])

table('cursor of a list by time', { style: 'cursor', param: 'at', next: '$.next', ends: { at: 'same' } }, [
  ['goes on to another time', { at: 'a' }, pageOf({ next: 'b' }, 1), { at: 'b' }],
  ['ends where the page leads to itself', { at: 'b', q: 'x' }, pageOf({ next: 'b' }, 1), null],
  ['ends without a next value', { at: 'b' }, pageOf({}, 1), null],
])

table(
  'link of a list by time',
  { style: 'link', param: 'at', next: '$.next', also: ['after_id'], ends: { at: 'same' } },
  [
    ['goes on to another time', { at: 'a' }, pageOf({ next: '/items?at=b&after_id=1' }), { at: 'b', after_id: 1 }],
    [
      'goes on within a time',
      { at: 'b', after_id: 1 },
      pageOf({ next: '/items?at=b&after_id=2' }),
      { at: 'b', after_id: 2 },
    ],
    ['ends where the page leads to itself', { at: 'b', after_id: 1 }, pageOf({ next: '/items?at=b&after_id=1' }), null],
  ],
)

table(
  'link whose page is short',
  { style: 'link', param: 'at', next: '$.next', size: 'limit', ends: { at: 'short' } },
  [
    ['goes on after a full page', { limit: 2 }, pageOf({ next: '/items?at=b' }), { limit: 2, at: 'b' }],
    ['ends after a short one, though there is a link', { limit: 3 }, pageOf({ next: '/items?at=b' }), null],
  ],
)

table('page', { style: 'page', param: 'page', size: 'limit' }, [
  ['counts from one', { limit: 2 }, pageOf({}), { limit: 2, page: 2 }],
  ['counts on', { limit: 2, page: 4 }, pageOf({}), { limit: 2, page: 5 }],
  ['ends after a short page', { limit: 3 }, pageOf({}), null],
  ['ends after an empty page', {}, pageOf({}, 0), null],
])

table(
  'page with a total',
  { style: 'page', param: 'page', size: 'limit', start: 0, ends: { at: '$.total', of: 'records' } },
  [
    ['goes on below it', { limit: 2 }, pageOf({ total: 3 }), { limit: 2, page: 1 }],
    ['ends at it', { limit: 2, page: 1 }, pageOf({ total: 4 }), null],
  ],
)

table('page with the number of pages', { style: 'page', param: 'page', ends: { at: '$.pages', of: 'pages' } }, [
  ['goes on behind an empty page', {}, pageOf({ pages: 3 }, 0), { page: 2 }],
  ['ends with the last', { page: 3 }, pageOf({ pages: 3 }), null],
  ['ends with an empty page where there are none', {}, pageOf({ pages: 0 }, 0), null],
  ['ends with an empty page that says nothing', {}, pageOf({}, 0), null],
])

table('page with more', { style: 'page', param: 'page', ends: { at: '$.more', not: true } }, [
  ['goes on while there is', {}, pageOf({ more: true }), { page: 2 }],
  ['ends when there is none', {}, pageOf({ more: false }), null],
])

table('page that says when it is done', { style: 'page', param: 'page', size: 'limit', ends: { at: '$.last' } }, [
  ['ends when it is, after a full page too', { limit: 2 }, pageOf({ last: true }), null],
  ['goes on while it is not, after a short page too', { limit: 3 }, pageOf({ last: false }), { limit: 3, page: 2 }],
  ['ends after a short page that says nothing', { limit: 3 }, pageOf({}), null],
])

const LINK = { style: 'link', param: 'at', next: '$.next' }
table('link', LINK, [
  [
    'takes the param out of the link',
    { limit: 2 },
    pageOf({ next: 'https://x.example/?limit=9&at=b%20c' }),
    { limit: 2, at: 'b c' },
  ],
  ['of a relative link', {}, pageOf({ next: '/items?at=b' }), { at: 'b' }],
  ['without what follows #', {}, pageOf({ next: '/items?at=b#at=c' }), { at: 'b' }],
  ['with a ? in its value', {}, pageOf({ next: '/items?at=b?c' }), { at: 'b?c' }],
  ['is an error without the param', {}, pageOf({ next: '/items?other=b' }), 'its link has no at'],
  ['is an error with an empty param', {}, pageOf({ next: '/items?at=' }), 'its link has no at'],
  ...endsAt,
])

table('link with params that it stands for', { ...LINK, drop: ['limit'] }, [
  ['leaves them out', { limit: 2, q: 'x' }, pageOf({ next: '/items?at=b' }), { q: 'x', at: 'b' }],
  ['ends without the link', { limit: 2 }, pageOf({}), null],
])

table('link with more', { ...LINK, ends: { at: '$.more', not: true } }, [
  ['goes on while there is', {}, pageOf({ next: '/items?at=b', more: true }), { at: 'b' }],
  ['ends when there is none, though there is a link', {}, pageOf({ next: '/items?at=b', more: false }), null],
  ['ends when nothing is said, though there is a link', {}, pageOf({ next: '/items?at=b' }), null],
  ['is an error when more follows without a link', {}, pageOf({ more: true }), 'there is no link to take at from'],
])

table('link that says when it is done', { ...LINK, ends: { at: '$.last' } }, [
  ['goes on while it is not', {}, pageOf({ next: '/items?at=b', last: false }), { at: 'b' }],
  ['ends when it is, though there is a link', {}, pageOf({ next: '/items?at=b', last: true }), null],
])

const TWO_LINKS = {
  style: 'link',
  next: '$.next_page',
  param: 'page',
  or: [{ next: '$.links.next', param: 'at', ends: { at: '$.meta.more', not: true } }],
}
table('two links, of which one says whether more follows', TWO_LINKS, [
  ['goes on by the first, which says nothing', {}, pageOf({ next_page: '/items?page=2' }), { page: 2 }],
  ['goes on by the second', {}, pageOf({ links: { next: '/items?at=b' }, meta: { more: true } }), { at: 'b' }],
  ['ends with the second', {}, pageOf({ links: { next: '/items?at=b' }, meta: { more: false } }), null],
  ['ends without either', {}, pageOf({ next_page: null }), null],
])

table('link for a param that is a number', { style: 'link', param: 'page', next: 'link.next' }, [
  ['makes a number of digits', {}, pageOf([], 2, undefined, { link: '</items?page=3>; rel="next"' }), { page: 3 }],
  ['ends without the relation', {}, pageOf([], 2, undefined, { link: '</items?page=1>; rel="prev"' }), null],
  ['ends without the header', {}, pageOf([]), null],
])

describe('graphql', () => {
  const plan = planOf({
    entities: {
      graphs: {
        list: {
          request: 'POST /graphql',
          graphql:
            'query ($first: Int, $after: String) { graphs(first: $first, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }',
          params: { first: 'integer', after: 'string' },
          records: '$.data.*.nodes',
          pagination: { style: 'graphql' },
        },
      },
    },
  })
  const paginate = find(plan, 'graphs', 'list').pagination!
  const answer = (pageInfo: Json) => pageOf({ data: { graphs: { nodes: [], pageInfo } } })

  test.each<[string, Json, Params | null | string]>([
    [
      'goes on after endCursor while there is a next page',
      { hasNextPage: true, endCursor: 'c' },
      { first: 2, after: 'c' },
    ],
    ['ends when there is none', { hasNextPage: false, endCursor: 'c' }, null],
    ['ends when nothing is said', {}, null],
    ['ends without pageInfo', null, null],
    ['is an error without endCursor', { hasNextPage: true, endCursor: null }, 'announces more but has no endCursor'],
  ])('%s', (_, pageInfo, next) => {
    const params = { first: 2 }
    if (typeof next === 'string') expect(() => paginate(params, answer(pageInfo))).toThrow(next)
    else expect(paginate(params, answer(pageInfo))).toEqual(next)
  })
})

test('none has no paginator', () => {
  expect(paginator({ style: 'none', because: 'One page.' })).toBeNull()
})
