/** Client certificates: shown to the hosts that get credentials, checked before anything is sent, never shared. */
import { inspect } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  authorizationOf,
  connect,
  type ConnectionOptions,
  ConnectorError,
  execute,
  fetchTransport,
  type Observe,
  undiciTransport,
} from '../../../runtime/index.ts'
import { failure } from '../../../runtime/transport/failure.ts'
import { planOf } from '../../support/plan.ts'
import { pem, startTlsServer, type TlsAnswer, type TlsServer } from '../../support/tls-server.ts'

const certificate = { certificate: '{{certificate}}', key: '{{private_key}}', passphrase: '{{passphrase}}' }
const fields = { certificate: 'string!', private_key: 'string!', passphrase: 'string' }

const PLAN = planOf({
  auth: {
    tls: { type: 'static', title: 'Certificate', credentials: fields, send: { certificate } },
    both: {
      type: 'client_credentials',
      title: 'Certificate and token',
      credentials: { client_id: 'string!', ...fields },
      token: 'https://auth.example.com/token',
      client_auth: 'none',
      send: { certificate },
    },
    consent: {
      type: 'oauth2',
      title: 'Consent',
      credentials: { client_id: 'string', client_secret: 'string', refresh_token: 'string', ...fields },
      authorize: 'https://auth.example.com/authorize',
      token: 'https://auth.example.com/token',
      after_consent: [{ call: 'GET https://api.example.com/sites', config: { site: '$.id' } }],
      send: { certificate },
    },
    plain: { type: 'static', title: 'Key', credentials: { key: 'string!' }, send: { bearer: '{{key}}' } },
  },
  config: { site: 'string' },
  entities: {
    items: {
      list: { request: 'GET /items', records: '$.data' },
      create: { request: 'POST /items', params: { name: 'string' } },
    },
    files: { download: { request: 'GET /files/{id}', file: { url: '$.url', hosts: ['files.example.com'] } } },
    moved: { list: { request: 'GET /moved', records: '$.data', redirects: 'same_host' } },
  },
})

const json = { 'content-type': 'application/json' }
const OK: TlsAnswer = [200, json, '{"data":[{"id":"1"}]}']
const ITEMS = { entity: 'items', action: 'list' }
const CLIENT = { certificate: pem('client.pem'), private_key: pem('client.key') }

function over(server: TlsServer, elsewhere: TlsServer = server) {
  return undiciTransport({
    ca: pem('ca.pem'),
    connectTo: (origin) => (origin === 'https://files.example.com' ? elsewhere : server).origin,
  })
}

function connected(server: TlsServer, options: Partial<ConnectionOptions> = {}, elsewhere?: TlsServer) {
  const connection = connect(PLAN, { auth: 'tls', credentials: CLIENT, transport: over(server, elsewhere), ...options })
  onTestFinished(() => connection.close())
  return connection
}

const faultOf = (work: () => unknown): ConnectorError => {
  try {
    work()
  } catch (error) {
    if (error instanceof ConnectorError) return error
  }
  throw new Error('Nothing was thrown')
}

test('calls reach a host that demands a certificate, over one connection', async () => {
  const server = await startTlsServer(() => OK)
  const connection = connected(server)
  await execute(PLAN, ITEMS, connection)
  const { records } = await execute(PLAN, ITEMS, connection)
  expect(records).toEqual([{ id: '1' }])
  expect(server.requests.map(({ line, client }) => `${client}: ${line}`)).toEqual(
    Array.from({ length: 2 }, () => 'A client: GET api.example.com/items'),
  )
  expect(server.sessions).toBe(1)
  expect(connection.certificateExpiresAt).toBe(Date.parse('2120-01-01'))
})

test.each([
  ['an encrypted key', { ...CLIENT, private_key: pem('encrypted.key'), passphrase: 'correct-horse' }],
  [
    'line breaks written as \\n',
    {
      certificate: CLIENT.certificate.replaceAll('\n', '\\n'),
      private_key: CLIENT.private_key.replaceAll('\n', '\\n'),
    },
  ],
  [
    'line breaks lost in a form',
    { certificate: CLIENT.certificate.replaceAll('\n', ' '), private_key: CLIENT.private_key.replaceAll('\n', ' ') },
  ],
  [
    'line breaks lost in a field of one line',
    {
      certificate: CLIENT.certificate.replaceAll('\n', ''),
      private_key: CLIENT.private_key.replaceAll('\n', ''),
    },
  ],
  [
    'both in one file',
    { certificate: CLIENT.private_key + CLIENT.certificate, private_key: CLIENT.certificate + CLIENT.private_key },
  ],
  ['a chain', { ...CLIENT, certificate: CLIENT.certificate + pem('ca.pem') }],
])('credentials with %s', async (_, credentials) => {
  const server = await startTlsServer(() => OK)
  await execute(PLAN, ITEMS, connected(server, { credentials }))
  expect(server.requests[0]!.client).toBe('A client')
})

