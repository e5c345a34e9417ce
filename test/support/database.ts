/** Migrated databases for suites that hold on both engines. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import pg from 'pg'
import { inject } from 'vitest'
import {
  type Database,
  type DatabaseTarget,
  migrate,
  openDatabase,
  type ScopedSql,
  type Session,
} from '../../server/ground/store/index.ts'
import { migrationsHash } from '../../server/ground/store/template.ts'

/** Opens a migrated database of its own; the test closes it. */
export type OpenTestDatabase = () => Promise<Database>

/** Limits that suit a loaded machine. */
const PATIENT = { acquireTimeoutMs: 120_000, statementTimeoutMs: 120_000 }

type Databases = readonly (readonly [name: string, open: OpenTestDatabase])[]

const EMBEDDED: Databases = [['embedded', openTestDatabase]]
const POSTGRES: Databases = [['PostgreSQL', openTestPostgres]]
/** The oldest version of PostgreSQL that the server accepts. */
const OLDEST: Databases = [['the oldest PostgreSQL', async () => openDatabaseOn(await serverAt('oldestPostgresPort'))]]

/** `npm test` runs on PostgreSQL, `test:engines` on the others, and whatever has no suite on all. */
function ofSuite(postgres: Databases, others: Databases): Databases {
  const suite = process.env.PLUGBOARD_SUITE
  if (suite === 'test') return postgres
  return suite === 'engines' ? others : [...others, ...postgres]
}

/** For `describe.each(databases)('... on %s', (_name, open) => ...)`: open once per file, close in `afterAll`. */
export const databases: Databases = ofSuite(POSTGRES, EMBEDDED)

/** For a `*.engine.test.ts`, which runs in one suite only. */
export const everyDatabase: Databases = [...EMBEDDED, ...POSTGRES]

/** For searches, whose functions are written in SQL. */
export const searchDatabases: Databases = ofSuite(POSTGRES, [...EMBEDDED, ...OLDEST])

/** A migrated embedded database in memory. It takes a hundred times as long to open as a database of PostgreSQL. */
export async function openTestDatabase(): Promise<Database> {
  return openDatabase({ memory: true }, PATIENT)
}

/**
 * Opens a migrated database of its own on the PostgreSQL of this run, and drops it when it is closed. For suites that need any one
 * database: it is cloned from a template immediately. It refuses statements that would need a second connection to the embedded one.
 */
export async function openTestPostgres(): Promise<Database> {
  return refuseInside(await openDatabaseOn(await serverOfRun()))
}

/** The same on another PostgreSQL, where databases may be made. @param pooledUrl the server again, through a pooler */
export async function openTestPostgresAt(url: string, pooledUrl?: string): Promise<Database> {
  return refuseInside(await openDatabaseOn({ url, pooledUrl }))
}

/**
 * Returns the database with a check as on the embedded one, whose only connection an open transaction holds: a statement beside that
 * transaction fails.
 */
function refuseInside(database: Database): Database {
  const inside = new AsyncLocalStorage<{ running: boolean }>()
  let running = 0
  const guarded =
    <A extends readonly unknown[], R>(run: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (inside.getStore()?.running) throw new Error('Cannot run a statement: a transaction is open around it')
      return run(...args)
    }
  const scoped = ({ query, transaction }: ScopedSql): ScopedSql => ({
    query: <T>(text: string, params?: readonly unknown[]) => guarded(() => query<T>(text, params))(),
    transaction: <T>(work: (sql: Session) => Promise<T>) =>
      guarded(() =>
        transaction(async (sql) => {
          const state = { running: true }
          running++
          try {
            return await inside.run(state, work, sql)
          } finally {
            state.running = false
            // While it is on, every promise of the thread costs more, in Node before 24.
            if (--running === 0) inside.disable()
          }
        }),
      )(),
  })
  const { of, exec, batch, isAlive } = database
  const { query, transaction } = database
  return Object.assign(database, {
    ...scoped({ query: query.bind(database), transaction: transaction.bind(database) }),
    of: (organizationId: string) => scoped(of.call(database, organizationId)),
    exec: guarded(exec.bind(database)),
    batch: guarded(batch.bind(database)),
    isAlive: (processId: string) => inside.exit(() => isAlive.call(database, processId)),
  })
}

function openDatabaseOn(server: TestServer): Promise<Database> {
  return openNew(server, (admin, name) => makeMigrated(server.url, admin, name))
}

