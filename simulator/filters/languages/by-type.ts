/** Filters of a property by its type: `{property: 'Done', checkbox: {equals: true}}`, joined by `and` and `or`. */
import { isObject, type Json, type JsonObject, valueAt } from '../../../runtime/base/json.ts'
import type { RecordFields } from '../base/fields.ts'
import { everyOf, someOf } from './comparators.ts'
import { operatorOf } from './operators.ts'
import type { RecordCondition } from './query.ts'

/** Whether a filter is one of this language. */
export function isByType(filter: Json): boolean {
  if (!isObject(filter)) return false
  const [inner] = [filter.and ?? filter.or ?? []].flat()
  const isOfField = 'property' in filter || 'timestamp' in filter
  return (isOfField && !('operator' in filter)) || (inner !== undefined && isByType(inner))
}

/** The condition of a filter; undefined for an unknown property or operator. */
export function byTypeOf(filter: Json, fields: RecordFields): RecordCondition | undefined {
  if (!isObject(filter)) return undefined
  const { and, or, property, timestamp, ...types } = filter
  if (Array.isArray(and)) return everyOf(and.map((one) => byTypeOf(one, fields)))
  if (Array.isArray(or)) return someOf(or.map((one) => byTypeOf(one, fields)))
  const field = fields.find(String(property ?? timestamp))
  const [conditions, other] = Object.values(types)
  if (!field || !isObject(conditions) || other !== undefined) return undefined
  return everyOf(
    Object.entries(conditions).map(([name, wanted]) => {
      const holds = operatorOf(name)
      return holds && ((record: JsonObject) => holds(plainValue(valueAt(record, field.path)), wantedOf(wanted)))
    }),
  )
}

/** `today` is a day. */
function wantedOf(wanted: Json): Json {
  return wanted === 'today' ? new Date().toISOString().slice(0, 10) : wanted
}

/** The value of a property of a type: a number, a day, the name of an option, or the text of its parts. */
function plainValue(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) {
    const texts = value.map((one) => (isObject(one) ? one.plain_text : undefined))
    return texts.every((text) => typeof text === 'string')
      ? texts.join('')
      : value.map((one) => plainValue(one) ?? null)
  }
  if (!isObject(value)) return value
  const { type, start, name } = value
  if (typeof type === 'string' && type in value) return plainValue(value[type])
  return start ?? name ?? value
}
