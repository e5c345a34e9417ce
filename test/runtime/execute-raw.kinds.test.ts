/** Records as JSON text: what `executeRaw` gives is what `execute` gives, to the last digit of an answer. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { connectFixture, type Fixture } from '../../mock/index.ts'
import {
  type Call,
  connect,
  type Connection,
  ConnectorError,
  execute,
  executeRaw,
  find,
  type HttpResponse,
  type JsonObject,
  type Plan,
  type RawResult,
  replayTransport,
  type Transport,
} from '../../runtime/index.ts'
import { fixturesOf, TESTED_KINDS, testedPlans } from '../support/kinds.ts'
import { planOf } from '../support/plan.ts'

const plans = new Map((await testedPlans()).map((plan) => [plan.kind, plan]))

/** Result or error of a call; the records as values. */
async function outcome(call: () => Promise<object>): Promise<unknown> {
  try {
    const { records, starts: _, count, file, ...rest } = (await call()) as RawResult
    const values = records instanceof Uint8Array ? (JSON.parse(Buffer.from(records).toString()) as unknown) : records
    const counted = Array.isArray(values) ? values.length : values === null ? 0 : 1
    const read = file && { ...file, stream: await textOf(file.stream) }
    // JSON has no infinity: a number beyond a double's range is null once it is written again.
    return JSON.parse(JSON.stringify({ ...rest, records: values, count: count ?? counted, file: read })) as unknown
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return { error: error.toJSON(), message: error.message }
  }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('base64')
}

describe.each(TESTED_KINDS)('%s', (kind) => {
  test('gives by executeRaw what it gives by execute, for every fixture', async () => {
    const plan = plans.get(kind)!
    const fixtures = await fixturesOf(kind)
    for (const fixture of fixtures) {
      const parsed = await outcome(() => execute(plan, fixture.call, replayed(plan, fixture)))
      const raw = await outcome(() => executeRaw(plan, fixture.call, replayed(plan, fixture)))
      expect([fixture.file, raw]).toEqual([fixture.file, parsed])
    }
    expect(fixtures.length).toBeGreaterThan(0)
  })
})

function replayed(plan: Plan, fixture: Fixture): Connection {
  const repeats = Array.from({ length: 5 }, () => fixture.exchanges.at(-1)!)
  const host = new URL(connectFixture(plan, fixture, {}).base.origin).host
  const transport = replayTransport([...fixture.exchanges, ...repeats], { host })
  const clock = { now: () => 0, random: () => 0, wait: () => Promise.resolve() }
  return connectFixture(plan, fixture, { transport, clock, paced: false })
}

/** Kinds with errors or metadata beside the records: the whole response is parsed, as for batches. */
const READ_AMONG_RECORDS = ['salesforce', 'sentry', 'zoho-crm']

test.each(TESTED_KINDS.filter((kind) => !READ_AMONG_RECORDS.includes(kind)))(
  'the bytes of records of %s under one name are passed on',
  (kind) => {
    const plan = plans.get(kind)!
    const parsed = Object.values(plan.manifest.operations)
      .filter(({ file, shape, effect }) => effect === 'read' && !file && !shape)
      .filter(({ records }) => records?.in === 'body' && records.steps.every((step) => typeof step === 'string'))
      .map(({ entity, action }) => find(plan, entity, action))
      .filter(({ response }) => !response.keepsBytes)
      .map(({ id }) => id)
    expect(parsed).toEqual([])
  },
)

const PLAN = planOf({
  errors: {
    message: '$.error.message',
    rules: [
      { at: '$.error', as: 'invalid' },
      { at: '$.none', as: 'empty', because: 'It says so.' },
    ],
  },
  entities: {
    items: {
      list: {
        request: 'GET /items',
        records: '$.data',
        params: { at: 'string' },
        meta: { total: '$.total' },
        pagination: { style: 'cursor', param: 'at', next: 'last.id', ends: { at: '$.more', not: true } },
      },
      get: { request: 'GET /items/{id}', records: '$.data', meta: { inside: '$.data.id' } },
      create: { request: 'POST /items', records: '$.data' },
      api_search: { request: 'GET /search', records: '$.data.*.nodes', meta: { info: '$.data.*.info' } },
    },
    first: { list: { request: 'GET /first', records: '$.data', meta: { first: '$.data[0].id' } } },
    whole: { list: { request: 'GET /whole', records: '$.data', meta: { around: '$' } } },
    linked: {
      list: {
        request: 'GET /linked',
        records: '$.data',
        params: { at: 'string', page: 'integer' },
        pagination: {
          style: 'link',
          next: '$.next',
          param: 'page',
          or: [{ next: '$.links.next', param: 'at', ends: { at: '$.data[0].more', not: true } }],
        },
      },
    },
    second: { list: { request: 'GET /second', records: '$.lists[1]' } },
    plain: { get: { request: 'GET /plain/{id}' }, list: { request: 'GET /plain' } },
  },
})

