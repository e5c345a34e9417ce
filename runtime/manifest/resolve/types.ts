/** Converts fields to JSON Schema: expands short types and resolves named types. */
import { isDeepStrictEqual } from 'node:util'
import { withEnd } from '../../base/ends.ts'
import { defined, isObject, type Json, type JsonSchema, own, pointer, referredName } from '../../base/json.ts'
import { didYouMean } from '../../base/names.ts'
import type { Field, Fields, LongField, Manifest, SearchType } from '../model/manifest.ts'
import type { ReportProblem } from '../source/problems.ts'
import { BUILT_IN_TYPES } from '../schema/field.ts'
import type { PlacedFields } from '../model/resolved.ts'
import type { SizeLimit } from './merge.ts'
import { placedFields } from './placed.ts'

/** A field's schema, and the language's words beyond JSON Schema. */
export interface ExpandedField {
  readonly schema: JsonSchema
  readonly isRequired: boolean
  readonly field: LongField
}

/** Converts fields to JSON Schema. Params inline named schemas and close objects; records refer to schemas and leave objects open. */
export interface TypeTable {
  readonly param: (field: Field, at: string) => ExpandedField
  readonly record: (field: Field, at: string) => ExpandedField
  /** A closed object schema for params or credentials. */
  readonly closedObject: (fields: Fields, at: string) => JsonSchema
  /** Fields of a named schema with another place or other words at the vendor; undefined if there are none. */
  readonly placed: (schema: string) => PlacedFields | undefined
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
    description:
      'The name, the media type, and the content as text or base64. In a program also as bytes, a Blob or a stream.',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 255 },
      type: { type: 'string', maxLength: 100 },
      text: { type: 'string' },
      base64: { type: 'string' },
      bytes: {},
      size: { type: 'integer', minimum: 0 },
    },
    required: ['name'],
    additionalProperties: false,
    examples: [{ name: 'notes.txt', type: 'text/plain', text: 'A note.' }],
  },
}

/** Whether a schema has the type file. */
export function isFileSchema({ properties }: JsonSchema): boolean {
  return isObject(properties) && isDeepStrictEqual(Object.keys(properties), FILE_KEYS)
}

const FILE_KEYS = Object.keys(BUILT_IN.file.properties as object)

const TIMES: ReadonlySet<Json | undefined> = new Set(['date-time', 'date'])

/** Keys of a long field that JSON Schema shares. */
const SHARED_WORDS = [
  'description', 'title', 'default', 'enum', 'const', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'format', 'examples',
] as const // prettier-ignore

/** A parsed short type. */
export interface ShortType {
  readonly alternatives: readonly { readonly base: string; readonly isList: boolean }[]
  readonly isRequired: boolean
  readonly isNullable: boolean
}

/** Parses a short type: `Address[]!` is a required list of Address; `string|Avatar?` is text, an Avatar or null. */
export function readShortType(text: string): ShortType {
  const [, types = text, marks = ''] = /^([^!?]*)([!?]*)$/.exec(text) ?? []
  const alternatives = types.split('|').map((type) => ({ base: type.replace('[]', ''), isList: type.endsWith('[]') }))
  return { alternatives, isRequired: marks.includes('!'), isNullable: marks.includes('?') }
}

/** Returns the name in a short type, without its marks: `Invoice` of `Invoice[]`. */
export function schemaName(text: string): string {
  return /^[^[\]!?]*/.exec(text)?.[0] ?? text
}

/** Creates the table of a manifest's types. */
export function typeTable({ types = {}, schemas = {} }: Manifest, size: SizeLimit, report: ReportProblem): TypeTable {
  const known: KnownTypes = { types, schemas, size, report }
  return {
    param: (field, at) => expand(known, field, at, IN_PARAMS),
    record: (field, at) => expand(known, field, at, IN_RECORDS),
    closedObject: (fields, at) => objectOf(known, fields, at, IN_PARAMS),
    placed: (schema) => placedFields(own(schemas, schema) ?? {}, pointer('/schemas', schema), report),
    definitions: () =>
      Object.fromEntries(
        [...Object.keys(types), ...Object.keys(schemas)].map((name) => [name, definition(known, name, IN_RECORDS)]),
      ),
  }
}

/** The declared types of a manifest, and the reporter of undeclared names. */
interface KnownTypes {
  readonly types: Fields
  readonly schemas: { readonly [name: string]: Fields }
  readonly size: SizeLimit
  readonly report: ReportProblem
}

/** The surroundings of a field: params or records, and the named types around it. */
interface Surroundings {
  readonly inParams: boolean
  readonly inside: readonly string[]
}

const IN_PARAMS: Surroundings = { inParams: true, inside: [] }
const IN_RECORDS: Surroundings = { inParams: false, inside: [] }

function expand(known: KnownTypes, field: Field, at: string, around: Surroundings): ExpandedField {
  const long: LongField = typeof field === 'string' ? { type: field } : field
  if (!known.size.take(1)) return { schema: {}, isRequired: false, field: long }
  const short = readShortType(long.type ?? (long.properties ? 'object' : long.items ? 'array' : 'any'))
  const location = typeof field === 'string' ? at : pointer(at, 'type')
  const [type, ...others] = short.alternatives.map(({ base, isList }): JsonSchema => {
    if (isList) return { type: 'array', items: itemOf(known, base, long, { at, location, around }) }
    return namedType(known, base, location, around)
  })
  const named = others.length === 0 ? type! : { anyOf: [type!, ...others] }
  const nested = short.alternatives[0]!.isList ? named : nestedSchema(known, long, named, at, around)
  const words = Object.fromEntries(
    SHARED_WORDS.flatMap((word) => (long[word] === undefined ? [] : [[word, long[word] as Json]])),
  )
  const end = long.sunset && { description: withEnd(long.description, long.sunset), deprecated: true }
  const schema = { ...nested, ...words, ...end }
  return {
    schema: short.isNullable || long.nullable === true ? nullable(schema) : schema,
    isRequired: short.isRequired || long.required === true,
    field: long,
  }
}

