/**
 * JSON Schemas reduced to what a type can say. Only known keywords pass, so that no manifest can use the compiler's own
 * (`tsType`, `extends`, references to files); limits become words of the description.
 */
import { isFileSchema, isObject, type Json, type JsonSchema } from 'plugboard/author'
import { requiredOf } from 'plugboard/internal'
import { NEVER, UNKNOWN } from './compile.ts'

/** The names of shared types by the name of their schema. */
export type TypeNames = ReadonlyMap<string, string>

/** The client's type of a param that is a file. Whether it can be null is left out: it is not given then. */
export const FILE_TYPE = 'FileInput'

const REFERENCE = '#/$defs/'

/** Returns the part of a schema that a type expresses. Maps of named fields are closedShape, so that a misspelled field is an error. */
export function typeShapeOf(schema: Json | undefined, names: TypeNames): JsonSchema {
  if (!isObject(schema)) return {}
  const description = describe(schema)
  const notes: JsonSchema = {
    ...(description && { description }),
    ...(schema.deprecated === true && { deprecated: true }),
  }
  const referred = referenceOf(schema, names)
  if (isFileSchema(schema)) return { ...notes, tsType: FILE_TYPE }
  if (referred) return Object.keys(notes).length > 0 ? { ...notes, allOf: [referred] } : referred
  return { ...notes, ...schemaText(schema, names) }
}

/** Returns a reference to a shared type. */
export function reference(name: string): JsonSchema {
  return { $ref: `${REFERENCE}${name}` }
}

function referenceOf({ $ref }: JsonSchema, names: TypeNames): JsonSchema | undefined {
  if (typeof $ref !== 'string') return undefined
  const name = names.get($ref.slice(REFERENCE.length))
  return name === undefined ? {} : reference(name)
}

function schemaText(schema: JsonSchema, names: TypeNames): JsonSchema {
  const { type, anyOf, oneOf, properties, items } = schema
  if (schema.const !== undefined) return { const: schema.const }
  if (Array.isArray(schema.enum)) return { enum: schema.enum }
  const branches = anyOf ?? oneOf
  if (Array.isArray(branches)) return { anyOf: branches.map((branch) => typeShapeOf(branch, names)) }
  if (type === undefined && !isObject(properties) && items === undefined) return UNKNOWN
  return {
    ...(type !== undefined && { type }),
    ...(isObject(properties) ? fieldsOf(schema, names) : valuesOf(schema, names)),
    ...(items !== undefined && { items: typeShapeOf(items, names) }),
  }
}

function fieldsOf(schema: JsonSchema, names: TypeNames): JsonSchema {
  const { properties, additionalProperties } = schema
  const fields = Object.entries(properties as JsonSchema).map(
    ([name, field]) => [name, typeShapeOf(field, names)] as const,
  )
  return {
    properties: fromPairs(fields),
    required: requiredOf(schema),
    additionalProperties: additionalProperties === true || (fields.length === 0 && NEVER),
  }
}

function valuesOf({ additionalProperties }: JsonSchema, names: TypeNames): JsonSchema {
  return isObject(additionalProperties) ? { additionalProperties: typeShapeOf(additionalProperties, names) } : {}
}

/** Returns an object of pairs, in which no name changes the prototype. */
export function fromPairs(pairs: readonly (readonly [string, JsonSchema])[]): JsonSchema {
  return Object.fromEntries(pairs.filter(([name]) => name !== '__proto__'))
}

/** An object with only these fields, all of them required. */
export function closedShape(fields: readonly (readonly [string, JsonSchema])[], description: string): JsonSchema {
  return {
    ...(description && { description }),
    type: 'object',
    properties: fromPairs(fields),
    required: fields.map(([name]) => name).filter((name) => name !== '__proto__'),
    additionalProperties: false,
  }
}

/** Returns the description, with limits and default, as one line that ends no comment. */
function describe(schema: JsonSchema): string {
  const { description, default: standard } = schema
  const notes = [limitsOf(schema), standard === undefined ? '' : `default ${shortJson(standard)}`].filter(Boolean)
  const text = typeof description === 'string' ? commentText(description) : ''
  return [text, notes.length > 0 ? commentText(`(${notes.join('; ')})`) : ''].filter(Boolean).join(' ')
}

/** Returns a value as a comment shows it. */
function shortJson(value: Json): string {
  const text = JSON.stringify(value)
  return text.length <= LONGEST_DEFAULT ? text : `${text.slice(0, LONGEST_DEFAULT)}…`
}

/** The most characters of a default in a comment: lists of all a vendor's fields are longer. */
const LONGEST_DEFAULT = 80

/** Converts a text to one line for a block comment. */
export function commentText(text: string): string {
  return text
    .replace(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replaceAll('*/', '*\\/')
    .replaceAll('/*', '/\\*')
    .trim()
}

const LIMITS: readonly (readonly [minimum: string, maximum: string, unit: string])[] = [
  ['minimum', 'maximum', ''],
  ['minLength', 'maxLength', ' characters'],
  ['minItems', 'maxItems', ' items'],
]

/** Returns a schema's limits in words: `1 to 100`, `at most 3 items`; a text that may merely not be empty needs none. */
export function limitsOf(schema: JsonSchema): string {
  const { items } = schema
  const own = LIMITS.flatMap(([low, high, unit]) => {
    const least = low === 'minLength' && schema[low] === 1 ? undefined : schema[low]
    const most = schema[high]
    if (least !== undefined && most !== undefined) return [`${String(least)} to ${String(most)}${unit}`]
    if (least !== undefined) return [`at least ${String(least)}${unit}`]
    return most === undefined ? [] : [`at most ${String(most)}${unit}`]
  })
  const inner = isObject(items) ? limitsOf(items) : ''
  return [...own, ...(inner ? [`each ${inner}`] : [])].join('; ')
}
