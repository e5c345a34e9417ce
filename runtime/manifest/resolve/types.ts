/** Fields to JSON Schema: short types expanded, named types found. */
import type { Json, JsonSchema } from '../../base/json.ts'
import { own, pointer } from '../../base/json.ts'
import { didYouMean } from '../../base/suggest.ts'
import type { Field, Fields, LongField, Manifest } from '../manifest.ts'
import type { Report } from '../problem.ts'
import { BUILT_IN_TYPES } from '../schema/field.ts'

/** A field's schema and what the language says beyond JSON Schema. */
export interface ExpandedField {
  readonly schema: JsonSchema
  readonly isRequired: boolean
  readonly field: LongField
}

/** Turns fields into JSON Schema. In params, named schemas are inlined and objects are closed; in records they are referred to and open. */
export interface TypeTable {
  readonly param: (field: Field, at: string) => ExpandedField
  readonly record: (field: Field, at: string) => ExpandedField
  /** A closed object schema for params or credentials. */
  readonly closedObject: (fields: Fields, at: string) => JsonSchema
  /** Every named schema and type, as `$defs`. */
  readonly definitions: () => Record<string, JsonSchema>
}

const BUILT_IN: Record<(typeof BUILT_IN_TYPES)[number], JsonSchema> = {
  string: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  object: { type: 'object' },
  array: { type: 'array' },
  any: {},
  datetime: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
  file: {
    type: 'object',
    description: 'Name, media type, and the content as text, bytes or base64.',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 255 },
      type: { type: 'string', maxLength: 100 },
      text: { type: 'string' },
      base64: { type: 'string' },
      bytes: {},
    },
    required: ['name'],
    additionalProperties: false,
  },
}

/** The words of a long field that JSON Schema shares. */
const SHARED_WORDS = [
  'description', 'title', 'default', 'enum', 'const', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'format', 'deprecated', 'examples',
] as const // prettier-ignore

/** A short type taken apart: `Address[]!` is the list of Address, required. */
export function readShortType(text: string): {
  base: string
  isList: boolean
  isRequired: boolean
  isNullable: boolean
} {
  const [, base = text, list, marks = ''] = /^([A-Za-z][A-Za-z0-9]*)(\[\])?([!?]*)$/.exec(text) ?? []
  return { base, isList: list !== undefined, isRequired: marks.includes('!'), isNullable: marks.includes('?') }
}

/** The types of one manifest. */
export function typeTable(manifest: Manifest, report: Report): TypeTable {
  const types = manifest.types ?? {}
  const schemas = manifest.schemas ?? {}
  const names = [...BUILT_IN_TYPES, ...Object.keys(types), ...Object.keys(schemas)]

  const expand = (field: Field, at: string, inParams: boolean, inside: readonly string[]): ExpandedField => {
    const long: LongField = typeof field === 'string' ? { type: field } : field
    const short = readShortType(long.type ?? (long.properties ? 'object' : long.items ? 'array' : 'any'))
    const typeAt = typeof field === 'string' ? at : pointer(at, 'type')
    const named = namedType(short.base, typeAt, inParams, inside)
    const nested = short.isList ? { type: 'array', items: named } : nestedSchema(long, named, at, inParams, inside)
    const words = Object.fromEntries(
      SHARED_WORDS.flatMap((word) => (long[word] === undefined ? [] : [[word, long[word] as Json]])),
    )
    const schema = { ...nested, ...words }
    const isNullable = short.isNullable || long.nullable === true
    return {
      schema: isNullable ? nullable(schema) : schema,
      isRequired: short.isRequired || long.required === true,
      field: long,
    }
  }

  const nestedSchema = (
    long: LongField,
    base: JsonSchema,
    at: string,
    inParams: boolean,
    inside: readonly string[],
  ): JsonSchema => {
    const schema = { ...base }
    if (long.items !== undefined) schema.items = expand(long.items, pointer(at, 'items'), inParams, inside).schema
    if (long.properties !== undefined)
      Object.assign(schema, objectOf(long.properties, pointer(at, 'properties'), inParams, inside))
    const extra = long.additionalProperties
    if (extra !== undefined)
      schema.additionalProperties =
        typeof extra === 'boolean' ? extra : expand(extra, pointer(at, 'additionalProperties'), inParams, inside).schema
    return schema
  }

  const objectOf = (fields: Fields, at: string, inParams: boolean, inside: readonly string[]): JsonSchema => {
    const expanded = Object.entries(fields).map(
      ([name, field]) => [name, expand(field, pointer(at, name), inParams, inside)] as const,
    )
    const required = expanded.filter(([, field]) => field.isRequired).map(([name]) => name)
    return {
      type: 'object',
      properties: Object.fromEntries(expanded.map(([name, { schema }]) => [name, schema])),
      ...(required.length > 0 && { required }),
      ...(inParams && { additionalProperties: false }),
    }
  }

  const namedType = (name: string, at: string, inParams: boolean, inside: readonly string[]): JsonSchema => {
    const builtIn = own<JsonSchema>(BUILT_IN, name)
    if (builtIn) return builtIn
    const isKnown = Object.hasOwn(types, name) || Object.hasOwn(schemas, name)
    if (!isKnown) {
      const message = `Cannot find type "${name}": it is neither built in nor under types or schemas.${didYouMean(name, names)}`
      report({ rule: 'unknown-type', pointer: at, message })
      return {}
    }
    if (!inParams) return { $ref: `#/$defs/${name}` }
    if (inside.includes(name)) {
      report({ rule: 'recursive-type', pointer: at, message: `Type "${name}" contains itself, which params cannot` })
      return {}
    }
    return definition(name, true, [...inside, name])
  }

  const definition = (name: string, inParams: boolean, inside: readonly string[]): JsonSchema => {
    const type = own(types, name)
    if (type !== undefined) return expand(type, pointer('/types', name), inParams, inside).schema
    return objectOf(schemas[name]!, pointer('/schemas', name), inParams, inside)
  }

  return {
    param: (field, at) => expand(field, at, true, []),
    record: (field, at) => expand(field, at, false, []),
    closedObject: (fields, at) => objectOf(fields, at, true, []),
    definitions: () =>
      Object.fromEntries(
        [...Object.keys(types), ...Object.keys(schemas)].map((name) => [name, definition(name, false, [name])]),
      ),
  }
}

function nullable(schema: JsonSchema): JsonSchema {
  if (schema.$ref !== undefined) return { anyOf: [schema, { type: 'null' }] }
  if (schema.type === undefined && schema.enum === undefined) return schema
  const withNull = { ...schema }
  if (schema.type !== undefined) withNull.type = [schema.type, 'null'].flat() as Json
  if (Array.isArray(schema.enum)) withNull.enum = [...schema.enum, null]
  return withNull
}

/** The JSON type that search uses for a field's schema: string, integer, number, boolean, object or array. */
export function searchType(schema: JsonSchema, definitions: Readonly<Record<string, JsonSchema>>): string {
  if (typeof schema.$ref === 'string') return searchType(definitions[schema.$ref.split('/').at(-1)!] ?? {}, definitions)
  if (Array.isArray(schema.anyOf)) return searchType(schema.anyOf[0] as JsonSchema, definitions)
  const type = Array.isArray(schema.type) ? schema.type.find((name) => name !== 'null') : schema.type
  if (typeof type === 'string') return type
  if (Array.isArray(schema.enum) && schema.enum.every((value) => typeof value === 'number')) return 'number'
  return Array.isArray(schema.enum) ? 'string' : 'object'
}
