/** Records made of what a response has in their place: maps by key, children below parents, fields that stand elsewhere. */
import { isObject, type Json, type JsonObject, own } from '../base/json.ts'
import { compileWithinValue } from '../language/locator.ts'
import type { PlacedField, PlacedFields, RecordShape } from '../manifest/index.ts'

/** A function that makes records of a value; what it cannot read stays as it is, for the reader to refuse. */
export function compileShape({ keyedBy, flatten, fields }: RecordShape): (value: Json | undefined) => Json | undefined {
  const place = fields && compileFields(fields)
  return (value) => {
    const list = keyedBy === undefined ? value : listOfMap(value, keyedBy)
    const found = flatten ? flattened(list, flatten) : list
    if (!place) return found
    return Array.isArray(found) ? found.map(place) : found && place(found)
  }
}

/** A function that gives a record fields of its own places. The vendor's fields stay; what is no record stays as it is. */
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

/** A reader of one field: undefined where the vendor's record has nothing in its place. An object without any value is null. */
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

/** The entries of a map as a list, each with its name as a field. An empty list is an empty map in some languages. */
function listOfMap(value: Json | undefined, field: string): Json | undefined {
  if (!isObject(value)) return value
  return Object.entries(value).map(([name, entry]) => (isObject(entry) ? { ...entry, [field]: name } : entry))
}

/** The children of all parents; a parent without any has none. */
function flattened(parents: Json | undefined, { path }: NonNullable<RecordShape['flatten']>): Json | undefined {
  if (!Array.isArray(parents)) return parents
  return parents.flatMap((parent) => {
    const children = path.reduce<Json | undefined>(
      (node, name) => (isObject(node) ? own(node, name) : undefined),
      parent,
    )
    return children ?? []
  })
}