/** As `openTestPostgres`, with nothing in it: as the first start of a server finds it. */
export async function openEmptyPostgres(): Promise<Database> {
  return openNew(await serverOfRun(), makeEmpty)
}

/** A server of the run, and how its databases are reached through a pooler if there is one. */
interface TestServer {
  readonly url: string
  readonly pooledUrl?: string | undefined
}

function targetOf({ pooledUrl }: TestServer, directUrl: string): DatabaseTarget {
  if (pooledUrl === undefined) return { url: directUrl }
  return { url: urlOf(pooledUrl, new URL(directUrl).pathname.slice(1)), directUrl }
}

async function openNew(server: TestServer, make: Make): Promise<Database> {
  const { url, drop } = await makeOn(server.url, make)
  const database = await openDatabase(targetOf(server, url), PATIENT)
  const close = database.close.bind(database)
  database.close = async () => {
    await close()
    await drop()
  }
  return database
}

/** Creates an unopened database on the PostgreSQL of this run. Returns its URL and a function that drops it. */
export async function makeTestPostgres(
  state: 'empty' | 'migrated',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = await serverUrl()
  return makeOn(server, state === 'empty' ? makeEmpty : (admin, name) => makeMigrated(server, admin, name))
}

type Make = (admin: Database, name: string) => Promise<void>

const makeEmpty: Make = (admin, name) => admin.exec(`create database ${name}`)

async function makeMigrated(server: string, admin: Database, name: string): Promise<void> {
  await admin.exec(`create database ${name} template ${await postgresTemplate(server, admin)}`)
}

async function makeOn(server: string, make: Make): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `plugboard_test_${randomBytes(6).toString('hex')}`
  await onServer(server, (admin) => make(admin, name))
  const drop = () => onServer(server, (admin) => admin.exec(`drop database if exists ${name} with (force)`))
  return { url: urlOf(server, name), drop }
}

/** Returns the same database; `statements` counts calls of `query`, and statements that `of` begins. */
export function countStatements(database: Database): Database & { statements: number } {
  const { query, of } = database
  const counted = Object.assign(database, { statements: 0 })
  counted.query = (text, params) => {
    counted.statements++
    return query.call(database, text, params) as never
  }
  counted.of = (organizationId) => {
    counted.statements++
    return of.call(database, organizationId)
  }
  return counted
}

/** The URL of a PostgreSQL where databases may be made: `DATABASE_URL`, or the server of this run, which starts now. */
export async function serverUrl(): Promise<string> {
  return (await serverOfRun()).url
}

async function serverOfRun(): Promise<TestServer> {
  return process.env.DATABASE_URL ? { url: process.env.DATABASE_URL } : serverAt('postgresPort')
}

async function serverAt(port: 'postgresPort' | 'oldestPostgresPort'): Promise<TestServer> {
  const socket = connect(inject(port), '127.0.0.1')
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  if (!answer.startsWith('postgres:')) throw new Error(answer)
  const [url = '', pooledUrl] = answer.split(' ')
  return { url, pooledUrl: pooledUrl || undefined }
}

/** The server's URL with the name of another database. */
export function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(server: string, work: (admin: Database) => Promise<void>): Promise<void> {
  const admin = await openDatabase({ url: server }, { poolSize: 1, ...PATIENT })
  try {
    await work(admin)
  } finally {
    await admin.close()
  }
}

/** A migrated database to clone; the first file that asks makes it while the others wait. */
async function postgresTemplate(server: string, admin: Database): Promise<string> {
  const name = `plugboard_template_${await migrationsHash()}`
  const isThere = async () => (await admin.query('select 1 from pg_database where datname = $1', [name])).length > 0
  if (await isThere()) return name
  // A pool would end a connection that is idle for ten seconds, and the lock with it.
  const lock = new pg.Client({ connectionString: server })
  await lock.connect()
  try {
    await lock.query('select pg_advisory_lock(1)')
    if (!(await isThere())) await makeTemplate(server, admin, name)
  } finally {
    await lock.end()
  }
  return name
}

async function makeTemplate(server: string, admin: Database, name: string): Promise<void> {
  await admin.exec(`drop database if exists ${name}_unfinished`)
  await admin.exec(`create database ${name}_unfinished`)
  const database = await openDatabase({ url: urlOf(server, `${name}_unfinished`) }, PATIENT)
  try {
    await migrate(database)
  } finally {
    await database.close()
  }
  await admin.exec(`alter database ${name}_unfinished rename to ${name}`)
}