describe('T17 credentials are refused before anything is sent', () => {
  test.each([
    ['text that is no certificate', { certificate: 'secret-text' }, 'certificate', 'is not a certificate in PEM'],
    ['text that is no key', { private_key: 'secret-text' }, 'private_key', 'is not a private key in PEM'],
    [
      'the key of another certificate',
      { private_key: pem('another.key') },
      'private_key',
      'does not belong to the certificate',
    ],
    [
      'an encrypted key without its passphrase',
      { private_key: pem('encrypted.key') },
      'passphrase',
      'is required: the private key is encrypted',
    ],
    [
      'a wrong passphrase',
      { private_key: pem('encrypted.key'), passphrase: 'secret-text' },
      'passphrase',
      'does not open the private key',
    ],
  ])('%s', async (_, wrong, field, message) => {
    const server = await startTlsServer(() => OK)
    const error = faultOf(() => connected(server, { credentials: { ...CLIENT, ...wrong } }))
    expect(error).toMatchObject({
      code: 'credentials_mismatch',
      message: `Cannot use these credentials: ${field} ${message}`,
      errors: [{ field: `credentials.${field}`, message }],
    })
    expect(inspect(error, { depth: 5 })).not.toMatch(/secret-text|PRIVATE KEY-/)
    expect(server.sessions).toBe(0)
  })

  test.each([
    ['2121-05-01', 'expired on 2120-01-01'],
    ['2019-05-01', 'is not valid before 2020-01-01'],
  ])('a certificate on %s', async (day, state) => {
    const server = await startTlsServer(() => OK)
    const clock = { now: () => Date.parse(day) }
    expect(faultOf(() => connected(server, { clock })).message).toContain(`certificate ${state}`)
  })

  test('a certificate that expires while its connection is open', async () => {
    const server = await startTlsServer(() => OK)
    let now = Date.parse('2119-12-31')
    const connection = connected(server, { clock: { now: () => now } })
    await execute(PLAN, ITEMS, connection)
    now = Date.parse('2120-01-02')
    await expect(execute(PLAN, ITEMS, connection)).rejects.toMatchObject({
      code: 'credentials_mismatch',
      errors: [{ field: 'credentials.certificate', message: 'expired on 2120-01-01' }],
    })
    expect(server.requests).toHaveLength(1)
  })
})

describe('a host refuses', () => {
  test('a client without a certificate', async () => {
    const server = await startTlsServer(() => OK)
    const call = execute(PLAN, ITEMS, connected(server, { auth: 'plain', credentials: { key: 'k' } }))
    const error = (await call.catch((caught: unknown) => caught)) as ConnectorError
    expect(error.code).toMatch(/^upstream_(?:tls_error|unreachable)$/)
    expect(server.requests).toEqual([])
  })

  test('a certificate of an authority that it does not know', async () => {
    const server = await startTlsServer(() => OK)
    const credentials = { certificate: pem('stranger.pem'), private_key: pem('stranger.key') }
    const call = execute(PLAN, ITEMS, connected(server, { credentials }))
    await expect(call).rejects.toSatisfy((error: ConnectorError) =>
      /^upstream_(?:tls_error|unreachable)$/.test(error.code),
    )
    expect(server.requests).toEqual([])
  })
})

test.each([
  ['ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', 'it requires a client certificate'],
  ['ERR_SSL_TLSV1_ALERT_UNKNOWN_CA', 'it refused the client (unknown ca)'],
  ['ERR_SSL_SSLV3_ALERT_CERTIFICATE_EXPIRED', 'it refused the client (certificate expired)'],
])('the alert %s says why a host refuses', (code, state) => {
  const alert = Object.assign(new Error('0A000412:SSL routines'), { code })
  expect(failure(alert, { host: 'api.example.com', sent: true, answered: false })).toMatchObject({
    code: 'upstream_tls_error',
    message: `Cannot reach api.example.com: ${state}`,
    sent: false,
  })
})

test('the token endpoint and the API see the certificate, and the token is bearer beside it', async () => {
  const server = await startTlsServer(({ line }) =>
    line.endsWith('/token') ? [200, json, '{"access_token":"t1","expires_in":3600}'] : OK,
  )
  await execute(PLAN, ITEMS, connected(server, { auth: 'both', credentials: { client_id: 'app', ...CLIENT } }))
  expect(server.requests).toMatchObject([
    { line: 'POST auth.example.com/token', client: 'A client', body: 'grant_type=client_credentials&client_id=app' },
    { line: 'GET api.example.com/items', client: 'A client', authorization: 'Bearer t1' },
  ])
})

