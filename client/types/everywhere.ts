/** Queries and results of a search of all copies of a customer. */
import type { NotSearched, SearchHit } from '../../generated/contract/resources.ts'

/** Query of a search of all copies. */
export interface EverywhereQuery {
  /** Words as a person types them, up to 200 characters. */
  readonly q: string
  /** Kinds to search. All by default. */
  readonly kinds?: readonly string[] | undefined
  /** Entities to search. All by default. */
  readonly entities?: readonly string[] | undefined
  /** Maximum number of hits, 1 to 100. Defaults to 20. */
  readonly limit?: number | undefined
}

/** Result of a search of all copies. */
export interface EverywhereResult {
  /** Best first. */
  readonly hits: readonly SearchHit[]
  /** Copies that were not searched, or only in part. */
  readonly notSearched: readonly NotSearched[]
}
