/** Which copy is meant: the records of one entity of one connector. */
import type { RecordKey } from 'plugboard/internal'
import type { SearchFields } from '../language/index.ts'

/** The copy of a connector's entity, with what its manifest says of the records. */
export interface Copy {
  readonly organizationId: string
  readonly connectorId: string
  readonly kind: string
  readonly entity: string
  /** What identifies a record. */
  readonly key: RecordKey
  readonly fields: SearchFields
}

/** What became of a page. */
export interface WrittenCounts {
  readonly written: number
  /** Of these, how many the generation did not have. */
  readonly added: number
  /** How many are in `rejected_records` instead. */
  readonly rejected: number
}

/** Where endpoints want changes of a generation: the number of its last change before this one. */
export interface Watched {
  readonly since?: number | undefined
}
