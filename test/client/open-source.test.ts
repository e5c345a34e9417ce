/** Open source mode: the facade over the runtime, with exchanges as the third party. */
import { getEventListeners } from 'node:events'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connect, type ConnectorOf, type OwnConnector } from '../../client/index.ts'
import {
  ConnectorError,
  type Exchange,
  fetchTransport,
  type HttpRequest,
  type Notice,
  replayTransport,
  type Transport,
} from '../../runtime/index.ts'
import { planOf } from '../support/plan.ts'

const HOST = 'api.stripe.com'
const KEY = 'sk_test_0123456789abcdefghijklmn'
const ACME = join(import.meta.dirname, '..', 'cli', 'acme', 'acme.yaml')

/** An exchange of a list: the ids of its page, and which page it is. */
interface Page {
  readonly after?: string
  readonly hasMore?: boolean
  readonly limit?: string
}

/** A page of customers. An iteration asks for the maximum of 100, and a single call for the vendor's default of 10. */
function listed(ids: readonly string[], { after, hasMore = true, limit = '100' }: Page = {}): Exchange {
  const query = { limit, ...(after !== undefined && { starting_after: after }) }
  const body = { object: 'list', has_more: hasMore, data: ids.map((id) => ({ id, object: 'customer' })) }
  return { request: { method: 'GET', path: '/v1/customers', query }, response: { status: 200, body } }
}

const refused: Exchange = {
  request: { method: 'GET', path: '/v1/customers', query: { limit: '100' } },
  response: { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } },
}

async function stripeWith(...exchanges: Exchange[]) {
  const transport = replayTransport(exchanges, { host: HOST })
  const stripe = await connect('stripe', { credentials: { api_key: KEY }, transport })
  return { stripe, transport }
}

const CUSTOMERS = { object: 'list', has_more: false, data: [{ id: 'cus_1', object: 'customer' }] }

/** A third party that answers by what it is asked, and what it was asked. */
function vendor(answer: (request: HttpRequest) => [status: number, body: object]) {
  const lines: string[] = []
  const transport: Transport = {
    async send(request) {
      lines.push(`${request.method} ${request.path}`)
      const [status, body] = answer(request)
      const headers = new Headers({ 'content-type': 'application/json' })
      return { status, headers, body: Buffer.from(JSON.stringify(body)) }
    },
    stream: () => Promise.reject(new Error('not streamed')),
    close: () => Promise.resolve(),
  }
  return { transport, lines }
}

/** Error of a promise or an iteration. */
async function codeOf(run: () => Promise<unknown>): Promise<string | undefined> {
  return Promise.resolve()
    .then(run)
    .then(
      () => undefined,
      (error: unknown) => (error instanceof ConnectorError ? `${error.code}: ${error.message}` : String(error)),
    )
}

async function idsOf(records: AsyncIterable<{ id?: string | null }>): Promise<unknown[]> {
  const ids: unknown[] = []
  for await (const { id } of records) ids.push(id)
  return ids
}

