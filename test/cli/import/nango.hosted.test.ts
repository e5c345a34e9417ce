/** `plugboard import nango` between a stand-in for Nango's API and a server. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { runCli, temporaryFolder, wideLines } from '../run-cli.ts'

const KEY = 'nango-secret-key-for-tests'

interface Row {
  readonly connection: string
  readonly customer: string
  readonly kind: string
  readonly outcome: string
  readonly connector?: string
  readonly reason?: string
}

const connection = (id: string, provider: string, credentials: object, more: object = {}) => ({
  id: 1,
  connection_id: id,
  provider_config_key: `${provider}-live`,
  provider,
  errors: [],
  end_user: { id: `user_${id}`, email: null },
  metadata: {},
  connection_config: {},
  created_at: '2026-01-01T00:00:00.000Z',
  credentials,
  ...more,
})

/** The connections of an environment: three that fit, and three that do not. */
const CONNECTIONS = [
  connection('a', 'stripe', { type: 'API_KEY', apiKey: 'sk_of_a' }),
  connection(
    'b',
    'zendesk',
    { type: 'BASIC', username: 'ada@example.com', password: 'token_of_b' },
    { connection_config: { subDomain: 'example' }, end_user: null },
  ),
  connection('c', 'hubspot', {
    type: 'OAUTH2',
    access_token: 'access_of_c',
    refresh_token: 'refresh_of_c',
    expires_at: '2099-01-01T00:00:00.000Z',
    raw: {},
    config_override: { client_id: 'client_of_c', client_secret: 'secret_of_c' },
  }),
  connection('d', 'zendesk', { type: 'BASIC', username: 'grace@example.com', password: 'token_of_d' }),
  connection('e', 'stripe', { type: 'TBA', token_id: 'x' }),
  connection('f', 'no-such-api', { type: 'API_KEY', apiKey: 'key_of_f' }),
]

/** Nango's list, which has no credentials, and its single connections, which have a refresh token only where it is asked for. */
function answer({ url = '', headers }: IncomingMessage): { status: number; body: unknown } {
  if (headers.authorization !== `Bearer ${KEY}`) return { status: 401, body: { error: { code: 'unknown_account' } } }
  const { pathname, searchParams } = new URL(url, 'http://nango')
  const list = CONNECTIONS.map(({ credentials: _credentials, connection_config: _config, ...one }) => one)
  if (pathname === '/connections') return { status: 200, body: { connections: list } }
  const one = CONNECTIONS.find(
    ({ connection_id: id, provider_config_key: key }) =>
      pathname === `/connections/${id}` && key === searchParams.get('provider_config_key'),
  )
  const isWhole = searchParams.get('refresh_token') === 'true'
  return one && isWhole ? { status: 200, body: one } : { status: 404, body: { error: { code: 'unknown_connection' } } }
}

