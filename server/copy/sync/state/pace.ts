/** How fast the requests of a sync follow each other, so that they use a share of the third party's limits only. */
import { type OperationRate, limitWindow } from './cost.ts'

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
    if (this.#share === undefined) return 0
    const wait = this.wait(rate)
    const { key, everyMs } = limitOf(rate, this.#share)
    this.#due.set(key, Math.max(this.#now(), this.#due.get(key) ?? 0) + everyMs)
    return wait
  }

  /** How many milliseconds a request would have to wait now. */
  wait(rate: OperationRate | undefined): number {
    if (this.#share === undefined) return 0
    const { key, everyMs, burst } = limitOf(rate, this.#share)
    return Math.max(0, (this.#due.get(key) ?? 0) - (burst - 1) * everyMs - this.#now())
  }

  /** What is still due, by limit, in whole milliseconds from now. */
  get due(): Record<string, number> {
    const left = [...this.#due].map(([key, at]) => [key, Math.ceil(at - this.#now())] as const)
    return Object.fromEntries(left.filter(([, ms]) => ms > 0))
  }
}

/** The share of a limit: so many requests at once, then one each so many milliseconds. */
function limitOf(rate: OperationRate | undefined, share: number) {
  const { limit, perMs } = limitWindow(rate)
  const allowed = limit * share
  return { key: `${limit}/${perMs}`, everyMs: perMs / allowed, burst: Math.max(1, Math.floor(allowed)) }
}
