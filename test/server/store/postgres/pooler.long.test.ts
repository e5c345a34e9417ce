/** PgBouncer itself between a server and its database, where the machine has it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Database, migrate, openDatabase } from '../../../../server/store/index.ts'
import { makeTestPostgres } from '../../../support/database.ts'
import { runCli, temporaryFolder } from '../../../cli/run-cli.ts'
import { until } from '../../faults/api.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
/** It refuses to run as root. */
const NOBODY = 65_534

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy()) as Promise<boolean>
}

/** The URL of an empty database through PgBouncer with some more settings, until the test ends. */
async function bounced(...settings: readonly string[]): Promise<string> {
  const { url, drop } = await makeTestPostgres('empty')
  onTestFinished(drop)
  const { hostname, port, username, password, pathname } = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-pooler-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  chmodSync(folder, 0o755)
  const own = await freePort()
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const users = file('users', `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`)
  const config = file(
    'config.ini',
    [
      '[databases]',
      `* = host=${hostname} port=${port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${own}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${users}`,
      ...settings,
    ].join('\n'),
  )
  const isRoot = process.getuid?.() === 0
  const child = spawn(PROGRAM, [config], { stdio: 'ignore', ...(isRoot && { uid: NOBODY, gid: NOBODY }) })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  await until(
    () => isListening(own),
    (isThere) => isThere,
  )
  return `postgres://${username}@127.0.0.1:${own}${pathname}`
}

async function opened(url: string): Promise<Database> {
  const database = await openDatabase({ url }, { statementTimeoutMs: 45_000 })
  onTestFinished(() => database.close())
  return database
}

describe.skipIf(!existsSync(PROGRAM))('behind PgBouncer', () => {
  it('in session mode a database works as without it, with the limits of its statements', async () => {
    const database = await opened(await bounced('pool_mode = session'))
    await migrate(database)
    const received: string[] = []
    await database.listen('news', (payload) => received.push(payload))
    await database.notify('news', 'first')
    await expect.poll(() => received).toEqual(['first'])
    expect(await database.query('show statement_timeout')).toEqual([{ statement_timeout: '45s' }])
    expect(await database.query('select count(*) as count from organizations')).toEqual([{ count: 0 }])
  })

  it('in transaction mode doctor says what keeps a server from starting', async () => {
    const env = { DATABASE_URL: await bounced('pool_mode = transaction') }
    const { code, stdout } = await runCli(['doctor', '--data', await temporaryFolder()], { env })
    expect([code, stdout]).toEqual([3, expect.stringMatching(/fail {2}database +Cannot use the database: a pooler/)])
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('Use session mode or a direct connection')
  })

  it.each([
    ['transaction', 'gives each transaction a different session'],
    ['statement', 'transaction blocks not allowed in statement pooling mode'],
  ])('in %s mode the start is refused', async (mode, message) => {
    const url = await bounced(`pool_mode = ${mode}`)
    await expect(opened(url)).rejects.toMatchObject({
      code: 'invalid_configuration',
      message: expect.stringContaining(message) as string,
      hint: expect.stringContaining('session mode or a direct connection') as string,
    })
  })
})
