/** Requests that no operation names, in both modes: every auth style reaches such an endpoint of the mock, here and through a server. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ConnectorError, connect, type OwnConnector } from '../../../client/index.ts'
import { type Mock, type Served, startMock } from '../../../mock/index.ts'
import { loadFile, undiciTransport } from '../../../runtime/index.ts'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const MANIFEST = `
format: 1
kind: styles
id: 5a1d3c52-6a0e-4c1b-9a5e-3f0f6f0a7b12
title: Styles
category: other
support: none
version: 1.0.0
docs: https://docs.styles.example
base_url: https://api.styles.example/v1
check: items.list
headers: {Api-Version: "2026-01-01"}
auth:
  header: {type: static, title: Header, credentials: {header_key: string!}, send: {headers: {X-Api-Key: "{{header_key}}"}}}
  query: {type: static, title: Query, credentials: {query_key: string!}, send: {query: {api_key: "{{query_key}}"}}}
  basic: {type: static, title: Basic, credentials: {user: string!, password: string!}, send: {basic: {username: "{{user}}", password: "{{password}}"}}}
  bearer: {type: static, title: Bearer, credentials: {token: string!}, send: {bearer: "{{token}}"}}
  oauth: {type: oauth2, title: OAuth, authorize: "https://auth.styles.example/authorize", token: "https://auth.styles.example/token", rotates: true}
entities:
  items:
    schema: Item
    list:
      description: Lists items.
      request: GET /items
      params: {limit: {type: integer, minimum: 1, maximum: 100}, after: string}
      records: $.data
      pagination: {style: cursor, param: after, next: last.id, ends: { at: $.has_more, not: true }, size: limit}
schemas:
  Item: {id: string!}
`

const STYLES = {
  header: { header_key: 'key-in-header' },
  query: { query_key: 'key-in-query' },
  basic: { user: 'ada', password: 'secret-password' },
  bearer: { token: 'bearer-token' },
} as const

const EXPIRED = {
  access_token: 'old',
  expires_at: '2026-01-01T00:00:00Z',
  client_id: 'c',
  client_secret: 's',
}

let folder: string
let file: string
let mock: Mock
let server: TestServer
const served: Served[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plugboard-requests-'))
  file = join(folder, 'styles.yaml')
  writeFileSync(file, MANIFEST)
  const { manifest } = await loadFile(file)
  mock = await startMock([manifest], { echo: true, fixtures: false, log: (one) => void served.push(one) })
  server = await startTestServer({
    database: await openTestPostgres(),
    upstream: { connectTo: mock.connectTo, allowPrivate: true },
    set: [`definitions=${file}`, 'log.level=silent'],
  })
})
afterAll(async () => {
  await server?.close()
  await mock?.close()
  rmSync(folder, { recursive: true })
})

/** A connector of each mode with these credentials. */
const MODES: Readonly<
  Record<string, (auth: string, credentials: Readonly<Record<string, string>>) => Promise<OwnConnector>>
> = {
  'in this process': (auth, credentials) =>
    connect<{ file: string }>(
      { file },
      { auth, credentials, transport: undiciTransport({ connectTo: mock.connectTo }) },
    ),
  'through a server': async (auth_variant, credentials) => {
    const externalUserId = randomUUID()
    const connectorId = await server.connector('styles', externalUserId, { auth_variant, credentials, validate: false })
    const { client_id: clientId, client_secret: clientSecret } = server.client
    return connect<string>('styles', {
      hosted: { baseUrl: server.origin, clientId, clientSecret, externalUserId, connectorId },
    })
  },
}

interface Echo {
  readonly echo: { method: string; path: string; query: object; body: unknown; bytes: number; content_type: string }
}

