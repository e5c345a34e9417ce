/** The keys of the manifest language that a manifest uses, and the kinds that `npm test` takes of all. */
import { isObject, type Json, type JsonSchema, MANIFEST_SCHEMA } from '../../runtime/doors/author.ts'

/** Small kinds that use most of the language between them. `test/lab/language-cover.all-kinds.test.ts` counts what they and the labs leave out. */
export const SAMPLE_KINDS: readonly string[] = [
  'airtable',
  'facebook-marketing',
  'gong',
  'google-calendar',
  'zendesk-support',
]

/** Labels of a kind, and switches, whose key is enough. */
const PLAIN = /^manifest\.(?:category|support)=|=(?:true|false)$/

/** A manifest's keys as `definition.key`, and the closed values that it gives them as `definition.key=value`. */
export function usedKeys(manifest: Json): Set<string> {
  const found = new Set<string>()
  collect(manifest, MANIFEST_SCHEMA, 'manifest', found)
  return new Set([...found].filter((key) => !PLAIN.test(key)))
}

/** Every key of the language as `definition.key`, and every closed value as `definition.key=value`. */
export function languageKeys(): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (schema: JsonSchema, at: string): void => {
    const name = referred(schema)
    if (name !== undefined) {
      if (!seen.has(name)) visit(definition(name), seen.add(name) && name)
      return
    }
    for (const branch of branchesOf(schema)) visit(branch, at)
    for (const [key, inner] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>))
      visit(inner, found.add(`${at}.${key}`) && `${at}.${key}`)
    for (const open of [schema.items, schema.additionalProperties, ...Object.values(schema.patternProperties ?? {})])
      if (isObject(open)) visit(open as JsonSchema, open === schema.items ? at : `${at}.*`)
    const closed = schema.const === undefined ? ((schema.enum ?? []) as Json[]) : [schema.const]
    for (const value of closed) found.add(`${at}=${String(value)}`)
  }
  visit(MANIFEST_SCHEMA, 'manifest')
  return new Set([...found].filter((key) => !PLAIN.test(key)))
}

function collect(value: Json, schema: JsonSchema, at: string, found: Set<string>): void {
  const name = referred(schema)
  if (name !== undefined) return collect(value, definition(name), name, found)
  for (const branch of branchesOf(schema)) if (fits(value, branch)) collect(value, branch, at, found)
  if (Array.isArray(value)) {
    if (isObject(schema.items)) for (const item of value) collect(item, schema.items, at, found)
    return
  }
  if (isObject(value)) collectObject(value, schema, at, found)
  else if (isClosed(schema)) found.add(`${at}=${String(value)}`)
}

function collectObject(
  value: Readonly<Record<string, Json>>,
  schema: JsonSchema,
  at: string,
  found: Set<string>,
): void {
  const { properties = {}, patternProperties = {}, additionalProperties: others } = schema as Record<string, JsonSchema>
  for (const [key, inner] of Object.entries(value)) {
    const known = Object.hasOwn(properties, key) ? (properties as Record<string, JsonSchema>)[key] : undefined
    if (known) {
      found.add(`${at}.${key}`)
      collect(inner, known, `${at}.${key}`, found)
    } else {
      const [pattern] = Object.entries(patternProperties).filter(([text]) => new RegExp(text).test(key))
      const open = pattern?.[1] ?? others
      if (isObject(open)) collect(inner, open, `${at}.*`, found)
    }
  }
}

function branchesOf(schema: JsonSchema): JsonSchema[] {
  return [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) =>
    Array.isArray(list) ? (list as JsonSchema[]) : [],
  )
}

/** Whether a value may be of a branch, as far as its own keys say. */
function fits(value: Json, schema: JsonSchema): boolean {
  const name = referred(schema)
  if (name !== undefined) return fits(value, definition(name))
  const branches = branchesOf(schema)
  if (branches.length > 0 && !branches.some((branch) => fits(value, branch))) return false
  if (schema.const !== undefined) return value === schema.const
  if (Array.isArray(schema.enum)) return schema.enum.includes(value)
  if (schema.type !== undefined && !typesOf(value).some((type) => [schema.type].flat().includes(type))) return false
  if (!isObject(value) || !isObject(schema.properties)) return true
  const properties = schema.properties as Record<string, JsonSchema>
  const isOpen = schema.additionalProperties !== false
  const required = (schema.required ?? []) as string[]
  return (
    required.every((key) => key in value) &&
    Object.entries(value).every(([key, inner]) => (properties[key] ? fits(inner, properties[key]) : isOpen))
  )
}

function typesOf(value: Json): string[] {
  if (value === null) return ['null']
  if (Array.isArray(value)) return ['array']
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value]
}

function isClosed({ const: only, enum: values, type }: JsonSchema): boolean {
  return only !== undefined || Array.isArray(values) || type === 'boolean'
}

/** Names the definition of a reference. @example `#/definitions/operation/properties/encode` is `operation.encode` */
function referred({ $ref }: JsonSchema): string | undefined {
  return typeof $ref === 'string' ? $ref.replace('#/definitions/', '').replaceAll('/properties/', '.') : undefined
}

function definition(name: string): JsonSchema {
  const [root = '', ...keys] = name.split('.')
  const start = (MANIFEST_SCHEMA.definitions as Record<string, JsonSchema>)[root]!
  return keys.reduce((schema, key) => (schema.properties as Record<string, JsonSchema>)[key]!, start)
}
