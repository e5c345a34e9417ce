/** Shapes records: maps by key, children below parents, rows with names elsewhere, fields from other places. */
import { isObject, type Json, type JsonObject, own, valueAt, valueText } from '../base/json.ts'
import { quantity } from '../base/names.ts'
import { followSteps } from '../language/body-steps.ts'
import { compileWithinValue, eachEntry, type Locator } from '../language/locator.ts'
import type { Columns, PlacedField, PlacedFields, RecordShape } from '../manifest/index.ts'
import { Unreadable } from './body.ts'

/** Makes records of the value at their location. @param body the whole response */
type ShapeRecords = (value: Json | undefined, body: Json | undefined) => Json | undefined

/** Compiles a record's shape. Unexpected values stay unchanged, for the reader to refuse. */
export function compileShape({ keyedBy, flatten, columns, fields }: RecordShape): ShapeRecords {
  const name = columns && compileColumns(columns)
  const place = fields && compileFields(fields)
  return (value, body) => {
    const list = keyedBy === undefined ? value : listOfMap(value, keyedBy)
    const found = flatten ? flattened(list, flatten) : list
    const rows = name && Array.isArray(found) ? name(found, body) : found
    if (!place) return rows
    return Array.isArray(rows) ? rows.map(place) : rows && place(rows)
  }
}

/** Compiles the naming of rows. @throws Unreadable for a name of two values, or another number of values than names */
function compileColumns(columns: readonly Columns[]): (rows: readonly Json[], body: Json | undefined) => Json[] {
  const parts = columns.map(({ names, values }) => ({ namesOf: compileEach(names), valuesOf: compileEach(values) }))
  return (rows, body) => {
    const named = parts.map(({ namesOf, valuesOf }) => ({ names: namesOf(body).map(valueText), valuesOf }))
    const all = named.flatMap(({ names }) => names)
    const twice = all.find((name, index) => all.indexOf(name) !== index)
    if (twice !== undefined) throw new Unreadable(`has two columns with the name "${twice}"`)
    return rows.map((row) => Object.fromEntries(named.flatMap(({ names, valuesOf }) => paired(names, valuesOf(row)))))
  }
}

function paired(names: readonly string[], values: readonly Json[]): [string, Json][] {
  if (names.length !== values.length)
    throw new Unreadable(`has a row of ${quantity(values.length, 'value')} for ${quantity(names.length, 'column')}`)
  return names.map((name, index) => [name, values[index] ?? null])
}

/** Compiles the reader of a list's entries, or of a value in each: null where absent. No list has no entries. */
function compileEach(locator: Locator): (from: Json | undefined) => Json[] {
  const { list, inner } = eachEntry(locator) ?? { list: locator.in === 'body' ? locator.steps : [], inner: [] }
  return (from) => {
    const entries = followSteps(from, list)
    return Array.isArray(entries) ? entries.map((entry) => followSteps(entry, inner) ?? null) : []
  }
}

/** Compiles fields of other places. The vendor's fields stay, and so do values from which no field is read. */
function compileFields(fields: PlacedFields): (record: Json) => Json {
  const places = Object.entries(fields).map(([name, field]) => [name, compileField(field)] as const)
  return (record) => {
    if (record === null) return record
    const placed: JsonObject = isObject(record) ? { ...record } : {}
    for (const [name, read] of places) {
      const value = read(record)
      if (value !== undefined) placed[name] = value
    }
    return isObject(record) || Object.values(placed).some((value) => value !== null) ? placed : record
  }
}

/** Compiles the reader of a field: undefined where the record has no value. An object of nulls is null. */
function compileField(field: PlacedField): (record: Json) => Json | undefined {
  if ('of' in field) {
    const parts = Object.entries(field.of).map(([name, part]) => [name, compileField(part)] as const)
    return (record) => {
      const values = parts.flatMap(([name, read]): [string, Json][] => {
        const value = read(record)
        return value === undefined ? [] : [[name, value]]
      })
      if (values.length === 0) return undefined
      return values.every(([, value]) => value === null) ? null : Object.fromEntries(values)
    }
  }
  const { at, values = {} } = field
  if (at === null) return () => null
  const read = compileWithinValue(at)
  return (record) => {
    const value = read(record)
    return typeof value === 'string' ? (own(values, value) ?? value) : value
  }
}

/** Lists a map's entries, each with its key as a field. Some languages write an empty map as an empty list. */
function listOfMap(value: Json | undefined, field: string): Json | undefined {
  if (!isObject(value)) return value
  return Object.entries(value).map(([name, entry]) => (isObject(entry) ? { ...entry, [field]: name } : entry))
}

/** Lists the children of all parents. */
function flattened(parents: Json | undefined, { path }: NonNullable<RecordShape['flatten']>): Json | undefined {
  if (!Array.isArray(parents)) return parents
  return parents.flatMap((parent) => valueAt(parent, path) ?? [])
}
