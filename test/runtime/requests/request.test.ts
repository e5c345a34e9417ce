/** Requests to endpoints that no operation names: sent as the kind's calls are, and answered as they came. */
import { describe, expect, test } from 'vitest'
import {
  type AnyRequest,
  checkRequest,
  type ConnectorError,
  type ObserveEvent,
  request,
  UpstreamError,
} from '../../../runtime/index.ts'
import { OAUTH, planOf } from '../../support/plan.ts'
import { rawAnswer, startRawServer } from '../../support/raw-server.ts'
import { codeOf, jsonAnswer, sentRequest, wireTo } from '../../support/wire.ts'

const GET: AnyRequest = { method: 'GET', path: '/balance' }
const POST: AnyRequest = { method: 'POST', path: '/payouts', body: { amount: 5 } }

const PARTS = {
  base_url: 'https://api.example.com/v1',
  headers: { 'Api-Version': '2026-01-01' },
  errors: { message: '$.error.message', code: '$.error.code', request_id: 'header.Request-Id' },
}

/** Sends a request over loopback. Returns the received request and the result. */
async function sent(given: AnyRequest, answers = [jsonAnswer({ ok: true })], parts: object = PARTS) {
  const plan = planOf(parts as Record<string, unknown>)
  const { connection, server, clock } = await wireTo(plan, { answers })
  const result = await request(plan, given, connection).catch((error: ConnectorError) => error)
  return { result, requests: server.requests.map(sentRequest), clock }
}

describe('a request', () => {
  test('has the base URL, credentials and headers of the kind, and its own', async () => {
    const { requests, result } = await sent({ ...GET, query: { limit: 2 }, headers: { 'X-Note': 'a' } })
    expect(requests).toMatchObject([
      {
        method: 'GET',
        target: '/v1/balance?limit=2',
        headers: {
          'api-version': '2026-01-01',
          'x-note': 'a',
          authorization: expect.stringMatching(/^Bearer /) as string,
        },
      },
    ])
    expect(result).toMatchObject({ status: 200, form: 'json', value: { ok: true } })
  })

  test('may repeat the path of the base URL, and may give another value for what the kind always sends', async () => {
    const { requests } = await sent({ ...GET, path: '/v1/balance', headers: { 'api-version': '2026-06-01' } })
    expect(requests).toMatchObject([{ target: '/v1/balance', headers: { 'api-version': '2026-06-01' } }])
  })

  test.each<[string, object, AnyRequest['body'], string, string]>([
    ['an object as JSON', {}, { a: [1, 2] }, 'application/json', '{"a":[1,2]}'],
    ['a list as JSON', {}, [1, null], 'application/json', '[1,null]'],
    [
      'an object as the form of the kind',
      { encode: { body: 'form', arrays: 'brackets' } },
      { a: [1, 2], b: { c: 'd e' } },
      'application/x-www-form-urlencoded',
      'a%5B%5D=1&a%5B%5D=2&b%5Bc%5D=d%20e',
    ],
    ['a text as it is', {}, 'a,b', 'text/plain; charset=utf-8', 'a,b'],
    ['bytes as they are', {}, new TextEncoder().encode('abc'), 'application/octet-stream', 'abc'],
    ['a blob under its type', {}, new Blob(['abc'], { type: 'text/csv' }), 'text/csv', 'abc'],
  ])('sends %s', async (_, parts, body, type, text) => {
    const { requests } = await sent({ ...POST, body: body as never }, undefined, { ...PARTS, ...parts })
    expect(requests).toMatchObject([{ headers: { 'content-type': type }, body: text }])
  })

  test('sends an object with files as a form', async () => {
    const file = { name: 'a.txt', type: 'text/plain', bytes: new Blob(['hello']) }
    const { requests } = await sent({ ...POST, body: { note: 'x', file } })
    const { headers = {}, body } = requests[0] ?? {}
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(body).toContain('name="note"\r\n\r\nx\r\n')
    expect(body).toContain('filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nhello\r\n')
  })

  test('writes a query as the kind does', async () => {
    const { requests } = await sent(
      { ...GET, path: '/balance?a=1', query: { ids: [1, 2], none: undefined } },
      undefined,
      {
        ...PARTS,
        encode: { arrays: 'comma' },
      },
    )
    expect(requests[0]?.target).toBe('/v1/balance?a=1&ids=1%2C2')
  })
})

