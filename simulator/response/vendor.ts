/** A vendor as the mock plays it, and a call as the vendor sees it. */
import type { JsonObject } from '../../runtime/base/json.ts'
import type { ResolvedManifest, ResolvedOperation } from '../../runtime/manifest/index.ts'
import type { Filters } from '../filters/index.ts'
import type { Dataset } from '../records/index.ts'
import type { MockResponse } from './draft.ts'

/** One kind as the mock knows it. */
export interface Vendor {
  readonly manifest: ResolvedManifest
  readonly dataset: Dataset
  readonly filters: Filters
  /** Bytes of every file. */
  readonly fileBytes: number
  /** Records in a page when neither the caller nor the manifest says. */
  readonly pageSize: number
}

/** A call as the vendor sees it. */
export interface UnderstoodCall {
  readonly operation: ResolvedOperation
  readonly params: JsonObject
  /** The request's own URL. */
  readonly url: URL
  /** Downloads that begin with the same request: what they read is in the response too. */
  readonly downloads: readonly ResolvedOperation[]
}

/** A response, or the name of the file that it is. */
export type VendorResponse = MockResponse | { readonly file: string }
