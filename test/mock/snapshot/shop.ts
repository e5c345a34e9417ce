/** A kind whose snapshot tests change: two auth variants, a copy with a reference, a pace. */
import { snapshotChanges, snapshotOf } from '../../../mock/index.ts'
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
errors:
  message: $.error.text
  code: $.error.code
  rules:
    - {status: 404, as: not_found}
    - {at: $.error.code, is: [stale, busy], as: conflict}
retry: {after: header.Retry-After, wait: 2}
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
        cursor: string
        limit: {type: integer, maximum: 50, default: 20}
      records: $.data
      pagination: {style: cursor, param: cursor, next: $.next, size: limit}
schemas:
  Customer: {id: string!, name: string}
  Order: {id: string!, customer_id: string, total: integer, changed_at: datetime}
`

/** The plan of the shop, with texts of its manifest replaced by others. */
export function shop(before = '', after = '', ...more: readonly (readonly [before: string, after: string])[]): Plan {
  const text = [[before, after] as const, ...more].reduce((whole, [from, to]) => {
    if (!whole.includes(from)) throw new Error(`The shop has no ${from}`)
    return whole.replace(from, to)
  }, SHOP)
  return compile(validateManifest(text, 'shop.yaml').resolved)
}

/** Changes of its snapshot, such as `orders.list sends.query.limit: "20" → "25"`. */
export async function changesAfter(before: string, after: string): Promise<string[]> {
  const [old, now] = [await snapshotOf(shop()), await snapshotOf(shop(before, after))]
  const text = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))
  return snapshotChanges(old.document, now.document).map(
    (one) => `${one.part} ${one.at}: ${text(one.before)} → ${text(one.after)}`,
  )
}