describe('a response', () => {
  test.each<[string, string, string, object]>([
    ['JSON', 'application/vnd.api+json', '{"a":12345678901234567890}', { form: 'json' }],
    ['JSON under another name', 'text/javascript; charset=UTF-8', '{"a":1}', { form: 'json', value: { a: 1 } }],
    ['a text', 'text/csv', 'a,b', { form: 'text', value: 'a,b' }],
    ['bytes', 'application/pdf', '%PDF', { form: 'bytes', value: undefined }],
    ['nothing', 'application/json', '', { form: 'empty', value: undefined }],
  ])('of %s is handed on as it came', async (_, type, body, shown) => {
    const { result } = await sent(GET, [rawAnswer(200, { 'content-type': type, etag: '"1"' }, body)])
    expect(result).toMatchObject({ status: 200, headers: { 'content-type': type, etag: '"1"' }, ...shown })
    expect(Buffer.from((result as { bytes: Uint8Array }).bytes).toString()).toBe(body)
  })

  test.each([
    ['text/html', '<h1>Sign in</h1>'],
    ['application/json', '{"a":'],
  ])('of %s that is no answer is an error', async (type, body) => {
    const { result } = await sent(GET, [rawAnswer(200, { 'content-type': type }, body)])
    expect(result).toMatchObject({
      code: 'upstream_invalid_response',
      hint: expect.stringContaining('bytes') as string,
    })
  })

  test("that refuses has our code, the vendor's words and its request id", async () => {
    const answer = jsonAnswer({ error: { message: 'No such payout', code: 'missing' } }, 404, { 'request-id': 'req_9' })
    const { result } = await sent(GET, [answer])
    expect(result).toBeInstanceOf(UpstreamError)
    expect(result).toMatchObject({
      code: 'record_not_found',
      message: 'Cannot execute GET /balance: the third party returned 404 missing: No such payout',
      upstream: { status: 404, code: 'missing', message: 'No such payout', requestId: 'req_9' },
    })
  })

  test('that refuses by a rule of the kind under status 200 is an error', async () => {
    const rules = [{ at: '$.ok', is: false, as: 'invalid' }]
    const { result } = await sent(GET, [jsonAnswer({ ok: false })], { ...PARTS, errors: { rules } })
    expect(result).toMatchObject({ code: 'upstream_rejected' })
  })

  test('to GraphQL with errors is an error where operations send GraphQL', async () => {
    const list = { request: 'POST /graphql', graphql: 'query { items { id } }', records: '$.data.items' }
    const parts = { entities: { items: { list } } }
    const answer = jsonAnswer({ errors: [{ message: 'Unknown field', extensions: { code: 'BAD' } }] })
    const { result } = await sent({ method: 'POST', path: '/graphql', body: { query: '{ x }' } }, [answer], parts)
    expect(result).toMatchObject({ code: 'upstream_rejected', upstream: { message: 'Unknown field', code: 'BAD' } })
  })
})

