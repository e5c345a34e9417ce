/** Splits the resolved form of a kind: what its calls read, and the rest, for people, agents and the simulator. */
import { isObject, type Json, type JsonSchema, type ResolvedManifest } from 'plugboard/author'
import { defined, referredName, withRest } from 'plugboard/internal'

type Operation = ResolvedManifest['operations'][string]
type Entity = ResolvedManifest['entities'][string]
type Variant = ResolvedManifest['auth'][string]

/** Returns the part of a resolved manifest that calls read: no texts, and of the records' schemas only names of fields. */
export function callForm(manifest: ResolvedManifest): Json {
  const records = new RecordNames(manifest)
  const operations = (all: Readonly<Record<string, Operation>>) =>
    mapped(all, (operation) => callOperation(operation, records))
  return defined({
    ...without(manifest, 'description', 'basis', 'docs', 'category', 'support', 'sunset', 'endings'),
    webhooks: manifest.webhooks && without(manifest.webhooks, 'docs', 'sends', 'byHand', 'subscribe'),
    config: withoutTexts(manifest.config),
    auth: mapped(manifest.auth, callVariant),
    entities: mapped(manifest.entities, callEntity),
    operations: operations(manifest.operations),
    changes: manifest.changes && operations(manifest.changes),
    schemas: records.schemas,
  }) as object as Json
}

function callVariant(variant: Variant): object {
  return { ...without(variant, 'description'), credentials: withoutTexts(variant.credentials) }
}

/** Calls read only whether an entity is searchable. */
function callEntity(entity: Entity): object {
  return defined({ ...without(entity, 'description', 'hit', 'refs'), search: entity.search && {} })
}

function callOperation(operation: Operation, records: RecordNames): object {
  return defined({
    ...without(operation, 'description', 'keywords', 'isGraphql'),
    params: withoutTexts(operation.params),
    record: operation.record && records.of(operation, operation.record),
  })
}

/** Keys of a schema for readers. Errors of calls quote examples beside a pattern. */
const TEXTS: ReadonlySet<string> = new Set(['description', 'title', 'examples'])

/** Keys of a schema with values, which are no schemas. */
const VALUES: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'examples', 'required'])

/** A schema without its texts. */
function withoutTexts(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).filter(([key]) => !TEXTS.has(key) || (key === 'examples' && 'pattern' in schema))
  return Object.fromEntries(kept.map(([key, value]) => [key, VALUES.has(key) ? value : withoutTextsAt(key, value)]))
}

function withoutTextsAt(key: string, value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => withoutTextsAt('', item))
  if (!isObject(value)) return value
  return key === 'properties' ? mapped(value, (schema) => withoutTextsAt('', schema)) : withoutTexts(value)
}

/** The part of the records' schemas that calls read. */
class RecordNames {
  /** The read part of each of the kind's schemas. */
  readonly schemas: Record<string, JsonSchema> = {}
  readonly #manifest: ResolvedManifest

  constructor(manifest: ResolvedManifest) {
    this.#manifest = manifest
  }

  /** The read part of an operation's record; undefined where calls read none. */
  of({ entity, action, absentRecords, parts, file }: Operation, record: JsonSchema): JsonSchema | undefined {
    if (isObject(absentRecords) || parts) return this.#whole(record)
    const { ownFields } = this.#manifest.entities[entity] ?? {}
    if (ownFields) return this.#names(record, ownFields.at)
    const isList = action === 'list' || action === 'api_search'
    return isList || file ? undefined : this.#names(record, [])
  }

  /** A schema with the names of fields, on the way to a place and there. */
  #names(schema: JsonSchema, at: readonly string[]): JsonSchema {
    if (this.#keep(schema, (target) => this.#names(target, at))) return schema
    const [step, ...rest] = at
    const properties = schema.properties as Record<string, JsonSchema> | undefined
    if (!properties) return {}
    return { properties: mapped(properties, (field, name) => (name === step ? this.#names(field, rest) : {})) }
  }

  /** A schema with all that it refers to, without texts. */
  #whole(schema: JsonSchema): JsonSchema {
    if (this.#keep(schema, withoutTexts)) return schema
    return withoutTexts(schema)
  }

  /** Keeps the read part of the schema that another refers to. Returns whether it refers to one. */
  #keep(schema: JsonSchema, read: (target: JsonSchema) => JsonSchema): boolean {
    const name = referredName(schema)
    const target = name === undefined ? undefined : this.#manifest.schemas[name]
    if (name === undefined || !target) return false
    this.schemas[name] = withRest(this.schemas[name] ?? {}, read(target)) as JsonSchema
    return true
  }
}

function without<T extends object>(object: T, ...keys: readonly (keyof T & string)[]): Partial<T> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key as never))) as Partial<T>
}

function mapped<T, R>(map: Readonly<Record<string, T>>, change: (value: T, name: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value, name)]))
}
