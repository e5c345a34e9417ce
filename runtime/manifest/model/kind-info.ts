/** Facts about a kind itself: its names, its vendor, its sources. */

/** What a manifest was written from. */
export interface KindBasis {
  /** The vendor's version of its API. */
  readonly version: string
  /** When the manifest was last held against it: `2026-11-20`. */
  readonly date: string
  /** The vendor's description that `compare` was run with; absent where there was none. */
  readonly compared?: string
  /** How many differences `compare` calls wrong and that stand on purpose; none when absent. */
  readonly differences?: number
  /** The vendor's answers that others recorded: how many the manifest reads, how many fit, when they were replayed, where they are. */
  readonly recorded?: { readonly read: number; readonly valid: number; readonly date: string; readonly source: string }
  /** Features that a user of the product may look for and that are missing. */
  readonly missing?: string
}

/** When something ends, by a page of the vendor. Days are dates such as 2027-10-01. */
export interface StatedEnd {
  /** The first day on which the vendor may refuse it; `none` if the vendor names no day. */
  readonly date: string
  readonly docs: string
  /** The day on which the page was read. */
  readonly read: string
}

/** How long a vendor's API lives. */
export interface Sunset extends StatedEnd {
  /** The version that requests name; absent if they name none. */
  readonly version?: string
}

/** That a part of an API ends before the rest. */
export interface PartSunset extends StatedEnd {
  /** The part to use instead: an operation, or a part of the same sort beside it. */
  readonly use?: string
}

/** A part of an API that ends before the rest. */
export interface PartEnding extends PartSunset {
  /** The address of the part in the manifest: `auth.api_token`, `entities.payments`, `schemas.Project.team`. */
  readonly part: string
}

/** The description of a kind, the same as written and resolved. */
export interface KindInfo {
  readonly format: 1
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly category: string
  readonly version: string
  readonly support: 'certified' | 'community' | 'experimental' | 'archived' | 'none'
  readonly basis?: KindBasis
  /** How long the API lives; absent where the manifest does not say. */
  readonly sunset?: Sunset
  readonly description?: string
  readonly docs: string
  /** The operation that checks the credentials. */
  readonly check: string
}
