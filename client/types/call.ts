/** Options of calls in both modes, and the file of a download. */
import type { Readable } from 'node:stream'
import type { AnyRequest, ExecuteOptions as RuntimeOptions, FileDownload } from '../../runtime/index.ts'

/** Options of a call. */
export type CallOptions = Pick<RuntimeOptions, 'signal' | 'idempotencyKey' | 'own'> & {
  /**
   * Called while the call waits at the third party, such as for an export. In hosted mode, each time the platform's time limit ends and
   * the call continues.
   */
  readonly onProgress?: RuntimeOptions['onProgress']
  /**
   * Maximum time of the call with all attempts, in milliseconds; for a download, until its first bytes. Defaults to that of the
   * connector. In hosted mode, a call that is `still_running` on the platform is continued until then.
   */
  readonly timeoutMs?: number | undefined
}

/** Options of a request. */
export type RequestCallOptions = Omit<CallOptions, 'onProgress' | 'own'>

/** A request, and the form of its response. */
export interface GivenRequest extends AnyRequest {
  /** Whether to return the body as bytes, whatever its type. */
  readonly bytes?: boolean
  /** Whether to return the body as a stream. */
  readonly stream?: boolean
}

/** Options of an iteration. */
export interface IterationOptions extends Pick<RuntimeOptions, 'own'> {
  readonly signal?: AbortSignal
  /** Maximum time of each page, in milliseconds. */
  readonly timeoutMs?: number | undefined
  /** Maximum number of records. All by default. */
  readonly limit?: number
  /** Maximum number of pages. Defaults to 10,000. A longer list is the error `page_limit_reached`. */
  readonly maxPages?: number
}

/** A file of a download. Read one of its two streams, once. */
export interface Download extends FileDownload {
  /** The same bytes as a Node.js stream, for `pipeline`. @throws ConnectorError where the runtime has no such streams */
  node(): Readable
}
