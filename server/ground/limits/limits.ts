/** The limits of a server, counted over all processes of its database. */
import type { Clock, Limiter, RateLimit } from 'plugboard/runtime'
import { Budget, type BudgetOwner } from './budget.ts'
import type { Shares } from './shares.ts'
import { Slots } from './slots.ts'
import { Windows } from './windows.ts'

/** Limits over all processes of a database. */
export interface Limits {
  /** Counts requests. @param most maximum number of a subject's requests in a window */
  windows(most: number, windowMs: number): Windows
  /** Counts running calls. @param most maximum number of a subject's calls at the same time */
  slots(most: number): Slots
  /** Keeps the calls of one connector within what its third party allows. */
  budget(rate: RateLimit, owner: BudgetOwner, clock: Pick<Clock, 'now' | 'wait'>): Limiter
  /** Gives back everything unused. */
  close(): Promise<void>
}

/** Options of limits. */
export interface LimitsOptions {
  readonly shares: Shares
  /** Milliseconds of a clock that is never set; this process's own by default. */
  readonly now?: () => number
  /** Called with failures in the background: of giving shares back, renewing them, passing on pauses. */
  readonly onError?: (error: unknown) => void
}

const MAINTENANCE_MS = 1_000

/** Limits over shares. */
export function createLimits({ shares, now = () => performance.now(), onError = () => {} }: LimitsOptions): Limits {
  const windowsMade: Windows[] = []
  const slotsMade = new Map<number, Slots>()
  const all = () => [...windowsMade, ...slotsMade.values()]
  let isMaintaining = false

  async function maintain(): Promise<void> {
    for (const one of all()) await one.maintain().catch(onError)
  }

  const timer = setInterval(() => {
    if (isMaintaining) return
    isMaintaining = true
    maintain()
      .catch(onError)
      .finally(() => (isMaintaining = false))
  }, MAINTENANCE_MS).unref()

  function slotsOf(most: number): Slots {
    let slots = slotsMade.get(most)
    if (!slots) slotsMade.set(most, (slots = new Slots({ shares, most, now })))
    return slots
  }

  return {
    windows(most, windowMs) {
      const windows = new Windows({ shares, most, windowMs, now })
      windowsMade.push(windows)
      return windows
    },
    slots: slotsOf,
    budget: (rate, owner, clock) => new Budget(rate, owner, { shares, clock, slotsOf, onError }),
    async close() {
      clearInterval(timer)
      for (const one of all()) await one.close().catch(onError)
    },
  }
}
