/** Who may call what with which bytes, and how each refusal reads. */
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ServerError } from '../../../server/ground/errors/index.ts'
import { UpstreamError } from '../../../runtime/index.ts'
import { DatabaseError } from '../../../server/ground/store/index.ts'
import type { Route } from '../../../server/http/index.ts'
import { CALLERS, PAGE, serve } from './serve.ts'

const BODY = {
  type: 'object',
  properties: {
    entity: { type: 'string' },
    action: { enum: ['list', 'get'] },
    secret: { type: 'string', maxLength: 5 },
  },
  required: ['entity'],
}

async function statusAndCode(answer: Response): Promise<[number, unknown]> {
  return [answer.status, ((await answer.json()) as { code?: unknown }).code]
}

describe('a request', () => {
  it.each([
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'entity=a'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/json; charset=utf-16', '{}'],
    ['application/json; charset=latin1', '{}'],
    ['', '{}'],
  ])('P16 N7 with a body of "%s" is refused', async (type, body) => {
    const { call } = await serve({ routes: [{}] })
    const answer = await call('/echo', { method: 'POST', body: Buffer.from(body), headers: { 'content-type': type } })
    expect(await statusAndCode(answer)).toEqual([415, 'unsupported_media_type'])
  })

  it('N3 with a body over the limit is refused', async () => {
    const { call } = await serve({ routes: [{}], limits: { bodyBytes: 100 } })
    expect(await statusAndCode(await call('/echo', { json: { a: 'x'.repeat(100) } }))).toEqual([413, 'body_too_large'])
  })

  it('with unknown and malformed fields is refused with each of them, and no text of it', async () => {
    const { call } = await serve({ routes: [{ body: BODY }] })
    const answer = await call('/echo', { json: { entty: 'a', action: 'gte', secret: 'topsecret' } })
    const body = (await answer.json()) as { errors: unknown }
    expect([answer.status, body.errors]).toEqual([
      422,
      [
        { field: 'entity', message: 'is required', error_code: 'required' },
        { field: 'entty', message: 'is not known. Did you mean "entity"?', error_code: 'unknown_field' },
        {
          field: 'action',
          message: 'must be one of "list", "get" (got "gte"). Did you mean "get"?',
          error_code: 'enum',
        },
        { field: 'secret', message: 'must have at most 5 characters', error_code: 'maxLength' },
      ],
    ])
    expect(JSON.stringify(body)).not.toContain('topsecret')
    expect(await statusAndCode(await call('/echo', { json: [1] }))).toEqual([422, 'validation_error'])
  })

  it('has its query read by type; unknown, repeated and malformed parameters are refused', async () => {
    const { call } = await serve({
      routes: [
        {
          method: 'GET',
          query: { limit: { type: 'integer', maximum: 200, default: 50 }, name: { type: 'string' } },
          handle: async ({ query }) => ({ status: 200, body: query }),
        },
      ],
    })
    expect(await (await call('/echo?name=a+b%26')).json()).toEqual({ limit: 50, name: 'a b&' })
    expect(await (await call('/echo?limit=7')).json()).toEqual({ limit: 7 })
    for (const query of [
      'limt=1',
      'limit=1&limit=2',
      'limit=x',
      'limit=201',
      'limit=1e2',
      'name=%ff',
      'access_token=a',
    ])
      expect([query, ...(await statusAndCode(await call(`/echo?${query}`)))]).toEqual([query, 400, 'invalid_query'])
  })

  it.each([
    ['no token', null, {}, 401, 'missing_token'],
    ['another scheme', null, { authorization: 'Basic YTpi' }, 401, 'missing_token'],
    ['a forged token', null, { authorization: 'Bearer forged' }, 401, 'invalid_token'],
    ['E7 a kind of token that the route does not take', 'scoped', {}, 403, 'token_kind_forbidden'],
    [
      'T7 an application token in a browser',
      'application',
      { origin: 'https://a.example' },
      403,
      'browser_use_refused',
    ],
  ] as const)('with %s is refused', async (_name, token, headers, status, code) => {
    const { call } = await serve({ routes: [{ tokens: ['application'] }] })
    const answer = await call('/echo', { token, headers, json: {} })
    expect(await statusAndCode(answer)).toEqual([status, code])
    // RFC 6750, section 3.1: no error code where there is no token.
    const challenges: Record<string, string> = {
      missing_token: 'Bearer',
      invalid_token: 'Bearer error="invalid_token"',
    }
    expect(answer.headers.get('www-authenticate')).toBe(challenges[code] ?? null)
  })

  it('T6 with its token in the URL is refused, and the log does not have it', async () => {
    const { call, lines } = await serve({ routes: [{ method: 'GET' }] })
    expect(await statusAndCode(await call('/echo?access_token=application', { token: null }))).toEqual([
      401,
      'missing_token',
    ])
    expect(JSON.stringify(lines)).not.toContain('access_token')
  })

  it('that names its id gets it back; any other gets a new one', async () => {
    const { call } = await serve({ routes: [{}] })
    const id = async (given: string) =>
      (await call('/echo', { json: {}, headers: { 'x-request-id': given } })).headers.get('x-request-id')
    expect(await id('a.B-1_2')).toBe('a.B-1_2')
    expect(await id('a b')).toMatch(/^req_[0-9a-f]{32}$/)
    expect(await id('a'.repeat(129))).toMatch(/^req_/)
  })

  it('for an id that is none is answered like one for an unknown id, byte for byte', async () => {
    const { call } = await serve({
      routes: [
        {
          method: 'GET',
          path: '/things/{thing_id}',
          handle: async ({ params }) => {
            throw new ServerError('connector_not_found', `Cannot find it: ${params.thing_id!.length}`)
          },
        },
      ],
    })
    const ids = ['5d6f7a8b-1111-4111-8111-111111111111', 'x', '%00', 'a'.repeat(3000), "'; drop table", '%E2%82%AC']
    const answers = await Promise.all(ids.map((id) => call(`/things/${id}`, { headers: { 'x-request-id': 'same' } })))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  })

  it.each([
    ['an unknown path', '/nowhere', {}, 404, 'route_not_found'],
    ['a malformed path', '/%zz', {}, 404, 'route_not_found'],
    ['another method', '/echo', { method: 'DELETE' }, 405, 'method_not_allowed'],
  ])('for %s is refused', async (_name, path, init, status, code) => {
    const { call } = await serve({ routes: [{}] })
    const answer = await call(path, init)
    expect(await statusAndCode(answer)).toEqual([status, code])
    expect(answer.headers.get('allow')).toBe(status === 405 ? 'POST' : null)
  })
})

