/** Whether a vendor accepts credentials after it refused a request with them. Concurrent callers share one check. */
import { BoundedCache } from '../../ground/base/index.ts'

/** Validity of an answer, in milliseconds. */
const HOLDS_MS = 10_000
const REMEMBERED = 1_000

/** Whether credentials are taken; undefined where that could not be found out. */
export type Proof = Promise<boolean | undefined>

/** The latest answers of a process. */
export class Proofs {
  readonly #now: () => number
  readonly #latest = new BoundedCache<string, { readonly at: number; readonly proof: Proof }>({ max: REMEMBERED })

  /** @param now milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now
  }

  /** The answer for credentials, which is asked for unless there is one already. @param key the connector, and the version of its credentials */
  of(key: string, ask: () => Proof): Proof {
    const known = this.#latest.get(key)
    if (known && Math.abs(this.#now() - known.at) < HOLDS_MS) return known.proof
    const proof = ask()
    this.#latest.set(key, { at: this.#now(), proof })
    return proof
  }

  /** Notes an answer that somebody got. */
  note(key: string, answer: boolean | undefined): void {
    this.#latest.set(key, { at: this.#now(), proof: Promise.resolve(answer) })
  }
}