describe('attempts', () => {
  const busy = jsonAnswer({}, 503, { 'retry-after': '1' })

  test('of a read follow each other while the vendor is busy', async () => {
    const { result, requests, clock } = await sent(GET, [busy, busy, jsonAnswer({ ok: true })])
    expect(result).toMatchObject({ status: 200 })
    expect([requests.length, clock.waits.length]).toEqual([3, 2])
  })

  test('of a write are one without an idempotency header', async () => {
    const { result, requests } = await sent(POST, [busy, jsonAnswer({ ok: true })])
    expect([(result as ConnectorError).code, requests.length]).toEqual(['upstream_error', 1])
  })

  test('of a write carry one key where the vendor has a header for it', async () => {
    const { requests } = await sent(POST, [busy, jsonAnswer({})], {
      ...PARTS,
      retry: { idempotency: 'Idempotency-Key' },
    })
    const keys = requests.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]])
  })

  test("of a write carry the caller's key", async () => {
    const plan = planOf({ retry: { idempotency: 'Idempotency-Key' } })
    const { connection, server } = await wireTo(plan, { answers: [jsonAnswer({})] })
    await request(plan, POST, connection, { idempotencyKey: 'order-7' })
    expect(sentRequest(server.requests[0] ?? '').headers['idempotency-key']).toBe('order-7')
  })

  test('that got no response leave the outcome of a write unknown', async () => {
    const plan = planOf()
    const { connection } = await wireTo(plan, { answers: [(socket) => socket.destroy()] })
    const error = await request(plan, POST, connection).catch((thrown: ConnectorError) => thrown)
    expect(error).toMatchObject({
      code: 'outcome_unknown',
      message: expect.stringContaining('POST /payouts') as string,
    })
  })

  test('share the rate of the operations', async () => {
    const plan = planOf({ rate: { limit: 1, per: 60 }, timeout: 5 })
    const { connection } = await wireTo(plan, { answers: [jsonAnswer({})] })
    await request(plan, GET, connection)
    expect(await codeOf(request(plan, GET, connection))).toBe('upstream_rate_limited')
  })

  test('renew credentials once after a refusal', async () => {
    const plan = planOf({ auth: OAUTH })
    const renewed = { access_token: 'new', refresh_token: 'r2', token_type: 'bearer', expires_in: 3600 }
    const tokens = await startRawServer(jsonAnswer(renewed))
    const { connection, server } = await wireTo(plan, {
      answers: [jsonAnswer({}, 401), jsonAnswer({ ok: true })],
      credentials: { access_token: 'old', refresh_token: 'r1', client_id: 'c', client_secret: 's' },
      hosts: { 'https://auth.example.com': tokens },
    })
    expect(await request(plan, POST, connection)).toMatchObject({ value: { ok: true } })
    expect(server.requests.map((raw) => sentRequest(raw).headers.authorization)).toEqual(['Bearer old', 'Bearer new'])
  })

  test('are observed without secrets', async () => {
    const plan = planOf()
    const events: ObserveEvent[] = []
    const { connection } = await wireTo(plan, {
      answers: [busy, jsonAnswer({})],
      credentials: { key: 'secret-key' },
      observe: (event) => void events.push(event),
    })
    await request(plan, GET, connection)
    expect(events.map(({ step, operation }) => `${step} ${operation}`)).toEqual(
      ['request', 'authorized', 'response', 'retry', 'authorized', 'response'].map((step) => `${step} GET /balance`),
    )
    expect(JSON.stringify(events)).not.toContain('secret-key')
  })
})

describe('a stream', () => {
  test('of a body goes out as it is read, and is destroyed when the request is refused before', async () => {
    const plan = planOf()
    const { connection, server } = await wireTo(plan, { answers: [jsonAnswer({})] })
    const streamOf = (onCancel = () => {}) =>
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            controller.enqueue(Buffer.from('abc'))
            controller.close()
          },
          cancel: onCancel,
        },
        { highWaterMark: 0 },
      )
    await request(plan, { ...POST, body: streamOf() }, connection)
    expect(server.requests[0]).toContain('transfer-encoding: chunked')
    const reason = await new Promise<string>((resolve) => {
      const body = streamOf(() => resolve('destroyed'))
      request(plan, { ...POST, path: '//evil.example', body }, connection).catch(() => {})
    })
    expect(reason).toBe('destroyed')
  })

  test('of a response is handed on as it comes, and an early end is an error', async () => {
    const plan = planOf()
    const { connection } = await wireTo(plan, {
      answers: [
        rawAnswer(201, { 'content-type': 'text/html' }, '<p>'),
        (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc'),
      ],
    })
    const whole = await checkRequest(plan, GET, connection).open()
    expect([whole.status, await new Response(whole.body).text()]).toEqual([201, '<p>'])
    const cut = await checkRequest(plan, GET, connection).open()
    expect(await codeOf(new Response(cut.body).text())).toBe('upstream_invalid_response')
  })

  test('of a refusal is an error with its text', async () => {
    const plan = planOf(PARTS)
    const { connection } = await wireTo(plan, { answers: [jsonAnswer({ error: { message: 'Gone' } }, 410)] })
    const error = await checkRequest(plan, GET, connection)
      .open()
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'record_not_found', upstream: { message: 'Gone' } })
  })

  test('follows a redirect within the host where the kind does', async () => {
    const plan = planOf({ redirects: 'same_host' })
    const { connection, server } = await wireTo(plan, {
      answers: [jsonAnswer({}, 302, { location: '/moved' }), jsonAnswer({ ok: true })],
    })
    const { body } = await checkRequest(plan, GET, connection).open()
    expect(await new Response(body).json()).toEqual({ ok: true })
    expect(server.requests.map((raw) => sentRequest(raw).target)).toEqual(['/balance', '/moved'])
  })
})
