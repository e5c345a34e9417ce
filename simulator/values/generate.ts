/** Values that fit a JSON Schema, the same in every run. */
import {
  defined,
  isObject,
  type Json,
  type JsonObject,
  type JsonSchema,
  propertiesOf,
  referredName,
  referredSchema,
} from '../../runtime/base/json.ts'
import { chance, pick } from './chance.ts'
import { patternSample, patternText } from './pattern-text.ts'
import { momentOf, numberFor, type Site, wordOf } from './texts.ts'

/** The schemas that `$ref` names. */
export type Schemas = Readonly<Record<string, JsonSchema>>

/** The depth below which lists and optional objects stay empty. */
const DEEPEST = 5

interface ValueSite extends Site {
  readonly schemas: Schemas
  readonly shapes: WeakMap<JsonSchema, Shape>
  readonly depth: number
  /** The schemas being filled in: one that contains itself ends. */
  readonly within: readonly string[]
  /** Whether the value is the first of a list, which is never null: a list of nulls shows nothing. */
  readonly isFirst?: boolean
}

/** Generates a value for a schema: one of its examples, its default, else a made-up one. A quarter of nullable values is null. */
export function generateValue(schema: JsonSchema, site: Site, schemas: Schemas): Json {
  return valueOf(schema, { ...site, schemas, shapes: shapesOf(schemas), depth: 0, within: [] }) ?? null
}

/** Generates an object for a schema; an empty one for a schema of another type. */
export function generateObject(schema: JsonSchema | undefined, site: Site, schemas: Schemas): JsonObject {
  const value = generateValue(schema ?? {}, site, schemas)
  return isObject(value) ? value : {}
}

/** Resolves the references within a schema. Where it contains itself, it allows anything. */
export function inlined(schema: JsonSchema, schemas: Schemas, within: readonly string[] = []): JsonSchema {
  const name = referredName(schema)
  if (name !== undefined) return within.includes(name) ? {} : inlined(schemas[name] ?? {}, schemas, [...within, name])
  const { properties, items, anyOf, additionalProperties } = schema
  const inline = (inner: JsonSchema) => inlined(inner, schemas, within)
  return defined({
    ...schema,
    properties: properties && inlinedProperties(schema, inline),
    items: isObject(items) ? inline(items) : items,
    anyOf: Array.isArray(anyOf) ? (anyOf as JsonSchema[]).map(inline) : anyOf,
    additionalProperties: isObject(additionalProperties) ? inline(additionalProperties) : additionalProperties,
  })
}

function inlinedProperties(schema: JsonSchema, inline: (schema: JsonSchema) => JsonSchema): JsonObject {
  return Object.fromEntries(Object.entries(propertiesOf(schema)).map(([name, inner]) => [name, inline(inner)]))
}

/** The types that a schema allows, alternatives included. */
export function schemaTypes(schema: JsonSchema, schemas: Schemas): readonly string[] {
  return shapeOf(schema, schemas, shapesOf(schemas)).types
}

/** A schema as the generator reads it, kept because each record needs it. */
interface Shape {
  /** The schema that it refers to. */
  readonly refersTo: string | undefined
  readonly types: readonly string[]
  /** Its constant, examples or default. */
  readonly given: readonly Json[] | undefined
  readonly choices: readonly Json[] | undefined
  /** The first alternative, with what surrounds all of them. */
  readonly option: JsonSchema | undefined
  readonly mainType: string
  readonly fields: readonly (readonly [name: string, schema: JsonSchema])[]
  readonly required: ReadonlySet<string>
}

const knownShapes = new WeakMap<Schemas, WeakMap<JsonSchema, Shape>>()

function shapesOf(schemas: Schemas): WeakMap<JsonSchema, Shape> {
  const known = knownShapes.get(schemas) ?? new WeakMap<JsonSchema, Shape>()
  knownShapes.set(schemas, known)
  return known
}

function shapeOf(schema: JsonSchema, schemas: Schemas, shapes: WeakMap<JsonSchema, Shape>): Shape {
  const known = shapes.get(schema) ?? readShape(schema, schemas)
  shapes.set(schema, known)
  return known
}

function readShape(schema: JsonSchema, schemas: Schemas): Shape {
  const { anyOf, oneOf, ...rest } = schema
  const option = ([anyOf ?? oneOf ?? []].flat() as JsonSchema[]).find(({ type }) => type !== 'null')
  const ownTypes = [schema.type ?? []].flat() as string[]
  return {
    refersTo: referredName(schema),
    types: typesOf(schema, schemas),
    given: givenBy(schema),
    choices: Array.isArray(schema.enum) ? choicesOf(schema.enum) : undefined,
    option: option && { ...rest, ...option },
    mainType: ownTypes.find((type) => type !== 'null') ?? (schema.properties ? 'object' : 'string'),
    fields: Object.entries(propertiesOf(schema)),
    required: new Set((schema.required ?? []) as string[]),
  }
}

function typesOf(schema: JsonSchema, schemas: Schemas): readonly string[] {
  const own = referredSchema(schema, schemas)
  const alternatives = [own.anyOf ?? own.oneOf ?? []].flat() as JsonSchema[]
  return [...([own.type ?? []].flat() as string[]), ...alternatives.flatMap((option) => schemaTypes(option, schemas))]
}

