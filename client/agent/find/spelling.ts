/** Corrects misspelled words of a query by the words of the index. */
import { nearest } from '../../../runtime/base/names.ts'
import type { AgentKind } from '../agent-source.ts'
import { INTENT_WORDS } from './intent.ts'
import { contentWords, isSynonym, plainWords, stem } from './words.ts'

/** Shorter words stay: too many others are near. */
const SHORTEST = 5
/** Words of this length may have two wrong letters. */
const LONG = 8

/** Words of kinds, of their operations and of people's queries. */
export class Vocabulary {
  readonly #words = new Set<string>()
  readonly #stems = new Set<string>()
  /** By first letter, which is rarely mistyped: words in order of importance. */
  readonly #byLetter = new Map<string, string[]>()

  constructor(kinds: readonly AgentKind[]) {
    for (const { kind, title } of kinds) this.#add(`${kind} ${title} ${kind.replaceAll('-', '')}`)
    const operations = kinds.flatMap((kind) => kind.operations)
    for (const { entity } of operations) this.#add(entity.replaceAll('_', ' '))
    for (const { keywords = [] } of operations) for (const keyword of keywords) this.#add(keyword)
    for (const word of INTENT_WORDS) this.#add(word)
    for (const { description = '' } of operations) this.#add(description)
  }

  /** A query with the nearest known words in place of unknown ones. */
  respell(query: string): string {
    return plainWords(query)
      .map((word) => this.#known(word) ?? word)
      .join(' ')
  }

  #known(word: string): string | undefined {
    const isMeant = word.length < SHORTEST || this.#stems.has(stem(word)) || /\d/.test(word)
    if (isMeant || contentWords(word).length === 0 || isSynonym(word)) return undefined
    return nearest(word, this.#byLetter.get(word.charAt(0)) ?? [], word.length < LONG ? 1 : 2)
  }

  #add(text: string): void {
    for (const word of plainWords(text)) {
      if (this.#words.has(word)) continue
      this.#words.add(word)
      this.#stems.add(stem(word))
      const bucket = this.#byLetter.get(word.charAt(0)) ?? []
      bucket.push(word)
      this.#byLetter.set(word.charAt(0), bucket)
    }
  }
}
