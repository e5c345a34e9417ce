/** What ends a call early: signals, of which the first that fires ends it, and time limits. */
import { onAbort } from '../../runtime/base/waiting.ts'

/** One signal of two, either of which may be missing. */
export function anySignal(first: AbortSignal | undefined, second: AbortSignal | undefined): AbortSignal | undefined {
  if (!first || !second) return first ?? second
  const isNative = first instanceof AbortSignal && second instanceof AbortSignal
  return isNative ? AbortSignal.any([first, second]) : callSignal([first, second]).signal
}

/** Runs something with a signal of two, and lets go of both when it is done. */
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
  /** Lets go of the signals that it listens to, which may live longer than many calls. */
  release(): void
}

/** A signal that any of some others ends, with its reason. `AbortSignal.any` would be kept alive by the longest-lived of them. */
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
