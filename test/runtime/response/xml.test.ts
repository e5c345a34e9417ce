/** Responses in XML over the wire: read as JSON wherever a response is read. */
import { describe, expect, test } from 'vitest'
import {
  type Call,
  compile,
  type ConnectorError,
  execute,
  executeRaw,
  request,
  type UpstreamError,
} from '../../../runtime/index.ts'
import { captureFixtures } from '../../../authoring/index.ts'
import { planOf } from '../../support/plan.ts'
import { type RawAnswer, rawAnswer } from '../../support/raw-server.ts'
import { wireTo } from '../../support/wire.ts'

const PLAN = planOf({
  decode: 'xml',
  errors: { message: '$.Error.Message', code: '$.Error.Code', rules: [{ status: 200, at: '$.Error', as: 'invalid' }] },
  entities: {
    items: {
      schema: 'Item',
      list: {
        request: 'GET /items',
        params: { page: 'integer' },
        records: '$.Items.Item',
        pagination: { style: 'page', param: 'page', ends: { at: '$.Items.@total', of: 'pages' } },
      },
      get: { request: 'GET /items/{id}', records: '$.Item' },
      delete: { request: 'DELETE /items/{id}', records: null },
    },
    children: {
      schema: 'Child',
      list: {
        request: 'GET /orders',
        records: '$.Orders.Order',
        flatten: { list: 'Lines.Line', copy: { order_id: '@id' } },
        pagination: { style: 'none', because: 'One page.' },
      },
    },
    batches: {
      schema: 'Item',
      create: {
        request: 'POST /items',
        params: { items: { type: 'Item[]', maxItems: 10, required: true } },
        batch: {
          of: 'items',
          outcomes: '$.Results.Result',
          record: '$.Item',
          failed: { at: '$.Error' },
          message: '$.Error',
        },
      },
    },
    exports: {
      schema: 'Item',
      list: {
        request: 'POST /exports',
        effect: 'read',
        keep: { export_id: '$.Export.Id' },
        steps: [{ request: 'GET /exports/{export_id}', until: { at: '$.Items.@state', is: ['done'] } }],
        records: '$.Items.Item',
        pagination: { style: 'none', because: 'One page.' },
      },
    },
    files: { download: { request: 'GET /files/{id}', file: true } },
  },
  schemas: {
    Item: { id: 'string!', size: 'integer', email: 'string' },
    Child: { sku: 'string!', count: 'integer', order_id: 'integer' },
  },
})

const xml = (body: string | Uint8Array, status = 200, type = 'application/xml') =>
  rawAnswer(status, { 'content-type': type }, body)

async function run(call: Call, ...answers: RawAnswer[]) {
  const { connection, server } = await wireTo(PLAN, { answers })
  const result = await execute(PLAN, call, connection).catch((error: unknown) => error as ConnectorError)
  return { result, server }
}

const LIST: Call = { entity: 'items', action: 'list' }

test('records have the types of their schema, and so has the JSON text of them', async () => {
  const body = '<Items total="2"><Item><id>07</id><size>3</size></Item></Items>'
  const { connection } = await wireTo(PLAN, { answers: [xml(body)] })
  const { records, next } = await execute(PLAN, LIST, connection)
  expect([records, next]).toEqual([[{ id: '07', size: 3 }], { page: 2 }])
  const raw = await executeRaw(PLAN, LIST, connection)
  expect(Buffer.from(raw.records!).toString()).toBe('[{"id":"07","size":3}]')
})

test('children are a list below each parent, with the fields of their parent', async () => {
  const line = '<Line><sku>a</sku><count>2</count></Line>'
  const body = `<Orders><Order id="7"><Lines>${line}</Lines></Order><Order id="8"><Lines/></Order></Orders>`
  const { result } = await run({ entity: 'children', action: 'list' }, xml(body))
  expect(result).toMatchObject({ records: [{ sku: 'a', count: 2, order_id: 7 }] })
})

test('a batch reads the outcome of each record, even of one', async () => {
  const params = { items: [{ id: 'a' }] }
  const body = '<Results><Result><Item><id>a</id><size>1</size></Item></Result></Results>'
  const { result } = await run({ entity: 'batches', action: 'create', params }, xml(body))
  expect(result).toMatchObject({ records: [{ id: 'a', size: 1 }], meta: { outcomes: [{ outcome: 'done' }] } })
})

test('each response of a call of several requests is read', async () => {
  const { result } = await run(
    { entity: 'exports', action: 'list' },
    xml('<Export><Id>e 1</Id></Export>'),
    xml('<Items state="running"/>'),
    xml('<Items state="done"><Item><id>a</id></Item></Items>'),
  )
  expect(result).toMatchObject({ records: [{ id: 'a' }] })
})

