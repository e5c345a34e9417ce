/** The commands of support: what an operator finds out about a customer, and how others get into the console. */
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../server/ground/store/index.ts'
import { createMasterKey } from '../../server/ground/vault/index.ts'
import { plantCustomer, type Planted } from '../support/console.ts'
import { makeTestPostgres } from '../support/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { type Outcome, runCli } from './run-cli.ts'

let server: TestServer
let planted: Planted
let drop: () => Promise<void>
let url: string
const folder = mkdtempSync(join(tmpdir(), 'plugboard-support-'))
const elsewhere = mkdtempSync(join(tmpdir(), 'plugboard-elsewhere-'))
const keyFile = join(folder, 'master.key')
beforeAll(async () => {
  await createMasterKey(keyFile)
  const made = await makeTestPostgres('migrated')
  url = made.url
  drop = made.drop
  server = await startTestServer({
    database: await openDatabase({ url }),
    keyFile,
    set: ['console.listen=true', 'console.port=0', `dataDirectory=${folder}`],
  })
  planted = await plantCustomer(server, (field) => `the ${field}`)
})
afterAll(async () => {
  await server?.close()
  await drop?.()
  for (const one of [folder, elsewhere]) rmSync(one, { recursive: true, force: true })
})

function run(argv: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  return runCli(argv, { env: { DATABASE_URL: url, ...env } })
}

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into it as they like
async function json(argv: readonly string[], env?: Readonly<Record<string, string>>): Promise<any> {
  const { code, stdout, stderr } = await run([...argv, '--json'], env)
  expect([code, stderr]).toEqual([0, ''])
  return JSON.parse(stdout) as unknown
}

it('customers finds by whatever is known, and shows why a connector fails', async () => {
  for (const text of [planted.customerId, planted.connectorId, planted.requestId, 'the external', 'the account'])
    expect((await json(['customers', 'find', text])).customers).toMatchObject([{ customer_id: planted.customerId }])
  const { stdout } = await run(['customers', 'show', planted.requestId])
  for (const part of ['the external_user_id', 'needs_reauth', 'the reason', 'the code', 'the sync message'])
    expect(stdout).toContain(part)
  const none = await run(['customers', 'show', 'nobody'])
  expect([none.code, none.stderr.split('\n')[0]]).toEqual([4, 'Cannot show "nobody": it matches no customer'])
})

it('customers lists connectors of all organizations that need attention', async () => {
  const { connectors } = await json(['customers', 'connectors', '--status', 'needs_reauth', '--kind', 'notion'])
  expect(connectors).toMatchObject([{ id: planted.connectorId, status_reason: 'the reason' }])
  expect((await json(['customers', 'connectors', '--kind', 'stripe'])).connectors).toEqual([])
})

it.each([
  [['--failed'], 1],
  [['--agents'], 1],
  [['--code', 'the code', '--kind', 'notion', '--entity', 'the entity', '--action', 'the action'], 1],
  [['--code', 'another'], 0],
  [['--from', '2020-01-01T00:00:00Z', '--to', '2020-01-02T00:00:00Z'], 0],
  [['--kind', 'stripe'], 0],
])('calls are filtered by %j', async (options, count) => {
  expect((await json(['calls', 'list', ...options])).calls).toHaveLength(count)
})

it('calls are found by request, connector, customer and organization', async () => {
  const { organizationId, customerId, connectorId, requestId } = planted
  for (const [option, value] of Object.entries({
    organization: organizationId,
    customer: customerId,
    connector: connectorId,
    request: requestId,
  }))
    expect((await json(['calls', 'list', `--${option}`, value])).calls).toMatchObject([{ request_id: requestId }])
})

