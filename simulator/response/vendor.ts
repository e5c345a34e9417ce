/** A simulated vendor, and a call as it reads it. */
import type { JsonObject } from '../../runtime/base/json.ts'
import type { ResolvedManifest, ResolvedOperation } from '../../runtime/manifest/index.ts'
import type { Filters } from '../filters/index.ts'
import type { Dataset } from '../records/index.ts'
import type { MockResponse } from '../values/index.ts'

/** A simulated vendor. */
export interface Vendor {
  readonly manifest: ResolvedManifest
  readonly dataset: Dataset
  readonly filters: Filters
  /** Size of each file in bytes. */
  readonly fileBytes: number
  /** Records in a page where neither the caller nor the manifest sets a number. */
  readonly pageSize: number
}

/** A call as the vendor reads it. */
export interface UnderstoodCall {
  readonly operation: ResolvedOperation
  readonly params: JsonObject
  /** The request's own URL. */
  readonly url: URL
  /** Downloads that begin with the same request: the response has their values too. */
  readonly downloads: readonly ResolvedOperation[]
}

/** A response, or the name of a file. */
export type VendorResponse = MockResponse | { readonly file: string }
