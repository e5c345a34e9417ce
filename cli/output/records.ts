/** Tables of records: the identifying columns of a list, or the names and values of one record. */
import { type Json, type JsonObject, isObject, visibleJson } from 'plugboard/internal'
import type { TextTable } from './table.ts'
import { oneLine, widthOf } from './text.ts'

/** Names of identifying fields without underscores, the best first. */
const IDENTIFYING = (
  'id key identifier name title summary subject email displayname number status state type amount total currency ' +
  'created createdat createdtime date updated updatedat modifiedtime'
).split(' ')
/** Maximum width of a column that the user did not choose; an identifying one may shrink to `MIN_CELL`. */
const MAX_CELL = 36
const MIN_CELL = 12

/** Returns the records of a list as a table of at most `width` columns, and the number of hidden fields. */
export function listTable(
  records: readonly JsonObject[],
  width: number,
  fields?: readonly string[],
): TextTable & { readonly hidden: number } {
  const all = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const columns = fields ?? chooseColumns(records, all, width)
  return {
    head: columns.map(oneLine),
    rows: records.map((record) => columns.map((name) => cellText(fieldOf(record, name)))),
    numbers: columns.filter((name) => records.every((record) => typeof (fieldOf(record, name) ?? 0) === 'number')),
    hidden: fields ? 0 : all.length - columns.length,
  }
}

/** Returns a record as a table of names and values. */
export function recordTable(record: JsonObject, fields?: readonly string[]): TextTable {
  const names = fields ?? Object.keys(record)
  return { head: ['field', 'value'], rows: names.map((name) => [oneLine(name), cellText(fieldOf(record, name))]) }
}

/** Returns the value of a field, or of a nested one: `address.city`. */
export function fieldOf(record: JsonObject, path: string): Json | undefined {
  if (Object.hasOwn(record, path)) return record[path]
  return path.split('.').reduce<Json | undefined>((value, name) => {
    return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  }, record)
}

/** Returns a record with only these fields; null for a missing one. */
export function pickFields(record: JsonObject, fields: readonly string[]): JsonObject {
  return Object.fromEntries(fields.map((name) => [name, fieldOf(record, name) ?? null]))
}

function cellText(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  return oneLine(typeof value === 'string' ? value : visibleJson(value))
}

/** Returns the best identifying fields that fit. */
function chooseColumns(records: readonly JsonObject[], names: readonly string[], width: number): string[] {
  const isPlain = (name: string) =>
    records.every((record) => !isObject(record[name]) && !Array.isArray(record[name])) &&
    records.some((record) => (record[name] ?? '') !== '')
  const chosen: string[] = []
  let left = width
  for (const name of names.filter(isPlain).toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const natural = Math.max(widthOf(name), ...records.map((record) => widthOf(cellText(record[name]))))
    const wanted = Math.min(natural, MAX_CELL)
    const least = rankOf(name) < IDENTIFYING.length ? Math.min(wanted, MIN_CELL) : wanted
    if (least > left) continue
    chosen.push(name)
    left -= Math.min(wanted, left) + 2
  }
  return chosen.length > 0 ? chosen : names.slice(0, 1)
}

function rankOf(name: string): number {
  const rank = IDENTIFYING.indexOf(name.toLowerCase().replaceAll('_', ''))
  return rank === -1 ? IDENTIFYING.length : rank
}
