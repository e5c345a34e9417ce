/** Writes into the fields of made-up records. */
import { isObject, type Json, type JsonObject, type JsonSchema, valueAt } from '../../runtime/base/json.ts'

/** Whether a value is a map whose schema names no entry and allows texts. */
export function isEmptyMap(
  { type, properties, additionalProperties: entries = true }: JsonSchema,
  value: unknown,
): boolean {
  const isText = ({ type: ofEntry = 'string', $ref }: JsonSchema) =>
    $ref === undefined && [ofEntry].flat().includes('string')
  const takesText = entries === true || (isObject(entries) && isText(entries))
  return takesText && [type].flat().includes('object') && properties === undefined && isObject(value)
}

/** Merges values into a record and its objects. */
export function merged(record: JsonObject, given: JsonObject): JsonObject {
  const both = Object.entries(given).map(([name, value]): [string, Json] => {
    const own = record[name]
    return [name, isObject(own) && isObject(value) ? merged(own, value) : value]
  })
  return { ...record, ...Object.fromEntries(both) }
}

/**
 * Writes a value at a dotted path where the record has a value of its type.
 * @param always whether to overwrite null and missing values
 */
export function put(record: JsonObject, path: string, value: string | number, always = !path.includes('.')): void {
  const names = path.split('.')
  const last = names.pop() ?? path
  const holder = valueAt(record, names)
  if (!isObject(holder)) return
  const before = holder[last]
  if (typeof before === 'number' && typeof value === 'string' && /^\d{1,15}$/.test(value)) holder[last] = Number(value)
  else if (typeof before === typeof value || (always && (before === undefined || before === null))) holder[last] = value
}

/** Writes a record's key. One that may be a number or a text has the form of the entity's keys. */
export function putKey(record: JsonObject, key: string, value: string | number, types: readonly string[]): void {
  if (types.includes('string') && typeof record[key] === 'number') record[key] = ''
  put(record, key, value)
}

/** Whether a schema leaves the value open: it has no constant and no enum. */
export function takesAnyValue({ const: only, enum: values }: JsonSchema): boolean {
  return only === undefined && values === undefined
}
