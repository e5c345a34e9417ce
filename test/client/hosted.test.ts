/** Hosted mode: tokens, retries, errors and resources, against a stand-in for the platform. */
import { getEventListeners } from 'node:events'
import { describe, expect, test } from 'vitest'
import {
  connect,
  ConnectorError,
  type HostedOptions,
  platform,
  PlatformError,
  UpstreamError,
} from '../../client/index.ts'
import { type Exchange, type JsonObject, load, replayTransport } from '../../runtime/index.ts'
import {
  type Answer,
  type PlatformSetup,
  type Received,
  startPlatform,
  type StubPlatform,
} from '../support/platform.ts'
import { testClock } from '../support/wire.ts'

const HOST = 'api.stripe.com'
const KEY = 'sk_test_0123456789abcdefghijklmn'
const TOKEN = 'POST /account/applications/token'
const SCOPED = 'POST /account/applications/scoped-token'
const FIND = 'GET /integrations/connectors'
const EXECUTE = 'EXECUTE'

const customer: Exchange = {
  request: { method: 'GET', path: '/v1/customers/cus_1' },
  response: { status: 200, body: { id: 'cus_1', object: 'customer' } },
}

const created: Exchange = {
  request: { method: 'POST', path: '/v1/customers', body: { name: 'Ada' } },
  response: { status: 200, body: { id: 'cus_1', object: 'customer' } },
}

async function start(exchanges: readonly Exchange[], setup: Partial<PlatformSetup> = {}) {
  const clock = testClock()
  const transport = replayTransport(exchanges, { host: HOST })
  const plans = [await load('stripe')]
  const server = await startPlatform({ plans, connection: { transport }, now: clock.now, ...setup })
  const connectorId = server.add('stripe', 'user_1', { api_key: KEY })
  const options = (more: Partial<HostedOptions> = {}): HostedOptions => {
    const { baseUrl, clientId, clientSecret } = server
    return { baseUrl, clientId, clientSecret, externalUserId: 'user_1', clock, ...more }
  }
  const stripe = (more?: Partial<HostedOptions>) => connect('stripe', { hosted: options(more) })
  return { server, clock, transport, connectorId, options, stripe }
}

/** The requests, without the IDs of connectors. */
function asked({ log }: StubPlatform): string[] {
  return log.map((line) => line.replace(/^POST .*\/execute$/, EXECUTE))
}

/** Simulates a failure of the first requests that execute. */
function failing(...answers: (Answer | null)[]): PlatformSetup['before'] {
  return ({ path }) => (path.endsWith('/execute') ? answers.shift() : undefined)
}

const busy = (status: number, headers = {}, code = 'rate_limited'): Answer => ({
  status,
  headers,
  body: { code, message: 'Cannot go on' },
})

async function errorOf(run: () => Promise<unknown>): Promise<ConnectorError | PlatformError> {
  return run().then(
    () => expect.fail('no error'),
    (error: ConnectorError) => error,
  )
}

describe('tokens', () => {
  test('are fetched once for concurrent calls, then kept', async () => {
    const { server, stripe } = await start([customer, customer, customer])
    const connector = await stripe()
    const get = () => connector.customers.get({ id: 'cus_1' })
    await Promise.all([get(), get()])
    await get()
    expect(asked(server)).toEqual([TOKEN, SCOPED, FIND, EXECUTE, EXECUTE, EXECUTE])
  })

  test('are renewed before they expire', async () => {
    const { server, clock, stripe } = await start([customer, customer])
    const connector = await stripe()
    await connector.customers.get({ id: 'cus_1' })
    await clock.wait((1200 - 60) * 1000)
    await connector.customers.get({ id: 'cus_1' })
    expect(asked(server)).toEqual([TOKEN, SCOPED, FIND, EXECUTE, TOKEN, SCOPED, EXECUTE])
  })

  test('are renewed once when the platform refuses them', async () => {
    const before = failing(busy(401, {}, 'token_expired'))
    const { server, stripe } = await start([customer], { before })
    await (await stripe()).customers.get({ id: 'cus_1' })
    expect(asked(server)).toEqual([TOKEN, SCOPED, FIND, EXECUTE, SCOPED, EXECUTE])
  })

  test('that are refused again end the call', async () => {
    const before = failing(busy(401, {}, 'invalid_token'), busy(401, {}, 'invalid_token'))
    const { stripe } = await start([customer], { before })
    const error = await errorOf(async () => (await stripe()).customers.get({ id: 'cus_1' }))
    expect([error.code, error.status]).toEqual(['invalid_token', 401])
  })

  test('are not issued for a wrong secret', async () => {
    const { stripe } = await start([])
    const { code, status, message } = await errorOf(() => stripe({ clientSecret: 'wrong' }))
    expect([code, status, message]).toEqual(['invalid_client', 401, 'Cannot issue a token'])
  })

  test('carry the organization of an application that has several', async () => {
    const { server, stripe } = await start([])
    await stripe({ organizationId: 'org_1' })
    expect(server.requests.map(({ headers }) => headers['x-organization-id'])).toEqual(['org_1', 'org_1', 'org_1'])
  })
})

