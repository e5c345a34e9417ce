/** What the rest of the server knows of a database: the same for the embedded one and for PostgreSQL. */

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

/** Runs statements one after the other on one connection. */
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
   * Prepared: parsed and planned once for whatever values it is run with. For texts that come again and again, and for which one
   * plan is good with every value.
   */
  readonly isPrepared?: boolean
}

/** What some statements may see. */
export interface ScopedSql extends Sql {
  /** Runs work in one transaction; what it throws rolls it back. Nothing else may be awaited inside but its statements. */
  transaction<T>(work: (sql: Session) => Promise<T>): Promise<T>
}

/** The connections of this process to a database server. */
export interface PoolState {
  readonly inUse: number
  readonly idle: number
  /** Statements that wait for a connection. */
  readonly waiting: number
}

/** An open database. Its own scope is the system's: it sees every organization, and is for what has none yet. */
export interface Database extends ScopedSql {
  readonly engine: 'embedded' | 'postgres'
  /** This process, as other processes of the same database know it: a UUID that is new with each start. */
  readonly processId: string
  /** Whether a pooler in front of it gives each transaction another of its sessions. */
  readonly isPooled: boolean
  /** Statements that see the rows of one organization only, by row-level security under their own predicates. */
  of(organizationId: string): ScopedSql
  /** Runs a script of several statements, without params. */
  exec(script: string): Promise<void>
  /**
   * The rows of each of several statements, in one round trip. Each is a transaction of its own; with settings, numbers by
   * their names, they are one transaction for which the settings hold.
   * @throws DatabaseError, ConnectorError as `query` does, of the first statement that failed
   */
  batch<T = Row>(statements: readonly Statement[], settings?: Readonly<Record<string, number>>): Promise<T[][]>
  /** Runs statements on one session, none in a transaction, for as long as they take. */
  unlimited(statements: readonly string[]): Promise<void>
  /**
   * Whether the process of that id still runs: it holds a lock as long as it lives. After the database was away, every process is
   * taken to run until it would have its lock again.
   */
  isAlive(processId: string): Promise<boolean>
  /** Subscribes to what any process sends with `notify` on a channel. The function returned ends the subscription. */
  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>
  notify(channel: string, payload: string): Promise<void>
  /** Absent for an embedded database, which has no connections. */
  poolState?(): PoolState
  close(): Promise<void>
}

/** A statement that the database refused. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  /** SQLSTATE, such as `23505` for a unique key that is taken. */
  readonly sqlState: string
  /** The constraint that was violated, when one was. */
  readonly constraint: string | undefined

  constructor(message: string, sqlState: string, constraint?: string) {
    super(message)
    this.sqlState = sqlState
    this.constraint = constraint
  }
}
