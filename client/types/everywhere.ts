/** A search of all copies of a customer: what is asked, and what comes back. */
import type { NotSearched, SearchHit } from '../../generated/contract/resources.ts'

/** What is searched for, and where. */
export interface EverywhereQuery {
  /** Words as a person types them, up to 200 characters. */
  readonly q: string
  /** Only these kinds. */
  readonly kinds?: readonly string[] | undefined
  /** Only these entities. */
  readonly entities?: readonly string[] | undefined
  /** The most hits, from 1 to 100; 20 by default. */
  readonly limit?: number | undefined
}

/** What a search of all copies found. */
export interface EverywhereResult {
  /** Best first. */
  readonly hits: readonly SearchHit[]
  /** Copies that were not searched, or only in part. */
  readonly notSearched: readonly NotSearched[]
}
