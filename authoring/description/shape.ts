/** Reads schemas of OpenAPI 3.0 and 3.1 as shapes, one level at a time, so that circular and large documents cost nothing. */
import { isObject } from 'plugboard/author'
import type { Json } from 'plugboard/runtime'
import { deprecationOf } from './deprecation.ts'
import { ABSENT_WHEN_EMPTY, type ApiShape, type Bounds, type JsonType } from './model.ts'
import type { FollowReference } from './references.ts'
import { defined, jsonTypeName } from 'plugboard/internal'
import { filled } from '../base/filled.ts'

/** The shape of anything. */
export const ANY: ApiShape = {
  types: [],
  isNullable: false,
  bounds: {},
  isReadOnly: false,
  isDeprecated: false,
  properties: new Map(),
  required: new Set(),
  saysRequired: false,
  isChoice: false,
}

/** Whether an object may lack the field at the steps, or have null there. */
export function isOptional(body: ApiShape, steps: readonly string[]): boolean {
  const last = steps.at(-1) ?? ''
  const holder = steps.slice(0, -1).reduce<ApiShape | undefined>((shape, step) => shape?.properties.get(step)?.(), body)
  const field = holder?.properties.get(last)?.()
  if (!holder || !field) return false
  return field.isNullable || (holder.saysRequired && !holder.required.has(last))
}

type Schema = Readonly<Record<string, unknown>>

/** Returns a function that reads a schema's shape: the same shape for the same schema. */
export function shapeReader(follow: FollowReference): (schema: unknown) => ApiShape {
  const known = new WeakMap<object, ApiShape>()
  // A schema that was read within itself is incomplete there, and is read again elsewhere.
  let cuts = 0

  const read = (node: unknown, inside: readonly unknown[] = []): ApiShape => {
    const found = follow(node)
    if (!found) return ANY
    if (inside.includes(found.node) || inside.length > 40) {
      cuts++
      return ANY
    }
    const before = known.get(node as object)
    if (before) return before
    const { node: schema, name } = found
    const within = [...inside, node, schema]
    const cutsBefore = cuts
    const parts = listOf(schema.allOf).map((part) => read(part, within))
    const all = [...parts, ...choicesOf(schema, within)]
    const plain = plainShape(schema, read)
    const isOnlyChoice = all.length === 1 && parts.length === 0 && plain.properties.size === 0
    const shape = {
      ...all.reduce(join, plain),
      alternatives: isOnlyChoice ? all[0]?.alternatives : undefined,
      name: name ?? (isOnlyChoice ? all[0]?.name : undefined),
    }
    if (inside.length === 0 || cuts === cutsBefore) known.set(node as object, shape)
    return shape
  }

  /** Returns the choices of a schema. Of a schema that its alternatives extend, an alternative has no choice again. */
  const choicesOf = (schema: Schema, within: readonly unknown[]): ApiShape[] =>
    [schema.oneOf, schema.anyOf].map(listOf).flatMap((list) => {
      const isWithin = list.some((choice) => within.slice(0, -2).includes(follow(choice)?.node))
      if (isWithin) cuts++
      if (list.length === 0 || isWithin) return []
      const shapes = list.map((choice) => tagged(read(choice, within), choice, schema.discriminator))
      return [unite(shapes, list, follow)]
    })
  return (node) => read(node)
}

