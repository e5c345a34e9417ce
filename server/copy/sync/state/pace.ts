/** How fast the requests of a sync follow each other, so that they use a share of the third party's limits only. */
import type { ResolvedOperation } from 'plugboard/runtime'

/** Thrown when a request would have to wait until the lease has ended: the run continues when the request may be made. */
export class PacedOut extends Error {
  readonly delayMs: number

  constructor(delayMs: number) {
    super()
    this.delayMs = delayMs
  }
}

/**
 * Keeps the requests of one connector within a share of each rate limit: a burst as large as the share of a window, then evenly. Between leases
 * the milliseconds are stored until the next request of each limit is due.
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

  /** Returns the milliseconds that a request has to wait; it counts as made then. */
  take(rate: OperationRate | undefined): number {
    if (this.#share === undefined) return 0
    const wait = this.wait(rate)
    const { key, everyMs } = limitOf(rate, this.#share)
    this.#due.set(key, Math.max(this.#now(), this.#due.get(key) ?? 0) + everyMs)
    return wait
  }

  /** Returns the milliseconds that a request would have to wait now. */
  wait(rate: OperationRate | undefined): number {
    if (this.#share === undefined) return 0
    const { key, everyMs, burst } = limitOf(rate, this.#share)
    return Math.max(0, (this.#due.get(key) ?? 0) - (burst - 1) * everyMs - this.#now())
  }

  /** Milliseconds until requests are due, by limit. */
  get due(): Record<string, number> {
    const left = [...this.#due].map(([key, at]) => [key, Math.ceil(at - this.#now())] as const)
    return Object.fromEntries(left.filter(([, ms]) => ms > 0))
  }
}

/** Computes the share of a limit: a burst of requests, then one for each interval. */
function limitOf(rate: OperationRate | undefined, share: number) {
  const { limit, perMs } = limitWindow(rate)
  const allowed = limit * share
  return { key: `${limit}/${perMs}`, everyMs: perMs / allowed, burst: Math.max(1, Math.floor(allowed)) }
}

/** The vendor's allowance. */
export type OperationRate = NonNullable<ResolvedOperation['rate']>

/** A run of an entity takes at most this part of the requests that syncing may make meanwhile. */
const PART = 0.1
/** Assumed allowance of a third party whose kind declares none: two requests a second. */
const ASSUMED = { limit: 120, perMs: 60_000 }
const DAY_MS = 24 * 3600_000
/** Maximum part by which an interval is shorter or longer, so that runs of many connectors drift apart. */
const JITTER = 0.05

/** Share of a third party's limit that syncing uses by default. */
export const DEFAULT_SHARE = 0.25

/** Cost of a run, which decides when the next one is due. */
export interface RunCost {
  /** Requests of a run. */
  readonly requests: number
  readonly rate: OperationRate | undefined
  /** The share of the rate that syncing may use, above 0 and at most 1. */
  readonly share: number
}

/** A window of a third party's limit: as its kind declares it, else what is taken for it. */
export function limitWindow(rate: OperationRate | undefined): { readonly limit: number; readonly perMs: number } {
  return rate?.limit === undefined ? ASSUMED : { limit: rate.limit, perMs: rate.perMs }
}

/** Milliseconds between two runs so that they take a small part of what syncing may ask: never less than `leastMs`. */
export function intervalOf({ requests, rate, share }: RunCost, leastMs: number): number {
  const { limit, perMs } = limitWindow(rate)
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
