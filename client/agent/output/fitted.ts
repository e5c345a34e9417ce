/** Fits a tool's output to a size. A cut is named, and the rest can be asked for. */
import type { Json, JsonObject } from '../../../runtime/index.ts'

/** Maximum length of a text inside a record that is too large as a whole. */
const TEXT_CHARACTERS = 1_000
const LIST_ITEMS = 10

/** Limits of an output. */
export interface Limit {
  /** Maximum number of characters of JSON. */
  readonly maxCharacters: number
  /** The params that ask for the same page without its first `count` records. */
  after(count: number): JsonObject
}

/**
 * The output within a number of characters of JSON. It keeps as many whole records from the start as fit. If none fits, it cuts the long
 * texts and lists of the first. `next` asks for the rest of the page before the vendor's next page, so that no record is skipped.
 * `truncated` describes the cut.
 */
export function fitted(output: JsonObject, limit: Limit): JsonObject {
  if (sizeOf(output) <= limit.maxCharacters) return output
  const { records } = output
  if (!Array.isArray(records)) return shortened(output, 'Long texts and lists are cut.', limit)
  const count = countOf(output, records, limit)
  if (count > 0) return partOf(output, records, count, limit)
  const single = { ...output, records: records.slice(0, 1) }
  if (records.length === 1) return shortened(single, 'Long texts and lists are cut.', limit)
  const text = `1 of ${records.length} records is shown, and its long texts and lists are cut. next continues after it.`
  return shortened({ ...single, next: limit.after(1) }, text, limit)
}

function countOf(output: JsonObject, records: readonly Json[], limit: Limit): number {
  let left = limit.maxCharacters - sizeOf({ ...partOf(output, records, records.length, limit), records: [] })
  const first = records.findIndex((record) => (left -= sizeOf(record) + 1) < 0)
  return first === -1 ? records.length - 1 : first
}

function partOf(output: JsonObject, records: readonly Json[], count: number, limit: Limit): JsonObject {
  const truncated = `${count} of ${records.length} records are shown; next continues after them. Request fewer fields to see more at once.`
  return { ...output, records: records.slice(0, count), next: limit.after(count), truncated }
}

function shortened(output: JsonObject, truncated: string, { maxCharacters }: Limit): JsonObject {
  const cut = { ...output, records: shortenedValue(output.records ?? null), truncated }
  if (sizeOf(cut) <= maxCharacters) return cut
  const { next = null } = output
  const goesOn = next === null ? '' : ' next continues after it.'
  return {
    records: null,
    meta: {},
    next,
    truncated: `The record is too large to show. Request fewer fields.${goesOn}`,
  }
}

function shortenedValue(value: Json): Json {
  if (typeof value === 'string') return value.length > TEXT_CHARACTERS ? `${value.slice(0, TEXT_CHARACTERS)}…` : value
  if (Array.isArray(value)) return value.slice(0, LIST_ITEMS).map(shortenedValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shortenedValue(item)]))
}

function sizeOf(value: Json): number {
  return JSON.stringify(value).length
}
