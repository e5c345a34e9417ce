/** PgBouncer in front of a PostgreSQL, where the machine has the program. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** Debian installs it where only root looks. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']

/** The program's path; undefined where it is not installed. */
export const PGBOUNCER: string | undefined = FOLDERS.map((folder) => join(folder, 'pgbouncer')).find(existsSync)

/** Part of a test's title if the program is missing. */
export const WITHOUT_PGBOUNCER: string =
  PGBOUNCER === undefined ? ', skipped since pgbouncer is not installed: apt-get install pgbouncer' : ''

/** PgBouncer refuses to run as root. */
const NOBODY = 65_534

/** A PgBouncer that runs. */
export interface Bouncer {
  /** The URL of one of its server's databases through it. */
  urlOf(databaseUrl: string): string
  stop(): Promise<void>
}

/** Starts PgBouncer in front of the server of a URL. @param settings lines such as `pool_mode = transaction` @param port a free one by default */
export async function startPgBouncer(serverUrl: string, settings: readonly string[], port?: number): Promise<Bouncer> {
  if (PGBOUNCER === undefined) throw new Error('Cannot start PgBouncer: it is not installed')
  const server = new URL(serverUrl)
  const { username, password } = server
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-pooler-'))
  chmodSync(folder, 0o755)
  const own = port ?? (await freePort())
  const users = join(folder, 'users')
  writeFileSync(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`)
  const config = join(folder, 'config.ini')
  writeFileSync(
    config,
    [
      '[databases]',
      `* = host=${server.hostname} port=${server.port}`,
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
  const child = spawn(PGBOUNCER, [config], { stdio: 'ignore', ...(isRoot && { uid: NOBODY, gid: NOBODY }) })
  const ended = once(child, 'exit')
  while (!(await isListening(own))) await delay(20)
  return {
    urlOf: (databaseUrl) => `postgres://${username}@127.0.0.1:${own}${new URL(databaseUrl).pathname}`,
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}
