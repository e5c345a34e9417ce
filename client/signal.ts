/** One signal out of several: ended by the first of them that ends. */

/** One signal of two, the second of which may be missing. */
export function anySignal(first: AbortSignal, second: AbortSignal | undefined): AbortSignal {
  return second ? AbortSignal.any([first, second]) : first
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
