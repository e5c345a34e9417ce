/** What a sync may cost a third party: how often entities are due by the requests of a run, and how fast requests follow each other. */
import type { ResolvedOperation } from 'plugboard/runtime'

/** The vendor's allowance. */
export type OperationRate = NonNullable<ResolvedOperation['rate']>

/** A run of an entity takes at most this part of the requests that syncing may make meanwhile. */
const PART = 0.1
/** What is taken for the allowance of a third party that names none: a request a second. */
const ASSUMED = { limit: 60, perMs: 60_000 }
const DAY_MS = 24 * 3600_000
/** Runs of many connectors drift apart: each interval is up to so much shorter or longer. */
const JITTER = 0.05

/** The share of a third party's limit that syncing uses when the settings say none. */
export const DEFAULT_SHARE = 0.25

/** What an entity's next run depends on. */
export interface RunCost {
  /** Requests of a run. */
  readonly requests: number
  readonly rate: OperationRate | undefined
  /** The share of the rate that syncing may use, above 0 and at most 1. */
  readonly share: number
}

/** Milliseconds between two runs so that they take a small part of what syncing may ask: never less than `leastMs`. */
export function intervalOf({ requests, rate, share }: RunCost, leastMs: number): number {
  const { limit = ASSUMED.limit, perMs } = rate?.limit === undefined ? ASSUMED : rate
  return Math.max(leastMs, (requests * perMs) / (limit * share * PART))
}

/** Milliseconds after which an entity is read whole again, to find what no list of changes shows. */
export function fullIntervalOf(cost: RunCost): number {
  return intervalOf(cost, DAY_MS)
}

/** An interval a little shorter or longer. @param random at least 0, less than 1 */
export function jittered(ms: number, random: number): number {
  return ms * (1 - JITTER + 2 * JITTER * random)
}

/** Thrown when a request would have to wait until the lease is over: the run continues when the request may be made. */
export class PacedOut extends Error {
  readonly delayMs: number

  constructor(delayMs: number) {
    super()
    this.delayMs = delayMs
  }
}

/**
 * Keeps the requests of one connector within a share of each rate limit: a burst as large as the share of a window, then one
 * after the other. What is stored between leases is how many milliseconds from now on the next request of each limit is due.
 */
export class Pace {
  readonly #share: number | undefined
  readonly #due = new Map<string, number>()
  readonly #now: () => number

  /** @param share undefined for no limit @param due milliseconds from now, by limit @param now the monotonic clock, in milliseconds */
  constructor(share: number | undefined, due: Readonly<Record<string, number>>, now: () => number) {
    this.#share = share
    this.#now = now
    for (const [key, ms] of Object.entries(due)) this.#due.set(key, now() + ms)
  }

  /** How many milliseconds a request has to wait; it counts as made then. */
  take(rate: OperationRate | undefined): number {
    if (this.#share === undefined || rate?.limit === undefined) return 0
    const wait = this.wait(rate)
    const { key, everyMs } = this.#limit(rate)
    this.#due.set(key, Math.max(this.#now(), this.#due.get(key) ?? 0) + everyMs)
    return wait
  }

  /** How many milliseconds a request would have to wait now. */
  wait(rate: OperationRate | undefined): number {
    if (this.#share === undefined || rate?.limit === undefined) return 0
    const { key, everyMs, burst } = this.#limit(rate)
    return Math.max(0, (this.#due.get(key) ?? 0) - (burst - 1) * everyMs - this.#now())
  }

  /** What is still due, by limit, in whole milliseconds from now. */
  get due(): Record<string, number> {
    const left = [...this.#due].map(([key, at]) => [key, Math.ceil(at - this.#now())] as const)
    return Object.fromEntries(left.filter(([, ms]) => ms > 0))
  }

  #limit({ limit = 1, perMs }: OperationRate) {
    const allowed = limit * (this.#share ?? 1)
    return { key: `${limit}/${perMs}`, everyMs: perMs / allowed, burst: Math.max(1, Math.floor(allowed)) }
  }
}
