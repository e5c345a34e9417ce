/** Lists gaps between a manifest and the catalogue, a sentence each. */
import type { Json, JsonSchema, ResolvedManifest, ResolvedOperation } from '../../runtime/index.ts'
import { jsonTypeOf } from '../../runtime/plan/index.ts'
import {
  type CatalogueField,
  fieldsByKey,
  isCatalogued,
  type Limit,
  LIMITS,
  PAIRS,
  readCatalogue,
} from './catalogue.ts'

/** Every gap between a manifest and the catalogue. */
export function gapsOf(manifest: ResolvedManifest): string[] {
  const { records, params, meta, search } = readCatalogue(manifest.kind)
  return [
    ...pairGaps(manifest),
    ...fieldsByKey(records).flatMap(([key, fields]) => recordGaps(manifest, key, fields)),
    ...fieldsByKey(params).flatMap(([id, fields]) => paramGaps(manifest, id, fields)),
    ...fieldsByKey(meta).flatMap(([id, fields]) => metaGaps(manifest, id, fields)),
    ...fieldsByKey(search).flatMap(([entity, fields]) => searchGaps(manifest, entity, fields)),
    ...LIMITS.filter(({ kind }) => kind === manifest.kind).flatMap((limit) => limitGaps(manifest, limit)),
  ]
}

/** The pairs a manifest offers, as `entity.action`. */
export function offeredPairs({ operations, entities }: ResolvedManifest): string[] {
  const searchable = Object.entries(entities).filter(([, { search }]) => search !== undefined)
  return [...Object.keys(operations), ...searchable.map(([entity]) => `${entity}.search`)].sort()
}

function pairGaps(manifest: ResolvedManifest): string[] {
  const offered = offeredPairs(manifest)
  const wanted = PAIRS.filter(({ kind }) => kind === manifest.kind).map(({ entity, action }) => `${entity}.${action}`)
  return wanted.filter((pair) => !offered.includes(pair)).map((pair) => `${pair} is missing`)
}

function recordGaps(manifest: ResolvedManifest, key: string, fields: readonly CatalogueField[]): string[] {
  const own = Object.keys(readCatalogue(manifest.kind).records.stated).concat(
    Object.keys(readCatalogue(manifest.kind).records.open),
  )
  const ids = Object.entries(manifest.operations)
    .filter(
      ([id, { entity, action }]) =>
        id === key || (entity === key && isCatalogued(manifest.kind, id) && isRead(action) && !own.includes(id)),
    )
    .map(([id]) => id)
  return ids.flatMap((id) => {
    const { record } = manifest.operations[id]!
    if (!record) return [`${id} has no record schema`]
    return fields.flatMap((field) =>
      gapLines(
        `${id} record ${field.name}`,
        recordFieldGap(field, find(record, field.name, manifest.schemas), manifest),
      ),
    )
  })
}

function isRead(action: string): boolean {
  return action !== 'delete' && action !== 'download'
}

function recordFieldGap(
  field: CatalogueField,
  schema: JsonSchema | undefined,
  { schemas }: ResolvedManifest,
): string[] {
  if (!schema) return ['is missing']
  const types = typesOf(schema, schemas)
  const values = valuesOf(schema, schemas)
  return [
    ...typeGap(field, types),
    ...(field.isNullable && types && !types.has('null') ? ['cannot be null'] : []),
    ...itemsGap(field, schema, schemas),
    ...(values && field.values?.some((value) => !values.includes(value)) ? [`has values ${values.join(', ')}`] : []),
  ]
}

function paramGaps({ operations, schemas }: ResolvedManifest, id: string, fields: readonly CatalogueField[]): string[] {
  const operation = operations[id]
  if (!operation) return [`${id} is missing`]
  return fields.flatMap((field) => {
    const schema = find(operation.params, field.name, schemas)
    return gapLines(
      `${id} param ${field.name}`,
      schema ? paramFieldGaps(field, schema, operation, schemas) : ['is missing'],
    )
  })
}

function paramFieldGaps(
  field: CatalogueField,
  schema: JsonSchema,
  { params }: ResolvedOperation,
  schemas: Schemas,
): string[] {
  const types = typesOf(schema, schemas)
  const values = valuesOf(schema, schemas)
  return [
    ...typeGap(field, types),
    ...(field.isNullable && types && !types.has('null') ? ['cannot be null'] : []),
    ...itemsGap(field, schema, schemas),
    ...difference('is required', isRequired(params, field.name, schemas), field.isRequired),
    ...difference('has values', field.values && [...(values ?? [])].sort(), field.values && [...field.values].sort()),
    ...(['minimum', 'maximum', 'maxItems', 'maxLength'] as const).flatMap((word) =>
      field[word] === undefined ? [] : difference(`has ${word}`, limitOf(schema, word), field[word]),
    ),
    ...(field.default === undefined ? [] : difference('has default', text(schema['default']), field.default)),
  ]
}

function metaGaps({ operations }: ResolvedManifest, id: string, fields: readonly CatalogueField[]): string[] {
  const names = Object.keys(operations[id]?.meta ?? {}).sort()
  return gapLines(id, difference('has metadata', names, fields.map(({ name }) => name).sort()))
}

