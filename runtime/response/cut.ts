/** The records of an answer as the bytes they came in: found by a path, and the rest of the answer without them. */
import { isUtf8 } from 'node:buffer'
import type { Json } from '../base/json.ts'
import { isObject, textOfBytes } from '../base/json.ts'
import type { Locator, Step } from '../language/locator.ts'
import type { ResolvedOperation } from '../manifest/index.ts'
import * as scan from './scan.ts'

/** The path to the records of an operation, each name as bytes; null for the one member there is. */
export interface CutPath {
  readonly names: readonly (Uint8Array | null)[]
  readonly isList: boolean
  /** Whether something is read from a page's last record. */
  readonly needsLast: boolean
}

/** The place of the records in an answer. */
export interface Cut {
  readonly from: number
  readonly to: number
  /** Where each record of a list begins, counted from `from`. */
  readonly starts: readonly number[]
}

/**
 * The path by which an operation's records can be cut out, or null when they have to be parsed: they are not at the end of
 * a path of names, or, for a list, something else is read at that place or inside it.
 */
export function compileCut(operation: ResolvedOperation, isList: boolean): CutPath | null {
  const { records, pagination, file } = operation
  if (file || records?.in !== 'body' || records.steps.some((step) => typeof step === 'number')) return null
  const others = locatorsOf(operation)
  if (isList && others.some((locator) => meets(locator, records.steps))) return null
  const names = records.steps.map((step) => (typeof step === 'string' ? Buffer.from(step) : null))
  return { names, isList, needsLast: pagination !== undefined && others.some((locator) => locator.in === 'last') }
}

const GRAPHQL_ERRORS: Locator = { in: 'body', steps: ['errors'] }

function locatorsOf({ meta, errors, retry, pagination, isGraphql }: ResolvedOperation): Locator[] {
  const { message, code, requestId, rules } = errors
  const links = pagination?.style === 'link' ? pagination.links : []
  const paging = [pagination ?? {}, ...links].flatMap((part): unknown[] => Object.values(part))
  return [
    ...Object.values(meta),
    ...[message, code, requestId, retry.after].flat(),
    ...rules.flatMap(({ at }) => at ?? []),
    ...paging.flatMap((part) => (isObject(part) && 'in' in part ? [part as unknown as Locator] : [])),
    ...(isGraphql ? [GRAPHQL_ERRORS] : []),
  ]
}

/** Whether a locator may give something else once an empty list stands where the records were. */
function meets(locator: Locator, records: readonly Step[]): boolean {
  if (locator.in === 'path') return true
  if (locator.in === 'first') return locator.of.some((one) => meets(one, records))
  if (locator.in !== 'body') return false
  const { steps } = locator
  const parts = steps.findIndex((step, at) => at < records.length && !mayBeSame(step, records[at]!))
  if (parts !== -1) return false
  return steps.length <= records.length || typeof steps[records.length] === 'number'
}

function mayBeSame(one: Step, other: Step): boolean {
  return one === other || typeof one === 'object' || typeof other === 'object'
}

/**
 * Where the records of an answer are, or undefined when it has to be parsed: it is malformed or nested too deeply, its list
 * holds more than objects, a name on the path occurs twice or is escaped, or the answer has another shape.
 */
export function cutRecords(bytes: Uint8Array, path: CutPath): Cut | undefined {
  if (!closes(bytes) || !isUtf8(bytes)) return undefined
  const cut = { from: -1, to: -1, starts: [] }
  const end = pastValue(bytes, 0, 0, path, cut)
  return end !== -1 && scan.afterBlanks(bytes, end) === bytes.length ? cut : undefined
}

/** Whether the last byte can end an answer: scanning one that was cut short runs over its end, which is slow ever after. */
function closes(bytes: Uint8Array): boolean {
  let last = bytes.length - 1
  while (last > 0 && bytes[last]! <= 0x20) last--
  return bytes[last] === scan.CLOSE_OBJECT || bytes[last] === scan.CLOSE_LIST
}