function givenBy({ const: only, examples, default: usual }: JsonSchema): readonly Json[] | undefined {
  if (only !== undefined) return [only]
  if (Array.isArray(examples) && examples.length > 0) return examples
  return usual === undefined ? undefined : [usual]
}

function choicesOf(values: readonly Json[]): readonly Json[] {
  return values.length > 1 ? values.filter((value) => value !== null) : values
}

function valueOf(schema: JsonSchema, site: ValueSite): Json | undefined {
  const { refersTo, types, given, choices, option, mainType } = shapeOf(schema, site.schemas, site.shapes)
  if (refersTo !== undefined) {
    if (site.within.includes(refersTo)) return undefined
    return valueOf(site.schemas[refersTo] ?? {}, { ...site, within: [...site.within, refersTo] })
  }
  if (given) return pick(given, site.seed)
  const isNullable = types.includes('null')
  if (isNullable && site.depth > 0 && !site.isFirst && chance(`${site.seed}?`) % 4 === 0) return null
  if (choices) return pick(choices, site.seed)
  const value = option ? valueOf(option, site) : ofType(schema, mainType, site)
  return value === undefined && isNullable ? null : value
}

function ofType(schema: JsonSchema, type: string, site: ValueSite): Json | undefined {
  switch (type) {
    case 'object':
      return objectOf(schema, site)
    case 'array':
      return listOf(schema, site)
    case 'integer':
    case 'number':
      return clamp(numberFor(site), schema)
    case 'boolean':
      return chance(site.seed) % 2 === 0
    default:
      return textFor(schema, site)
  }
}

function objectOf(schema: JsonSchema, site: ValueSite): JsonObject | undefined {
  const { fields, required } = shapeOf(schema, site.schemas, site.shapes)
  const object: JsonObject = {}
  for (const [name, child] of fields) {
    if (site.depth >= DEEPEST && !required.has(name)) continue
    const value = valueOf(child, below(site, name, `${site.seed}/${name}`, site.ordinal))
    if (value !== undefined) object[name] = value
    else if (required.has(name)) return undefined
  }
  return object
}

function below({ isLifelike, schemas, shapes, within, depth }: ValueSite, name: string, seed: string, ordinal: number) {
  return { name, seed, ordinal, isLifelike, schemas, shapes, within, depth: depth + 1 }
}

function listOf(schema: JsonSchema, site: ValueSite): Json[] {
  const least = Number(schema.minItems ?? 0)
  const wanted = isObject(schema.items) && site.depth < DEEPEST ? 1 + (chance(site.seed) % 2) : 0
  const count = Math.max(least, Math.min(wanted, Number(schema.maxItems ?? wanted)))
  const items = Array.from({ length: count }, (_, index) =>
    valueOf((schema.items ?? {}) as JsonSchema, {
      ...below(site, site.name, `${site.seed}/${index}`, site.ordinal + index),
      isFirst: index === 0,
    }),
  )
  return items.filter((item) => item !== undefined)
}

function clamp(value: number, schema: JsonSchema): number {
  const { maximum, multipleOf } = schema
  const high = typeof maximum === 'number' ? maximum : Infinity
  const within = Math.min(Math.max(value, leastNumber(schema) ?? value), high)
  return typeof multipleOf === 'number' ? Math.ceil(within / multipleOf) * multipleOf : within
}

/** The least whole number that a schema allows; undefined where it sets no minimum. */
function leastNumber({ minimum, exclusiveMinimum }: JsonSchema): number | undefined {
  if (typeof minimum === 'number') return minimum
  return typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : undefined
}

const FORMATS: Readonly<Record<string, (site: ValueSite) => string>> = {
  'date-time': (site) => momentOf(site).toISOString(),
  date: (site) => momentOf(site).toISOString().slice(0, 10),
  time: (site) => momentOf(site).toISOString().slice(11),
  email: (site) => (site.isLifelike ? wordOf({ ...site, name: 'email' }) : `person.${site.ordinal}@example.com`),
  uri: ({ ordinal }) => `https://example.com/items/${ordinal}`,
  uuid: ({ seed, ordinal }) =>
    `${chance(seed).toString(16).padStart(8, '0')}-0000-4000-8000-${String(ordinal).padStart(12, '0').slice(-12)}`,
}

function textFor(schema: JsonSchema, site: ValueSite): string {
  const format = typeof schema.format === 'string' ? FORMATS[schema.format] : undefined
  const word = sized(format?.(site) ?? wordOf(site), schema)
  if (typeof schema.pattern !== 'string') return word
  const pattern = new RegExp(schema.pattern, 'u')
  const others = [
    String(100 + (chance(site.seed) % 900)),
    '1000000001',
    'a',
    '[]',
    '{}',
    'bytes=0-9',
    momentOf(site).toISOString(),
  ]
  const fitting = [word, ...others.map((other) => sized(other, schema))].find((text) => pattern.test(text))
  return fitting ?? patternText(schema.pattern, 0)?.write(site.ordinal) ?? patternSample(schema.pattern) ?? word
}

function sized(text: string, { minLength, maxLength }: JsonSchema): string {
  const long = typeof minLength === 'number' ? text.padEnd(minLength, 'x') : text
  return typeof maxLength === 'number' ? long.slice(0, maxLength) : long
}
