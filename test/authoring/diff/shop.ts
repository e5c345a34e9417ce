/** A manifest in pieces that a test may change. */
import { validateManifest, type ValidManifest } from '../../../runtime/doors/author.ts'

/** What the changed manifest has in place of something. */
export type Edit = readonly [from: string, to: string]

/** The manifest before. */
export const BASE = `format: 1
kind: shop
id: 2f0a1c0e-7b2b-4a34-9a38-0b8f6a1d5e21
title: Shop
category: other
support: none
version: 1.0.0
docs: https://shop.example/docs
base_url: https://api.shop.example/v1
check: account.get

config:
  region: {type: string, description: Where., pattern: "^[a-z]+$", examples: [eu]}
headers: {X-Region: "{{config.region}}"}

auth:
  key:
    type: static
    title: Key
    credentials: {api_key: string!, note: string}
    send: {bearer: "{{api_key}}"}
  oauth:
    type: oauth2
    title: OAuth
    authorize: https://login.shop.example/authorize
    token: https://login.shop.example/token
    scopes: [read]

errors:
  message: $.message
  rules:
    - {status: 402, as: plan_required}
    - {status: [423, 424], as: conflict}

defaults:
  list:
    params:
      limit: {type: integer, minimum: 1, maximum: 100, default: 10}
      after: string
    records: $.items
    meta: {total: $.total}
    pagination: {style: cursor, param: after, next: $.after, size: limit}

entities:
  customers:
    schema: Customer
    search: [name, email]
    sync: {field: name, newest_first: true}
    list:
      description: Lists customers.
      request: GET /customers
      params: {status: {enum: [open, closed]}, created: Range, email: string, region: string}
      require: [[status, email]]
    get: {request: "GET /customers/{id}"}
    create:
      request: POST /customers
      params: {name: string!, tags: "string[]"}
      body: {kind: person}
      scopes: [write]
  files:
    download:
      request: GET /files/{id}
      file: {url: $.url, hosts: [files.shop.example]}
  account: {get: {request: GET /account}}
schemas:
  Range: {gte: integer, lte: {type: integer, maximum: 9}}
  Address: {city: string, zip: string?}
  Customer:
    id: string!
    name: string
    email: string?
    address: Address
    size: {enum: [small, large]}
`

/** The manifest with edits, each of which must find its place. */
export function shopWith(file: string, ...edits: readonly Edit[]): ValidManifest {
  const text = edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The manifest has no ${JSON.stringify(from)}`)
    return text.replace(from, () => to)
  }, BASE)
  return validateManifest(text, file)
}
