/** What ends a call early: signals, of which the first that fires ends it, and time limits. */
import { setMaxListeners } from 'node:events'
import { ConnectorError } from '../runtime/base/errors.ts'

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

/** A signal that any of some others ends, with its reason. `AbortSignal.any` would be kept alive by the longest-lived of them. */
export function callSignal(others: readonly (AbortSignal | undefined)[]): CallSignal {
  const controller = new AbortController()
  const listened = others
    .filter((one) => one !== undefined)
    .map((one) => ({ one, abort: () => controller.abort(one.reason) }))
  for (const { one, abort } of listened) {
    if (one.aborted) abort()
    // A caller may give one signal to any number of calls.
    setMaxListeners(0, one)
    one.addEventListener('abort', abort, { once: true })
  }
  return {
    signal: controller.signal,
    abort: () => controller.abort(),
    release() {
      for (const { one, abort } of listened) one.removeEventListener('abort', abort)
    },
  }
}

/** The longest that a timer can run, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1

/** The first time limit that is given, in milliseconds. @throws ConnectorError `invalid_params` for a number that is not a time limit */
export function timeLimit(given: number | undefined, usual: number): number
export function timeLimit(...given: readonly (number | undefined)[]): number | undefined
export function timeLimit(...given: readonly (number | undefined)[]): number | undefined {
  const ms = given.find((one) => one !== undefined)
  if (ms === undefined || (ms > 0 && ms <= LONGEST_MS)) return ms
  const message = `must be a number of milliseconds from 1 to ${LONGEST_MS}`
  throw new ConnectorError('invalid_params', `Cannot set a time limit: option timeoutMs ${message}`, {
    errors: [{ field: 'options.timeoutMs', message, error_code: 'range' }],
  })
}
