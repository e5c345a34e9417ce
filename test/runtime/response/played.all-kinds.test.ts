/** Refusals of fifteen vendors that no repetition mends, each amid a walk over the vendor's own form of a list. */
import { describe, expect, test } from 'vitest'
import { type Call, iterate, load } from '../../../runtime/index.ts'
import { jsonAnswer, sentRequest, wireTo } from '../../support/wire.ts'

interface Played {
  readonly kind: string
  readonly call: Call
  /** Body of a first page that names a next one; without it, the first page is refused. */
  readonly page?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly status: number
  readonly refusal: unknown
}

const next = (query: string) => ({ link: `<https://api.example.com/next?${query}>; rel="next"` })
const called = (entity: string, action = 'list', params = {}): Call => ({ entity, action, params })

const LOST: readonly Played[] = [
  {
    kind: 'asana',
    call: called('tasks', 'list', { project: '1' }),
    page: { data: [{ gid: '1' }], next_page: { offset: 'o' } },
    status: 400,
    refusal: { errors: [{ message: 'Your pagination token has expired.' }] },
  },
  {
    kind: 'airtable',
    call: called('records', 'list', { base_id: 'app1', table_id_or_name: 'tbl1' }),
    page: { records: [{ id: 'rec1', fields: {} }], offset: 'itr/rec' },
    status: 422,
    refusal: { error: { type: 'LIST_RECORDS_ITERATOR_NOT_AVAILABLE' } },
  },
  {
    kind: 'ashby',
    call: called('candidates'),
    page: { success: true, results: [{ id: '1' }], moreDataAvailable: true, nextCursor: 'c' },
    status: 200,
    refusal: { success: false, errorInfo: { code: 'next_cursor_expired' } },
  },
  {
    kind: 'slack',
    call: called('users'),
    page: { ok: true, members: [{ id: 'U1' }], response_metadata: { next_cursor: 'c' } },
    status: 200,
    refusal: { ok: false, error: 'invalid_cursor' },
  },
  {
    kind: 'salesforce',
    call: called('query', 'list', { q: 'select Id from Account' }),
    page: { totalSize: 2, done: false, nextRecordsUrl: '/services/data/v68.0/query/01g-1', records: [{ Id: '1' }] },
    status: 400,
    refusal: [{ errorCode: 'INVALID_QUERY_LOCATOR' }],
  },
  {
    kind: 'google-calendar',
    call: called('events', 'list', { calendarId: 'primary' }),
    page: { items: [{ id: '1' }], nextPageToken: 't' },
    status: 410,
    refusal: { error: { errors: [{ reason: 'fullSyncRequired' }] } },
  },
  {
    kind: 'zoho-crm',
    call: called('leads'),
    page: { data: [{ id: '1' }], info: { more_records: true, next_page_token: 't' } },
    status: 400,
    refusal: { code: 'EXPIRED_VALUE', message: 'The token given has expired' },
  },
  {
    kind: 'intercom',
    call: called('all_companies'),
    page: { data: [{ id: '1' }], scroll_param: 's' },
    status: 404,
    refusal: { errors: [{ code: 'not_found', message: 'scroll parameter not found' }] },
  },
]

const ENDED: readonly Played[] = [
  {
    kind: 'github',
    call: called('issues', 'api_search', { q: 'is:open' }),
    page: { total_count: 9, items: [{ id: 1 }] },
    headers: next('page=2'),
    status: 422,
    refusal: { message: 'Only the first 1000 search results are available' },
  },
  {
    kind: 'zendesk-support',
    call: called('tickets', 'api_search', { query: 'type:ticket' }),
    page: { results: [{ id: 1 }], next_page: 'https://example.com/search.json?page=2' },
    status: 422,
    refusal: { description: 'Invalid search: Requested response size was greater than Search Response Limits' },
  },
  {
    kind: 'paypal',
    call: called('transactions', 'list', { start_date: '2026-01-01T00:00:00Z', end_date: '2026-01-31T00:00:00Z' }),
    status: 400,
    refusal: { name: 'RESULTSET_TOO_LARGE' },
  },
  {
    kind: 'zoho-crm',
    call: called('leads'),
    page: { data: [{ id: '1' }], info: { more_records: true, next_page_token: 't' } },
    status: 400,
    refusal: { code: 'PAGINATION_LIMIT_EXCEEDED' },
  },
  {
    kind: 'pagerduty',
    call: called('services', 'list', { offset: 9_990 }),
    status: 400,
    refusal: {
      error: {
        code: 2002,
        errors: [
          'Offset+limit exceeds maximum allowed value of 10000. Please try to refine your search to reduce the returned set of records below this number, like adding a date range.',
        ],
      },
    },
  },
]

const TOO_MUCH: readonly (Played & { readonly sizes: readonly number[] })[] = [
  {
    kind: 'facebook-marketing',
    call: called('ads', 'list', { account_id: '1' }),
    status: 500,
    refusal: {
      error: { code: 1, message: "Please reduce the amount of data you're asking for, then retry your request" },
    },
    sizes: [25, 12, 6, 3, 1],
  },
  {
    kind: 'shopify',
    call: called('orders'),
    status: 200,
    refusal: { errors: [{ extensions: { code: 'MAX_COST_EXCEEDED' } }] },
    sizes: [25, 12, 6, 3, 1],
  },
  {
    kind: 'linear',
    call: called('issues'),
    status: 400,
    refusal: { errors: [{ message: 'Query too complex' }] },
    sizes: [50, 25, 12, 6, 3, 1],
  },
]

/** The error of a walk, with the requests that it sent. */
async function walked({ kind, call, page, headers, status, refusal }: Played) {
  const plan = await load(kind)
  const answers = [...(page === undefined ? [] : [jsonAnswer(page, 200, headers)]), jsonAnswer(refusal, status)]
  const { connection, server } = await wireTo(plan, { answers })
  const pages: unknown[] = []
  const walk = async () => {
    for await (const one of iterate(plan, call, connection)) pages.push(one)
  }
  const error: unknown = await walk().catch((thrown: unknown) => thrown)
  return { error, pages: pages.length, sent: server.requests.map((raw) => sentRequest(raw)) }
}

const named = (played: Played) => [played.kind, played] as const

describe('a walk', () => {
  test.each(LOST.map(named))('of %s ends where its place is lost', async (_, played) => {
    const { error, pages, sent } = await walked(played)
    expect([pages, sent.length]).toEqual([1, 2])
    expect(error).toMatchObject({ code: 'cursor_expired', retryable: false, hint: expect.stringContaining('Begin') })
  })

  test.each(ENDED.map(named))('of %s ends with what the vendor returns', async (_, played) => {
    const { error, pages, sent } = await walked(played)
    expect(sent).toHaveLength(pages + 1)
    expect(error).toMatchObject({ code: 'result_window', retryable: false, hint: expect.stringContaining('Narrow') })
  })

  test.each(TOO_MUCH.map((one) => [one.kind, one] as const))('of %s asks for less', async (_, played) => {
    const { error, sent } = await walked(played)
    const sizes = sent.map(({ query, body }) => {
      const { variables = {} } = body === '' ? {} : (JSON.parse(body) as { variables?: { first?: number } })
      return Number(query.get('limit') ?? variables.first)
    })
    expect(sizes).toEqual(played.sizes)
    expect(error).toMatchObject({ code: 'too_much_data', retryable: false })
  })
})
