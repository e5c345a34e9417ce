/** Observers of calls: what they are called with, and what becomes of their errors. */
import type { HttpRequest } from './http.ts'
import type { Params } from './json.ts'

/** One step of a call. Secrets of the connection are `[secret]` in `authorized` and `response`; the steps before hold none. */
export type ObserveEvent = {
  /** The operation, such as `customers.list`. */
  readonly operation: string
} & (
  | { readonly step: 'params'; readonly value: Params }
  | { readonly step: 'request'; readonly value: HttpRequest }
  | { readonly step: 'authorized'; readonly value: HttpRequest }
  | { readonly step: 'response'; readonly value: ObservedResponse }
  | { readonly step: 'retry'; readonly value: ObservedRetry }
  | { readonly step: 'next'; readonly value: Params | null }
)

/** A response of the third party without its body. */
export interface ObservedResponse {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The length of the body after decompression; absent for a file, whose bytes are still to come. */
  readonly bytes?: number
}

/** A try that failed and is followed by another one. */
export interface ObservedRetry {
  /** The code of the error. */
  readonly code: string
  /** How many tries the call has made. */
  readonly tries: number
  /** The wait before the next try, in milliseconds. */
  readonly waitMs: number
}

/** Is called at each step of a call, synchronously. What it throws harms no call: the first time it is a warning of the process. */
export type Observe = (event: ObserveEvent) => void

/** Functions that failed, and whose failures were reported. */
const failed = new WeakSet<object>()

/**
 * Calls a function that watches a call. What it throws, or rejects with, harms no call: the first time it is a warning of the process.
 * @param name the option that it was given as
 */
export function notify<A extends readonly unknown[]>(
  name: string,
  watcher: ((...given: A) => unknown) | undefined,
  ...given: A
): void {
  if (!watcher) return
  const fail = (error: unknown): void => {
    if (failed.has(watcher)) return
    failed.add(watcher)
    warn(
      `your ${name} function failed; later failures are not reported: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  try {
    const done = watcher(...given)
    if (isThenable(done)) done.then(undefined, fail)
  } catch (error) {
    fail(error)
  }
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as PromiseLike<unknown> | undefined | null)?.then === 'function'
}

/** Warns by the means of Node, where the runtime has them. */
function warn(text: string): void {
  globalThis.process?.emitWarning?.(text, 'ObserveWarning')
}