describe('an error', () => {
  const failing = (error: unknown) => ({ handle: () => Promise.reject(error) })

  it('of a third party is serialized with its own message, in at most 2 KiB', async () => {
    const error = new UpstreamError(
      'upstream_rate_limited',
      'Cannot list',
      { status: 429, code: 'slow', message: '€'.repeat(5000), requestId: 'up_1' },
      { retryAfterMs: 1500, hint: 'Wait.' },
    )
    const { call } = await serve({ routes: [failing(error)] })
    const answer = await call('/echo', { json: {}, headers: { 'x-request-id': 'r1' } })
    const { upstream, ...body } = (await answer.json()) as { upstream: object }
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([
      429,
      '2',
      'application/json; charset=utf-8',
    ])
    expect(body).toEqual({
      type: 'https://plugboard.example/docs#upstream_rate_limited',
      title: 'Upstream rate limited',
      status: 429,
      code: 'upstream_rate_limited',
      message: 'Cannot list',
      detail: 'Cannot list',
      errors: [],
      hint: 'Wait.',
      retryable: true,
      retry_after: 2,
      request_id: 'r1',
    })
    expect(upstream).toMatchObject({ status: 429, code: 'slow', request_id: 'up_1' })
    expect(Buffer.byteLength(JSON.stringify(upstream))).toBeLessThanOrEqual(2048)
  })

  it('that is not ours is serialized without any detail, and logged', async () => {
    for (const error of [new Error('secret'), new DatabaseError('secret', '42P01'), 'secret', undefined]) {
      const { call, lines } = await serve({ routes: [failing(error)] })
      const answer = await call('/echo', { json: {} })
      const text = await answer.text()
      expect([answer.status, (JSON.parse(text) as { code: string }).code]).toEqual([500, 'internal'])
      expect(text).not.toContain('secret')
      expect(lines.map(({ message }) => message)).toEqual(['unexpected error', 'request'])
    }
  })

  it('is a problem document for those who ask for one', async () => {
    const { call } = await serve({ routes: [{}] })
    const answer = await call('/nowhere', { headers: { accept: 'application/problem+json' } })
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
  })

  it('F10 thrown anywhere fails its own request alone', async () => {
    let count = 0
    const { call } = await serve({
      routes: [
        {
          async handle() {
            if (++count % 2 === 0) return { status: 200, body: {} }
            if (count % 3 === 0) throw new TypeError('x')
            return { status: 200, body: { toJSON: () => undefined, bad: 1n } as unknown as object }
          },
        },
        { path: '/big', handle: async () => ({ status: 200, body: 1n }) },
      ],
    })
    expect((await call('/big', { json: {} })).status).toBe(500)
    const answers = await Promise.all(Array.from({ length: 30 }, () => call('/echo', { json: {} })))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(15)
    expect((await call('/big', { json: {} })).status).toBe(500)
  })
})