it('calls captures a connector for some hours, and shows what was captured, each under a name', async () => {
  const connector = await server.connector('stripe', 'user_1', { credentials: { api_key: 'sk_test_1' } })
  const { capture_until: until } = await json(['calls', 'capture', connector, '--hours', '2', '--name', 'ada'])
  expect(Date.parse(until)).toBeGreaterThan(Date.now() + 3_600_000)
  expect((await run(['calls', 'capture', connector, '--hours', '25'])).stderr).toContain('hours must be 0 to 24')
  const { headers } = await server.ask('POST', `/integrations/connectors/${connector}/execute`, {
    token: await server.applicationToken(),
    body: { entity: 'customers', action: 'list', params: { limit: 1 } },
    headers: { 'x-plugboard-capture': 'true' },
  })
  await server.services.captures.flush()
  await server.services.audit.flush()
  const request = headers.get('x-request-id') ?? ''
  const { stdout } = await run(['calls', 'show', request, '--name', 'ada'], { PLUGBOARD_MASTER_KEY_FILES: keyFile })
  for (const part of ['customers.list', 'GET 200', 'Bearer <secret>']) expect(stdout).toContain(part)
  const { data } = await server.services.audit.list({ organizationId: server.organizationId, limit: 1000 })
  expect(data.flatMap(({ actor, action }) => (actor.id === 'ada' ? [action] : []))).toEqual([
    'console.capture',
    'console.capture.read',
  ])
  expect((await run(['calls', 'show', planted.requestId])).stdout).toContain('the call was not captured')
})

it('jobs are listed with their errors', async () => {
  const { jobs } = await json(['jobs', 'list', '--status', 'failed', '--connector', planted.connectorId])
  expect(jobs).toMatchObject([{ kind: 'connector.sync', error_message: 'the job message' }])
  expect((await json(['jobs', 'list', '--status', 'running'])).jobs).toEqual([])
})

it('console login prints a link that opens the console once', async () => {
  const made = await json(['console', 'login', '--name', 'ada', '--role', 'support', '--data', folder])
  expect(made).toMatchObject({ name: 'ada', role: 'support', is_running: true })
  expect(await (await fetch(made.url)).text()).toContain('You log in as <b>ada</b>, in the role <b>support</b>')
})

it('console login without a running server links to the address of the settings, and says so', async () => {
  const env = { PLUGBOARD_CONSOLE_LISTEN: 'true', PLUGBOARD_CONSOLE_PORT: '9001' }
  const { stdout, stderr } = await run(['console', 'login', '--data', elsewhere], env)
  expect([stdout, stderr]).toEqual([
    expect.stringContaining('http://127.0.0.1:9001/login?code='),
    'No running server was found: the link has the address of the settings.\n',
  ])
  const address = { pid: 2 ** 30, console: 'http://127.0.0.1:1' }
  await writeFile(join(elsewhere, 'operator-postgres.json'), JSON.stringify(address))
  expect(await json(['console', 'login', '--data', elsewhere], env)).toMatchObject({ is_running: false })
  const off = await run(['console', 'login', '--data', elsewhere])
  expect([off.code, off.stderr]).toEqual([78, expect.stringContaining('PLUGBOARD_CONSOLE_LISTEN=true')])
})

it('a server on PostgreSQL starts where its data directory takes no file', async () => {
  const other = await makeTestPostgres('migrated')
  const database = await openDatabase({ url: other.url })
  const started = await startTestServer({ database, keyFile, set: [`dataDirectory=${keyFile}`] })
  await started.close()
  await other.drop()
  expect(started.logged.join('')).toContain('cannot write to the data directory')
})

it('console token prints a token that is listed, works, and is ended', async () => {
  const { token, session } = await json(['console', 'token', '--name', 'monitor', '--days', '1'])
  const get = async () =>
    (await fetch(`${server.consoleUrl}/connectors`, { headers: { authorization: `Bearer ${token}` } })).status
  expect([session.role, session.kind, await get()]).toEqual(['viewer', 'program', 200])
  expect((await json(['console', 'sessions'])).sessions).toContainEqual(session)
  await json(['console', 'end', session.id])
  expect(await get()).toBe(401)
  const again = await run(['console', 'end', session.id])
  expect([again.code, again.stderr.split('\n')[0]]).toEqual([4, 'Cannot end the session: no session has this ID'])
})
