/** Renames of the language server: every place that names a part, and the reasons for none. */
import { expect, it } from 'vitest'
import { oldNamesText } from '../../../cli/lsp/fixtures.ts'
import { renameAt, replaced } from '../../../cli/lsp/rename.ts'
import { validateManifest } from '../../../runtime/doors/author.ts'
import { ACME } from '../run-cli.ts'

const MANIFEST = `format: 1
kind: acme
id: 5b0b2c1e-0f5e-4f0e-9a53-7d3c1c8f2a41
title: Acme
category: payments
version: 1.0.0
support: community
docs: https://docs.acme.example/api
base_url: https://api.acme.example
check: invoices.list
auth:
  api_key: {type: static, title: API key, credentials: {api_key: string!}, send: {bearer: "{{api_key}}"}}
entities:
  customers:
    schema: Customer
    list: {description: Lists customers., request: GET /customers, pagination: {style: none, because: One page.}}
  invoices:
    schema: Invoice
    key: number
    refs: {customer: customers.id}
    list:
      description: Lists invoices.
      request: GET /invoices
      params:
        state: {type: State, description: The state.}
        limit: {type: integer, description: Page size.}
        page:
          type: integer
          description: The page.
      pagination: {style: page, param: page, size: limit}
    get:
      description: Returns an invoice.
      request: GET /invoices/{number}
      params: {number: {type: string!, description: The number.}}
    send:
      description: Sends an invoice.
      request: POST /invoices/{number}/send
      effect: additive
      params: {number: {type: string!, description: The number.}}
types:
  State: {enum: [draft, open]}
schemas:
  Customer: {id: string!, state: State}
  Invoice:
    number: string!
    customer: string
    copies: Invoice[]
    state: State
`

const validate = (text: string) => validateManifest(text, 'acme.yaml')

/** The lines that a rename changes, as they are then. */
function renamed(behind: string, name: string, manifest = MANIFEST): string[] {
  const text = replaced(manifest, renameAt(manifest, manifest.indexOf(behind) + behind.length, name, validate).edits)
  const lines = manifest.split('\n')
  return text
    .split('\n')
    .filter((line) => !lines.includes(line))
    .map((line) => line.trim())
}

it('renames a schema where it is defined and where a type names it', () => {
  const changed = ['schema: Bill', 'Bill:', 'copies: Bill[]']
  expect(renamed('schema: Inv', 'Bill')).toEqual(changed)
  expect(renamed('copies: Inv', 'Bill')).toEqual(changed)
  expect(renamed('  Inv', 'Bill')).toEqual(changed)
})

it('renames a type in params and records', () => {
  expect(renamed('types:\n  Sta', 'Status')).toEqual([
    'state: {type: Status, description: The state.}',
    'Status: {enum: [draft, open]}',
    'Customer: {id: string!, state: Status}',
    'state: Status',
  ])
})

it('renames an entity in references', () => {
  expect(renamed('refs: {customer: cust', 'people')).toEqual(['people:', 'refs: {customer: people.id}'])
  expect(renamed('check: inv', 'bills')).toEqual(['check: bills.list', 'bills:'])
})

it('renames an additional action', () => {
  expect(renamed('    sen', 'post')).toEqual(['post:'])
})

it('a param keeps its name in requests, unless a template inserts it', () => {
  expect(renamed('size: lim', 'page_size')).toEqual([
    'page_size: {as: limit, type: integer, description: Page size.}',
    'pagination: {style: page, param: page, size: page_size}',
  ])
  expect(renamed('param: pag', 'sheet')).toEqual([
    'sheet:',
    'as: page',
    'pagination: {style: page, param: sheet, size: limit}',
  ])
  expect(renamed('params: {num', 'invoice')).toEqual([
    'request: GET /invoices/{invoice}',
    'params: {invoice: {type: string!, description: The number.}}',
  ])
})

it('a short declaration gets its long form', () => {
  const manifest = MANIFEST.replace('{type: integer, description: Page size.}', 'integer')
  expect(renamed('size: lim', 'page_size', manifest)).toContain('page_size: {type: integer, as: limit}')
})

it.each([
  [
    'invoices:\n    schema: Invoice\n    key: number\n    refs: {customer: customers.id}\n    li',
    'all',
    /"list" is a word of the language/,
  ],
  ['    sen', 'update', /"update" is a word of the language/],
  ['    sen', 'Send It', /the manifest would be wrong: /],
  ['schema: Inv', 'Customer', /the manifest would be wrong: Key "Customer" is defined twice/],
  ['size: lim', 'state', /a param is already named "state"/],
  ['size: lim', 'limit', /already named "limit"/],
  ['title: Ac', 'Other', /only schemas, types, params, entities/],
])('behind %j, %j is refused', (behind, name, reason) => {
  expect(() => renamed(behind, name)).toThrow(reason)
})

it.each([
  [
    { part: 'entity', name: 'customers' },
    /^8 fixtures with the old name "customers": customers\.create\.yaml, .* and 3 more\./,
  ],
  [{ part: 'operation', entity: 'customers', name: 'get' }, /^\d fixtures with the old name "get": customers\.get\./],
  [{ part: 'param', name: 'limit', scopes: [['entities', 'customers', 'list']] }, /"limit": customers\.list\./],
  [{ part: 'type', name: 'Customer' }, /^undefined$/],
] as const)('lists the fixtures that name %j', async (part, message) => {
  expect(String(await oldNamesText(part, 'kind: acme\n', ACME))).toMatch(message)
})
