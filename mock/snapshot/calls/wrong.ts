/** Messages for wrong params: missing ones, or values just beyond a limit. */
import { isFileSchema, isObject, type Json, type JsonObject, type JsonSchema } from 'plugboard/author'
import { ConnectorError, find, type Plan } from 'plugboard/runtime'
import { operationOf } from '../base/manifest.ts'

/** Returns the messages for a call without params, and for one without a required set. */
export function needsOf(plan: Plan, id: string, least: JsonObject): string | undefined {
  const { require: sets = [] } = operationOf(plan, id)
  const needed = Object.entries(least).filter(([name]) => !sets.some((set) => set.includes(name)))
  const refusals = [{}, Object.fromEntries(needed)].map((params) => refusalOf(plan, id, params))
  const said = [...new Set(refusals)].filter((text) => text !== null)
  return said.length === 0 ? undefined : said.join('; ')
}

/** Returns the message for each param with a value just beyond its limits; none for params without limits. */
export function refusedParams(plan: Plan, id: string, least: JsonObject): JsonObject {
  const fields = (operationOf(plan, id).params.properties ?? {}) as Record<string, JsonSchema>
  const refused = Object.entries(fields).flatMap(([name, schema]) => {
    const value = isFileSchema(schema) ? undefined : (tooMany(schema) ?? wrongValue(schema, 0))
    return value === undefined ? [] : [[name, refusalOf(plan, id, { ...least, [name]: value }, name)] as const]
  })
  return Object.fromEntries(refused)
}

/** The path of a list item after the first, about which nothing further is shown. */
const LATER_ITEM = /\.[1-9]\d*(?:\.|$)/

/** Returns the message for params, or null if they are valid. @param about the only param to report */
function refusalOf(plan: Plan, id: string, params: JsonObject, about?: string): string | null {
  const [entity = '', action = ''] = id.split('.')
  try {
    find(plan, entity, action).params.check(params)
    return null
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    const { errors = [], message } = error
    const said = errors
      .map(({ field, message: text }) => ({ name: field.replace(/^params\./, ''), text }))
      .filter(({ name }) => about === undefined || name === about || name.startsWith(`${about}.`))
      .filter(({ name }) => !LATER_ITEM.test(name))
      .map(({ name, text }) => (name === about ? text : `${name} ${text}`))
    return said.length === 0 ? message : said.join('; ')
  }
}

const MOST_ITEMS = 1000
const DEEPEST = 3

/** Returns a list with one item too many. */
function tooMany({ maxItems }: JsonSchema): Json | undefined {
  if (typeof maxItems !== 'number' || maxItems > MOST_ITEMS) return undefined
  return Array.from({ length: maxItems + 1 }, (_, index) => `example-${index}`)
}

/** Returns a value just beyond a schema's limits; undefined if it has none. */
function wrongValue({ enum: values, ...schema }: JsonSchema, depth: number): Json | undefined {
  const { maximum, minimum, properties, items } = schema
  if (Array.isArray(values)) return 'other'
  if (typeof maximum === 'number') return maximum + 1
  if (typeof minimum === 'number') return minimum - 1
  if (typeof schema.format === 'string' || typeof schema.pattern === 'string') return '#'
  if (depth === DEEPEST) return undefined
  if (isObject(properties)) return wrongFields(properties as Record<string, JsonSchema>, depth + 1)
  const item = isObject(items) ? wrongValue(items, depth + 1) : undefined
  if (item !== undefined) return [item]
  const ways = [schema.anyOf, schema.oneOf].flat().filter(isObject) as JsonSchema[]
  return ways.length > 0 && ways.every(({ enum: words, type }) => words !== undefined || type === 'null')
    ? 'other'
    : undefined
}

function wrongFields(properties: Record<string, JsonSchema>, depth: number): JsonObject | undefined {
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const value = wrongValue(field, depth)
    return value === undefined ? [] : [[name, value] as const]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}
