/** A clock that only moves when it is told to, or when a call waits by it. */
import { type Clock, endedBy } from '../../runtime/base/waiting.ts'

/** 1 January 2026, 00:00 UTC. */
const START_MS = Date.UTC(2026, 0, 1)

/**
 * The time of a fake. A call that waits, such as for a retry, moves it on and goes on at once.
 * @example clock.advance(60 * 60 * 1000) // an hour later, tokens have expired
 */
export class FakeClock implements Clock {
  #now: number

  /** @param startMs milliseconds since 1970; by default 1 January 2026, 00:00 UTC */
  constructor(startMs: number = START_MS) {
    this.#now = startMs
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#now
  }

  /** Moves the time on. @param ms milliseconds */
  advance(ms: number): void {
    this.#now += ms
  }

  /** Always the same, so that runs are alike. */
  random(): number {
    return 0.5
  }

  /** Moves the time on instead of waiting. */
  async wait(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) throw endedBy(signal, 'Cannot continue the call')
    this.advance(ms)
  }
}
