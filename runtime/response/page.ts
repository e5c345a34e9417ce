/** The result of reading a response: its records as values, or as JSON text. */
import type { JsonObject } from '../base/json.ts'
import { writeList } from '../json-text/index.ts'
import type { Located } from '../language/locator.ts'

/** One response's worth: what the caller gets, and what pagination and downloads read on. */
export interface ResponsePage extends Located {
  /** An array for lists, one object for a single record, null when the vendor answers without a body. */
  readonly records: JsonObject[] | JsonObject | null
  readonly meta: JsonObject
  /** How many records there are. */
  readonly count: number
}

/** One response's worth, with the records as JSON text. */
export interface RawPage extends Located {
  /** A list for lists, one object for a single record, null when there is none. */
  readonly records: Uint8Array | null
  /** Where each record begins in `records`. */
  readonly starts: readonly number[]
  readonly meta: JsonObject
  readonly count: number
}

/** A page with its records as JSON text: the `text` they came in, or else written from the parsed ones. */
export function rawOf(page: ResponsePage, text?: Uint8Array): RawPage {
  const { body, header, last, records, meta, count } = page
  const info = { body, header, last, meta, count }
  if (records === null) return { ...info, records, starts: [] }
  if (!Array.isArray(records)) return { ...info, records: text ?? Buffer.from(JSON.stringify(records)), starts: [0] }
  return { ...info, ...writeList(records) }
}
