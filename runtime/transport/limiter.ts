/** Keeps calls within a third party's rate limit, concurrency limit and pauses. */
import { endedBy, TIMER_MAX_MS, onAbort } from '../base/waiting.ts'

/** The limits of a limiter. */
export interface Allowance {
  /** Maximum cost of starts in any window of `perMs` milliseconds. A start costs 1 by default. */
  readonly limit?: number
  readonly perMs?: number
  /** Maximum number of concurrent calls. */
  readonly concurrency?: number
}

/** The clock of a limiter. */
export interface LimiterClock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after some milliseconds; rejects when the signal fires. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
}

/** Returns a call's permit, once. */
export type Release = () => void

/** Gives permits to calls, in order. */
export interface Limiter {
  /**
   * Takes a permit: immediately if one is free, else when its turn comes.
   * @param mostMs the wait beyond which a shared limiter may give up
   * @param cost the cost of the call within the limit
   * @throws ConnectorError `cancelled`, `upstream_timeout` if the signal fires first; `upstream_rate_limited`
   */
  acquire(signal?: AbortSignal, mostMs?: number, cost?: number): Release | Promise<Release>
  /** Starts no call before a time, in milliseconds since 1970. */
  pauseUntil(time: number): void
  /** The current wait of a call for the rate, in milliseconds, without the wait for other calls. */
  waitMs(cost?: number): number
}

/**
 * A limiter for the calls of this process, with a sliding window: a token bucket would allow twice as many starts around its first refill.
 */
export function createLimiter(allowance: Allowance, clock: LimiterClock): Limiter {
  return new LocalLimiter(allowance, clock)
}

class LocalLimiter implements Limiter {
  readonly #clock: LimiterClock
  readonly #concurrency: number
  readonly #starts: Starts | undefined
  /** Waiting calls, in order. */
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

  /** Takes a permit synchronously. */
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

  /** Starts the next calls. An error of the clock fails the waiting calls. */
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

  /** Starts the next calls. Sets an alarm for the others, unless they wait for a running call. */
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
    const wait = async () => this.#clock.wait(Math.min(ms, TIMER_MAX_MS), signal)
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

/** A waiting call. */
interface Turn {
  readonly cost: number
  start(release: Release): void
  fail(error: unknown): void
}

/** The starts within the window. */
interface Starts {
  add(time: number, cost: number): void
  /**
   * The time at which a call may start, in milliseconds since 1970; 0 for now. A call above the limit starts on its
   * own.
   */
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
