/** Processes that share limits, with a clock that a test moves. */
import { openTestPostgres } from '../../../support/database.ts'
import { databaseShares } from '../../../../server/ground/limits/database.ts'
import { memoryShares } from '../../../../server/ground/limits/memory.ts'
import type { Share, ShareRequest, Shares, LimitSubject } from '../../../../server/ground/limits/shares.ts'

/** Time that passes only when a test says so. */
export interface HandClock {
  readonly now: () => number
  /** Comes back once the time has come; rejects when the signal fires. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Lets time pass; those whose time has come wake. */
  advance(ms: number): void
  /** Goes from one waiter to the next until none waits any more. */
  run(): Promise<void>
}

/** A clock. */
export function handClock(): HandClock {
  const waiters = new Set<{ at: number; wake: () => void }>()
  let time = Date.parse('2026-01-01T00:00:00Z')
  return {
    now: () => time,
    advance(ms) {
      time += ms
      for (const waiter of waiters) {
        if (waiter.at > time) continue
        waiters.delete(waiter)
        waiter.wake()
      }
    },
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const waiter = { at: time + ms, wake: resolve }
        waiters.add(waiter)
        signal?.addEventListener('abort', () => {
          waiters.delete(waiter)
          reject(signal.reason as Error)
        })
      }),
    async run() {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve))
        const next = [...waiters].sort((a, b) => a.at - b.at)[0]
        if (!next) return
        time = Math.max(time, next.at)
        waiters.delete(next)
        next.wake()
      }
    },
  }
}

/** Shares that several processes count together. */
export interface Counting {
  readonly clock: HandClock
  readonly shares: Shares
  close(): Promise<void>
}

/** For `describe.each`: the shares of both engines, by a clock of the test's. */
export const countings: readonly (readonly [name: string, open: () => Promise<Counting>])[] = [
  [
    'embedded',
    async () => {
      const clock = handClock()
      return { clock, shares: memoryShares(clock.now), close: async () => {} }
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const clock = handClock()
      const database = await openTestPostgres()
      return { clock, shares: databaseShares(database, clock.now), close: () => database.close() }
    },
  ],
]

/** The same shares; counts the round trips, and can be made to wait or to fail. */
export class WatchedShares implements Shares {
  roundTrips = 0
  held: Promise<void> | undefined
  failure: Error | undefined
  readonly #shares: Shares

  constructor(shares: Shares) {
    this.#shares = shares
  }

  async #before(): Promise<void> {
    this.roundTrips++
    await this.held
    if (this.failure) throw this.failure
  }

  async take(subject: LimitSubject, request: ShareRequest): Promise<Share> {
    await this.#before()
    return this.#shares.take(subject, request)
  }

  async giveBack(parts: Parameters<Shares['giveBack']>[0]): Promise<void> {
    await this.#before()
    await this.#shares.giveBack(parts)
  }

  async renew(parts: Parameters<Shares['renew']>[0], lifeMs: number): Promise<Set<string>> {
    await this.#before()
    return this.#shares.renew(parts, lifeMs)
  }

  async pause(subject: LimitSubject, ms: number): Promise<void> {
    await this.#before()
    await this.#shares.pause(subject, ms)
  }
}
