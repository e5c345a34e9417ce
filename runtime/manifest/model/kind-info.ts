/** A kind's names, vendor and sources. */

/** Sources of a manifest. */
export interface KindBasis {
  /** The vendor's version of its API. */
  readonly version: string
  /** Date of the last comparison with it: `2026-11-20`. */
  readonly date: string
  /** The vendor's description that `compare` used; absent if there was none. */
  readonly compared?: string
  /** Number of intended differences from the description. Defaults to none. */
  readonly differences?: number
  /** Counts for the vendor's responses that others recorded: read and valid, with the date of the replay and the source. */
  readonly recorded?: { readonly read: number; readonly valid: number; readonly date: string; readonly source: string }
  /** Pages and files with which the vendor announces changes. */
  readonly sources?: readonly VendorSource[]
  /** Missing features that a user of the product may look for. */
  readonly missing?: string
}

/** A page or file with which a vendor announces changes. */
export interface VendorSource {
  /** The content. `openapi` is also Swagger 2.0 or Google Discovery. */
  readonly type: 'openapi' | 'graphql' | 'sdk' | 'versions' | 'changelog'
  readonly url: string
  /** The part of the API that it covers. Defaults to all of it. */
  readonly about?: string
}

/** An announced end, with a page of the vendor. Days are dates such as 2027-10-01. */
export interface StatedEnd {
  /** The first day on which the vendor may refuse requests; `none` if the vendor names no day. */
  readonly date: string
  readonly docs: string
  /** Date on which the page was read. */
  readonly read: string
}

/** The end of a vendor's API version. */
export interface Sunset extends StatedEnd {
  /** The version in requests; absent if they contain none. */
  readonly version?: string
}

/** A vendor's own header with notices of ends. */
export interface NoticeHeader {
  readonly name: string
  /** A value is a notice if it contains one of these texts, in any case. Without them, every value is one. */
  readonly has?: readonly string[]
}

/** A sunset as a manifest states it. */
export interface SunsetSource extends Sunset {
  readonly headers?: readonly (string | NoticeHeader)[]
}

/** The end of a part of an API, before the rest. */
export interface PartSunset extends StatedEnd {
  /** The part to use instead: an operation, or a neighboring part of the same sort. */
  readonly use?: string
}

/** A part of an API that ends before the rest, with its address. */
export interface PartEnding extends PartSunset {
  /** The address in the manifest: `auth.api_token`, `entities.payments`, `schemas.Project.team`. */
  readonly part: string
}

/** The description of a kind, the same in the written and the resolved form. */
export interface KindInfo {
  readonly format: 1
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly category: string
  readonly version: string
  readonly support: 'certified' | 'community' | 'experimental' | 'archived' | 'none'
  readonly basis?: KindBasis
  /** The end of the API version; absent if the manifest does not state it. */
  readonly sunset?: Sunset
  readonly description?: string
  readonly docs: string
  /** The operation that checks the credentials. */
  readonly check: string
}
