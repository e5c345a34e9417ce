/** Records that show a schema: every field, then null where it may stand, then nothing where a field may be absent. */
import { generateValue, mayBeNull } from '../../mock/index.ts'
import { isObject, type Json, type JsonObject, type JsonSchema, type ResolvedManifest } from 'plugboard/author'

type Schemas = ResolvedManifest['schemas']

/** How one record is made. */
interface Recipe {
  /** What stands for the fields at `depth`: all their values, or null or nothing wherever the schema allows it. */
  readonly mode: 'value' | 'null' | 'absent'
  readonly depth: number
  /** Which of several alternatives is taken; the last where there are fewer. */
  readonly choice: number
  /** Every other field stays, from the first or the second on. */
  readonly left?: number
  /** Numbers are the largest that may be, choices the first. */
  readonly isLargest?: true
}

interface Spot {
  readonly name: string
  readonly seed: string
  readonly depth: number
  /** The references on the way, so that a schema that holds itself ends. */
  readonly within: readonly string[]
}

const DEEPEST = 9
const MOST_CHOICES = 3
const MOST_ITEMS = 5

/** Records of a schema that differ in what they leave out, the whole ones first. @param seed what makes their values differ from others */
export function* exampleRecords(schema: JsonSchema, schemas: Schemas, seed: string): Generator<JsonObject> {
  const spot = { name: 'record', seed, depth: 0, within: [] }
  for (const recipe of recipes()) {
    const record = valueOf(schema, schemas, recipe, spot)
    if (isObject(record)) yield record
  }
}

/**
 * A value for a param: the largest number that it takes, the first of its choices, two of a list of texts, else one of everything.
 * @param choice which of several alternatives of a type is taken
 */
export function exampleParam(name: string, schema: JsonSchema, schemas: Schemas, choice = 0): Json {
  const recipe = { mode: 'value', depth: 0, choice, isLargest: true } as const
  const value = valueOf(schema, schemas, recipe, { name, seed: name, depth: 0, within: [] }) ?? null
  return Array.isArray(value) ? [...value, ...secondText(name, value, schema)] : value
}

/** Another text for a list of one, where it takes any or names them: one does not show how a list is written. */
function secondText(name: string, [first, second]: readonly Json[], { items, maxItems }: JsonSchema): Json[] {
  const isFull = second !== undefined || (typeof maxItems === 'number' && maxItems < 2)
  if (isFull || typeof first !== 'string' || !isObject(items)) return []
  if (Array.isArray(items.enum)) return items.enum.slice(1, 2)
  return items.pattern === undefined && items.format === undefined && items.examples === undefined ? [`${name} 2`] : []
}

function* recipes(): Generator<Recipe> {
  for (let choice = 0; choice < MOST_CHOICES; choice++) {
    yield { mode: 'value', depth: 0, choice }
    for (let depth = 0; depth < DEEPEST; depth++) {
      yield { mode: 'null', depth, choice }
      yield { mode: 'absent', depth, choice }
      // An answer without any field is no record.
      if (depth === 0) for (const left of [0, 1]) yield { mode: 'absent', depth, choice, left }
    }
  }
}

function valueOf(schema: JsonSchema, schemas: Schemas, recipe: Recipe, spot: Spot): Json | undefined {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1)!
    if (spot.within.filter((other) => other === name).length > (spot.depth < 4 ? 1 : 0)) return undefined
    return valueOf(schemas[name] ?? {}, schemas, recipe, { ...spot, within: [...spot.within, name] })
  }
  const options = ([schema.anyOf, schema.oneOf].flat().filter(isObject) as JsonSchema[]).filter(
    ({ type }) => type !== 'null',
  )
  if (options.length > 0) return alternative(options, schemas, recipe, spot)
  if (isObject(schema.properties)) return objectOf(schema, schemas, recipe, spot)
  if (isObject(schema.items)) {
    const { items } = schema
    const length = typeof schema.minItems === 'number' ? Math.min(Math.max(schema.minItems, 1), MOST_ITEMS) : 1
    const seeds = Array.from({ length }, (_, index) => `${spot.seed}/${index}`)
    return seeds.flatMap((seed) => valueOf(items, schemas, recipe, { ...spot, seed }) ?? [])
  }
  if (recipe.isLargest && typeof schema.maximum === 'number') return schema.maximum
  if (recipe.isLargest && Array.isArray(schema.enum)) return schema.enum[0]
  return generateValue(schema, { name: spot.name, seed: spot.seed, ordinal: 1 }, schemas)
}

/** Objects before plain values: they have more to show. */
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
  const isHere = recipe.mode !== 'value' && recipe.depth === spot.depth
  const object: JsonObject = {}
  for (const [index, [name, field]] of Object.entries(schema.properties as Record<string, JsonSchema>).entries()) {
    if (isHere && recipe.mode === 'absent' && !required.has(name) && recipe.left !== index % 2) continue
    const inner = { ...spot, name, seed: `${spot.seed}/${name}`, depth: spot.depth + 1 }
    const value =
      isHere && recipe.mode === 'null' && mayBeNull(field, schemas) ? null : valueOf(field, schemas, recipe, inner)
    if (value !== undefined) object[name] = value
    else if (required.has(name)) {
      if (!mayBeNull(field, schemas)) return undefined
      object[name] = null
    }
  }
  return object
}

/** A record without whatever it can do without, from its end to its beginning. @param isEnough says whether a smaller one still does */
export function pruned(record: JsonObject, isEnough: (smaller: JsonObject) => boolean): JsonObject {
  const whole = structuredClone(record)
  const prune = (holder: JsonObject | Json[]): void => {
    for (const [name, value] of Object.entries(holder).toReversed()) {
      if (!Array.isArray(holder)) {
        delete holder[name]
        if (isEnough(whole)) continue
        holder[name] = value
      }
      if (typeof value === 'object' && value !== null) prune(value)
    }
  }
  prune(whole)
  return inOrderOf(whole, record) as JsonObject
}

/** The same value with its names in the order of another one. */
function inOrderOf(value: Json, order: Json | undefined): Json {
  if (Array.isArray(value))
    return value.map((item, index) => inOrderOf(item, Array.isArray(order) ? order[index] : undefined))
  if (!isObject(value)) return value
  const names = Object.keys(isObject(order) ? order : value).filter((name) => name in value)
  return Object.fromEntries(
    names.map((name) => [name, inOrderOf(value[name]!, (order as JsonObject | undefined)?.[name])]),
  )
}