function searchGaps({ entities }: ResolvedManifest, entity: string, fields: readonly CatalogueField[]): string[] {
  const search = entities[entity]?.search ?? {}
  const extra = Object.keys(search).filter((name) => !fields.some((field) => field.name === name))
  return [
    ...fields.flatMap(({ name, type }) =>
      gapLines(
        `${entity} searchable ${name}`,
        difference('is', jsonTypeOf(search[name]?.type ?? 'missing'), type ?? jsonTypeOf(search[name]?.type ?? '')),
      ),
    ),
    ...extra.map((name) => `${entity} searchable ${name} is not in the catalogue`),
  ]
}

function limitGaps(manifest: ResolvedManifest, { entity, action, param, ...limit }: Limit): string[] {
  const operations = Object.entries(manifest.operations).filter(
    ([id, operation]) =>
      isCatalogued(manifest.kind, id) &&
      operation.action === action &&
      (operation.entity === entity || (entity === '*' && find(operation.params, param, manifest.schemas))),
  )
  if (operations.length === 0) return [`${entity}.${action} has no param ${param}`]
  return operations.flatMap(([id, { params }]) => {
    const schema = find(params, param, manifest.schemas) ?? {}
    return (['minimum', 'maximum', 'maxItems', 'maxLength', 'default'] as const).flatMap((word) =>
      limit[word] === undefined
        ? []
        : gapLines(`${id} param ${param}`, difference(`has ${word}`, limitOf(schema, word), limit[word])),
    )
  })
}

type Schemas = ResolvedManifest['schemas']

/** The schema of what a name with dots and `[]` leads to; a property may itself have dots in its name. */
function find(schema: JsonSchema, name: string, schemas: Schemas): JsonSchema | undefined {
  const inside = resolved(schema, schemas)
  const properties = (inside['properties'] ?? {}) as Record<string, JsonSchema>
  if (Object.hasOwn(properties, name)) return properties[name]
  const [, head = name, list, rest] = /^([^.]*?)(\[\])?(?:\.(.+))?$/.exec(name) ?? []
  const child = Object.hasOwn(properties, head) ? properties[head] : undefined
  const value = list && child ? (resolved(child, schemas)['items'] as JsonSchema | undefined) : child
  return rest === undefined || !value ? value : find(value, rest, schemas)
}

function isRequired(params: JsonSchema, name: string, schemas: Schemas): boolean {
  const isOwn = Object.hasOwn((params['properties'] ?? {}) as object, name)
  const at = isOwn ? -1 : name.lastIndexOf('.')
  const parent = at < 0 ? params : (find(params, name.slice(0, at), schemas) ?? {})
  return ((resolved(parent, schemas)['required'] ?? []) as string[]).includes(name.slice(at + 1))
}

/** Without references; of alternatives the one that is not null. */
function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1)! : undefined
  if (name !== undefined) return resolved(schemas[name] ?? {}, schemas)
  const alternatives = (schema['anyOf'] ?? []) as JsonSchema[]
  const found = alternatives.find((alternative) => alternative['type'] !== 'null')
  return found ? resolved(found, schemas) : schema
}

/** Returns the JSON types of a schema; undefined for any. */
function typesOf(schema: JsonSchema, schemas: Schemas): Set<string> | undefined {
  if (schema['$ref'] !== undefined) return typesOf(resolved(schema, schemas), schemas)
  const alternatives = schema['anyOf'] as JsonSchema[] | undefined
  if (!alternatives) return schema['type'] === undefined ? undefined : new Set([schema['type']].flat() as string[])
  const all = alternatives.map((alternative) => typesOf(alternative, schemas))
  return all.includes(undefined) ? undefined : new Set(all.flatMap((types) => [...types!]))
}

function valuesOf(schema: JsonSchema, schemas: Schemas): string[] | undefined {
  const { enum: values, const: only } = resolved(schema, schemas) as { enum?: Json[]; const?: Json }
  const all = only === undefined ? values : [only]
  return all?.filter((value) => value !== null).map(String)
}

function typeGap({ type, isAny }: CatalogueField, types: ReadonlySet<string> | undefined): string[] {
  if (type === undefined || (isAny && !types)) return []
  return difference('is', types && [...types].filter((name) => name !== 'null'), [type])
}

function itemsGap({ items }: CatalogueField, schema: JsonSchema, schemas: Schemas): string[] {
  if (items === undefined) return []
  const inside = resolved(schema, schemas)['items'] as JsonSchema | undefined
  const types = [...((inside && typesOf(inside, schemas)) ?? [])].filter((name) => name !== 'null')
  return difference('has items', types, [items])
}

/** A limit as a word of JSON Schema; a closed list of numbers has the limits of its least and greatest. */
function limitOf(schema: JsonSchema, word: string): Json | undefined {
  const values = ((schema['enum'] ?? []) as Json[]).filter((value) => typeof value === 'number')
  if (values.length > 0 && word === 'minimum') return Math.min(...values)
  if (values.length > 0 && word === 'maximum') return Math.max(...values)
  return schema[word]
}

function difference(what: string, actual: unknown, wanted: unknown): string[] {
  return text(actual) === text(wanted) ? [] : [`${what} ${text(actual)}, not ${text(wanted)}`]
}

function text(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') || 'nothing' : String(value)
}

function gapLines(what: string, gaps: readonly string[]): string[] {
  return gaps.map((gap) => `${what} ${gap}`)
}