const CALLS: readonly Call[] = [
  { entity: 'items', action: 'list' },
  { entity: 'items', action: 'get', params: { id: '1' } },
  { entity: 'items', action: 'create' },
  { entity: 'items', action: 'api_search' },
  { entity: 'first', action: 'list' },
  { entity: 'whole', action: 'list' },
  { entity: 'linked', action: 'list' },
  { entity: 'second', action: 'list' },
  { entity: 'plain', action: 'get', params: { id: '1' } },
  { entity: 'plain', action: 'list' },
]

/** A connection whose every request gets one answer. */
function answering(body: Uint8Array, headers: Readonly<Record<string, string>> = {}, status = 200): Connection {
  const answer: HttpResponse = { status, headers: new Headers(headers), body }
  const transport: Transport = {
    send: () => Promise.resolve(answer),
    stream: () => Promise.reject(new Error('not streamed')),
    close: () => Promise.resolve(),
  }
  const clock = { now: () => 0, random: () => 0, wait: () => Promise.resolve() }
  return connect(PLAN, { credentials: { key: 'k' }, transport, clock })
}

async function compareAll(body: string | Uint8Array, headers?: Readonly<Record<string, string>>, status?: number) {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  for (const call of CALLS) {
    const parsed = await outcome(() => execute(PLAN, call, answering(bytes, headers, status)))
    const raw = await outcome(() => executeRaw(PLAN, call, answering(bytes, headers, status)))
    expect([call, bytes.toString(), raw]).toEqual([call, bytes.toString(), parsed])
  }
}

const DEEP = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

