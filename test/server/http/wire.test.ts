/** The server as bytes on a socket: what is not HTTP, what is too much, what breaks off, what ends. */
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ConnectorError } from '../../../runtime/index.ts'
import { malformedRequests } from '../../listeners/odd-requests.ts'
import { exchange, JSON_HEADER, post, serve, TOKEN } from './serve.ts'

const MALFORMED = malformedRequests({ path: '/echo', host: 'a', headers: TOKEN })

describe('bytes that are not a request', () => {
  it.each(Object.entries(MALFORMED))('P35 %s: 400, closed, and nothing ran', async (_name, bytes) => {
    let ran = 0
    const { port } = await serve({
      routes: [
        { method: 'GET', tokens: [], handle: async () => ({ status: 200, body: ++ran }) },
        { handle: async () => ({ status: 200, body: ++ran }) },
      ],
    })
    const answer = await exchange(port, bytes)
    expect(answer.slice(0, 12)).toBe('HTTP/1.1 400')
    expect(answer).not.toContain('HTTP/1.1 200')
    expect(ran).toBe(0)
  })

  it.each(['Authorization: Bearer application\r\n', 'X-Organization-Id: a\r\nx-organization-id: a\r\n'])(
    'E9 a header twice is refused: %j',
    async (header) => {
      const { port } = await serve({ routes: [{}] })
      const answer = await exchange(port, post(`${header}connection: close\r\n`))
      expect([answer.slice(0, 12), answer.includes('"invalid_request"')]).toEqual(['HTTP/1.1 400', true])
    },
  )

  it('N3 headers of 17 kB are refused with 431', async () => {
    const { port } = await serve({ routes: [{}] })
    const answer = await exchange(port, post(`a: ${'x'.repeat(17_000)}\r\n`))
    expect([answer.slice(0, 12), answer.includes('"headers_too_large"')]).toEqual(['HTTP/1.1 431', true])
  })

  it.each([
    ['more than 2,000 headers', `${'a:\r\n'.repeat(2_001)}`, 'host: a\r\n', 431, 'headers_too_large'],
    ['no Host', '', '', 400, 'invalid_request'],
    ['another expectation', 'expect: 200-ok\r\n', 'host: a\r\n', 417, 'expectation_failed'],
  ])('N3 a request with %s is refused with a body', async (_, headers, host, status, code) => {
    const { port } = await serve({ routes: [{}] })
    const request = `POST /echo HTTP/1.1\r\n${host}${TOKEN}${headers}connection: close\r\ncontent-length: 0\r\n\r\n`
    const answer = await exchange(port, request)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect([head.slice(0, 12), (JSON.parse(body) as { code: string }).code]).toEqual([`HTTP/1.1 ${status}`, code])
  })

  it('N2 slow requests are cut off while others are answered', async () => {
    const { port, call } = await serve({ routes: [{}], limits: { headersSeconds: 2, requestSeconds: 2 } })
    const slow = [post('').slice(0, 30), post(`${JSON_HEADER}content-length: 100\r\n`, '{"a"')]
    const ends = Array.from({ length: 40 }, (_, at) => exchange(port, slow[at % 2]!))
    let cutOff = 0
    for (const end of ends) void end.then(() => cutOff++)
    expect((await call('/echo', { json: {} })).status).toBe(200)
    expect(cutOff).toBe(0)
    const answers = await Promise.all(ends)
    expect(new Set(answers.map((answer) => answer.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 408']))
  })

  it.each([
    ['a whole response', { bytes: Buffer.alloc(64 * 2 ** 20) }],
    ['a file', { stream: endless() }],
  ])('N2 a caller who reads nothing of %s is cut off, and counts until then', async (_what, answer) => {
    const { port, call } = await serve({
      limits: { responseIdleSeconds: 1 },
      routes: [
        {
          path: '/large',
          async handle({ afterResponse }) {
            afterResponse(ended)
            return { status: 200, headers: { 'content-type': 'application/octet-stream' }, ...answer }
          },
        },
        {},
      ],
    })
    let isOver = false
    let end = () => {}
    const over = new Promise<void>((resolve) => (end = resolve))
    function ended(): void {
      isOver = true
      end()
    }
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.pause()
    socket.write(post(`${JSON_HEADER}content-length: 2\r\n`, '{}').replace('/echo', '/large'), 'latin1')
    expect((await call('/echo', { json: {} })).status).toBe(200)
    expect(isOver).toBe(false)
    await over
    socket.destroy()
  })
})

/** Bytes without an end. */
function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
}

describe('a caller that hangs up', () => {
  it.each([
    [{ action: 'list' }, 'aborted'],
    [{ action: 'create' }, 'done'],
  ])('F11 %j, twice on one connection: reads end, writes go on', async (body, expected) => {
    const outcomes: string[] = []
    let [waiting, ended] = [2, 0]
    let begin = () => {}
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const workMs = expected === 'aborted' ? 60_000 : 400
    const { port } = await serve({
      routes: [
        {
          body: { type: 'object', properties: { action: {} } },
          idempotent: ({ action }) => action === 'create',
          async handle({ signal, afterResponse }) {
            afterResponse(() => ended++)
            if (--waiting === 0) begin()
            await sleep(workMs, undefined, { signal, ref: false }).catch(() => {})
            outcomes.push(signal.aborted ? 'aborted' : 'done')
            return { status: 200, body: {} }
          },
        },
      ],
    })
    const text = JSON.stringify(body)
    const socket = connect(port, '127.0.0.1')
    socket.write(post(`${JSON_HEADER}content-length: ${text.length}\r\n`, text).repeat(2))
    await begun
    socket.destroy()
    await expect.poll(() => [...outcomes, ended]).toEqual([expected, expected, 2])
  })
})

describe('a server that ends', () => {
  it('F8 lets running requests end, answers new ones with draining, then closes', async () => {
    let begun = 0
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const { port, call, http } = await serve({
      routes: [
        {
          async handle() {
            begun++
            await held
            return { status: 200, body: {} }
          },
        },
        { method: 'GET', path: '/fast' },
      ],
    })
    const idle = connect(port, '127.0.0.1')
    let received = ''
    idle.on('data', (bytes) => (received += bytes.toString()))
    const ask = `GET /fast HTTP/1.1\r\nhost: a\r\n${TOKEN}\r\n`
    idle.write(ask)
    await expect.poll(() => received).toContain('HTTP/1.1 200')
    const running = Array.from({ length: 10 }, () => call('/echo', { json: {} }))
    await expect.poll(() => begun).toBe(10)
    const closed = http.close({ drainSeconds: 0, shutdownSeconds: 60 })
    idle.write(ask)
    await expect.poll(() => received).toContain('HTTP/1.1 503')
    expect(received).toContain('"draining"')
    expect(received.toLowerCase()).toContain('connection: close')
    letGo()
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual(Array(10).fill(200))
    await closed
    await expect(fetch(`http://127.0.0.1:${port}/fast`)).rejects.toThrow()
  })

  it('F8 aborts what still runs when the time is over', async () => {
    let begin = () => {}
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const { call, http } = await serve({
      routes: [
        {
          handle: ({ signal }) =>
            new Promise((_resolve, reject) => {
              begin()
              signal.addEventListener('abort', () => reject(new ConnectorError('cancelled', 'Cannot go on')))
            }),
        },
      ],
    })
    const running = call('/echo', { json: {} })
    await begun
    await http.close({ drainSeconds: 0, shutdownSeconds: 0.2 })
    const answer = await running
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'draining'])
  })

  it('is overloaded beyond its limit of running requests', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const { call } = await serve({
      routes: [{ handle: () => held.then(() => ({ status: 200, body: {} })) }],
      limits: { inFlightMax: 4 },
    })
    let answered = 0
    const ask = () => call('/echo', { json: {} }).finally(() => ++answered === 16 && letGo())
    const answers = await Promise.all(Array.from({ length: 20 }, ask))
    const refused = answers.filter(({ status }) => status === 503)
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([4, 16])
    expect(refused[0]!.headers.get('retry-after')).toBe('1')
  })
})

