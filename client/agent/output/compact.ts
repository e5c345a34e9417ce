/** Shortens wide records: what names a record, its state, times and numbers. */
import { isObject, type Json, type JsonObject } from '../../../runtime/base/json.ts'

/** Records of at least this many characters of JSON, on average, are wide. */
const WIDE = 800
const MOST_FIELDS = 14
const LONGEST_TEXT = 160

/** Fields in order of importance. */
const RANKS: readonly RegExp[] = [
  /^(?:id|gid|key|number|.*_id|.*Id)$/,
  /name|title|subject|summary|email|label/i,
  /status|state|stage|priority|type$/i,
  /date|time|_at$|At$|due|created|updated/i,
  /amount|total|price|balance|sum|currency|count/i,
]

/** Fields that name an object. */
const NAMES = ['name', 'title', 'displayName', 'email', 'value', 'id', 'key'] as const

/** A shortened page. */
export interface CompactPage {
  readonly records: readonly JsonObject[]
  /** Fields of the records that are left out, wholly or in part. */
  readonly left: readonly string[]
}

/** A page of wide records, shortened. Undefined where the records are not wide, or nothing would be left out. */
export function compactPage(records: readonly JsonObject[]): CompactPage | undefined {
  const characters = records.reduce((sum, record) => sum + JSON.stringify(record).length, 0)
  if (records.length < 2 || characters < WIDE * records.length) return undefined
  const names = chosenFields(records)
  const left = new Set(
    records.flatMap((record) => Object.keys(record).filter((name) => isLeft(record[name], name, names))),
  )
  return left.size === 0
    ? undefined
    : { records: records.map((record) => compactRecord(record, names)), left: [...left] }
}

function chosenFields(records: readonly JsonObject[]): ReadonlySet<string> {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const shown = names.filter((name) => records.some((record) => shortened(record[name]) !== undefined))
  const ranked = shown.map((name) => ({ name, rank: rankOf(name) })).toSorted((one, other) => one.rank - other.rank)
  return new Set(ranked.slice(0, MOST_FIELDS).map(({ name }) => name))
}

function rankOf(name: string): number {
  const rank = RANKS.findIndex((pattern) => pattern.test(name))
  return rank === -1 ? RANKS.length : rank
}

function isLeft(value: Json | undefined, name: string, names: ReadonlySet<string>): boolean {
  if (value === null || value === undefined || isEmpty(value)) return false
  return !names.has(name) || shortened(value) !== value
}

/** Whether a value is an object or a list without entries. */
export function isEmpty(value: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

function compactRecord(record: JsonObject, names: ReadonlySet<string>): JsonObject {
  const fields = Object.entries(record).flatMap(([name, value]): [string, Json][] => {
    const short = names.has(name) ? shortened(value) : undefined
    return short === undefined ? [] : [[name, short]]
  })
  return Object.fromEntries(fields)
}

/** A value in short: an object by its name, a long text cut. Undefined for a value without a short form. */
function shortened(value: Json | undefined): Json | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value
  if (Array.isArray(value)) return undefined
  if (!isObject(value)) return value
  const name = NAMES.find((one) => typeof value[one] === 'string' || typeof value[one] === 'number')
  return name === undefined ? undefined : { [name]: shortened(value[name]) ?? null }
}
