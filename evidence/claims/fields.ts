/** Claims of params and record fields: names, types, null, required, and limits. */
import {
  type Field,
  type Fields,
  type LongField,
  type Manifest,
  pointer,
  readShortType,
  type ShortType,
} from 'plugboard/author'
import { own } from 'plugboard/internal'
import { type Area, type ClaimBook, mark } from './claim.ts'

/** Keys of a field that limit a value, each a claim. A default is no claim: Plugboard sends it. */
export const BOUNDS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'format', 'max_bytes'] as const // prettier-ignore

/** A field in its long form, with its parsed type. */
export interface ReadField {
  readonly long: LongField
  readonly short: ShortType
}

/** Reads a field in either form. */
export function readField(field: Field): ReadField {
  const long: LongField = typeof field === 'string' ? { type: field } : field
  return { long, short: readShortType(long.type ?? (long.properties ? 'object' : long.items ? 'array' : 'any')) }
}

/** A named type or schema of a manifest, with its location. */
export interface NamedType {
  readonly at: string
  /** Of a type. */
  readonly field?: Field | undefined
  /** Of a schema. */
  readonly fields?: Fields | undefined
}

/** Returns the type or schema of a name; undefined for a built-in type. */
export function namedType({ types = {}, schemas = {} }: Manifest, name: string): NamedType | undefined {
  const field = own(types, name)
  if (field !== undefined) return { at: pointer('/types', name), field }
  const fields = own(schemas, name)
  return fields && { at: pointer('/schemas', name), fields }
}

/** Returns the built-in type behind a name: `object` for a schema, `array` for a list. */
export function plainType(base: string, manifest: Manifest): string {
  const named = namedType(manifest, base)
  if (!named) return base
  if (named.fields || named.field === undefined) return 'object'
  const [first] = readField(named.field).short.alternatives
  if (!first || first.base === base) return 'any'
  return first.isList ? 'array' : plainType(first.base, manifest)
}

/** Returns the first schema that a short type names: `Customer|Deleted`, `Event[]`. */
export function namedTypeOf(manifest: Manifest, shortType: string): NamedType | undefined {
  const [first] = readShortType(shortType).alternatives
  return first && namedType(manifest, first.base)
}

/** Returns the allowed values of a field, and the key that lists them. */
export function limitedTo({
  enum: values,
  const: only,
}: LongField): { readonly key: string; readonly values: readonly unknown[] } | undefined {
  if (Array.isArray(values)) return { key: 'enum', values: values as unknown[] }
  return only === undefined ? undefined : { key: 'const', values: [only] }
}

/** Context of the claims of fields. */
export interface FieldContext {
  readonly book: ClaimBook
  readonly manifest: Manifest
  readonly area: Area
  /** The method of the params' request, which decides their location. */
  readonly method?: string | undefined
}

/** Adds the claims of a field and of its inner fields. */
export function addField(field: Field, at: string, context: FieldContext): void {
  const { book, area } = context
  const { long, short } = readField(field)
  const { as, in: location } = long
  book.add({ at, fact: 'name', area, value: [context.method, as, location] })
  if (short.isRequired || long.required === true) book.add({ at, fact: 'required', area, value: true })
  if (long.write !== undefined) book.add({ at: pointer(at, 'write'), fact: 'encoding', area, value: long.write })
  if (long.twice !== undefined) book.add({ at: pointer(at, 'twice'), fact: 'encoding', area, value: long.twice })
  if (long.arrays !== undefined) book.add({ at: pointer(at, 'arrays'), fact: 'encoding', area, value: long.arrays })
  addValue(field, at, context)
}

/** Adds the claims of a field's value. */
function addValue(field: Field, at: string, context: FieldContext): void {
  const { book, area, manifest } = context
  const { long, short } = readField(field)
  if (short.alternatives.some(({ base }) => base !== 'any'))
    book.add({
      at,
      fact: 'type',
      area,
      value: short.alternatives.map((one) => [one.base, one.isList, plainType(one.base, manifest)]),
      needs: short.alternatives.map((_, index) => mark(at, 'type', `#${index}`)),
    })
  if (short.isNullable || long.nullable === true) book.add({ at, fact: 'null', area, value: true })
  const limits = limitedTo(long)
  if (limits) {
    const here = pointer(at, limits.key)
    const needs = limits.values
      .filter((value) => value !== null)
      .map((value) => mark(here, 'enum', `=${String(value)}`))
    book.add({ at: here, fact: 'enum', area, value: limits.values, needs })
  }
  for (const word of BOUNDS)
    if (long[word] !== undefined) book.add({ at: pointer(at, word), fact: 'bound', area, value: long[word] })
  for (const { base } of short.alternatives) {
    const named = namedType(manifest, base)
    if (named) addNamed(named, context)
  }
  if (long.items !== undefined) addValue(long.items, pointer(at, 'items'), context)
  for (const [name, inner] of Object.entries(long.properties ?? {}))
    addField(inner, pointer(at, 'properties', name), context)
  if (typeof long.additionalProperties !== 'boolean' && long.additionalProperties !== undefined)
    addValue(long.additionalProperties, pointer(at, 'additionalProperties'), context)
}

/** Adds the claims of a named type, once. */
function addNamed({ at, field, fields }: NamedType, context: FieldContext): void {
  if (fields) {
    const [first] = Object.keys(fields)
    if (first !== undefined && !context.book.has(pointer(at, first), 'name')) addFields(fields, at, context)
  } else if (field !== undefined && !context.book.has(at, 'type')) addValue(field, at, context)
}

/** Adds the claims of the fields of a schema, or of params. A removed param claims nothing. */
export function addFields(fields: { readonly [name: string]: Field | null }, at: string, context: FieldContext): void {
  for (const [name, field] of Object.entries(fields)) if (field !== null) addField(field, pointer(at, name), context)
}
