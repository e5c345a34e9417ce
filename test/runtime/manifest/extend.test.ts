/** Manifests that extend a kind: what holds, whose line a problem names, and what collides. */
import { expect, test } from 'vitest'
import { ManifestError, type ReadBase, sourceLocation, validateManifest } from '../../../runtime/doors/author.ts'

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
defaults:
  list: {records: $.data}
entities:
  orders:
    description: An order.
    schema: Order
    list: {request: GET /orders, description: Lists orders., pagination: {style: none, because: One page.}}
schemas:
  Order: {id: string!, total: integer}
`

const HEAD = `format: 1
kind: shop-extra
id: 8b64992a-9ea9-4ddb-aec7-ca4de088a6de
title: Shop and refunds
version: 1.0.0
`

const REFUNDS = `entities:
  refunds:
    description: A refund.
    schema: Refund
    list: {request: GET /refunds, description: Lists refunds., pagination: {style: none, because: One page.}}
schemas:
  Refund: {id: string!, amount: integer}
`

const readShop: ReadBase = (kind) =>
  kind === 'shop' ? { text: SHOP, file: 'definitions/shop.yaml' } : { kinds: ['shop'] }

const extended = (rest: string, version = '2.1.0', readBase: ReadBase | undefined = readShop) =>
  validateManifest(`${HEAD}extends: shop@${version}\n${rest}`, 'extra.yaml', readBase)

/** What is wrong, each with its file and line. */
function problemsOf(validate: () => unknown): string[] {
  try {
    validate()
    return []
  } catch (error) {
    return (error as ManifestError).problems.map(({ message, file, line }) => `${file}:${line} ${message}`)
  }
}

const refusals = (rest: string, version?: string) => problemsOf(() => extended(rest, version))

test('an extension has the operations of the kind and its own, under its own name', () => {
  const { resolved } = extended(REFUNDS)
  expect(resolved).toMatchObject({ kind: 'shop-extra', title: 'Shop and refunds', version: '1.0.0' })
  expect(Object.keys(resolved.operations)).toEqual(['orders.list', 'refunds.list'])
  expect(resolved.baseUrl.text).toBe('https://api.example.com/v2')
})

test('what the kind says for all lists holds for a new one', () => {
  expect(extended(REFUNDS).resolved.operations['refunds.list']?.records).toEqual(
    extended(REFUNDS).resolved.operations['orders.list']?.records,
  )
})

test('each part leads to the file that it stands in', () => {
  const { document } = extended(REFUNDS)
  expect(sourceLocation(document, '/entities/orders/list', 'key')).toEqual({
    file: 'definitions/shop.yaml',
    line: 19,
    column: 5,
  })
  expect(sourceLocation(document, '/entities/refunds/list', 'key')).toEqual({ file: 'extra.yaml', line: 11, column: 5 })
})

test('a problem names the line of the file that it is in', () => {
  expect(refusals(REFUNDS.replace('schema: Refund', 'schema: Refnd'))).toEqual([
    expect.stringMatching(/^extra\.yaml:10 Cannot find type "Refnd".*Did you mean "Refund"\?$/),
  ])
})

test('what both set is refused with both lines', () => {
  expect(refusals('entities:\n  orders:\n    list: {description: Lists every order.}\n')).toEqual([
    'extra.yaml:9 entities.orders.list.description is also set by shop 2.1.0, at definitions/shop.yaml:19: name it under replaces, or choose another name',
  ])
})

test('what an extension says that it replaces is replaced, and null removes it', () => {
  const { resolved } = extended(`replaces: [entities.orders.list.description, schemas.Order.total]
entities:
  orders:
    list: {description: Lists every order.}
schemas:
  Order: {total: null}
`)
  expect(resolved.operations['orders.list']?.description).toBe('Lists every order.')
  expect(resolved.schemas.Order).toMatchObject({ properties: { id: { type: 'string' } } })
  expect(Object.keys(resolved.schemas.Order?.properties as object)).toEqual(['id'])
})

test.each(['entities: {__proto__: {list: {request: GET /x}}}', '__proto__: {base_url: https://evil.example}'])(
  'a name that JavaScript reserves is refused in an extension, too: %s',
  (rest) => {
    expect(refusals(`${rest}\n`)).toEqual([expect.stringContaining('Cannot use "__proto__" as a name')])
  },
)

test('an address that replaces nothing is refused', () => {
  expect(
    refusals(`replaces: [entities.orders.list.describtion]\nentities: {orders: {list: {description: Lists all.}}}\n`),
  ).toEqual([
    expect.stringContaining(
      '"entities.orders.list.describtion" replaces nothing of shop 2.1.0. Did you mean "entities.orders.list.description"?',
    ),
    expect.stringContaining('entities.orders.list.description is also set by shop 2.1.0'),
  ])
})

test.each([
  ['2.1.0', true],
  ['2.0.9', true],
  ['2.1.1', false],
  ['2.2.0', false],
  ['1.9.0', false],
  ['3.0.0', false],
])('an extension of version %s takes version 2.1.0: %s', (version, isTaken) => {
  expect(refusals(REFUNDS, version)).toEqual(
    isTaken ? [] : [expect.stringContaining(`shop 2.1.0 is not the ${version} that this manifest extends`)],
  )
})

test.each([
  ['shop', 'Cannot extend shop without its version: name shop@2.1.0, the version that is here'],
  ['shp', 'Cannot find kind "shp". Did you mean "shop"?'],
  ['shop@2', 'Cannot read which kind this manifest extends: name a kind and its version, such as acme@2.1.0'],
  ['[shop]', 'Cannot read which kind this manifest extends: name a kind and its version, such as acme@2.1.0'],
])('extends: %s is the only problem', (named, problem) => {
  const text = `${HEAD}extends: ${named}\n${REFUNDS}`
  expect(problemsOf(() => validateManifest(text, 'extra.yaml', readShop))).toEqual([`extra.yaml:6 ${problem}`])
})

test('another kind, and a place without kinds, are refused', () => {
  expect(() => validateManifest(`${HEAD}extends: shp@2.1.0\n`, 'extra.yaml', readShop)).toThrow(
    'Cannot find kind "shp". Did you mean "shop"?',
  )
  expect(() => validateManifest(`${HEAD}extends: shop@2.1.0\n`, 'extra.yaml')).toThrow(
    'Cannot read shop here: compile this manifest with plugboard generate, and use its module',
  )
})
