/** The interface of a replica of the database: it only reads, and may be behind. */
import type { Statement } from './database.ts'

/** Outcome of a read: from the replica, or the reason to ask the database. */
export type ReplicaOutcome = 'replica' | 'stale' | 'failed' | Exclude<ReplicaState, 'ready'>

/** State of a replica: ready for reads, further behind than allowed, unreachable, or not of this database. */
export type ReplicaState = 'ready' | 'behind' | 'unreachable' | 'foreign'

/** Statements on one snapshot of a replica. */
export interface ReplicaRead {
  /** Returns one row, with `fresh` true if the snapshot has the database's newest state of the rows to read. */
  readonly check: Statement
  readonly statements: readonly Statement[]
  /** Settings of the transaction. */
  readonly settings?: Readonly<Record<string, number>> | undefined
  /** The only visible organization; all by default. */
  readonly organizationId?: string | undefined
}

/** A watched replica. */
export interface Replica {
  /** Whether it is ready for reads. */
  readonly isReady: boolean
  /**
   * The rows of each statement; undefined if the replica is not ready, is behind with these rows, or fails. Then ask the database.
   * @throws DatabaseError `57014` for a statement over the time limit, as on the database
   */
  read<T>(read: ReplicaRead): Promise<T[][] | undefined>
  close(): Promise<void>
}
