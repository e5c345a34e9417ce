/** Something that has to end in time. */
export interface Timed {
  /** When it will have taken too long, by `performance.now()`. Moving it closer needs a call of `expectAt`. */
  deadline: number
  /** Called once the deadline has passed. */
  expire(): void
}

/** The longest that a timer can run. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * Watches the deadlines of all exchanges with one timer, set for the earliest: nearly all exchanges end before it goes off.
 * A timer for each costs small exchanges, 64 at once, 5 % more CPU. The timer does not keep the process alive; connections in use do.
 */
export class Deadlines {
  readonly #watched = new Set<Timed>()
  #timer: NodeJS.Timeout | undefined
  #next = Infinity
  #onEnd: (() => void) | undefined
  /** How long something may rest that waits for its reader, in milliseconds. */
  restMs = Infinity

  watch(timed: Timed): void {
    this.#watched.add(timed)
    this.expectAt(timed.deadline)
  }

  forget(timed: Timed): void {
    this.#watched.delete(timed)
    if (this.restMs !== Infinity && this.#watched.size === 0) this.#stop()
  }

  /**
   * From now on nothing rests for longer, what rests already included; the timer keeps the process alive for it, and only while
   * anything is watched.
   * @returns what settles once nothing is
   */
  limitRest(ms: number): Promise<void> {
    this.restMs = ms
    const ended = new Promise<void>((resolve) => (this.#onEnd = resolve))
    if (this.#watched.size === 0) this.#stop()
    this.#timer?.ref()
    const resting = [...this.#watched].filter(({ deadline }) => deadline === Infinity)
    const latest = performance.now() + ms
    for (const timed of resting) timed.deadline = latest
    if (resting.length > 0) this.expectAt(latest)
    return ended
  }

  /** Makes sure that the deadlines are looked at no later than this one. */
  expectAt(deadline: number): void {
    if (deadline >= this.#next) return
    this.#next = deadline
    clearTimeout(this.#timer)
    const ms = Math.ceil(deadline - performance.now())
    this.#timer = setTimeout(endExpired, Math.min(LONGEST_MS, Math.max(0, ms)), this)
    if (this.restMs === Infinity) this.#timer.unref()
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#next = Infinity
    this.#onEnd?.()
  }

  /** Ends what is late and sets the timer for the next. */
  endExpired(): void {
    this.#next = Infinity
    const now = performance.now()
    let soonest = Infinity
    for (const timed of this.#watched) {
      if (timed.deadline <= now) timed.expire()
      else soonest = Math.min(soonest, timed.deadline)
    }
    this.expectAt(soonest)
  }
}

function endExpired(deadlines: Deadlines): void {
  deadlines.endExpired()
}
