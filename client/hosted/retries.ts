/** Repetition of requests to the platform. */
import { backoffMs } from '../../runtime/base/backoff.ts'
import type { ConnectorError } from '../../runtime/base/errors.ts'
import type { Clock } from '../../runtime/index.ts'
import { milliseconds, optionsOf } from '../../runtime/base/options.ts'
import type { PlatformError } from './platform-error.ts'

/**
 * How long a request is repeated while the platform cannot be reached, breaks off, or is busy. By default 30 seconds, enough for a
 * restart.
 */
export interface Retries {
  /** Time from the first attempt to the last, in milliseconds. Defaults to 30,000. 0 sends a request once. */
  readonly forMs?: number
  /** Wait before the second attempt, in milliseconds. Defaults to 250. Each further wait is twice as long. */
  readonly firstWaitMs?: number
  /** Maximum wait, in milliseconds. Defaults to 5,000. */
  readonly longestWaitMs?: number
}

const FOR_MS = 30_000
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5_000

/** Milliseconds until the next attempt, or undefined for none. Called after each attempt. */
export type NextWait = (error: ConnectorError | PlatformError, status: number | undefined) => number | undefined

/** Options of `Retries`. */
export const RETRIES = optionsOf<Retries>({
  forMs: milliseconds(0),
  firstWaitMs: milliseconds(0),
  longestWaitMs: milliseconds(0),
})

/** Creates the waits of requests. */
export function createRetries(
  { forMs = FOR_MS, firstWaitMs = FIRST_WAIT_MS, longestWaitMs = LONGEST_WAIT_MS }: Retries,
  clock: Clock,
): (limitMs?: number) => NextWait {
  const backoff = { firstMs: firstWaitMs, longestMs: longestWaitMs, spread: 0.5 }
  return (limitMs = Infinity) => {
    const started = clock.now()
    const lasting = Math.min(forMs, limitMs)
    let waited = 0
    let failures = 0
    return (error, status) => {
      if (!isPassing(error, status)) return undefined
      // What was waited counts too: a clock that is set back prolongs nothing.
      const left = lasting - Math.max(waited, clock.now() - started)
      const asked = 'retryAfterMs' in error ? error.retryAfterMs : undefined
      if (left <= 0 || (asked ?? 0) > left) return undefined
      // A time that is past says nothing: the platform would be asked without a pause.
      const waitMs =
        asked ||
        Math.min(
          left,
          backoffMs(++failures, backoff, () => clock.random()),
        )
      waited += waitMs
      return waitMs
    }
  }
}

/** Whether the same request may succeed later. A gateway's 502 has no code of the platform. */
function isPassing({ code }: { readonly code: string }, status: number | undefined): boolean {
  if (code === 'platform_unreachable' || code === 'idempotency_in_progress') return true
  return status === 429 || status === 503 || (status === 502 && code === 'platform_error')
}
