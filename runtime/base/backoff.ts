/** Waits before another attempt: as long as a response asks, or longer with each failure. */

/** The growth of waits over failures in a row. */
export interface Backoff {
  /** The wait after the first failure, in milliseconds. Each further one is twice as long. */
  readonly firstMs: number
  /** The longest wait, in milliseconds. */
  readonly longestMs: number
  /** The random part of the wait, so that clients that failed together do not return together: 0 for none, 1 for all. */
  readonly spread: number
}

/**
 * Exponential backoff with jitter: the wait after a number of consecutive failures, in milliseconds.
 * @param failures 1 or more
 * @param random returns numbers from 0 to below 1
 */
export function backoffMs(
  failures: number,
  { firstMs, longestMs, spread }: Backoff,
  random: () => number = Math.random,
): number {
  const most = Math.min(longestMs, firstMs * 2 ** (failures - 1))
  return most * (1 - spread + spread * random())
}

/** A number as text. */
const NUMBER = /^\s*-?\d{1,17}(?:\.\d{1,9})?\s*$/

/** Numbers above this count seconds since 1970, not seconds to wait. */
const EPOCH_SECONDS = 1_000_000_000
const EPOCH_MILLISECONDS = 1_000_000_000_000

/**
 * The wait that a response asks for, in milliseconds: from seconds, an HTTP date, or a time since 1970 in seconds or milliseconds. A past
 * time returns 0, an unknown form undefined.
 * @see RFC 9110 section 10.2.3
 */
export function waitOf(value: string | number, now: number): number | undefined {
  if (typeof value === 'string' && !NUMBER.test(value)) {
    const date = Date.parse(value)
    return Number.isNaN(date) || !/[a-z]{3}/i.test(value) ? undefined : Math.max(0, date - now)
  }
  const number = Number(value)
  if (number >= EPOCH_MILLISECONDS) return Math.max(0, number - now)
  if (number >= EPOCH_SECONDS) return Math.max(0, number * 1000 - now)
  return Math.max(0, Math.round(number * 1000))
}
