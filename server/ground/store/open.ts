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
  /** The same database without a pooler, if the URL leads through one that gives each transaction another session. */
  readonly directUrl?: string | undefined
}

/** A database: a PostgreSQL, a folder of the embedded database, or memory. */
export type DatabaseTarget = PostgresTarget | { readonly directory: string } | { readonly memory: true }

/** Options of a database. */
export interface OpenOptions extends Pick<WaitOptions, 'onWait' | 'signal' | 'clock'> {
  /** Maximum milliseconds of a statement; 30,000 by default. */
  readonly statementTimeoutMs?: number
  /** Whether each session of PostgreSQL prepares statements once; true by default. Not behind a pooler that moves sessions. */
  readonly preparedStatements?: boolean
  /** Connections to PostgreSQL, besides one for locks and notifications; 10 by default. */
  readonly poolSize?: number
  /** Milliseconds to wait for a free connection to PostgreSQL; 5,000 by default. */
  readonly acquireTimeoutMs?: number
  /** Milliseconds for the first connection to PostgreSQL; 60,000 by default, or `acquireTimeoutMs` if that is longer. */
  readonly startTimeoutMs?: number
  /** Milliseconds after an outage of PostgreSQL before a process counts as ended; by default, the time to connect again. */
  readonly settleMs?: number
  /** Milliseconds to wait for a PostgreSQL that is not up yet; 0 by default. */
  readonly waitMs?: number
  /** Called when the disk of an embedded database becomes full, or has room again. */
  readonly onSpace?: (isFull: boolean, freeBytes: number) => void
  /** Compressed dump from which a new embedded database starts; the package's by default. */
  readonly template?: string
}

/**
 * Opens a database, without migrating it: see `migrate`.
 * @throws ConnectorError `storage_unavailable`; `invalid_configuration` if another process has the folder, its files are damaged, or
 * PostgreSQL refuses user, password, database or encryption
 */
export async function openDatabase(target: DatabaseTarget, options: OpenOptions = {}): Promise<Database> {
  const { statementTimeoutMs = 30_000 } = options
  if ('url' in target) {
    const { openPostgres } = await import('./postgres/index.ts')
    const { acquireTimeoutMs = 5000, settleMs } = options
    const { poolSize = 10, preparedStatements = true, startTimeoutMs = Math.max(60_000, acquireTimeoutMs) } = options
    const limits = { statementTimeoutMs, poolSize, acquireTimeoutMs, startTimeoutMs, settleMs }
    const postgres = {
      directUrl: undefined,
      ...target,
      preparedStatements,
      ...limits,
      knownVersion: await knownVersion(),
    }
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

/** Opens a replica of an open database. It never fails: an unreachable replica is not ready. */
export async function openReplica(database: Sql, options: ReplicaOptions): Promise<Replica> {
  const { WatchedReplica } = await import('./postgres/replica.ts')
  return new WatchedReplica(database, options)
}

/** Asks a replica once. @throws errors of connecting */
export async function examineReplica(database: Sql, url: string): Promise<ReplicaReport> {
  const { askReplica } = await import('./postgres/replica.ts')
  return askReplica(database, url)
}
