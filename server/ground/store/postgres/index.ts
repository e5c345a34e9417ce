/** PostgreSQL through a pool of connections. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Database, PoolState, Row, ScopedSql, Session, Statement } from '../database/database.ts'
import { firstOf } from '../../base/index.ts'
import { beginOf, beginWith } from '../database/organization.ts'
import { UNLIMITED_TRANSACTION, withoutLimit } from '../database/unlimited.ts'
import {
  clientConfig,
  connectionError,
  ignore,
  insistOnPrimary,
  openError,
  type PostgresOptions,
  prepareSession,
  settingsScript,
} from './connection.ts'
import { insistOnSameDatabase, isPooled } from './detect.ts'
import { pooledDirectUrl, sharedSessions } from './pooler.ts'
import { lockKey, SessionConnection } from './session-connection.ts'
import { commit, exec, LONGEST_MS, runInside, runStatement, runTogether } from './statements.ts'
import { openWaiting, type WaitOptions } from './waiting.ts'

export type { WaitOptions } from './waiting.ts'

/** Opens a PostgreSQL. @throws ConnectorError `storage_unavailable` if it is unreachable, `invalid_configuration` if it refuses */
export function openPostgres(options: PostgresOptions, wait: WaitOptions): Promise<Database> {
  let wasAway = false
  return openWaiting(async () => {
    try {
      return await open(options, wasAway)
    } catch (error) {
      wasAway = true
      throw error
    }
  }, wait)
}

async function open(options: PostgresOptions, wasAway: boolean): Promise<Database> {
  const { directUrl } = options
  const shares = await isPooled(options, options.url).catch((error: unknown) => {
    throw openError(error, 'databaseUrl')
  })
  if (shares && directUrl === undefined) throw sharedSessions()
  const processId = randomUUID()
  const sessionConnection = new SessionConnection(options, processId)
  try {
    if (directUrl !== undefined && (await isPooled(options, directUrl))) throw pooledDirectUrl()
    await sessionConnection.open({ timeoutMs: options.startTimeoutMs, wasAway })
    if (directUrl !== undefined) await insistOnSameDatabase(options, lockKey(processId))
  } catch (error) {
    await sessionConnection.close()
    throw openError(error, directUrl === undefined ? 'databaseUrl' : 'database.directUrl')
  }
  return new PostgresDatabase(options, processId, sessionConnection, shares)
}

class PostgresDatabase implements Database {
  readonly engine = 'postgres'
  readonly processId: string
  readonly isPooled: boolean
  readonly #options: PostgresOptions
  readonly #sessionConnection: SessionConnection
  readonly #pool: pg.Pool
  /** The beginning of a transaction, behind a pooler with the settings of a session. */
  readonly #begin: string

  constructor(options: PostgresOptions, processId: string, sessionConnection: SessionConnection, isPooled: boolean) {
    this.processId = processId
    this.isPooled = isPooled
    this.#options = options
    this.#sessionConnection = sessionConnection
    this.#begin = isPooled ? `begin; ${settingsScript(options, 'local')}` : 'begin'
    // The pool awaits what `onConnect` returns.
    const onConnect = async (client: pg.ClientBase) => {
      client.on('error', ignore)
      if (!isPooled) await Promise.all([prepareSession(client, options), insistOnPrimary(client)])
    }
    this.#pool = new pg.Pool(Object.assign(clientConfig(options, options.url), { max: options.poolSize, onConnect }))
    this.#pool.on('error', ignore)
  }

  query<T = Row>(text: string, params?: readonly unknown[]): Promise<T[]> {
    return this.#use((client) =>
      this.isPooled ? runInside<T>(client, this.#begin, text, params) : runStatement<T>(client, text, params),
    )
  }

  transaction<T>(work: (sql: Session) => Promise<T>): Promise<T> {
    return this.#transaction(undefined, work)
  }

  of(organizationId: string): ScopedSql {
    return {
      query: async <T>(text: string, params?: readonly unknown[]) => {
        const begin = beginOf(organizationId, this.#begin)
        return this.#use((client) => runInside<T>(client, begin, text, params))
      },
      transaction: (work) => this.#transaction(organizationId, work),
    }
  }

  exec(script: string): Promise<void> {
    // Statements of one message are one transaction.
    const whole = this.isPooled ? `${settingsScript(this.#options, 'local')}; ${script}` : script
    return this.#use((client) => exec(client, whole))
  }

  async batch<T = Row>(statements: readonly Statement[], settings?: Readonly<Record<string, number>>): Promise<T[][]> {
    if (settings === undefined && this.isPooled)
      return Promise.all(statements.map(({ text, params }) => this.query<T>(text, params)))
    const begin = settings && beginWith(settings, this.#begin)
    const areNamed = !this.isPooled && this.#options.preparedStatements
    return this.#use((client) => runTogether<T>(client, statements, { begin, areNamed }))
  }

  async unlimited(statements: readonly string[]): Promise<void> {
    if (this.isPooled) await this.#sessionConnection.apart((client) => runAll(client, statements))
    else await this.#use((client) => runAll(client, statements))
  }

  /** A process without a lock has ended if this one has its own, and for so long that the other would be back. */
  async isAlive(processId: string): Promise<boolean> {
    if (processId === this.processId) return true
    // A lookup, since two processes that try the lock at the same time would mistake each other for its holder.
    const rows = await this.query<{ others: boolean; own: boolean }>(
      `select coalesce(bool_or(key = $1::bigint), false) as others, coalesce(bool_or(key = $2::bigint), false) as own
       from (select (classid::bigint << 32) | objid::bigint as key from pg_locks
         where locktype = 'advisory' and mode = 'ShareLock' and granted and objsubid = 1
         and database = (select oid from pg_database where datname = current_database())) held`,
      [lockKey(processId), lockKey(this.processId)],
    )
    const { others, own } = firstOf(rows)
    return others || !own || !this.#sessionConnection.isSettled
  }

  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>> {
    return this.#sessionConnection.listen(channel, listener)
  }

  async notify(channel: string, payload: string): Promise<void> {
    await this.query('select pg_notify($1, $2)', [channel, payload])
  }

  poolState(): PoolState {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.ending ? undefined : this.#pool.end(), this.#sessionConnection.close()])
  }

  async #transaction<T>(organizationId: string | undefined, work: (sql: Session) => Promise<T>): Promise<T> {
    const begin = beginOf(organizationId, this.#begin)
    return this.#use(async (client) => {
      await exec(client, begin)
      let answerMs: number | undefined
      try {
        const result = await work({
          query: <R>(text: string, params?: readonly unknown[]) => runStatement<R>(client, text, params, answerMs),
          exec: (script) => exec(client, script, answerMs),
          unlimit: () => {
            answerMs = LONGEST_MS
            return exec(client, UNLIMITED_TRANSACTION, answerMs)
          },
        })
        await commit(client)
        return result
      } catch (error) {
        await client.query('rollback').catch(ignore)
        throw error
      }
    })
  }

  /** Lends a connection. A broken one does not go back to the pool. */
  async #use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw connectionError(error)
    })
    let broken: boolean | undefined
    const breaks = () => {
      broken = true
    }
    client.on('error', breaks)
    client.on('end', breaks)
    try {
      return await work(client)
    } finally {
      client.off('error', breaks)
      client.off('end', breaks)
      client.release(broken)
    }
  }
}

async function runAll(client: pg.ClientBase, statements: readonly string[]): Promise<void> {
  await runTogether(client, withoutLimit(statements), { begin: undefined, areNamed: false, answerMs: LONGEST_MS })
}
