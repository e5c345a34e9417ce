/** Terms: the parts of a text by which indexes find it. `plugboard.terms` makes the same of a text in SQL. */
import { foldText, isRun, letterCount, wordsOf } from './words.ts'

/** A term of a text, or the start of some. */
export interface Term {
  readonly text: string
  readonly isStart: boolean
}

/** The ways in which a text can have a word: it has all terms of one of them. */
export type Ways = readonly (readonly Term[])[]

/** A word that is looked for. */
export interface AskedWord {
  readonly word: string
  /** As a whole word, as a part of a run of a script without spaces, or as digits of a phone number. */
  readonly whole: Ways
  /** The same, and as the beginning of a word or in the other number of English. */
  readonly loose: Ways
}

/** Maximum number of characters of a text that have terms: beyond it, a `tsvector` could be too large. */
const READ_CHARACTERS = 100_000
/** Shorter words are the beginning of too many. */
const LEAST_START = 3

/** Digits of a phone number: no letter is beside them, and few other characters are between them. */
const PHONE = /(?<![a-z0-9_])[0-9](?:[ ()./\u2010-\u2015-]{0,3}[0-9]){6,}(?![a-z0-9_])/g
const PHONE_DIGITS = { least: 7, most: 15 } as const
/** Maximum number of digits of a country's code. */
const COUNTRY_DIGITS = 3

/** A text as it is compared: its words in order, and its terms. */
export interface ReadText {
  readonly words: readonly string[]
  readonly terms: ReadonlySet<string>
}

/** Reads the words and terms of a text. */
export function comparableText(text: string): ReadText {
  const folded = foldText(text)
  const read = folded.length > READ_CHARACTERS ? Array.from(folded).slice(0, READ_CHARACTERS).join('') : folded
  const words = wordsOf(read)
  const phones = Array.from(read.matchAll(PHONE), ([number]) => phoneTerm(number)).filter((term) => term !== '')
  return { words, terms: new Set([...words.flatMap(termsOfWord), ...phones]) }
}

/** Whether a text has a word in one of its ways. */
export function hasWord({ terms }: ReadText, ways: Ways): boolean {
  return ways.some((way) => way.every(({ text, isStart }) => terms.has(text) || (isStart && hasStart(terms, text))))
}

function hasStart(terms: Iterable<string>, start: string): boolean {
  for (const term of terms) if (term.startsWith(start)) return true
  return false
}

/** The words of a text that is looked for, each once, in order. */
export function askedWords(text: string): AskedWord[] {
  const phones = Array.from(foldText(text).matchAll(PHONE), (match) => {
    return { words: new Set(wordsOf(match[0])), ways: phoneWays(match) }
  })
  return [...new Set(wordsOf(text))].map((word) => {
    const digits = phones.flatMap(({ words, ways }) => (words.has(word) ? ways : []))
    const whole = [wholeWord(word), ...digits]
    return { word, whole, loose: isRun(word) ? whole : [...whole, ...otherForms(word)] }
  })
}

/** The text of a `tsquery` for any of some words. */
export function anyOf(words: readonly Ways[]): string {
  return words.map(tsqueryOf).join(' | ')
}

/** The text of a `tsquery` for a word. */
export function tsqueryOf(ways: Ways): string {
  const quoted = ({ text, isStart }: Term) => `'${text.replace(/['\\]/g, '$&$&')}'${isStart ? ':*' : ''}`
  return `(${ways.map((way) => way.map(quoted).join(' & ')).join(' | ')})`
}

/** The pairs of neighbors in a run, and its last letter: each letter begins a term. Any other word is a term. */
function termsOfWord(word: string): string[] {
  if (!isRun(word)) return [word]
  const letters = Array.from(word)
  return letters.map((letter, at) => letter + (letters[at + 1] ?? ''))
}

function wholeWord(word: string): Term[] {
  if (!isRun(word)) return [exactly(word)]
  return letterCount(word) === 1 ? [startOf(word)] : termsOfWord(word).slice(0, -1).map(exactly)
}

/** The beginning of a word, and an English noun in the singular or with `ies`; `s` and `es` are found by the beginning. */
function otherForms(word: string): Term[][] {
  const letters = letterCount(word)
  if (letters < LEAST_START) return []
  const nouns = letters > LEAST_START && /^[a-z]+$/.test(word) ? NOUNS.filter(([end]) => end.test(word)) : []
  return [[startOf(word)], ...nouns.map(([end, instead]) => [exactly(word.replace(end, instead))])]
}

const NOUNS: readonly (readonly [end: RegExp, instead: string])[] = [
  [/ies$/, 'y'],
  [/(?<=s|x|z|ch|sh)es$/, ''],
  [/(?<!s)s$/, ''],
  [/(?<![aeiou])y$/, 'ies'],
]

/** The end of a number is the start of its term. With the code of a country, the number may be stored without it. */
function phoneWays({ 0: number, index, input }: RegExpExecArray): Term[][] {
  const term = phoneTerm(number)
  if (term === '') return []
  const isAbroad = input[index - 1] === '+' || number.startsWith('00')
  const lengths = isAbroad ? Array.from({ length: COUNTRY_DIGITS }, (_, at) => -1 - at) : []
  const national = lengths.map((end) => term.slice(0, end).replace(/0+$/, ''))
  return [[startOf(term)], ...national.filter((one) => one.length > PHONE_DIGITS.least).map((one) => [exactly(one)])]
}

/** The term of a phone number: its digits in reverse, without the zeros in front. Empty for too few or too many. */
function phoneTerm(number: string): string {
  const digits = number
    .replaceAll('(0)', '')
    .replace(/[^0-9]/g, '')
    .replace(/^0+/, '')
  return digits.length < PHONE_DIGITS.least || digits.length > PHONE_DIGITS.most
    ? ''
    : `+${Array.from(digits).toReversed().join('')}`
}

function exactly(text: string): Term {
  return { text, isStart: false }
}

function startOf(text: string): Term {
  return { text, isStart: true }
}
