/** Snapshots: what a manifest does, so that every later change of that is seen. */
import { describe, expect, it, test } from 'vitest'
import { snapshotChanges, snapshotFileText, snapshotOf } from '../../../mock/index.ts'
import { parseYaml } from '../../../runtime/doors/author.ts'
import type { JsonObject } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { changesAfter, shop } from './shop.ts'

test('a snapshot says what a kind does, by operation, without any record', async () => {
  const { document, faults, unplayed } = await snapshotOf(shop())
  const { orders } = document.entities as { orders: JsonObject }
  expect([faults, unplayed, document.base, document.headers, Object.keys(document.auth as JsonObject)]).toEqual([
    [],
    [],
    'https://api.example.com/v1',
    { authorization: 'Basic <name>:<secret>' },
    ['key', 'oauth'],
  ])
  expect(orders.list).toEqual({
    params: { limit: 2 },
    sends: { GET: '/orders', query: { limit: '2' } },
    answer: { data: ['Order orders_1', 'Order orders_2'], next: 'after_2' },
    gives: { keys: ['orders_1', 'orders_2'], next: { cursor: 'after_2', limit: 2 } },
    next_page: {
      sends: { GET: '/orders', query: { cursor: 'after_2', limit: '2' } },
      answer: { data: ['Order orders_3'] },
      gives: { keys: ['orders_3'] },
    },
    least: { sends: { GET: '/orders', query: { limit: '20' } } },
    every: [
      {
        params: { changed_since: '2026-01-01T01:00:00.000Z', state: 'open', cursor: 'cursor 1', limit: 50 },
        sends: { GET: '/orders', query: { as_given: ['changed_since', 'state', 'cursor', 'limit'] } },
      },
    ],
    empty: { answer: { data: [] }, gives: { records: 0 } },
    refused: {
      changed_since: 'must be a time such as 2026-01-31T12:00:00Z (got "#")',
      state: 'must be one of "open", "paid" (got "other")',
      limit: 'must be at most 50 (got 51)',
    },
  })
})

test('a snapshot reads back from its file as it was, and is the same in every run', async () => {
  const [one, other] = [await snapshotOf(shop()), await snapshotOf(shop())]
  const { value } = parseYaml(snapshotFileText(one), 'snapshot.yaml')
  expect([value, snapshotFileText(other)]).toEqual([one.document, snapshotFileText(one)])
})

