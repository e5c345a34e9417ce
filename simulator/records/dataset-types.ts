/** Options of a dataset, and names of its records. */
import type { FieldSeeds } from './own-field.ts'

/** One record. */
export interface RecordRef {
  readonly entity: string
  readonly ordinal: number
}

/** Options of the records of a kind. */
export interface DatasetOptions {
  /** Number of records of each entity, or below each parent. */
  readonly records: number
  /** Other numbers, by entity. */
  readonly recordsOf?: Readonly<Record<string, number>> | undefined
  /** The end of the history and the time of writes, in milliseconds since 1970; the system's time by default. */
  readonly now?: (() => number) | undefined
  /** Own fields of the account by entity. Others have a few made-up ones. */
  readonly ownFields?: FieldSeeds | undefined
}

/** A write of a record. */
export interface RecordWrite extends RecordRef {
  readonly write: 'create' | 'update' | 'delete'
}
