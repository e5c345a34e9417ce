/** Values that fit a JSON Schema, the same in every run. */
import { defined, isObject, type Json, type JsonObject, type JsonSchema } from '../../runtime/base/json.ts'
import { chance, pick } from './chance.ts'
import { patternText } from './pattern-text.ts'
import { momentOf, numberFor, type Site, wordOf } from './texts.ts'

/** The schemas that `$ref` names. */
export type Schemas = Readonly<Record<string, JsonSchema>>

/** Lists and optional objects below this depth stay empty. */
const DEEPEST = 5

interface ValueSite extends Site {
  readonly schemas: Schemas
  readonly depth: number
  /** The schemas being filled in, so that one that holds itself ends. */
  readonly within: readonly string[]
}

/** A value for a schema. Examples and defaults are used where there are any; a null now and then where the schema allows it. */
export function generateValue(schema: JsonSchema, site: Site, schemas: Schemas): Json {
  return valueOf(schema, { ...site, schemas, depth: 0, within: [] }) ?? null
}

/** The schema that a reference stands for, else the schema itself. */
export function resolved(schema: JsonSchema | undefined, schemas: Schemas): JsonSchema {
  const name = nameOfRef(schema)
  return name === undefined ? (schema ?? {}) : resolved(schemas[name], schemas)
}

/** A schema with what its references stand for in their places. Where a schema holds itself, anything is allowed. */
export function inlined(schema: JsonSchema, schemas: Schemas, within: readonly string[] = []): JsonSchema {
  const name = nameOfRef(schema)
  if (name !== undefined) return within.includes(name) ? {} : inlined(schemas[name] ?? {}, schemas, [...within, name])
  const { properties, items, anyOf, additionalProperties } = schema
  const inline = (inner: JsonSchema) => inlined(inner, schemas, within)
  return defined({
    ...schema,
    properties: isObject(properties)
      ? mapValues(properties as Readonly<Record<string, JsonSchema>>, inline)
      : properties,
    items: isObject(items) ? inline(items) : items,
    anyOf: Array.isArray(anyOf) ? (anyOf as JsonSchema[]).map(inline) : anyOf,
    additionalProperties: isObject(additionalProperties) ? inline(additionalProperties) : additionalProperties,
  })
}

function mapValues(of: Readonly<Record<string, JsonSchema>>, map: (schema: JsonSchema) => JsonSchema): JsonObject {
  return Object.fromEntries(Object.entries(of).map(([name, schema]) => [name, map(schema)]))
}

/** The types of a manifest's schemas, which are asked for with each value. */
const knownTypes = new WeakMap<Schemas, WeakMap<JsonSchema, readonly string[]>>()

/** The types a schema allows, alternatives included. */
export function schemaTypes(schema: JsonSchema, schemas: Schemas): readonly string[] {
  const known = knownTypes.get(schemas) ?? new WeakMap<JsonSchema, readonly string[]>()
  knownTypes.set(schemas, known)
  const types = known.get(schema) ?? typesOf(schema, schemas)
  known.set(schema, types)
  return types
}

function typesOf(schema: JsonSchema, schemas: Schemas): readonly string[] {
  const own = resolved(schema, schemas)
  const other = alternatives(own).flatMap((option) => schemaTypes(option, schemas))
  return [...([own.type ?? []].flat() as string[]), ...other]
}

function nameOfRef(schema: JsonSchema | undefined): string | undefined {
  return typeof schema?.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
}

function alternatives(schema: JsonSchema): JsonSchema[] {
  return [schema.anyOf ?? schema.oneOf ?? []].flat() as JsonSchema[]
}

function valueOf(schema: JsonSchema, site: ValueSite): Json | undefined {
  const name = nameOfRef(schema)
  if (name !== undefined) {
    if (site.within.includes(name)) return undefined
    return valueOf(site.schemas[name] ?? {}, { ...site, within: [...site.within, name] })
  }
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.examples) && schema.examples.length > 0) return pick(schema.examples, site.seed)
  if (schema.default !== undefined) return schema.default
  const isNullable = schemaTypes(schema, site.schemas).includes('null')
  if (isNullable && site.depth > 0 && chance(`${site.seed}?`) % 4 === 0) return null
  if (Array.isArray(schema.enum))
    return pick(schema.enum.length > 1 ? schema.enum.filter((value) => value !== null) : schema.enum, site.seed)
  const options = alternatives(schema).filter((option) => option.type !== 'null')
  const value =
    options.length > 0
      ? valueOf({ ...withoutAlternatives(schema), ...options[0] }, site)
      : ofType(schema, mainType(schema), site)
  return value === undefined && isNullable ? null : value
}

function withoutAlternatives({ anyOf: _any, oneOf: _one, ...rest }: JsonSchema): JsonSchema {
  return rest
}

function mainType(schema: JsonSchema): string {
  const type = ([schema.type ?? []].flat() as string[]).find((candidate) => candidate !== 'null')
  return type ?? (schema.properties ? 'object' : 'string')
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
  const required = (schema.required ?? []) as string[]
  const object: JsonObject = {}
  for (const [name, child] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)) {
    if (site.depth >= DEEPEST && !required.includes(name)) continue
    const value = valueOf(child, { ...site, name, seed: `${site.seed}/${name}`, depth: site.depth + 1 })
    if (value !== undefined) object[name] = value
    else if (required.includes(name)) return undefined
  }
  return object
}

function listOf(schema: JsonSchema, site: ValueSite): Json[] {
  const least = Number(schema.minItems ?? 0)
  const wanted = isObject(schema.items) && site.depth < DEEPEST ? 1 + (chance(site.seed) % 2) : 0
  const count = Math.max(least, Math.min(wanted, Number(schema.maxItems ?? wanted)))
  const items = Array.from({ length: count }, (_, index) =>
    valueOf((schema.items ?? {}) as JsonSchema, {
      ...site,
      seed: `${site.seed}/${index}`,
      ordinal: site.ordinal + index,
      depth: site.depth + 1,
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
  return fitting ?? patternText(schema.pattern, 0)?.write(site.ordinal) ?? word
}

function sized(text: string, { minLength, maxLength }: JsonSchema): string {
  const long = typeof minLength === 'number' ? text.padEnd(minLength, 'x') : text
  return typeof maxLength === 'number' ? long.slice(0, maxLength) : long
}
