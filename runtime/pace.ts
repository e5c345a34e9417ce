/** The pace of a connection's calls: the rates that they share, and the pauses that the third party asks for. */
import type { Clock } from './base/waiting.ts'
import type { HttpHeaders } from './base/http.ts'
import type { RateLimit } from './manifest/index.ts'
import { LONGEST_PAUSE_MS, type RateReader, type SendRules } from './plan/index.ts'
import type { Limiter, Release } from './transport/index.ts'

/** A wait up to this may be asked for by any rate, whatever the span that the manifest gives it. */
const LONGEST_SHARED_PAUSE_MS = 60_000

/** Makes the limiter of the calls under one rate, once for each rate. */
export type NewLimiter = (rate: RateLimit, key: string) => Limiter

/** A permit that comes when its turn does. */
export interface AwaitedPermit {
  readonly permit: Promise<Release>
  /** Gives up the turn, and the permit if it comes all the same. */
  leave(): void
}

/** Holds the calls of one connection within the rates of their operations. */
export class CallPace {
  readonly #clock: Pick<Clock, 'now'>
  readonly #newLimiter: NewLimiter | undefined
  readonly #limiters = new Map<string, Limiter>()
  /** When the pauses of single operations end, in milliseconds since 1970. */
  readonly #pausedUntil = new Map<string, number>()
  /** Ends the next wait for a permit. Most calls get theirs at once and leave it to the next, since to make one takes longer. */
  #unused = new AbortController()

  /** @param newLimiter undefined for calls that no rate holds back */
  constructor(clock: Pick<Clock, 'now'>, newLimiter: NewLimiter | undefined) {
    this.#clock = clock
    this.#newLimiter = newLimiter
  }

  /** The limiter that calls under one rate share; undefined without a rate. */
  limiter(reader: RateReader | undefined): Limiter | undefined {
    if (!reader || !this.#newLimiter) return undefined
    let limiter = this.#limiters.get(reader.key)
    if (!limiter) this.#limiters.set(reader.key, (limiter = this.#newLimiter(reader.rate, reader.key)))
    return limiter
  }

  /**
   * Takes a permit of a limiter: at once when one is free.
   * @param mostMs how long it may be waited for, in milliseconds
   * @param cost what the call counts in the limit
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

  /** Pauses the calls under a rate when a response's headers say that nothing of it is left. */
  pauseIfExhausted(reader: RateReader | undefined, headers: HttpHeaders): void {
    const until = reader?.pauseUntil?.(headers, this.#clock.now())
    if (until !== undefined) this.limiter(reader)?.pauseUntil(until)
  }

  /**
   * Pauses calls for so many milliseconds, an hour at most: the third party refused one for being too many. A wait that may be of the
   * operation's rate pauses all calls under it; one that is longer than the rate ever asks for, those of the operation alone.
   */
  pauseFor({ id, rate: reader }: SendRules, ms: number): void {
    const until = this.#clock.now() + Math.min(ms, LONGEST_PAUSE_MS)
    const isOfRate = ms <= Math.max(reader?.rate.perMs ?? 0, LONGEST_SHARED_PAUSE_MS)
    if (isOfRate) this.limiter(reader)?.pauseUntil(until)
    else this.#pauseAlone(id, until)
  }

  /** Requests that their callers describe have any number of names: those whose pause is over are forgotten. */
  #pauseAlone(id: string, until: number): void {
    const now = this.#clock.now()
    for (const [name, end] of this.#pausedUntil) if (end <= now) this.#pausedUntil.delete(name)
    this.#pausedUntil.set(id, until)
  }

  /** How long an operation is paused by itself, in milliseconds. */
  pausedMs({ id }: SendRules): number {
    const until = this.#pausedUntil.get(id)
    return until === undefined ? 0 : Math.max(0, until - this.#clock.now())
  }
}
