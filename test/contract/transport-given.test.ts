/** The transports that are given their responses: fetch, judged by nock, and replay. */
import nock from 'nock'
import { afterAll, describe, expect, test } from 'vitest'
import type { HttpRequest, ExchangeLimits, Transport } from '../../runtime/base/http.ts'
import { type Exchange, fetchTransport, replayTransport } from '../../runtime/transport/index.ts'

afterAll(() => nock.restore())

const LIMITS: ExchangeLimits = { headersMs: 5_000, bodyMs: 5_000, maxBytes: 100_000 }

const METHODS = {
  send: async (transport: Transport, request: HttpRequest) => {
    const { status, headers, body } = await transport.send(request, LIMITS)
    return { status, type: headers.get('content-type'), text: new TextDecoder().decode(body) }
  },
  stream: async (transport: Transport, request: HttpRequest) => {
    const { status, headers, body } = await transport.stream(request, LIMITS)
    const text = await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).text()
    return { status, type: headers.get('content-type'), text }
  },
}

/** Answers that need no socket: each implementation is given them in its own way. */
const RESPONSES: Readonly<Record<string, Exchange['response']>> = {
  'an object': {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: { data: [{ id: 'ü' }], more: false },
  },
  text: { status: 200, headers: { 'content-type': 'text/plain' }, body: 'plain' },
  nothing: { status: 204 },
  'a redirect': {
    status: 302,
    headers: { 'content-type': 'text/html', location: 'https://elsewhere.example/' },
    body: 'moved',
  },
  'a refusal': {
    status: 404,
    headers: { 'content-type': 'application/json', 'x-request-id': 'r1' },
    body: { error: 'none' },
  },
}

const TRANSPORTS: Readonly<Record<string, (response: Exchange['response']) => Transport>> = {
  'fetch under nock': ({ status, headers = {}, body }) => {
    nock('https://api.example.com')
      .get('/v1/things?limit=2')
      .matchHeader('authorization', 'Bearer abc')
      .reply(status, body as string, headers as Record<string, string>)
    return fetchTransport(globalThis.fetch)
  },
  replay: (response) =>
    replayTransport([
      {
        request: {
          method: 'GET',
          host: 'api.example.com',
          path: '/v1/things',
          query: { limit: '2' },
          headers: { authorization: 'Bearer <secret>' },
        },
        response,
      },
    ]),
}

describe.each(Object.entries(TRANSPORTS))('%s', (_name, execute) => {
  test.each(
    Object.entries(RESPONSES).flatMap(
      ([name, given]) =>
        [
          ['send', name, given],
          ['stream', name, given],
        ] as const,
    ),
  )('%s gives %s', async (method, _given, response) => {
    const headers = { authorization: 'Bearer abc' }
    const request = { method: 'GET', origin: 'https://api.example.com', path: '/v1/things?limit=2', headers } as const
    const { body } = response
    expect(await METHODS[method](execute(response), request)).toEqual({
      status: response.status,
      type: response.headers?.['content-type'] ?? null,
      text: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
    })
  })
})
