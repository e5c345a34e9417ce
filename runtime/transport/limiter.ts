/** Holds calls within a third party's rate limit: so many starts in a span of time, so many at once, none during a pause. */
import { endedBy, onAbort } from '../base/waiting.ts'

/** The limits of a limiter; those left out do not hold. */
export interface Allowance {
  /** The most that starts may cost in any span of `perMs` milliseconds; a start costs 1 unless it says more. */
  readonly limit?: number
  readonly perMs?: number
  /** The most calls at once. */
  readonly concurrency?: number
}

/** Time, as a parameter. */
export interface LimiterClock {
  /** Milliseconds since 1970. */
  now(): number
  /** Comes back after some milliseconds; rejects when the signal fires. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
}

/** Gives a call's permit back; a second time does nothing. */
export type Release = () => void

/** Gives calls their turn, first come first served. */
export interface Limiter {
  /**
   * Takes a permit: at once when one is free, else when its turn comes. One that learns only then how long that takes may give up
   * when it is longer than `mostMs`. `cost` is what the call counts in the limit.
   * @throws ConnectorError `cancelled`, `upstream_timeout` when the signal fires first; `upstream_rate_limited`
   */
  acquire(signal?: AbortSignal, mostMs?: number, cost?: number): Release | Promise<Release>
  /** Lets nothing start before a time, in milliseconds since 1970: what a response said about the rest of the allowance. */
  pauseUntil(time: number): void
  /** How long a call of some cost would now wait for the clock, in milliseconds; how long for other calls to end is not known. */
  waitMs(cost?: number): number
}

/** The longest that a timer can run. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * A limiter for the calls of this process. Starts are remembered for one span and never exceed the limit in any, where a token
 * bucket would let twice as many through around its first refill.
 */
export function createLimiter(allowance: Allowance, clock: LimiterClock): Limiter {
  return new LocalLimiter(allowance, clock)
}

class LocalLimiter implements Limiter {
  readonly #clock: LimiterClock
  readonly #concurrency: number
  readonly #starts: Starts | undefined
  /** Calls that wait for their turn, the longest waiting first. */
  readonly #queue = new Set<Turn>()
  #running = 0
  #pausedUntil = 0
  #alarm: AbortController | undefined

  constructor({ limit = Infinity, perMs = 0, concurrency = Infinity }: Allowance, clock: LimiterClock) {
    this.#clock = clock
    this.#concurrency = concurrency
    this.#starts = limit === Infinity ? undefined : slidingWindow(limit, perMs)
  }

  acquire(signal?: AbortSignal, _mostMs?: number, cost = 1): Release | Promise<Release> {
    const isFree =
      this.#queue.size === 0 && this.#running < this.#concurrency && this.waitMs(cost) === 0 && !signal?.aborted
    return isFree ? this.#begin(cost) : this.#turn(signal, cost)
  }

  pauseUntil(time: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, time)
  }

  waitMs(cost = 1): number {
    if (this.#starts === undefined && this.#pausedUntil === 0) return 0
    const now = this.#clock.now()
    return Math.max(0, Math.max(this.#pausedUntil, this.#starts?.freeAt(now, cost) ?? 0) - now)
  }

  /** Takes a permit before anything else can look for one. */
  #begin(cost: number): Release {
    let isHeld = true
    this.#starts?.add(this.#clock.now(), cost)
    this.#running++
    return () => {
      if (!isHeld) return
      isHeld = false
      this.#running--
      this.#advance()
    }
  }

  /** Starts what may start. A clock that fails is the error of those that wait: nobody else may be there to see it. */
  #advance(): void {
    try {
      this.#startTurns()
    } catch (error) {
      this.#fail(error)
    }
  }

  #fail(error: unknown): void {
    for (const turn of this.#queue) turn.fail(error)
    this.#queue.clear()
  }

  /** Starts what may start; sets an alarm for the rest, unless the end of a running call is what it waits for. */
  #startTurns(): void {
    for (const turn of this.#queue) {
      if (this.#running >= this.#concurrency) return
      const ms = this.waitMs(turn.cost)
      if (ms > 0) return this.#wakeAfter(ms)
      const release = this.#begin(turn.cost)
      this.#queue.delete(turn)
      turn.start(release)
    }
  }

  #wakeAfter(ms: number): void {
    if (this.#alarm !== undefined) return
    const { signal } = (this.#alarm = new AbortController())
    const wait = async () => this.#clock.wait(Math.min(ms, LONGEST_MS), signal)
    wait()
      .catch((error: unknown) => signal.aborted || this.#fail(error))
      .finally(() => {
        this.#alarm = undefined
        this.#advance()
      })
  }

  #turn(signal: AbortSignal | undefined, cost: number): Promise<Release> {
    return new Promise((resolve, reject) => {
      const endOf = (ended: AbortSignal) => endedBy(ended, 'Cannot start the call', false)
      if (signal?.aborted) return reject(endOf(signal))
      const forget = signal && onAbort(signal, () => leave(endOf(signal)))
      const turn: Turn = {
        cost,
        start(release) {
          forget?.()
          resolve(release)
        },
        fail(error) {
          forget?.()
          reject(error)
        },
      }
      const leave = (error: Error) => {
        this.#queue.delete(turn)
        if (this.#queue.size === 0) this.#alarm?.abort()
        reject(error)
      }
      this.#queue.add(turn)
      this.#advance()
    })
  }
}

/** A call that waits for its turn, and what it counts in the limit. */
interface Turn {
  readonly cost: number
  start(release: Release): void
  fail(error: unknown): void
}

/** When calls started and what they cost, as far as it still matters. */
interface Starts {
  add(time: number, cost: number): void
  /** When a call of some cost may start, in milliseconds since 1970, or 0 for at once. One above the limit starts alone. */
  freeAt(now: number, cost: number): number
}

function slidingWindow(limit: number, perMs: number): Starts {
  let starts: { readonly time: number; readonly cost: number }[] = []
  let first = 0
  let spent = 0
  const forgetBefore = (time: number) => {
    for (let start = starts[first]; start !== undefined && start.time <= time; start = starts[++first])
      spent -= start.cost
    if (first > 1000) [starts, first] = [starts.slice(first), 0]
  }
  return {
    add(time, cost) {
      starts.push({ time, cost })
      spent += cost
    },
    freeAt(now, cost) {
      forgetBefore(now - perMs)
      let tooMuch = spent + cost - limit
      let free = 0
      for (let index = first; tooMuch > 0 && index < starts.length; index++) {
        const start = starts[index]
        if (start === undefined) break
        tooMuch -= start.cost
        free = start.time + perMs
      }
      return free
    },
  }
}
