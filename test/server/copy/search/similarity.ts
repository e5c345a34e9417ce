/** Nearness of words as PostgreSQL's pg_trgm has it. @see https://www.postgresql.org/docs/current/pgtrgm.html */
import { nearnessOf } from '../../../../server/copy/language/words.ts'

/** The trigrams of each word in order: two blanks before, one after. */
function trigrams(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const padded = [...`  ${word} `]
    return padded.slice(2).map((_, at) => padded.slice(at, at + 3).join(''))
  })
}

/** Whether a text has a stretch near enough to a query. */
export function isNear(query: string, text: string): boolean {
  return wordSimilarity(query, text) >= nearnessOf(query)
}

/** The greatest similarity of a query's trigrams to those of a stretch of a text, from 0 to 1, as a 32-bit float. */
export function wordSimilarity(query: string, text: string): number {
  const wanted = new Set(trigrams(query))
  const given = trigrams(text)
  if (wanted.size === 0 || given.length === 0) return 0
  return new Stretch(wanted, given).best()
}

/** The iteration over a text's trigrams that pg_trgm's `iterate_word_similarity` makes. */
class Stretch {
  readonly #wanted: ReadonlySet<string>
  readonly #given: readonly string[]
  readonly #last = new Map<string, number>()
  #distinct = 0
  #shared = 0
  #lower = -1

  constructor(wanted: ReadonlySet<string>, given: readonly string[]) {
    this.#wanted = wanted
    this.#given = given
  }

  best(): number {
    let best = 0
    this.#given.forEach((trigram, at) => {
      const isWanted = this.#wanted.has(trigram)
      if (this.#lower >= 0 || isWanted) this.#enter(trigram, at, isWanted)
      if (isWanted) best = Math.max(best, this.#end(at))
    })
    return best
  }

  #enter(trigram: string, at: number, isWanted: boolean): void {
    if (!this.#last.has(trigram)) {
      this.#distinct++
      if (isWanted) this.#shared++
    }
    this.#last.set(trigram, at)
  }

  /** A stretch may end here: its similarity, once it begins where that is greatest. */
  #end(upper: number): number {
    if (this.#lower === -1) {
      this.#lower = upper
      this.#distinct = 1
    }
    const before = this.#lower
    let best = this.#similarity(this.#shared, this.#distinct)
    let [shared, distinct] = [this.#shared, this.#distinct]
    for (let lower = before; lower <= upper; lower++) {
      const similarity = this.#similarity(shared, distinct)
      if (similarity > best) {
        best = similarity
        this.#lower = lower
        this.#distinct = distinct
        this.#shared = shared
      }
      const trigram = this.#given[lower]!
      if (this.#last.get(trigram) !== lower) continue
      distinct--
      if (this.#wanted.has(trigram)) shared--
    }
    for (let at = before; at < this.#lower; at++) {
      const trigram = this.#given[at]!
      if (this.#last.get(trigram) === at) this.#last.delete(trigram)
    }
    return best
  }

  #similarity(shared: number, distinct: number): number {
    return Math.fround(shared / (this.#wanted.size + distinct - shared))
  }
}