describe('a call', () => {
  const WAITS: [string, Answer | null, number[]][] = [
    ['a rate limit', busy(429, { 'retry-after': '7' }), [7000]],
    ['a platform that drains', busy(503, {}, 'draining'), [125]],
    ['a wait that is over', busy(503, { 'retry-after': '0' }), [125]],
    ['a connection that breaks off', null, [125]],
  ]
  test.each(WAITS)('is repeated after %s', async (_, answer, waits) => {
    const { clock, stripe } = await start([customer], { before: failing(answer) })
    const { records } = await (await stripe()).customers.get({ id: 'cus_1' })
    expect([records.id, clock.waits]).toEqual(['cus_1', waits])
  })

  test.each([
    ['cannot be reached', null],
    ['restarts behind a gateway', { status: 502, body: '<html>' }],
    ['drains', busy(503, {}, 'draining')],
  ] as [string, Answer | null][])('survives a platform that %s for just under 30 seconds', async (_, answer) => {
    let isAway = false
    const { clock, stripe } = await start([customer], { before: () => (isAway ? answer : undefined) })
    const connector = await stripe()
    isAway = true
    const back = clock.now() + 29_900
    const wait = clock.wait
    clock.wait = async (ms) => {
      await wait(ms)
      isAway = clock.now() < back
    }
    expect((await connector.customers.get({ id: 'cus_1' })).records.id).toBe('cus_1')
  })

  test('is repeated with longer and longer waits, and ends after 30 seconds', async () => {
    const { clock, stripe } = await start([customer], { before: () => null })
    const { code, retryable } = (await errorOf(() => stripe())) as PlatformError
    const total = clock.waits.reduce((sum, ms) => sum + ms, 0)
    expect([code, retryable, clock.waits.slice(0, 7), total]).toEqual([
      'platform_unreachable',
      true,
      [125, 250, 500, 1000, 2000, 2500, 2500],
      30_000,
    ])
  })

  test.each([
    [{ forMs: 0 }, []],
    [{ forMs: 300, firstWaitMs: 200 }, [100, 200]],
    [{ forMs: 900, firstWaitMs: 400, longestWaitMs: 400 }, [200, 200, 200, 200, 100]],
  ])('is repeated as %j asks', async (retries, waits) => {
    const { clock, stripe } = await start([customer], { before: () => null })
    await errorOf(() => stripe({ retries }))
    expect(clock.waits).toEqual(waits)
  })

  test.each([{ forMs: -1 }, { firstWaitMs: NaN }, { longestWaitMs: 2 ** 31 }])('refuses %j', async (retries) => {
    const { stripe } = await start([])
    const [field] = Object.keys(retries)
    const { code, message } = await errorOf(() => stripe({ retries }))
    expect([code, message]).toEqual(['invalid_params', expect.stringContaining(`option retries.${field}`)])
  })

  test('is repeated for no longer than its own time limit', async () => {
    let isAway = false
    const { clock, stripe } = await start([customer], { before: () => (isAway ? null : undefined) })
    const connector = await stripe()
    isAway = true
    await errorOf(() => connector.customers.get({ id: 'cus_1' }, { timeoutMs: 1000 }))
    expect(clock.waits.reduce((sum, ms) => sum + ms, 0)).toBe(1000)
  })

  test('is not repeated when the platform asks for a long wait', async () => {
    const { clock, stripe } = await start([customer], { before: failing(busy(429, { 'retry-after': '3600' })) })
    const error = (await errorOf(async () => (await stripe()).customers.get({ id: 'cus_1' }))) as PlatformError
    expect([error.code, error.retryAfterMs, clock.waits]).toEqual(['rate_limited', 3_600_000, []])
  })

  test('that writes has the same key with each attempt, and is executed once', async () => {
    let tries = 0
    const keys: unknown[] = []
    const before = ({ path, headers }: Received) => {
      if (!path.endsWith('/execute')) return undefined
      keys.push(headers['idempotency-key'])
      return ++tries === 1 ? busy(503) : undefined
    }
    const { transport, stripe } = await start([created], { before })
    await (await stripe()).customers.create({ name: 'Ada' })
    expect([new Set(keys).size, keys.length, typeof keys[0], transport.remaining]).toEqual([1, 2, 'string', 0])
  })

  test('that was lost names the key that repeats it', async () => {
    const { stripe } = await start([created], { before: failing(null, null, null) })
    const run = async () =>
      (await stripe({ retries: { forMs: 0 } })).customers.create({ name: 'Ada' }, { idempotencyKey: 'order-7' })
    const { code, hint } = await errorOf(run)
    expect([code, hint]).toEqual([
      'platform_unreachable',
      'It may have been done. The same call with idempotencyKey "order-7" does it at most once.',
    ])
  })

  test('that reads has no key', async () => {
    const { server, stripe } = await start([customer])
    await (await stripe()).customers.get({ id: 'cus_1' })
    expect(server.requests.at(-1)?.headers['idempotency-key']).toBe(undefined)
  })

  test('without a timely response is refused', async () => {
    const fetch = (_: unknown, { signal }: RequestInit = {}) =>
      new Promise<Response>((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)))
    const { stripe } = await start([])
    const { code, message } = await errorOf(() => stripe({ fetch, timeoutMs: 20 }))
    expect([code, message]).toEqual(['platform_timeout', 'Cannot reach the platform: no response after 20 ms'])
  })

  test.each([
    ['that reads, and whose answer breaks off once, is asked for again', 'get', [customer, customer]],
    ['that writes, and whose answer breaks off once, has the same answer by its key', 'create', [created]],
  ] as const)('%s', async (_, action, exchanges) => {
    const { transport, stripe } = await start(exchanges)
    let broken = 0
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await globalThis.fetch(input, init)
      if (!response.url.endsWith('/execute') || broken++ > 0) return response
      await response.text()
      const cut = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })
      return new Response(cut, { status: 200 })
    }
    const { customers } = await stripe({ fetch })
    const run = () => (action === 'get' ? customers.get({ id: 'cus_1' }) : customers.create({ name: 'Ada' }))
    expect((await run()).records.id).toBe('cus_1')
    expect([broken, transport.remaining]).toEqual([2, 0])
  })

  test('whose response breaks off is refused', async () => {
    let breakOff = () => {}
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('{"data":'))
        breakOff = () => controller.error(new Error('gone'))
      },
    })
    const { stripe } = await start([], { before: failing({ status: 200, stream }) })
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await globalThis.fetch(input, init)
      if (response.url.endsWith('/execute')) breakOff()
      return response
    }
    const { code, message } = await errorOf(async () =>
      (await stripe({ fetch, retries: { forMs: 0 } })).customers.get({ id: 'cus_1' }),
    )
    expect([code, message]).toEqual([
      'platform_unreachable',
      'Cannot read the response of the platform: the connection broke off',
    ])
  })

  test('ends by its signal', async () => {
    const { stripe } = await start([customer])
    const connector = await stripe()
    const run = () => connector.customers.get({ id: 'cus_1' }, { signal: AbortSignal.abort() })
    expect((await errorOf(run)).code).toBe('cancelled')
  })

  test('stops listening to its signal', async () => {
    const { signal } = new AbortController()
    const { stripe } = await start([customer])
    await (await stripe()).customers.get({ id: 'cus_1' }, { signal })
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  test('ends when the connector is closed', async () => {
    const { stripe } = await start([customer])
    const connector = await stripe()
    await connector.$close()
    expect((await errorOf(() => connector.customers.get({ id: 'cus_1' }))).code).toBe('cancelled')
  })
})

