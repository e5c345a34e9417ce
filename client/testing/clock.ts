/** A clock that moves only by `advance` and by waiting calls. */
import { type Clock, endedBy } from '../../runtime/base/waiting.ts'

/** 1 January 2026, 00:00 UTC. */
const START_MS = Date.UTC(2026, 0, 1)

/**
 * The time of a fake. A waiting call, such as a retry, moves it forward and continues immediately.
 * @example const clock = new FakeClock(Date.UTC(2026, 0, 31))
 */
export class FakeClock implements Clock {
  #now: number

  /** @param startMs milliseconds since 1970. Defaults to 1 January 2026, 00:00 UTC */
  constructor(startMs: number = START_MS) {
    this.#now = startMs
  }

  /**
   * Milliseconds since 1970.
   * @example const today = new Date(clock.now())
   */
  now(): number {
    return this.#now
  }

  /**
   * Moves the time forward.
   * @param ms milliseconds
   * @example clock.advance(60 * 60 * 1000) // an hour later, tokens have expired
   */
  advance(ms: number): void {
    this.#now += ms
  }

  /**
   * Always 0.5, so that runs are alike.
   * @example const half = clock.random()
   */
  random(): number {
    return 0.5
  }

  /**
   * Moves the time forward instead of waiting.
   * @example await clock.wait(5_000, signal)
   */
  async wait(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) throw endedBy(signal, 'Cannot continue the call')
    this.advance(ms)
  }
}