describe('a rate limit', () => {
  it('C14 admits exactly as many as it says, of each customer', async () => {
    const { call, metrics } = await serve({ routes: [{}], limits: { requestsPerMinutePerCustomer: 50 } })
    const answers = await Promise.all(Array.from({ length: 300 }, () => call('/echo', { token: 'scoped', json: {} })))
    expect(answers.filter(({ status }) => status === 200).length).toBe(50)
    const refused = answers.find(({ status }) => status === 429)!
    expect(refused.headers.get('ratelimit-policy')).toBe('"organization";q=1000000;w=60, "customer";q=50;w=60')
    expect(refused.headers.get('ratelimit')).toMatch(/^"organization";r=\d+;t=\d+, "customer";r=0;t=\d+$/)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call('/echo', { token: 'scoped2', json: {} })).status).toBe(200)
    expect(await metrics.text()).toContain('plugboard_rate_limited_total{policy="customer"} 250')
  })

  it('T5 N4 of a public route counts a client by its address, and no header changes that', async () => {
    const { call } = await serve({
      routes: [
        {
          tokens: [],
          body: { type: 'object', properties: { client_id: {} } },
          async handle({ admit, body }) {
            await admit('client', String(body.client_id))
            return { status: 200, body: {} }
          },
        },
      ],
      limits: { tokenRequestsPerMinute: 3 },
    })
    const ask = async (id: string, from: string) =>
      (await call('/echo', { token: null, json: { client_id: id }, headers: { 'x-forwarded-for': from } })).status
    const statuses = [
      await ask('a', '1.1.1.1'),
      await ask('a', '2.2.2.2'),
      await ask('a', '3.3.3.3'),
      await ask('a', '4.4.4.4'),
    ]
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await ask('b', '1.1.1.1')).toBe(200)
  })

  it('T5 believes the addresses that a trusted proxy names', async () => {
    const { call } = await serve({
      routes: [
        {
          tokens: [],
          async handle({ admit }) {
            await admit('client', 'a')
            return { status: 200, body: {} }
          },
        },
      ],
      limits: { tokenRequestsPerMinute: 1 },
      trustedProxies: ['127.0.0.1'],
    })
    const ask = async (from: string) =>
      (await call('/echo', { token: null, json: {}, headers: { 'x-forwarded-for': from } })).status
    expect([await ask('1.1.1.1'), await ask('1.1.1.1'), await ask('2.2.2.2')]).toEqual([200, 429, 200])
  })
})
