/** Counts how the fields of records fit their schema: places and types, never values. */
import { isObject, type Json, jsonTypeName, type JsonObject, type JsonSchema, own, propertiesOf } from '../base/json.ts'
import { looksLikeId } from '../base/ids.ts'
import { type KnownFields, type NamedSchemas, schemaTarget, traitsOf } from './schemas.ts'

/** How often the records of a sample fit one place. */
export interface FieldCount {
  /** The place in the schema: `$.items[].name`, `$.labels.*` for each entry of a map. */
  readonly path: string
  /** The types that the schema allows, such as `string or null`; undefined for an undeclared field. */
  readonly expected: string | undefined
  readonly isRequired: boolean
  /** The number of objects that can have the field. */
  holders: number
  filled: number
  nulls: number
  /** The number of values by a type that the schema does not allow; of an undeclared field, by every type. */
  readonly unfit: Map<string, number>
  /** The number of allowed texts, and of values that are none of them. */
  texts: number
  unknown: number
}

/** Schema of the counted records. */
export interface CountContext {
  readonly record: JsonSchema
  readonly schemas: NamedSchemas
  readonly known: KnownFields
  /** Whether undeclared names are shown in any form, as of fixtures, which hold no customer's keys. */
  readonly showsNames?: boolean
}

/** Maximum number of values that a sample visits, of places that it counts, and of undeclared fields of an object. */
const MOST_VALUES = 20_000
const MOST_PLACES = 400
const MOST_UNDECLARED = 10

/** A name that a vendor gives to a field. Others, such as addresses, may be a customer's. */
const FIELD_NAME = /^[@$_]?[A-Za-z][\w-]{0,39}$/
const MOST_DIGITS = 3

/** Counts how records fit their schema. */
export function countFields(records: readonly JsonObject[], context: CountContext): FieldCount[] {
  const counts = new Counts(context)
  for (const record of records) counts.visit(record, context.record, '$')
  return counts.all()
}

class Counts {
  readonly #context: CountContext
  readonly #places = new Map<string, FieldCount>()
  #left = MOST_VALUES

  constructor(context: CountContext) {
    this.#context = context
  }

  all(): FieldCount[] {
    return [...this.#places.values()]
  }

  /** Visits a value below its place. */
  visit(value: Json, schema: JsonSchema, path: string): void {
    if (this.#left-- <= 0 || value === null) return
    const { schemas, known } = this.#context
    const target = schemaTarget(schema, schemas, value)
    if (Array.isArray(value)) {
      if (!isObject(target.items) || known.own.has(target)) return
      for (const item of value) this.#count(item, target.items, { path: `${path}[]` })
    } else if (isObject(value)) this.#visitObject(value, target, path)
  }

  #visitObject(value: JsonObject, schema: JsonSchema, path: string): void {
    const isOwn = this.#context.known.own.has(schema)
    const properties = propertiesOf(schema)
    const required = (schema.required ?? []) as string[]
    for (const [name, property] of Object.entries(properties))
      this.#count(own(value, name), property, { path: `${path}.${name}`, isRequired: required.includes(name) })
    if (isOwn) return
    const others = Object.keys(value).filter((name) => !Object.hasOwn(properties, name))
    const { additionalProperties: entry } = schema
    if (isObject(entry)) for (const name of others) this.#count(value[name], entry, { path: `${path}.*` })
    else if (schema.properties !== undefined) this.#countUndeclared(value, schema, others, path)
  }

  /** Counts a field, which a record without it does not have, and visits its value. */
  #count(
    value: Json | undefined,
    schema: JsonSchema,
    { path, isRequired = false }: { readonly path: string; readonly isRequired?: boolean },
  ): void {
    const { schemas } = this.#context
    const { types, typeText, texts } = traitsOf(schema, schemas)
    const count = this.#place(path, typeText, isRequired)
    if (!count) return
    count.holders++
    if (value === undefined) return
    if (value === null) count.nulls++
    else count.filled++
    const type = jsonTypeName(value)
    const fits = !types || types.includes(type) || (type === 'integer' && types.includes('number'))
    if (!fits) return add(count.unfit, type)
    if (texts && typeof value === 'string') {
      count.texts = texts.size
      if (!texts.has(value)) count.unknown++
    }
    this.visit(value, schema, path)
  }

  #countUndeclared(value: JsonObject, schema: JsonSchema, names: readonly string[], path: string): void {
    const sources = this.#context.known.sources.get(schema)
    const others = names.filter((name) => sources?.has(name) !== true)
    // Of many, none is a field: they are the keys of a map.
    const isShown = (name: string) =>
      this.#context.showsNames === true || (others.length <= MOST_UNDECLARED && isFieldName(name))
    for (const name of others) {
      const count = this.#place(`${path}.${isShown(name) ? name : '*'}`, undefined, false)
      if (!count) continue
      count.holders++
      count.filled++
      add(count.unfit, jsonTypeName(value[name] ?? null))
    }
  }

  #place(path: string, expected: string | undefined, isRequired: boolean): FieldCount | undefined {
    const found = this.#places.get(path)
    if (found || this.#places.size >= MOST_PLACES) return found
    const count = {
      path,
      expected,
      isRequired,
      holders: 0,
      filled: 0,
      nulls: 0,
      unfit: new Map(),
      texts: 0,
      unknown: 0,
    }
    this.#places.set(path, count)
    return count
  }
}

function isFieldName(name: string): boolean {
  return FIELD_NAME.test(name) && (name.match(/\d/g) ?? []).length <= MOST_DIGITS && !looksLikeId(name)
}

function add(counts: Map<string, number>, type: string): void {
  counts.set(type, (counts.get(type) ?? 0) + 1)
}
