/** JSON Schema as short text: `integer 1..100, default 10`. */
import { isObject, type Json, type JsonSchema, referredName } from 'plugboard/internal'
import { jsonText } from '../output/index.ts'

/** Returns the type of a schema with its limits, without description and default. */
export function typeText(schema: JsonSchema): string {
  return [baseText(schema), ...limitTexts(schema)].join(' ')
}

function baseText({ type, enum: values, const: constant, items, properties, anyOf, oneOf, $ref }: JsonSchema): string {
  if (Array.isArray(values)) return values.map((value) => jsonText(value)).join(' | ')
  if (constant !== undefined) return jsonText(constant)
  const name = referredName({ $ref })
  if (name !== undefined) return name
  const branches = anyOf ?? oneOf
  if (Array.isArray(branches)) return branches.map((branch) => typeText(branch as JsonSchema)).join(' | ')
  const types = [type ?? 'any']
    .flat()
    .filter((name) => name !== 'null')
    .map(String)
  const isNullable = Array.isArray(type) && type.includes('null')
  const named = types.map((name) => {
    if (name === 'array' && isObject(items)) return `${typeText(items)}[]`
    if (name === 'object' && isObject(properties)) return fieldsText(properties as Record<string, JsonSchema>)
    return name
  })
  return named.join(' or ') + (isNullable ? '?' : '')
}

function fieldsText(properties: Readonly<Record<string, JsonSchema>>): string {
  return `{${Object.entries(properties)
    .map(([name, schema]) => `${name}: ${typeText(schema)}`)
    .join(', ')}}`
}

function limitTexts(schema: JsonSchema): string[] {
  const end = (limit: Json | undefined) => (limit === undefined ? '' : jsonText(limit))
  const range = (low: Json | undefined, high: Json | undefined, unit = '') =>
    low === undefined && high === undefined ? [] : [`${end(low)}..${end(high)}${unit}`]
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format } = schema
  const shortest = minLength === 1 ? undefined : minLength
  return [
    ...range(minimum, maximum),
    ...range(shortest, maxLength, ' characters'),
    ...range(minItems, maxItems, ' entries'),
    ...(typeof format === 'string' ? [format] : []),
    ...(typeof pattern === 'string' ? [`like ${pattern}`] : []),
  ]
}
