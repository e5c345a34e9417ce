/** Sorts a manifest's keys in the order of the language. Keeps the order of names that authors choose. */
import { isObject, type Json, type JsonSchema, MANIFEST_SCHEMA, own, pointer } from 'plugboard/author'

const DEFINITIONS = MANIFEST_SCHEMA.definitions as Readonly<Record<string, JsonSchema>>
const OPERATION = '#/definitions/operation'

/** Keys of fields that may share a line. */
const SHORT_FIELD = new Set(['type', 'required', 'default'])

/** A sorted manifest. */
export interface Arranged {
  readonly value: Json
  /** Pointers of maps with one field a line, since a field has more than a type, and of their holders. */
  readonly tall: ReadonlySet<string>
}

/** Sorts the keys of a manifest. Unknown keys follow the known ones. */
export function arrange(manifest: Json): Arranged {
  const tall = new Set<string>()
  return { value: arranged(manifest, [MANIFEST_SCHEMA], '', tall), tall }
}

function arranged(value: Json, schemas: readonly JsonSchema[], at: string, tall: Set<string>): Json {
  if (typeof value !== 'object' || value === null) return value
  const fitting = schemas.flatMap((schema) => alternatives(schema, value))
  if (Array.isArray(value)) {
    const items = fitting.flatMap((schema) => schemaOf(schema.items))
    return value.map((item, index) => arranged(item, items, pointer(at, index), tall))
  }
  const known = Object.assign({}, ...fitting.map((schema) => schema.properties)) as Record<string, JsonSchema>
  const names = fitting.flatMap((schema) => schemaOf(schema.additionalProperties))
  const hasFields = names.some((schema) => alternatives(schema, {}).some(isField))
  if (hasFields && Object.values(value).some(isLong)) holders(at).forEach((holder) => tall.add(holder))
  const ranks = ranksOf(known)
  const rank = (key: string) => ranks.get(key) ?? Infinity
  const entries = Object.entries(value)
    .toSorted(([a], [b]) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
    .map(([key, inner]): [string, Json] => {
      const schema = own(known, key)
      return [key, arranged(inner, schema ? [schema] : names, pointer(at, key), tall)]
    })
  return Object.fromEntries(entries)
}

/** Returns a pointer and its ancestors: `/a/b`, `/a` and the whole. */
function holders(at: string): string[] {
  return at === '' ? [at] : [at, ...holders(at.slice(0, at.lastIndexOf('/')))]
}

/** Returns the rank of each key. Operations share one, to keep the author's order. */
function ranksOf(properties: Readonly<Record<string, JsonSchema>>): Map<string, number> {
  const names = Object.keys(properties)
  const first = names.findIndex((name) => properties[name]!.$ref === OPERATION)
  return new Map(names.map((name, index) => [name, properties[name]!.$ref === OPERATION ? first : index]))
}

/** Returns the possible schemas of a value: resolves references, expands alternatives, and excludes other styles and types. */
function alternatives(schema: JsonSchema, value: Json): JsonSchema[] {
  const { $ref, anyOf, oneOf } = schema as { $ref?: string; anyOf?: JsonSchema[]; oneOf?: JsonSchema[] }
  if ($ref !== undefined) return alternatives(referred($ref), value)
  const choices = anyOf ?? oneOf
  if (choices) return choices.flatMap((choice) => alternatives(choice, value))
  return differs(schema, value) ? [] : [schema]
}

/** Whether a value has another constant than the schema's, such as another style of pagination. */
function differs({ properties }: JsonSchema, value: Json): boolean {
  const isOther = ([key, { const: only }]: [string, JsonSchema]) =>
    only !== undefined && isObject(value) && ![only, undefined].includes(own(value, key))
  return Object.entries((properties ?? {}) as Record<string, JsonSchema>).some(isOther)
}

/** Returns the schema of a reference such as `#/definitions/operation/properties/encode`. */
function referred(reference: string): JsonSchema {
  const [name = '', ...steps] = reference.split('/').slice(2)
  return steps.reduce<JsonSchema>((schema, step) => schema[step] as JsonSchema, DEFINITIONS[name]!)
}

function schemaOf(schema: unknown): JsonSchema[] {
  return isObject(schema) ? [schema as JsonSchema] : []
}

function isField(schema: JsonSchema): boolean {
  return (DEFINITIONS.field!.anyOf as JsonSchema[]).includes(schema)
}

function isLong(field: unknown): boolean {
  return isObject(field) && Object.keys(field).some((key) => !SHORT_FIELD.has(key))
}
