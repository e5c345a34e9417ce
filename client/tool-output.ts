/** The guard of a tool's output: what an agent reads has to fit its window, and what was left out is said. */
import type { Json, JsonObject } from '../runtime/index.ts'

/** The longest text inside a record that is too large as a whole. */
const TEXT_CHARACTERS = 1_000
const LIST_ITEMS = 10

/**
 * The output within a number of characters of JSON: whole records from the start of a list, as many as fit; a single record
 * with its long texts and lists cut. `truncated` says what is missing.
 */
export function fitted(output: JsonObject, maxCharacters: number): JsonObject {
  if (sizeOf(output) <= maxCharacters) return output
  const { records } = output
  if (!Array.isArray(records)) return withoutLong(output, maxCharacters)
  let left = maxCharacters - sizeOf({ ...output, records: [], truncated: shownOf(records.length, records.length) })
  const kept = records.slice(
    0,
    records.findIndex((record) => (left -= sizeOf(record) + 1) < 0),
  )
  if (kept.length === 0) return withoutLong({ ...output, records: records.slice(0, 1) }, maxCharacters, records.length)
  return { ...output, records: kept, truncated: shownOf(kept.length, records.length) }
}

function shownOf(count: number, all: number): string {
  return `${count} of ${all} records are shown. Ask for fewer by a lower limit, or for fewer fields; next goes on after all ${all}.`
}

function withoutLong(output: JsonObject, maxCharacters: number, count = 1): JsonObject {
  const shown = count > 1 ? `1 of ${count} records is shown, and long` : 'Long'
  const truncated = `${shown} texts and lists are cut.`
  const cut = { ...output, records: shortened(output.records ?? null), truncated }
  if (sizeOf(cut) <= maxCharacters) return cut
  const { next = null } = output
  return { records: null, meta: {}, next, truncated: 'The record is too large to be shown. Ask for fewer fields.' }
}

function shortened(value: Json): Json {
  if (typeof value === 'string') return value.length > TEXT_CHARACTERS ? `${value.slice(0, TEXT_CHARACTERS)}…` : value
  if (Array.isArray(value)) return value.slice(0, LIST_ITEMS).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shortened(item)]))
}

function sizeOf(value: Json): number {
  return JSON.stringify(value).length
}
