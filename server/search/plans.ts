/** By which plan a statement runs: one that is kept for all values, or one for its own, which has to be made each time. */
import { BoundedCache } from '../base/index.ts'

/** So many runs by each plan are compared, the newest of them. */
const RUNS = 5
/** How long a comparison holds, in milliseconds: records change, and indexes are made. */
const HOLDS_MS = 300_000
const MAX_STATEMENTS = 1000

interface Compared {
  /** Milliseconds of the last runs by the plan for all values. */
  readonly kept: number[]
  /** Milliseconds of the last runs by plans of their own. */
  readonly own: number[]
  readonly until: number
}

/** The statements of an installation with how long they took by either plan. The quicker one is taken. */
export class Plans {
  readonly #now: () => number
  readonly #compared = new BoundedCache<string, Compared>({ max: MAX_STATEMENTS })

  /** @param now milliseconds that only grow */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether a statement runs by the plan for all values next. */
  isKept(text: string): boolean {
    const { kept, own } = this.#of(text)
    if (kept.length < RUNS) return true
    return own.length >= RUNS && middleOf(kept) <= middleOf(own)
  }

  /** Counts a run of so many milliseconds. */
  count(text: string, isKept: boolean, milliseconds: number): void {
    const compared = this.#of(text)
    const runs = isKept ? compared.kept : compared.own
    runs.push(milliseconds)
    if (runs.length > RUNS) runs.shift()
    this.#compared.set(text, compared)
  }

  #of(text: string): Compared {
    const known = this.#compared.get(text)
    return known && known.until > this.#now() ? known : { kept: [], own: [], until: this.#now() + HOLDS_MS }
  }
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
