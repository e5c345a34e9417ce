/** Spans of the client: in both modes, only where the application collects them, and without secrets. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '../../client/index.ts'
import { type Exchange, type HttpRequest, load, replayTransport, type Transport } from '../../runtime/index.ts'
import { startPlatform } from '../support/platform.ts'
import { collectSpans, type Spans } from '../support/spans.ts'

const HOST = 'api.stripe.com'
const KEY = 'sk_test_0123456789abcdefghijklmn'

const customer: Exchange = {
  request: { method: 'GET', path: '/v1/customers/cus_1' },
  response: { status: 200, body: { id: 'cus_1', object: 'customer' } },
}
const refused: Exchange = {
  request: { method: 'GET', path: '/v1/customers/cus_1' },
  response: { status: 404, body: { error: { type: 'invalid_request_error', message: 'No such customer' } } },
}

function page(ids: readonly string[], query: Record<string, string>, hasMore: boolean): Exchange {
  const body = { object: 'list', has_more: hasMore, data: ids.map((id) => ({ id, object: 'customer' })) }
  return { request: { method: 'GET', path: '/v1/customers', query }, response: { status: 200, body } }
}

/** A connector over exchanges, and the requests that its third party got. */
async function local(...exchanges: Exchange[]) {
  const requests: HttpRequest[] = []
  const replayed = replayTransport(exchanges, { host: HOST })
  const transport: Transport = {
    stream: replayed.stream,
    close: replayed.close,
    send(request, limits, signal) {
      requests.push(request)
      return replayed.send(request, limits, signal)
    },
  }
  return { requests, stripe: await connect('stripe', { credentials: { api_key: KEY }, transport }) }
}

const EXECUTE = { 'plugboard.kind': 'stripe', 'plugboard.entity': 'customers' }
const REQUEST = { 'http.request.method': 'GET', 'server.address': HOST, 'server.port': 443 }

let spans: Spans
beforeEach(() => void (spans = collectSpans()))
afterEach(() => spans.stop())

describe('open source mode', () => {
  test('a call is a span, its request a child, and the third party gets no trace header', async () => {
    const { stripe, requests } = await local(customer)
    await stripe.customers.get({ id: 'cus_1' })
    expect(spans.take()).toEqual([
      {
        name: 'execute customers.get',
        kind: 'INTERNAL',
        parent: undefined,
        attributes: { ...EXECUTE, 'plugboard.action': 'get', 'plugboard.mode': 'open source' },
        isError: false,
      },
      {
        name: 'GET',
        kind: 'CLIENT',
        parent: 'execute customers.get',
        attributes: { ...REQUEST, 'plugboard.kind': 'stripe', 'http.response.status_code': 200 },
        isError: false,
      },
    ])
    expect(Object.keys(requests[0]!.headers)).not.toContain('traceparent')
  })

  test('a refused call marks both spans as failed, and no attribute holds a secret or a URL', async () => {
    const { stripe } = await local(refused)
    await expect(stripe.customers.get({ id: 'cus_1' })).rejects.toMatchObject({ code: 'record_not_found' })
    const seen = spans.take()
    expect(seen.map(({ isError, attributes }) => [isError, attributes['error.type']])).toEqual([
      [true, 'record_not_found'],
      [true, '404'],
    ])
    const text = JSON.stringify(seen)
    expect([text.includes(KEY), text.includes('/v1/'), text.includes('cus_1')]).toEqual([false, false, false])
  })

  test('a notice of the vendor is an attribute of the request, without its words', async () => {
    const headers = { Sunset: 'Sat, 16 Oct 2027 15:00:00 GMT', Warning: `299 - "Key ${KEY} ends"` }
    const { stripe } = await local({ ...customer, response: { ...customer.response, headers } })
    await stripe.customers.get({ id: 'cus_1' })
    expect(spans.take().map(({ attributes }) => attributes['plugboard.notice'])).toEqual([
      undefined,
      'ends 2027-10-16 (Sunset), news (Warning)',
    ])
  })

  test('each page of an iteration is a span, even if the iteration ends early', async () => {
    const pages = [
      page(['cus_1'], { limit: '100' }, true),
      page(['cus_2'], { limit: '100', starting_after: 'cus_1' }, true),
    ]
    const { stripe } = await local(...pages)
    const ids: unknown[] = []
    for await (const { id } of stripe.$all('customers', 'list')) {
      ids.push(id)
      if (ids.length === 2) break
    }
    expect(ids).toEqual(['cus_1', 'cus_2'])
    expect(spans.take().map(({ name, parent }) => [name, parent])).toEqual([
      ['execute customers.list', undefined],
      ['GET', 'execute customers.list'],
      ['execute customers.list', undefined],
      ['GET', 'execute customers.list'],
    ])
  })

  test('a provider that is registered after connecting is found; without one nothing is collected', async () => {
    spans.stop()
    const { stripe } = await local(customer, customer)
    await stripe.customers.get({ id: 'cus_1' })
    const later = collectSpans()
    await stripe.customers.get({ id: 'cus_1' })
    expect([spans.take().length, later.take().length]).toEqual([0, 2])
    later.stop()
  })
})

describe('hosted mode', () => {
  test('the platform gets the trace by traceparent', async () => {
    const headers: (string | string[] | undefined)[] = []
    const server = await startPlatform({
      plans: [await load('stripe')],
      connection: { transport: replayTransport([customer], { host: HOST }) },
      before: ({ path, headers: got }) => {
        if (path.endsWith('/execute')) headers.push(got.traceparent)
        return undefined
      },
    })
    const connectorId = server.add('stripe', 'user_1', { api_key: KEY })
    const { baseUrl, clientId, clientSecret } = server
    const hosted = { baseUrl, clientId, clientSecret, externalUserId: 'user_1', connectorId }
    const stripe = await connect('stripe', { hosted })
    await stripe.customers.get({ id: 'cus_1' })
    const traces = spans.traceIds()
    const seen = spans.take()
    expect(seen[0]).toMatchObject({ name: 'execute customers.get', attributes: { 'plugboard.mode': 'hosted' } })
    expect(new Set(seen.slice(1).map(({ name, kind, parent }) => `${kind} ${name} in ${parent}`))).toEqual(
      new Set(['CLIENT POST in execute customers.get']),
    )
    expect(headers).toEqual([expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)])
    expect(traces).toEqual([String(headers[0]).split('-')[1]])
    await stripe.$close()
  })
})
