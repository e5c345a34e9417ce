/** Generates complete values of a schema: every field has a value. */
import {
  isObject,
  referredName,
  type Json,
  type JsonObject,
  type JsonSchema,
  type ResolvedManifest,
} from 'plugboard/author'
import { generateValue, schemaTypes } from 'plugboard/simulator'

type Schemas = ResolvedManifest['schemas']

/** Options of a generated value. */
interface Recipe {
  /** Index of the alternative to take, or the last one. */
  readonly choice: number
  /** Takes the largest number and the first choice, and adds an entry to maps. */
  readonly isLargest?: true
}

interface Spot {
  readonly name: string
  readonly seed: string
  readonly depth: number
  /** The outer references, to end a recursive schema. */
  readonly within: readonly string[]
}

const MOST_CHOICES = 3
const MOST_ITEMS = 5

/** Creates complete records of a schema, one for each alternative. @param seed makes their values differ from others */
export function wholeRecords(schema: JsonSchema, schemas: Schemas, seed: string): JsonObject[] {
  const spot = { name: 'record', seed, depth: 0, within: [] }
  const choices = Array.from({ length: MOST_CHOICES }, (_, choice) => choice)
  return choices
    .map((choice) => valueOf(schema, schemas, { choice }, spot))
    .filter((one): one is JsonObject => isObject(one))
}

/**
 * Returns a value for a param: the largest valid number, the first choice, two of a list's texts, or else one of everything.
 * @param choice index of the alternative type
 */
export function exampleParam(name: string, schema: JsonSchema, schemas: Schemas, choice = 0): Json {
  const recipe = { choice, isLargest: true } as const
  const value = valueOf(schema, schemas, recipe, { name, seed: name, depth: 0, within: [] }) ?? null
  return Array.isArray(value) ? [...value, ...secondText(name, value, schema)] : value
}

/** Returns a second text for a list, since one item does not show how a list is written. */
function secondText(name: string, [first, second]: readonly Json[], { items, maxItems }: JsonSchema): Json[] {
  const isFull = second !== undefined || (typeof maxItems === 'number' && maxItems < 2)
  if (isFull || typeof first !== 'string' || !isObject(items)) return []
  if (Array.isArray(items.enum)) return items.enum.slice(1, 2)
  return items.pattern === undefined && items.format === undefined && items.examples === undefined ? [`${name} 2`] : []
}

function valueOf(schema: JsonSchema, schemas: Schemas, recipe: Recipe, spot: Spot): Json | undefined {
  const name = referredName(schema)
  if (name !== undefined) {
    if (spot.within.filter((other) => other === name).length > (spot.depth < 4 ? 1 : 0)) return undefined
    return valueOf(schemas[name] ?? {}, schemas, recipe, { ...spot, within: [...spot.within, name] })
  }
  const options = ([schema.anyOf, schema.oneOf].flat().filter(isObject) as JsonSchema[]).filter(
    ({ type }) => type !== 'null',
  )
  if (options.length > 0) return alternative(options, schemas, recipe, spot)
  if (isObject(schema.properties)) return objectOf(schema, schemas, recipe, spot)
  if (recipe.isLargest && schema.type === 'object') return mapOf(schema, schemas, recipe, spot)
  if (isObject(schema.items)) {
    const { items } = schema
    const length = typeof schema.minItems === 'number' ? Math.min(Math.max(schema.minItems, 1), MOST_ITEMS) : 1
    const seeds = Array.from({ length }, (_, index) => `${spot.seed}/${index}`)
    const made = seeds.map((seed) => valueOf(items, schemas, recipe, { ...spot, seed }))
    return made.filter((value) => value !== undefined)
  }
  if (recipe.isLargest && typeof schema.maximum === 'number') return schema.maximum
  if (recipe.isLargest && Array.isArray(schema.enum)) return schema.enum[0]
  return generateValue(schema, { name: spot.name, seed: spot.seed, ordinal: 1 }, schemas)
}

/** Returns an entry of a map, to show how maps are written. */
function mapOf({ additionalProperties: any }: JsonSchema, schemas: Schemas, recipe: Recipe, spot: Spot): JsonObject {
  if (any === false) return {}
  const inner = { ...spot, name: 'example', seed: `${spot.seed}/example`, depth: spot.depth + 1 }
  return { example: valueOf(isObject(any) ? any : { type: 'string' }, schemas, recipe, inner) ?? null }
}

/** Takes objects before plain values. */
function alternative(options: readonly JsonSchema[], schemas: Schemas, recipe: Recipe, spot: Spot): Json | undefined {
  const values = options.map((option) => valueOf(option, schemas, recipe, spot)).filter((value) => value !== undefined)
  const ranked = values.toSorted((a, b) => Number(isPlain(a)) - Number(isPlain(b)))
  return ranked[Math.min(recipe.choice, ranked.length - 1)]
}

function isPlain(value: Json): boolean {
  return typeof value !== 'object' || value === null
}

function objectOf(schema: JsonSchema, schemas: Schemas, recipe: Recipe, spot: Spot): JsonObject | undefined {
  const required = new Set((schema.required ?? []) as string[])
  const object: JsonObject = {}
  for (const [name, field] of Object.entries(schema.properties as Record<string, JsonSchema>)) {
    const value = valueOf(field, schemas, recipe, {
      ...spot,
      name,
      seed: `${spot.seed}/${name}`,
      depth: spot.depth + 1,
    })
    if (value !== undefined) object[name] = value
    else if (required.has(name)) {
      if (!schemaTypes(field, schemas).includes('null')) return undefined
      object[name] = null
    }
  }
  return object
}
