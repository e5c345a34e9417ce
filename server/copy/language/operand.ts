/** Operands of filters: the caller's value, read by the declared type of the field. */
import { isObject } from 'plugboard/internal'
import { type Faults, isFree, isText, type Path } from './field-paths.ts'
import { askedWords, type Ways } from './terms.ts'
import { foldText, wordsOf } from './words.ts'
import { isRelativeTime, readTime } from './times.ts'

/**
 * A value and the type that it is compared as. `text` is for booleans, too. `number` holds the digits. `time` holds microseconds since 1970 or a
 * relative time such as `now-7d`. `json` is a whole value and `element` a scalar of a list, both as JSON text.
 */
export interface Operand {
  readonly as: 'text' | 'number' | 'time' | 'json' | 'element'
  readonly value: string
}

const MAX_TEXT = 4000
const MAX_PATTERN = 200
const MAX_WILDCARDS = 16
const MAX_WORDS = 32
const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/
const MAX_DIGITS = 400

/** Says whether a value is null or absent. */
export function isNone(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

/** The digits of a JSON number or of text that is a number, or undefined. At most 400 characters count. */
export function digitsOf(text: string): string | undefined {
  return text.length <= MAX_DIGITS && NUMBER.test(text) ? text : undefined
}

/** Reads the value of a comparison. What does not fit the field is a fault. */
export function readOperand(
  path: Path,
  relation: string,
  value: unknown,
  location: string,
  report: Faults,
): Operand | undefined {
  const read = isScalar(value) ? scalarOperand(path, relation, value) : structuredOperand(path, relation, value)
  if (typeof read !== 'string') return read
  report.add(location, read, 'type')
  return undefined
}

/** Reads the pattern of `like`; runs of % are one. */
export function readPattern(value: unknown, location: string, report: Faults): string | undefined {
  const text = readText(value, MAX_PATTERN, location, report)
  if (text === undefined) return undefined
  const pattern = text.replace(/((?:^|[^\\])(?:\\\\)*)%{2,}/g, '$1%')
  if (pattern.includes('*') && !pattern.includes('%'))
    return report.add(
      location,
      `has * for a wildcard. Write ${JSON.stringify(pattern.replaceAll('*', '%'))}`,
      'pattern',
    )
  if (pattern.split('%').length - 1 > MAX_WILDCARDS)
    return report.add(location, `has more than ${MAX_WILDCARDS} wildcards (%)`, 'cost')
  if (/(?:^|[^\\])(?:\\\\)*\\$/.test(pattern)) return report.add(location, 'ends with a backslash', 'pattern')
  return pattern
}

/** Reads the text of `fuzzy` and `keyword`, as plain text and as words. */
export function readWords(
  value: unknown,
  location: string,
  report: Faults,
): { text: string; words: Ways[] } | undefined {
  const text = readText(value, MAX_PATTERN, location, report)
  if (text === undefined) return undefined
  const { length } = wordsOf(text)
  if (length === 0 || length > MAX_WORDS) return report.add(location, `must have 1 to ${MAX_WORDS} words`, 'pattern')
  return { text: foldText(text), words: askedWords(text).map(({ whole }) => whole) }
}

/** Reads the text of `starts_with` and `contains`, as plain text. */
export function plainOperand(value: unknown, location: string, report: Faults): string | undefined {
  const text = readText(value, MAX_PATTERN, location, report)
  return text === undefined ? undefined : foldText(text)
}

function readText(value: unknown, longest: number, location: string, report: Faults): string | undefined {
  if (typeof value !== 'string') return report.add(location, 'must be text', 'type')
  if (value === '' || value.length > longest)
    return report.add(location, `must have 1 to ${longest} characters`, 'length')
  if (!isText(value)) return report.add(location, NO_TEXT, 'encoding')
  return value
}

type Scalar = string | number | boolean

const NO_TEXT = 'contains NUL or half of a surrogate pair'

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** The operand, or what is wrong with it. */
function scalarOperand(path: Path, relation: string, value: Scalar): Operand | string {
  const text = String(value)
  if (text.length > MAX_TEXT) return `must have at most ${MAX_TEXT} characters`
  if (!isText(text)) return NO_TEXT
  if (typeof value === 'number' && !isExact(value)) return 'loses digits as a number: write it as text'
  if (isFree(path)) return freeOperand(relation, value, text)
  switch (path.type) {
    case 'integer':
    case 'number':
      return numberOperand(value, text)
    case 'boolean':
      return text === 'true' || text === 'false' ? { as: 'text', value: text } : 'must be true or false'
    case 'timestamp':
      return timeOperand(text) ?? 'must be a time such as "2026-01-31T12:00:00Z" or "now-7d"'
    case 'array':
      return relation === 'eq' ? { as: 'element', value: JSON.stringify(value) } : 'is a list, which has no order'
    case 'object':
      return freeOperand(relation, value, text)
    default:
      return textOperand(relation, text)
  }
}

/** Inside an object nothing is declared: the operand's own type decides. */
function freeOperand(relation: string, value: Scalar, text: string): Operand {
  return typeof value === 'number' ? { as: 'number', value: text } : textOperand(relation, text)
}

/** Before and after a time is asked of times, not of text. */
function textOperand(relation: string, text: string): Operand {
  return (relation === 'eq' ? undefined : timeOperand(text)) ?? { as: 'text', value: text }
}

function timeOperand(text: string): Operand | undefined {
  if (isRelativeTime(text)) return { as: 'time', value: text }
  const time = readTime(text)
  return time === undefined ? undefined : { as: 'time', value: String(time) }
}

function numberOperand(value: Scalar, text: string): Operand | string {
  const digits = typeof value === 'boolean' ? undefined : digitsOf(text)
  if (digits !== undefined) return { as: 'number', value: digits }
  if (isRelativeTime(text)) return 'must be a number: relative times are for fields whose records hold times as text'
  const micros = readTime(text)
  if (micros === undefined) return 'must be a number'
  const seconds = Number(micros) / 1_000_000
  return `must be a number: for a time, ${seconds} in seconds or ${seconds * 1000} in milliseconds since 1970, as in the records`
}

function structuredOperand(path: Path, relation: string, value: unknown): Operand | string {
  const { type } = path
  const isPossible = isFree(path) || type === 'object' || (type === 'array' && Array.isArray(value))
  if (!isPossible || !(isObject(value) || Array.isArray(value))) return `must be ${EXPECTED[type] ?? 'a value'}`
  if (relation !== 'eq') return 'is compared with an object or a list, which have no order'
  if (!isExactThroughout(value)) return 'contains a number that loses digits: compare it by its path, as text'
  const text = JSON.stringify(value)
  if (text.length > MAX_TEXT) return `must have at most ${MAX_TEXT} characters as JSON`
  return /\\u(?:0000|d[89a-f])/i.test(text) ? NO_TEXT : { as: 'json', value: text }
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a number',
  number: 'a number',
  boolean: 'true or false',
  timestamp: 'a time',
  array: 'a value or a list',
}

function isExactThroughout(value: unknown): boolean {
  if (typeof value === 'number') return isExact(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isExactThroughout)
}

function isExact(value: number): boolean {
  return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value) || Math.abs(value) >= 1e21)
}