test.each([
  [
    'a body in the charset that the type names',
    Buffer.from('<Item><id>é</id></Item>', 'latin1'),
    'text/xml; charset=iso-8859-1',
  ],
  [
    'a body in the encoding that it declares',
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><Item><id>é</id></Item>', 'latin1'),
    'text/xml',
  ],
  ['a body in UTF-16', Buffer.from('\ufeff<Item><id>é</id></Item>', 'utf16le'), 'application/xml'],
  ['a body of another type', '<Item><id>é</id></Item>', 'application/octet-stream'],
])('%s is read', async (_, body, type) => {
  const { result, server } = await run({ entity: 'items', action: 'get', params: { id: '1' } }, xml(body, 200, type))
  expect(result).toMatchObject({ records: { id: 'é' } })
  expect(server.requests[0]).toContain('accept: application/xml, text/xml\r\n')
})

test('a write that is answered without a body has no record', async () => {
  const { result } = await run({ entity: 'items', action: 'delete', params: { id: '1' } }, xml('', 204))
  expect(result).toMatchObject({ records: null })
})

describe('U28 a response that is no XML, or more than XML, is an error', () => {
  const laughs = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')

  test.each([
    ['a page', xml('<html><body>Sign in</body></html>', 200, 'text/html'), 'HTML page'],
    ['text', xml('Sign in'), 'not valid JSON'],
    ['a document that ends early', xml('<Items><Item>'), 'not valid XML'],
    [
      'entities that multiply',
      xml(`<!DOCTYPE Items [<!ENTITY l0 "ha">${laughs}]><Items>&l10;</Items>`),
      'not valid XML',
    ],
    [
      'an entity that is a file',
      xml('<!DOCTYPE Items [<!ENTITY f SYSTEM "file:///etc/passwd">]><Items>&f;</Items>'),
      'not valid XML',
    ],
    ['a DTD at another host', xml('<!DOCTYPE Items SYSTEM "https://evil.example/x.dtd"><Items/>'), 'document type'],
    ['a document of another root', xml('<Other/>'), 'nothing in place of the records'],
    ['a prototype', xml('<Items><__proto__><Item/></__proto__></Items>'), '__proto__'],
    ['too many levels', xml(`${'<a>'.repeat(300)}${'</a>'.repeat(300)}`), 'too deeply'],
  ])('%s', async (_, answer, message) => {
    const { result } = await run(LIST, answer)
    expect(result).toMatchObject({ code: 'upstream_invalid_response', sent: true })
    expect((result as Error).message).toContain(message)
    expect((result as Error).message).not.toContain('root:')
  })
})

describe('a refusal', () => {
  test.each([
    [
      'by its status',
      404,
      '<Error><Code>Gone</Code><Message>No such item</Message></Error>',
      { code: 'record_not_found', upstream: { code: 'Gone', message: 'No such item' } },
    ],
    [
      'under status 200, by a rule',
      200,
      '<Error><Code>E1</Code></Error>',
      { code: 'upstream_rejected', upstream: { code: 'E1' } },
    ],
    ['that is no XML', 500, 'Out of order', { code: 'upstream_error', upstream: { status: 500 } }],
    ['that is broken XML', 400, '<Error><Code>', { code: 'upstream_rejected', upstream: { status: 400 } }],
    ['that is JSON', 400, '{"Error": {"Code": "E2"}}', { code: 'upstream_rejected', upstream: { code: 'E2' } }],
  ])('%s', async (_, status, body, error) => {
    const { result } = await run({ entity: 'items', action: 'get', params: { id: '1' } }, xml(body, status))
    expect(result).toMatchObject(error)
  })

  test('of a download', async () => {
    const { result } = await run(
      { entity: 'files', action: 'download', params: { id: '1' } },
      xml('<Error><Code>E3</Code></Error>', 403),
    )
    expect(result).toMatchObject({ code: 'permission_missing', upstream: { code: 'E3' } })
  })

  test('of a request that no operation names; a success is handed on as text', async () => {
    const { connection } = await wireTo(PLAN, { answers: [xml('<Error><Code>E4</Code></Error>', 400), xml('<Any/>')] })
    const ask = () => request(PLAN, { method: 'GET', path: '/any' }, connection)
    const error = (await ask().catch((caught: unknown) => caught)) as UpstreamError
    expect([error.code, error.upstream.code]).toEqual(['upstream_rejected', 'E4'])
    expect(await ask()).toMatchObject({ form: 'text', value: '<Any/>' })
  })
})

test('a captured response in XML has stand-ins where records have personal data and ids', async () => {
  const body = '<Items><Item><id>cus_NffrFeUfNV2Hib</id><email>ada.lovelace@northwind.io</email></Item></Items>'
  const { server } = await wireTo(PLAN, { answers: [xml(body)] })
  const { undiciTransport } = await import('../../../runtime/index.ts')
  const { fixtures } = await captureFixtures(compile(PLAN.manifest), LIST, {
    owner: { credentials: { key: 'k-123456789' }, auth: 'key' },
    transport: undiciTransport({ connectTo: () => server.origin }),
    salt: 'a salt for tests',
    today: new Date('2026-11-26T12:00:00Z'),
  })
  expect(fixtures[0]!.text).toContain('<Items>')
  expect(fixtures[0]!.text).not.toMatch(/NffrFeUfNV2Hib|lovelace/)
})
