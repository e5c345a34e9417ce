/** What somebody typed into a search box, in words. */
import { nearnessOf, wordsOf } from '../../language/words.ts'

/** The text of a search box, as it is compared. */
export interface Typed {
  /** Its words in their order, one space apart. */
  readonly plain: string
  /** Its words, each once; the longest ones where there are too many. */
  readonly words: readonly string[]
  /** Words that a title may have with typing errors, and how near it has to be. */
  readonly near: readonly (readonly [word: string, nearness: number])[]
}

/** So many words are compared: further ones tell no two records apart. */
const MOST_WORDS = 8
/** Shorter words are near to anything. */
const LEAST_LETTERS = 3

/** Reads a text; one of punctuation alone has no words. */
export function typedWords(text: string): Typed {
  const all = wordsOf(text)
  const unique = [...new Set(all)]
  const longest = new Set(unique.toSorted((one, other) => other.length - one.length).slice(0, MOST_WORDS))
  const words = unique.filter((word) => longest.has(word))
  const long = words.filter((word) => Array.from(word).length >= LEAST_LETTERS)
  return { plain: all.join(' '), words, near: long.map((word) => [word, nearnessOf(word)]) }
}
