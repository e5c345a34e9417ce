/** Strict function calling of OpenAI: every property is required, and an optional one may be null. */
import { isObject } from '../../../runtime/base/json.ts'
import type { Json, JsonSchema } from '../../../runtime/index.ts'
import { requiredNames } from '../../base/schemas.ts'

/** Keywords of a strict schema. Further limits are checked when the tool is called. */
const KEYWORDS = ['type', 'description', 'enum', 'const', 'minimum', 'maximum', 'minItems', 'maxItems']

/**
 * The schema in its strict form. Undefined for an object of any names, a value of any type, or an optional property whose null has a
 * meaning.
 */
export function strictSchema(schema: JsonSchema): JsonSchema | undefined {
  const { type, properties, items, additionalProperties } = schema
  const supported = Object.fromEntries(Object.entries(schema).filter(([name]) => KEYWORDS.includes(name)))
  const types = typesOf(type)
  if (types.length === 0 && !Array.isArray(schema.enum)) return undefined
  if (types.includes('array')) {
    const inItems = isObject(items) ? strictSchema(items) : undefined
    return inItems && { ...supported, items: inItems }
  }
  if (!types.includes('object')) return supported
  if (additionalProperties !== false || !isObject(properties)) return undefined
  const required = new Set(requiredNames(schema))
  const strict: [string, JsonSchema][] = []
  for (const [name, property] of Object.entries(properties as Record<string, JsonSchema>)) {
    const inner = strictSchema(property)
    const result = inner && (required.has(name) ? inner : nullable(inner))
    if (!result) return undefined
    strict.push([name, result])
  }
  return {
    ...supported,
    properties: Object.fromEntries(strict),
    required: strict.map(([name]) => name),
    additionalProperties: false,
  }
}

/** Input of a strict schema without the nulls of properties that were left out. */
export function withoutNulls(value: Json, schema: JsonSchema): Json {
  const { items, properties } = schema
  if (Array.isArray(value)) return isObject(items) ? value.map((item) => withoutNulls(item, items)) : value
  if (!isObject(value) || !isObject(properties)) return value
  const required = new Set(requiredNames(schema))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, item]) => item !== null || required.has(name))
      .map(([name, item]) => [name, withoutNulls(item, (properties[name] ?? {}) as JsonSchema)]),
  )
}

function nullable(schema: JsonSchema): JsonSchema | undefined {
  const types = typesOf(schema.type)
  if (types.includes('null') || 'const' in schema) return undefined
  return {
    ...schema,
    ...(types.length > 0 && { type: [...types, 'null'] }),
    ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
  }
}

function typesOf(type: Json | undefined): string[] {
  return (Array.isArray(type) ? type : type === undefined ? [] : [type]).map(String)
}
