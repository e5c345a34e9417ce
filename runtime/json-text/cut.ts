/** The records of a JSON text as bytes, and the rest of the text without them. */
import { isUtf8 } from 'node:buffer'
import { type Json, textOfBytes } from '../base/json.ts'
import * as scan from './scan.ts'

/** The path to the records of a response: names as bytes; null for an only member. */
export interface RecordsPath {
  readonly names: readonly (Uint8Array | null)[]
  readonly isList: boolean
}

/** The offsets of a response's records, in bytes. */
export interface Cut {
  readonly from: number
  readonly to: number
  /** The offset of each record of a list, from `from`. */
  readonly starts: readonly number[]
}

/**
 * Finds the records of a response; undefined if it has to be parsed. That is a malformed or deeply nested response, a
 * list with other values, or a repeated name on the path.
 */
export function cutRecords(bytes: Uint8Array, path: RecordsPath): Cut | undefined {
  if (!closes(bytes) || !isUtf8(bytes)) return undefined
  const cut = { from: -1, to: -1, starts: [] }
  const end = pastValue(bytes, 0, 0, path, cut)
  return end !== -1 && scan.afterBlanks(bytes, end) === bytes.length ? cut : undefined
}

/** Whether the last byte can end a response: scanning a truncated one reads beyond its end, which deoptimizes the scan. */
function closes(bytes: Uint8Array): boolean {
  let last = bytes.length - 1
  while (last > 0 && bytes[last]! <= 0x20) last--
  return bytes[last] === scan.CLOSE_OBJECT || bytes[last] === scan.CLOSE_LIST
}

interface MutableCut {
  from: number
  to: number
  starts: number[]
}

/** The offset after a value, or -1. Sets `cut` to the records in it. */
function pastValue(bytes: Uint8Array, from: number, depth: number, path: RecordsPath, cut: MutableCut): number {
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

/** Whether a text contains escapes. */
function isEscaped(bytes: Uint8Array, from: number): boolean {
  return bytes.subarray(from, scan.textEnd(bytes, from)).includes(scan.BACKSLASH)
}

/** The offset after a list of objects, or -1. */
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

/** A response's value with an empty list in place of its records. */
export function parseRest(bytes: Uint8Array, { from, to }: Cut): Json {
  return JSON.parse(`${textOfBytes(bytes.subarray(0, from))}[]${textOfBytes(bytes.subarray(to))}`) as Json
}

/** The last record of a list, or undefined. */
export function parseLast(bytes: Uint8Array, { from, to, starts }: Cut): Json | undefined {
  const last = starts.at(-1)
  if (last === undefined) return undefined
  // After the last record are only blanks and a bracket.
  const list = textOfBytes(bytes.subarray(from + last, to))
  return JSON.parse(list.slice(0, list.lastIndexOf(']'))) as Json
}

/** The text of a member of the object at `from`, or undefined. The object must be well formed. */
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
