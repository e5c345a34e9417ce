/** Values as a model reads them: times with their zone, schemas with one example. */
import { isObject, type Json, type JsonObject } from '../../../runtime/base/json.ts'
import type { JsonSchema } from '../../../runtime/index.ts'
import { requiredNames } from '../../base/schemas.ts'
import { isEmpty } from './compact.ts'

/** A time to the second, in an IANA zone, with its offset and name. In UTC by default. */
export function timeInZone(milliseconds: number, timeZone: string | undefined): string {
  const utc = `${new Date(milliseconds).toISOString().slice(0, 19)}Z`
  if (timeZone === undefined || timeZone === 'UTC') return utc
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(milliseconds)
    .find(({ type }) => type === 'timeZoneName')?.value
  const offset = name?.replace('GMT', '') || '+00:00'
  return `${format.format(milliseconds).replace(' ', 'T')}${offset}[${timeZone}]`
}

/** A schema with at most one example for each param, and one for its objects and lists of objects. */
export function withOneExample(params: JsonSchema): JsonSchema {
  const { properties } = params
  if (!isObject(properties)) return params
  const shown = Object.entries(properties).map(([name, schema]) => [
    name,
    isObject(schema) ? exemplified(schema) : schema,
  ])
  return { ...params, properties: Object.fromEntries(shown) as JsonObject }
}

function exemplified(schema: JsonSchema): JsonSchema {
  const { examples } = schema
  if (Array.isArray(examples)) return examples.length > 1 ? { ...schema, examples: examples.slice(0, 1) } : schema
  const items = isObject(schema.items) ? schema.items : undefined
  if (schema.type !== 'object' && items?.type !== 'object') return schema
  const example = exampleOf(schema, 0)
  return example === undefined || isEmpty(example) ? schema : { ...schema, examples: [example] }
}

/** Number of optional properties to show where none is required. */
const MOST_OPTIONAL = 2
const DEEPEST = 3

/** A value that the schema takes, from its own examples, defaults and types. */
function exampleOf(
  { examples, default: value, enum: values, const: only, ...schema }: JsonSchema,
  depth: number,
): Json | undefined {
  const said = [
    Array.isArray(examples) ? examples[0] : undefined,
    value,
    only,
    Array.isArray(values) ? values[0] : undefined,
  ]
  const first = said.find((one) => one !== undefined && one !== null)
  if (first !== undefined) return first
  const { type, items, properties } = schema
  if (type === 'array') {
    const item = isObject(items) && depth < DEEPEST ? exampleOf(items, depth + 1) : undefined
    return item === undefined ? undefined : [item]
  }
  if (type === 'object') {
    if (!isObject(properties) || depth >= DEEPEST) return undefined
    const needed = requiredNames(schema)
    const names = needed.length > 0 ? needed : Object.keys(properties).slice(0, MOST_OPTIONAL)
    const entries = names.flatMap((name) => {
      const inner = properties[name]
      const example = isObject(inner) ? exampleOf(inner, depth + 1) : undefined
      return example === undefined ? [] : [[name, example] as const]
    })
    return Object.fromEntries(entries)
  }
  return PLAIN[String(type)]
}

const PLAIN: Readonly<Record<string, Json | undefined>> = { string: '…', integer: 1, number: 1, boolean: true }
