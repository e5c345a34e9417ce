/** How calls and connectors come to their end: time limits, signals, `close`. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connect, ConnectorError, type OwnConnector, platform } from '../../client/index.ts'
import { fetchTransport, type Transport, undiciTransport } from '../../runtime/index.ts'

const ACME = join(import.meta.dirname, '..', 'cli', 'acme', 'acme.yaml')
const STRIPE = { credentials: { api_key: 'sk_test_0123456789abcdefghijklmn' } }

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Answers nothing. */
const silent: Answer = () => {}

const list: Answer = (_, response) => {
  response.setHeader('content-type', 'application/json')
  response.end('{"object":"list","has_more":true,"data":[{"id":"cus_1","object":"customer"}]}')
}

/** More than the sockets and the stream hold, so that it waits for its reader. */
const SIZE = 32 * 1024 * 1024
const file: Answer = (_, response) => {
  response.setHeader('content-length', SIZE)
  response.end(Buffer.alloc(SIZE))
}

/** A third party on loopback; it ends with the test, and its connections with it. */
async function startServer(answer: Answer): Promise<{ readonly origin: string; readonly requests: string[] }> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

async function stripeAt(answer: Answer, options: { timeoutMs?: number; signal?: AbortSignal } = {}) {
  const { origin, requests } = await startServer(answer)
  const transport = undiciTransport({ connectTo: () => origin, unreadMs: 50 })
  return { stripe: await connect('stripe', { ...STRIPE, ...options, transport }), requests }
}

async function acmeWith(transport: Transport): Promise<OwnConnector> {
  return connect({ file: ACME }, { credentials: { api_key: 'acme-0123456789' }, transport })
}

async function errorOf(work: Promise<unknown>): Promise<ConnectorError> {
  const error: unknown = await work.then(
    () => expect.fail('no error'),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ConnectorError)) throw error
  return error
}

describe('a time limit', () => {
  test('of a call ends it as upstream_timeout', async () => {
    const { stripe } = await stripeAt(silent)
    const error = await errorOf(stripe.customers.list({}, { timeoutMs: 20 }))
    expect([error.code, error.status, error.retryable]).toEqual(['upstream_timeout', 504, true])
  })

  test('of the connector holds for calls and for each page, and a call has its own instead', async () => {
    const { stripe } = await stripeAt(silent, { timeoutMs: 20 })
    const errors = [
      await errorOf(stripe.customers.list()),
      await errorOf(stripe.customers.list.pages().next()),
      await errorOf(stripe.customers.list({}, { timeoutMs: 10 })),
    ]
    expect(errors.map(({ code }) => code)).toEqual(['upstream_timeout', 'upstream_timeout', 'upstream_timeout'])
  })

  test('that ends a write, once it was sent, leaves its outcome unknown', async () => {
    const outOfTime = () => {
      const controller = new AbortController()
      const late: Answer = () => controller.abort(new DOMException('late', 'TimeoutError'))
      return { late, signal: controller.signal }
    }
    const [first, second] = [outOfTime(), outOfTime()]
    const { stripe } = await stripeAt(first.late)
    const { origin } = await startServer(second.late)
    const acme = await acmeWith(undiciTransport({ connectTo: () => origin }))
    // One vendor has an idempotency header, so that the call may be made again; the other has none.
    const errors = [
      await errorOf(stripe.customers.create({ name: 'Ada' }, { signal: first.signal })),
      await errorOf(acme.$execute('customers', 'create', { name: 'Ada' }, { signal: second.signal })),
    ]
    expect(errors.map(({ code }) => code)).toEqual(['upstream_timeout', 'outcome_unknown'])
  })

  test('as a signal differs from an abort, whose reason is the cause', async () => {
    const { stripe } = await stripeAt(silent)
    const reason = new Error('the user left')
    const late = await errorOf(stripe.customers.list({}, { signal: AbortSignal.timeout(10) }))
    const left = await errorOf(stripe.customers.list({}, { signal: abortedSoon(reason) }))
    expect([late.code, (late.cause as Error).name, left.code, left.cause]).toEqual([
      'upstream_timeout',
      'TimeoutError',
      'cancelled',
      reason,
    ])
  })

  test('as a signal ends an iteration, with both signals of the connector and the iteration', async () => {
    const { stripe } = await stripeAt(silent, { signal: new AbortController().signal })
    const reason = new Error('no more')
    const error = await errorOf(stripe.customers.list.all({}, { signal: abortedSoon(reason) }).next())
    expect([error.code, error.cause]).toEqual(['cancelled', reason])
  })

  test.each([0, -1, Number.NaN, Infinity])('of %d ms is refused', async (timeoutMs) => {
    const { stripe, requests } = await stripeAt(list)
    const call = await errorOf(stripe.customers.list({}, { timeoutMs }))
    const start = await errorOf(connect('stripe', { ...STRIPE, timeoutMs }))
    expect([call.code, start.code, call.errors?.[0]?.field, requests]).toEqual([
      'invalid_params',
      'invalid_params',
      'options.timeoutMs',
      [],
    ])
  })
})

