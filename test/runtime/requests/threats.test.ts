/** Requests that their callers describe: whatever they say, nothing leads elsewhere, names another caller, or reaches the vendor. */
import { describe, expect, test } from 'vitest'
import { type AnyRequest, type ConnectorError, request } from '../../../runtime/index.ts'
import { planOf } from '../../support/plan.ts'
import { startRawServer } from '../../support/raw-server.ts'
import { codeOf, jsonAnswer, sentRequest, wireTo } from '../../support/wire.ts'

const PLAN = planOf({
  base_url: 'https://api.example.com/v1',
  config: { account: { type: 'string', required: true } },
  headers: { 'X-Account': '{{config.account}}', 'Api-Version': '2026-01-01' },
  auth: {
    key: {
      type: 'static',
      title: 'Key',
      credentials: { key: 'string!' },
      send: { headers: { 'X-Api-Key': '{{key}}' }, query: { token: '{{key}}' } },
    },
  },
  entities: {
    files: {
      list: { request: 'GET /files', records: '$.data' },
      create: { base_url: 'https://uploads.example.com', request: 'POST /files', records: '$' },
      download: {
        request: 'GET /files/{id}',
        params: { id: 'string!' },
        file: { url: '$.url', hosts: ['*.files.example.net'] },
      },
    },
  },
})

const CREDENTIALS = { credentials: { key: 'secret-key-1' }, config: { account: 'acct_1' } }

/** Sends a request; `received` are the requests that any server got. */
async function attempted(given: Partial<Record<keyof AnyRequest, unknown>>) {
  const { connection, server, elsewhere } = await wireTo(PLAN, { answers: [jsonAnswer({})], ...CREDENTIALS })
  const error = await request(PLAN, { method: 'GET', path: '/items', ...given } as AnyRequest, connection).then(
    () => undefined,
    (thrown: ConnectorError) => thrown,
  )
  return { error, received: [...server.requests, ...elsewhere.requests] }
}

const paths = [
  'https://evil.example/items',
  'http://api.example.com/v1/items',
  'HTTPS://evil.example',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'evil.example/items',
  'items',
  '',
  '//evil.example/items',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example\\items',
  '/items\\..\\admin',
  '/%5cevil.example',
  '/%2f%2fevil.example/items',
  '/%2Fevil.example',
  '/.',
  '/..',
  '/../admin',
  '/items/../admin',
  '/items/./1',
  '/items/..',
  '/items/%2e%2e/admin',
  '/items/%2E%2e/admin',
  '/items/.%2e/admin',
  '/items/%2e/1',
  '/items/%252e%252e/admin',
  '/items/%25252e%25252e/admin',
  '/items/..%2fadmin',
  '/items/%2e%2e%2fadmin',
  '/items/..%5cadmin',
  '/items/..;/admin',
  '/items/..;a=b/admin',
  '/items/%2e%2e;/admin',
  '/items/%c0%ae%c0%ae/admin',
  '/items/%e0%80%ae/admin',
  '/items//1',
  '/items/%2F/1',
  '@evil.example/items',
  '/@evil.example',
  '/user:password@evil.example/items',
  '/x@evil.example',
  '/items/..@evil.example\\x',
  '/items//@evil.example',
  '/%2f@evil.example',
  '/items#fragment',
  '/items\r\nHost: evil.example',
  '/items\nX-Injected: 1',
  '/items HTTP/1.1\r\n\r\nGET /admin',
  '/items%0d%0aHost:%20evil.example',
  '/items%0aX: 1',
  '/items%00',
  '/items\u0000',
  '/items\tx',
  '/items x',
  '/items/\u2025/admin',
  '/\uff0f\uff0fevil.example',
  '/items/{id}',
  '/items/<script>',
  '/items/%zz',
  '/items/%',
  '/items?limit=1\r\nHost: evil.example',
  '/items?limit=1#x',
  '/items?q=a b',
  '/items?token=mine',
  '/items?%74oken=mine',
  '/items?_method=DELETE',
  `/${'a'.repeat(9000)}`,
  42,
  null,
  ['/items'],
]

