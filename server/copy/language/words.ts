/** Plain text and words: what `fuzzy` and `keyword` compare. `plugboard_plain` and `plugboard_words` do the same in SQL. */

import { SEPARATORS } from './separators.ts'

/** Letters without a Latin base, lower and upper case, each with the Latin letter it is read as. */
const LETTERS = [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґαβγδεζηθικλμνξοπρσςτυφχψωßæøłđðþı']
const LATIN = [...'abvgdeejziiklmnoprstufhccssiyieuaiiegabgdezitiklmnxoprsstufhposaoldsti']

/** What the letters of the table become; upper case as lower case. */
export const READ_AS: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((letter, at): [string, string][] => {
    const latin = LATIN[at] ?? ''
    const upper = letter.toUpperCase()
    return upper.length === 1 && upper > '\u007f' ? [[letter, latin], [upper, latin]] : [[letter, latin]] // prettier-ignore
  }),
)

/** What stands between words in ASCII, besides the space. */
export const PUNCTUATION = '\t\n\v\f\r!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

/** In long texts, words longer than this are left out, for no index would hold them. */
const LONG_WORD = 200

/** Text without case and accents; Greek and Cyrillic letters are read as Latin ones. */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return Array.from(bare, (letter) => READ_AS.get(letter) ?? asciiLower(letter)).join('')
}

/** The words of a text: what stands between spaces and punctuation. */
export function wordsOf(text: string): string[] {
  const length = Array.from(text).length
  const longest = length > 2000 || (length > 100 && !isAscii(text)) ? LONG_WORD : Infinity
  return foldText(text)
    .split(SEPARATOR)
    .filter((word) => word !== '' && Array.from(word).length <= longest)
}

/** The least that `fuzzy` calls near, from 0 to 1: a letter wrong or missing in a word of five, two swapped in one of seven. */
const LEAST_NEAR = 0.3
/** In longer words, so many letters count for one more that may be wrong. */
const LETTERS_FOR_ANOTHER = 8

/**
 * How near a text has to be to a plain one, from 0 to 1, in word similarity: what is left of it when each word has one fault, and
 * long ones one for every eight letters. The worst fault, two letters swapped, changes four of a word's trigrams.
 */
export function nearnessOf(plain: string): number {
  let [trigrams, faults] = [0, 0]
  for (const word of plain.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const letters = Array.from(word).length
    trigrams += letters + 1
    faults += Math.max(1, Math.floor(letters / LETTERS_FOR_ANOTHER))
  }
  const left = (trigrams - 4 * faults) / (trigrams + 4 * faults)
  return Math.max(LEAST_NEAR, Math.floor(left * 100) / 100 || 0)
}

const SEPARATOR = new RegExp(`[ ${PUNCTUATION.replace(/[\\\]^-]/g, '\\$&')}${SEPARATORS}]`, 'u')

function isAscii(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- all of ASCII
  return /^[\u0001-\u007f]*$/.test(text)
}

function asciiLower(letter: string): string {
  return letter >= 'A' && letter <= 'Z' ? letter.toLowerCase() : letter
}
