/** Signals that end a call early. */
import { onAbort } from '../../runtime/base/waiting.ts'

/** One signal of two. Either may be missing. */
export function anySignal(first: AbortSignal | undefined, second: AbortSignal | undefined): AbortSignal | undefined {
  if (!first || !second) return first ?? second
  const isNative = first instanceof AbortSignal && second instanceof AbortSignal
  return isNative ? AbortSignal.any([first, second]) : callSignal([first, second]).signal
}

/** Runs a function with a signal of two, and releases both afterwards. */
export function during<T>(
  first: AbortSignal | undefined,
  second: AbortSignal | undefined,
  run: (signal?: AbortSignal) => Promise<T>,
): Promise<T> {
  if (!first || !second) return run(first ?? second)
  const { signal, release } = callSignal([first, second])
  return run(signal).finally(release)
}

/** A signal of one call. */
export interface CallSignal {
  readonly signal: AbortSignal
  abort(): void
  /** Stops listening to its signals, which may outlive many calls. */
  release(): void
}

/** A signal that any of several others ends, with its reason. The longest-lived of them would keep an `AbortSignal.any` alive. */
export function callSignal(others: readonly (AbortSignal | undefined)[]): CallSignal {
  const controller = new AbortController()
  const ends = others.flatMap((one) => {
    const abort = () => controller.abort(one?.reason)
    if (one?.aborted) abort()
    return one ? [onAbort(one, abort)] : []
  })
  return {
    signal: controller.signal,
    abort: () => controller.abort(),
    release() {
      for (const end of ends) end()
    },
  }
}