describe('import nango', () => {
  let server: TestServer
  let nango: Server
  let env: Record<string, string>
  let from: string

  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres() })
    nango = createServer((request, response) => {
      const { status, body } = answer(request)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    await new Promise<void>((resolve) => nango.listen(0, '127.0.0.1', resolve))
    from = `http://127.0.0.1:${(nango.address() as AddressInfo).port}`
    const { client_id: id, client_secret: secret } = server.client
    env = {
      PLUGBOARD_URL: server.origin,
      PLUGBOARD_CLIENT_ID: id,
      PLUGBOARD_CLIENT_SECRET: secret,
      NANGO_SECRET_KEY: KEY,
    }
  })
  afterAll(async () => {
    nango.close()
    await server.close()
  })

  const MAPPED = ['--map', 'zendesk=zendesk-support', '--unchecked']
  const run = (...options: string[]) => runCli(['import', 'nango', '--from', from, ...options], { env })

  async function rowsOf(...options: string[]): Promise<readonly Row[]> {
    const { stdout } = await run(...options, '--json')
    return (JSON.parse(stdout) as { connections: Row[] }).connections
  }

  async function connectorsOf(): Promise<readonly { connector_type: string; external_user_id: string }[]> {
    const token = await server.applicationToken()
    const { body } = await server.ask('GET', '/integrations/connectors', { token })
    return (body as { data: { connector_type: string; external_user_id: string }[] }).data
  }

  it('reports with --dry-run, and creates nothing', async () => {
    const rows = await rowsOf(...MAPPED, '--dry-run')
    expect(rows.map(({ customer, kind, outcome }) => [customer, kind, outcome])).toEqual([
      ['user_a', 'stripe', 'would be created'],
      ['b', 'zendesk-support', 'would be created'],
      ['user_c', 'hubspot', 'would be created'],
      ['user_d', 'zendesk-support', 'left out'],
      ['user_e', 'stripe', 'left out'],
      ['user_f', 'no-such-api', 'left out'],
    ])
    expect(rows.slice(3).map(({ reason }) => reason)).toEqual([
      'settings are missing: subdomain',
      'credentials of type TBA cannot be moved: have the customer connect again',
      expect.stringMatching(/^no such kind; name one with --map no-such-api=<kind>: /),
    ])
    expect(await connectorsOf()).toEqual([])
  })

  it('creates customers and connectors once: a second run changes nothing', async () => {
    const first = await rowsOf(...MAPPED)
    const created = first.filter(({ outcome }) => outcome === 'created')
    const second = await rowsOf(...MAPPED)
    const found = await connectorsOf()
    expect(found.map((one) => [one.external_user_id, one.connector_type]).toSorted()).toEqual([
      ['b', 'zendesk-support'],
      ['user_a', 'stripe'],
      ['user_c', 'hubspot'],
    ])
    expect(second.map(({ outcome }) => outcome)).toEqual([
      'exists',
      'exists',
      'exists',
      'left out',
      'left out',
      'left out',
    ])
    expect(second.slice(0, 3).map(({ connector }) => connector)).toEqual(created.map(({ connector }) => connector))
  })

  it('reports to people within 80 columns, with each reason, and ends with 3 for what is left out', async () => {
    const { code, stdout, stderr } = await run(...MAPPED)
    expect([code, stderr, wideLines(stdout.replaceAll(/^ {2}.*$/gm, ''))]).toEqual([3, '', []])
    expect(stdout).toMatch(/\n {2}settings are missing: subdomain\n[\s\S]*\n6 connections\n$/)
  })

  it('shows no secret, whatever is asked', async () => {
    const outputs = [await run(...MAPPED, '--dry-run'), await run(...MAPPED), await run(...MAPPED, '--json')]
    const text = outputs.map(({ stdout, stderr }) => stdout + stderr).join('\n')
    const secrets = [KEY, 'sk_of_a', 'token_of_b', 'access_of_c', 'refresh_of_c', 'secret_of_c', 'key_of_f']
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })

  it('reads the same from an export, without the secret key', async () => {
    const file = join(await temporaryFolder(), 'export.json')
    await writeFile(file, JSON.stringify(CONNECTIONS.slice(0, 1)))
    const { NANGO_SECRET_KEY: _key, ...others } = env
    const { code, stdout } = await runCli(['import', 'nango', '--file', file, '--json'], { env: others })
    expect([code, (JSON.parse(stdout) as { connections: Row[] }).connections[0]!.outcome]).toEqual([0, 'exists'])
  })

  it('sends the secret key to no host that a redirect names', async () => {
    const seen: (string | undefined)[] = []
    const other = createServer((request, response) => {
      seen.push(request.headers.authorization)
      response.end('{"connections": []}')
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const turning = createServer((_, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${port}/connections` }).end()
    })
    await new Promise<void>((resolve) => turning.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      other.close()
      turning.close()
    })
    const origin = `http://127.0.0.1:${(turning.address() as AddressInfo).port}`
    const { code } = await runCli(['import', 'nango', '--from', origin], { env })
    expect([code, seen]).toEqual([6, []])
  })

  it.each([
    [['import', 'merge'], {}, 2, 'Cannot import: the platform is not known\n'],
    [['import', 'nango'], { NANGO_SECRET_KEY: '' }, 2, 'Cannot read connections: NANGO_SECRET_KEY is not set\n'],
    [['import', 'nango', '--file', 'none.json'], {}, 2, 'Cannot read none.json: the file does not exist\n'],
    [['import', 'nango', '--from', 'http://nango.example.com'], {}, 2, 'Cannot read the command line: option "--from'],
  ])('%j with %j is refused', async (argv, changes, code, message) => {
    const outcome = await runCli(argv, { env: { ...env, ...changes } })
    expect([outcome.code, outcome.stdout, outcome.stderr.slice(0, message.length)]).toEqual([code, '', message])
  })

  it('says whose key is wrong', async () => {
    const { code, stderr } = await runCli(['import', 'nango', '--from', from], {
      env: { ...env, NANGO_SECRET_KEY: 'x' },
    })
    expect([code, stderr]).toEqual([
      5,
      'Cannot read "/connections": Nango returned 401\nSet NANGO_SECRET_KEY to the secret key of the environment.\n',
    ])
  })
})