describe('a snapshot shows', () => {
  it.each([
    ['another scope', 'scopes: [read, write]', 'scopes: [read]', 'auth.oauth consent.query.scope: "read write" → "read"'],
    ['no PKCE', '    pkce: true\n', '', 'auth.oauth consent.query.code_challenge: "<code_challenge>" → nothing'],
    ['another consent page', 'https://login.example.com/authorize', 'https://other.example.com/authorize', 'auth.oauth consent.url: "https://login.example.com/authorize" → "https://other.example.com/authorize"'],
    ['the client in the body', 'client_auth: basic', 'client_auth: body', 'auth.oauth renewal.requests.0.form.client_secret: nothing → "<client_secret>"'],
    ['refresh tokens that stay', '    rotates: true\n', '', 'auth.oauth renewal.credentials.refresh_token: "new-refresh-token" → "<refresh_token>"'],
    ['credentials in each other\'s place', 'username: "{{name}}", password: "{{secret}}"', 'username: "{{secret}}", password: "{{name}}"', 'headers authorization: "Basic <name>:<secret>" → "Basic <secret>:<name>"'],
    ['another base URL', 'example.com/v1', 'example.com/v2', 'base : "https://api.example.com/v1" → "https://api.example.com/v2"'],
    ['another check', 'check: customers.list', 'check: orders.list', 'check : "customers.list" → "orders.list"'],
  ])('of a connection: %s', async (_, before, after, expected) => {
    expect(await changesAfter(before, after)).toContain(expected)
  }) // prettier-ignore

  it.each([
    ['another place of the records', 'records: $.data\n      pagination: {style: cursor', 'records: $.items\n      pagination: {style: cursor', 'orders.list answer.items: nothing → ["Order orders_1","Order orders_2"]'],
    ['another place of the cursor', 'next: $.next', 'next: $.paging.next', 'orders.list answer.paging: nothing → {"next":"after_2"}'],
    ['a value more', '[open, paid]', '[open, paid, void]', 'orders.list refused.state: "must be one of \\"open\\", \\"paid\\" (got \\"other\\")" → "must be one of \\"open\\", \\"paid\\", \\"void\\" (got \\"other\\")"'],
    ['a higher maximum', 'maximum: 50', 'maximum: 500', 'orders.list every.0.params.limit: 50 → 500'],
    ['another default', 'default: 20', 'default: 25', 'orders.list least.sends.query.limit: "20" → "25"'],
    ['another type of a field', 'total: integer, changed_at: datetime}', 'total: string, changed_at: datetime}', 'schemas.Order total: "integer" → "string"'],
    ['a field that may be null', 'name: string}', 'name: string?}', 'schemas.Customer name: "string" → "string?"'],
    ['a field that is always there', 'name: string}', 'name: string!}', 'schemas.Customer name: "string" → "string!"'],
  ])('of calls: %s', async (_, before, after, expected) => {
    expect(await changesAfter(before, after)).toContain(expected)
  }) // prettier-ignore

  it.each([
    ['no lookback', ', lookback: 3600', '', 'orders.records later.requests.0.query.changed_since: "2026-01-01T23:00:05.000Z" → "2026-01-02T00:00:05.000Z"'],
    ['another order', 'sync: {field: changed_at,', 'sync: {newest_first: true, field: changed_at,', 'orders.records later.ends_here: nothing → false'],
    ['a searchable field fewer', 'search: [id, total: integer, changed_at: datetime]', 'search: [id, changed_at: datetime]', 'orders.records searchable.total: "integer" → nothing'],
    ['no reference', '    refs: {customer_id: customers.id}\n', '', 'orders.records leads_to: {"customer_id":"customers.id customers_1"} → nothing'],
  ])('of a copy: %s', async (_, before, after, expected) => {
    expect(await changesAfter(before, after)).toContain(expected)
  }) // prettier-ignore

  it.each([
    ['a hundred times as many calls', 'limit: 5, per', 'limit: 500, per', 'pace.customers.list start_at_once: 5 → 500'],
    ['a longer window', 'per: 10', 'per: 60', 'pace.customers.list next_after: "10 s" → "60 s"'],
    ['no rate', 'rate: {limit: 5, per: 10, remaining: header.X-Left, reset: header.X-Reset, unit: seconds}\n', '', 'pace.customers.list start_at_once: 5 → nothing'],
    ['milliseconds for seconds', 'unit: seconds', 'unit: milliseconds', 'pace.customers.list pauses.after.x-reset: "30" → "30000"'],
    ['the wait elsewhere', 'header.Retry-After', 'header.Wait', 'pace.customers.list refused.2.answer.headers.wait: nothing → "20"'],
    ['a longer wait', 'wait: 2', 'wait: 200', 'pace.customers.list waits_when_limited: "2 s" → "200 s"'],
    ['the message elsewhere', 'message: $.error.text', 'message: $.error.other', 'pace.customers.list refused.0.answer.body.error.other: nothing → "example message"'],
    ['another status', 'status: 404', 'status: 410', 'errors 0.rules.0.answer.status: 404 → 410'],
    ['another meaning', 'as: conflict', 'as: invalid', 'errors 0.rules.1.reads: "upstream_conflict" → "upstream_rejected"'],
    ['a code fewer', 'is: [stale, busy]', 'is: [stale]', 'errors 0.rules.1.or: ["busy"] → nothing'],
  ])('of pace and refusals: %s', async (_, before, after, expected) => {
    expect(await changesAfter(before, after)).toContain(expected)
  }) // prettier-ignore

  it('that a call reaches another host without its credentials', async () => {
    const plan = planOf({
      schemas: { Item: { id: 'string!' } },
      entities: { items: { schema: 'Item', get: { request: 'GET /items/{id}' }, download: { request: 'GET /items/{id}/file', file: { url: '$.url', hosts: ['files.example.net'] } } } },
    }) // prettier-ignore
    const { document } = await snapshotOf(plan)
    const { download } = (document.entities as { items: JsonObject }).items as { download: JsonObject }
    expect([download.may_lead_to, download.sends]).toEqual([
      ['files.example.net'],
      [
        { GET: '/items/id_1/file' },
        { GET: 'https://files.example.net/sandbox-files/items-1.bin', headers: { accept: '*/*', authorization: null } },
      ],
    ])
  })
})

describe('a change of the manifest that changes nothing that it does', () => {
  it.each([
    ['a description', 'list: {request: GET /customers', 'list: {description: All., request: GET /customers'],
    ['another order', 'title: Shop\ncategory: other', 'category: other\ntitle: Shop'],
  ])('is no change of its snapshot: %s', async (_, before, after) => {
    expect(await changesAfter(before, after)).toEqual([])
  })
})

describe('what differs between snapshots', () => {
  it('names part and place, and the removed and added items of lists', () => {
    const before = { base: 'a', auth: { key: { scopes: ['r', 'w'] } }, entities: { items: { list: { gives: { keys: [1] } } } } }
    const after = { base: 'b', auth: { key: { scopes: ['r'] } }, entities: { items: { list: { gives: { keys: [2] } }, get: {} } } }
    expect(snapshotChanges(before, after)).toEqual([
      { part: 'base', at: '', before: 'a', after: 'b' },
      { part: 'auth.key', at: 'scopes', before: ['w'] },
      { part: 'items.list', at: 'gives.keys.0', before: 1, after: 2 },
      { part: 'items.get', at: '', after: {} },
    ])
  }) // prettier-ignore

  it('is all of an entity that is gone, by operation', () => {
    const before = { entities: { items: { list: { sends: 1 }, get: { sends: 2 } } } }
    expect(snapshotChanges(before, { entities: {} }).map(({ part }) => part)).toEqual(['items.list', 'items.get'])
  })
})
