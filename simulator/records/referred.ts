/** Objects of a record that name other records, written anew where a call changes whom they name. */
import { isObject, type Json, type JsonObject, type JsonSchema, propertiesOf } from '../../runtime/base/json.ts'
import { plainName } from '../values/index.ts'
import type { RecordRef } from './dataset-types.ts'

/** The source of a record's objects. */
interface Referring {
  readonly fields: Readonly<Record<string, JsonObject>>
  /** The record that a field names by a value: `assignee`, `usr_1`. */
  readonly find: (name: string, value: Json) => RecordRef | undefined
  readonly record: (ref: RecordRef) => JsonObject
  /** The names of the properties of a field's object. */
  readonly namesIn: (field: string) => readonly string[]
}

/** The changes of a call, with the objects of the records that they name: `assignee` for an `assignee_id`. */
export function withReferred(changes: JsonObject, before: JsonObject, from: Referring): JsonObject {
  const byPlain = new Map(Object.keys(from.fields).map((field) => [plainName(field), field]))
  const found = Object.entries(changes).flatMap(([name, value]): [string, Json][] => {
    const plain = plainName(name)
    const stem = plain.replace(/(?:g?id|accountid)$/, '')
    const field = byPlain.get(stem)
    if (field === undefined || stem === plain) return isObject(value) ? renewed(name, value, before, from) : []
    if (value === null) return [[field, null]]
    const ref = isObject(before[field]) || before[field] === null ? from.find(stem, value) : undefined
    return ref ? [[field, partOf(from.record(ref), from.namesIn(field))]] : []
  })
  return { ...changes, ...Object.fromEntries(found) }
}

/** An object of a call such as `{accountId: '5'}`, with the other values of the record that it names. */
function renewed(name: string, value: JsonObject, before: JsonObject, from: Referring): [string, Json][] {
  const old = before[name]
  if (!isObject(old)) return []
  const [changed] = Object.entries(value).filter(
    ([key, one]) => /^(?:g?id|key|accountid)$/i.test(plainName(key)) && old[key] !== one,
  )
  const ref = changed && from.find(plainName(name), changed[1])
  return ref ? [[name, { ...partOf(from.record(ref), from.namesIn(name)), ...value }]] : []
}

function partOf(record: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])))
}

/** The names of an object's properties by its schema. */
export function namesOfObject(schema: JsonSchema): string[] {
  const options = [schema, ...([schema.anyOf ?? []].flat() as JsonSchema[])]
  return options.flatMap((option) => Object.keys(propertiesOf(option)))
}
