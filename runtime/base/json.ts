/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A JSON object. */
export type JsonObject = { [key: string]: Json }

/** A call's checked params, with defaults. */
export type Params = Readonly<Record<string, Json>>

/** A JSON Schema (draft-07) as a plain value. */
export type JsonSchema = { [keyword: string]: Json }

/** Names that would reach an object's prototype. They are refused as keys. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a value is a plain object: not null, and not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of an object's own key; undefined for a key of its prototype. */
export function own<T>(object: { readonly [key: string]: T }, key: string): T | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/**
 * A copy of an object without the keys whose value is `undefined`. Use it where the difference matters: before `in`, a spread over
 * defaults, a hash, an equality check. `JSON.stringify` omits such keys anyway.
 * @example defined({ name: 'a', size: undefined }) // { name: 'a' }
 */
export function defined<T extends object>(object: T): Defined<T> {
  const result: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(object)) if (value !== undefined) result[name] = value
  return result as Defined<T>
}

/** A JSON pointer with more segments: `pointer('/a', 'b/c')` is `/a/b~1c`. @see RFC 6901 */
export function pointer(parent: string, ...keys: (string | number)[]): string {
  let path = parent
  for (const key of keys) path += `/${escaped(String(key))}`
  return path
}

function escaped(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
}

/** The segments of a JSON pointer: `/a/b~1c` is `['a', 'b/c']`. @see RFC 6901 */
export function pointerKeys(path: string): string[] {
  return path === ''
    ? []
    : path
        .slice(1)
        .split('/')
        .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** A JSON pointer and those of its ancestors: `/a/b`, `/a` and ``. */
export function pathsTo(path: string): string[] {
  if (path === '') return [path]
  return [path, ...pathsTo(path.slice(0, path.lastIndexOf('/')))]
}

/** The value at a JSON pointer; undefined where there is none. */
export function at(value: unknown, path: string): unknown {
  return pointerKeys(path).reduce<unknown>((node, key) => {
    if (Array.isArray(node)) return node[Number(key)]
    return isObject(node) ? own(node, key) : undefined
  }, value)
}

/** The value below a path of property names; undefined where there is none. */
export function valueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((node, name) => (isObject(node) ? own(node, name) : undefined), value)
}

/** Sets the value at a path of property names, with the objects on the way. */
export function setValueAt(object: JsonObject, [name = '', ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) {
    object[name] = value
    return
  }
  const inner: JsonObject = isObject(object[name]) ? { ...object[name] } : {}
  setValueAt(inner, rest, value)
  object[name] = inner
}

/** The schemas of an object's properties, by name. */
export function propertiesOf({ properties = {} }: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return properties as Record<string, JsonSchema>
}

/** The name in a schema's reference: `Customer` of `{ $ref: '#/schemas/Customer' }`; undefined for a schema without one. */
export function referredName(schema: { readonly $ref?: unknown } | undefined): string | undefined {
  return typeof schema?.$ref === 'string' ? pointerKeys(schema.$ref).at(-1) : undefined
}

/** A schema with its reference resolved; `{}` for a missing one. @param schemas schemas by name */
export function referredSchema(
  schema: JsonSchema | undefined,
  schemas: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const name = referredName(schema)
  return name === undefined ? (schema ?? {}) : referredSchema(own(schemas, name), schemas)
}

/** Parses a JSON text; undefined for any other text. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The JSON type of a value that is not null, as a schema names it. */
type TypeName = 'array' | 'object' | 'integer' | 'number' | 'boolean' | 'string'

/** Returns the JSON type of a value, the narrowest: 1 is an integer. */
export function jsonTypeName(value: NonNullable<Json>): TypeName
export function jsonTypeName(value: Json): TypeName | 'null'
export function jsonTypeName(value: Json): TypeName | 'null' {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : (typeof value as TypeName)
}

/** Converts a value to text. Numbers, booleans and objects become JSON. */
export function valueText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The text of bytes in UTF-8, without a byte order mark. */
export function textOfBytes(bytes: Uint8Array): string {
  if (typeof Buffer === 'undefined') return new TextDecoder().decode(bytes)
  const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const hasMark = buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf
  return buffer.toString('utf8', hasMark ? 3 : 0)
}

/** Invisible characters in JSON, and marks that change the order of text. */
const INVISIBLE = /[\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/g

/** A value as JSON for terminals and editors, with invisible characters escaped. */
export function visibleJson(value: unknown, indent?: number): string {
  return (JSON.stringify(value, null, indent) ?? 'null').replace(
    INVISIBLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
