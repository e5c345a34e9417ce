/** A clock that goes on only while something waits. */
import type { WaitClock } from '../../../../server/ground/store/postgres/waiting.ts'

/** Waits end at once, and move the clock by what they asked for. */
export class SteppedClock implements WaitClock {
  readonly #onSleep: (ms: number) => unknown
  readonly #repeated = new Set<{ readonly ms: number; readonly run: () => void; nextMs: number }>()
  #nowMs = 0

  /** @param onSleep called with each wait, before it ends */
  constructor(onSleep: (ms: number) => unknown = () => {}) {
    this.#onSleep = onSleep
  }

  /** How many repeated runs have not been stopped. */
  get repeated(): number {
    return this.#repeated.size
  }

  now(): number {
    return this.#nowMs
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    await this.#onSleep(ms)
    this.pass(ms)
  }

  every(ms: number, run: () => void): () => void {
    const repeated = { ms, run, nextMs: this.#nowMs + ms }
    this.#repeated.add(repeated)
    return () => void this.#repeated.delete(repeated)
  }

  /** Moves the clock, and runs what is due. */
  pass(ms: number): void {
    this.#nowMs += ms
    for (const repeated of this.#repeated)
      for (; repeated.nextMs <= this.#nowMs; repeated.nextMs += repeated.ms) repeated.run()
  }
}
