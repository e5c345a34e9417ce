/** The limits of a server: counted over all processes of its database. */
import type { Clock, Limiter, RateLimit } from 'plugboard/runtime'
import { type BudgetOwner, createBudget } from './budget.ts'
import type { Shares } from './shares.ts'
import { createSlots, type Slots } from './slots.ts'
import { createWindows, type Windows } from './windows.ts'

/** Limits that all processes of a database keep to together. */
export interface Limits {
  /** Counts requests: at most so many of each subject in a window. */
  windows(most: number, windowMs: number): Windows
  /** Counts what runs: at most so many of each subject at once. */
  slots(most: number): Slots
  /** Keeps the calls of one connector within what its third party allows. */
  budget(rate: RateLimit, owner: BudgetOwner, clock: Pick<Clock, 'now' | 'wait'>): Limiter
  /** Gives back what was taken and not used. */
  close(): Promise<void>
}

/** What limits are made with. */
export interface LimitsOptions {
  readonly shares: Shares
  /** Milliseconds of a clock that is never set; this process's own by default. */
  readonly now?: () => number
  /** Called with what failed in the background: shares that were not given back or renewed, pauses that were not passed on. */
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
    if (!slots) slotsMade.set(most, (slots = createSlots({ shares, most, now })))
    return slots
  }

  return {
    windows(most, windowMs) {
      const windows = createWindows({ shares, most, windowMs, now })
      windowsMade.push(windows)
      return windows
    },
    slots: slotsOf,
    budget: (rate, owner, clock) => createBudget(rate, owner, { shares, clock, slotsOf, onError }),
    async close() {
      clearInterval(timer)
      for (const one of all()) await one.close().catch(onError)
    },
  }
}
