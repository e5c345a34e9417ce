/** Changes of copies in pages, from a source into a target. The target stores each page together with its cursor. */
import type { Column, OwnReader, ReplicaRecord } from './columns.ts'

/** An entity of a connector, with the columns of its kind, of the account's own fields, and of the connector's map. */
export interface ReplicaCopy {
  readonly connector: string
  readonly customer: string
  readonly kind: string
  readonly entity: string
  readonly columns: readonly Column[]
  /** Reads the account's own fields; undefined for an entity without any. */
  readonly own?: OwnReader | undefined
}

/** A created or changed record. */
export interface RecordUpsert {
  readonly operation: 'upsert'
  readonly copy: ReplicaCopy
  readonly key: string
  /** ISO time. */
  readonly changedAt: string
  /** The ISO time of the reading that found it. */
  readonly pass: string
  /** The parents of the record as text; null without any. */
  readonly below: string | null
  readonly record: ReplicaRecord
}

/** A removed record. */
interface RecordRemoval {
  readonly operation: 'delete'
  readonly copy: ReplicaCopy
  readonly key: string
  readonly changedAt: string
}

/** A change of one record. */
export type KeyedChange = RecordUpsert | RecordRemoval

/** The end of a whole reading of a copy. The target removes records of other passes, except below the parents of `except`. */
export interface WholeReading {
  readonly operation: 'complete'
  readonly copy: ReplicaCopy
  readonly pass: string
  /** Only records below these parents; null for all. */
  readonly below: string | null
  readonly except: readonly string[]
}

/** The end of a whole reading of a stream, except its `unready` copies. The target removes a copy without records of the pass. */
export interface WholeStream {
  readonly operation: 'complete_all'
  readonly pass: string
  readonly unready: readonly CopyName[]
}

/** The name of a copy. */
export type CopyName = Pick<ReplicaCopy, 'connector' | 'entity'>

/** A removed copy, with all its rows. */
interface CopyReset {
  readonly operation: 'reset'
  readonly name: CopyName
}

/** A change of a stream. */
export type ReplicaChange = KeyedChange | WholeReading | WholeStream | CopyReset

/** Changes of one transaction, and the cursor after them. */
export interface ReplicaPage {
  readonly changes: readonly ReplicaChange[]
  readonly cursor: string
  /** Incomplete copies, as sentences. */
  readonly unready: readonly string[]
}

/** A sequence of pages with its own cursor. */
export interface ReplicaStream {
  /** Unique in a target; contains no secret. */
  readonly id: string
  /** Yields the pages after a cursor, or all pages without one. @throws ConnectorError */
  pages(cursor: string | undefined, signal: AbortSignal): AsyncIterable<ReplicaPage>
}

/** A source of changes. */
export interface ReplicaSource {
  readonly streams: readonly ReplicaStream[]
  /** Returns the copies whose changes the streams may contain. */
  copies(signal: AbortSignal): Promise<readonly ReplicaCopy[]>
  close(): Promise<void>
}

/** A page for a target. */
export interface PageWrite {
  readonly stream: string
  /** The cursor before the page; undefined at the beginning. */
  readonly after: string | undefined
  readonly page: ReplicaPage
}

/** The result of a write. */
export interface WriteOutcome {
  readonly upserts: number
  /** Deletions, and records that a whole reading did not find. */
  readonly deletes: number
  /** Rows of removed copies. */
  readonly erased: number
  /** Number of values that do not fit their column, by `schema.table.column`. */
  readonly misfits: Readonly<Record<string, number>>
  /** Changes of tables and columns, as sentences. */
  readonly notices: readonly string[]
}

/** A target of changes. */
export interface ReplicaTarget {
  /** The name for people, without credentials. */
  readonly name: string
  /** Returns the statements that create tables for copies. Changes nothing. */
  plan(copies: readonly ReplicaCopy[]): Promise<readonly string[]>
  cursor(stream: string): Promise<string | undefined>
  /** Stores a page and its cursor, or nothing. @throws TargetError `replica_moved` if the stored cursor is not `after` */
  write(write: PageWrite): Promise<WriteOutcome>
  close(): Promise<void>
}
