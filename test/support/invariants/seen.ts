/** Records of a sandbox as the checker reads them: each object in them, with its fields by plain names. */
import { isObject, type Json, type JsonObject } from '../../../runtime/base/json.ts'
import { plainName } from '../../../simulator/base/plain-name.ts'

/** An object of a record. */
export interface SeenObject {
  readonly kind: string
  readonly entity: string
  /** The key of the record. */
  readonly key: string
  /** The place of the object in the record: ``, `customer`, `lines.0`. */
  readonly path: string
  readonly object: JsonObject
  /** The values of its fields by names without case and separators. */
  readonly fields: ReadonlyMap<string, Json>
}

/** The records of an entity in one list. */
export interface SeenEntity {
  readonly kind: string
  readonly entity: string
  readonly keyField: string
  readonly records: readonly JsonObject[]
  readonly objects: readonly SeenObject[]
  /** The number of records that the vendor gives beside the list. */
  readonly total?: number
  /** Whether `records` has all of them. */
  readonly isWhole: boolean
}

/** A broken rule. */
export interface Violation {
  readonly rule: string
  readonly kind: string
  readonly entity: string
  readonly record: string
  readonly text: string
}

/** A rule about one object. */
export interface ObjectRule {
  readonly name: string
  /** Returns the fault of an object; undefined where the rule holds or does not apply. */
  readonly broken: (seen: SeenObject, now: number) => string | undefined
}

/** All objects of a record. */
export function objectsIn(at: Pick<SeenObject, 'kind' | 'entity' | 'key'>, record: Json, path = ''): SeenObject[] {
  const inside = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`)
  if (Array.isArray(record)) return record.flatMap((one, index) => objectsIn(at, one, inside(index)))
  if (!isObject(record)) return []
  const fields = new Map(Object.entries(record).map(([name, value]) => [plainName(name), value]))
  const own = { ...at, path, object: record, fields }
  return [own, ...Object.entries(record).flatMap(([name, value]) => objectsIn(at, value, inside(name)))]
}

/** Milliseconds since 1970 of a time or day; undefined for any other value. */
export function instantOf(value: Json | undefined): number | undefined {
  const isDigits = typeof value === 'string' && /^\d{10,13}(?:\.\d+)?$/.test(value)
  const number = typeof value === 'number' || isDigits ? Number(value) : undefined
  if (number !== undefined) return number > 1e12 ? number : number > 1e9 ? number * 1000 : undefined
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined
  const time = Date.parse(value)
  return Number.isNaN(time) ? undefined : time
}

/** The first time among the fields whose plain names match. */
export function instantNamed({ fields }: SeenObject, name: RegExp): number | undefined {
  for (const [field, value] of fields) {
    const time = name.test(field) ? instantOf(value) : undefined
    if (time !== undefined) return time
  }
  return undefined
}

/** Returns a number in a field, even if it is a text such as `12.50`. */
export function numberIn({ fields }: SeenObject, ...names: readonly string[]): number | undefined {
  for (const name of names) {
    const value = fields.get(name)
    if (typeof value === 'number') return value
    if (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value)) return Number(value)
  }
  return undefined
}

/** A text in a field. */
export function textIn({ fields }: SeenObject, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = fields.get(name)
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}
