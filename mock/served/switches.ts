/** Latency, rate limits and failures by request count, so that runs repeat. */

/** Kinds of failures. */
const FAILURES = ['error', 'reset', 'truncated', 'hang'] as const

/** A server error, a closed connection, half a response, or none. */
export type PlayedFailure = (typeof FAILURES)[number]

/** Planned failures. */
export interface Switches {
  /** Delay of every response, in milliseconds. */
  readonly latencyMs?: number
  /** Refuses every nth request with 429. */
  readonly rateLimit?: number
  /** Fails every nth request, in the given ways in turn. Defaults to all except `hang`. */
  readonly failures?: { readonly every: number; readonly as?: readonly PlayedFailure[] }
}

/** Decides a request's fate: a refusal, a failure, or undefined for a proper response. @param count of the request, from 1 */
export function fateOf({ rateLimit, failures }: Switches, count: number): 'rate_limited' | PlayedFailure | undefined {
  if (failures && count % failures.every === 0) {
    const ways = failures.as ?? FAILURES.filter((way) => way !== 'hang')
    return ways[(count / failures.every - 1) % ways.length]
  }
  return rateLimit !== undefined && count % rateLimit === 0 ? 'rate_limited' : undefined
}
