/** Reads JSON text that hosts and models send in place of an object, a list, a number or a boolean. */
import { isObject, own, tryParseJson } from '../../runtime/base/json.ts'
import type { Json, JsonSchema } from '../../runtime/index.ts'
import { IS_OF_TYPE } from '../../runtime/language/field-check.ts'

/** A value with its JSON text parsed, wherever the schema wants no text: `'["id"]'` for an array is `['id']`. */
export function parseJsonText(value: Json, schema: JsonSchema): Json {
  const meant = typeof value === 'string' ? parsedText(value, typesOf(schema)) : value
  const { items, properties = {}, additionalProperties: others } = schema
  if (Array.isArray(meant)) return isObject(items) ? meant.map((item) => parseJsonText(item, items)) : meant
  if (!isObject(meant) || !isObject(properties)) return meant
  const entries = Object.entries(meant as Record<string, Json>).map(([name, inner]) => {
    const schemaOf = own(properties as Record<string, Json>, name) ?? others
    return [name, isObject(schemaOf) ? parseJsonText(inner, schemaOf) : inner] as const
  })
  return Object.fromEntries(entries)
}

function parsedText(text: string, types: readonly string[]): Json {
  if (types.length === 0 || types.includes('string')) return text
  const parsed = tryParseJson(text)
  return types.some((type) => IS_OF_TYPE[type]?.(parsed)) ? (parsed as Json) : text
}

/** Types of a schema. Empty where it does not limit them. */
function typesOf({ type, anyOf }: JsonSchema): string[] {
  if (type !== undefined) return [type].flat() as string[]
  const alternatives = Array.isArray(anyOf) ? anyOf.map((one) => typesOf(one as JsonSchema)) : []
  return alternatives.every((types) => types.length > 0) ? alternatives.flat() : []
}
