/** Requests and responses on the wire. */
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ConnectorError } from '../../../runtime/base/errors.ts'
import type { HttpRequest, ExchangeLimits, Transport } from '../../../runtime/base/http.ts'
import { fetchTransport, type UndiciOptions, undiciTransport } from '../../../runtime/transport/index.ts'
import { rawAnswer, startRawServer } from '../../support/raw-server.ts'

const LIMITS: ExchangeLimits = { headersMs: 5_000, bodyMs: 5_000, maxBytes: 100_000 }

describe.each([301, 302, 303, 307, 308])('%i to another server', (status) => {
  test.each(['GET', 'POST'] as const)('of %s is given back, and nothing reaches that server', async (method) => {
    const other = await startRawServer(rawAnswer(200, {}, 'stolen'))
    const server = await startRawServer(rawAnswer(status, { location: `${other.origin}/take` }, ''))
    const headers = { authorization: 'Bearer canary', 'x-api-key': 'canary', cookie: 'session=canary' }
    const body = method === 'POST' ? { body: 'canary' } : {}
    const response = await open().send({ method, origin: server.origin, path: '/', headers, ...body }, LIMITS)
    expect([response.status, server.requests.length, other.connections]).toEqual([status, 1, 0])
  })
})

test('an extra answer never reaches another transport, nor the next call of the same', async () => {
  const server = await startRawServer((socket, request) => {
    const owner = /authorization: (\w+)/.exec(request)![1]!
    socket.write(rawAnswer(200, {}, owner))
    socket.write(rawAnswer(200, {}, `extra of ${owner}`))
  })
  const owners = ['ada', 'bob'].map((owner) => ({ owner, transport: open() }))
  const answers: string[] = []
  for (let round = 0; round < 15; round++) {
    for (const { owner, transport } of owners) {
      const headers = { authorization: owner }
      const request: HttpRequest = { method: 'GET', origin: server.origin, path: '/', headers }
      const { body } = await transport.send(request, LIMITS)
      answers.push(`${owner} got ${Buffer.from(body).toString()}`)
    }
  }
  expect([...new Set(answers)]).toEqual(['ada got ada', 'bob got bob'])
})

test('calls in a row share one connection', async () => {
  const server = await startRawServer(rawAnswer(200, {}, 'x'))
  const transport = open()
  for (let call = 0; call < 10; call++) await transport.send(get(server.origin), LIMITS)
  expect(server.connections).toBe(1)
})

test('of more than 32 origins the longest unused is closed, and the others keep their connections', async () => {
  const server = await startRawServer(rawAnswer(200, { 'keep-alive': 'timeout=600' }, 'x'))
  const transport = open({ idleMs: 600_000, connectTo: () => server.origin })
  const visit = (number: number) => transport.send(get(`https://vendor${number}.example`), LIMITS)
  for (let number = 0; number < 33; number++) await visit(number)
  await vi.waitFor(() => expect(server.closed).toBe(1), { timeout: 60_000 })
  for (let number = 1; number < 33; number++) await visit(number)
  expect(server.connections).toBe(33)
  await visit(0)
  expect(server.connections).toBe(34)
})

test('a connection is closed when unused for as long as allowed, whatever the third party says', async () => {
  const server = await startRawServer(rawAnswer(200, { 'keep-alive': 'timeout=600' }, 'x'))
  const transport = open({ idleMs: 50 })
  await transport.send(get(server.origin), LIMITS)
  await new Promise((resolve) => setTimeout(resolve, 400))
  await transport.send(get(server.origin), LIMITS)
  expect(server.connections).toBe(2)
})

test('parallel calls share as many connections as allowed', async () => {
  const server = await startRawServer((socket) => void setTimeout(() => socket.write(rawAnswer(200, {}, 'x')), 5))
  const transport = open({ connections: 4 })
  const calls = Array.from({ length: 32 }, () => transport.send(get(server.origin), LIMITS))
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect([new Set(statuses), server.requests.length, server.connections]).toEqual([new Set([200]), 32, 4])
})

test('a call that runs out of time while it waits for a connection is not sent', async () => {
  const server = await startRawServer((socket) => void setTimeout(() => socket.write(rawAnswer(200, {}, 'x')), 200))
  const transport = open({ connections: 1 })
  const first = transport.send(get(server.origin), LIMITS)
  const second = transport.send(get(server.origin), { ...LIMITS, headersMs: 50 })
  const error = await second.catch((thrown: unknown) => thrown)
  await first
  await transport.send(get(server.origin), LIMITS)
  expect([error, server.requests.length]).toEqual([
    expect.objectContaining({ code: 'upstream_timeout', sent: false }),
    2,
  ])
})

test('close waits for calls under way and refuses new ones', async () => {
  const server = await startRawServer((socket) => void setTimeout(() => socket.write(rawAnswer(200, {}, 'last')), 50))
  const transport = undiciTransport({ allowPrivate: true })
  await transport.send(get(server.origin), LIMITS)
  const underWay = transport.send(get(server.origin), LIMITS)
  await new Promise((resolve) => setTimeout(resolve, 20))
  await transport.close()
  const refused = await transport.send(get(server.origin), LIMITS).catch((error: ConnectorError) => error.code)
  expect([(await underWay).status, refused]).toEqual([200, 'cancelled'])
})

test('bytes are sent as they are', async () => {
  const server = await startRawServer(rawAnswer(200, {}, ''))
  const body = new Uint8Array([0, 255, 13, 10])
  await open().send({ ...get(server.origin), method: 'PUT', body }, LIMITS)
  expect(server.requests[0]!.split('\r\n\r\n')[1]).toBe('\0\xff\r\n')
})

test.each(['send', 'stream'] as const)('%s keeps an accept-encoding that the request has', async (method) => {
  const server = await startRawServer(rawAnswer(200, {}, ''))
  await open()[method]({ ...get(server.origin), headers: { 'accept-encoding': 'br' } }, LIMITS)
  expect(server.requests[0]!.match(/accept-encoding: .*/g)).toEqual(['accept-encoding: br'])
})

test.each<[string, Transport]>([
  ['undici', undiciTransport({ allowPrivate: true })],
  ['fetch', fetchTransport(globalThis.fetch)],
])('U25 %s reports a failed TLS handshake as one', async (_name, transport) => {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.on('data', () => socket.end('HTTP/1.1 400 Plain\r\n\r\n'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  const error = await transport.send(get(`https://127.0.0.1:${port}`), LIMITS).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'upstream_tls_error', sent: false })
  const said = /^Cannot reach 127\.0\.0\.1:\d+: [a-z][a-z0-9 ]+ \([A-Z0-9_]+\)$/
  expect((error as Error).message).toMatch(said)
})

function open(options: UndiciOptions = {}): Transport {
  const transport = undiciTransport({ allowPrivate: true, ...options })
  onTestFinished(() => transport.close())
  return transport
}

function get(origin: string): HttpRequest {
  return { method: 'GET', origin, path: '/', headers: {} }
}
