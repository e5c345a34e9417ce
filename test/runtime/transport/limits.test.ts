/** Answers that would exhaust time or memory, or that break the connection's order. */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ConnectorError } from '../../../runtime/base/errors.ts'
import type { HttpRequest, ExchangeLimits, Transport } from '../../../runtime/base/http.ts'
import { undiciTransport } from '../../../runtime/transport/index.ts'
import { rawAnswer, type RawAnswer, startRawServer } from '../../support/raw-server.ts'

const MIB = 1024 * 1024
const LIMITS: ExchangeLimits = { headersMs: 5_000, bodyMs: 5_000, maxBytes: 10 * MIB }

/** 200 MiB of zeros in 200 kB: members of gzip may follow each other. */
const GZIP_BOMB = Buffer.concat(Array.from({ length: 20 }, () => gzipSync(new Uint8Array(10 * MIB))))
const BROTLI_BOMB = brotliCompressSync(new Uint8Array(30 * MIB))

const BOMBS: Readonly<Record<string, RawAnswer>> = {
  'a gzip bomb': rawAnswer(200, { 'content-encoding': 'gzip' }, GZIP_BOMB),
  'a brotli bomb': rawAnswer(200, { 'content-encoding': 'br' }, BROTLI_BOMB),
  'an endless body': (socket) => endless(socket, 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', chunked()),
  'an endless body without length': (socket) => endless(socket, 'HTTP/1.1 200 OK\r\n\r\n', new Uint8Array(64 * 1024)),
}

test.each(Object.entries(BOMBS))('U6 send refuses %s and holds little of it', async (_name, answer) => {
  const request = await requestTo(answer)
  const before = process.memoryUsage.rss()
  const outcome = await open().send(request, LIMITS).catch(codeOf)
  expect([outcome, process.memoryUsage.rss() - before < 64 * MIB]).toEqual(['upstream_response_too_large', true])
})

test.each(Object.entries(BOMBS))('U6 stream ends %s and holds little of it', async (_name, answer) => {
  const request = await requestTo(answer)
  const before = process.memoryUsage.rss()
  const { body } = await open().stream(request, { ...LIMITS, maxBytes: 20 * MIB })
  const { outcome } = await drain(body)
  expect([outcome, process.memoryUsage.rss() - before < 64 * MIB]).toEqual(['upstream_response_too_large', true])
})

test('U6 a bomb is cut by its ratio, long before a large limit', async () => {
  const request = await requestTo(BOMBS['a gzip bomb']!)
  const { body } = await open().stream(request, { ...LIMITS, maxBytes: 1024 * MIB })
  const { outcome, size } = await drain(body)
  expect([outcome, size < 30 * MIB]).toEqual(['upstream_response_too_large', true])
})

test('a small body may compress as well as it can', async () => {
  const answer = rawAnswer(200, { 'content-encoding': 'gzip' }, gzipSync(new Uint8Array(MIB)))
  const { body } = await open().send(await requestTo(answer), LIMITS)
  expect(body.length).toBe(MIB)
})

test('a large compressed body is decoded whole', async () => {
  const text = Array.from({ length: 40_000 }, (_, at) => `${at} ${Math.sin(at)}`).join('\n')
  const answer = rawAnswer(200, { 'content-encoding': 'gzip' }, gzipSync(text))
  const { body } = await open().send(await requestTo(answer), LIMITS)
  expect(Buffer.from(body).toString() === text).toBe(true)
})

test.each([
  ['a limit as large as the ratio allows', MIB, 'is larger than 1048576 bytes'],
  ['a limit below what the ratio allows', MIB / 2, 'is larger than 524288 bytes'],
  ['a limit above what the ratio allows', MIB + 1, 'expands to more than 100 times'],
])('U6 a body that expands too far says which limit it exceeds: %s', async (_name, maxBytes, said) => {
  const answer = rawAnswer(200, { 'content-encoding': 'gzip' }, gzipSync(new Uint8Array(2 * MIB)))
  const refused = open().send(await requestTo(answer), { ...LIMITS, maxBytes })
  await expect(refused).rejects.toMatchObject({
    code: 'upstream_response_too_large',
    message: expect.stringContaining(said),
  })
})

const SLOW: Readonly<Record<string, RawAnswer>> = {
  'never answers': () => {},
  'drips its headers': (socket) => drip(socket, 'HTTP/1.1 200 OK\r\nx-slow: '),
  'drips its body': (socket) => drip(socket, 'HTTP/1.1 200 OK\r\ncontent-length: 10000\r\n\r\n', 50),
  'answers half and hangs': 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf',
  'sends informational answers for ever': (socket) => repeat(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n'),
}

test.each(Object.entries(SLOW))('U7 send keeps its deadline when the server %s', async (_name, answer) => {
  const server = await startRawServer(answer)
  const request: HttpRequest = { method: 'GET', origin: server.origin, path: '/', headers: {} }
  const outcome = await open().send(request, { headersMs: 200, bodyMs: 200, maxBytes: MIB }).catch(codeOf)
  await expect.poll(() => [outcome, server.closed]).toEqual(['upstream_timeout', 1])
})

test('the whole of an answer has longer than its headers', async () => {
  const request = await requestTo((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\n')
    setTimeout(() => socket.write('late'), 1_300)
  })
  const { body } = await open().send(request, { headersMs: 1_000, bodyMs: 60_000, maxBytes: MIB })
  expect(Buffer.from(body).toString()).toBe('late')
})

test('a stream may take longer than its longest pause', async () => {
  const request = await requestTo((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 8\r\n\r\n')
    for (let at = 0; at < 8; at++) setTimeout(() => socket.write('.'), 250 * at)
  })
  const { body } = await open().stream(request, { headersMs: 60_000, bodyMs: 1_500, maxBytes: MIB })
  expect(await drain(body)).toEqual({ outcome: 'end', size: 8 })
})

test('a stream reads no faster than its reader', async () => {
  let written = 0
  const request = await requestTo((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    socket.on('drain', () => (written = pour(socket, written)))
    written = pour(socket, written)
  })
  const { body } = await open().stream(request, { ...LIMITS, maxBytes: 1024 * MIB })
  await new Promise((resolve) => setTimeout(resolve, 200))
  const atRest = written
  await body.cancel()
  expect(atRest).toBeLessThan(16 * MIB)
})

test('a decoded stream that is cancelled closes its connection', async () => {
  const server = await startRawServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n')
    socket.write(gzipSync('x'.repeat(100)).subarray(0, -8))
  })
  const request: HttpRequest = { method: 'GET', origin: server.origin, path: '/', headers: {} }
  const { body } = await open().stream(request, LIMITS)
  await body.cancel()
  await expect.poll(() => server.closed).toBe(1)
})

