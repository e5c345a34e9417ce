/** What an editor gets from `plugboard lsp` in a session over stdin and stdout. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatManifest } from '../../../authoring/index.ts'
import { Editor } from './editor.ts'

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
      params: {limit: {type: integer, description: Page size.}}
      pagination: {style: none, because: One page.}
types:
  State: {enum: [draft, open]}
schemas:
  Customer: {id: string!}
  Invoice:
    number: string!
    customer: string
    state: State
`

function lineOf(text: string): number {
  return MANIFEST.slice(0, MANIFEST.indexOf(text)).split('\n').length - 1
}

describe('a session of an editor', () => {
  const editor = new Editor()

  beforeAll(() => editor.start())
  afterAll(async () => expect(await editor.end()).toBe(0))

  it('a manifest without problems has no diagnostics', async () => {
    expect(await editor.show(MANIFEST)).toEqual([])
  })

  it('a misspelt type is an error under its letters, and gone once it is mended', async () => {
    const [problem, ...more] = await editor.show(MANIFEST.replace('type: integer', 'type: intger'))
    const line = lineOf('params: {limit')
    expect(more).toEqual([])
    expect(problem).toMatchObject({ code: 'unknown-type', message: expect.stringContaining('Did you mean "integer"?') })
    expect(problem!.range).toEqual({ start: { line, character: 29 }, end: { line, character: 35 } })
    expect(await editor.show(MANIFEST)).toEqual([])
  })

  it('completes types, schemas, entities, operations and fields in their places', async () => {
    await editor.show(MANIFEST)
    expect(await editor.completed('schema: Cus')).toEqual(expect.arrayContaining(['Customer', 'Invoice', 'State']))
    expect(await editor.completed('{type: int')).toEqual(expect.arrayContaining(['integer', 'State', 'Customer']))
    expect(await editor.completed('{customer: cus')).toEqual(
      expect.arrayContaining(['customers.id', 'invoices.number']),
    )
    expect(await editor.completed('check: inv')).toEqual(expect.arrayContaining(['customers.list', 'invoices.list']))
    expect(await editor.completed('key: num')).toEqual(expect.arrayContaining(['number', 'customer', 'state']))
    expect(await editor.completed('pagination: {style: no')).toEqual(expect.arrayContaining(['none', 'cursor', 'page']))
  })

  it('completes keys of the language while the text is no YAML yet', async () => {
    await editor.show(
      MANIFEST.replace('      params: {limit: {type: integer, description: Page size.}}\n', '      pag\n'),
    )
    expect(await editor.completed('      pag')).toEqual(expect.arrayContaining(['params', 'pagination', 'records']))
    await editor.show(
      MANIFEST.replace(
        '      params: {limit: {type: integer, description: Page size.}}\n',
        '      params: {limit: {type: integer, max',
      ),
    )
    expect(await editor.completed('integer, max')).toEqual(expect.arrayContaining(['maximum', 'description']))
  })

  it('hover text describes a key of the language, and shows a schema', async () => {
    await editor.show(MANIFEST)
    expect(await editor.at('hover', '      pagin')).toMatchObject({
      contents: { value: expect.stringContaining('**pagination**') },
    })
    expect(await editor.at('hover', 'schema: Inv')).toMatchObject({
      contents: { value: expect.stringContaining('number: string!') },
    })
  })

  it.each([
    ['a schema', 'schema: Inv', '  Invoice:\n    number'],
    ['a type', 'state: St', '  State:'],
    ['an operation', 'check: invoices.li', '    list:\n      description'],
    ['the key of an entity', '{customer: customers.i', '  Customer: {id'],
  ])('goes to the definition of %s', async (_, behind, target) => {
    await editor.show(MANIFEST)
    expect(await editor.at('definition', behind)).toMatchObject({ range: { start: { line: lineOf(target) } } })
  })

  it('formats a manifest, and says what keeps it from that', async () => {
    const house = formatManifest(MANIFEST, 'acme.yaml')
    await editor.show(MANIFEST.replace('kind: acme\n', '').replace('check:', 'kind: acme\ncheck:'))
    expect(await editor.format()).toBe(house)
    await editor.show(house)
    expect(await editor.format()).toBe(house)
    await editor.show(MANIFEST.replace('auth:', 'auth: {'))
    await expect(editor.format()).rejects.toThrow(/^Cannot format: line \d+: Cannot read YAML/)
  })

  it('renames a schema, and refuses a word of the language', async () => {
    await editor.show(MANIFEST)
    expect(await editor.rename('schema: Inv', 'Bill')).toBe(MANIFEST.replaceAll('Invoice', 'Bill'))
    await expect(editor.rename('check: invoices.li', 'all')).rejects.toThrow('"list" is a word of the language')
    expect(await editor.at('prepareRename', 'check: inv')).toMatchObject({ start: { character: 7 } })
  })

  it('ignores other YAML files', async () => {
    expect(await editor.show('name: CI\non: [push\n')).toEqual([])
    expect(await editor.completed('name: CI')).toEqual([])
  })
})
