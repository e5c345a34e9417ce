/** The fields of made-up records: what is written into them. */
import { isObject, type Json, type JsonObject, type JsonSchema } from '../../runtime/base/json.ts'

/** Whether a value is a map of which its schema names no entry, though it takes texts. */
export function isEmptyMap(
  { type, properties, additionalProperties: entries = true }: JsonSchema,
  value: unknown,
): boolean {
  const isText = ({ type: ofEntry = 'string', $ref }: JsonSchema) =>
    $ref === undefined && [ofEntry].flat().includes('string')
  const takesText = entries === true || (isObject(entries) && isText(entries))
  return takesText && [type].flat().includes('object') && properties === undefined && isObject(value)
}

/** A record with given values in the place of its own; objects are merged. */
export function merged(record: JsonObject, given: JsonObject): JsonObject {
  const both = Object.entries(given).map(([name, value]): [string, Json] => {
    const own = record[name]
    return [name, isObject(own) && isObject(value) ? merged(own, value) : value]
  })
  return { ...record, ...Object.fromEntries(both) }
}

/** Writes a value at a dotted path where the record has a value of that type; `always` also where it has null or nothing. */
export function put(record: JsonObject, path: string, value: string | number, always = !path.includes('.')): void {
  const names = path.split('.')
  const last = names.pop()!
  const holder = names.reduce<unknown>((node, name) => (isObject(node) ? node[name] : undefined), record)
  if (!isObject(holder)) return
  const before = holder[last]
  if (typeof before === 'number' && typeof value === 'string' && /^\d{1,15}$/.test(value)) holder[last] = Number(value)
  else if (typeof before === typeof value || (always && (before === undefined || before === null))) holder[last] = value
}

/** Whether a schema allows more than one value. */
export function takesAnyValue({ const: only, enum: values }: JsonSchema): boolean {
  return only === undefined && values === undefined
}
