/**
 * Schemas for Gemini's older field `parameters`: no references, no choices of schemas, no open names. Other values are JSON text, which a
 * call parses again.
 * @see https://ai.google.dev/api/caching#Schema
 */
import { defined, isObject, tryParseJson } from '../../../runtime/base/json.ts'
import type { Json, JsonObject, JsonSchema } from '../../../runtime/index.ts'
import { schemaProperties, requiredNames } from '../../base/schemas.ts'

/** The schema in the terms of the field. Further limits are checked when the tool is called. */
export function geminiSchema(schema: JsonSchema): JsonSchema {
  return converted(schema, definitionsOf(schema), 0)
}

/** An input of such a schema as the original schema has it: JSON text for objects is parsed. */
export function readGemini(value: Json, schema: JsonSchema): Json {
  return read(value, schema, definitionsOf(schema))
}

type Definitions = Readonly<Record<string, Json | undefined>>

/** Maximum depth. Deeper values are JSON text. */
const DEEPEST = 12

function definitionsOf({ $defs }: JsonSchema): Definitions {
  return isObject($defs) ? $defs : {}
}

function converted(given: JsonSchema, definitions: Definitions, depth: number): JsonSchema {
  const schema = resolved(given, definitions)
  const { type, nullable } = typeOf(schema)
  const text = describedText(schema, given)
  const base = defined({ description: text === '' ? undefined : text, nullable: nullable || undefined })
  if (isText(schema) || depth > DEEPEST) return { type: 'string', ...base, description: `${text} A JSON text.`.trim() }
  if (type === 'array') return { type, ...base, items: converted(itemsOf(schema), definitions, depth + 1) }
  if (type !== 'object') {
    const values = textsOf(schema)
    return defined({ type: values ? 'string' : type, ...base, enum: values })
  }
  const properties = Object.entries(schemaProperties(schema)).map(([name, inner]) => [
    name,
    converted(isObject(inner) ? inner : {}, definitions, depth + 1),
  ])
  const required = requiredNames(schema)
  return defined({
    type,
    ...base,
    properties: Object.fromEntries(properties) as JsonObject,
    required: required.length > 0 ? required : undefined,
  })
}

function read(value: Json, given: JsonSchema, definitions: Definitions): Json {
  const schema = resolved(given, definitions)
  if (typeof value === 'string') {
    if (!isText(schema)) return value
    const parsed = tryParseJson(value)
    return parsed === undefined ? value : (parsed as Json)
  }
  if (Array.isArray(value)) return value.map((item) => read(item, itemsOf(schema), definitions))
  const { properties } = schema
  if (!isObject(value) || !isObject(properties)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const inner = properties[name]
      return [name, isObject(inner) ? read(item, inner, definitions) : item]
    }),
  )
}

/** The target of a reference, and the first choice that is not null. */
function resolved(given: JsonSchema, definitions: Definitions): JsonSchema {
  let schema = given
  for (let step = 0; step < DEEPEST; step++) {
    const { $ref, anyOf, oneOf, allOf, ...others } = schema
    const target = typeof $ref === 'string' ? definitions[$ref.replace('#/$defs/', '')] : undefined
    const choices = [anyOf, oneOf, allOf].find(Array.isArray)?.filter(isObject) ?? []
    const chosen = isObject(target) ? target : choices.find(({ type }) => type !== 'null')
    if (!chosen) return schema
    const isNullable = choices.some(({ type }) => type === 'null')
    const merged = { ...chosen, ...others } as JsonSchema
    schema = isNullable ? { ...merged, nullable: true } : merged
  }
  return schema
}

function typeOf({ type, nullable, enum: values }: JsonSchema): { readonly type: string; readonly nullable: boolean } {
  const types = (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string')
  const [first = Array.isArray(values) ? typeof values[0] : 'string'] = types.filter((one) => one !== 'null')
  return { type: first, nullable: nullable === true || types.includes('null') }
}

/** Whether a value needs JSON text: an object of any names, a list of anything, anything at all. */
function isText(schema: JsonSchema): boolean {
  const { properties, items, type } = schema
  if (type === undefined) return schema.enum === undefined && schema.const === undefined && !isObject(properties)
  const { type: first } = typeOf(schema)
  if (first === 'array') return !isObject(items)
  return first === 'object' && (!isObject(properties) || Object.keys(properties).length === 0)
}

function itemsOf({ items }: JsonSchema): JsonSchema {
  return isObject(items) ? items : {}
}

/** Values of an enum of texts. The field takes no others. */
function textsOf({ enum: values, const: only }: JsonSchema): string[] | undefined {
  const all = Array.isArray(values) ? values.filter((value) => value !== null) : only === undefined ? [] : [only]
  return all.length > 0 && all.every((value) => typeof value === 'string' && value !== '')
    ? (all as string[])
    : undefined
}

function describedText(schema: JsonSchema, { description = schema.description }: JsonSchema): string {
  const { enum: values, minimum, maximum } = schema
  const parts = [
    typeof description === 'string' ? description : '',
    Array.isArray(values) && !textsOf(schema)
      ? `One of ${values.map((value) => JSON.stringify(value)).join(', ')}.`
      : '',
    typeof minimum === 'number' ? `At least ${minimum}.` : '',
    typeof maximum === 'number' ? `At most ${maximum}.` : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}
