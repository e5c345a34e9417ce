/** What a third party allows, kept to by all processes together. */
import type { Clock, Limiter, Rate, Release } from 'plugboard/runtime'
import { createLimiter, endedBy } from 'plugboard/parts'
import { ConnectorError } from 'plugboard/runtime'
import type { Share, Shares } from './shares.ts'
import type { Slots } from './slots.ts'

/** Whose budget it is. */
export interface BudgetOwner {
  readonly organizationId: string
  /** The connector and the rate, as one text. */
  readonly key: string
}

/** What budgets are made with. */
export interface BudgetOptions {
  readonly shares: Shares
  readonly clock: Pick<Clock, 'now' | 'wait'>
  /** Slots of a rate's `concurrency`. */
  readonly slotsOf: (most: number) => Slots
  /** Called when a pause could not be passed on to the other processes. */
  readonly onError: (error: unknown) => void
}

/** Permits are good for this part of the rate's span, and count against it for that much longer: so no span exceeds the limit. */
const USE_PART = 1 / 10
const USE_MOST_MS = 1_000
/** The longest that permits are good for, however slowly the database answers. */
const USE_LONGEST_MS = 60_000
/** How long one who waits for others looks again at the latest. */
const LOOK_MS = 1_000
/** How long one waits for a slot of a rate's `concurrency` before it looks again. */
const SLOT_MS = 100
const UNLIMITED = 1_000_000_000

interface Waiter {
  /** Until when it waits at most, in milliseconds since 1970. */
  readonly until: number
  start(): void
  fail(error: unknown): void
}

/**
 * A limiter whose allowance all processes share. Starts are counted in the shares, waits are this process's own; a pause that one
 * process learns of holds for each as soon as it needs another share.
 */
export function createBudget(rate: Rate, owner: BudgetOwner, options: BudgetOptions): Limiter {
  const { shares, clock, slotsOf, onError } = options
  const { limit = UNLIMITED, perMs, concurrency } = rate
  const local = createLimiter(rate, clock)
  const starts = { organizationId: owner.organizationId, limit: 'upstream', key: owner.key }
  const calls = { ...starts, limit: 'upstream_calls' }
  const slots = concurrency === undefined ? undefined : slotsOf(concurrency)
  const queue = new Set<Waiter>()
  const base = Math.min(USE_MOST_MS, perMs * USE_PART)
  let usableMs = base
  let stock = 0
  let stockUntil = 0
  let freeAt = 0
  /** Permits of the last share, and those of them that were used. */
  let granted = 0
  let used = 0
  let isServing = false

  function takeStart(): boolean {
    if (stock === 0 || clock.now() >= stockUntil) return false
    stock--
    used++
    return true
  }

  /** Serves those who wait, one share after the other. */
  async function serve(): Promise<void> {
    if (isServing) return
    isServing = true
    try {
      while (queue.size > 0) {
        for (const waiter of queue) {
          if (!takeStart()) break
          queue.delete(waiter)
          waiter.start()
        }
        if (queue.size > 0) await another()
      }
    } catch (error) {
      // Nothing starts uncounted.
      for (const waiter of queue) waiter.fail(error)
      queue.clear()
    } finally {
      isServing = false
    }
  }

  /** Takes another share, or waits until one may be had. */
  async function another(): Promise<void> {
    const askedAt = clock.now()
    const wanted = Math.max(queue.size, used === granted ? used * 2 : used)
    const share = await shares.take(starts, { wanted, most: limit, lifeMs: perMs + usableMs, isWindow: false })
    const tookMs = clock.now() - askedAt
    if (share.granted === 0) return pauseFor(share)
    stock = granted = share.granted
    stockUntil = askedAt + usableMs
    used = 0
    freeAt = 0
    // A database that answers slowly makes permits that are good for longer.
    usableMs = tookMs * 2 > usableMs ? Math.min(USE_LONGEST_MS, tookMs * 4) : Math.max(base, usableMs / 2)
  }

  async function pauseFor({ freeMs, pausedMs }: Share): Promise<void> {
    const now = clock.now()
    freeAt = now + Math.max(1, pausedMs > 0 ? pausedMs : freeMs)
    if (pausedMs > 0) local.pauseUntil(freeAt)
    for (const waiter of queue) {
      if (waiter.until >= freeAt) continue
      queue.delete(waiter)
      waiter.fail(tooLate(freeAt - now))
    }
    if (queue.size === 0) return
    await clock.wait(Math.min(freeAt - now, LOOK_MS))
  }

  function start(signal: AbortSignal | undefined, until: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.delete(waiter)
        reject(endedBy(signal!, 'Cannot start the call', false))
      }
      const done = (then: () => void) => {
        signal?.removeEventListener('abort', leave)
        then()
      }
      const waiter: Waiter = { until, start: () => done(resolve), fail: (error) => done(() => reject(error)) }
      if (signal?.aborted) return leave()
      signal?.addEventListener('abort', leave, { once: true })
      queue.add(waiter)
      void serve()
    })
  }

  async function slot(signal: AbortSignal | undefined): Promise<Release> {
    for (;;) {
      const leave = await slots!.take(calls)
      if (leave) return leave
      await clock.wait(SLOT_MS, signal)
    }
  }

  async function acquireRest(first: Release | Promise<Release>, signal: AbortSignal | undefined, until: number) {
    const held = [await first]
    const release = () => held.forEach((one) => one())
    try {
      if (slots) held.push(await slot(signal))
      await start(signal, until)
      return release
    } catch (error) {
      release()
      throw error
    }
  }

  return {
    acquire(signal, mostMs = Infinity) {
      const first = local.acquire(signal)
      const isStarted = !slots && !(first instanceof Promise) && queue.size === 0 && takeStart()
      return isStarted ? first : acquireRest(first, signal, clock.now() + mostMs)
    },
    pauseUntil(time) {
      local.pauseUntil(time)
      stock = 0
      void shares.pause(starts, Math.max(1, time - clock.now())).catch(onError)
    },
    waitMs: () => Math.max(local.waitMs(), freeAt - clock.now(), 0),
  }
}

/** The allowance comes back later than the call may wait. */
function tooLate(ms: number): ConnectorError {
  const state = `the third party takes no more calls for ${Math.ceil(ms / 1000)} s`
  return new ConnectorError('upstream_rate_limited', `Cannot start the call: ${state}`, {
    hint: 'Wait, then call again with the same params.',
    retryAfterMs: ms,
    sent: false,
  })
}
