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
import { asPerson, asPersonRecord, partScene, type Referred, type Scene, sceneAtName } from '../company/scene.ts'
import { flagIn, settleLife, type SettledField, statesIn } from '../company/settle.ts'
import { chance, pick } from '../base/chance.ts'
import { patternSample, patternText } from './pattern-text.ts'
import { plainName } from '../base/plain-name.ts'
import { momentOf, numberFor, sceneFor, type Site, wordOf } from './texts.ts'

/** The schemas that `$ref` names. */
export type Schemas = Readonly<Record<string, JsonSchema>>

/** The depth below which lists and optional objects stay empty. */
const DEEPEST = 5

interface ValueSite extends Site {
  readonly scene: Scene
  /** The name without case and separators. */
  readonly plain: string
  /** Whether it is an item of a list. */
  readonly isItem: boolean
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
  const whole: ValueSite = {
    ...site,
    scene: sceneFor(site),
    plain: plainName(site.name),
    isItem: false,
    schemas,
    shapes: shapesOf(schemas),
    depth: 0,
    within: [],
  }
  return valueOf(schema, whole) ?? null
}

/** Generates an object for a schema; an empty one for a schema of another type. */
export function generateObject(schema: JsonSchema | undefined, site: Site, schemas: Schemas): JsonObject {
  const scene = site.scene ?? { ...sceneFor(site), isLoose: false }
  const value = generateValue(schema ?? {}, { ...site, scene }, schemas)
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
  readonly fields: readonly ShapeField[]
  readonly required: ReadonlySet<string>
  /** Whether it is an object with the name or the address of a person. */
  readonly isPerson: boolean
  /** Whether it has both. */
  readonly isWholePerson: boolean
  /** Whether it is an address, whose state is a region. */
  readonly isPlace: boolean
}

interface ShapeField extends SettledField {
  readonly schema: JsonSchema
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
    ...fieldsOf(schema, schemas),
  }
}

const PERSONAL = /^(?:email|emailaddress|mail|firstname|givenname|lastname|surname|realname|fullname|username|login)$/

function fieldsOf(
  schema: JsonSchema,
  schemas: Schemas,
): Pick<Shape, 'fields' | 'required' | 'isPerson' | 'isWholePerson' | 'isPlace'> {
  const required = new Set((schema.required ?? []) as string[])
  const fields = Object.entries(propertiesOf(schema)).map(([name, child]): ShapeField => {
    const isOpen = child.const === undefined && child.enum === undefined
    return {
      name,
      plain: plainName(name),
      schema: child,
      types: typesOf(child, schemas),
      isRequired: required.has(name),
      isOpen,
      isDate: child.format === 'date',
    }
  })
  const has = (pattern: RegExp) => fields.some(({ plain }) => pattern.test(plain))
  const hasParts = has(/^(?:firstname|givenname)$/) && has(/^(?:lastname|familyname|surname)$/)
  const isWholePerson = hasParts || (has(/^(?:email|emailaddress|mail)$/) && has(/^(?:displayname|fullname)$/))
  return { fields, required, isPerson: has(PERSONAL), isWholePerson, isPlace: has(/^(?:city|postalcode|zip)$/) }
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
  const shape = shapeOf(schema, site.schemas, site.shapes)
  const { refersTo, types, given, option, mainType } = shape
  const choices = shape.choices ?? (site.depth === 1 ? site.usual?.get(site.name) : undefined)
  if (refersTo !== undefined) {
    if (site.within.includes(refersTo)) return undefined
    return valueOf(site.schemas[refersTo] ?? {}, { ...site, within: [...site.within, refersTo] })
  }
  if (given) return givenFor(given, schema, site)
  const isNullable = types.includes('null')
  if (isNullable && site.depth > 0 && !site.isFirst && !ALWAYS.test(site.plain) && chance(`${site.seed}?`) % 4 === 0)
    return null
  if (choices) return choiceOf(choices, site)
  const value = option ? valueOf(option, site) : ofType(schema, mainType, site)
  return value === undefined && isNullable ? null : value
}

/** Fields that each record has a value in. */
const ALWAYS =
  /^(?:date)?(?:creat|updat|modif)|^(?:name|email|title|status|state|currency|firstname|lastname|amount|total)$/
/** Fields whose values are of the scene, whatever the examples of the manifest are. */
const SCENIC =
  /e?mail(?:address)?$|firstname|lastname|givenname|familyname|fullname|displayname|phone|^city$|country|postal|^street|creat|updat|modif|date$|timezone/

/** One of the examples of a schema, or its default. */
function givenFor(given: readonly Json[], schema: JsonSchema, site: ValueSite): Json {
  if (site.plain.includes('currency')) return given[0] ?? null
  const isScenic =
    schema.const === undefined &&
    schema.default === undefined &&
    typeof given[0] === 'string' &&
    SCENIC.test(site.plain)
  return isScenic && site.depth > 0 ? textFor(schema, site) : pick(given, site.seed)
}

