import { FUNCTION, milliseconds, OWN_GIVEN, optionsOf, SIGNAL, STRING } from './base/options.ts'
import type { JsonObject, Params } from './base/json.ts'
import type { TakeUnfit } from './base/unfit.ts'
import type { OwnField, OwnValues } from './base/own-fields.ts'

/** A call of one operation. */
export interface Call {
  readonly entity: string
  readonly action: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** Options of a call. */
export interface ExecuteOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined
  /**
   * Maximum time of the call with all tries, in milliseconds, instead of the operation's limit. It applies to each
   * page of an iteration, and to a download until its first bytes.
   */
  readonly timeoutMs?: number | undefined
  /** Called before each request of the call, except token requests. */
  readonly onRequest?: (() => void) | undefined
  /** Called with each response that reports progress. */
  readonly onProgress?: ((progress: CallProgress) => void) | undefined
  /** Called with each list element that is not a record, which is left out. Without it, such a list is an error. */
  readonly onUnfit?: TakeUnfit | undefined
  /** Called with the new size of pages, when a page was too much and is asked for again with fewer records. */
  readonly onSmaller?: ((size: number) => void) | undefined
  /**
   * Idempotency key, by which the vendor recognizes a repeated write; random by default, where the manifest has a
   * header for it.
   */
  readonly idempotencyKey?: string
  /** The account's own fields: for a read the ones to return, for a write their values. */
  readonly own?: OwnGiven | undefined
}

/**
 * Own fields of a call, by their names or labels. A read takes `all` or a list, a write the values, and a batch a list with the values of
 * each record. Fields as `ownFields` lists them need no further list.
 * @example { own: ['Stage reason'] }
 */
export type OwnGiven = 'all' | readonly (string | OwnField)[] | OwnValues

export const EXECUTE_OPTIONS = optionsOf<ExecuteOptions>({
  signal: SIGNAL,
  timeoutMs: milliseconds(1),
  onRequest: FUNCTION,
  onUnfit: FUNCTION,
  onSmaller: FUNCTION,
  onProgress: FUNCTION,
  idempotencyKey: STRING,
  own: OWN_GIVEN,
})

/** Progress of the third party's work. */
export interface CallProgress {
  /** The third party's name for it: `in_progress`. */
  readonly state: string
  /** Amount done, if reported, and its total. */
  readonly done?: number
  readonly of?: number
}

/** Result of a call. */
export interface ExecuteResult {
  /**
   * A list for list and api_search, an object for a single record, null for a response without a body or a download.
   */
  readonly records: JsonObject[] | JsonObject | null
  /** Values beside the records, such as totals and cursors, by the manifest's names. */
  readonly meta: JsonObject
  /** Params of the next call, or null. */
  readonly next: Params | null
  /** Field by whose last value the list begins anew behind the vendor's cap: records with this value may come again. */
  readonly resumesBy?: string | undefined
  /** File of a download. */
  readonly file?: FileDownload
}

/** Result of a call, with its records as JSON text. */
export interface RawResult extends Omit<ExecuteResult, 'records'> {
  /**
   * JSON text in UTF-8: a list for list and api_search, an object for a single record. It is null for a response
   * without a body or a download.
   */
  readonly records: Uint8Array | null
  /** Number of records. */
  readonly count: number
  /** Offset of each record in `records`, in bytes. */
  readonly starts: readonly number[]
}

/** A file during its download. */
export interface FileDownload {
  /** The bytes. The stream errors when fewer arrive than announced; cancelling it ends the download. */
  readonly stream: ReadableStream<Uint8Array>
  /** Without path separators or control characters. */
  readonly name?: string
  /** Media type. */
  readonly type?: string
  /** Bytes in this response, when known. */
  readonly size?: number
  /** The part of the file, as in `bytes 0-99/1000`, for a requested and granted range. */
  readonly range?: string
}