const ABUSES: Readonly<Record<string, string>> = {
  '3,000 headers': `HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(3_000)}content-length: 0\r\n\r\n`,
  'a header of 80 kB': `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(80_000)}\r\ncontent-length: 0\r\n\r\n`,
  'two lengths': 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 5\r\n\r\nhello',
  'length and chunks': 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'a length that is no number': 'HTTP/1.1 200 OK\r\ncontent-length: 5x\r\n\r\nhello',
  'a header with NUL': 'HTTP/1.1 200 OK\r\nx: a\0b\r\ncontent-length: 0\r\n\r\n',
  'a folded header name': 'HTTP/1.1 200 OK\r\nx y: 1\r\ncontent-length: 0\r\n\r\n',
  'a change of protocol': 'HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
  'an answer 100 nobody asked for': 'HTTP/1.1 100 Continue\r\n\r\n',
  'endless trailers': `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n${'t: u\r\n'.repeat(20_000)}\r\n`,
}

test.each(Object.entries(ABUSES))(
  'U18 %s end the connection, and the next call gets its own answer',
  async (_name, abuse) => {
    const server = await startRawServer(abuse, rawAnswer(200, {}, 'right'))
    const transport = open()
    const request: HttpRequest = { method: 'GET', origin: server.origin, path: '/', headers: {} }
    const first = await transport.send(request, LIMITS).catch(codeOf)
    const { body } = await transport.send(request, LIMITS)
    const second = Buffer.from(body).toString()
    await expect.poll(() => [first, second, server.closed]).toEqual(['upstream_invalid_response', 'right', 1])
  },
)

function open(): Transport {
  const transport = undiciTransport({ allowPrivate: true })
  onTestFinished(() => transport.close())
  return transport
}

async function requestTo(answer: RawAnswer): Promise<HttpRequest> {
  const { origin } = await startRawServer(answer)
  return { method: 'GET', origin, path: '/', headers: {} }
}

async function drain(body: ReadableStream<Uint8Array>): Promise<{ outcome: string; size: number }> {
  let size = 0
  try {
    for await (const chunk of body) size += chunk.byteLength
    return { outcome: 'end', size }
  } catch (error) {
    return { outcome: codeOf(error), size }
  }
}

function endless(socket: Socket, head: string, chunk: Uint8Array): void {
  socket.write(head)
  const write = () => {
    while (!socket.destroyed && socket.write(chunk));
  }
  socket.on('drain', write)
  write()
}

function chunked(): Buffer {
  return Buffer.concat([Buffer.from('10000\r\n'), new Uint8Array(0x10000), Buffer.from('\r\n')])
}

/** Writes until the socket is full; gives the bytes written so far. */
function pour(socket: Socket, written: number): number {
  const chunk = new Uint8Array(64 * 1024)
  for (;;) {
    written += chunk.length
    if (socket.destroyed || !socket.write(chunk)) return written
  }
}

function drip(socket: Socket, head: string, everyMs = 20): void {
  socket.write(head)
  repeat(socket, 'x', everyMs)
}

function repeat(socket: Socket, text: string, everyMs = 20): void {
  const timer = setInterval(() => socket.write(text), everyMs)
  socket.on('close', () => clearInterval(timer))
}

function codeOf(error: unknown): string {
  return error instanceof ConnectorError ? error.code : String(error)
}
