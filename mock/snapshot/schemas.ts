/** Record schemas in few words: each field with its type, `!` where it is always there and `?` where it may be null. */
import {
  isObject,
  referredName,
  type Json,
  type JsonObject,
  type JsonSchema,
  type ResolvedManifest,
} from 'plugboard/author'
import { referredSchemas } from 'plugboard/internal'

/** Returns the schemas that records have, by name. */
export function schemasSection(manifest: ResolvedManifest): JsonObject {
  const operations = [...Object.values(manifest.operations), ...Object.values(manifest.changes ?? {})]
  const roots = operations.flatMap(({ record }) => record ?? [])
  return Object.fromEntries(referredSchemas(manifest, roots).map(([name, schema]) => [name, schemaWords(schema)]))
}

/** Returns a schema in few words: `{id: string!, email: string?, "address?": {city: string}}`. */
export function schemaWords(schema: JsonSchema): Json {
  const { inner, suffix } = unwrapped(schema)
  if (!fieldsOf(inner)) return typeText(schema)
  return suffix === '' ? fieldWords(inner) : { ...fieldWords(inner), '': suffix }
}

function fieldWords(schema: JsonSchema): JsonObject {
  const required = new Set((schema.required ?? []) as string[])
  const entries = Object.entries(fieldsOf(schema) ?? {}).map(([name, field]) => {
    const mark = required.has(name) ? '!' : ''
    const { inner, suffix } = unwrapped(field)
    return fieldsOf(inner) ? [`${name}${suffix}${mark}`, fieldWords(inner)] : [name, `${typeText(field)}${mark}`]
  })
  return Object.fromEntries(entries) as JsonObject
}

function fieldsOf({ properties }: JsonSchema): Record<string, JsonSchema> | undefined {
  return isObject(properties) && Object.keys(properties).length > 0
    ? (properties as Record<string, JsonSchema>)
    : undefined
}

/** Returns the object inside lists and alternatives with null, and its wrapping: ` list?`. */
function unwrapped(schema: JsonSchema): { readonly inner: JsonSchema; readonly suffix: string } {
  const mark = isNullable(schema) ? '?' : ''
  if (isObject(schema.items)) {
    const { inner, suffix } = unwrapped(schema.items)
    return { inner, suffix: `${suffix} list${mark}` }
  }
  const [only, ...others] = alternatives(schema).filter(({ type }) => type !== 'null')
  if (only && others.length === 0 && fieldsOf(only)) return { inner: only, suffix: mark }
  return { inner: schema, suffix: mark }
}

const FORMATS: Readonly<Record<string, string>> = { 'date-time': 'datetime', date: 'date' }

/** Keys of a schema that the text of a type already covers. */
const SAID = new Set(
  'type format $ref enum const items anyOf oneOf properties required additionalProperties title description examples default'.split(
    ' ',
  ),
)

function typeText(schema: JsonSchema): string {
  const { enum: values, const: only, items, format, additionalProperties: any } = schema
  const mark = isNullable(schema) ? '?' : ''
  const rest = Object.entries(schema).filter(([name]) => !SAID.has(name))
  const limits = rest.length > 0 ? ` ${JSON.stringify(Object.fromEntries(rest))}` : ''
  const text = (): string => {
    const name = referredName(schema)
    if (name !== undefined) return name
    if (only !== undefined) return `only ${String(only)}`
    if (Array.isArray(values))
      return values
        .filter((value) => value !== null)
        .map(String)
        .join('|')
    const others = alternatives(schema).filter(({ type }) => type !== 'null')
    if (others.length > 0)
      return others.map((one) => (fieldsOf(one) ? JSON.stringify(fieldWords(one)) : typeText(one))).join('|')
    if (isObject(items)) return `${typeText(items)} list`
    if (typeof format === 'string') return FORMATS[format] ?? format
    const types = [schema.type ?? []].flat().filter((type) => type !== 'null')
    const of = isObject(any) && Object.keys(any).length > 0 ? ` of ${typeText(any)}` : ''
    return `${types.join('|') || 'any'}${of}`
  }
  return `${text()}${mark}${limits}`
}

function alternatives({ anyOf, oneOf }: JsonSchema): JsonSchema[] {
  return [anyOf, oneOf].flat().filter(isObject) as JsonSchema[]
}

function isNullable(schema: JsonSchema): boolean {
  return [schema.type].flat().includes('null') || alternatives(schema).some(({ type }) => type === 'null')
}