describe.each(Object.keys(MODES))('an endpoint that no operation names, %s', (mode) => {
  const opened = (auth: string, credentials: Readonly<Record<string, string>>) => MODES[mode]!(auth, credentials)

  test.each(Object.entries(STYLES))('is reached with credentials in style %s', async (style, credentials) => {
    await using connector = await opened(style, credentials)
    const { status, body } = await connector.$request<Echo>({
      method: 'POST',
      path: '/reports?x=1',
      query: { limit: 2 },
      body: { name: 'Ada' },
    })
    expect([status, body.echo]).toMatchObject([
      200,
      { method: 'POST', path: '/v1/reports', query: { x: '1', limit: '2' }, body: { name: 'Ada' } },
    ])
  })

  test('is reached by OAuth, whose token is renewed first', async () => {
    await using connector = await opened('oauth', { ...EXPIRED, refresh_token: randomUUID() })
    const before = served.length
    expect((await connector.$request({ method: 'GET', path: '/reports' })).status).toBe(200)
    expect(served.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /token',
      'GET /v1/reports',
    ])
  })

  test('takes and gives bytes and streams', async () => {
    await using connector = await opened('bearer', STYLES.bearer)
    const bytes = Buffer.alloc(200_000, 'x')
    for (const body of [new Blob([bytes]), Readable.from([bytes]), bytes]) {
      const answer = await connector.$request({
        method: 'PUT',
        path: '/raw',
        headers: { 'content-type': 'text/x-raw' },
        body,
        stream: true,
      })
      expect(answer).toMatchObject({
        status: 200,
        headers: { 'content-type': expect.stringContaining('json') as string },
      })
      const { echo } = (await new Response(answer.body).json()) as Echo
      expect([echo.bytes, echo.content_type]).toEqual([bytes.length, 'text/x-raw'])
    }
    const { body } = await connector.$request({ method: 'GET', path: '/raw', bytes: true })
    expect((JSON.parse(Buffer.from(body).toString()) as Echo).echo.method).toBe('GET')
  })

  test('takes an object with files as a form', async () => {
    await using connector = await opened('bearer', STYLES.bearer)
    const document = { name: 'a.txt', type: 'text/plain', bytes: new Blob(['hello']) }
    const { body } = await connector.$request<Echo>({ method: 'POST', path: '/forms', body: { note: 'n', document } })
    expect(body.echo.content_type).toMatch(/^multipart\/form-data/)
    expect(body.echo.body).toContain('filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nhello')
  })

  test('gives its list page after page', async () => {
    await using connector = await opened('header', STYLES.header)
    const sizes: number[] = []
    const request = { method: 'GET', path: '/items', query: { limit: 10 }, pagination: 'items.list' } as const
    for await (const { records } of connector.$requestPages<{ id: string }>(request)) sizes.push(records.length)
    expect(sizes).toEqual([10, 10, 5])
    const limited = connector.$requestPages(
      { ...request, pagination: { style: 'cursor', param: 'after', next: 'last.id', records: '$.data' } },
      { limit: 12 },
    )
    const some: number[] = []
    for await (const { records } of limited) some.push(records.length)
    expect(some).toEqual([10, 2])
  })

  test.each([
    [{ method: 'GET', path: '//evil.example' }, 'invalid_params'],
    [{ method: 'GET', path: '/x', headers: { host: 'evil.example' } }, 'invalid_params'],
    [{ method: 'GET', path: '/x', query: { api_key: 'mine' } }, 'invalid_params'],
    [{ method: 'GET', path: '/x', strem: true }, 'invalid_params'],
    [{ method: 'GET', path: '/x', stream: true, bytes: true }, 'invalid_params'],
  ])('is not reached by %j', async (given, code) => {
    await using connector = await opened('query', STYLES.query)
    const before = served.length
    const error = await connector.$request(given as never).catch((thrown: ConnectorError) => thrown)
    expect([(error as ConnectorError).code, served.length]).toEqual([code, before])
  })

  test('is of no use once the connector is closed', async () => {
    const connector = await opened('bearer', STYLES.bearer)
    await connector.$close()
    await expect(connector.$request({ method: 'GET', path: '/x' })).rejects.toMatchObject({ code: 'cancelled' })
  })
})
