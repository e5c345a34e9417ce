/** Rate limits of third parties over all processes. */
import { createLimiter, endedBy } from 'plugboard/internal'
import { type Clock, ConnectorError, type Limiter, type RateLimit, type Release } from 'plugboard/runtime'
import { lastParts, type Share, type Shares, type LimitSubject } from './shares.ts'
import type { Slots } from './slots.ts'

/** Owner of a budget. */
export interface BudgetOwner {
  readonly organizationId: string
  /** The connector and the rate, as one text. */
  readonly key: string
}

/** Options of a budget. */
export interface BudgetOptions {
  readonly shares: Shares
  readonly clock: Pick<Clock, 'now' | 'wait'>
  /** Slots of a rate's `concurrency`. */
  readonly slotsOf: (most: number) => Slots
  /** Called if a pause could not be passed to the other processes. */
  readonly onError: (error: unknown) => void
}

/** Permits are good for this part of the rate's span, and count that much longer, so that no span exceeds the limit. */
const USE_PART = 1 / 10
const USE_MOST_MS = 1_000
/** Longest time for which permits are good, however slowly the database answers. */
const USE_LONGEST_MS = 60_000
/** Longest pause between two looks of a waiting call. */
const LOOK_MS = 1_000
/** Time between two attempts to take a slot of a rate's `concurrency`. */
const SLOT_MS = 100
const UNLIMITED = 1_000_000_000

interface Waiter {
  /** When it gives up, in milliseconds since 1970. */
  readonly until: number
  /** Number of permits. */
  readonly cost: number
  start(): void
  fail(error: unknown): void
}

/**
 * A limiter with one allowance for all processes. Shares count the starts; each process waits on its own. A pause reaches another
 * process as soon as it needs another share.
 */
export class Budget implements Limiter {
  readonly #options: BudgetOptions
  readonly #local: Limiter
  readonly #most: number
  readonly #perMs: number
  readonly #starts: LimitSubject
  readonly #calls: LimitSubject
  readonly #slots: Slots | undefined
  readonly #queue = new Set<Waiter>()
  /** Time for which permits are good: at least, and now. */
  readonly #leastMs: number
  #usableMs: number
  #stock = 0
  #stockUntil = 0
  /** Shares of the stock, the last one last. They are saved up for a call that costs more than one share. */
  #stocked: { readonly id: string; readonly permits: number }[] = []
  /** Permits of the last share, and the used ones of them. */
  #granted = 0
  #used = 0
  /** When the next share may be free, if known. */
  #freeAt = 0
  #isServing = false

  constructor(rate: RateLimit, { organizationId, key }: BudgetOwner, options: BudgetOptions) {
    const { limit = UNLIMITED, perMs, concurrency } = rate
    this.#options = options
    this.#local = createLimiter(rate, options.clock)
    this.#most = limit
    this.#perMs = perMs
    this.#starts = { organizationId, limit: 'upstream', key }
    this.#calls = { organizationId, limit: 'upstream_calls', key }
    this.#slots = concurrency === undefined ? undefined : options.slotsOf(concurrency)
    this.#leastMs = Math.min(USE_MOST_MS, perMs * USE_PART)
    this.#usableMs = this.#leastMs
  }

