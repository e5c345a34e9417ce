/** Signals that another maker than Node made: jsdom's in tests of applications, those of polyfills. */
import { describe, expect, it } from 'vitest'
import { connect, consent, ConnectorError, platform, sync } from '../../client/index.ts'
import { FakeClock } from '../../client/testing/index.ts'
import { fetchTransport, type Transport, undiciTransport } from '../../runtime/index.ts'
import { jsonAnswer } from '../support/wire.ts'
import { startRawServer } from '../support/raw-server.ts'

const credentials = { api_key: 'any-key' }

/** The least that a polyfill has: no EventTarget, no listener objects, no options, no `throwIfAborted`. */
class PlainSignal {
  aborted = false
  reason: unknown
  readonly listeners = new Set<() => void>()

  addEventListener(_type: string, listener: unknown): void {
    if (typeof listener !== 'function') throw new TypeError('a listener is a function')
    this.listeners.add(listener as () => void)
  }

  removeEventListener(_type: string, listener: () => void): void {
    this.listeners.delete(listener)
  }

  abort(reason?: unknown): void {
    this.aborted = true
    this.reason = reason
    for (const listener of this.listeners) listener()
  }
}

function plainSignal(): { readonly signal: AbortSignal; readonly plain: PlainSignal } {
  const plain = new PlainSignal()
  return { signal: plain as unknown as AbortSignal, plain }
}

/** A fetch that answers nothing, and ends with its signal. */
const silentFetch = ((_url: unknown, { signal }: { signal: AbortSignal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })) as typeof fetch

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => 'no error',
    (thrown: unknown) => thrown,
  )
  return error instanceof ConnectorError ? error.code : String(error)
}

/** Requests of a transport until the signal fires. The request has left, and no response comes. */
async function silentTransport(): Promise<{ transport: Transport; asked: Promise<void> }> {
  let heard = () => {}
  const asked = new Promise<void>((resolve) => (heard = resolve))
  const server = await startRawServer(() => heard())
  return { transport: undiciTransport({ connectTo: () => server.origin }), asked }
}

type Connected = Awaited<ReturnType<typeof connect<'stripe'>>>

const CALLS: Record<string, (stripe: Connected, options: { signal?: AbortSignal }) => Promise<unknown>> = {
  'a call': (stripe, options) => stripe.customers.list({}, options),
  $execute: (stripe, options) => stripe.$execute('customers', 'list', {}, options),
  'list.pages': (stripe, options) => stripe.customers.list.pages({}, options).next(),
  'list.all': (stripe, options) => stripe.customers.list.all({}, options).next(),
  $request: (stripe, options) => stripe.$request({ method: 'GET', path: '/v1/balance' }, options),
  'a request for a stream': (stripe, options) =>
    stripe.$request({ method: 'GET', path: '/v1/balance', stream: true }, options),
  sync: (stripe, options) => {
    const steps = sync(stripe, { entities: ['customers'], ...options })
    return steps[Symbol.asyncIterator]().next()
  },
}