describe('a connector', () => {
  test('gives the same result by $execute and by the names of entity and action', async () => {
    const { stripe } = await stripeWith(listed(['cus_1'], { limit: '10' }), listed(['cus_1'], { limit: '10' }))
    const both = [await stripe.$execute('customers', 'list', {}), await stripe.customers.list()]
    const result = {
      records: [{ id: 'cus_1', object: 'customer' }],
      meta: { has_more: true },
      next: { limit: 10, starting_after: 'cus_1' },
    }
    expect(both).toEqual([result, result])
  })

  test('is not a promise, and prints without its secrets', async () => {
    const { stripe } = await stripeWith()
    const seen = [
      Reflect.get(stripe, 'then'),
      (await Promise.resolve(stripe)) === stripe,
      inspect(stripe),
      JSON.stringify(stripe),
    ]
    expect(seen).toEqual([
      undefined,
      true,
      'Connector { kind: stripe, mode: open source }',
      '{"kind":"stripe","mode":"open source"}',
    ])
  })

  test('cannot be changed', async () => {
    const { stripe } = await stripeWith()
    expect([Reflect.set(stripe, '$kind', 'x'), Reflect.set(stripe.customers, 'list', 'x')]).toEqual([false, false])
  })

  const WRONG: [string, (stripe: ConnectorOf<'stripe'>) => Promise<unknown>, string][] = [
    [
      'an entity that there is none of',
      (stripe) => (stripe as OwnConnector).$execute('custmers', 'list'),
      'unknown_entity: Cannot find entity "custmers" in stripe. Did you mean "customers"?',
    ],
    [
      'an action that there is none of',
      (stripe) => (stripe as OwnConnector).$execute('customers', 'lst'),
      'unsupported_action: Cannot "lst" customers of stripe: no such action. Did you mean "list"?',
    ],
    [
      'search in open source mode',
      (stripe) => stripe.customers.search({ query: { filter: { eq: { email: 'ada@example.com' } } } }),
      'search_unavailable: Cannot search customers of stripe: search reads synchronized data, which only hosted mode has',
    ],
    [
      'a walk over what has no pages',
      (stripe) => (stripe.$all as unknown as (...args: unknown[]) => AsyncGenerator)('balance', 'get').next(),
      'invalid_params: Cannot iterate balance.get: it has no pages',
    ],
    [
      'a limit that is no number of records',
      (stripe) => stripe.customers.list.all({}, { limit: -1 }).next(),
      'invalid_params: Cannot iterate customers.list: option limit must be a whole number of records, 0 or more (got -1)',
    ],
  ]
  test.each(WRONG)('refuses %s', async (_, run, message) => {
    const balance: Exchange = {
      request: { method: 'GET', path: '/v1/balance' },
      response: { status: 200, body: { object: 'balance' } },
    }
    const { stripe } = await stripeWith(balance)
    expect(await codeOf(() => run(stripe))).toBe(message)
  })
})

describe('an iteration', () => {
  const pages = (limit = '100') => [
    listed(['cus_1', 'cus_2'], { limit }),
    listed(['cus_3'], { limit, after: 'cus_2' }),
    listed(['cus_4'], { limit, after: 'cus_3', hasMore: false }),
  ]

  test('gives every record, page by page', async () => {
    const { stripe } = await stripeWith(...pages())
    expect(await idsOf(stripe.customers.list.all())).toEqual(['cus_1', 'cus_2', 'cus_3', 'cus_4'])
  })

  test.each([
    [0, [], 3],
    [1, ['cus_1'], 2],
    [2, ['cus_1', 'cus_2'], 2],
    [3, ['cus_1', 'cus_2', 'cus_3'], 1],
  ])('with limit %i gives no more and fetches no further page', async (limit, ids, unasked) => {
    const { stripe, transport } = await stripeWith(...pages(String(limit)))
    expect([await idsOf(stripe.customers.list.all({}, { limit })), transport.remaining]).toEqual([ids, unasked])
  })

  test('stops fetching when the loop is left', async () => {
    const { stripe, transport } = await stripeWith(...pages())
    for await (const { id } of stripe.customers.list.all()) if (id === 'cus_2') break
    expect(transport.remaining).toBe(2)
  })

  test('gives pages with their metadata', async () => {
    const { stripe } = await stripeWith(...pages())
    const seen: unknown[] = []
    for await (const { records, meta, next } of stripe.customers.list.pages()) seen.push([records.length, meta, next])
    expect(seen).toEqual([
      [2, { has_more: true }, { limit: 100, starting_after: 'cus_2' }],
      [1, { has_more: true }, { limit: 100, starting_after: 'cus_3' }],
      [1, { has_more: false }, null],
    ])
  })

  test('ends by its signal between pages', async () => {
    const { stripe, transport } = await stripeWith(...pages())
    const controller = new AbortController()
    const run = async () => {
      for await (const _ of stripe.customers.list.pages({}, { signal: controller.signal })) controller.abort()
    }
    expect([(await codeOf(run))?.split(':')[0], transport.remaining]).toEqual(['cancelled', 2])
  })

  test('of more pages than allowed is refused', async () => {
    const { stripe } = await stripeWith(...pages())
    const run = () => idsOf(stripe.customers.list.all({}, { maxPages: 2 }))
    expect((await codeOf(run))?.split(':')[0]).toBe('page_limit_reached')
  })
})