describe('a page', () => {
  it('E20 may use its widget token; no other origin may, and only it may read the answer', async () => {
    const { call } = await serve({ routes: [{}] })
    const origins = [
      undefined,
      'null',
      `${PAGE}.evil.com`,
      'http://app.example',
      `${PAGE}:8443`,
      `${PAGE}.`,
      `${PAGE}/`,
      'https://APP.example',
      'https://evil.example',
      '*',
      `${PAGE}, ${PAGE}`,
      PAGE,
    ]
    const answers = await Promise.all(
      origins.map(async (origin) => {
        const { status, headers } = await call('/echo', {
          token: 'widget',
          json: {},
          headers: origin ? { origin } : {},
        })
        return [status, headers.get('access-control-allow-origin'), headers.get('vary')]
      }),
    )
    expect(answers).toEqual([...origins.slice(1).map(() => [403, null, 'Origin']), [200, PAGE, 'Origin']])
  })

  it('E22 gets an answer to its preflight only when a widget token of it lives', async () => {
    const { call } = await serve({ routes: [{}, { path: '/backend', tokens: ['application'] }] })
    const ask = (path: string, origin: string) =>
      call(path, { method: 'OPTIONS', token: null, headers: { origin, 'access-control-request-method': 'POST' } })
    const good = await ask('/echo', PAGE)
    expect([
      good.status,
      good.headers.get('access-control-allow-origin'),
      good.headers.get('access-control-max-age'),
    ]).toEqual([204, PAGE, '60'])
    expect(good.headers.get('access-control-allow-credentials')).toBeNull()
    for (const bad of [await ask('/echo', 'https://evil.example'), await ask('/backend', PAGE)])
      expect([bad.status, [...bad.headers.keys()].filter((name) => name.startsWith('access-control'))]).toEqual([
        403,
        [],
      ])
  })
})

describe('every answer', () => {
  it('P34 carries what protects it, and nothing about the server', async () => {
    const { call } = await serve({ routes: [{}] })
    const { headers } = await call('/echo', { json: {} })
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
  })

  it('P33 has one line in the log, whatever the request said', async () => {
    const { call, lines } = await serve({ routes: [{ body: { type: 'object', properties: { a: {} } } }] })
    await call('/echo', { json: { a: '\n{"level":"error"}\u001b[31m' }, headers: { 'x-request-id': 'r1' } })
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        request_id: 'r1',
        method: 'POST',
        route: '/echo',
        status: 200,
        duration_ms: expect.any(Number),
        organization_id: expect.any(String),
        message: 'request',
      },
    ])
  })
})

it.each(['application/json', 'multipart/form-data; boundary=b'])(
  'a request of type %s ends when its caller hangs up while the token is checked',
  async (type) => {
    let check = (): void => {}
    const isChecked = new Promise<void>((resolve) => (check = resolve))
    const socket = { hangUp: () => {} }
    const identify = async () => {
      socket.hangUp()
      await isChecked
      return CALLERS.application!
    }
    const { port, lines } = await serve({ routes: [{ body: BODY, takesFiles: true, identify }] })
    const caller = connect(port, '127.0.0.1').on('error', () => {})
    socket.hangUp = () => caller.resetAndDestroy()
    caller.write(`POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{`)
    // Until the server has seen it; when it has not, the body breaks off instead.
    await sleep(100)
    check()
    while (lines.length === 0) await sleep(10)
    expect(lines).toMatchObject([{ status: 499, code: 'cancelled' }])
  },
)

describe('a route of raw messages', () => {
  const ROUTE = {
    takesRaw: true,
    tokens: [],
    handle: async ({ raw }) => ({
      status: 200,
      body: { bytes: Buffer.from(raw!.bytes).toString('hex'), signature: raw!.headers['x-signature'] },
    }),
  } satisfies Partial<Route>

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain; charset=latin1', undefined])(
    'gets the bytes of a body of type %s as they came, and the headers',
    async (type) => {
      const { call } = await serve({ routes: [ROUTE] })
      const headers = { 'x-signature': 'v1', ...(type && { 'content-type': type }) }
      const body = Buffer.from([0x7b, 0x20, 0xff, 0x00])
      const response = await call('/echo', { method: 'POST', body, headers, token: null })
      expect([response.status, await response.json()]).toEqual([200, { bytes: '7b20ff00', signature: 'v1' }])
    },
  )

  it('refuses compressed bodies, and bodies over the limit', async () => {
    const { call } = await serve({ routes: [ROUTE], limits: { bodyBytes: 10 } })
    const send = (body: string, headers: Record<string, string>) =>
      call('/echo', { method: 'POST', body, headers: { 'content-type': 'text/plain', ...headers }, token: null })
    expect(await statusAndCode(await send('{}', { 'content-encoding': 'gzip' }))).toEqual([
      415,
      'unsupported_media_type',
    ])
    expect(await statusAndCode(await send('x'.repeat(11), {}))).toEqual([413, 'body_too_large'])
  })
})
