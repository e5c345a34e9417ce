/** The fields a search may name: an entity's declared ones, and dotted paths into them. */
import type { FieldError } from 'plugboard/runtime'
import { defined, didYouMean, isObject, quoted, own, type Place, type Steps } from 'plugboard/internal'

/** How a field is compared. `timestamp` is text that is read as a time, `any` the text of any value. */
export type FieldType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'timestamp' | 'any'

/** The searchable fields of an entity by name, as a resolved manifest holds them. */
export type SearchFields = Readonly<Record<string, SearchedField>>

/** A searchable field. */
export interface SearchedField {
  readonly type: string
  readonly at?: unknown
  /** The places of a field that a map or the account names. */
  readonly places?: readonly Place[]
  /** In a list there, where elements that are objects have their values. */
  readonly elements?: readonly Steps[]
  /** Reads an option of an enum: its value, or its label. */
  readonly optionOf?: (given: string) => string
  /** The names of several fields with this label, none of which it means. */
  readonly sharedBy?: readonly string[]
}

/** A declared field, a path inside one, or a field that a map or the account names. */
export interface Path {
  readonly field: string
  readonly type: FieldType
  /** Names and indexes below the field; empty for the field itself. */
  readonly rest: readonly string[]
  /** Where records have a field that a map or the account names, such as `mapped.size` or `own.region`. The first with a value counts. */
  readonly places?: readonly Place[]
  readonly elements?: readonly Steps[]
  readonly optionOf?: (given: string) => string
  /** The locations of several values that are read as one text with the key. `field` then names them together. */
  readonly joined?: readonly (readonly string[])[]
  /** Whether the texts of own fields belong to that text. */
  readonly joinsOwn?: boolean
}

/** Faults found so far. */
export interface Faults {
  readonly found: FieldError[]
  /** Adds a fault at a location such as `params.query.filter.eq.name`. @returns undefined, for what cannot be read */
  add(location: string, message: string, errorCode: string): undefined
}

const MAX_SEGMENTS = 8
const MAX_SEGMENT_LENGTH = 100
const MAX_FAULTS = 20
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Faults to be collected; at most the first 20. */
export function faults(): Faults {
  const found: FieldError[] = []
  return {
    found,
    add(location, message, errorCode) {
      if (found.length < MAX_FAULTS) found.push({ field: location, message, error_code: errorCode })
      return undefined
    },
  }
}

/** The location of a member or an element; what a caller wrote is cut and escaped. */
export function locationBelow(location: string, name: string | number): string {
  return typeof name === 'number' ? `${location}[${name}]` : `${location}.${quoted(name).slice(1, -1)}`
}

/** Whether text can be stored and compared: no NUL, no half of a surrogate pair. */
export function isText(text: string): boolean {
  return !text.includes('\u0000') && !/[\ud800-\udfff]/u.test(text)
}

/** Reads a field's name or a dotted path; an unknown one is a fault with the nearest name. */
export function readFieldPath(name: string, fields: SearchFields, location: string, report: Faults): Path | undefined {
  const [space = ''] = name.split('.', 1)
  const isWhole = isSpace(space, fields) || Object.hasOwn(fields, name)
  return readSegments(isWhole ? [name] : name.split('.', MAX_SEGMENTS + 1), fields, location, report)
}

/** Whether a name is that of all mapped or own fields together, and of no declared field. */
function isSpace(name: string, fields: SearchFields): boolean {
  return (name === 'mapped' || name === 'own') && !Object.hasOwn(fields, name)
}

/** Whether a path is a field that the kind declares, whose name statements may hold. */
export function isDeclared({ rest, places }: Path): boolean {
  return rest.length === 0 && places === undefined
}

/** Whether a path leads into a declared field, where values have no declared type. */
export function isFree({ rest }: Path): boolean {
  return rest.length > 0
}

/** Reads a path given as its segments. */
export function readSegments(
  segments: readonly string[],
  fields: SearchFields,
  location: string,
  report: Faults,
): Path | undefined {
  const [field = '', ...rest] = isSpace(segments[0] ?? '', fields) ? [segments.join('.')] : segments
  const named = searchedFieldOf(field, fields)
  const fault = faultOf(field, rest, named, fields)
  if (fault) report.add(location, ...fault)
  if (fault || !named) return undefined
  const { type, places, elements, optionOf } = named
  return defined({ field, type: type as FieldType, rest, places, elements, optionOf })
}

/** Returns the field with a name. Case makes no difference in the labels of own fields. */
export function searchedFieldOf(name: string, fields: SearchFields): SearchedField | undefined {
  const exact = own(fields, name)
  if (exact || !name.startsWith('own.')) return exact
  const wanted = name.toLowerCase()
  const label = Object.keys(fields).find((one) => one.startsWith('own.') && one.toLowerCase() === wanted)
  return label === undefined ? undefined : fields[label]
}

function faultOf(
  field: string,
  rest: readonly string[],
  named: SearchedField | undefined,
  fields: SearchFields,
): [string, string] | undefined {
  if (!named)
    return [
      `names ${quoted(field)}, which is not a searchable field.${didYouMean(field, Object.keys(fields))}`,
      'unknown_field',
    ]
  if (named.sharedBy)
    return [`names ${quoted(field)}, the label of several fields: ${named.sharedBy.join(', ')}`, 'unknown_field']
  if (rest.length >= MAX_SEGMENTS) return [`is a path of more than ${MAX_SEGMENTS} names`, 'depth']
  const isSound = rest.every(
    (part) => part !== '' && part.length <= MAX_SEGMENT_LENGTH && isText(part) && !RESERVED.has(part),
  )
  return isSound ? undefined : ['has a name in its path that no record can have', 'path']
}

/** The own entries of an object; anything else is a fault. */
export function entriesOf(value: unknown, location: string, report: Faults, shape: string): [string, unknown][] {
  if (isObject(value)) return Object.entries(value)
  report.add(location, `must be an object such as ${shape}`, 'type')
  return []
}
