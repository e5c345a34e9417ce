/** The interface of a database, embedded or PostgreSQL. */

/** A row by its columns. `int8` is a number, `timestamptz` a Date, `jsonb` a JSON value, `bytea` a Buffer, `uuid` and `numeric` text. */
export type Row = Record<string, unknown>

/** Runs statements. */
export interface Sql {
  /**
   * The rows of one statement; its params are bound to `$1`, `$2`, ...
   * @throws DatabaseError with the SQLSTATE; ConnectorError `storage_unavailable` when the database cannot be reached
   */
  query<T = Row>(text: string, params?: readonly unknown[]): Promise<T[]>
}

/** Runs statements in order on one connection. */
export interface Session extends Sql {
  /** Runs a script of several statements, without params. */
  exec(script: string): Promise<void>
  /** Lifts the time limit of the statements that follow in this transaction. */
  unlimit(): Promise<void>
}

/** One of several statements that are sent together. */
export interface Statement {
  readonly text: string
  readonly params?: readonly unknown[]
  /**
   * Whether to parse and plan it once for all values. For repeated texts whose plan is good with every value.
   */
  readonly isPrepared?: boolean
  /** Reads each row as it arrives, while the database makes the next. Its result takes the row's place. */
  readonly read?: (row: Row) => unknown
}

/** Statements of one scope. */
export interface ScopedSql extends Sql {
  /** Runs work in a transaction. An error rolls it back. The work may await only its statements. */
  transaction<T>(work: (sql: Session) => Promise<T>): Promise<T>
}

/** The connections of this process to a database server. */
export interface PoolState {
  readonly inUse: number
  readonly idle: number
  /** Statements that wait for a connection. */
  readonly waiting: number
}

/** An open database. Its own scope is the system's, which sees every organization. */
export interface Database extends ScopedSql {
  readonly engine: 'embedded' | 'postgres'
  /** UUID of this process, new with each start. */
  readonly processId: string
  /** Whether a pooler gives each transaction another session. */
  readonly isPooled: boolean
  /** Statements of one organization. Row-level security hides all other rows. */
  of(organizationId: string): ScopedSql
  /** Runs a script of several statements, without params. */
  exec(script: string): Promise<void>
  /**
   * The rows of each of several statements, in one round trip. Each is a transaction, or all are one transaction with settings.
   * @throws DatabaseError, ConnectorError as `query` does, of the first failed statement
   */
  batch<T = Row>(statements: readonly Statement[], settings?: Readonly<Record<string, number>>): Promise<T[][]>
  /** Runs statements on one session without a transaction and without a time limit. */
  unlimited(statements: readonly string[]): Promise<void>
  /**
   * Whether a process still runs: it holds a lock. After an outage of the database, every process counts as running until it would
   * have its lock again.
   */
  isAlive(processId: string): Promise<boolean>
  /** Subscribes to the notifications of a channel. @returns ends the subscription */
  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>
  notify(channel: string, payload: string): Promise<void>
  /** Absent for an embedded database, which has no connections. */
  poolState?(): PoolState
  close(): Promise<void>
}

/** A refused statement. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  /** SQLSTATE, such as `23505` for a unique key that is taken. */
  readonly sqlState: string
  /** The violated constraint. */
  readonly constraint: string | undefined

  constructor(message: string, sqlState: string, constraint?: string) {
    super(message)
    this.sqlState = sqlState
    this.constraint = constraint
  }
}
