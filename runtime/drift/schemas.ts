/** Schemas of records, read beside a value: targets of references, types, and the fields that no schema declares. */
import { isObject, type Json, type JsonObject, type JsonSchema, own, referredSchema } from '../base/json.ts'
import type { PlacedField, ResolvedManifest, ResolvedOperation } from '../manifest/index.ts'

/** Schemas of records by name. */
export type NamedSchemas = Readonly<Record<string, JsonSchema>>

/** The target of a reference, even if the value may be null instead; of several, the target for the value. */
export function schemaTarget(schema: JsonSchema, schemas: NamedSchemas, value?: Json): JsonSchema {
  if (schema.$ref !== undefined) return referredSchema(schema, schemas)
  const branches = branchesOf(schema)
  const objects = branches.filter(({ $ref, properties }) => $ref !== undefined || properties !== undefined)
  if (objects.length > 1 && isObject(value)) return closest(objects, schemas, value) ?? schema
  const [first = branches[0]] = objects
  return first ? schemaTarget(first, schemas) : schema
}

function branchesOf({ anyOf }: JsonSchema): readonly JsonSchema[] {
  return Array.isArray(anyOf) ? (anyOf as JsonSchema[]) : []
}

/** The alternative whose constants a value has; of several, the one with most of its fields. */
function closest(branches: readonly JsonSchema[], schemas: NamedSchemas, value: JsonObject): JsonSchema | undefined {
  const rank = ({ properties }: JsonSchema): number => {
    const known = Object.entries(value).flatMap(([name, given]) => {
      const declared = isObject(properties) ? own(properties, name) : undefined
      return isObject(declared) ? [{ only: declared.const, given }] : []
    })
    return known.some(({ only, given }) => only !== undefined && only !== given) ? -1 : known.length
  }
  return branches.map((branch) => schemaTarget(branch, schemas)).toSorted((a, b) => rank(b) - rank(a))[0]
}

/** Values that a schema allows. */
interface SchemaTraits {
  /** JSON types; undefined for any. */
  readonly types: readonly string[] | undefined
  /** The types in words: `string or null`. */
  readonly typeText: string
  /** Texts; undefined for any. */
  readonly texts: ReadonlySet<Json> | undefined
}

const traits = new WeakMap<JsonSchema, SchemaTraits>()

/** Returns the values that a schema allows, read once for all records. */
export function traitsOf(schema: JsonSchema, schemas: NamedSchemas): SchemaTraits {
  const found = traits.get(schema) ?? readTraits(schema, schemas)
  traits.set(schema, found)
  return found
}

function readTraits(schema: JsonSchema, schemas: NamedSchemas): SchemaTraits {
  if (schema.$ref !== undefined) return traitsOf(referredSchema(schema, schemas), schemas)
  const branches = branchesOf(schema).map((branch) => traitsOf(branch, schemas))
  const ofBranches = branches.map(({ types }) => types)
  const isTyped = ofBranches.length > 0 && ofBranches.every((types) => types !== undefined)
  const types = schema.type === undefined ? undefined : ([schema.type].flat() as string[])
  const all = types ?? (isTyped ? [...new Set(ofBranches.flat())] : undefined)
  return { types: all, typeText: all?.join(' or ') ?? 'any value', texts: textsOf(schema, branches) }
}

function textsOf(schema: JsonSchema, branches: readonly SchemaTraits[]): SchemaTraits['texts'] {
  if (Array.isArray(schema.enum)) return new Set(schema.enum)
  if (schema.const !== undefined) return new Set([schema.const])
  const all = branches.flatMap(({ types, texts }) => (types?.includes('string') === false ? [] : [texts]))
  if (all.length === 0 || all.includes(undefined)) return undefined
  return new Set(all.flatMap((texts = new Set()) => [...texts]))
}

/** The names of the fields of the vendor's records from which others are read. */
export function sourceNames({ shape }: Pick<ResolvedOperation, 'shape'>): ReadonlySet<string> {
  return new Set(Object.values(shape?.fields ?? {}).flatMap(namesOfField))
}

function namesOfField(field: PlacedField): string[] {
  if ('of' in field) return Object.values(field.of).flatMap(namesOfField)
  const { at } = field
  const locators = at?.in === 'first' ? at.of : at ? [at] : []
  return locators.flatMap((one) => (one.in === 'body' && typeof one.steps[0] === 'string' ? [one.steps[0]] : []))
}

/** Undeclared fields that are still known: by the schema of the object or list that has them. */
export interface KnownFields {
  /** Fields from which others are read. */
  readonly sources: ReadonlyMap<JsonSchema, ReadonlySet<string>>
  /** Objects whose further fields, and lists whose entries, are an account's own. */
  readonly own: ReadonlySet<JsonSchema>
}

type Records = Pick<ResolvedManifest, 'entities' | 'operations' | 'schemas'>

const known = new WeakMap<Records, KnownFields>()

/** Returns the fields that a manifest's record schemas do not declare and that are still known. */
export function knownFields(manifest: Records): KnownFields {
  const found = known.get(manifest) ?? findKnown(manifest)
  known.set(manifest, found)
  return found
}

function findKnown({ entities, operations, schemas }: Records): KnownFields {
  const sources = new Map<JsonSchema, ReadonlySet<string>>()
  const own = new Set<JsonSchema>()
  for (const operation of Object.values(operations)) {
    const { record, shape, entity } = operation
    if (!record) continue
    const target = schemaTarget(record, schemas)
    if (shape?.fields) sources.set(target, sourceNames(operation))
    const fields = entities[entity]?.ownFields
    if (!fields) continue
    const holder = fields.at.reduce((schema, name) => propertyOf(schema, schemas, name), target)
    own.add(holder)
  }
  return { sources, own }
}

/** The schema at a field; an empty one for an undeclared field. */
function propertyOf(schema: JsonSchema, schemas: NamedSchemas, name: string): JsonSchema {
  const { properties } = schema
  const declared = isObject(properties) ? own(properties, name) : undefined
  return isObject(declared) ? schemaTarget(declared, schemas) : {}
}
