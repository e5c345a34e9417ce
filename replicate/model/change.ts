/** What is replicated: changes of copies in pages, from a source into a target that stores each page together with its cursor. */
import type { Column, ReplicaRecord } from './columns.ts'

/** One entity of one connector, and the columns that its kind describes. */
export interface ReplicaCopy {
  readonly connector: string
  readonly customer: string
  readonly kind: string
  readonly entity: string
  readonly columns: readonly Column[]
}

/** A record that was created or changed. */
export interface RecordUpsert {
  readonly operation: 'upsert'
  readonly copy: ReplicaCopy
  readonly key: string
  /** ISO time. */
  readonly changedAt: string
  /** The reading that gave it: its ISO time. */
  readonly pass: string
  /** The parents below which the record is listed, as text; null without any. */
  readonly below: string | null
  readonly record: ReplicaRecord
}

/** A record that is removed. */
interface RecordRemoval {
  readonly operation: 'delete'
  readonly copy: ReplicaCopy
  readonly key: string
  readonly changedAt: string
}

/** A change of one record. */
export type KeyedChange = RecordUpsert | RecordRemoval

/** The end of a whole reading of a copy: records with another pass are removed, but not those below the parents of `except`. */
export interface WholeReading {
  readonly operation: 'complete'
  readonly copy: ReplicaCopy
  readonly pass: string
  /** Only records below these parents; null for all. */
  readonly below: string | null
  readonly except: readonly string[]
}

/** The end of a whole reading of a stream: of all its copies but some. A copy without any record of the pass is removed. */
export interface WholeStream {
  readonly operation: 'complete_all'
  readonly pass: string
  readonly unready: readonly CopyName[]
}

/** A copy by its names. */
export type CopyName = Pick<ReplicaCopy, 'connector' | 'entity'>

/** A copy that was removed, with all its rows. */
interface CopyReset {
  readonly operation: 'reset'
  readonly name: CopyName
}

/** One change of a stream. */
export type ReplicaChange = KeyedChange | WholeReading | WholeStream | CopyReset

/** Changes that are stored in one transaction, with the cursor behind them. */
export interface ReplicaPage {
  readonly changes: readonly ReplicaChange[]
  readonly cursor: string
  /** Copies that are not as the third party has them, for people. */
  readonly unready: readonly string[]
}

/** A sequence of pages with a cursor of its own. */
export interface ReplicaStream {
  /** Unique in a target; holds no secret. */
  readonly id: string
  /** The pages after a cursor, from the beginning without one. @throws ConnectorError */
  pages(cursor: string | undefined, signal: AbortSignal): AsyncIterable<ReplicaPage>
}

/** Where changes come from. */
export interface ReplicaSource {
  readonly streams: readonly ReplicaStream[]
  /** The copies that streams may give changes of. */
  copies(signal: AbortSignal): Promise<readonly ReplicaCopy[]>
  close(): Promise<void>
}

/** A page on its way into a target. */
export interface PageWrite {
  readonly stream: string
  /** The cursor that the page follows; undefined at the beginning. */
  readonly after: string | undefined
  readonly page: ReplicaPage
}

/** What a write did. */
export interface WriteOutcome {
  readonly upserts: number
  /** Deletions, and records that a whole reading did not find. */
  readonly deletes: number
  /** Rows of copies that were removed. */
  readonly erased: number
  /** Values that do not fit their column, by `schema.table.column`. */
  readonly misfits: Readonly<Record<string, number>>
  /** What changed in the form of the target, as sentences. */
  readonly notices: readonly string[]
}

/** Where changes go. */
export interface ReplicaTarget {
  /** What is shown: no credentials. */
  readonly name: string
  /** What would be made for these copies. Changes nothing. */
  plan(copies: readonly ReplicaCopy[]): Promise<readonly string[]>
  cursor(stream: string): Promise<string | undefined>
  /** Stores a page and its cursor, or nothing. @throws TargetError `replica_moved` if the cursor is not `after` any more */
  write(write: PageWrite): Promise<WriteOutcome>
  close(): Promise<void>
}
