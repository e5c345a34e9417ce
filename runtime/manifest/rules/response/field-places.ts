import { pointer, referredName } from '../../../base/json.ts'
import type { Locator } from '../../../language/locator.ts'
import type { Field, LongField, Manifest } from '../../model/manifest.ts'
import type { PlacedField, ResolvedOperation } from '../../model/resolved.ts'
import { readShortType, schemaName } from '../../resolve/types.ts'
import { actionKeys } from '../../schema/index.ts'
import { idOf, levelsOf, type ManifestRule } from '../rule.ts'

/** `at` and `values` give the vendor's place and words of a field: in the schema of records, and inside the record. */
export const fieldPlaces: ManifestRule = {
  name: 'field-places',
  check({ manifest, resolved, report }) {
    const reportAt = (at: string, message: string) => report({ rule: 'field-places', pointer: at, message, on: 'key' })
    const uses = usesOf(manifest)
    for (const [schema, fields] of Object.entries(manifest.schemas ?? {}))
      for (const [name, field] of Object.entries(fields))
        for (const [at, key] of placesIn(field, pointer('/schemas', schema, name))) {
          const problem = problemOf(schema, key, at, uses)
          if (problem !== undefined) reportAt(at, problem)
        }
    for (const operation of Object.values(resolved.operations))
      for (const [name, field] of Object.entries(operation.shape?.fields ?? {}))
        for (const locator of locatorsOf(field)) checkInside(operation, name, locator, reportAt)
    for (const entity of Object.keys(manifest.webhooks?.entities ?? {})) checkEvents(manifest, entity, reportAt)
  },
}

/** The schemas that are only records, records among others, and lists of searchable fields. */
interface SchemaUses {
  readonly records: ReadonlySet<string>
  readonly choices: ReadonlySet<string>
  readonly searches: ReadonlySet<string>
}

function usesOf(manifest: Manifest): SchemaUses {
  const types = levelsOf(manifest).flatMap(({ source }) => (typeof source.schema === 'string' ? [source.schema] : []))
  const names = types.map((type) => readShortType(type).alternatives.map(({ base }) => base))
  const searches = Object.values(manifest.entities).flatMap(({ search }) =>
    typeof search === 'string' ? [search] : [],
  )
  return {
    records: new Set(names.flatMap((all) => (all.length === 1 ? all : []))),
    choices: new Set(names.flatMap((all) => (all.length > 1 ? all : []))),
    searches: new Set(searches),
  }
}

/** Returns each `at` and `values` of a field, and of the fields of a nested object. */
function placesIn(field: Field | undefined, at: string): [at: string, key: 'at' | 'values' | 'null'][] {
  if (typeof field !== 'object') return []
  const { properties = {}, items }: LongField = field
  return [
    ...(field.at === undefined
      ? []
      : [[pointer(at, 'at'), field.at === null ? 'null' : 'at'] as [string, 'at' | 'null']]),
    ...(field.values === undefined ? [] : [[pointer(at, 'values'), 'values'] as [string, 'values']]),
    ...Object.entries(properties).flatMap(([name, inner]) => placesIn(inner, pointer(at, 'properties', name))),
    ...placesIn(items, pointer(at, 'items')),
  ]
}

function problemOf(schema: string, key: 'at' | 'values' | 'null', at: string, uses: SchemaUses): string | undefined {
  const word = key === 'null' ? 'at: null' : key
  if (/\/items\//.test(at)) return `"${word}" cannot be used in the items of a list: place the whole list`
  if (uses.choices.has(schema))
    return `"${word}" cannot be used in "${schema}", which is one of several schemas of a record`
  if (uses.records.has(schema) || (uses.searches.has(schema) && key === 'at')) return undefined
  return uses.searches.has(schema)
    ? `"${word}" cannot be used in a search schema: write it in the schema of the records`
    : `"${word}" has no effect in "${schema}", which is the schema of no records`
}

function locatorsOf(field: PlacedField): Locator[] {
  if ('of' in field) return Object.values(field.of).flatMap(locatorsOf)
  if (field.at === null) return []
  return field.at.in === 'first' ? [...field.at.of] : [field.at]
}

function checkInside(
  operation: ResolvedOperation,
  name: string,
  locator: Locator,
  reportAt: (at: string, message: string) => void,
): void {
  if (locator.in === 'body' || locator.in === 'path' || 'url' in locator) return
  const schema = referredName(operation.record) ?? ''
  const message = `Field "${name}" of ${idOf(operation)} is read from inside the vendor's record: write a place in it, such as $.name`
  reportAt(pointer('/schemas', schema, name), message)
}

/** Reports events with records of this schema. They contain the vendor's record unchanged: a copy would have two forms of one record. */
function checkEvents(manifest: Manifest, entity: string, reportAt: (at: string, message: string) => void): void {
  const { upsert } = manifest.webhooks?.entities?.[entity] ?? {}
  const owner = manifest.entities[entity]
  const schema = schemaName(owner?.schema ?? '')
  const fields = Object.entries(manifest.schemas?.[schema] ?? {})
  if (!upsert || !owner || actionKeys(owner).length === 0) return
  if (!fields.some(([name, field]) => placesIn(field, name).length > 0)) return
  const message = `Records of ${entity} have fields in places of their own, and events have the vendor's: write reread`
  reportAt(pointer('/webhooks/entities', entity, 'upsert'), message)
}
