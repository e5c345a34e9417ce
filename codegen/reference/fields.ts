/** Schemas as tables of fields. Inner fields follow their field, as in `created.gte` and `filters[].operator`. */
import { isObject, type Json, type JsonSchema, own, type ResolvedManifest } from 'plugboard/author'
import { requiredOf } from 'plugboard/internal'
import { limitsOf } from '../types/shape.ts'
import { codeSpan, jump, markdownText } from './markdown.ts'

const MAX_DEPTH = 3
const REFERENCE = '#/$defs/'

/** One field of a table. */
export interface DocumentedField {
  readonly name: string
  readonly schema: JsonSchema
  readonly isRequired: boolean
  /** Whether it is at the top level. */
  readonly isOwn: boolean
}

/** Returns the fields of an object's schema with inner fields, to a readable depth. */
export function documentedFields(schema: JsonSchema, prefix = '', depth = 0): DocumentedField[] {
  if (!isObject(schema.properties)) return []
  const required = requiredOf(schema)
  return Object.entries(schema.properties as Record<string, JsonSchema>).flatMap(([key, field]) => {
    const name = `${prefix}${key}`
    const own: DocumentedField = { name, schema: field, isRequired: required.includes(key), isOwn: depth === 0 }
    if (depth + 1 >= MAX_DEPTH) return [own]
    const items = isObject(field.items) ? documentedFields(field.items, `${name}[].`, depth + 1) : []
    return [own, ...documentedFields(field, `${name}.`, depth + 1), ...items]
  })
}

/** Returns the heading of a named schema. */
export function schemaHeading(name: string): string {
  return `Record ${name}`
}

/** Returns a schema's type in words, with its values, and a link for a named schema. */
export function fieldTypeWords(schema: Json | undefined, manifest: ResolvedManifest): string {
  if (!isObject(schema)) return 'any'
  const { type, $ref, anyOf, items } = schema
  if (typeof $ref === 'string') return named($ref.slice(REFERENCE.length), manifest)
  if (schema.const !== undefined) return codeSpan(JSON.stringify(schema.const))
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => codeSpan(String(value))).join(' ')
  if (Array.isArray(anyOf))
    return [
      ...new Set(anyOf.filter((branch) => !isNull(branch)).map((branch) => fieldTypeWords(branch, manifest))),
    ].join(' or ')
  const names = (Array.isArray(type) ? type : [type]).filter((name) => name !== 'null' && name !== undefined)
  const texts = names.map((name) =>
    name === 'array' && items !== undefined ? `array of ${fieldTypeWords(items, manifest)}` : String(name),
  )
  const format = typeof schema.format === 'string' ? ` (${markdownText(schema.format)})` : ''
  return texts.length === 0 ? 'any' : `${texts.join(' or ')}${format}`
}

/** Whether a value may be null. */
export function isNullable({ type, anyOf, enum: values }: JsonSchema): boolean {
  return (
    [type, values].some((list) => Array.isArray(list) && list.some((item) => item === 'null' || item === null)) ||
    (Array.isArray(anyOf) && anyOf.some(isNull))
  )
}

/** Limits and default in words. */
export function limitText(schema: JsonSchema): string {
  const { default: standard, pattern } = schema
  const parts = [
    limitsOf(schema),
    typeof pattern === 'string' ? `matches ${codeSpan(pattern)}` : '',
    standard === undefined ? '' : `default ${codeSpan(JSON.stringify(standard))}`,
  ]
  return parts.filter(Boolean).join('; ')
}

/** Returns the description, and an example. */
export function meaningOf({ description, examples }: JsonSchema): string {
  const [example] = Array.isArray(examples) ? examples : []
  return [
    typeof description === 'string' ? markdownText(description) : '',
    example === undefined
      ? ''
      : `Such as ${codeSpan(typeof example === 'string' ? example : JSON.stringify(example))}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function named(name: string, { schemas }: ResolvedManifest): string {
  const target = own(schemas, name)
  if (target && !isObject(target.properties)) return markdownText(name)
  return jump(codeSpan(name), schemaHeading(name))
}

function isNull(schema: Json): boolean {
  return isObject(schema) && schema.type === 'null'
}
