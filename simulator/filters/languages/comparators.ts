/** Filters as objects of fields with operators below them: `{state: {type: {eq: 'started'}}, or: […]}`. */
import { isObject, type Json, type JsonObject, valueAt } from '../../../runtime/base/json.ts'
import type { RecordFields } from '../base/fields.ts'
import { plainName } from '../../values/index.ts'
import { isWanted } from '../base/values.ts'
import { type FieldComparison, operatorOf } from './operators.ts'
import type { RecordCondition } from './query.ts'

/** The condition of a filter; undefined for an unknown field or operator. */
export function comparatorsOf(filter: Json, fields: RecordFields): RecordCondition | undefined {
  if (!isObject(filter)) return undefined
  return everyOf(Object.entries(filter).map(([name, value]) => entryOf(name, value, fields)))
}

function entryOf(name: string, value: Json, fields: RecordFields): RecordCondition | undefined {
  if (/^(?:and|or)$/i.test(name) && Array.isArray(value)) {
    const all = value.map((one) => comparatorsOf(one, fields))
    return /^and$/i.test(name) ? everyOf(all) : someOf(all)
  }
  const field = fields.find(name) ?? (Array.isArray(value) ? fields.find(name.replace(/s$/, '')) : undefined)
  if (!field) return undefined
  if (!isObject(value)) return (record) => [value].flat().some((one) => isWanted(valueAt(record, field.path), one))
  const holds = insideOf(value)
  return holds && ((record) => holds(valueAt(record, field.path)))
}

type ValueCondition = (found: Json | undefined) => boolean

/** The condition of an object below a field: operators, or fields of the object in the record. */
function insideOf(filter: JsonObject): ValueCondition | undefined {
  const all = Object.entries(filter).map(([name, wanted]): ValueCondition | undefined => {
    const operator: FieldComparison | undefined = operatorOf(name)
    if (operator) return (found) => operator(found, wanted)
    const inner = isObject(wanted) ? insideOf(wanted) : undefined
    return inner && ((found) => itemsOf(found).some((one) => inner(propertyIn(one, name))))
  })
  return all.every((one) => one !== undefined) ? (found) => all.every((holds) => holds(found)) : undefined
}

/** The items of a list, also of a connection of GraphQL. */
function itemsOf(value: Json | undefined): readonly (Json | undefined)[] {
  if (Array.isArray(value)) return value
  return isObject(value) && Array.isArray(value.nodes) ? value.nodes : [value]
}

function propertyIn(value: Json | undefined, name: string): Json | undefined {
  if (!isObject(value)) return undefined
  const [, found] = Object.entries(value).find(([other]) => plainName(other) === plainName(name)) ?? []
  return found
}

/** Whether all conditions hold; undefined where one is not understood. */
export function everyOf(all: readonly (RecordCondition | undefined)[]): RecordCondition | undefined {
  return all.every((one) => one !== undefined) ? (record) => all.every((holds) => holds(record)) : undefined
}

/** Whether one of some conditions holds; undefined where one is not understood. */
export function someOf(all: readonly (RecordCondition | undefined)[]): RecordCondition | undefined {
  return all.every((one) => one !== undefined) ? (record) => all.some((holds) => holds(record)) : undefined
}
