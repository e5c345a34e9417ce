/** One signal out of several: ended by the first of them that ends. */

/** One signal of two, either of which may be missing. */
export function anySignal(first: AbortSignal | undefined, second: AbortSignal | undefined): AbortSignal | undefined {
  return first && second ? AbortSignal.any([first, second]) : (first ?? second)
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

/** A signal that any of some others ends. `AbortSignal.any` would be kept alive by the longest-lived of them. */
export function callSignal(others: readonly (AbortSignal | undefined)[]): CallSignal {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const listened = others.filter((one) => one !== undefined)
  for (const one of listened) {
    if (one.aborted) abort()
    one.addEventListener('abort', abort, { once: true })
  }
  return {
    signal: controller.signal,
    abort,
    release() {
      for (const one of listened) one.removeEventListener('abort', abort)
    },
  }
}