const headers: [string, unknown][] = [
  ['Host', 'evil.example'],
  ['host', 'evil.example'],
  ['Authorization', 'Bearer mine'],
  ['authorization', 'Basic bWluZQ=='],
  ['Proxy-Authorization', 'Basic bWluZQ=='],
  ['Cookie', 'session=1'],
  ['Set-Cookie', 'session=1'],
  ['X-Api-Key', 'mine'],
  ['x-account', 'acct_2'],
  ['Connection', 'close'],
  ['Keep-Alive', 'timeout=5'],
  ['Proxy-Connection', 'keep-alive'],
  ['TE', 'trailers'],
  ['Trailer', 'X-End'],
  ['Transfer-Encoding', 'chunked'],
  ['Upgrade', 'h2c'],
  ['HTTP2-Settings', 'AAMAAABkAAQAAP__'],
  ['Content-Length', '0'],
  ['Expect', '100-continue'],
  ['Accept-Encoding', 'br'],
  ['Forwarded', 'for=10.0.0.1'],
  ['X-Forwarded-For', '10.0.0.1'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'http'],
  ['X-Real-IP', '10.0.0.1'],
  ['True-Client-IP', '10.0.0.1'],
  ['Via', '1.1 proxy'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Method-Override', 'DELETE'],
  ['X-Original-URL', '/admin'],
  ['X-Rewrite-URL', '/admin'],
  ['X-Note', 'a\r\nHost: evil.example'],
  ['X-Note', 'a\nb'],
  ['X-Note', 'caf\u0113'],
  ['X-Note', 'a'.repeat(9000)],
  ['X-Note', { a: 1 }],
  ['X Note', 'a'],
  ['X-Note:', 'a'],
  ['X-Note\r\nHost', 'evil.example'],
  ['', 'a'],
]

const methods = ['TRACE', 'CONNECT', 'OPTIONS', 'PROPFIND', 'get', 'GET ', 'GET /admin HTTP/1.1\r\n', '', null, 7]

const hosts = [
  'evil.example',
  'api.example.com.evil.example',
  'evil.example#.files.example.net',
  'evil.example/.files.example.net',
  'user@a.files.example.net',
  'a.files.example.net:8080',
  '.files.example.net',
  'files.example.net',
  'A.files.example.net\r\n',
  '127.0.0.1',
  '169.254.169.254',
  '[::1]',
]

describe('R1 a request that would lead elsewhere is refused, and nothing is sent:', () => {
  test.each(paths)('path %j', async (path) => {
    const { error, received } = await attempted({ path })
    expect([error?.code, error?.sent, received]).toEqual(['invalid_params', false, []])
  })

  test.each(methods)('method %j', async (method) => {
    const { error, received } = await attempted({ method })
    expect([error?.code, error?.errors?.[0]?.field, received]).toEqual(['invalid_params', 'method', []])
  })

  test.each(hosts)('host %j', async (host) => {
    const { error, received } = await attempted({ host })
    expect([error?.code, error?.errors?.[0]?.field, received]).toEqual(['invalid_params', 'host', []])
  })
})

describe('R2 a header that names the host, the caller or a proxy is refused, and nothing is sent:', () => {
  test.each(headers)('%j: %j', async (name, value) => {
    const { error, received } = await attempted({ headers: { [name]: value } })
    expect([error?.code, error?.sent, received]).toEqual(['invalid_params', false, []])
  })

  test('a name that is given twice', async () => {
    const { error, received } = await attempted({ headers: { 'X-Note': 'a', 'x-note': 'b' } })
    expect([error?.code, received]).toEqual(['invalid_params', []])
  })
})

test.each([
  ['query', { query: { token: 'mine' } }],
  ['query', { query: { _method: 'DELETE' } }],
  ['body', { body: { a: 1 } }],
  ['body', { method: 'HEAD', body: 'a' }],
  ['body', { method: 'POST', body: { a: 1 }, headers: { 'content-type': 'text/csv' } }],
  ['host', { method: 'POST', host: 'a.files.example.net' }],
])('R1 what a %s must not hold is refused, and nothing is sent: %j', async (field, given) => {
  const { error, received } = await attempted(given)
  expect([error?.code, error?.errors?.[0]?.error_code, received]).toEqual(['invalid_params', field, []])
})

describe('R3 a redirect is not followed to another origin:', () => {
  test.each([301, 302, 303, 307, 308])('status %i', async (status) => {
    const moved = jsonAnswer({}, status, { location: 'https://evil.example/items' })
    for (const parts of [{}, { redirects: 'same_host' }]) {
      const plan = planOf(parts)
      const { connection, server, elsewhere } = await wireTo(plan, { answers: [moved] })
      expect(await codeOf(request(plan, { method: 'GET', path: '/items' }, connection))).toBe('upstream_rejected')
      expect([server.requests.length, elsewhere.requests]).toEqual([1, []])
    }
  })
})

describe('R4 credentials go only to the hosts of base URLs:', () => {
  test('a host of uploads gets them', async () => {
    const uploads = await startRawServer(jsonAnswer({ id: 'f1' }))
    const { connection, server } = await wireTo(PLAN, {
      ...CREDENTIALS,
      hosts: { 'https://uploads.example.com': uploads },
    })
    await request(PLAN, { method: 'POST', path: '/files', host: 'uploads.example.com', body: { a: 1 } }, connection)
    const [sent] = uploads.requests.map(sentRequest)
    expect([sent?.headers['x-api-key'], sent?.headers.host, server.requests]).toEqual([
      'secret-key-1',
      'uploads.example.com',
      [],
    ])
  })

  test('a host of files gets none, and none of the headers of the kind', async () => {
    const files = await startRawServer(jsonAnswer({}))
    const { connection } = await wireTo(PLAN, { ...CREDENTIALS, hosts: { 'https://a.files.example.net': files } })
    await request(PLAN, { method: 'GET', path: '/f1', host: 'a.files.example.net' }, connection)
    const [sent] = files.requests.map(sentRequest)
    expect(sent?.target).toBe('/f1')
    expect(Object.keys(sent?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
    expect(files.requests.join()).not.toContain('secret-key-1')
  })
})

test('R5 what a response repeats of the credentials is taken out of its headers, and sessions are not passed on', async () => {
  const answer = jsonAnswer({ ok: true }, 200, {
    'x-echo': 'key=secret-key-1',
    'set-cookie': 'session=1',
    etag: '"1"',
    link: '<https://api.example.com/v1/items?token=secret-key-1&page=2>; rel="next"',
  })
  const { connection } = await wireTo(PLAN, { answers: [answer], ...CREDENTIALS })
  const { headers } = await request(PLAN, { method: 'GET', path: '/items' }, connection)
  expect(headers).toMatchObject({ 'x-echo': 'key=[secret]', etag: '"1"' })
  expect(headers).not.toHaveProperty('set-cookie')
  expect(JSON.stringify(headers)).not.toContain('secret-key-1')
})

test.each([
  ['/a b', 'path contains " ", which a path cannot carry'],
  ['/a/%zz', 'path contains "%", which a path cannot carry'],
  ['/a/{id}', 'path contains "{", which a path cannot carry'],
  ['/a/\ud83d\ude00', 'path contains "\ud83d\ude00", which a path cannot carry'],
  ['/a?q=<b', 'path has "<" in its query, which a URL cannot carry'],
  ['/a@b.co', 'path contains "@" in its first segment'],
])('R1 the refusal of %j names the character', async (path, message) => {
  const { error } = await attempted({ path })
  expect(error?.message).toBe(`Cannot send the request: ${message}`)
})

test('paths that only look dangerous are sent as they are', async () => {
  const answers = [jsonAnswer({})]
  const fine = [
    '/a%2Fb',
    '/v1.0/x',
    '/a:b',
    '/...',
    '/a..b',
    '/50%25',
    '/caf%C3%A9',
    '/items/',
    '/a;v=1',
    "/f(x='1')",
    '/x?q=a@b.c',
    '/users/a@b.co',
    '/users/@handle/posts',
    "/!$&'()*+,;=:/a@b:c",
    '/x%40y',
  ]
  const { connection, server } = await wireTo(PLAN, { answers, ...CREDENTIALS })
  for (const path of fine) await request(PLAN, { method: 'GET', path }, connection)
  const targets = server.requests.map((raw) => sentRequest(raw).target.replace(/[?&]token=secret-key-1$/, ''))
  expect(targets).toEqual(fine.map((path) => `/v1${path}`))
})