/** A signal that is aborted once a call that has it can be on its way. */
function abortedSoon(reason: Error): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(reason), 10)
  return controller.signal
}

describe('close', () => {
  test('ends an unread file', async () => {
    const { origin } = await startServer(file)
    const acme = await acmeWith(undiciTransport({ connectTo: () => origin, unreadMs: 50 }))
    const { file: unread } = await acme.$execute('files', 'download', { id: 'f1' })
    await acme.$close()
    const error = await errorOf(new Response(unread.stream).arrayBuffer())
    expect([error.code, error.message]).toEqual([
      'cancelled',
      'Cannot finish the call to api.acme.internal: the connector is closed',
    ])
  })

  test('waits for a file that is being read', async () => {
    const { origin } = await startServer(file)
    const acme = await acmeWith(undiciTransport({ connectTo: () => origin }))
    const { file: read } = await acme.$execute('files', 'download', { id: 'f1' })
    const bytes = new Response(read.stream).arrayBuffer()
    await acme.$close()
    expect((await bytes).byteLength).toBe(SIZE)
  })

  test('waits for running calls, may be repeated, and refuses later calls', async () => {
    const { stripe, requests } = await stripeAt(list)
    const call = stripe.customers.list()
    await stripe.customers.list()
    await Promise.all([stripe.$close(), stripe.$close()])
    await stripe.$close()
    expect((await call).records.length).toBe(1)
    const errors = [await errorOf(stripe.customers.list()), await errorOf(stripe.customers.list.all().next())]
    expect([errors.map(({ code, message }) => [code, message]), requests.length]).toEqual([
      [
        ['cancelled', 'Cannot call: the stripe connector is closed'],
        ['cancelled', 'Cannot call: the stripe connector is closed'],
      ],
      2,
    ])
  })

  test('refuses later calls, with any transport', async () => {
    const acme = await acmeWith(fetchTransport(() => expect.fail('sent')))
    await acme.$close()
    expect((await errorOf(acme.$execute('invoices', 'list'))).message).toBe('Cannot call: the acme connector is closed')
  })

  test('is what await using does, for connectors of both modes and for the platform', async () => {
    const { stripe } = await stripeAt(list)
    const hosted = { baseUrl: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b' }
    const remote = await connect('stripe', { hosted: { ...hosted, externalUserId: 'c', connectorId: 'd' } })
    const plugboard = platform(hosted)
    const shared = await plugboard.connect('stripe', { externalUserId: 'c', connectorId: 'd' })
    for (const one of [stripe, remote, plugboard, plugboard]) await one[Symbol.asyncDispose]()
    const calls = [stripe.customers.list(), remote.customers.list(), plugboard.jobs.get('a'), shared.customers.list()]
    const errors = await Promise.all(calls.map(errorOf))
    expect(errors.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'cancelled: Cannot call: the stripe connector is closed',
      'cancelled: Cannot call: the stripe connector is closed',
      'cancelled: Cannot call: the platform is closed',
      'cancelled: Cannot call: the platform is closed',
    ])
  })
})

describe('hosted mode', () => {
  async function hostedAt(answer: Answer) {
    const { origin, requests } = await startServer(answer)
    const hosted = { baseUrl: origin, clientId: 'app', clientSecret: 'app-secret-0123456789', retries: { forMs: 0 } }
    return {
      stripe: await connect('stripe', { hosted: { ...hosted, externalUserId: 'c', connectorId: 'd' } }),
      requests,
    }
  }

  test('has the same time limits and keeps the reason of an abort', async () => {
    const { stripe } = await hostedAt((request, response) => {
      if (request.url?.includes('token')) response.end('{"access_token":"t","token":"t","expires_in":900}')
    })
    const reason = new Error('the user left')
    const errors = [
      await errorOf(stripe.customers.list({}, { timeoutMs: 20 })),
      await errorOf(stripe.customers.list({}, { signal: AbortSignal.timeout(20) })),
      await errorOf(stripe.customers.list({}, { signal: abortedSoon(reason) })),
    ]
    expect([errors.map(({ code }) => code), errors[2]!.cause]).toEqual([
      ['platform_timeout', 'platform_timeout', 'cancelled'],
      reason,
    ])
  })

  test('follows no redirect, so that the secret of the application stays with its host', async () => {
    const elsewhere = await startServer((_, response) => response.end('{"access_token":"t","expires_in":900}'))
    for (const status of [301, 302, 307, 308]) {
      const { stripe, requests } = await hostedAt((_, response) => {
        response.writeHead(status, { location: `${elsewhere.origin}/steal` }).end()
      })
      const error = await errorOf(stripe.customers.list())
      expect([error.code, requests]).toEqual(['platform_error', ['POST /api/v1/account/applications/token']])
    }
    expect(elsewhere.requests).toEqual([])
  })
})
