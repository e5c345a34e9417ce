/** What a search's statement is written by, beside the query. */
import type { Path } from '../language/field-paths.ts'

/** What is known of a table's records, as of the last half minute. */
export interface TableStatistics {
  /** Whether the copy's records are nearly all of them. */
  readonly hasMost: boolean
  /** Whether the planner lists none of these words as common in a field: each is in less than one record of a thousand. */
  readonly areRare: (path: Path, words: readonly string[]) => boolean
}
