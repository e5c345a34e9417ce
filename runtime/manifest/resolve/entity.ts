import { withEnd } from '../../base/ends.ts'
import { defined, type JsonSchema, own, pointer } from '../../base/json.ts'
import { didYouMean } from '../../base/names.ts'
import type { RecordKey } from '../../language/record-key.ts'
import type { EntitySource, Manifest, SearchType } from '../model/manifest.ts'
import type { ReportProblem } from '../source/problems.ts'
import type { ResolvedEntity, ResolvedHit, SearchField } from '../model/resolved.ts'
import { actionKeys } from '../schema/index.ts'
import { schemaFields } from './operation.ts'
import { resolveOwnFields } from './own-fields.ts'
import { resolveSync } from './sync.ts'
import { builtInSchema, schemaName, searchType } from './types.ts'
import { valueReader } from './values.ts'

/** Resolves an entity's own settings: its key, actions, searchable fields, and sync. */
export function resolveEntity(
  manifest: Manifest,
  name: string,
  definitions: Readonly<Record<string, JsonSchema>>,
  report: ReportProblem,
): ResolvedEntity {
  const source = manifest.entities[name]!
  const at = pointer('/entities', name)
  const search = source.search === undefined ? undefined : searchFields(manifest, source, at, definitions, report)
  return {
    ...defined({ description: withEnd(source.description, source.sunset) }),
    key: resolveKey(source.key),
    actions: [...actionKeys(source), ...(search ? ['search'] : [])],
    ...(search && {
      search,
      hit: resolveHit(source, search, pointer(at, 'hit'), report),
      sync: resolveSync(name, source, at, report),
    }),
    ...defined({ ownFields: resolveOwnFields(manifest, source, at, report) }),
    refs: source.refs ?? {},
  }
}

/** Resolves a key: `name`, or `["{{project_id}}", name]`. */
export function resolveKey(source: EntitySource['key'] = 'id'): RecordKey {
  if (typeof source === 'string') return source
  const params = source.flatMap((part) => KEY_PARAM.exec(part)?.[1] ?? [])
  return { params, fields: source.filter((part) => !KEY_PARAM.test(part)) }
}

const KEY_PARAM = /^\{\{(\w+)\}\}$/

function searchFields(
  manifest: Manifest,
  source: EntitySource,
  at: string,
  definitions: Readonly<Record<string, JsonSchema>>,
  report: ReportProblem,
): Record<string, SearchField> {
  const schema = typeof source.search === 'string' ? source.search : nameOfSchema(source)
  const reportAt = (location: string, message: string, on?: 'key') =>
    report({ rule: 'search-fields', pointer: location, message, on })
  if (schema === undefined) {
    reportAt(pointer(at, 'search'), 'Search lists fields of the record schema, but the entity has no schema', 'key')
    return {}
  }
  if (typeof source.search === 'string' && !own(manifest.schemas ?? {}, schema)) {
    const near = didYouMean(schema, Object.keys(manifest.schemas ?? {}))
    reportAt(pointer(at, 'search'), `Cannot find schema "${schema}".${near}`)
  }
  const properties = (own(definitions, schema)?.properties ?? {}) as Record<string, JsonSchema>
  const fields = schemaFields(manifest, schema)
  const listed = listedFields(source.search, properties)
  listed.forEach(({ name, stated }, index) => {
    if (Object.hasOwn(properties, name)) return
    const near = didYouMean(name, Object.keys(fields))
    const location = pointer(at, 'search', index, ...(stated ? [name] : []))
    reportAt(
      location,
      `Search field "${name}" is not in schema "${schema}".${near}`,
      ...(stated ? (['key'] as const) : []),
    )
  })
  const read = valueReader([], report)
  // In the records' own schema, `at` is the vendor's place of the field.
  const isOfRecord = schema === nameOfSchema(source)
  const searchField = ({ name, stated }: ListedField): SearchField => {
    const field = own(fields, name)
    const location = typeof field === 'object' && !isOfRecord ? (field.at ?? undefined) : undefined
    const type = searchType(stated ? builtInSchema(stated) : (own(properties, name) ?? {}), definitions)
    return defined({
      type,
      at: location === undefined ? undefined : read.either(location, pointer('/schemas', schema, name, 'at')),
    })
  }
  return Object.fromEntries(listed.map((field) => [field.name, searchField(field)]))
}

/** One entry of a search list, with the type that replaces the schema's. */
interface ListedField {
  readonly name: string
  readonly stated?: SearchType
}

function listedFields(search: EntitySource['search'], properties: Readonly<Record<string, JsonSchema>>): ListedField[] {
  const entries = typeof search === 'string' ? Object.keys(properties) : (search ?? [])
  return entries.flatMap((entry) =>
    typeof entry === 'string' ? [{ name: entry }] : Object.entries(entry).map(([name, stated]) => ({ name, stated })),
  )
}

/** Returns the schema's name without the marks of a short type. */
function nameOfSchema({ schema }: EntitySource): string | undefined {
  return schema === undefined ? undefined : schemaName(schema)
}

/** Resolves an entity's `hit` to names of searchable fields with paths. Without one, the key names a record and every text is searched. */
function resolveHit(
  { hit, key = 'id' }: EntitySource,
  search: Readonly<Record<string, SearchField>>,
  at: string,
  report: ReportProblem,
): ResolvedHit {
  const fields = Object.keys(search)
  const path = (name: string, location: string) => {
    const steps = Object.hasOwn(search, name) ? [name] : name.split('.')
    const [field = ''] = steps
    if (!own(search, field))
      report({
        rule: 'hit-fields',
        pointer: location,
        message: `Hit field "${name}" is not searchable.${didYouMean(field, fields)}`,
      })
    return steps
  }
  const paths = (names: readonly string[], location: string) =>
    names.map((name, index) => path(name, pointer(location, index)))
  if (hit) {
    const location = pointer(at, 'title')
    const title = typeof hit.title === 'string' ? [path(hit.title, location)] : paths(hit.title, location)
    return { title, text: paths(hit.text ?? [], pointer(at, 'text')) }
  }
  const keys = [key].flat().filter((name) => Object.hasOwn(search, name))
  const texts = fields.filter((name) => search[name]?.type === 'string' && !keys.includes(name))
  return { title: keys.map((name) => [name]), text: texts.map((name) => [name]) }
}
