/** Names that every model API takes for tools and properties, and the way back to the vendor's names. */
import { defined, isObject } from '../../../runtime/base/json.ts'
import { fingerprintOf } from '../../../runtime/base/names.ts'
import type { JsonObject, JsonSchema } from '../../../runtime/index.ts'

const LONGEST = 64
const HASH = 8

/** Whether every model API takes a name for a tool or a property. */
export function isSafe(name: string): boolean {
  return /^[a-zA-Z0-9_-]{1,64}$/.test(name)
}

/**
 * A name of at most 64 letters, digits, `_` and `-`: `page[size]` becomes `page_size`. It differs from all of `taken`, and is added to
 * them. A long name is cut and ends with a hash.
 */
export function safeName(name: string, taken: Set<string>): string {
  const plain = isSafe(name) ? name : name.replace(/[^a-zA-Z0-9_-]+/g, '_').replace(/^_+|_+$/g, '') || 'field'
  const base =
    plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST - HASH - 1)}_${fingerprintOf(name).slice(0, HASH)}`
  let unique = base
  for (let count = 2; taken.has(unique); count++) unique = `${base.slice(0, LONGEST - 4)}_${count}`
  taken.add(unique)
  return unique
}

/** A schema with safe property names, and both ways between its names and the original ones. */
export interface Renaming {
  readonly schema: JsonSchema
  /** Params by their original names. */
  toOriginal(params: JsonObject): JsonObject
  /** Params by their safe names. */
  toSafe(params: JsonObject): JsonObject
  /** A text with safe names in place of original ones. */
  text(text: string): string
}

/** Renames a schema of params, at every depth of properties, items and additional properties. */
export function renamingOf(schema: JsonSchema): Renaming {
  const renamed = new Map<string, string>()
  const shape = shapeOf(schema, renamed)
  const byLength = [...renamed].sort(([one], [other]) => other.length - one.length)
  return {
    schema: shape.schema,
    toOriginal: (params) => mapped(params, shape, 'original') as JsonObject,
    toSafe: (params) => mapped(params, shape, 'safe') as JsonObject,
    text: (text) => byLength.reduce((result, [original, safe]) => result.replaceAll(original, safe), text),
  }
}

interface Shape {
  readonly schema: JsonSchema
  readonly properties: readonly Property[]
  readonly items?: Shape
  readonly values?: Shape
}

interface Property {
  readonly original: string
  readonly safe: string
  readonly shape: Shape
}

function shapeOf(schema: JsonSchema, renamed: Map<string, string>): Shape {
  const { properties, required, items, additionalProperties } = schema
  const named = isObject(properties) ? propertiesOf(properties, renamed) : []
  const inItems = isObject(items) ? shapeOf(items, renamed) : undefined
  const inValues = isObject(additionalProperties) ? shapeOf(additionalProperties, renamed) : undefined
  const safeOf = (name: unknown) => named.find(({ original }) => original === name)?.safe ?? String(name)
  return defined({
    schema: {
      ...schema,
      ...(isObject(properties) && { properties: fromPairs(named.map(({ safe, shape }) => [safe, shape.schema])) }),
      ...(Array.isArray(required) && { required: required.map(safeOf) }),
      ...(inItems && { items: inItems.schema }),
      ...(inValues && { additionalProperties: inValues.schema }),
    },
    properties: named,
    items: inItems,
    values: inValues,
  })
}

function propertiesOf(properties: JsonObject, renamed: Map<string, string>): Property[] {
  const taken = new Set(Object.keys(properties).filter(isSafe))
  return Object.entries(properties).map(([original, schema]) => {
    const safe = isSafe(original) ? original : safeName(original, taken)
    if (safe !== original) renamed.set(original, safe)
    return { original, safe, shape: shapeOf(isObject(schema) ? schema : {}, renamed) }
  })
}

function mapped(value: unknown, shape: Shape, to: 'original' | 'safe'): unknown {
  if (Array.isArray(value)) {
    const { items } = shape
    return items ? value.map((item) => mapped(item, items, to)) : value
  }
  if (!isObject(value)) return value
  const from = to === 'original' ? 'safe' : 'original'
  return fromPairs(
    Object.entries(value).map(([name, item]) => {
      const property = shape.properties.find((one) => one[from] === name)
      if (property) return [property[to], mapped(item, property.shape, to)]
      return [name, shape.values ? mapped(item, shape.values, to) : item]
    }),
  )
}

function fromPairs<T>(pairs: readonly (readonly [string, T])[]): { [name: string]: T } {
  return Object.fromEntries(pairs)
}
