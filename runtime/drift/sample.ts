/** Compares a sampled page with the record schema of its operation, and with the pages sampled before. */
import { type JsonObject, own, type Params, propertiesOf } from '../base/json.ts'
import type { DriftChange } from '../base/notice.ts'
import type { ResolvedManifest, ResolvedOperation } from '../manifest/index.ts'
import { countFields, type FieldCount } from './fields.ts'
import { knownFields } from './schemas.ts'

/** A place where responses no longer fit. It has no value of a record. */
export interface Drift {
  /** The place in the record schema: `$.items[].name`; `$` for the list itself. */
  readonly path: string
  readonly change: DriftChange
  /** As the manifest states, or earlier responses had: `string or null`, `nothing`, `one of 3 values`. */
  readonly expected: string
  /** As it came: `integer`, `nothing`, `another value`. */
  readonly seen: string
}

/** A page to compare. */
export interface SampledPage {
  readonly entity: string
  readonly action: string
  /** The params of the call. */
  readonly params: Params
  readonly records: readonly JsonObject[]
  /** The params of the next page. */
  readonly next: Params | null
}

/** Earlier samples of an operation, in one account. */
export interface SampleHistory {
  readonly records: number
  /** Declared places with a value in each record so far; null before a call that leaves no field out. */
  readonly filled: readonly string[] | null
  /** Undeclared places so far. */
  readonly undeclared: readonly string[]
  /** Whether the last whole list had records. */
  readonly hadRecords: boolean
}

/** The history before the first sample. */
export const NO_HISTORY: SampleHistory = { records: 0, filled: null, undeclared: [], hadRecords: false }

/** A sample: what no longer fits, and the history with it. */
export interface Sample {
  readonly drifts: readonly Drift[]
  readonly history: SampleHistory
}

/** Maximum number of records that a sample reads. */
export const MOST_RECORDS = 50

/** Minimum number of earlier records, and of records now, that show that an optional field came up, vanished or became null. */
const LEARNED_RECORDS = 20
const ENOUGH_RECORDS = 5

/** Maximum number of places in a history. */
const MOST_PLACES = 300

/**
 * Compares a page with its operation's record schema and with earlier samples. Own fields of accounts are no drift.
 * @returns undefined for an operation without records that are described
 */
export function samplePage(manifest: ResolvedManifest, page: SampledPage, before: SampleHistory): Sample | undefined {
  const operation = own(manifest.operations, `${page.entity}.${page.action}`)
  if (!operation?.record || operation.batch || operation.file) return undefined
  const records = page.records.slice(0, MOST_RECORDS)
  const { schemas } = manifest
  const counts = countFields(records, { record: operation.record, schemas, known: knownFields(manifest) })
  const asked = askedOf(operation, page.params)
  const drifts = [
    ...counts.flatMap((count) => unfitDrifts(count)),
    ...(asked === 'selected' ? [] : counts.flatMap((count) => absentDrifts(count, before, records.length))),
    ...counts.flatMap((count) => newDrifts(count, before)),
    ...listDrifts(page, before, asked),
  ]
  return { drifts, history: historyWith(before, { counts, records: records.length, asked }) }
}

/** Scope of a call: the whole list, or a page or parent by name; `selected` if params may leave fields or records out. */
type Asked = 'whole' | 'named' | 'selected'

function askedOf({ effect, params: schema, pagination }: ResolvedOperation, params: Params): Asked {
  if (effect !== 'read') return 'selected'
  const paging = pagination === undefined || pagination.style === 'none' ? undefined : pagination
  const size = paging && 'size' in paging ? paging.size : undefined
  const declared = propertiesOf(schema)
  const others = Object.entries(params).flatMap(([name, value]) =>
    name === size || value === own(declared, name)?.default ? [] : [name],
  )
  if (others.length === 0) return 'whole'
  const named = [...((schema.required ?? []) as string[]), paging?.param]
  return others.every((name) => named.includes(name)) ? 'named' : 'selected'
}