test('the exchange of a code and the lookups after it see the certificate', async () => {
  const server = await startTlsServer(({ line }) =>
    line.endsWith('/token') ? [200, json, '{"access_token":"t1","refresh_token":"r1"}'] : [200, json, '{"id":"s1"}'],
  )
  const transport = over(server)
  onTestFinished(() => transport.close())
  const granted = await authorizationOf(PLAN, 'consent')!.exchange({
    code: 'c',
    redirectUri: 'https://app.example/back',
    verifier: 'v',
    client: { client_id: 'a', client_secret: 'b' },
    given: CLIENT,
    config: {},
    now: Date.parse('2026-01-31'),
    transport,
  })
  expect(granted.config).toEqual({ site: 's1' })
  expect(server.requests.map(({ client }) => client)).toEqual(['A client', 'A client'])
})

describe('T18 a certificate goes to the hosts of base URLs and the token endpoint alone', () => {
  test('a host of files never sees it, though it asks', async () => {
    const server = await startTlsServer(() => [200, json, '{"url":"https://files.example.com/f"}'])
    const files = await startTlsServer(() => [200, { 'content-type': 'text/plain' }, 'file'], false)
    const call = { entity: 'files', action: 'download', params: { id: '1' } }
    const { file } = await execute(PLAN, call, connected(server, {}, files))
    expect(await new Response(file!.stream).text()).toBe('file')
    expect([server.requests[0]!.client, files.requests[0]!.client]).toEqual(['A client', 'none'])
  })

  test('a redirect to another origin is not followed', async () => {
    const server = await startTlsServer(() => [302, { location: 'https://files.example.com/x' }, ''])
    const files = await startTlsServer(() => OK, false)
    const call = execute(PLAN, { entity: 'moved', action: 'list' }, connected(server, {}, files))
    await expect(call).rejects.toBeInstanceOf(ConnectorError)
    expect(files.sessions).toBe(0)
  })

  test('connections of two owners, or of one before and after, are never shared', async () => {
    const server = await startTlsServer(({ client }) => (client === 'A client' ? [401, json, '{}'] : OK))
    const another = { certificate: pem('another.pem'), private_key: pem('another.key') }
    const connection = connected(server, { reload: async () => another })
    await execute(PLAN, ITEMS, connection)
    await execute(PLAN, ITEMS, connection)
    await execute(PLAN, ITEMS, connected(server, { credentials: another }))
    expect(server.requests.map(({ client }) => client)).toEqual([
      'A client',
      'Another client',
      'Another client',
      'Another client',
    ])
    expect(server.sessions).toBe(3)
  })

  test('requests with and without a certificate have connections of their own', async () => {
    const server = await startTlsServer(() => OK, false)
    const transport = over(server)
    onTestFinished(() => transport.close())
    const { certificateOf } = PLAN.auth[0]!
    const shown = certificateOf(CLIENT, {}, Date.parse('2026-01-31'))
    const request = { method: 'GET', origin: 'https://api.example.com', path: '/', headers: {} } as const
    const limits = { headersMs: 10_000, bodyMs: 10_000, maxBytes: 1000 }
    for (const certificate of [shown, undefined, shown, undefined])
      await transport.send({ ...request, certificate }, limits)
    expect(server.requests.map(({ client }) => client)).toEqual(['A client', 'none', 'A client', 'none'])
    expect(server.sessions).toBe(2)
  })
})

test('T19 neither observers nor printed connections show the key', async () => {
  const server = await startTlsServer(() => OK)
  const seen: unknown[] = []
  const observe: Observe = (event) => void seen.push(event)
  const connection = connected(server, { observe })
  await execute(PLAN, ITEMS, connection)
  const printed = inspect(
    [seen, connection, connection.authorize({ method: 'GET', origin: connection.base.origin, path: '/', headers: {} })],
    { depth: 9, showHidden: true },
  )
  const [, key = ''] = CLIENT.private_key.split('\n')
  expect(JSON.stringify(seen) + printed).not.toContain(key)
  expect(printed).not.toContain('BEGIN')
  expect(connection.redact(`before ${CLIENT.private_key} after`)).not.toContain(key)
})

test('fetch says that it cannot show a certificate, and sends nothing', async () => {
  let calls = 0
  const transport = fetchTransport(async () => {
    calls++
    return new Response('{}')
  })
  const connection = connect(PLAN, { auth: 'tls', credentials: CLIENT, transport })
  await expect(execute(PLAN, ITEMS, connection)).rejects.toMatchObject({ code: 'upstream_tls_error', sent: false })
  expect(calls).toBe(0)
})
