import type { ConnectorError } from '../base/errors.ts'

/** What a call may repeat. */
export interface RetryPolicy {
  /** The most tries in all, the first included. */
  readonly max: number
  /** Whether sending the request twice does what sending it once does: it reads, or carries an idempotency header. */
  readonly repeatable: boolean
  /** The longest wait before a try, in milliseconds. */
  readonly maxWaitMs: number
}

const BASE_MS = 250
const CAP_MS = 8_000

/**
 * How long to wait before the next try, in milliseconds, or null to give up. `attempt` counts the tries made, `random` gives
 * numbers from 0 to below 1. A write without an idempotency header is tried again only when none of its bytes left: even
 * after 429, because a gateway may say so once the write has been done.
 */
export function retryDelay(
  error: ConnectorError,
  attempt: number,
  { max, repeatable, maxWaitMs }: RetryPolicy,
  random: () => number,
): number | null {
  const isUnsent = error.code === 'upstream_unreachable' && error.sent === false
  if (attempt >= max || !error.retryable || !(repeatable || isUnsent)) return null
  const asked = error.retryAfterMs
  if (asked === undefined) return Math.min(maxWaitMs, random() * Math.min(CAP_MS, BASE_MS * 2 ** (attempt - 1)))
  // Spread, or all who were refused together come back together.
  return asked <= maxWaitMs ? asked + random() * BASE_MS : null
}

const BUDGET = 10
const EARNED_BY_CALL = 0.1

/**
 * Keeps retries a small share of calls, so that a third party in trouble is not asked twice as often: 10 to begin with,
 * and each call earns a tenth of one back.
 */
export class RetryBudget {
  #left = BUDGET

  /** Counts a call. */
  call(): void {
    this.#left = Math.min(BUDGET, this.#left + EARNED_BY_CALL)
  }

  /** Says whether a retry may be made, and counts it. */
  take(): boolean {
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
