/** The values of own fields in a record. */
import { isObject, type Json, type JsonObject } from '../base/json.ts'
import { followSteps } from '../language/body-steps.ts'
import { compileWithinValue, type Locator } from '../language/locator.ts'
import type { OwnFieldType, ResolvedOwnFields } from '../manifest/index.ts'

/** Reads the fields of a record where own fields are, with their names: the account's own, and others in the same place. */
export function entryReader({
  at,
  key,
  value,
}: Pick<ResolvedOwnFields, 'at' | 'key' | 'value'>): (record: JsonObject) => (readonly [string, Json])[] {
  const nameOf = key && nameReader(key)
  const valueOf = value ? compileWithinValue(value) : (entry: Json) => entry
  return (record) => {
    const held = at.length === 0 ? record : followSteps(record, at)
    if (nameOf) {
      if (!Array.isArray(held)) return []
      return held.flatMap((entry) => {
        const name = nameOf(entry)
        return name === undefined ? [] : [[String(name), valueOf(entry) ?? null] as const]
      })
    }
    return isObject(held) ? Object.entries(held).map(([name, entry]) => [name, valueOf(entry) ?? null] as const) : []
  }
}

/** The type of a value that no list describes. */
export function typeOfValue(value: NonNullable<Json>): OwnFieldType {
  if (typeof value === 'object') return Array.isArray(value) ? 'any' : 'object'
  return typeof value as 'string' | 'number' | 'boolean'
}

/** Reads a name of one or several parts. Only a name of one part keeps its form. */
export function nameReader(parts: readonly Locator[]): (entry: Json) => string | number | undefined {
  const [first, ...rest] = parts.map(compileWithinValue)
  return (entry) => {
    const values = [first?.(entry), ...rest.map((read) => read(entry))]
    const isWhole = values.every((value) => (typeof value === 'string' && value !== '') || typeof value === 'number')
    if (!isWhole) return undefined
    return values.length === 1 ? (values[0] as string | number) : values.join('.')
  }
}
