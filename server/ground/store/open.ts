/** Opens a database, embedded or PostgreSQL. */
import type { Database, Sql } from './database/database.ts'
import type { Replica } from './database/replica.ts'
import type { WaitOptions } from './postgres/index.ts'
import type { ReplicaOptions, ReplicaReport } from './postgres/replica.ts'
import { knownVersion } from './migrate.ts'
import { findTemplate } from './template.ts'

/** A PostgreSQL. */
export interface PostgresTarget {
  readonly url: string
  /** The same database without a pooler in between, when the URL leads through one that gives each transaction another session. */
  readonly directUrl?: string | undefined
}

/** Which database to open: a PostgreSQL's URL, a folder of the embedded database, or memory. */
export type DatabaseTarget = PostgresTarget | { readonly directory: string } | { readonly memory: true }

/** What may be tuned. */
export interface OpenOptions extends Pick<WaitOptions, 'onWait' | 'signal' | 'clock'> {
  /** How long one statement may run, in milliseconds; 30,000 by default. */
  readonly statementTimeoutMs?: number
  /** Whether statements are prepared once in each session of PostgreSQL, without a pooler that moves them; true by default. */
  readonly preparedStatements?: boolean
  /** Connections to PostgreSQL, besides one for locks and notifications; 10 by default. */
  readonly poolSize?: number
  /** How long a statement waits for a free connection to PostgreSQL, in milliseconds; 5,000 by default. */
  readonly acquireTimeoutMs?: number
  /** How long the first connection to PostgreSQL may take, in milliseconds; 60,000 by default, or `acquireTimeoutMs` if that is longer. */
  readonly startTimeoutMs?: number
  /** How long after PostgreSQL was away no process is taken for ended, in milliseconds; by default as long as one may take to connect again. */
  readonly settleMs?: number
  /** How long a PostgreSQL is waited for that is not up yet, in milliseconds; by default its absence is an error at once. */
  readonly waitMs?: number
  /** Called when the disk of an embedded database has become full, or has room again. */
  readonly onSpace?: (isFull: boolean, freeBytes: number) => void
  /** A dump of an embedded database, compressed, to start a new one from; that of the package by default. */
  readonly template?: string
}

/**
 * An open database. It is not migrated by this: see `migrate`.
 * @throws ConnectorError `storage_unavailable`; `invalid_configuration` when another process has the folder, its files are
 * damaged, or PostgreSQL refuses user, password, database or encryption
 */
export async function openDatabase(target: DatabaseTarget, options: OpenOptions = {}): Promise<Database> {
  const { statementTimeoutMs = 30_000 } = options
  if ('url' in target) {
    const { openPostgres } = await import('./postgres/index.ts')
    const { poolSize = 10, acquireTimeoutMs = 5000, startTimeoutMs = Math.max(60_000, acquireTimeoutMs) } = options
    const limits = { statementTimeoutMs, poolSize, acquireTimeoutMs, startTimeoutMs }
    const { url, directUrl } = target
    const { preparedStatements = true } = options
    const { settleMs } = options
    const postgres = { url, directUrl, preparedStatements, ...limits, settleMs, knownVersion: await knownVersion() }
    return openPostgres(postgres, { ...options, waitMs: options.waitMs ?? 0 })
  }
  const { openEmbedded } = await import('./embedded/index.ts')
  const template = options.template ?? (await findTemplate())
  return openEmbedded({
    directory: 'directory' in target ? target.directory : undefined,
    template,
    statementTimeoutMs,
    onSpace: options.onSpace,
  })
}

/** A replica of a database that is open. It never fails: one that cannot be reached is not ready. */
export async function openReplica(database: Sql, options: ReplicaOptions): Promise<Replica> {
  const { WatchedReplica } = await import('./postgres/replica.ts')
  return new WatchedReplica(database, options)
}

/** Asks a replica once. @throws what connecting throws */
export async function examineReplica(database: Sql, url: string): Promise<ReplicaReport> {
  const { askReplica } = await import('./postgres/replica.ts')
  return askReplica(database, url)
}
