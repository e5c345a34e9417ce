/** Waiting, by a clock that tests can replace and a signal that ends it. */
import { ConnectorError } from './errors.ts'
import { isObject } from './json.ts'
import { nodeModule } from './packages.ts'

/**
 * The error for a call that a signal ended: `upstream_timeout` for a time limit such as `AbortSignal.timeout`, else `cancelled`. Its cause
 * is the signal's reason.
 * @param state the text before the reason: "Cannot finish the call to example.com"
 */
export function endedBy({ reason }: AbortSignal, state: string, sent?: boolean): ConnectorError {
  const options = { cause: reason as unknown, sent }
  return isTimeLimit(reason)
    ? new ConnectorError('upstream_timeout', `${state}: the caller's time limit ran out`, options)
    : new ConnectorError('cancelled', `${state}: the caller canceled it`, options)
}

/** Whether a signal's reason is a time limit. */
export function isTimeLimit(reason: unknown): boolean {
  return isObject(reason) && reason.name === 'TimeoutError'
}

/**
 * Calls a function when a signal fires. The signal may be of the JavaScript runtime, jsdom or a polyfill.
 * @returns a function that removes the listener
 */
export function onAbort(signal: AbortSignal, listener: () => void): () => void {
  const forget = () => signal.removeEventListener('abort', fire)
  const fire = () => {
    forget()
    listener()
  }
  allowListeners(signal)
  signal.addEventListener('abort', fire)
  return forget
}

const EVENTS = /* @__PURE__ */ nodeModule('node:events')

/** Allows any number of listeners without Node's warning: a caller may pass one signal to many calls. */
function allowListeners(signal: AbortSignal): void {
  try {
    EVENTS?.setMaxListeners(0, signal)
  } catch {
    // Node counts only the listeners of its own signals.
  }
}

/** The error for a signal that fired. */
type ErrorOf = (signal: AbortSignal) => Error

/** Waits for work until a signal fires; the work itself continues. @throws the error of `errorOf`: ConnectorError `cancelled`, `upstream_timeout` */
export function unlessCancelled<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  errorOf: ErrorOf = (ended) => endedBy(ended, 'Cannot continue the call'),
): Promise<T> {
  if (!signal) return work
  return new Promise<T>((resolve, reject) => {
    const cancel = () => reject(errorOf(signal))
    if (signal.aborted) cancel()
    work.then(resolve, reject).finally(onAbort(signal, cancel))
  })
}

/** The longest timeout of a timer, in milliseconds. */
export const TIMER_MAX_MS = 2 ** 31 - 1

/** Time, randomness and waiting, which tests can replace. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** A number from 0 to below 1. */
  random(): number
  /** Waits. @throws ConnectorError `cancelled`, `upstream_timeout` if the signal fires first */
  wait(ms: number, signal?: AbortSignal): Promise<void>
}

/** The system's clock. @param errorOf the error of a wait that a signal ended */
export function systemClock(errorOf?: ErrorOf): Clock {
  return {
    now: Date.now,
    random: Math.random,
    wait(ms, signal) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const waited = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))
      return unlessCancelled(waited, signal, errorOf).finally(() => clearTimeout(timer))
    },
  }
}

/** The system's clock, for calls. */
export const SYSTEM_CLOCK: Clock = /* @__PURE__ */ systemClock()

/** Completes a clock with the system's methods. The clock may be an object or an instance of a class. */
export function clockOf(given?: Partial<Clock>): Clock {
  if (!given) return SYSTEM_CLOCK
  return {
    now: given.now?.bind(given) ?? SYSTEM_CLOCK.now,
    random: given.random?.bind(given) ?? SYSTEM_CLOCK.random,
    wait: given.wait?.bind(given) ?? SYSTEM_CLOCK.wait,
  }
}
