/** Shapes records: maps by key, children below parents, fields from other places. */
import { isObject, type Json, type JsonObject, own, valueAt } from '../base/json.ts'
import { compileWithinValue } from '../language/locator.ts'
import type { PlacedField, PlacedFields, RecordShape } from '../manifest/index.ts'

/** Compiles a record's shape. Unexpected values stay unchanged, for the reader to refuse. */
export function compileShape({ keyedBy, flatten, fields }: RecordShape): (value: Json | undefined) => Json | undefined {
  const place = fields && compileFields(fields)
  return (value) => {
    const list = keyedBy === undefined ? value : listOfMap(value, keyedBy)
    const found = flatten ? flattened(list, flatten) : list
    if (!place) return found
    return Array.isArray(found) ? found.map(place) : found && place(found)
  }
}

/** Compiles fields of other places. The vendor's fields stay, and so do values that are not records. */
function compileFields(fields: PlacedFields): (record: Json) => Json {
  const places = Object.entries(fields).map(([name, field]) => [name, compileField(field)] as const)
  return (record) => {
    if (!isObject(record)) return record
    const placed: JsonObject = { ...record }
    for (const [name, read] of places) {
      const value = read(record)
      if (value !== undefined) placed[name] = value
    }
    return placed
  }
}

/** Compiles the reader of a field: undefined where the record has no value. An object of nulls is null. */
function compileField(field: PlacedField): (record: JsonObject) => Json | undefined {
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
