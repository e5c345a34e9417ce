/** Where a path leads by the schema of a record. */
import { isObject, type JsonSchema, own } from 'plugboard/internal'

/** The schemas that a place in a record may have; none are known below a place that may hold anything. */
export type RecordSchemas = readonly JsonSchema[]

/** Result of a step. */
export interface Stepped {
  /** The schemas there. Empty: see `leads`. */
  readonly next: RecordSchemas
  /**
   * `named`: the schema has the field or the entry. `open`: the place may hold more than the schema names. `unnamed`: an object
   * that names fields, but not this one. `nowhere`: no field or entry can be there.
   */
  readonly leads: 'named' | 'open' | 'unnamed' | 'nowhere'
  /** The fields that the schema names there. */
  readonly names: readonly string[]
}

/** Takes a step from a place of these schemas. @param root the record's schema, with its `$defs` */
export function stepInto(root: JsonSchema, schemas: RecordSchemas, step: string | number): Stepped {
  const all = schemas.flatMap((schema) => alternatives(root, schema))
  return typeof step === 'number' ? intoList(all) : intoObject(all, step)
}

function intoList(all: RecordSchemas): Stepped {
  const lists = all.filter((schema) => mayBe(schema, 'array'))
  const next = lists.flatMap(({ items }) => (isObject(items) ? [items] : []))
  return { next, leads: next.length > 0 ? 'named' : lists.length > 0 ? 'open' : 'nowhere', names: [] }
}

function intoObject(all: RecordSchemas, name: string): Stepped {
  const objects = all.filter((schema) => mayBe(schema, 'object'))
  const named = objects.flatMap(({ properties }) => (isObject(properties) ? [properties] : []))
  const names = named.flatMap(Object.keys)
  const found = named.flatMap((properties) => schemaOf(own(properties, name)))
  if (found.length > 0) return { next: found, leads: 'named', names }
  const more = objects.flatMap(({ additionalProperties: additional }) => schemaOf(additional))
  if (more.length > 0) return { next: more, leads: 'open', names }
  const isOpen = objects.some(
    ({ properties, additionalProperties: additional }) =>
      additional === true || (additional === undefined && !properties),
  )
  const mayHold = objects.some(({ additionalProperties: additional }) => additional === undefined)
  return { next: [], leads: isOpen ? 'open' : mayHold ? 'unnamed' : 'nowhere', names }
}

function schemaOf(value: unknown): JsonSchema[] {
  return isObject(value) ? [value as JsonSchema] : []
}

/** Whether a value of the schema may have a JSON type; any where the schema has none. */
export function mayBe({ type }: JsonSchema, wanted: string): boolean {
  const types = type === undefined ? [wanted] : Array.isArray(type) ? type : [type]
  return types.includes(wanted) || (wanted === 'number' && types.includes('integer'))
}

const DEEPEST = 20

/** A schema, its references and its alternatives, as one list. */
export function alternatives(root: JsonSchema, schema: JsonSchema, depth = 0): JsonSchema[] {
  if (depth > DEEPEST) return []
  const { $ref, anyOf, oneOf, allOf, ...rest } = schema
  const referred =
    typeof $ref === 'string' ? schemaOf(own((root.$defs ?? {}) as JsonSchema, $ref.replace('#/$defs/', ''))) : []
  const others = [anyOf, oneOf, allOf].flatMap((list) => (Array.isArray(list) ? (list as JsonSchema[]) : []))
  const further = [...referred, ...others]
  const isReference = further.length > 0 && rest.properties === undefined && rest.type === undefined
  return [...(isReference ? [] : [rest]), ...further.flatMap((one) => alternatives(root, one, depth + 1))]
}