describe('an error of the platform', () => {
  test('that the third party caused is the one of open source mode', async () => {
    const notFound: Exchange = {
      request: { method: 'GET', path: '/v1/customers/cus_9' },
      response: {
        status: 404,
        headers: { 'request-id': 'req_up' },
        body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such customer' } },
      },
    }
    const { stripe } = await start([notFound])
    const error = await errorOf(async () => (await stripe()).customers.get({ id: 'cus_9' }))
    expect([error instanceof UpstreamError, error.code, (error as UpstreamError).upstream, error.cause]).toEqual([
      true,
      'record_not_found',
      { status: 404, code: 'resource_missing', message: 'No such customer', requestId: 'req_up' },
      { status: 404, requestId: 'req_1' },
    ])
  })

  test('with an unknown code keeps it', async () => {
    const { stripe } = await start([], { before: failing(busy(409, {}, 'moon_is_full')) })
    const error = await errorOf(async () => (await stripe()).customers.get({ id: 'cus_9' }))
    const { code, status, actor, retryable } = error
    expect([error instanceof PlatformError, error instanceof ConnectorError, code, status, actor, retryable]).toEqual([
      true,
      true,
      'moon_is_full',
      409,
      'caller',
      false,
    ])
  })

  test.each([
    ['a page of HTML', { status: 502, body: '<html>' }, 'platform_error'],
    ['a success that is no JSON', { status: 200, body: '<html>' }, 'platform_invalid_response'],
  ])('that is %s has a code of the client', async (_, answer, code) => {
    const { stripe } = await start([], { before: failing(answer) })
    const once = { retries: { forMs: 0 } }
    expect((await errorOf(async () => (await stripe(once)).customers.get({ id: 'cus_9' }))).code).toBe(code)
  })

  test.each([
    ['of the platform, before it sent anything', {}, false],
    ['of the third party', { upstream: { status: 403, code: null, message: 'No.', request_id: null } }, true],
  ])('for a missing scope states whether the request was sent: %s', async (_, more, sent) => {
    const body = { code: 'scope_missing', message: 'Cannot execute.', status: 424, ...more }
    const { stripe } = await start([], { before: failing({ status: 424, body }) })
    expect(await errorOf(async () => (await stripe()).customers.get({ id: 'cus_1' }))).toMatchObject({
      code: 'scope_missing',
      actor: 'owner',
      sent,
    })
  })

  test('for a missing scope has the consent to ask for', async () => {
    const consent = {
      want: ['customers.get'],
      scopes: [{ name: 'read_only', words: null }],
      url: 'https://plugboard.example.com/connect#code',
    }
    const body = { code: 'scope_missing', message: 'Cannot execute.', status: 424, consent }
    const { stripe } = await start([], { before: failing({ status: 424, body }) })
    const error = await errorOf(async () => (await stripe()).customers.get({ id: 'cus_1' }))
    expect(error.consent).toEqual(consent)
    expect(error.toJSON()).toMatchObject({ consent })
  })

  test('prints as JSON', async () => {
    const error = new PlatformError('connector_not_found', 'Cannot find it', { status: 404, hint: 'Create one.' })
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      code: 'connector_not_found',
      status: 404,
      actor: 'caller',
      message: 'Cannot find it',
      hint: 'Create one.',
      retryable: false,
    })
  })
})

