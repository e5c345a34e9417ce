/** What is replicated: changes of copies in pages, from a source into a target that stores each page together with its cursor. */
import type { Column, ReplicaRecord } from './columns.ts'

/** One entity of one connector, and the columns that its kind describes. */
export interface Copy {
  readonly connector: string
  readonly customer: string
  readonly kind: string
  readonly entity: string
  readonly columns: readonly Column[]
}

/** A record that was created or changed. */
export interface RecordUpsert {
  readonly operation: 'upsert'
  readonly copy: Copy
  readonly key: string
  /** ISO time. */
  readonly changedAt: string
  /** The reading that gave it: its ISO time. */
  readonly pass: string
  /** The parents below which the record is listed, as text; null without any. */
  readonly below: string | null
  readonly record: ReplicaRecord
}

/** A record that is gone. */
interface RecordRemoval {
  readonly operation: 'delete'
  readonly copy: Copy
  readonly key: string
  readonly changedAt: string
}

/** The end of a whole reading: records of the copy with another pass are gone, but not those below the parents of `except`. */
export interface WholeReading {
  readonly operation: 'complete'
  readonly copy: Copy
  readonly pass: string
  /** Only records below these parents; null for all of the copy. */
  readonly below: string | null
  readonly except: readonly string[]
}

/** One change of a copy. */
export type ReplicaChange = RecordUpsert | RecordRemoval | WholeReading

/** Changes that are stored in one transaction, with the cursor behind them. */
export interface ReplicaPage {
  readonly changes: readonly ReplicaChange[]
  readonly cursor: string
  /** Whether the copy is complete; a copy that is not is told. */
  readonly status: 'ready' | 'preview' | 'held'
}

/** A sequence of pages with a cursor of its own. */
export interface ReplicaStream {
  /** Unique in a target. */
  readonly id: string
  readonly connector: string
  readonly copies: readonly Copy[]
  /** The pages after a cursor, from the beginning without one. @throws CopyGone; ConnectorError */
  pages(cursor: string | undefined, signal: AbortSignal): AsyncIterable<ReplicaPage>
}

/** Where changes come from. */
export interface ReplicaSource {
  /** Unique among the sources of a target; holds no secret. */
  readonly id: string
  streams(signal: AbortSignal): AsyncIterable<ReplicaStream>
  /** Which of these connectors do not exist any more. */
  gone(connectors: readonly string[], signal: AbortSignal): Promise<readonly string[]>
  close(): Promise<void>
}

/** The copy of a stream is not there: not chosen any more, so its rows go, or not yet, so they stay. */
export class CopyGone extends Error {
  readonly isFinal: boolean

  constructor(isFinal: boolean, message: string, cause: unknown) {
    super(message, { cause })
    this.isFinal = isFinal
  }
}

/** A page on its way into a target. */
export interface PageWrite {
  readonly source: string
  readonly stream: ReplicaStream
  /** The cursor that the page follows; undefined at the beginning. */
  readonly after: string | undefined
  readonly page: ReplicaPage
}

/** What a write did. */
export interface WriteOutcome {
  readonly upserts: number
  /** Deletions, and records that a whole reading did not find. */
  readonly deletes: number
  /** Values that do not fit their column, by `schema.table.column`. */
  readonly misfits: Readonly<Record<string, number>>
  /** What changed in the form of the target, as sentences. */
  readonly notices: readonly string[]
}

/** Where changes go. */
export interface ReplicaTarget {
  /** What is shown: no credentials. */
  readonly name: string
  /** The statements that would make the tables of these copies. Changes nothing. */
  plan(copies: readonly Copy[]): Promise<readonly string[]>
  cursor(stream: string): Promise<string | undefined>
  /** Stores a page and its cursor, or nothing. @throws ConnectorError `replica_moved` if the cursor is not `after` any more */
  write(write: PageWrite): Promise<WriteOutcome>
  /** The connectors with rows from a source. */
  connectors(source: string): Promise<readonly string[]>
  /** Removes all rows of a connector, or of one of its entities, and their cursors. @returns the number of rows */
  erase(connector: string, entity?: string): Promise<number>
  close(): Promise<void>
}
