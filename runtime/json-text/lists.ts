/** Lists of records as JSON text in UTF-8. */
import type { JsonObject } from '../base/json.ts'
import { CLOSE_LIST, COMMA, OPEN_LIST } from './scan.ts'

/** The JSON text of a list, and the offset of each record in bytes. */
export function writeList(records: readonly JsonObject[]): { records: Uint8Array; starts: number[] } {
  return listOfTexts(records.map((record) => JSON.stringify(record)))
}

/** The same for JSON texts of records. Each is written to its place in the list, without a text of the whole list. */
export function listOfTexts(records: readonly string[]): { records: Uint8Array; starts: number[] } {
  const size = records.reduce((bytes, record) => bytes + Buffer.byteLength(record) + 1, 1)
  const list = Buffer.allocUnsafe(Math.max(size, 2))
  const starts: number[] = []
  let at = 0
  for (const record of records) {
    list[at++] = COMMA
    starts.push(at)
    at += list.write(record, at)
  }
  list[0] = OPEN_LIST
  list[Math.max(at, 1)] = CLOSE_LIST
  return { records: list, starts }
}

/** Joins lists; undefined without any. A single list is returned unchanged. @param lists JSON texts of nonempty lists */
export function joinLists(lists: readonly Uint8Array[]): Uint8Array | undefined {
  if (lists.length < 2) return lists[0]
  const parts = lists.flatMap((list, index) => {
    const inside = list.subarray(list.indexOf(OPEN_LIST) + 1, list.lastIndexOf(CLOSE_LIST))
    return [Uint8Array.of(index === 0 ? OPEN_LIST : COMMA), inside]
  })
  return Buffer.concat([...parts, Uint8Array.of(CLOSE_LIST)])
}
