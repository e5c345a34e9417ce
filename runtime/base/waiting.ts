/** Waiting: by a clock that tests can replace, and no longer than the caller of a call does. */
import { ConnectorError } from './errors.ts'
import { isObject } from './json.ts'
import { nodeModule } from './packages.ts'

/**
 * The error for a call that a signal ended: `upstream_timeout` when the signal is a time limit, as `AbortSignal.timeout` is,
 * else `cancelled`. Its cause is the signal's reason. `state` reads before the reason: "Cannot finish the call to example.com".
 */
export function endedBy({ reason }: AbortSignal, state: string, sent?: boolean): ConnectorError {
  const options = { cause: reason as unknown, sent }
  return isTimeLimit(reason)
    ? new ConnectorError('upstream_timeout', `${state}: the caller's time limit ran out`, options)
    : new ConnectorError('cancelled', `${state}: the caller canceled it`, options)
}

/** Whether a signal was aborted because a time was over. */
export function isTimeLimit(reason: unknown): boolean {
  return isObject(reason) && reason.name === 'TimeoutError'
}

/**
 * Calls a function when a signal fires, whatever made the signal: the JavaScript runtime, jsdom, or a polyfill.
 * @returns what ends that
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

/** Lets a signal have any number of listeners, of which Node would else warn: a caller may give one signal to any number of calls. */
function allowListeners(signal: AbortSignal): void {
  try {
    EVENTS?.setMaxListeners(0, signal)
  } catch {
    // Node counts only the listeners of its own signals, and knows no others.
  }
}

/** The error for a signal that fired. */
type ErrorOf = (signal: AbortSignal) => Error

/** What a call waits for, left to itself when the call is ended. @throws what `errorOf` makes: ConnectorError `cancelled`, `upstream_timeout` */
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

/** Time, chance and waiting as a parameter, so that tests need neither. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** At least 0, less than 1. */
  random(): number
  /** Waits some milliseconds. @throws ConnectorError `cancelled`, `upstream_timeout` when the signal fires first */
  wait(ms: number, signal?: AbortSignal): Promise<void>
}

/** The clock of the machine. @param errorOf the error of a wait that a signal ended */
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

/** The clock of the machine, for calls. */
export const SYSTEM_CLOCK: Clock = /* @__PURE__ */ systemClock()

/** A clock with the machine's methods where the given one lacks some. The given one may be an object or an instance of a class. */
export function clockOf(given?: Partial<Clock>): Clock {
  if (!given) return SYSTEM_CLOCK
  return {
    now: given.now?.bind(given) ?? SYSTEM_CLOCK.now,
    random: given.random?.bind(given) ?? SYSTEM_CLOCK.random,
    wait: given.wait?.bind(given) ?? SYSTEM_CLOCK.wait,
  }
}