/** Returns the schema of items of a short list type, such as `string[]`, with the field's words under `items`. */
function itemOf(
  known: KnownTypes,
  base: string,
  { items = {}, properties, additionalProperties: extra }: LongField,
  { at, location, around }: { readonly at: string; readonly location: string; readonly around: Surroundings },
): JsonSchema {
  const { type = base, ...words }: LongField = typeof items === 'string' ? { type: items } : items
  if (type !== base) {
    const message = `The items are of type "${type}" here, and of type "${base}" in the list's`
    known.report({ rule: 'item-type', pointer: pointer(at, 'items'), message })
  }
  const stray = properties !== undefined ? 'properties' : 'additionalProperties'
  if (properties !== undefined || extra !== undefined)
    known.report({ rule: 'item-type', pointer: pointer(at, stray), message: `For a list, ${stray} belong under items` })
  const isPlain = Object.keys(words).length === 0
  if (isPlain) return namedType(known, base, location, around)
  return expand(known, { ...words, type: base }, pointer(at, 'items'), around).schema
}

/** Adds the words of a long field about items and properties to its type's schema. */
function nestedSchema(
  known: KnownTypes,
  { items, properties, additionalProperties: extra }: LongField,
  base: JsonSchema,
  at: string,
  around: Surroundings,
): JsonSchema {
  const inner = (field: Field, key: string) => expand(known, field, pointer(at, key), around).schema
  return {
    ...base,
    ...(items !== undefined && { items: { ...(base.items as JsonSchema | undefined), ...inner(items, 'items') } }),
    ...(properties !== undefined && objectOf(known, properties, pointer(at, 'properties'), around)),
    ...(extra !== undefined && {
      additionalProperties: typeof extra === 'boolean' ? extra : inner(extra, 'additionalProperties'),
    }),
  }
}

function objectOf(known: KnownTypes, fields: Fields, at: string, around: Surroundings): JsonSchema {
  const expanded = Object.entries(fields).map(
    ([name, field]) => [name, expand(known, field, pointer(at, name), around)] as const,
  )
  const required = expanded.filter(([, field]) => field.isRequired).map(([name]) => name)
  return defined({
    type: 'object',
    properties: Object.fromEntries(expanded.map(([name, { schema }]) => [name, schema])),
    required: required.length > 0 ? required : undefined,
    additionalProperties: around.inParams ? false : undefined,
  })
}

function namedType(known: KnownTypes, name: string, at: string, { inParams, inside }: Surroundings): JsonSchema {
  const { types, schemas, report } = known
  const builtIn = own<JsonSchema>(BUILT_IN, name)
  if (builtIn) return builtIn
  if (!Object.hasOwn(types, name) && !Object.hasOwn(schemas, name)) {
    const near = didYouMean(name, [...BUILT_IN_TYPES, ...Object.keys(types), ...Object.keys(schemas)])
    const message = `Cannot find type "${name}": it is neither a built-in type nor defined under types or schemas.${near}`
    report({ rule: 'unknown-type', pointer: at, message })
    return {}
  }
  if (!inParams) return { $ref: `#/$defs/${name}` }
  if (inside.includes(name)) {
    report({
      rule: 'recursive-type',
      pointer: at,
      message: `Type "${name}" contains itself, which is not possible in params`,
    })
    return {}
  }
  return definition(known, name, { inParams, inside: [...inside, name] })
}

function definition(known: KnownTypes, name: string, around: Surroundings): JsonSchema {
  const type = own(known.types, name)
  if (type !== undefined) return expand(known, type, pointer('/types', name), around).schema
  return objectOf(known, known.schemas[name]!, pointer('/schemas', name), around)
}

function nullable(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.anyOf)) return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] }
  if (schema.$ref !== undefined) return { anyOf: [schema, { type: 'null' }] }
  if (schema.type === undefined && schema.enum === undefined) return schema
  const withNull = { ...schema }
  if (schema.type !== undefined) withNull.type = [schema.type, 'null'].flat() as Json
  if (Array.isArray(schema.enum)) withNull.enum = [...schema.enum, null]
  return withNull
}

/** Returns the schema of a built-in type in a search list. */
export function builtInSchema(name: SearchType): JsonSchema {
  return BUILT_IN[name]
}

/** Returns the type for searches: string, integer, number, boolean, object, array, or timestamp for dates and times. */
export function searchType(schema: JsonSchema, definitions: Readonly<Record<string, JsonSchema>>): string {
  const referred = referredName(schema)
  if (referred !== undefined) return searchType(definitions[referred] ?? {}, definitions)
  if (Array.isArray(schema.anyOf)) return searchType(schema.anyOf[0] as JsonSchema, definitions)
  const type = Array.isArray(schema.type) ? schema.type.find((name) => name !== 'null') : schema.type
  if (type === 'string' && TIMES.has(schema.format)) return 'timestamp'
  if (typeof type === 'string') return type
  if (Array.isArray(schema.enum) && schema.enum.every((value) => typeof value === 'number')) return 'number'
  return Array.isArray(schema.enum) ? 'string' : 'object'
}
