/** Transcripts: made up for a kind as it is, they show every later change of what it does besides calls. */
import { beforeAll, describe, expect, it } from 'vitest'
import { composeTranscripts } from '../../../authoring/index.ts'
import { checkTranscripts, parseFixture, type Transcript, transcriptGaps } from '../../../mock/index.ts'
import type { JsonObject } from '../../../runtime/base/json.ts'
import { parseTranscript } from '../../../mock/transcripts/transcript.ts'
import { compile, type Plan } from '../../../runtime/index.ts'
import { validateManifest } from '../../../runtime/manifest/index.ts'

const SHOP = `format: 1
kind: shop
id: 3f1c9c5e-6b0a-4a57-9d53-0f6a3b1f7a10
title: Shop
category: other
version: 1.0.0
support: none
docs: https://docs.example.com
base_url: https://api.example.com/v1
check: customers.list
auth:
  key: {type: static, title: Key, credentials: {name: string!, secret: string!}, send: {basic: {username: "{{name}}", password: "{{secret}}"}}}
  oauth:
    type: oauth2
    title: OAuth
    authorize: https://login.example.com/authorize
    authorize_params: {access_type: offline}
    token: https://login.example.com/token
    client_auth: basic
    scopes: [read, write]
    pkce: true
    rotates: true
retry: {after: header.Retry-After}
rate: {limit: 5, per: 10, remaining: header.X-Left, reset: header.X-Reset, unit: seconds}
entities:
  customers:
    schema: Customer
    search: [id, name]
    list: {request: GET /customers, records: $.data, pagination: {style: none, because: The answer is whole.}}
  orders:
    schema: Order
    search: [id, total: integer, changed_at: datetime]
    refs: {customer_id: customers.id}
    sync: {field: changed_at, param: changed_since, lookback: 3600}
    list:
      request: GET /orders
      params:
        changed_since: datetime
        state: {type: string, enum: [open, paid]}
        limit: {type: integer, maximum: 50, default: 20}
      records: $.data
      pagination: {style: none, because: The answer is whole.}
schemas:
  Customer: {id: string!, name: string}
  Order: {id: string!, customer_id: string, total: integer, changed_at: datetime}
`

const FIXTURES = [
  ['customers', '{id: c1, name: Ada}'],
  ['orders', '{id: o1, customer_id: c1, total: 3, changed_at: "2026-01-01T00:00:00Z"}'],
].map(([entity, record]) =>
  parseFixture(
    `source: {kind: composed, date: 2026-11-20}
call: {entity: ${entity}, action: list}
exchanges:
  - request: {method: GET, path: /v1/${entity}}
    response: {status: 200, body: {data: [${record}]}}
result: {records: 1}
`,
    `${entity}.list.yaml`,
  ),
)

const NO_ORDERS = `source: {kind: composed, date: 2026-11-24}
call: {entity: orders, action: list}
exchanges:
  - request: {method: GET, path: /v1/orders}
    response: {status: 200, body: {data: []}}
result: {keys: []}
`

/** A transcript of orders that does not show what the list gives where there is nothing. */
function withoutEmpty({ given, shows, ...transcript }: Transcript): Transcript {
  const less = (all: JsonObject) => {
    const { empty: _, ...rest } = all['orders.list'] as JsonObject
    return { ...all, 'orders.list': rest }
  }
  return { ...transcript, given: less(given), shows: less(shows) }
}

function planOf(text: string): Plan {
  return compile(validateManifest(text, 'shop.yaml').resolved)
}

let transcripts: readonly Transcript[]

beforeAll(async () => {
  const { made, failed } = await composeTranscripts(planOf(SHOP), FIXTURES, [], '2026-11-20')
  expect(failed).toEqual([])
  transcripts = made.map(({ name, text }) => parseTranscript(text, name, name.slice('transcripts/'.length, -5)))
})

/** What is wrong with the transcripts once a text of the manifest is another one, as `file: message`. */
async function faultsAfter(before: string, after: string): Promise<string[]> {
  expect(SHOP).toContain(before)
  return faultsOf(planOf(SHOP.replace(before, after)), transcripts)
}

async function faultsOf(plan: Plan, all: readonly Transcript[]): Promise<string[]> {
  const checked = await checkTranscripts(plan, all)
  return checked.flatMap(({ file, faults }) =>
    faults.map(({ message }) => `${file.replace(/^transcripts\/|\.yaml$/g, '')}: ${message}`),
  )
}