describe('U13 U9 an unusual answer comes to the same by both', () => {
  test.each<[string, string | Uint8Array, Record<string, string>?, number?]>([
    ['nothing', ''],
    ['nothing of 204', '', {}, 204],
    ['blanks', ' \n'],
    ['an empty object', '{}'],
    ['an empty list', '[]'],
    ['null', 'null'],
    ['a byte order mark', '\ufeff{"data":[]}'],
    ['a cut list', '{"data":[{"id":1},'],
    ['a cut text', '{"data":[{"id":"1'],
    ['something behind', '{"data":[]}]'],
    ['another document behind', '{"data":[]}{"data":[]}'],
    ['a comma too many', '{"data":[{"id":1},]}'],
    ['a comma too many in an object', '{"data":[],}'],
    ['text among the records', '{"data":[{"id":1},"x"]}'],
    ['an object for the records', '{"data":{"id":1}}'],
    ['null for the records', '{"data":null}'],
    ['no records', '{"total":1}'],
    ['an error', '{"error":{"message":"no"}}'],
    ['an error before records', '{"error":{"message":"no"},"data":[{"id":1}]}'],
    ['an error behind records', '{"data":[{"id":1}],"error":{"message":"no"}}'],
    ['an error that is inside a record', '{"data":[{"id":1,"error":{"message":"no"}}]}'],
    ['an answer taken for empty', '{"data":[{"id":1}],"none":true,"total":3}'],
    ['records twice', '{"data":[{"id":1}],"data":[{"id":2},{"id":3}]}'],
    ['records twice, then none', '{"data":[{"id":1}],"data":null}'],
    ['an escaped name', '{"d\\u0061ta":[{"id":1}]}'],
    ['an escaped name that comes to the same', '{"data":[{"id":1}],"d\\u0061ta":[]}'],
    ['a name twice beside', '{"total":1,"data":[{"id":1}],"total":2}'],
    ['more to come', '{"data":[{"id":"a"},{"id":"b"} ] ,"more":true}'],
    ['more to come without a value', '{"data":[],"more":true}'],
    ['more to come behind an odd record', '{"data":[{"id":"]"},{"x":"]}"}],"more":true}'],
    ['a record that says whether a link counts', '{"data":[{"more":true}],"links":{"next":"/linked?at=b"}}'],
    ['one place', '{"data":{"a":{"nodes":[{"id":1}],"info":{"b":2}}}}'],
    ['two places', '{"data":{"a":{"nodes":[]},"b":{"nodes":[]}}}'],
    ['a place twice', '{"data":{"a":{"nodes":[]},"a":{"nodes":[{"id":1}]}}}'],
    ['a prototype', '{"__proto__":{"data":[]},"data":[{"__proto__":{"id":1}}]}'],
    ['lists of lists', '{"lists":[[],[{"id":1}]]}'],
    ['records as the whole answer', ' [ {"id" : 1} , { } ] \r\n'],
    ['as deep as answers go', `{"data":[${DEEP(199)}]}`],
    ['one deeper', `{"data":[${DEEP(200)}]}`],
    ['one deeper beside', `{"data":[],"x":${DEEP(201)}}`],
    ['100,000 deep', '['.repeat(100_000) + ']'.repeat(100_000)],
    [
      'UTF-8 cut inside a letter',
      Buffer.concat([Buffer.from('{"data":[{"id":"'), Buffer.from([0xc3]), Buffer.from('"}]}')]),
    ],
    ['Latin-1', Buffer.from('{"data":[{"id":"é"}]}', 'latin1')],
    ['UTF-16', Buffer.from('{"data":[]}', 'utf16le')],
    ['a page by its type', '{"data":[{"id":1}]}', { 'content-type': 'text/html; charset=utf-8' }],
    ['a page', '<html></html>', { 'content-type': 'text/html' }],
    ['text by its type', '{"data":[{"id":1}]}', { 'content-type': 'text/plain' }],
    ['a refusal with records', '{"data":[{"id":1}]}', {}, 404],
    ['a redirect with records', '{"data":[{"id":1}]}', {}, 302],
  ])('%s', async (_, body, headers, status) => compareAll(body, headers, status))

  test('U21 any answer, whole, cut, or with a byte changed', async () => {
    const record = fc.dictionary(fc.constantFrom('id', 'data', 'error', 'é'), fc.jsonValue({ maxDepth: 2 }), {
      maxKeys: 3,
    })
    const records = fc.oneof(fc.array(record, { maxLength: 3 }), record, fc.jsonValue({ maxDepth: 2 }))
    const names = fc.constantFrom('data', 'total', 'more', 'error', 'none', 'lists')
    const answer = fc.oneof(
      fc.dictionary(names, records),
      records,
      fc.record({ data: fc.dictionary(fc.constantFrom('a', 'b'), fc.record({ nodes: records, info: records })) }),
    )
    const change = fc.oneof(
      fc.constant(undefined),
      fc.record({ at: fc.nat(), byte: fc.nat(255) }),
      fc.record({ cut: fc.nat() }),
    )
    await fc.assert(
      fc.asyncProperty(answer, change, fc.constantFrom(undefined, 1), async (value, how, space) => {
        const bytes = Buffer.from(JSON.stringify(value, null, space))
        if (how && 'at' in how) bytes[how.at % bytes.length] = how.byte
        await compareAll(how && 'cut' in how ? bytes.subarray(0, how.cut % bytes.length) : bytes)
      }),
      { numRuns: process.env.PLUGBOARD_SUITE === 'test' ? 200 : 1000 },
    )
  })
})

describe('U23 the records of an answer', () => {
  const LIST = { entity: 'items', action: 'list' }
  const textFor = async (call: Call, body: string) =>
    Buffer.from((await executeRaw(PLAN, call, answering(Buffer.from(body)))).records!).toString()

  test('keep the digits that a number cannot hold', async () => {
    const record = '{ "id":9007199254740993, "rate":0.10000000000000000001, "big":1e400, "zero":-0 }'
    expect(await textFor(LIST, `{"data":[${record}],"total":1}`)).toBe(`[${record}]`)
    expect(await textFor({ entity: 'items', action: 'get', params: { id: '1' } }, `{"data":${record}}`)).toBe(record)
    expect(await textFor({ entity: 'plain', action: 'get', params: { id: '1' } }, ` ${record}\n`)).toBe(record)
  })

  test('begin at the returned offsets, in original and serialized bytes', async () => {
    for (const entity of ['items', 'first']) {
      const body = Buffer.from('{"data": [ {"id":"é"},\n{"id":2} ,{} ]}')
      const { records, starts } = await executeRaw(PLAN, { entity, action: 'list' }, answering(body))
      const text = Buffer.from(records!)
      const parts = starts.map((start, index) => text.subarray(start, starts[index + 1] ?? text.length - 1).toString())
      const values = parts.map((part) => JSON.parse(part.trim().replace(/,$/, '')) as JsonObject)
      expect([entity, values]).toEqual([entity, [{ id: 'é' }, { id: 2 }, {}]])
    }
  })
})
