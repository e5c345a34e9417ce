/** Lists of records as JSON text in UTF-8. */
import type { JsonObject } from '../base/json.ts'

const OPEN = Buffer.from('[')
const COMMA = Buffer.from(',')
const CLOSE = Buffer.from(']')

/** The JSON text of a list, and the offset of each record in bytes. */
export function writeList(records: readonly JsonObject[]): { records: Uint8Array; starts: number[] } {
  return listOfTexts(records.map((record) => JSON.stringify(record)))
}

/** The same for JSON texts of records. */
export function listOfTexts(records: readonly string[]): { records: Uint8Array; starts: number[] } {
  const texts = records.map((record) => Buffer.from(record))
  const starts: number[] = []
  let at = 1
  for (const { byteLength } of texts) {
    starts.push(at)
    at += byteLength + 1
  }
  return { records: between(texts), starts }
}

/** Joins lists; undefined without any. A single list is returned unchanged. @param lists JSON texts of nonempty lists */
export function joinLists(lists: readonly Uint8Array[]): Uint8Array | undefined {
  if (lists.length < 2) return lists[0]
  return between(lists.map((list) => list.subarray(list.indexOf(0x5b) + 1, list.lastIndexOf(0x5d))))
}

function between(texts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat([OPEN, ...texts.flatMap((text, index) => (index === 0 ? [text] : [COMMA, text])), CLOSE])
}
