/** When a delivery is attempted again, and how long an endpoint that fails is left alone. All times in milliseconds. */
import { backoffMs } from 'plugboard/internal'

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]

/** The waits before each attempt, as Standard Webhooks 1.0.0 suggests. */
export const SCHEDULE_MS: readonly number[] = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

/** A wait is longer by up to this part of it, so that deliveries that failed together do not return together. */
const JITTER = 0.2

/** The longest that a response may have us wait. */
const LONGEST_ASKED_MS = 24 * HOUR

/** How long an endpoint may fail before it is disabled. */
export const FAILING_DAYS = 5

/** Number of consecutive failures that pause an endpoint. */
const TOLERATED = 4

const PAUSE = { firstMs: 5 * SECOND, longestMs: 5 * MINUTE, spread: JITTER }

/** Statuses of an overloaded server. */
const OVERLOADED: readonly (number | undefined)[] = [429, 502, 504]

/** How an attempt failed. */
export interface Failure {
  /** Of the response; undefined without one. */
  readonly status?: number
  /** The wait of its `Retry-After`. */
  readonly retryAfterMs?: number
}

/**
 * The wait before the next attempt; undefined after the last one.
 * @param attempts how many were made, the failed one included
 * @param random returns numbers from 0 to below 1
 */
export function nextAttemptMs(
  attempts: number,
  { retryAfterMs = 0 }: Failure,
  random: () => number = Math.random,
): number | undefined {
  const wait = SCHEDULE_MS[attempts]
  if (wait === undefined) return undefined
  return Math.max(wait * (1 + JITTER * random()), Math.min(retryAfterMs, LONGEST_ASKED_MS))
}

/**
 * How long the endpoint gets nothing; 0 while it may be a fault of one message.
 * @param failures in a row, this one included
 */
export function pauseMs(failures: number, { status, retryAfterMs = 0 }: Failure, random?: () => number): number {
  const isOverloaded = OVERLOADED.includes(status)
  const excess = isOverloaded ? failures : failures - TOLERATED
  const own = excess > 0 ? backoffMs(excess, PAUSE, random) : 0
  return isOverloaded ? Math.max(own, Math.min(retryAfterMs, LONGEST_ASKED_MS)) : own
}