  acquire(signal?: AbortSignal, mostMs = Infinity, cost = 1): Release | Promise<Release> {
    const first = this.#local.acquire(signal, mostMs, cost)
    const isAlone = !this.#slots && !(first instanceof Promise) && this.#queue.size === 0
    if (isAlone && this.#takeStart(cost)) return first
    return this.#acquireRest(first, signal, { until: this.#options.clock.now() + mostMs, cost })
  }

  pauseUntil(time: number): void {
    const { shares, clock, onError } = this.#options
    this.#local.pauseUntil(time)
    this.#dropStock()
    shares.pause(this.#starts, Math.max(1, time - clock.now())).catch(onError)
  }

  waitMs(cost?: number): number {
    return Math.max(this.#local.waitMs(cost), this.#freeAt - this.#options.clock.now(), 0)
  }

  async #acquireRest(
    first: Release | Promise<Release>,
    signal: AbortSignal | undefined,
    of: Pick<Waiter, 'until' | 'cost'>,
  ) {
    const held = [await first]
    const release = () => held.forEach((one) => one())
    try {
      if (this.#slots) held.push(await this.#slot(this.#slots, signal))
      await this.#start(signal, of)
      return release
    } catch (error) {
      release()
      throw error
    }
  }

  async #slot(slots: Slots, signal: AbortSignal | undefined): Promise<Release> {
    for (;;) {
      const leave = await slots.take(this.#calls)
      if (leave) return leave
      await this.#options.clock.wait(SLOT_MS, signal)
    }
  }

  #start(signal: AbortSignal | undefined, of: Pick<Waiter, 'until' | 'cost'>): Promise<void> {
    return new Promise((resolve, reject) => {
      let stopListening = () => {}
      const done = (then: () => void) => {
        stopListening()
        then()
      }
      const waiter: Waiter = { ...of, start: () => done(resolve), fail: (error) => done(() => reject(error)) }
      if (signal) {
        const leave = () => {
          this.#queue.delete(waiter)
          reject(endedBy(signal, 'Cannot start the call', false))
        }
        if (signal.aborted) return leave()
        signal.addEventListener('abort', leave, { once: true })
        stopListening = () => signal.removeEventListener('abort', leave)
      }
      this.#queue.add(waiter)
      this.#serve().catch(reject)
    })
  }

  #takeStart(cost: number): boolean {
    if (this.#options.clock.now() >= this.#stockUntil) this.#dropStock()
    if (this.#stock < cost) return false
    this.#stock -= cost
    this.#used += cost
    return true
  }

  #dropStock(): void {
    this.#stock = 0
    this.#stocked = []
  }

  /** Serves waiting calls, share by share. */
  async #serve(): Promise<void> {
    if (this.#isServing) return
    this.#isServing = true
    try {
      while (this.#queue.size > 0) {
        for (const waiter of this.#queue) {
          if (!this.#takeStart(waiter.cost)) break
          this.#queue.delete(waiter)
          waiter.start()
        }
        if (this.#queue.size > 0) await this.#takeShare()
      }
    } catch (error) {
      // Nothing starts uncounted.
      for (const waiter of this.#queue) waiter.fail(error)
      this.#queue.clear()
    } finally {
      this.#isServing = false
    }
  }

  /** Takes another share, or waits until one may be free. */
  async #takeShare(): Promise<void> {
    const { shares, clock } = this.#options
    const askedAt = clock.now()
    const waiting = [...this.#queue].reduce((sum, { cost }) => sum + cost, -this.#stock)
    const wanted = Math.max(waiting, this.#used === this.#granted ? this.#used * 2 : this.#used)
    const lifeMs = this.#perMs + this.#usableMs
    const share = await shares.take(this.#starts, { wanted, most: this.#most, lifeMs, isWindow: false })
    const tookMs = clock.now() - askedAt
    if (share.granted === 0) return this.#waitFor(share)
    const isFirst = this.#stock === 0
    this.#stock = this.#granted = this.#stock + share.granted
    this.#stocked.push({ id: share.id, permits: share.granted })
    if (isFirst) this.#stockUntil = askedAt + this.#usableMs
    this.#used = 0
    this.#freeAt = 0
    // A database that answers slowly makes permits that are good for longer.
    const isSlow = tookMs * 2 > this.#usableMs
    this.#usableMs = isSlow ? Math.min(USE_LONGEST_MS, tookMs * 4) : Math.max(this.#leastMs, this.#usableMs / 2)
  }

  /** Waits for a share, and ends the calls that may not wait until then. */
  async #waitFor({ freeMs, pausedMs }: Share): Promise<void> {
    const { clock, shares } = this.#options
    // Too little was saved up: it is others' until enough is free.
    const unused = lastParts(this.#starts, this.#stocked, this.#stock)
    this.#dropStock()
    await shares.giveBack(unused)
    const now = clock.now()
    const freeAt = now + Math.max(1, pausedMs > 0 ? pausedMs : freeMs)
    this.#freeAt = freeAt
    if (pausedMs > 0) this.#local.pauseUntil(freeAt)
    for (const waiter of this.#queue) {
      if (waiter.until >= freeAt) continue
      this.#queue.delete(waiter)
      waiter.fail(tooLate(freeAt - now))
    }
    if (this.#queue.size > 0) await clock.wait(Math.min(freeAt - now, LOOK_MS))
  }
}

/** The error for an allowance that comes back later than the call may wait. */
function tooLate(ms: number): ConnectorError {
  const state = `the third party accepts no calls for another ${Math.ceil(ms / 1000)} s`
  return new ConnectorError('upstream_rate_limited', `Cannot start the call: ${state}`, {
    hint: 'Wait, then call again with the same params.',
    retryAfterMs: ms,
    sent: false,
  })
}
