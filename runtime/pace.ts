/** Paces a connection's calls: shared rates, and pauses that the third party requests. */
import type { Clock } from './base/waiting.ts'
import type { HttpHeaders } from './base/http.ts'
import type { RateLimit } from './manifest/index.ts'
import { LONGEST_PAUSE_MS, type RateReader, type SendRules } from './plan/index.ts'
import type { Limiter, Release } from './transport/index.ts'

/** Maximum pause of all calls under a rate, in milliseconds, whatever its span. */
const LONGEST_SHARED_PAUSE_MS = 60_000

/** Returns the limiter of a rate, once for each rate. */
export type NewLimiter = (rate: RateLimit, key: string) => Limiter

/** A permit to wait for. */
export interface AwaitedPermit {
  readonly permit: Promise<Release>
  /** Gives up the wait, and the permit if it still comes. */
  leave(): void
}

/** Keeps a connection's calls within the rates of their operations. */
export class CallPace {
  readonly #clock: Pick<Clock, 'now'>
  readonly #newLimiter: NewLimiter | undefined
  readonly #limiters = new Map<string, Limiter>()
  /** End of each operation's pause, in milliseconds since 1970. */
  readonly #pausedUntil = new Map<string, number>()
  /** Aborts the next wait for a permit. Reused, since most calls do not wait and a new one takes longer. */
  #unused = new AbortController()

  /** @param newLimiter undefined for calls without limits */
  constructor(clock: Pick<Clock, 'now'>, newLimiter: NewLimiter | undefined) {
    this.#clock = clock
    this.#newLimiter = newLimiter
  }

  /** The limiter of a rate; undefined without a rate. */
  limiter(reader: RateReader | undefined): Limiter | undefined {
    if (!reader || !this.#newLimiter) return undefined
    let limiter = this.#limiters.get(reader.key)
    if (!limiter) this.#limiters.set(reader.key, (limiter = this.#newLimiter(reader.rate, reader.key)))
    return limiter
  }

  /**
   * Takes a permit: immediately when one is free.
   * @param mostMs maximum wait, in milliseconds
   * @param cost the call's share of the limit
   */
  take(limiter: Limiter, mostMs: number, cost?: number): Release | AwaitedPermit {
    const ending = this.#unused
    const permit = limiter.acquire(ending.signal, mostMs, cost)
    if (!(permit instanceof Promise)) return permit
    this.#unused = new AbortController()
    const leave = () => {
      ending.abort()
      // It may have come in the same moment.
      permit.then(
        (release) => release(),
        () => {},
      )
    }
    return { permit, leave }
  }

  /** Pauses the calls under a rate when a response's headers report no remaining calls. */
  pauseIfExhausted(reader: RateReader | undefined, headers: HttpHeaders): void {
    const until = reader?.pauseUntil?.(headers, this.#clock.now())
    if (until !== undefined) this.limiter(reader)?.pauseUntil(until)
  }

  /**
   * Pauses calls after a refusal for their number, for an hour at most. A wait within the rate pauses all its calls; a
   * longer one only the operation's.
   * @param ms milliseconds
   */
  pauseFor({ id, rate: reader }: SendRules, ms: number): void {
    const until = this.#clock.now() + Math.min(ms, LONGEST_PAUSE_MS)
    const isOfRate = ms <= Math.max(reader?.rate.perMs ?? 0, LONGEST_SHARED_PAUSE_MS)
    if (isOfRate) this.limiter(reader)?.pauseUntil(until)
    else this.#pauseAlone(id, until)
  }

  /** Pauses an operation. Forgets ended pauses, since callers' own requests have any number of names. */
  #pauseAlone(id: string, until: number): void {
    const now = this.#clock.now()
    for (const [name, end] of this.#pausedUntil) if (end <= now) this.#pausedUntil.delete(name)
    this.#pausedUntil.set(id, until)
  }

  /** Remaining pause of an operation, in milliseconds. */
  pausedMs({ id }: SendRules): number {
    const until = this.#pausedUntil.get(id)
    return until === undefined ? 0 : Math.max(0, until - this.#clock.now())
  }
}
