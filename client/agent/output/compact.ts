/** Shortens records: what names a record, its state, times and numbers. */
import { isObject, type Json, type JsonObject, setValueAt, valueAt } from '../../../runtime/base/json.ts'
import type { MainPath, MainFields } from '../../base/main-fields.ts'

/** Records of at least this many characters of JSON, on average, are wide. */
const WIDE = 800
/** Records of this many characters are wide where their page is too large. */
const WIDE_IN_MANY = 300
const MOST_FIELDS = 14
const LONGEST_TEXT = 160
/** Number of texts by which people find a record. */
const MOST_TEXTS = 2

/** Fields in order of importance, after the key and the title. */
const RANKS: readonly RegExp[] = [
  /^(?:status|state|stage|priority)$/i,
  /^(?:name|title|subject|summary|number|key)$/i,
  /name|title|subject|summary|email|label|status|state|stage|priority|type$/i,
  /^(?:id|gid|.*_id|.*Id)$/,
  /amount|total|price|balance|(?:^|_)(?:sum|currency|count)(?:_|$)/i,
  /due|deadline|start|(?:^|_)date$|Date$/,
  /date|time|_at$|At$|created|updated/i,
]

/** The ranks of states, amounts and dates. */
const FIRST_RANKS = [0, 4, 5]

/** Fields that name an object. */
const NAMES = ['name', 'title', 'displayName', 'email', 'value', 'id', 'key'] as const

/** A shortened page. */
export interface CompactPage {
  readonly records: readonly JsonObject[]
  /** Fields of the records that are left out, wholly or in part. */
  readonly left: readonly string[]
}

/** The space of a page. */
export interface PageRoom {
  /** Characters of JSON of all records. */
  readonly characters: number
  readonly main?: MainFields | undefined
}

/**
 * A page of wide records, shortened to the fields that fit into its room, the main ones first. Undefined where the records are not wide, or
 * nothing would be left out.
 */
export function compactPage(records: readonly JsonObject[], { characters, main }: PageRoom): CompactPage | undefined {
  const size = sizeOf(records)
  const wide = size > characters ? WIDE_IN_MANY : WIDE
  if (records.length < 2 || size < wide * records.length) return undefined
  const paths = chosenPaths(records, characters, main)
  const left = new Set(
    records.flatMap((record) => Object.keys(record).filter((name) => isLeft(record[name], name, paths))),
  )
  return left.size === 0
    ? undefined
    : { records: records.map((record) => compactRecord(record, paths)), left: [...left] }
}

/** The paths that name a record, then its fields by importance, as many as the room has space for. */
function chosenPaths(records: readonly JsonObject[], room: number, main: MainFields | undefined): readonly MainPath[] {
  const { key = [['id']], title = [], text = [] } = main ?? {}
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const ranked = names.map((name) => ({ name, rank: rankOf(name) })).toSorted((one, other) => one.rank - other.rank)
  // One state, one amount and one date are worth more than a second name.
  const firsts = FIRST_RANKS.flatMap((rank) => ranked.find((one) => one.rank === rank) ?? [])
  const inOrder = [...firsts, ...ranked].map(({ name }) => [name])
  const candidates = [...key, ...title, ...text.slice(0, MOST_TEXTS), ...inOrder]
  const chosen: MainPath[] = []
  let left = room
  for (const path of candidates) {
    const values = records.flatMap((record) => shortened(valueAt(record, path)) ?? [])
    const isIn = chosen.some((one) => one.slice(0, path.length).join('\n') === path.join('\n'))
    if (values.length === 0 || isIn) continue
    left -= sizeOf(values) + values.length * (path.join().length + 3)
    if (chosen.length >= MOST_FIELDS || (left < 0 && chosen.length > 1)) break
    chosen.push(path)
  }
  return chosen
}

function rankOf(name: string): number {
  const rank = RANKS.findIndex((pattern) => pattern.test(name))
  return rank === -1 ? RANKS.length : rank
}

function isLeft(value: Json | undefined, name: string, paths: readonly MainPath[]): boolean {
  if (value === null || value === undefined || isEmpty(value)) return false
  return !paths.some((path) => path.length === 1 && path[0] === name) || shortened(value) !== value
}

/** Whether a value is an object or a list without entries. */
export function isEmpty(value: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/** A record with the values at some paths, in short. */
export function compactRecord(record: JsonObject, paths: readonly MainPath[]): JsonObject {
  const compact: JsonObject = {}
  for (const path of paths) {
    const short = shortened(valueAt(record, path))
    if (short !== undefined) setValueAt(compact, path, short)
  }
  return compact
}

/** A value in short: an object by its name, a long text cut. Undefined for a value without a short form. */
export function shortened(value: Json | undefined): Json | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value
  if (Array.isArray(value)) return undefined
  if (!isObject(value)) return value
  const name = NAMES.find((one) => typeof value[one] === 'string' || typeof value[one] === 'number')
  return name === undefined ? undefined : { [name]: shortened(value[name]) ?? null }
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value).length
}