/** The value of an enum that suits the scene. */
function choiceOf(choices: readonly Json[], site: ValueSite): Json {
  const fitting = statesIn(choices, site.plain, site.scene)
  if (/currency|country|language|locale|zone/.test(site.plain)) {
    const word = wordOf(site).toLowerCase()
    const found = fitting.find((one) => String(one).toLowerCase() === word)
    if (found !== undefined) return found
  }
  return pick(fitting, site.seed)
}

function ofType(schema: JsonSchema, type: string, site: ValueSite): Json | undefined {
  switch (type) {
    case 'object':
      return objectOf(schema, site)
    case 'array':
      return listOf(schema, site)
    case 'integer':
    case 'number':
      return numberIn(schema, site)
    case 'boolean':
      return flagIn(site.plain, site.scene) ?? chance(site.seed) % 2 === 0
    default:
      return textFor(schema, site)
  }
}

function numberIn(schema: JsonSchema, site: ValueSite): number {
  const referred = referredBy(site)?.value
  return clamp(typeof referred === 'number' ? referred : numberFor(site), schema)
}

/** The record that a field such as `project_id` names. */
function referredBy({ plain, scene, seed, isItem, depth }: ValueSite): Referred | undefined {
  const stem = /^(\w{3,}?)(?:gids?|ids?|accountid|key)$/.exec(plain)?.[1]
  return stem === undefined || depth === 0 ? undefined : scene.refer(stem, isItem ? seed : scene.seed)
}

function objectOf(schema: JsonSchema, site: ValueSite): JsonObject | undefined {
  const shape = shapeOf(schema, site.schemas, site.shapes)
  const { fields, required, isPlace } = shape
  const { scene, referred } = sceneWithin(site, shape)
  const within = { ...site, scene }
  const object: JsonObject = {}
  for (const { name, plain, schema: child } of fields) {
    if (site.depth >= DEEPEST && !required.has(name)) continue
    const called = isPlace && plain === 'state' ? 'region' : plain
    const value = valueOf(child, below(within, name, called, `${site.seed}/${name}`))
    if (value !== undefined) object[name] = value
    else if (required.has(name)) return undefined
  }
  for (const [name, value] of Object.entries(referred?.names ?? {}))
    if (name in object && (object[name] === null || typeof object[name] === typeof value)) object[name] = value
  settleLife(object, fields, scene)
  return object
}

/** Objects that hold a record's own fields. */
const HOLDING =
  /^(?:fields|properties|attributes|data|values?|record|node|resource|address|addresses|billing\w*|shipping\w*)$/

/** The subject of an object within a record: the record that its field names, a person, or the record itself. */
function sceneWithin(
  { scene, name, plain, seed, depth, isItem }: ValueSite,
  { isPerson, isWholePerson }: Shape,
): { scene: Scene; referred?: Referred | undefined } {
  if (depth === 0) return { scene: isWholePerson ? asPersonRecord(scene) : scene }
  const own = isItem ? seed : scene.seed
  const referred = scene.refer(plain, own)
  if (referred) return { scene: referred.scene, referred }
  if (!isPerson) return { scene: HOLDING.test(plain) ? scene : partScene(scene, plain, own) }
  const named = sceneAtName(scene, name, own)
  return { scene: asPerson(named, own) }
}

function below(site: ValueSite, name: string, plain: string, seed: string, ordinal = site.ordinal): ValueSite {
  const { scene, usual, schemas, shapes, depth, within } = site
  return {
    scene,
    usual,
    schemas,
    shapes,
    within,
    name: plain === 'region' ? plain : name,
    plain,
    seed,
    ordinal,
    isItem: false,
    isFirst: false,
    depth: depth + 1,
  }
}

function listOf(schema: JsonSchema, site: ValueSite): Json[] {
  const least = Number(schema.minItems ?? 0)
  const wanted = isObject(schema.items) && site.depth < DEEPEST ? 1 + (chance(site.seed) % 2) : 0
  const count = Math.max(least, Math.min(wanted, Number(schema.maxItems ?? wanted)))
  const items = Array.from({ length: count }, (_, index) =>
    valueOf((schema.items ?? {}) as JsonSchema, {
      ...below(site, site.name, site.plain, `${site.seed}/${index}`, site.ordinal + index),
      isItem: true,
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

const EMAIL = /e-?mail(?:_?address)?$/i

const FORMATS: Readonly<Record<string, (site: ValueSite) => string>> = {
  'date-time': (site) => momentOf(site).toISOString(),
  date: (site) => momentOf(site).toISOString().slice(0, 10),
  time: (site) => momentOf(site).toISOString().slice(11),
  email: (site) => (EMAIL.test(site.name) ? wordOf(site) : wordOf({ ...site, name: `${site.name}_email` })),
  uri: (site) => wordOf({ ...site, name: `${site.name}_url` }),
  uuid: ({ seed, ordinal }) =>
    `${chance(seed).toString(16).padStart(8, '0')}-0000-4000-8000-${String(ordinal).padStart(12, '0').slice(-12)}`,
}

function textFor(schema: JsonSchema, site: ValueSite): string {
  const referred = referredBy(site)?.value
  if (typeof referred === 'string' && typeof schema.pattern !== 'string') return referred
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
