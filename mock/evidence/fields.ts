/** What fixtures show of record schemas: each field with a value, null where it may be null, left out where it may be absent. */
import { isObject, type Json, type JsonObject, type JsonSchema, type ResolvedManifest } from 'plugboard/author'

type Schemas = ResolvedManifest['schemas']

/** What a record can show of a field. */
type Sight = 'value' | 'null' | 'absent'

/** A field of a schema, `Customer.address.city`, and what its schema says of it. */
interface SchemaField {
  /** `Customer`, or the operation whose record is written in place. */
  readonly root: string
  readonly path: string
  readonly isRequired: boolean
  readonly mayBeNull: boolean
}

/** An object schema by its name: its own for a named one, where it stands for one that is written in place. */
interface SchemaSite {
  readonly schema: JsonSchema
  readonly path: string
}

/** What records show of their schema, each as `Customer.email value`: fields with a value, with null, or left out. */
export function shownBy(
  records: readonly JsonObject[] | JsonObject,
  schema: JsonSchema,
  schemas: Schemas,
): Set<string> {
  const shown = new Set<string>()
  for (const record of [records].flat()) look(record, { schema, path: '' }, schemas, shown)
  return shown
}

/** Says that a record showed something of a field. */
export function sightOf(path: string, sight: Sight): string {
  return `${path} ${sight}`
}

function look(value: Json, at: SchemaSite, schemas: Schemas, shown: Set<string>): void {
  const { schema, path } = siteFor(value, at, schemas)
  if (Array.isArray(value) && isObject(schema.items))
    for (const item of value) look(item, { schema: schema.items, path: `${path}[]` }, schemas, shown)
  if (!isObject(value) || !isObject(schema.properties)) return
  for (const [name, field] of Object.entries(schema.properties as Record<string, JsonSchema>)) {
    const here = `${path}.${name}`
    const inner = value[name]
    shown.add(sightOf(here, inner === undefined ? 'absent' : inner === null ? 'null' : 'value'))
    if (inner !== undefined && inner !== null) look(inner, { schema: field, path: here }, schemas, shown)
  }
}

/** The schema that a value has, of those it may have: of those whose fixed values it has, the one that knows most of its fields. */
function siteFor(value: Json, at: SchemaSite, schemas: Schemas): SchemaSite {
  const sites = sitesOf(at, schemas)
  const values = isObject(value) ? Object.entries(value) : []
  const scored = sites.map((site) => {
    const known = isObject(site.schema.properties) ? site.schema.properties : {}
    const isOther = values.some(([name, one]) => isObject(known[name]) && (known[name].const ?? one) !== one)
    return { site, points: isOther ? -1 : values.filter(([name]) => Object.hasOwn(known, name)).length }
  })
  const fitting = scored.filter(({ site }) => !Array.isArray(value) || site.schema.items !== undefined)
  return fitting.toSorted((a, b) => b.points - a.points)[0]?.site ?? at
}

/** The schemas that a schema stands for: those of its references and of its alternatives. */
function sitesOf({ schema, path }: SchemaSite, schemas: Schemas): SchemaSite[] {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1)!
    return sitesOf({ schema: schemas[name] ?? {}, path: name }, schemas)
  }
  const alternatives = [schema.anyOf, schema.oneOf].flat().filter(isObject)
  if (alternatives.length === 0) return [{ schema, path }]
  return alternatives.flatMap((one) => sitesOf({ schema: one as JsonSchema, path }, schemas))
}

/** What is said to a reader where no fixture shows something of a field. */
const LACKS: Readonly<Record<Sight, string>> = {
  value: 'no fixture shows',
  null: 'no fixture has null for',
  absent: 'no fixture leaves out',
}

/** The fields of records that no fixture shows, a sentence for each schema and lack. @param shown what all fixtures show */
export function fieldGaps(manifest: RecordManifest, shown: ReadonlySet<string>): string[] {
  const lacking = lackingSights(manifest, shown)
  return (Object.keys(LACKS) as Sight[]).flatMap((sight) =>
    sentences(
      LACKS[sight],
      lacking.filter((one) => one.sight === sight).map(({ field }) => field),
    ),
  )
}

type RecordManifest = Pick<ResolvedManifest, 'operations' | 'schemas' | 'entities'>

/** What fixtures have to show of record schemas and do not; the key of an entity is never null. */
export function lackingSights(
  { operations, schemas, entities }: RecordManifest,
  shown: ReadonlySet<string>,
): { readonly field: SchemaField; readonly sight: Sight }[] {
  const fields = new Map<string, SchemaField>()
  const seen = new Set<JsonSchema>()
  const keys = new Set<string>()
  // An answer without any field is no record, so that the only field of one cannot be left out.
  const loose = new Set<string>()
  for (const [id, { record, untested, entity }] of Object.entries(operations)) {
    if (!record || untested !== undefined) continue
    const at = { schema: record, path: id, root: id }
    for (const { path, schema } of sitesOf(at, schemas)) {
      keys.add(`${path}.${entities[entity]!.key}`)
      const names = Object.keys((schema.properties ?? {}) as object)
      if (((schema.required ?? []) as string[]).length === 0 && names.length === 1) loose.add(path)
    }
    collect(at, schemas, fields, seen)
  }
  return [...fields.values()].flatMap((field) => {
    const isKey = keys.has(field.path)
    const wanted: Sight[] = [
      'value',
      ...(field.mayBeNull && !isKey ? ['null' as const] : []),
      ...(field.isRequired || loose.has(field.path.slice(0, field.path.lastIndexOf('.'))) ? [] : ['absent' as const]),
    ]
    return wanted.filter((sight) => !shown.has(sightOf(field.path, sight))).map((sight) => ({ field, sight }))
  })
}

function collect(
  at: SchemaSite & { readonly root: string },
  schemas: Schemas,
  fields: Map<string, SchemaField>,
  seen: Set<JsonSchema>,
): void {
  for (const { schema, path } of sitesOf(at, schemas)) {
    if (seen.has(schema)) continue
    seen.add(schema)
    const root = path.startsWith(`${at.root}.`) || path.startsWith(`${at.root}[`) ? at.root : path
    if (isObject(schema.items) && schema.maxItems !== 0)
      collect({ schema: schema.items, path: `${path}[]`, root }, schemas, fields, seen)
    const required = new Set((schema.required ?? []) as string[])
    for (const [name, field] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)) {
      const here = `${path}.${name}`
      fields.set(here, { root, path: here, isRequired: required.has(name), mayBeNull: mayBeNull(field, schemas) })
      collect({ schema: field, path: here, root }, schemas, fields, seen)
    }
  }
}

/** Says whether a schema allows null itself or by one of its alternatives. */
export function mayBeNull(schema: JsonSchema, schemas: Schemas): boolean {
  return sitesOf({ schema, path: '' }, schemas).some((one) => [one.schema.type].flat().includes('null'))
}

/** `Customer: no fixture shows email, phone` */
function sentences(lack: string, fields: readonly SchemaField[]): string[] {
  const bySchema = new Map<string, string[]>()
  for (const { root, path } of fields) bySchema.set(root, [...(bySchema.get(root) ?? []), path.slice(root.length + 1)])
  return [...bySchema].map(([root, names]) => `${root}: ${lack} ${names.join(', ')}`)
}
