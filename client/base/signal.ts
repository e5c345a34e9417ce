/** What ends a call early: signals, of which the first that fires ends it, and time limits. */
import { allowListeners } from '../../runtime/base/packages.ts'
import { invalidOption } from './options.ts'

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
    allowListeners(one)
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

/** Checks an option that is a time in milliseconds. @throws ConnectorError `invalid_params` */
export function checkTime(task: string, name: string, ms: number, leastMs: number): void {
  if (ms >= leastMs && ms <= LONGEST_MS) return
  throw invalidOption(task, name, `must be a number of milliseconds from ${leastMs} to ${LONGEST_MS}`, 'range')
}

/** The first time limit that is given, in milliseconds. @throws ConnectorError `invalid_params` for a number that is not a time limit */
export function timeLimit(given: number | undefined, usual: number): number
export function timeLimit(...given: readonly (number | undefined)[]): number | undefined
export function timeLimit(...given: readonly (number | undefined)[]): number | undefined {
  const ms = given.find((one) => one !== undefined)
  if (ms !== undefined) checkTime('set a time limit', 'timeoutMs', ms, 1)
  return ms
}
