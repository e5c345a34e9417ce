/** Latency, rate limits and failures, chosen by counting, so that every run fails alike. */

/** How a request can fail. */
const FAILURES = ['error', 'reset', 'truncated', 'hang'] as const

/** A server error, a closed connection, half an answer, or none. */
export type PlayedFailure = (typeof FAILURES)[number]

/** What goes wrong, and how often. */
export interface Switches {
  /** Waited before every answer. */
  readonly latencyMs?: number
  /** Every so many requests one is refused with 429. */
  readonly rateLimit?: number
  /** Every so many requests one fails, in the ways given one after the other; hanging is left out by default. */
  readonly failures?: { readonly every: number; readonly as?: readonly PlayedFailure[] }
}

/** What becomes of the request of a number, counted from 1: a refusal, a failure, or undefined for a proper answer. */
export function fateOf({ rateLimit, failures }: Switches, count: number): 'rate_limited' | PlayedFailure | undefined {
  if (failures && count % failures.every === 0) {
    const ways = failures.as ?? FAILURES.filter((way) => way !== 'hang')
    return ways[(count / failures.every - 1) % ways.length]
  }
  return rateLimit !== undefined && count % rateLimit === 0 ? 'rate_limited' : undefined
}
