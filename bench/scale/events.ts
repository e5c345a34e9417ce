/** Events by simulated time, earliest first, and random numbers. */

interface Planned {
  readonly atMs: number
  readonly run: () => void
}

/** A queue of events: a heap by their times. */
export class EventQueue {
  #nowMs = 0
  readonly #heap: Planned[] = []

  get nowMs(): number {
    return this.#nowMs
  }

  /** Plans an event. */
  push(atMs: number, run: () => void): void {
    this.#heap.push({ atMs, run })
    for (let child = this.#heap.length - 1; child > 0;) {
      const parent = (child - 1) >> 1
      if (this.#time(parent) <= this.#time(child)) break
      this.#swap(parent, child)
      child = parent
    }
  }

  /** Runs everything that happens until a time. */
  run(endMs: number): void {
    for (let [first] = this.#heap; first && first.atMs <= endMs; [first] = this.#heap) {
      this.#swap(0, this.#heap.length - 1)
      this.#heap.pop()
      this.#sink()
      this.#nowMs = first.atMs
      first.run()
    }
  }

  #sink(): void {
    for (let parent = 0, least = 0; ; parent = least) {
      for (const child of [2 * parent + 1, 2 * parent + 2]) if (this.#time(child) < this.#time(least)) least = child
      if (least === parent) return
      this.#swap(parent, least)
    }
  }

  /** Never, where nothing is. */
  #time(at: number): number {
    return this.#heap[at]?.atMs ?? Infinity
  }

  #swap(one: number, other: number): void {
    const [first, second] = [this.#heap[one], this.#heap[other]]
    if (!first || !second) return
    this.#heap[one] = second
    this.#heap[other] = first
  }
}

/** Numbers of chance that are the same for a seed. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** At least 0, below 1. */
  share(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number below another. */
  below(count: number): number {
    return Math.floor(this.share() * count)
  }

  /** A time whose mean is so long, and which is short more often than long. */
  time(mean: number): number {
    return -Math.log(1 - this.share()) * mean
  }

  /** Returns the sum of `count` times; for more than four, by the near normal distribution. */
  times(count: number, mean: number): number {
    if (count > 4) {
      const normal = Math.sqrt(-2 * Math.log(1 - this.share())) * Math.cos(2 * Math.PI * this.share())
      return Math.max(0, mean * (count + Math.sqrt(count) * normal))
    }
    let sum = this.time(mean) * (count - Math.floor(count))
    for (let one = 0; one < Math.floor(count); one++) sum += this.time(mean)
    return sum
  }
}
