/** How calls are made, in both modes, and the file that a download gives. */
import type { Readable } from 'node:stream'
import type { AnyRequest, ExecuteOptions as RuntimeOptions, FileDownload } from '../../runtime/index.ts'

/** How a call is made. */
export type CallOptions = Pick<RuntimeOptions, 'signal' | 'idempotencyKey'> & {
  /**
   * Called with the progress of what the call waits for at the third party, such as an export; in hosted mode each time the
   * platform's time limit has ended and the call continues.
   */
  readonly onProgress?: RuntimeOptions['onProgress']
  /**
   * The longest that the call may take with all its attempts, in milliseconds; for a download, until its first bytes arrive. By
   * default that of the connector. In hosted mode the longest wait for the platform: until it is over, a call that is
   * `still_running` there is continued.
   */
  readonly timeoutMs?: number | undefined
}

/** How a request is made. */
export type RequestCallOptions = Omit<CallOptions, 'onProgress'>

/** A request, and the form in which its response is wanted. */
export interface GivenRequest extends AnyRequest {
  /** Whether the body of the response is its bytes, whatever they are. */
  readonly bytes?: boolean
  /** Whether the body of the response is a stream of its bytes as they come. */
  readonly stream?: boolean
}

/** How far a list is iterated. */
export interface IterationOptions {
  readonly signal?: AbortSignal
  /** The longest that each page may take, in milliseconds. */
  readonly timeoutMs?: number | undefined
  /** The most records to give; all by default. */
  readonly limit?: number
  /** The most pages, 10,000 by default: a longer list is the error `page_limit_reached`. */
  readonly maxPages?: number
}

/** A file that is being downloaded. It is read once, by one of its two streams. */
export interface Download extends FileDownload {
  /** The same bytes as a stream of Node, for `pipeline` and the like. @throws ConnectorError where the runtime has no such streams */
  node(): Readable
}
