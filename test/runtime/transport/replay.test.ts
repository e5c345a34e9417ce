import { expect, test } from 'vitest'
import { ConnectorError } from '../../../runtime/base/errors.ts'
import type { HttpRequest } from '../../../runtime/base/http.ts'
import { type Exchange, replayTransport } from '../../../runtime/transport/index.ts'

const LIMITS = { headersMs: 1_000, bodyMs: 1_000, maxBytes: 1_000 }
const PAGES: readonly Exchange[] = [1, 2].map((page) => ({
  request: { method: 'GET', path: '/things', query: { page } },
  response: { status: 200, headers: { 'X-Page': page }, body: { page } },
}))

function get(path: string): HttpRequest {
  return { method: 'GET', origin: 'https://api.example.com', path, headers: {} }
}

test('exchanges are given in their order, each once', async () => {
  const transport = replayTransport(PAGES)
  const bodies: string[] = []
  for (const page of [1, 2]) {
    const { body, headers } = await transport.send(get(`/things?page=${page}`), LIMITS)
    bodies.push(`${headers.get('x-page')} ${headers.get('content-type')} ${Buffer.from(body).toString()}`)
  }
  expect([bodies, transport.remaining]).toEqual([['1 application/json {"page":1}', '2 application/json {"page":2}'], 0])
})

test('a request out of order is refused with its differences, and the exchange stays', async () => {
  const transport = replayTransport(PAGES, { host: 'files.example.com' })
  const error = await transport.send(get('/things?page=2'), LIMITS).catch((thrown: unknown) => thrown as ConnectorError)
  expect([error, transport.remaining]).toEqual([
    expect.objectContaining({
      code: 'invalid_fixture',
      message:
        'Cannot replay exchange 1: host is "api.example.com", not "files.example.com"; query "page" is "2", not "1"',
    }),
    2,
  ])
})

test('a request beyond the last exchange is refused, without its query', async () => {
  const error = await replayTransport([])
    .send(get('/things?key=abc'), LIMITS)
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    code: 'invalid_fixture',
    message: 'Cannot replay GET /things: all 0 exchanges are used',
  })
})

test.each([
  ['upstream_response_too_large', { ...LIMITS, maxBytes: 5 }, undefined],
  ['cancelled', LIMITS, AbortSignal.abort()],
])('limits hold: %s', async (code, limits, signal) => {
  const outcome = replayTransport(PAGES).stream(get('/things?page=1'), limits, signal)
  expect(await outcome.catch((error: ConnectorError) => error.code)).toBe(code)
})
