/** Observers of calls: their events, and their errors. */
import type { HttpRequest } from './http.ts'
import type { Params } from './json.ts'
import type { Notice } from './notice.ts'

/** A step of a call. Secrets of the connection are `[secret]` in `authorized` and `response`; earlier steps contain none. */
export type ObserveEvent = {
  /** The operation, such as `customers.list`. */
  readonly operation: string
} & (
  | { readonly step: 'params'; readonly value: Params }
  | { readonly step: 'request'; readonly value: HttpRequest }
  | { readonly step: 'authorized'; readonly value: HttpRequest }
  | { readonly step: 'response'; readonly value: ObservedResponse }
  | { readonly step: 'notice'; readonly value: Notice }
  | { readonly step: 'retry'; readonly value: ObservedRetry }
  | { readonly step: 'next'; readonly value: Params | null }
)

/** A response of the third party without its body. */
export interface ObservedResponse {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The length of the body after decompression; absent for a file, which is still to come. */
  readonly bytes?: number
}

/** A failed attempt that is followed by another one. */
export interface ObservedRetry {
  /** The code of the error. */
  readonly code: string
  /** The number of attempts so far. */
  readonly tries: number
  /** The wait before the next attempt, in milliseconds. */
  readonly waitMs: number
}

/** Called synchronously at each step of a call. Its errors do not affect the call: the first becomes a warning of the process. */
export type Observe = (event: ObserveEvent) => void

/** Functions whose failure was reported. */
const failed = new WeakSet<object>()

/**
 * Calls a function that observes a call. Its errors and rejections do not affect the call: the first becomes a warning of the process.
 * @param name the option of the function
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

/** Emits a warning, in a runtime that has them. */
function warn(text: string): void {
  globalThis.process?.emitWarning?.(text, 'ObserveWarning')
}
