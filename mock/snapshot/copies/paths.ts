/** Sets values in records by path. */
import { isObject, type Json, type JsonObject, type ResolvedOperation } from 'plugboard/author'
import { recordValue } from './values.ts'

/** Returns the names on the way to a locator's value in a body; of several locators, the first one's. */
export function bodyPath(locator: ResolvedOperation['records'] | undefined): string[] {
  if (locator?.in === 'first') return bodyPath(locator.of[0])
  const names = locator?.in === 'body' ? locator.steps.map((step) => (typeof step === 'object' ? 'result' : step)) : []
  return names.filter((step) => typeof step === 'string')
}

/** Whether a value is neither null nor an empty text. */
export function holdsValue(value: Json | undefined): value is Exclude<Json, null> {
  return value !== undefined && value !== null && value !== ''
}

/** Puts a value in the form of the one that is there: a number stays a number, a text a text. */
export function putInForm(into: JsonObject, path: readonly string[], value: Json): void {
  const before = recordValue(into, path)
  const isDigits = typeof value === 'string' && /^\d{1,15}$/.test(value)
  if (typeof before === 'string') putAt(into, path, String(value))
  else putAt(into, path, typeof before === 'number' && isDigits ? Number(value) : value)
}

/** Puts a value at a path, with the maps on the way; a list there gets it as its only item. */
export function putAt(into: JsonObject, [name = '', ...rest]: readonly string[], value: Json): void {
  const holder = into as Record<string, Json>
  if (rest.length === 0) {
    holder[name] = Array.isArray(holder[name]) && !Array.isArray(value) ? [value] : value
    return
  }
  const inner = Array.isArray(holder[name]) ? holder[name][0] : holder[name]
  if (isObject(inner)) putAt(inner, rest, value)
  else {
    const made: JsonObject = {}
    putAt(made, rest, value)
    holder[name] = made
  }
}
