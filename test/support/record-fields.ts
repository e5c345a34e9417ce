/** Counts fields of records whose shape is unknown, and parts without a description. */
import type { Json, JsonSchema, ResolvedManifest } from '../../runtime/index.ts'

/** A field of a record whose shape the manifest leaves open: an object, a list or a value of unstated type. */
export interface OpaqueField {
  /** The schema's name and the field's, such as `Customer.discount`. */
  readonly name: string
  /** The reason for the open shape: the field's description, or its type's. */
  readonly reason: string | undefined
}

/** The fields of a kind's records. */
export interface RecordFields {
  /** The number of all fields, each counted once in the schema that names it. */
  readonly count: number
  readonly opaque: readonly OpaqueField[]
}

type Schemas = ResolvedManifest['schemas']

/** Counts the fields of all schemas of the records of a kind's operations. */
export function recordFields({ operations, schemas }: ResolvedManifest): RecordFields {
  const seen = new Set<string>()
  const opaque: OpaqueField[] = []
  let count = 0
  const visit = (schema: JsonSchema, name: string): void => {
    if (typeof schema['$ref'] === 'string') {
      const target = schema['$ref'].split('/').at(-1)!
      if (seen.has(target)) return
      seen.add(target)
      return visit(schemas[target] ?? {}, target)
    }
    for (const [key, field] of Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)) {
      const at = `${name}.${key}`
      count += 1
      if (isOpaque(field, schemas)) opaque.push({ name: at, reason: reasonOf(field, schemas) })
      visit(field, at)
    }
    for (const inner of inside(schema)) visit(inner, name)
  }
  for (const [id, { record }] of Object.entries(operations)) if (record) visit(record, id)
  return { count, opaque }
}

/** Names of a kind's operations and their params without a description. */
export function undescribed({ operations }: ResolvedManifest): { operations: string[]; params: string[] } {
  const all = Object.entries(operations)
  return {
    operations: all.filter(([, { description }]) => !description).map(([id]) => id),
    params: all.flatMap(([id, { params }]) =>
      Object.entries((params['properties'] ?? {}) as Record<string, JsonSchema>)
        .filter(([, param]) => !param['description'])
        .map(([name]) => `${id} ${name}`),
    ),
  }
}

/** Whether a schema leaves the inside of a value open; entries of lists and values of maps count as inside. */
function isOpaque(schema: JsonSchema, schemas: Schemas, within: readonly string[] = []): boolean {
  if (typeof schema['$ref'] === 'string') {
    const name = schema['$ref'].split('/').at(-1)!
    return !within.includes(name) && isOpaque(schemas[name] ?? {}, schemas, [...within, name])
  }
  const { anyOf, enum: values, const: only, properties, items, additionalProperties } = schema
  if (Array.isArray(anyOf)) return anyOf.some((branch) => isOpaque(branch as JsonSchema, schemas, within))
  if (values !== undefined || only !== undefined) return false
  const types = [schema['type'] ?? []].flat()
  if (types.length === 0) return true
  if (types.includes('array')) return !isSchema(items) || isOpaque(items, schemas, within)
  if (!types.includes('object') || isSchema(properties)) return false
  return !isSchema(additionalProperties) || isOpaque(additionalProperties, schemas, within)
}

function reasonOf(schema: JsonSchema, schemas: Schemas): string | undefined {
  if (typeof schema['description'] === 'string') return schema['description']
  if (typeof schema['$ref'] === 'string') return reasonOf(schemas[schema['$ref'].split('/').at(-1)!] ?? {}, schemas)
  return inside(schema)
    .map((inner) => reasonOf(inner, schemas))
    .find((reason) => reason !== undefined)
}

/** The schemas of what a value holds without a name: alternatives, entries of lists, values of maps. */
function inside({ anyOf, items, additionalProperties }: JsonSchema): JsonSchema[] {
  return [...(Array.isArray(anyOf) ? anyOf : []), items, additionalProperties].filter(isSchema)
}

function isSchema(value: Json | undefined): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
