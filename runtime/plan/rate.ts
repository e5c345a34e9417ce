import type { HttpHeaders } from '../base/http.ts'
import type { Json } from '../base/json.ts'
import { compileLocator, locatorSource } from '../language/locator.ts'
import type { RateLimit } from '../manifest/index.ts'

/** A rate limit, with a reader for its remainder. */
export interface RateReader {
  readonly rate: RateLimit
  /** Equal for operations that share a limit. */
  readonly key: string
  /**
   * The time until which to pause, in milliseconds since 1970; undefined while calls remain. Absent without a header
   * for the remainder.
   */
  readonly pauseUntil?: (headers: HttpHeaders, now: number) => number | undefined
}

/** Compiles a manifest's `rate`. */
export function compileRate(rate: RateLimit): RateReader {
  const remaining = rate.remaining && compileLocator(rate.remaining)
  const reset = rate.reset && compileLocator(rate.reset)
  return {
    rate,
    key: JSON.stringify(rate),
    ...(remaining && {
      pauseUntil(headers, now) {
        const from = locatorSource(undefined, headers)
        const left = remaining(from)
        if (left === undefined || left === null || left === '' || !(Number(left) <= 0)) return undefined
        return Math.min(resetTime(reset?.(from), rate, now), now + LONGEST_PAUSE_MS)
      },
    }),
  }
}

/** The longest accepted pause: a wrong header must not silence a connection. */
export const LONGEST_PAUSE_MS = 3_600_000

function resetTime(value: Json | undefined, { unit, perMs }: RateLimit, now: number): number {
  const reset = Number(value ?? Number.NaN)
  const date = Number.isNaN(reset) && typeof value === 'string' ? Date.parse(value) : Number.NaN
  if (!Number.isNaN(date)) return date
  if (!Number.isFinite(reset) || reset < 0) return now + perMs
  const times = {
    seconds: now + reset * 1000,
    milliseconds: now + reset,
    epoch_seconds: reset * 1000,
    epoch_milliseconds: reset,
  }
  return times[unit]
}
