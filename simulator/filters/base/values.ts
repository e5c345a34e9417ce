/** Values of records compared with those of a request. */
import { isObject, type Json } from '../../../runtime/base/json.ts'

/** The side of a bound. */
export type Side = 'gt' | 'gte' | 'lt' | 'lte'

/** Properties by which a request names an object. */
export const NAMING: readonly string[] = [
  'id',
  'gid',
  'key',
  'name',
  'login',
  'email',
  'value',
  'number',
  'ref',
  'slug',
  'accountId',
]

/** Whether a value equals the wanted one, has it as an item, or is named by it. A text with commas wants each of its parts in a list. */
export function isWanted(value: Json | undefined, wanted: Json): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => isWanted(value, one))
  if (Array.isArray(value)) {
    const all = typeof wanted === 'string' ? wanted.split(',').map((one) => one.trim()) : [wanted]
    return all.every((one) => value.some((item) => isWanted(item, one)))
  }
  if (isObject(value)) return NAMING.some((name) => !isObject(value[name]) && isWanted(value[name], wanted))
  return value !== undefined && value !== null && String(value) === String(wanted)
}

/** Compares texts with their numbers in order: `item_2` comes before `item_10`. */
const NATURAL = new Intl.Collator('en', { numeric: true })

/** Whether a value is within a bound, as a number where both are numbers, else as a time, else as a text. Null is within none. */
export function isInBounds(value: Json | undefined, side: Side, bound: Json): boolean {
  if (value === undefined || value === null) return false
  const isNumeric = isNumber(value) && isNumber(bound)
  const [time, limit] = isNumeric ? [Number(value), Number(bound)] : [timeIn(value), timeIn(bound)]
  const areTexts = time === undefined && limit === undefined
  const [one, other] = areTexts ? [NATURAL.compare(String(value), String(bound)), 0] : [time, limit]
  if (one === undefined || other === undefined) return false
  if (side === 'gt') return one > other
  if (side === 'gte') return one >= other
  return side === 'lt' ? one < other : one <= other
}

/** Compares two values: numbers, times, else texts. Missing ones are last in both ways. */
export function compareValues(one: Json | undefined, other: Json | undefined, isDown: boolean): number {
  const [hasNone, otherHasNone] = [one, other].map((value) => value === undefined || value === null)
  if (hasNone || otherHasNone) return Number(hasNone) - Number(otherHasNone)
  const [first, second] = [namedValue(one), namedValue(other)]
  const order = isInBounds(first, 'lt', second) ? -1 : isInBounds(first, 'gt', second) ? 1 : 0
  return isDown ? -order : order
}

/** An object by what names it. */
function namedValue(value: Json | undefined): Json {
  if (!isObject(value)) return value ?? null
  const name = ['dateTime', 'date', 'name', 'displayName', 'key', 'id', 'value'].find((one) => value[one] !== undefined)
  return name === undefined ? JSON.stringify(value) : (value[name] as Json)
}

/** Whether a value is missing, null, an empty text or an empty list. */
export function hasNothing(value: Json | undefined): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** The texts and numbers of a value, in lower case. */
export function textsIn(value: Json | undefined): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value).toLowerCase()]
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one))
  return isObject(value) ? Object.values(value).flatMap((one) => textsIn(one)) : []
}

/** Milliseconds since 1970 of a text, or of a number of seconds or milliseconds; undefined for any other value. */
export function timeIn(value: Json | undefined): number | undefined {
  const number = Number(value)
  if (value !== undefined && value !== null && value !== '' && !Number.isNaN(number))
    return number < 1e11 ? number * 1000 : number
  const time = Date.parse(String(value))
  return Number.isNaN(time) ? undefined : time
}

function isNumber(value: Json): boolean {
  return (typeof value === 'number' || typeof value === 'string') && value !== '' && !Number.isNaN(Number(value))
}
