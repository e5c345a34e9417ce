/** A replica of PostgreSQL by streaming replication: watched twice a second, and read while it is ready. */
import pg from 'pg'
import { firstOf } from '../../base/index.ts'
import { DatabaseError, type Sql } from '../database/database.ts'
import { beginOf, beginWith } from '../database/organization.ts'
import type { Replica, ReplicaOutcome, ReplicaRead, ReplicaState } from '../database/replica.ts'
import { hasSchema } from '../migrate.ts'
import { clientConfig, ignore, type PostgresOptions, settingsScript } from './connection.ts'
import { isPooled } from './detect.ts'
import { logPositionOf, LogPositions } from './positions.ts'
import { runStatement, runTogether } from './statements.ts'

/** Options of a replica. */
export interface ReplicaOptions extends Pick<PostgresOptions, 'url' | 'poolSize' | 'preparedStatements'> {
  /** Maximum lag in milliseconds. */
  readonly maxLagMs: number
  /** Called after a change of its state. @param lagMs its lag, if that is the reason */
  readonly onChange?: (state: ReplicaState, lagMs: number) => void
  /** Called with the outcome of each read. */
  readonly onRead?: (outcome: ReplicaOutcome) => void
  /** Called with its lag after each look. */
  readonly onLag?: (lagMs: number) => void
}

const LOOK_MS = 500
/** Maximum milliseconds of an answer and of connecting. */
const PATIENCE_MS = 2_000
const STATEMENT_MS = 30_000

/** SQL of the cluster and database that answers. A replica has the same. */
const CLUSTER = `(select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database())`
const DATABASE_POSITION = `select ${CLUSTER} as cluster, pg_current_wal_lsn()::text as position`
const REPLICA_POSITION = `select ${CLUSTER} as cluster, pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as position`

interface DatabasePosition {
  readonly cluster: string
  readonly position: string
}

interface ReplicaPosition {
  readonly cluster: string
  readonly isReplica: boolean
  /** Null for one that replays nothing. */
  readonly position: string | null
}

/** State of a replica at one moment, for operators. */
export interface ReplicaReport {
  /** Whether it is a replica of the database. */
  readonly isReplica: boolean
  /** Whether it lacks migrations that the database has. */
  readonly lacksMigrations: boolean
  /** Bytes of the database's log that it has not replayed. */
  readonly bytesBehind: number
}

/** Asks a replica once. @throws errors of connecting */
export async function askReplica(database: Sql, url: string): Promise<ReplicaReport> {
  const client = new pg.Client(clientConfig(connectionOf({ url, poolSize: 1, preparedStatements: false }), url))
  client.on('error', ignore)
  try {
    await client.connect()
    const here = firstOf(await database.query<DatabasePosition>(DATABASE_POSITION))
    const there = firstOf(await runStatement<ReplicaPosition>(client, REPLICA_POSITION))
    if (!isReplicaOf(here, there)) return { isReplica: false, lacksMigrations: false, bytesBehind: 0 }
    const replica = { query: <T>(text: string) => runStatement<T>(client, text) }
    const lacksMigrations = (await migrationsOf(replica)) < (await migrationsOf(database))
    const behind = logPositionOf(here.position) - logPositionOf(there.position)
    return { isReplica: true, lacksMigrations, bytesBehind: Math.max(0, Number(behind)) }
  } finally {
    client.end().catch(ignore)
  }
}

/** Number of applied migrations. */
async function migrationsOf(sql: Sql): Promise<number> {
  if (!(await hasSchema(sql))) return 0
  return firstOf(await sql.query<{ count: number }>('select count(*) as count from plugboard.migrations')).count
}

function isReplicaOf(here: DatabasePosition, there: ReplicaPosition): there is ReplicaPosition & DatabasePosition {
  return there.isReplica && there.position !== null && there.cluster === here.cluster
}

/** Options of a connection to a replica. */
function connectionOf(options: Pick<PostgresOptions, 'url' | 'poolSize' | 'preparedStatements'>): PostgresOptions {
  const { url, poolSize, preparedStatements } = options
  const limits = { statementTimeoutMs: STATEMENT_MS, acquireTimeoutMs: PATIENCE_MS, startTimeoutMs: PATIENCE_MS }
  return { url, directUrl: undefined, poolSize, preparedStatements, ...limits, knownVersion: 0 }
}