describe('the connector', () => {
  test.each([
    ['there is none of', {}, 'connector_not_found', 'user_2'],
    ['there are several of', {}, 'connector_ambiguous', 'user_1'],
    ['no one has the name of', { name: 'other' }, 'connector_not_found', 'user_1'],
  ])('that %s is refused', async (_, more, code, externalUserId) => {
    const { server, stripe } = await start([])
    server.add('stripe', 'user_1', { api_key: KEY }, { name: 'second' })
    server.add('stripe', 'user_1', { api_key: KEY }, { name: 'third' })
    expect((await errorOf(() => stripe({ externalUserId, ...more }))).code).toBe(code)
  })

  test('is found by its name, on any page', async () => {
    const { server, stripe } = await start([])
    server.add('stripe', 'user_1', { api_key: KEY }, { name: 'second' })
    const id = server.add('stripe', 'user_1', { api_key: KEY }, { name: 'third' })
    const connector = await stripe({ name: 'third' })
    await connector.customers.get({ id: 'cus_1' }).catch(() => undefined)
    expect(server.log.at(-1)).toBe(`POST /integrations/connectors/${id}/execute`)
  })

  test('with a given ID is not looked up', async () => {
    const { server, stripe, connectorId } = await start([])
    await stripe({ connectorId })
    expect(server.log).toEqual([])
  })
})

