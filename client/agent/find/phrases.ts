/** Keywords of several words, and how much of each a query has. */
import type { QueryWord } from './words.ts'

/** The best fit of an operation's phrases to a query. */
export interface PhraseFit {
  /** Rarity of the words of a phrase that the query has nearly whole. */
  whole: number
  /** The same for a part of a phrase, by the part. */
  part: number
  /** The same for words that follow each other in both. */
  pair: number
}

/** Share of a phrase from which on a query has it nearly whole, or in part. */
const WHOLE = 0.8
const PART = 0.4

interface Phrase {
  readonly entry: number
  readonly words: readonly string[]
  readonly total: number
}

/** Phrases of operations by their words. */
export class Phrases {
  readonly #phrases: readonly Phrase[]
  readonly #byWord = new Map<string, number[]>()
  readonly #rarity: (word: string) => number

  /** @param all the phrases of each entry */
  constructor(all: readonly (readonly (readonly string[])[])[], rarity: (word: string) => number) {
    this.#rarity = rarity
    const totalOf = (words: readonly string[]) => words.reduce((sum, word) => sum + rarity(word), 0)
    this.#phrases = all.flatMap((phrases, entry) => phrases.map((words) => ({ entry, words, total: totalOf(words) })))
    for (const [id, { words }] of this.#phrases.entries()) {
      for (const word of words) {
        const ids = this.#byWord.get(word) ?? []
        ids.push(id)
        this.#byWord.set(word, ids)
      }
    }
  }

  /** The fit of each entry with a phrase that shares words with a query. @param pairs words of the query that follow each other */
  fits(words: ReadonlyMap<string, QueryWord>, pairs: ReadonlySet<string>): ReadonlyMap<number, PhraseFit> {
    const shared = new Map<number, number>()
    for (const [word, { weight }] of words) {
      for (const id of this.#byWord.get(word) ?? []) shared.set(id, (shared.get(id) ?? 0) + weight * this.#rarity(word))
    }
    const fits = new Map<number, PhraseFit>()
    for (const [id, sum] of shared) {
      const { entry, words: phrase, total } = this.#phrases[id]!
      const part = sum / total
      if (part < PART) continue
      const fit = fits.get(entry) ?? { whole: 0, part: 0, pair: 0 }
      if (part >= WHOLE) fit.whole = Math.max(fit.whole, sum)
      else fit.part = Math.max(fit.part, sum * part)
      fit.pair = Math.max(fit.pair, this.#pairOf(phrase, pairs))
      fits.set(entry, fit)
    }
    return fits
  }

  #pairOf(phrase: readonly string[], pairs: ReadonlySet<string>): number {
    const followed = phrase.slice(1).map((word, at) => {
      const first = phrase[at] ?? ''
      return pairs.has(`${first} ${word}`) ? this.#rarity(first) + this.#rarity(word) : 0
    })
    return Math.max(0, ...followed)
  }
}