describe('a signal of another implementation', () => {
  it.each(Object.entries(CALLS))('ends %s', async (_, call) => {
    const { transport, asked } = await silentTransport()
    const stripe = await connect('stripe', { credentials, transport })
    const { signal, plain } = plainSignal()
    const ended = codeOf(call(stripe, { signal }))
    await asked
    plain.abort('enough')
    expect([await ended, plain.listeners.size]).toEqual(['cancelled', 0])
    await stripe.$close()
  })

  it.each(Object.entries(CALLS))('of the connector ends %s that has a signal of its own', async (_, call) => {
    const { transport, asked } = await silentTransport()
    const { signal, plain } = plainSignal()
    const stripe = await connect('stripe', { credentials, transport, signal })
    const ended = codeOf(call(stripe, { signal: new AbortController().signal }))
    await asked
    plain.abort('enough')
    expect(await ended).toBe('cancelled')
    await stripe.$close()
  })

  it.each(Object.entries(CALLS))('that has fired lets %s send nothing', async (_, call) => {
    const transport = fetchTransport(() => Promise.reject(new Error('nothing is sent')))
    const stripe = await connect('stripe', { credentials, transport })
    const { signal, plain } = plainSignal()
    plain.abort()
    expect(await codeOf(call(stripe, { signal }))).toBe('cancelled')
  })

  it.each([
    ['undiciTransport', async () => (await silentTransport()).transport],
    ['fetchTransport', async () => fetchTransport(silentFetch)],
  ])('ends an exchange of %s', async (_, open) => {
    const transport = await open()
    const { signal, plain } = plainSignal()
    const request = { method: 'GET', origin: 'https://api.stripe.com', path: '/', headers: {} } as const
    const limits = { headersMs: 60_000, bodyMs: 60_000, maxBytes: 1000 }
    const ended = codeOf(transport.send(request, limits, signal))
    await new Promise((resolve) => setImmediate(resolve))
    plain.abort()
    expect([await ended, plain.listeners.size]).toEqual(['cancelled', 0])
    await transport.close()
  })

  it('ends the wait for another attempt', async () => {
    let heard = () => {}
    const asked = new Promise<void>((resolve) => (heard = resolve))
    const server = await startRawServer((socket) => {
      socket.write(jsonAnswer({}, 503, { 'retry-after': '20' }))
      heard()
    })
    const transport = undiciTransport({ connectTo: () => server.origin })
    const stripe = await connect('stripe', {
      credentials,
      transport,
      observe: ({ step }) => step === 'retry' && waits(),
    })
    let waits = () => {}
    const waiting = new Promise<void>((resolve) => (waits = resolve))
    const { signal, plain } = plainSignal()
    const ended = codeOf(stripe.customers.list({}, { signal }))
    await asked
    await waiting
    await new Promise((resolve) => setImmediate(resolve))
    plain.abort()
    expect([await ended, plain.listeners.size, server.requests.length]).toEqual(['cancelled', 0, 1])
    await stripe.$close()
  })

  it('ends calls and requests of the platform, and the lookup of a connector', async () => {
    const application = { baseUrl: 'http://127.0.0.1:9', clientId: 'id', clientSecret: 'secret', fetch: silentFetch }
    const { signal, plain } = plainSignal()
    const remote = await connect('stripe', { hosted: { ...application, externalUserId: 'x', connectorId: 'id' } })
    const ended = [
      codeOf(remote.customers.list({}, { signal })),
      codeOf(remote.customers.list.all({}, { signal }).next()),
      codeOf(platform(application).customers.get('id', { signal })),
      codeOf(connect('stripe', { hosted: { ...application, externalUserId: 'x' }, signal })),
    ]
    await new Promise((resolve) => setImmediate(resolve))
    plain.abort()
    expect(await Promise.all(ended)).toEqual(Array.from(ended, () => 'cancelled'))
    expect(plain.listeners.size).toBe(0)
  })

  it('ends the exchange of a code', async () => {
    const page = await consent('hubspot', {
      clientId: 'id',
      clientSecret: 'secret',
      redirectUri: 'https://x.example/',
      transport: fetchTransport(silentFetch),
    })
    const { state, verifier } = page.start()
    const { signal, plain } = plainSignal()
    const ended = codeOf(page.finish(`?code=1&state=${state}`, { state, verifier }, { signal }))
    plain.abort()
    expect(await ended).toBe('cancelled')
  })

  it('ends a wait by the clock of a fake', async () => {
    const { signal, plain } = plainSignal()
    plain.abort()
    expect(await codeOf(new FakeClock().wait(1000, signal))).toBe('cancelled')
  })

  it('that is a time limit is upstream_timeout', async () => {
    const { transport, asked } = await silentTransport()
    const stripe = await connect('stripe', { credentials, transport })
    const { signal, plain } = plainSignal()
    const ended = codeOf(stripe.customers.list({}, { signal }))
    await asked
    plain.abort({ name: 'TimeoutError' })
    expect(await ended).toBe('upstream_timeout')
    await stripe.$close()
  })
})

it.each([
  ['undiciTransport', () => undiciTransport({ connectTo: () => 'http://127.0.0.1:9' })],
  ['fetchTransport', () => fetchTransport(silentFetch)],
])('%s refuses any other value', async (_, open) => {
  const request = { method: 'GET', origin: 'https://api.stripe.com', path: '/', headers: {} } as const
  const limits = { headersMs: 1, bodyMs: 1, maxBytes: 1 }
  const wrong = new AbortController() as unknown as AbortSignal
  for (const send of ['send', 'stream'] as const)
    expect(await codeOf(open()[send](request, limits, wrong))).toBe('invalid_params')
  // A timer that was begun would fire by now.
  await new Promise((resolve) => setTimeout(resolve, 20))
})
