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

/** An observer whose errors do not reach the calls: the first of them is a warning of the process. */
export function harmless(observe: Observe): Observe {
  let hasFailed = false
  const fail = (error: unknown): void => {
    if (hasFailed) return
    hasFailed = true
    const reason = error instanceof Error ? error.message : String(error)
    process.emitWarning(`your observe function failed; later failures are not reported: ${reason}`, 'ObserveWarning')
  }
  return (event) => {
    try {
      const done: unknown = observe(event)
      if (done instanceof Promise) done.catch(fail)
    } catch (error) {
      fail(error)
    }
  }
}
