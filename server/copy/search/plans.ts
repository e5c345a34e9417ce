/** Plans of statements: the generic one, made once for all values, or a custom one, made each time for its own values. */
import { BoundedCache } from '../../ground/base/index.ts'

/** Number of runs by each plan that are compared, the newest of them. */
const RUNS = 5
/** Milliseconds that a comparison holds: records change, and indexes are made. */
const HOLDS_MS = 300_000
const MAX_STATEMENTS = 1000

interface Compared {
  /** Milliseconds of the last runs by the generic plan. */
  readonly generic: number[]
  /** Milliseconds of the last runs by custom plans. */
  readonly custom: number[]
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

  /** Whether a statement runs by its generic plan next. */
  isGeneric(text: string): boolean {
    const { generic, custom } = this.#of(text)
    if (generic.length < RUNS) return true
    return custom.length >= RUNS && median(generic) <= median(custom)
  }

  /** Counts a run. */
  count(text: string, isGeneric: boolean, milliseconds: number): void {
    const compared = this.#of(text)
    const runs = isGeneric ? compared.generic : compared.custom
    runs.push(milliseconds)
    if (runs.length > RUNS) runs.shift()
    this.#compared.set(text, compared)
  }

  #of(text: string): Compared {
    const known = this.#compared.get(text)
    return known && known.until > this.#now() ? known : { generic: [], custom: [], until: this.#now() + HOLDS_MS }
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