describe('transcripts', () => {
  it('are made up for each auth variant, each copy, the calls of each entity and the pace, and hold then', async () => {
    expect(transcriptGaps(planOf(SHOP), FIXTURES, [])).toEqual([
      'no transcript of auth.key, auth.oauth, calls.customers, calls.orders, copy.customers, copy.orders, pace: check --compose writes them',
    ])
    expect(transcriptGaps(planOf(SHOP), FIXTURES, transcripts)).toEqual([])
    expect(await faultsOf(planOf(SHOP), transcripts)).toEqual([])
  })

  it('of calls show what a list gives where there is nothing, and lack it only where no fixture shows it', async () => {
    const full = transcripts.map((one) => (one.name === 'calls.orders' ? withoutEmpty(one) : one))
    const gap = 'orders.list has no response without records, neither in a fixture nor in its transcript'
    expect(transcriptGaps(planOf(SHOP), FIXTURES, full)).toEqual([gap])
    const fixture = parseFixture(NO_ORDERS, 'orders.list.none.yaml')
    expect(transcriptGaps(planOf(SHOP), [...FIXTURES, fixture], full)).toEqual([])
    const leavesOut = planOf(SHOP.replace('records: $.data\n', 'records: $.data\n      absent_records: empty\n'))
    expect(transcriptGaps(leavesOut, [...FIXTURES, fixture], full)).toEqual([gap])
  })

  it('of calls are completed by what a list gives where there is nothing', async () => {
    const full = transcripts.map((one) => (one.name === 'calls.orders' ? withoutEmpty(one) : one))
    const { made } = await composeTranscripts(planOf(SHOP), FIXTURES, full, '2026-11-24')
    expect(made.map(({ name, isLonger }) => [name, isLonger])).toEqual([['transcripts/calls.orders.yaml', true]])
    const before = transcripts.find(({ name }) => name === 'calls.orders')!
    expect(parseTranscript(made[0]!.text, 'calls.orders.yaml', 'calls.orders')).toEqual({
      ...before,
      file: 'calls.orders.yaml',
    })
  })

  it('of calls are wrong where a list gives anything else than no records', async () => {
    expect(await faultsAfter('      records: $.data\n', '      records: $.orders\n')).toContain(
      'calls.orders: orders.list.empty.error is "upstream_invalid_response" now, the transcript says nothing',
    )
    const [calls] = transcripts.filter(({ name }) => name === 'calls.customers')
    const shows = {
      'customers.list': { ...(calls!.shows['customers.list'] as object), empty: { records: 1, next: null } },
    }
    const given = { 'customers.list': { least: {}, empty: { body: { data: [{ id: 'c1' }] } } } }
    expect(await faultsOf(planOf(SHOP), [{ ...calls!, given, shows }])).toEqual([
      'calls.customers: customers.list gives something else than no records where there are none',
    ])
  })

  it.each([
    ['another scope', 'scopes: [read, write]', 'scopes: [read]', 'consent.query.scope is "read" now, the transcript says "read write"'],
    ['no PKCE', '    pkce: true\n', '', 'consent.query.code_challenge is nothing now, the transcript says "<code_challenge>"'],
    ['another consent page', 'https://login.example.com/authorize', 'https://other.example.com/authorize', 'consent.url is "https://other.example.com/authorize" now, the transcript says "https://login.example.com/authorize"'],
    ['the client in the body', 'client_auth: basic', 'client_auth: body', 'renewal.requests.0.body.client_secret is "<client_secret>" now, the transcript says nothing'],
    ['refresh tokens that stay', '    rotates: true\n', '', 'The renewal of oauth is answered with a new refresh token: the manifest has to say rotates: true'],
  ])('show a consent or token request with %s', async (_, before, after, expected) => {
    expect(await faultsAfter(before, after)).toContain(`auth.oauth: ${expected}`)
  }) // prettier-ignore

  it('distinguish one credential from another', async () => {
    const swapped = 'send: {basic: {username: "{{secret}}", password: "{{name}}"}}'
    expect(await faultsAfter('send: {basic: {username: "{{name}}", password: "{{secret}}"}}', swapped)).toEqual([
      'auth.key: request.headers.authorization is "Basic <secret>:<name>" now, the transcript says "Basic <name>:<secret>"',
    ])
  })

  it.each([
    ['no lookback', ', lookback: 3600', '', 'later.requests.0.query.changed_since is "2026-01-01T00:00:05.000Z" now, the transcript says "2025-12-31T23:00:05.000Z"'],
    ['another field of change', 'field: changed_at', 'field: total', 'later.newest is nothing now, the transcript says "2026-01-01T01:00:00.000Z"'],
    ['a searchable field fewer', 'search: [id, total: integer, changed_at: datetime]', 'search: [id, changed_at: datetime]', 'searchable.total is nothing now, the transcript says 1'],
    ['no reference', '    refs: {customer_id: customers.id}\n', '', 'leads_to is nothing now, the transcript says {"customer_id":"customers.id c1"}'],
    ['a reference elsewhere', 'customers.id', 'orders.id', 'leads_to.customer_id is null now, the transcript says "customers.id c1"'],
  ])('show a copy with %s', async (_, before, after, expected) => {
    const found = await faultsAfter(before, after)
    expect(found.map((line) => line.replace(/(is|says) \d+/, '$1 1'))).toContain(`copy.orders: ${expected}`)
  }) // prettier-ignore

  it('refuse a record without what searches look for, and a reference that leads to no record', async () => {
    const changed = transcripts.map((one) =>
      one.name === 'copy.orders'
        ? { ...one, shows: { ...one.shows, searchable: { total: 'many' }, leads_to: { customer_id: null } } }
        : one,
    )
    const found = await faultsOf(planOf(SHOP), changed)
    expect(found).toContain('copy.orders: Of orders, the searchable field total is integer, but the record has "many"')
    expect(found).toContain('copy.orders: Of orders, the record has nothing for the searchable field id')
    expect(found).toContain(
      'copy.orders: The reference customer_id of orders leads to no record that a transcript gives',
    )
  })

  it.each([
    ['a hundred times as many calls', 'limit: 5, per', 'limit: 500, per', 'customers.list.start_at_once is 500 now, the transcript says 5'],
    ['a longer window', 'per: 10', 'per: 60', 'customers.list.next_after is "60 s" now, the transcript says "10 s"'],
    ['no rate', 'rate: {', 'description: "{', 'customers.list.start_at_once is nothing now, the transcript says 5'],
    ['milliseconds for seconds', 'unit: seconds', 'unit: milliseconds', 'customers.list.pause is "0.03 s" now, the transcript says "30 s"'],
    ['the wait elsewhere', 'header.Retry-After', 'header.Wait', 'customers.list.refused.1.after is nothing now, the transcript says "20 s"'],
  ])('show a pace with %s', async (_, before, after, expected) => {
    const text = after.startsWith('description') ? ['rate: {limit: 5, per: 10, remaining: header.X-Left, reset: header.X-Reset, unit: seconds}\n', ''] : [before, after]
    expect(await faultsAfter(text[0]!, text[1]!)).toContain(`pace: ${expected}`)
  }) // prettier-ignore

  it.each([
    ['a value more', '[open, paid]', '[open, paid, void]', 'orders.list.refused.state is "must be one of \\"open\\", \\"paid\\", \\"void\\" (got \\"other\\")" now, the transcript says "must be one of \\"open\\", \\"paid\\" (got \\"other\\")"'],
    ['a higher maximum', 'maximum: 50', 'maximum: 500', 'orders.list.refused.limit is null now, the transcript says "must be at most 50 (got 51)"'],
    ['another default', 'default: 20', 'default: 25', 'orders.list.sends.query.limit is "25" now, the transcript says "20"'],
  ])('show calls whose params take %s', async (_, before, after, expected) => {
    expect(await faultsAfter(before, after)).toContain(`calls.orders: ${expected}`)
  }) // prettier-ignore

  it('say which file has nothing to show any more', async () => {
    const renamed = transcripts.map((one) => (one.name === 'auth.key' ? { ...one, name: 'auth.other' } : one))
    expect(await faultsOf(planOf(SHOP), renamed)).toEqual([
      'auth.key: The kind has nothing that a transcript named auth.other could show: remove the file',
    ])
  })

  it('hold no secret and nobody, and name the page that they follow', async () => {
    const text = `source: {kind: documented, date: 2026-11-20}
given: {person: grace@vendor.test, key: ${['sk', 'live', 'a1B2c3D4e5F6g7H8i9J0k1L2'].join('_')}}
shows: {}
`
    const [pace] = await checkTranscripts(planOf(SHOP), [parseTranscript(text, 'pace.yaml', 'pace')])
    const rules = pace!.faults.map(({ rule }) => rule)
    expect(rules.filter((rule) => rule !== 'transcript').sort()).toEqual([
      'fixture-person',
      'fixture-secret',
      'fixture-source',
    ])
  })

  it('are refused when they have another shape, at the place', () => {
    expect(() => parseTranscript('given: {}\nshows: {}\nextra: 1\n', 'pace.yaml', 'pace')).toThrow(
      'A transcript has source, given and shows',
    )
  })
})
