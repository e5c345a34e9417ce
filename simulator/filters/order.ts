/** Orders of lists, as vendors' params ask for them. */
import { isObject, type Json, type JsonObject, valueAt } from '../../runtime/base/json.ts'
import type { FilterField, RecordFields } from './base/fields.ts'
import { compareValues } from './base/values.ts'

/** A comparison of two records. */
export type RecordOrder = (one: JsonObject, other: JsonObject) => number

const FIELD_PARAMS = /^(?:sorts?|(?:sort|order)_?by|orderby|orderings?|sort_?(?:field|key|column)|sort\w*by|order)$/i
const WAY_PARAMS =
  /^(?:(?:sort|order)_?(?:order|dir|direction|type)|direction|order|reverse|sort_?(?:ascending|descending))$/i
/** Params that order a list. */
export function isOrderParam(name: string): boolean {
  return FIELD_PARAMS.test(name) || WAY_PARAMS.test(name)
}

/** The order at the end of a query. */
const ORDER = /(?:^|\s)order\s+by\s+(.+)$/is

/** A field with its way. */
interface SortKey {
  readonly name: string
  /** Absent where another param has it. */
  readonly isDown?: boolean
}

const DOWN = /^(?:desc|descending|-1|down|reverse)$/i
const UP = /^(?:asc|ascending|1|up)$/i

/** The order that params ask for; undefined where they ask for none, `refused` for a field that records do not have. */
export function orderOf(
  params: JsonObject,
  names: readonly string[],
  fields: RecordFields,
): RecordOrder | 'refused' | undefined {
  const text = names.map((name) => ORDER.exec(String(params[name] ?? ''))?.[1]).find((one) => one !== undefined)
  const given = names.filter((name) => params[name] !== undefined && params[name] !== null && isOrderParam(name))
  const way = given.map((name) => wayOf(name, params[name] ?? null)).find((one) => one !== undefined)
  const main = given.find((name) => FIELD_PARAMS.test(name) && wayOf(name, params[name] ?? null) === undefined)
  if (given.length === 0 && text === undefined) return undefined
  const keys =
    text !== undefined ? keysIn(text) : main === undefined ? [{ name: 'created' }] : keysIn(params[main] ?? null)
  const found = keys.map(({ name, isDown = way ?? false }) => ({ field: orderField(name, fields), isDown }))
  const orders = found.flatMap(({ field, isDown }) => (field ? [{ path: field.path, isDown }] : []))
  if (orders.length < keys.length || keys.length === 0) return 'refused'
  return (one, other) => {
    for (const { path, isDown } of orders) {
      const order = compareValues(valueAt(one, path), valueAt(other, path), isDown)
      if (order !== 0) return order
    }
    return 0
  }
}

/** Whether a param orders downwards; undefined for a param that names a field. */
function wayOf(name: string, value: Json): boolean | undefined {
  if (/reverse|descending$/i.test(name)) return value === true || value === 'true'
  if (/ascending$/i.test(name)) return !(value === true || value === 'true')
  if (typeof value !== 'string' || !WAY_PARAMS.test(name)) return undefined
  return DOWN.test(value) ? true : UP.test(value) ? false : undefined
}

function keysIn(value: Json): SortKey[] {
  if (Array.isArray(value)) return value.flatMap((one) => keysIn(one))
  if (isObject(value)) return [keyIn(value)].flat()
  return String(value)
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map(textKey)
}

/** `-created`, `created desc`, `created:asc`. */
function textKey(text: string): SortKey {
  const [, minus, name = '', way] = /^([-+]?)([\w.$]+?)(?:[\s:_]+(asc|desc|ascending|descending))?$/i.exec(text) ?? []
  if (minus !== '' && minus !== undefined) return { name, isDown: minus === '-' }
  return way === undefined ? { name } : { name, isDown: DOWN.test(way) }
}

/** `{propertyName, direction}`, `{timestamp, direction}`, `{created: 'desc'}`, `{asc: 'created'}`. */
function keyIn(value: JsonObject): SortKey | SortKey[] {
  const name = ['propertyName', 'property', 'field', 'timestamp', 'by', 'fieldName', 'column_id', 'key']
    .map((one) => value[one])
    .find((one) => typeof one === 'string')
  const way = String(value.direction ?? value.order ?? value.sortOrder ?? 'asc')
  if (typeof name === 'string') return { name, isDown: DOWN.test(way) }
  return Object.entries(value).map(([one, other]) => {
    const isWay = DOWN.test(one) || UP.test(one)
    return isWay ? { name: String(other), isDown: DOWN.test(one) } : { name: one, isDown: DOWN.test(String(other)) }
  })
}

const ENDS = ['', '_at', '_on', '_time', '_date', 'd_at', 'd_time', 'd', 'date']

function orderField(name: string, fields: RecordFields): FilterField | undefined {
  const named = ENDS.map((end) => fields.find(name + end)).find((one) => one)
  return named ?? fields.find(name.replace(/_?time$/i, ''))
}
