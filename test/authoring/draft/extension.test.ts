/** Drafts that extend a kind: only what the kind lacks, with paths as its base URL needs them. */
import { expect, test } from 'vitest'
import { draftFiles } from '../../../authoring/index.ts'
import { parseYaml, type ReadBase, validateManifest } from '../../../runtime/doors/author.ts'
import { answering, apiOf, OPTIONS } from '../library.ts'

const SHOP = `format: 1
kind: shop
id: 3f1c9c5e-6b0a-4a57-9d53-0f6a3b1f7a10
title: Shop
category: commerce
support: none
version: 2.1.0
docs: https://docs.example.com
base_url: https://api.example.com/v2
check: orders.list
auth:
  key: {type: static, title: Key, credentials: {key: string!}, send: {bearer: "{{key}}"}}
entities:
  orders:
    description: An order.
    schema: Order
    list: {request: GET /orders, description: Lists orders., records: $.data, pagination: {style: none, because: One page.}}
schemas:
  Order: {id: string!, total: integer}
`
const readBase: ReadBase = () => ({ text: SHOP, file: 'definitions/shop.yaml' })

const order = { type: 'object', properties: { id: { type: 'string' }, note: { type: 'string' } } }
const API = apiOf(
  {
    '/v2/orders': {
      get: answering({ type: 'array', items: order }),
      post: answering({ $ref: '#/components/schemas/Order' }),
    },
    '/v2/refunds': { get: answering({ type: 'array', items: order }) },
  },
  { servers: [{ url: 'https://api.example.com' }], components: { schemas: { Order: order } } },
)

test('has the operations that the kind lacks, and says which it has', async () => {
  const shop = validateManifest(SHOP, 'definitions/shop.yaml')
  const { files, notes, entities, operations } = await draftFiles(API, API.operations, {
    ...OPTIONS,
    kind: 'shop-extra',
    extends: { kind: shop, readBase },
  })
  const [{ text, path }] = files as [(typeof files)[number]]
  const draft = parseYaml(text, path).value as Record<string, Record<string, Record<string, Record<string, unknown>>>>
  expect([entities, operations, draft.extends, draft.base_url, draft.auth]).toEqual([
    2,
    2,
    'shop@2.1.0',
    undefined,
    undefined,
  ])
  expect([draft.entities?.orders?.create?.request, draft.entities?.refunds?.list?.request]).toEqual([
    'POST /orders',
    'GET /refunds',
  ])
  expect(draft.entities?.orders?.list).toBeUndefined()
  expect(notes).toContainEqual({ at: '', text: 'orders.list: shop has it' })
  const { resolved } = validateManifest(text, path, readBase)
  expect(resolved.operations['orders.create']?.record).toEqual({ $ref: '#/$defs/OwnOrder' })
  expect(Object.keys(resolved.operations)).toEqual(['orders.list', 'orders.create', 'refunds.list'])
})
