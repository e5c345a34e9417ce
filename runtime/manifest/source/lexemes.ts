/** Counts the lexemes of a YAML text on their way to the parser. This takes time in proportion to the text, with any content. */
import { own } from '../../base/json.ts'
import { MAX_PROBLEMS, type TextProblem } from './problems.ts'

/** A comment: the rest of its line. */
export interface SourceComment {
  readonly offset: number
  readonly text: string
}

/** Features of YAML that the language refuses, by their first character. */
const TRICKS: Readonly<Record<string, readonly [rule: string, message: string]>> = {
  '&': ['yaml-alias', 'Anchors cannot be used; write the value where it is needed'],
  '*': ['yaml-alias', 'Aliases cannot be used; write the value where it is needed'],
  '!': ['yaml-tag', "Tags cannot be used; a value's key decides its type"],
  '%': ['yaml-directive', 'Directives cannot be used'],
}

/** Manifests have one lexeme in 3.5 to 8 characters. The most expensive texts for a parser have one in each. */
const CHARACTERS_EACH = 3
const FREE_LEXEMES = 20_000

/** Returns the maximum number of lexemes for a manifest of a length. */
export function mostLexemes(length: number): number {
  return FREE_LEXEMES + Math.floor(length / CHARACTERS_EACH)
}

/** Lexemes without text, such as the one before a scalar. */
const MARK = /^[\u0002\u0018\u001f]$/
const SCALAR_MARK = '\u001f'

/** Passes on lexemes, until a text has more lexemes, refused features or invalid escape sequences than manifests have. */
export class LexemeReader {
  /** In the order of the text. */
  readonly comments: SourceComment[] = []
  /** The uses of refused features, and the reason why the reader stopped. */
  readonly problems: TextProblem[] = []
  /** Whether all lexemes were passed on. */
  isWhole = true
  readonly #most: number
  #count = 0
  #invalidEscapes = 0

  /** @param most maximum number of lexemes */
  constructor(most: number) {
    this.#most = most
  }

  /** Yields the lexemes that a parser may read. */
  *read(lexemes: Iterable<string>): Generator<string> {
    let [offset, isScalar] = [0, false]
    for (const lexeme of lexemes) {
      if (!isScalar) this.#note(lexeme, offset)
      this.#check(lexeme, offset)
      if (!this.isWhole) return
      yield lexeme
      isScalar = lexeme === SCALAR_MARK
      if (!MARK.test(lexeme)) offset += lexeme.length
    }
  }

  #note(lexeme: string, offset: number): void {
    if (lexeme.startsWith('#')) this.comments.push({ offset, text: lexeme })
    const trick = own(TRICKS, lexeme.charAt(0))
    if (trick) this.problems.push({ rule: trick[0], message: trick[1], offset, length: lexeme.length })
  }

  #check(lexeme: string, offset: number): void {
    if (lexeme.startsWith('"')) this.#invalidEscapes += invalidEscapesIn(lexeme)
    if (this.problems.length >= MAX_PROBLEMS) this.isWhole = false
    else if (this.#invalidEscapes >= MAX_PROBLEMS)
      this.#stop('yaml-syntax', `${MAX_PROBLEMS} invalid escape sequences`, offset)
    else if (++this.#count > this.#most) this.#stop('yaml-size', `more than ${this.#most} words and marks`, offset)
  }

  #stop(rule: string, state: string, offset: number): void {
    this.problems.push({ rule, message: `Cannot read YAML: it contains ${state}`, offset, length: 1 })
    this.isWhole = false
  }
}

/** An escape sequence of YAML 1.2, or a backslash without one. */
const ESCAPE =
  /\\(?:[0abtnvfre "/\\N_LP\t\n]|\r\n|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U00(?:10|0[\da-fA-F])[\da-fA-F]{4}|(?<invalid>))/g

function invalidEscapesIn(quoted: string): number {
  let count = 0
  for (const { groups } of quoted.matchAll(ESCAPE)) if (groups?.invalid !== undefined) count++
  return count
}
