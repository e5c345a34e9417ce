/** The input and the results of a call. */
import { FUNCTION, milliseconds, optionsOf, SIGNAL, STRING } from './base/options.ts'
import type { JsonObject, Params } from './base/json.ts'
import type { TakeUnfit } from './base/unfit.ts'

/** A call of one operation. */
export interface Call {
  readonly entity: string
  readonly action: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** Options of a call. */
export interface ExecuteOptions {
  /** Ends the call. */
  readonly signal?: AbortSignal | undefined
  /**
   * The longest that the call may take with all its tries, in milliseconds, instead of the operation's own time limit; for an
   * iteration each of its pages, for a download until its bytes begin to come.
   */
  readonly timeoutMs?: number | undefined
  /** Called before each request of the call is sent to the third party; not for token requests. */
  readonly onRequest?: (() => void) | undefined
  /** Called with each response that says how far the third party is with what the call waits for. */
  readonly onProgress?: ((progress: CallProgress) => void) | undefined
  /** Called with each element of a list that is no record. These are left out; without it, a list with one is an error. */
  readonly onUnfit?: TakeUnfit | undefined
  /** The key by which the vendor recognises a repeated write; a random one by default, where the manifest names a header for it. */
  readonly idempotencyKey?: string
}

/** The kinds of these options. */
export const EXECUTE_OPTIONS = optionsOf<ExecuteOptions>({
  signal: SIGNAL,
  timeoutMs: milliseconds(1),
  onRequest: FUNCTION,
  onUnfit: FUNCTION,
  onProgress: FUNCTION,
  idempotencyKey: STRING,
})

/** How far the third party is with what a call waits for. */
export interface CallProgress {
  /** What the third party calls it: `in_progress`. */
  readonly state: string
  /** How much is done, where it says that, and of how much. */
  readonly done?: number
  readonly of?: number
}

/** The result of a call. */
export interface ExecuteResult {
  /** An array for list and api_search, one object for a single record, null when the response has no body, or for a download. */
  readonly records: JsonObject[] | JsonObject | null
  /** The values beside the records, such as totals and cursors, by the names of the manifest. */
  readonly meta: JsonObject
  /** The params of the next call, or null. */
  readonly next: Params | null
  /** The file of a download. */
  readonly file?: FileDownload
}

/** The result of a call with its records as JSON text. */
export interface RawResult extends Omit<ExecuteResult, 'records'> {
  /** JSON text in UTF-8: a list for list and api_search, an object for a single record, null when the response has no body, or for a download. */
  readonly records: Uint8Array | null
  /** The number of records. */
  readonly count: number
  /** The offset of each record in `records`, in bytes. */
  readonly starts: readonly number[]
}

/** A file that is being downloaded. */
export interface FileDownload {
  /** The bytes as they come. Errors when fewer arrive than were promised; cancelling it ends the download. */
  readonly stream: ReadableStream<Uint8Array>
  /** Without path separators or control characters. */
  readonly name?: string
  /** Media type. */
  readonly type?: string
  /** Bytes in this response, when known. */
  readonly size?: number
  /** The part of the file this is, as in `bytes 0-99/1000`, when a range was asked for and granted. */
  readonly range?: string
}
