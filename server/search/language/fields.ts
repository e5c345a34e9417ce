/** The fields a search may name: an entity's declared ones, and dotted paths into them. */
import type { FieldError } from 'plugboard/runtime'
import { didYouMean, isObject, quoted } from 'plugboard/kit'

/** How a declared field is compared. `timestamp` is text that is read as a time. */
export type FieldType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'timestamp'

/** The searchable fields of an entity by name, as a resolved manifest holds them. */
export type SearchFields = Readonly<Record<string, { readonly type: string; readonly at?: unknown }>>

/** A declared field, or a place inside one. */
export interface Path {
  readonly field: string
  readonly type: FieldType
  /** Names and indexes below the field; empty for the field itself. */
  readonly rest: readonly string[]
}

/** What was found wrong so far. */
export interface Faults {
  readonly found: FieldError[]
  /** Adds a fault at a place such as `params.query.filter.eq.name`; nothing comes back, in place of what was to be read. */
  add(place: string, message: string, errorCode: string): undefined
}

const MAX_SEGMENTS = 8
const MAX_SEGMENT_LENGTH = 100
const MAX_FAULTS = 20
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Faults to be collected; the first 20 are kept. */
export function faults(): Faults {
  const found: FieldError[] = []
  return {
    found,
    add(place, message, errorCode) {
      if (found.length < MAX_FAULTS) found.push({ field: place, message, error_code: errorCode })
      return undefined
    },
  }
}

/** One more step in the place of a fault; what a caller wrote is cut and escaped. */
export function below(place: string, name: string | number): string {
  return typeof name === 'number' ? `${place}[${name}]` : `${place}.${quoted(name).slice(1, -1)}`
}

/** Whether text can be stored and compared: no NUL, no half of a surrogate pair. */
export function isText(text: string): boolean {
  return !text.includes('\u0000') && !/[\ud800-\udfff]/u.test(text)
}

/** Reads a field's name or a dotted path; an unknown one is a fault with the nearest name. */
export function readPath(name: string, fields: SearchFields, place: string, report: Faults): Path | undefined {
  return readSegments(Object.hasOwn(fields, name) ? [name] : name.split('.', MAX_SEGMENTS + 1), fields, place, report)
}

/** Reads a path given as its segments. */
export function readSegments(
  segments: readonly string[],
  fields: SearchFields,
  place: string,
  report: Faults,
): Path | undefined {
  const [field = '', ...rest] = segments
  const fault = faultOf(field, rest, fields)
  if (fault) report.add(place, ...fault)
  return fault ? undefined : { field, type: fields[field]!.type as FieldType, rest }
}

function faultOf(field: string, rest: readonly string[], fields: SearchFields): [string, string] | undefined {
  if (!Object.hasOwn(fields, field))
    return [
      `names ${quoted(field)}, which is not a searchable field.${didYouMean(field, Object.keys(fields))}`,
      'unknown_field',
    ]
  if (rest.length >= MAX_SEGMENTS) return [`is a path of over ${MAX_SEGMENTS} names`, 'depth']
  const isSound = rest.every(
    (part) => part !== '' && part.length <= MAX_SEGMENT_LENGTH && isText(part) && !RESERVED.has(part),
  )
  return isSound ? undefined : ['has a name in its path that no record has', 'path']
}

/** The own entries of an object; anything else is a fault. */
export function entriesOf(value: unknown, place: string, report: Faults, shape: string): [string, unknown][] {
  if (isObject(value)) return Object.entries(value)
  report.add(place, `must be an object such as ${shape}`, 'type')
  return []
}