/** Returns an alternative with its value of the tag, which the description may give as a name only. */
function tagged(shape: ApiShape, choice: unknown, discriminator: unknown): ApiShape {
  const { propertyName: tag, mapping } = isObject(discriminator) ? discriminator : {}
  const ref = isObject(choice) ? choice.$ref : undefined
  const field = typeof tag === 'string' ? shape.properties.get(tag) : undefined
  if (typeof tag !== 'string' || typeof ref !== 'string' || !field || field().enum) return shape
  const [value = shape.name] =
    Object.entries(isObject(mapping) ? mapping : {}).find(([, to]) => to === ref || to === shape.name) ?? []
  if (value === undefined) return shape
  return { ...shape, properties: new Map([...shape.properties, [tag, () => ({ ...field(), enum: [value] })]]) }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

const JSON_TYPES: readonly string[] = ['string', 'integer', 'number', 'boolean', 'object', 'array']
const BOUNDS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const
/** Types that JSON Schema limits by numbers. On a list or a text, `maximum` means nothing. */
const NUMBERS: readonly unknown[] = [undefined, 'integer', 'number']

/** Returns the shape of a schema without its parts. */
function plainShape(schema: Schema, read: (node: unknown) => ApiShape): ApiShape {
  const named = [schema.type].flat().filter((type) => typeof type === 'string')
  const values = schema.const === undefined ? schema.enum : [schema.const]
  const constants = Array.isArray(values) ? (values as Json[]) : undefined
  const remaining = constants?.filter((value) => value !== null).map((value) => ofStatedType(value, named))
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : []
  const extra = schema.additionalProperties
  return {
    types:
      named.length > 0 ? (named.filter((type) => JSON_TYPES.includes(type)) as JsonType[]) : guess(schema, remaining),
    isNullable: schema.nullable === true || named.includes('null') || constants?.includes(null) === true,
    enum: remaining && filled(remaining),
    default: schema.default as Json | undefined,
    bounds: boundsOf(schema),
    format: typeof schema.format === 'string' ? schema.format : undefined,
    description: typeof schema.description === 'string' ? schema.description : undefined,
    isReadOnly: schema.readOnly === true,
    ...deprecationOf(schema),
    properties: new Map(properties.map(([name, property]) => [name, () => read(property)])),
    required: new Set(listOf(schema.required).filter((name) => typeof name === 'string')),
    saysRequired: listOf(schema.required).length > 0 || schema[ABSENT_WHEN_EMPTY] === true,
    items: schema.items === undefined ? undefined : () => read(schema.items),
    isOpen: extra === undefined ? undefined : extra !== false,
    isChoice: false,
  }
}

/** Returns a constant in the one type that its schema states, since YAML reads `0` without quotation marks as a number. */
function ofStatedType(value: Json, stated: readonly string[]): Json {
  const [type, second] = stated.filter((one) => one !== 'null')
  if (second !== undefined) return value
  if (type === 'string' && typeof value !== 'object') return String(value)
  const isNumber = (type === 'integer' || type === 'number') && typeof value === 'string' && value.trim() !== ''
  return isNumber && Number.isFinite(Number(value)) ? Number(value) : value
}

/** Returns the implied type of a schema. */
function guess(schema: Schema, values: readonly Json[] | undefined): JsonType[] {
  if (isObject(schema.properties) || isObject(schema.additionalProperties)) return ['object']
  if (schema.items !== undefined) return ['array']
  return values ? [...new Set(values.map((value) => jsonTypeName(value)))].filter((type) => type !== 'null') : []
}

/** Returns the limits. Those beyond 2^53, which some generators write for "none", are none: no number of JSON reaches them exactly. */
function boundsOf(schema: Schema): Bounds {
  const hasRange = [schema.type].flat().some((type) => NUMBERS.includes(type))
  const numbers = BOUNDS.flatMap((word) => {
    if (!hasRange && (word === 'minimum' || word === 'maximum')) return []
    const bound = schema[word]
    return typeof bound === 'number' && Math.abs(bound) < 2 ** 53 ? [[word, bound] as const] : []
  })
  const isWhole = schema.type === 'integer'
  // 3.1 gives the number itself, 3.0 a flag beside the inclusive one; only whole numbers have a next one.
  const open = (['minimum', 'maximum'] as const).flatMap((word) => {
    const exclusive = schema[word === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum']
    const edge = exclusive === true ? schema[word] : exclusive
    if (typeof edge !== 'number' || !isWhole) return []
    return [[word, edge + (word === 'minimum' ? 1 : -1)] as const]
  })
  const pattern = typeof schema.pattern === 'string' ? schema.pattern : undefined
  return defined({ ...Object.fromEntries([...numbers, ...open]), pattern })
}

/** The one shape of several, which ends schemas that contain themselves. */
interface Merged {
  shape?: ApiShape
  readonly with: WeakMap<ApiShape, Merged>
}

const joined: Merged = { with: new WeakMap() }
const united: Merged = { with: new WeakMap() }
/** The alternatives of shapes that `uniteAll` made. */
const unitedFrom = new WeakMap<ApiShape, readonly ApiShape[]>()

/** Returns the known shape of several, or makes it. */
function merged(known: Merged, shapes: readonly ApiShape[], make: () => ApiShape): ApiShape {
  const place = shapes.reduce((at, shape) => {
    const next = at.with.get(shape) ?? { with: new WeakMap() }
    at.with.set(shape, next)
    return next
  }, known)
  return (place.shape ??= make())
}

/** Merges two schemas that both apply. The first takes precedence. */
function joinBoth(first: ApiShape, second: ApiShape): ApiShape {
  return first === second ? first : merged(joined, [first, second], () => join(first, second))
}

function join(first: ApiShape, second: ApiShape): ApiShape {
  const shared = first.types.filter((type) => second.types.includes(type))
  const items = first.items ?? second.items
  const values = sharedValues(first.enum, second.enum)
  const preset = first.default ?? second.default
  const format = first.format ?? second.format
  const description = first.description ?? second.description
  const isOpen = first.isOpen ?? second.isOpen
  return {
    types: [shared, first.types].find(({ length }) => length > 0) ?? second.types,
    isNullable: first.isNullable || second.isNullable,
    enum: values,
    default: preset,
    bounds: { ...second.bounds, ...first.bounds },
    format,
    description,
    isReadOnly: first.isReadOnly || second.isReadOnly,
    isDeprecated: first.isDeprecated || second.isDeprecated,
    ends: first.ends ?? second.ends,
    properties: joinedProperties(first, second),
    required: new Set([...first.required, ...second.required]),
    saysRequired: first.saysRequired || second.saysRequired,
    items,
    isOpen,
    isChoice: first.isChoice || second.isChoice,
  }
}

/** Returns the constants that both allow; if only one has constants, all of them. */
function sharedValues(first: ApiShape['enum'], second: ApiShape['enum']): ApiShape['enum'] {
  const shared = first && second ? first.filter((value) => second.includes(value)) : []
  return shared.length > 0 ? shared : (first ?? second)
}

/** Merges the properties that both have, as `allOf` does to narrow a type. */
function joinedProperties({ properties: first }: ApiShape, { properties: second }: ApiShape): ApiShape['properties'] {
  const all = new Map([...second, ...first])
  for (const [name, read] of first) {
    const other = second.get(name)
    if (other && other !== read) all.set(name, () => joinBoth(read(), other()))
  }
  return all
}

/** Merges alternative schemas: the fields of all, required if all require them. An alternative null makes the shape nullable. */
function unite(shapes: readonly ApiShape[], sources: readonly unknown[], follow: FollowReference): ApiShape {
  const real = shapes.filter((_, index) => follow(sources[index])?.node.type !== 'null')
  const isNullable = real.length < shapes.length || real.some((shape) => shape.isNullable)
  const [only] = real
  if (only && real.length === 1) return { ...only, isNullable }
  const names = [...new Set(real.flatMap(({ properties }) => [...properties.keys()]))]
  const values = real.every((shape) => shape.enum) ? [...new Set(real.flatMap((shape) => shape.enum ?? []))] : []
  const items = real.flatMap((shape) => (shape.items ? [shape.items] : []))
  const formats = new Set(real.map(({ format }) => format))
  const [format] = formats
  return {
    ...ANY,
    types: real.some(({ types }) => types.length === 0) ? [] : [...new Set(real.flatMap(({ types }) => types))],
    isNullable,
    enum: filled(values),
    format: formats.size === 1 ? format : undefined,
    properties: new Map(names.map((name) => [name, () => uniteProperty(real, name)])),
    required: new Set(names.filter((name) => real.every(({ required }) => required.has(name)))),
    saysRequired: real.some(({ saysRequired }) => saysRequired),
    items: items.length > 0 ? () => uniteAll(items.map((item) => item())) : undefined,
    isOpen: real.some(({ isOpen }) => isOpen === true) ? true : undefined,
    alternatives: real,
    isChoice: names.length > 0 || new Set(real.map(({ types }) => types.join(' '))).size > 1,
  }
}

function uniteProperty(shapes: readonly ApiShape[], name: string): ApiShape {
  return uniteAll(shapes.flatMap(({ properties }) => properties.get(name)?.() ?? []))
}

/** Merges alternatives: the same shape for the same ones, each counted once. */
function uniteAll(shapes: readonly ApiShape[]): ApiShape {
  const all = [...new Set(shapes.flatMap((shape) => unitedFrom.get(shape) ?? [shape]))]
  const [only] = all
  if (only && all.length === 1) return only
  const whole = merged(united, all, () => unite(all, all, () => undefined))
  unitedFrom.set(whole, all)
  return whole
}