/** Values of other types, and unknown ones. */
function unfitDrifts({ path, expected, unfit, texts, unknown }: FieldCount): Drift[] {
  if (expected === undefined) return []
  const types = [...unfit.keys()].map((seen): Drift => {
    return { path, change: seen === 'null' ? 'nulled' : 'retyped', expected, seen }
  })
  if (unknown === 0) return types
  const one = texts === 1 ? 'one value' : `one of ${texts} values`
  return [...types, { path, change: 'unknown_value', expected: one, seen: 'another value' }]
}

/** Fields that are missing, or null, in spite of the schema or of all earlier records. */
function absentDrifts(count: FieldCount, before: SampleHistory, records: number): Drift[] {
  const { path, expected, isRequired, holders, filled, nulls } = count
  if (expected === undefined || holders === 0) return []
  const missing: Drift = { path, change: 'vanished', expected, seen: 'nothing' }
  if (isRequired) return filled + nulls < holders ? [missing] : []
  const isKnown = before.records >= LEARNED_RECORDS && before.filled?.includes(path) === true
  if (!isKnown || filled > 0 || records < ENOUGH_RECORDS) return []
  const isNull = nulls > 0 && !count.unfit.has('null')
  if (nulls === 0) return [missing]
  return isNull ? [{ path, change: 'nulled', expected: expected.replace(/ or null$/, ''), seen: 'null' }] : []
}

/** Undeclared fields that earlier records did not have. */
function newDrifts({ path, expected, unfit }: FieldCount, before: SampleHistory): Drift[] {
  if (expected !== undefined || before.records < LEARNED_RECORDS || before.undeclared.includes(path)) return []
  const types = [...unfit.keys()].filter((type) => type !== 'null')
  return [{ path, change: 'appeared', expected: 'nothing', seen: types.toSorted().join(' or ') || 'null' }]
}

function listDrifts({ params, records, next }: SampledPage, before: SampleHistory, asked: Asked): Drift[] {
  const drifts: Drift[] = []
  if (asked === 'whole' && records.length === 0 && before.hadRecords)
    drifts.push({ path: '$', change: 'emptied', expected: 'records', seen: 'an empty list' })
  if (next && isSame(next, params))
    drifts.push({ path: '$', change: 'endless', expected: 'another page', seen: 'the same page' })
  return drifts
}

function isSame(a: Params, b: Params): boolean {
  const text = (params: Params): string =>
    JSON.stringify(Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return text(a) === text(b)
}

interface Counted {
  readonly counts: readonly FieldCount[]
  readonly records: number
  readonly asked: Asked
}

/** The history with a sample. What vanishes later stays known, so that it is found until it comes back. */
function historyWith(before: SampleHistory, { counts, records, asked }: Counted): SampleHistory {
  const hadRecords = asked === 'whole' && records > 0 ? true : before.hadRecords
  const isLearning = before.records < LEARNED_RECORDS
  const found = counts.flatMap(({ path, expected }) => (expected === undefined ? [path] : []))
  const undeclared = isLearning ? [...new Set([...before.undeclared, ...found])] : before.undeclared
  const learned = { records: before.records + records, undeclared: undeclared.slice(0, MOST_PLACES), hadRecords }
  if (asked === 'selected' || records === 0) return { ...learned, filled: before.filled }
  const declared = counts.filter(({ expected, holders }) => expected !== undefined && holders > 0)
  if (before.filled === null) {
    const filled = declared.flatMap(({ path, filled: some, holders }) => (some === holders ? [path] : []))
    return { ...learned, filled: filled.slice(0, MOST_PLACES) }
  }
  const partly = new Set(declared.flatMap(({ path, filled: some, holders }) => (some < holders ? [path] : [])))
  return { ...learned, filled: before.filled.filter((path) => !isLearning || !partly.has(path)) }
}

/** A change in words: `expected string or null, seen integer`. */
export function driftText({ expected, seen }: Pick<Drift, 'expected' | 'seen'>): string {
  return `expected ${expected}, seen ${seen}`
}