test('the signal of a connector ends all of its calls', async () => {
  const controller = new AbortController()
  const transport = replayTransport([listed(['cus_1'], { limit: '10' })], { host: HOST })
  const stripe = await connect('stripe', { credentials: { api_key: KEY }, transport, signal: controller.signal })
  controller.abort()
  expect((await codeOf(() => stripe.customers.list()))?.split(':')[0]).toBe('cancelled')
})

test('a signal that outlives its calls keeps no listeners', async () => {
  const { signal } = new AbortController()
  const transport = replayTransport([listed(['cus_1'], { limit: '10' }), listed(['cus_1'], { hasMore: false })], {
    host: HOST,
  })
  const stripe = await connect('stripe', { credentials: { api_key: KEY }, transport, signal })
  await stripe.customers.list({}, { signal: new AbortController().signal })
  for await (const _ of stripe.customers.list.all({}, { signal: new AbortController().signal }));
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('a signal may end any number of calls, without a warning', async () => {
  const warnings: string[] = []
  const note = ({ name }: Error) => void warnings.push(name)
  process.on('warning', note)
  onTestFinished(() => void process.off('warning', note))
  const { signal } = new AbortController()
  const transport = fetchTransport(async () => Response.json(CUSTOMERS))
  const stripe = await connect('stripe', { credentials: { api_key: KEY }, transport, signal })
  await Promise.all(Array.from({ length: 12 }, () => stripe.customers.list()))
  await Promise.all(
    Array.from({ length: 12 }, () => stripe.customers.list({}, { signal: new AbortController().signal })),
  )
  await new Promise((resolve) => setImmediate(resolve))
  expect(warnings).toEqual([])
})

test('notices of the vendor reach the listener once, for all accounts and calls', async () => {
  const told: string[] = []
  const onNotice = ({ kind, operation, date }: Notice) => void told.push(`${kind} ${operation} ${date}`)
  const headers = { Sunset: 'Sat, 16 Oct 2027 15:00:00 GMT' }
  const body = { object: 'list', has_more: false, data: [] }
  const transport = fetchTransport(async () => Response.json(body, { headers }))
  for (const key of [KEY, `${KEY}2`]) {
    const stripe = await connect('stripe', { credentials: { api_key: key }, transport, onNotice })
    await stripe.customers.list()
    for await (const _record of stripe.customers.list.all());
    await stripe.$execute('customers', 'list')
    await stripe.$request({ method: 'GET', path: '/v1/customers' })
  }
  expect(told).toEqual(['stripe customers.list 2027-10-16', 'stripe request GET 2027-10-16'])
})

describe('samples of records', () => {
  const customer = { id: 'cus_1', object: 'customer', created: 1, livemode: false }
  const page = (data: readonly object[]) => ({ object: 'list', has_more: false, url: '/v1/customers', data })

  test('pass on what no longer fits: a page of each operation and hour, without values', async () => {
    const told: string[] = []
    let now = Date.parse('2026-11-29T12:00:00Z')
    const bodies = ['canary', 5, 'canary', 'canary'].map((created) => page([{ ...customer, created }]))
    const transport = fetchTransport(async () => Response.json(bodies.shift()))
    const onNotice = ({ type, operation, source, text }: Notice) =>
      void told.push([type, operation, source, text].join(' '))
    const options = { transport, onNotice, sample: 'records', clock: { now: () => now } } as const
    const stripe = await connect('stripe', { credentials: { api_key: KEY }, ...options })
    await stripe.customers.list()
    expect(told).toEqual(['drifts customers.list $.created retyped: expected integer, seen string'])
    // Within the hour nothing is read, and a known change is not passed on again.
    await stripe.customers.list()
    now += 3_600_000
    for await (const _record of stripe.customers.list.all());
    expect(told).toHaveLength(1)
  })

  test('need a listener', async () => {
    const options = { credentials: { api_key: KEY }, sample: 'records' } as const
    expect((await codeOf(() => connect('stripe', options)))?.split(':')[0]).toBe('invalid_params')
  })

  test.each(['records that are no records', 'a listener that throws'])('harm no call: %s', async (what) => {
    const odd = what.startsWith('records') ? [{ ...customer, metadata: [[1]], sources: 'none' }] : [{ id: 5 }]
    const transport = fetchTransport(async () => Response.json(page(odd)))
    const onNotice = () => {
      throw new Error('the caller is at fault')
    }
    const stripe = await connect('stripe', { credentials: { api_key: KEY }, transport, onNotice, sample: 'records' })
    expect((await stripe.customers.list()).records).toEqual(odd)
  })
})

describe('credentials of a function', () => {
  test.each([
    ['are asked for again when they were rejected', [KEY, `${KEY}2`], ['cus_1']],
    ['that stay the same are not tried twice', [KEY, KEY], 'credentials_rejected'],
  ])('%s', async (_, keys, outcome) => {
    const given = [...keys]
    const transport = replayTransport([refused, listed(['cus_1'], { hasMore: false })], { host: HOST })
    const stripe = await connect('stripe', { credentials: async () => ({ api_key: given.shift()! }), transport })
    const seen = await idsOf(stripe.customers.list.all()).catch((error: ConnectorError) => error.code)
    expect([seen, given]).toEqual([outcome, []])
  })

  test('are asked for once by calls that were rejected together', async () => {
    const { transport } = vendor(({ headers }) => [headers.authorization === `Bearer ${KEY}2` ? 200 : 401, CUSTOMERS])
    const given = [KEY, `${KEY}2`, `${KEY}3`]
    const stripe = await connect('stripe', { credentials: async () => ({ api_key: given.shift()! }), transport })
    const seen = await Promise.all(Array.from({ length: 5 }, () => codeOf(() => stripe.customers.list())))
    expect([seen, given]).toEqual([Array(5).fill(undefined), [`${KEY}3`]])
  })

  test('continue what a call began before they were rejected', async () => {
    const exports = {
      request: 'POST /exports',
      params: { job: 'string' },
      keep: { job: '$.id' },
      steps: [{ request: 'GET /exports/{job}', until: { at: '$.done' } }],
    }
    const { manifest } = planOf({ entities: { exports: { create: exports } } })
    const { transport, lines } = vendor(({ method, headers }) =>
      method === 'POST'
        ? [200, { id: 'j1' }]
        : [headers.authorization === 'Bearer 2' ? 200 : 401, { id: 'j1', done: true }],
    )
    let count = 0
    // A kind without types, as one of a file is.
    const kind = manifest as object as { file: string }
    const sample = await connect(kind, { credentials: () => ({ key: String(++count) }), transport })
    await sample.$execute('exports', 'create')
    expect(lines).toEqual(['POST /exports', 'GET /exports/j1', 'GET /exports/j1'])
  })
})

test('a download is a web stream and a Node.js stream, with its name, type and size', async () => {
  const download: Exchange = {
    request: { method: 'GET', path: '/files/f1' },
    response: {
      status: 200,
      headers: { 'content-type': 'text/plain', 'content-disposition': 'attachment; filename="a.txt"' },
      body: 'hello',
    },
  }
  const transport = replayTransport([download, download], { host: 'api.acme.internal' })
  const acme = await connect({ file: ACME }, { credentials: { api_key: 'k' }, transport })
  const { file } = await acme.$execute('files', 'download', { id: 'f1' })
  const { file: again } = await acme.$execute('files', 'download', { id: 'f1' })
  const chunks: Buffer[] = []
  for await (const chunk of again.node()) chunks.push(chunk as Buffer)
  expect([file.name, file.type, await new Response(file.stream).text(), Buffer.concat(chunks).toString()]).toEqual([
    'a.txt',
    'text/plain',
    'hello',
    'hello',
  ])
})

describe('a kind of a file', () => {
  const acme = async (...exchanges: Exchange[]) =>
    connect(
      { file: ACME },
      { credentials: { api_key: 'k' }, transport: replayTransport(exchanges, { host: 'api.acme.internal' }) },
    )

  test('is called by the names of its operations', async () => {
    const exchange: Exchange = {
      request: { method: 'GET', path: '/customers', query: { limit: '10' } },
      response: { status: 200, body: { items: [{ id: 'c1' }], total: 1 } },
    }
    const result = await (await acme(exchange)).$execute('customers', 'list')
    expect(result).toEqual({ records: [{ id: 'c1' }], meta: { total: 1 }, next: null })
  })

  test('a missing one is named', async () => {
    const run = () => connect({ file: '/no/such.yaml' }, { credentials: {} })
    expect(await codeOf(run)).toBe('definition_not_found: Cannot read manifest /no/such.yaml: no such file')
  })
})