describe('search', () => {
  const searchable = { 'stripe.customers': [1, 2, 3].map((n): JsonObject => ({ id: `cus_${n}`, currency: 'eur' })) }

  test('iterates by its cursor', async () => {
    const { stripe } = await start([], { searchable })
    const ids: unknown[] = []
    const found = (await stripe()).customers.search.all({ query: { filter: { eq: { currency: 'eur' } } }, limit: 2 })
    for await (const { id } of found) ids.push(id)
    expect(ids).toEqual(['cus_1', 'cus_2', 'cus_3'])
  })
})

describe('the platform', () => {
  async function open(exchanges: readonly Exchange[] = []) {
    const { server, options } = await start(exchanges)
    const { externalUserId: _, ...application } = options()
    return { server, api: platform(application) }
  }

  test('lists every connector, whatever the size of its pages', async () => {
    const { server, api } = await open()
    const ids = ['user_1', 'user_2', 'user_3'].map((owner) => server.add('stripe', owner, { api_key: KEY }))
    const found: string[] = []
    for await (const { id } of api.connectors.list()) found.push(id)
    expect(found.slice(1)).toEqual(ids)
    const awaited = await api.connectors.list()
    expect(awaited.map(({ id }) => id)).toEqual(found)
  })

  test('connects customers with one token of the application', async () => {
    const { server, api } = await open([customer, customer])
    server.add('stripe', 'user_2', { api_key: KEY })
    for (const externalUserId of ['user_1', 'user_2'])
      await (await api.connect('stripe', { externalUserId })).customers.get({ id: 'cus_1' })
    expect(asked(server)).toEqual([TOKEN, SCOPED, FIND, EXECUTE, SCOPED, FIND, EXECUTE])
  })

  test.each(['plugboard.example.com', 'ftp://plugboard.example.com', ''])('is not at "%s"', (baseUrl) => {
    expect(() => platform({ baseUrl, clientId: 'a', clientSecret: 'b' })).toThrow(
      expect.objectContaining({
        message: expect.stringContaining('baseUrl must be an http or https URL'),
        hint: expect.stringContaining('http://127.0.0.1:8787'),
      }),
    )
  })
})

describe('an iteration that leads nowhere', () => {
  const answer = (ids: readonly string[], after: string): Answer => ({
    status: 200,
    body: { data: ids.map((id) => ({ id })), meta: {}, next: { limit: 10, starting_after: after } },
  })
  const ITERATIONS: [string, (count: number) => Answer, number, string][] = [
    [
      'U10 when the same next page is named twice',
      () => answer(['a'], 'b'),
      2,
      'pagination_loop: Cannot continue customers.list: the third party named the same next page twice (limit "10", starting_after "b")',
    ],
    [
      'U11 when the same records come again under new next pages',
      (count) => answer([`cus_${count % 3}`], `p${count}`),
      8,
      'pagination_loop: Cannot continue customers.list: the third party sends the same records again with each new next page',
    ],
    [
      'U11 at the page limit when everything is new',
      (count) => answer([`cus_${count}`], `p${count}`),
      12,
      'page_limit_reached: Cannot continue customers.list: it has more than 12 pages',
    ],
  ]
  test.each(ITERATIONS)('ends as in open source mode: %s', async (_, page, pages, message) => {
    let count = 0
    const { stripe } = await start([], {
      before: ({ path }) => (path.endsWith('/execute') ? page(count++) : undefined),
    })
    const connector = await stripe()
    const error = await errorOf(async () => {
      for await (const _page of connector.customers.list.pages({}, { maxPages: 12 }));
    })
    expect([count, `${error.code}: ${error.message}`]).toEqual([pages, message])
  })
})

test('tools of a connector read the connector once, and its kind once', async () => {
  const { server, stripe, connectorId } = await start([])
  const connector = await stripe({ connectorId })
  const { descriptions } = await connector.$tools()
  expect(descriptions.length).toBeGreaterThan(100)
  expect(asked(server).filter((line) => line.startsWith('GET '))).toEqual([
    `GET /integrations/connectors/${connectorId}`,
    expect.stringMatching(/^GET \/integrations\/definitions\/sources\//),
  ])
})
