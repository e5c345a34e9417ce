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
  /** What a user of the product may look for and not find. */
  readonly missing?: string
}