/** A replica whose state is checked twice a second. */
export class WatchedReplica implements Replica {
  readonly #database: Sql
  readonly #options: ReplicaOptions
  readonly #connection: PostgresOptions
  readonly #pool: pg.Pool
  /** A separate connection, so that readers cannot block the watch. */
  readonly #watch: pg.Pool
  readonly #begin: string
  readonly #positions = new LogPositions()
  /** Undefined before the first look. */
  #state: ReplicaState | undefined
  #areNamed: boolean | undefined
  /** Ends waiting reads once it no longer answers. */
  #lost = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #isClosed = false

  constructor(database: Sql, options: ReplicaOptions) {
    this.#database = database
    this.#options = options
    this.#connection = connectionOf(options)
    const config = clientConfig(this.#connection, options.url)
    this.#pool = new pg.Pool({ ...config, max: options.poolSize })
    this.#watch = new pg.Pool({ ...config, max: 1, query_timeout: PATIENCE_MS })
    for (const pool of [this.#pool, this.#watch])
      pool.on('error', ignore).on('connect', (client) => client.on('error', ignore))
    // One snapshot for the check and the statements. The settings are part of it, since a pooler's session has none.
    this.#begin = `begin isolation level repeatable read, read only; ${settingsScript(this.#connection, 'local')}`
    this.#timer = setInterval(() => this.#lookOnce(), LOOK_MS).unref()
    this.#lookOnce()
  }

  get isReady(): boolean {
    return this.#state === 'ready'
  }

  async read<T>(read: ReplicaRead): Promise<T[][] | undefined> {
    const noted = (outcome: ReplicaOutcome): undefined => {
      this.#options.onRead?.(outcome)
    }
    if (this.#state !== 'ready') return noted(this.#state ?? 'unreachable')
    try {
      const [check = [], ...rows] = await orLost(this.#run<T>(read), this.#lost.signal)
      const [row] = check as { fresh?: boolean }[]
      noted(row?.fresh === true ? 'replica' : 'stale')
      return row?.fresh === true ? rows : undefined
    } catch (error) {
      if (!(error instanceof DatabaseError)) return noted(this.#enter('unreachable', 0))
      if (error.sqlState === TOO_LONG) throw error
      return noted('failed')
    }
  }

  async #run<T>({ check, statements, settings = {}, organizationId }: ReplicaRead): Promise<T[][]> {
    const begin = beginOf(organizationId, beginWith(settings, this.#begin))
    const client = await this.#pool.connect()
    let isBroken = true
    try {
      const rows = await runTogether<T>(client, [check, ...statements], { begin, areNamed: this.#areNamed === true })
      isBroken = false
      return rows
    } catch (error) {
      isBroken = !(error instanceof DatabaseError)
      throw error
    } finally {
      client.release(isBroken)
    }
  }

  #lookOnce(): void {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined))
  }

  async #look(): Promise<void> {
    const asked = performance.now()
    const [here] = await this.#database.query<DatabasePosition>(DATABASE_POSITION).catch(() => [])
    // Without the database there is nothing to compare, and the lag grows.
    if (here) this.#positions.note(logPositionOf(here.position), asked)
    try {
      this.#areNamed ??= this.#options.preparedStatements && !(await isPooled(this.#connection, this.#options.url))
      const { rows } = await this.#watch.query<ReplicaPosition>(REPLICA_POSITION)
      const there = firstOf(rows)
      if (!here) return
      if (!isReplicaOf(here, there)) {
        this.#enter('foreign', 0)
        return
      }
      const lagMs = this.#positions.lagMs(logPositionOf(there.position), performance.now())
      this.#options.onLag?.(lagMs)
      this.#enter(lagMs > this.#options.maxLagMs ? 'behind' : 'ready', lagMs)
    } catch {
      this.#enter('unreachable', 0)
    }
  }

  #enter<State extends ReplicaState>(state: State, lagMs: number): State {
    if (state === this.#state || this.#isClosed) return state
    this.#state = state
    if (state === 'unreachable') this.#lost.abort()
    if (state === 'ready') this.#lost = new AbortController()
    this.#options.onChange?.(state, lagMs)
    return state
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    this.#lost.abort()
    await this.#looking
    await Promise.all([this.#pool.end(), this.#watch.end()])
  }
}

/** SQLSTATE of a statement over its time limit. */
const TOO_LONG = '57014'

/** The result of work, unless the replica is lost before. */
async function orLost<T>(work: Promise<T>, lost: AbortSignal): Promise<T> {
  const ending = new AbortController()
  const loss = new Promise<never>((_, reject) => {
    const end = () => reject(new Error('the replica does not answer'))
    lost.addEventListener('abort', end, { once: true, signal: ending.signal })
    if (lost.aborted) end()
  })
  try {
    return await Promise.race([work, loss])
  } finally {
    ending.abort()
    work.catch(ignore)
  }
}
