/** What the rest of the server knows of a replica of the database: it only reads, and may be behind. */
import type { Statement } from './database.ts'

/** What reads of a replica came to: they were read there, or why the database itself was asked. */
export type ReplicaOutcome = 'replica' | 'stale' | 'failed' | Exclude<ReplicaState, 'ready'>

/** How a replica is: fit for reads; further behind than allowed; not to be reached; or not a replica of this database. */
export type ReplicaState = 'ready' | 'behind' | 'unreachable' | 'foreign'

/** Statements that read one snapshot of a replica. */
export interface ReplicaRead {
  /** Its one row says in `fresh` whether the snapshot has what the database has of what is read. */
  readonly check: Statement
  readonly statements: readonly Statement[]
  /** Settings of the transaction, numbers by their names. */
  readonly settings?: Readonly<Record<string, number>> | undefined
  /** The one organization whose rows are seen; all without it. */
  readonly organizationId?: string | undefined
}

/** A replica that is watched. */
export interface Replica {
  /** Whether it can be asked now. */
  readonly isReady: boolean
  /**
   * The rows of each statement; undefined where the database itself is to be asked: the replica is not ready, is behind with what
   * is read, or fails.
   * @throws DatabaseError `57014` for a statement that takes too long, which takes too long on the database too
   */
  read<T>(read: ReplicaRead): Promise<T[][] | undefined>
  close(): Promise<void>
}
