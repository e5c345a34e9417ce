import type { JsonSchema } from '../../base/json.ts'
import { own, pointer } from '../../base/json.ts'
import { didYouMean } from '../../base/suggest.ts'
import type { EntitySource, Manifest } from '../manifest.ts'
import type { Report } from '../problem.ts'
import type { ResolvedEntity, ResolvedSync, SearchField } from '../resolved.ts'
import { ACTIONS } from '../schema/index.ts'
import { fieldsOf } from './operation.ts'
import { searchType } from './types.ts'
import { valueReader } from './values.ts'

/** An entity's own facts: its key, actions, searchable fields, and how its copy is filled. */
export function resolveEntity(
  manifest: Manifest,
  name: string,
  definitions: Readonly<Record<string, JsonSchema>>,
  report: Report,
): ResolvedEntity {
  const source = manifest.entities[name]!
  const at = pointer('/entities', name)
  const search = source.search === undefined ? undefined : searchFields(manifest, source, at, definitions, report)
  const actions = ACTIONS.filter((action) => source[action] !== undefined)
  return {
    ...(source.description !== undefined && { description: source.description }),
    key: source.key ?? 'id',
    actions: [...actions, ...(search ? ['search'] : [])],
    ...(search && { search, sync: resolveSync(name, source, at, report) }),
    refs: source.refs ?? {},
  }
}

function searchFields(
  manifest: Manifest,
  source: EntitySource,
  at: string,
  definitions: Readonly<Record<string, JsonSchema>>,
  report: Report,
): Record<string, SearchField> {
  const isNamed = typeof source.search === 'string'
  const schema = isNamed ? source.search : source.schema?.replace(/[[\]!?]+$/, '')
  if (schema === undefined) {
    const message = 'Search lists fields of the schema, but the entity has none'
    report({ rule: 'search-fields', pointer: pointer(at, 'search'), message, on: 'key' })
    return {}
  }
  const properties = (own(definitions, schema)?.properties ?? {}) as Record<string, JsonSchema>
  if (isNamed && !own(manifest.schemas ?? {}, schema)) {
    const message = `Cannot find schema "${schema}".${didYouMean(schema, Object.keys(manifest.schemas ?? {}))}`
    report({ rule: 'search-fields', pointer: pointer(at, 'search'), message })
  }
  const names = isNamed ? Object.keys(properties) : (source.search as readonly string[])
  names.forEach((name, index) => {
    if (Object.hasOwn(properties, name)) return
    const message = `Search field "${name}" is not in schema "${schema}".${didYouMean(name, Object.keys(fieldsOf(manifest, schema)))}`
    report({ rule: 'search-fields', pointer: pointer(at, 'search', index), message })
  })
  const read = valueReader([], report)
  const fields = fieldsOf(manifest, schema)
  return Object.fromEntries(
    names.map((name) => {
      const field = own(fields, name)
      const place = typeof field === 'object' ? field.at : undefined
      const found = place === undefined ? {} : { at: read.locator(place, pointer('/schemas', schema, name, 'at')) }
      return [name, { type: searchType(own(properties, name) ?? {}, definitions), ...found }]
    }),
  )
}

function resolveSync(name: string, source: EntitySource, at: string, report: Report): ResolvedSync {
  const { sync = {} } = source
  const read = valueReader(['since', ...Object.keys(sync.each ?? {})], report)
  const listing = source.list ? 'list' : 'api_search'
  return {
    from: sync.from ?? `${name}.${listing}`,
    ...(sync.field !== undefined && { field: sync.field }),
    ...(sync.param !== undefined && { param: sync.param }),
    with: read.entries(sync.with, pointer(at, 'sync', 'with')),
    each: sync.each ?? {},
    ...(sync.start !== undefined && { start: sync.start }),
    lookbackSeconds: sync.lookback ?? 0,
  }
}