interface Place {
  from: number
  to: number
  starts: number[]
}

/** The place behind a value, with the place of the records in it, or -1. */
function pastValue(bytes: Uint8Array, from: number, depth: number, path: CutPath, cut: Place): number {
  const start = scan.afterBlanks(bytes, from)
  if (depth === path.names.length) {
    cut.from = start
    cut.to = path.isList ? pastRecords(bytes, start, depth, cut.starts) : scan.valueEnd(bytes, start, depth)
    return cut.to
  }
  if (bytes[start] !== scan.OPEN_OBJECT) return -1
  const name = path.names[depth]!
  let isFound = false
  let at = start
  do {
    const begins = scan.afterBlanks(bytes, at + 1)
    at = scan.nameEnd(bytes, begins)
    if (at === -1) return -1
    const isNext = name === null || isName(bytes, begins, name)
    if ((isNext && isFound) || isEscaped(bytes, begins)) return -1
    if (isNext) isFound = true
    at = isNext ? pastValue(bytes, at, depth + 1, path, cut) : scan.valueEnd(bytes, at, depth + 1)
    if (at === -1) return -1
    at = scan.afterBlanks(bytes, at)
  } while (bytes[at] === scan.COMMA)
  return isFound && bytes[at] === scan.CLOSE_OBJECT ? at + 1 : -1
}

/** Whether the text between two quotes is a name. */
function isName(bytes: Uint8Array, from: number, name: Uint8Array): boolean {
  for (let index = 0; index < name.length; index++) if (bytes[from + 1 + index] !== name[index]) return false
  return scan.textEnd(bytes, from) === from + name.length + 2
}

/** Whether the bytes of a text are not its letters. */
function isEscaped(bytes: Uint8Array, from: number): boolean {
  return bytes.subarray(from, scan.textEnd(bytes, from)).includes(scan.BACKSLASH)
}

/** The place behind a list of objects, or -1. */
function pastRecords(bytes: Uint8Array, from: number, depth: number, starts: number[]): number {
  if (bytes[from] !== scan.OPEN_LIST) return -1
  let at = scan.afterBlanks(bytes, from + 1)
  if (bytes[at] === scan.CLOSE_LIST) return at + 1
  for (;;) {
    at = scan.afterBlanks(bytes, at)
    if (bytes[at] !== scan.OPEN_OBJECT) return -1
    starts.push(at - from)
    at = scan.valueEnd(bytes, at, depth + 1)
    if (at === -1) return -1
    at = scan.afterBlanks(bytes, at)
    if (bytes[at] === scan.CLOSE_LIST) return at + 1
    if (bytes[at++] !== scan.COMMA) return -1
  }
}

/** An answer's value with an empty list in place of its records. */
export function parseRest(bytes: Uint8Array, { from, to }: Cut): Json {
  return JSON.parse(`${textOfBytes(bytes.subarray(0, from))}[]${textOfBytes(bytes.subarray(to))}`) as Json
}

/** The last record of a list, or undefined. */
export function parseLast(bytes: Uint8Array, { from, to, starts }: Cut): Json | undefined {
  const last = starts.at(-1)
  if (last === undefined) return undefined
  // What follows the last record is a bracket, with or without blanks.
  const list = textOfBytes(bytes.subarray(from + last, to))
  return JSON.parse(list.slice(0, list.lastIndexOf(']'))) as Json
}

/** The text of a member of the object that begins at `from`, as it stands there, or undefined. The object is well formed. */
export function memberText(bytes: Uint8Array, from: number, name: Uint8Array): string | undefined {
  let at = from
  do {
    const begins = scan.afterBlanks(bytes, at + 1)
    const value = scan.nameEnd(bytes, begins)
    if (value === -1) return undefined
    at = scan.valueEnd(bytes, value, 0)
    if (isName(bytes, begins, name)) return textOfBytes(bytes.subarray(value, at)).trim()
    at = scan.afterBlanks(bytes, at)
  } while (bytes[at] === scan.COMMA)
  return undefined
}
