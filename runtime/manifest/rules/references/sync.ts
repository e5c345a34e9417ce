import { type JsonSchema, own, pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import type { EntitySource, LaterSource, ListingSource, Manifest, SyncSource } from '../../model/manifest.ts'
import type { ResolvedManifest, ResolvedOperation } from '../../model/resolved.ts'
import { type ManifestRule, neededParams, paramsOf, type RuleContext } from '../rule.ts'
import { problemOfField, problemOfTarget } from './targets.ts'

/**
 * Requires that `sync` lists by existing operations, their params, and fields of the schema. `search` needs such a listing, and
 * settings of later runs must have an effect.
 */
export const sync: ManifestRule = {
  name: 'sync',
  check(context) {
    for (const [name, entity] of Object.entries(context.manifest.entities)) {
      const { search, hit, sync: source, changes } = entity
      if ([search, hit, source, changes].every((part) => part === undefined)) continue
      checkEntity(context, name, entity)
    }
  },
}

type ReportAt = (keys: string[], message: string | undefined, on?: 'key') => void
type Operations = Readonly<Record<string, ResolvedOperation>>

function checkEntity({ manifest, resolved, report }: RuleContext, name: string, entity: EntitySource): void {
  const at = pointer('/entities', name)
  const reportAt: ReportAt = (keys, message, on) =>
    message === undefined || report({ rule: 'sync', pointer: pointer(at, ...keys), message, on })
  const { sync: source = {}, changes, search } = entity
  const operations = withChanges(resolved)
  if (search === undefined)
    for (const key of ['hit', 'sync', 'changes'] as const)
      if (entity[key]) reportAt([key], `Entity "${name}" has ${key}, but no search that uses it`, 'key')
  if (source.field !== undefined) reportAt(['sync', 'field'], problemOfField(manifest, name, source.field))
  const from = source.from ?? `${name}.${entity.list ? 'list' : 'api_search'}`
  const isKnown = own(resolved.operations, from) !== undefined
  if (isKnown) checkListing(manifest, operations, source, from, prefixed(reportAt, 'sync'))
  else if (source.from !== undefined) reportAt(['sync', 'from'], unknown(from, resolved.operations))
  else if (search !== undefined)
    reportAt(['search'], `Entity "${name}" has search, but neither a list nor sync.from to fill its copy`, 'key')
  for (const [param, parent] of parentsOf(source))
    if (leadsTo(manifest, parent, name))
      reportAt(['sync', 'each', param], `Entity "${name}" is its own parent: its first copy would wait for itself`)
  checkLater(manifest, operations, { name, from, source, changes }, reportAt)
  checkDeletions(manifest, operations, from, source, prefixed(reportAt, 'sync'))
}

/** Checks that a list of deletions is another list, or narrows that of records, and that runs with their own mark read it. */
function checkDeletions(
  manifest: Manifest,
  operations: Operations,
  listed: string,
  source: SyncSource,
  reportAt: ReportAt,
): void {
  const { deletions, field, token, each } = source
  if (!deletions) return
  const from = deletions.from ?? listed
  if (own(operations, from)) checkListing(manifest, operations, deletions, from, prefixed(reportAt, 'deletions'))
  else reportAt(['deletions', 'from'], unknown(from, operations))
  if (each) reportAt(['deletions'], 'deletions cannot be combined with each: it has no parents', 'key')
  else if (!asksSince(deletions)) reportAt(['deletions'], 'Let deletions ask with param or {{since}}', 'key')
  else if ((field ?? source.later?.field) === undefined || token !== undefined)
    reportAt(['deletions'], 'deletions needs later runs that ask by a field', 'key')
}

/** Returns the entities below which the first run lists, by param. */
function parentsOf({ each = {} }: SyncSource): [param: string, entity: string][] {
  return Object.entries(each).flatMap(([param, target]) =>
    typeof target === 'string' ? [[param, target.split('.')[0]!] as [string, string]] : [],
  )
}

/** Whether one entity is another one, or is listed below it. */
function leadsTo(manifest: Manifest, from: string, to: string, seen: readonly string[] = []): boolean {
  if (from === to) return true
  const { sync = {} } = own(manifest.entities, from) ?? {}
  return !seen.includes(from) && parentsOf(sync).some(([, parent]) => leadsTo(manifest, parent, to, [...seen, from]))
}

function withChanges({ operations, changes = {} }: ResolvedManifest): Operations {
  const named = Object.entries(changes).map(([entity, one]) => [`${entity}.changes`, one] as const)
  return { ...operations, ...Object.fromEntries(named) }
}

function unknown(id: string, operations: Operations): string {
  return `Cannot find operation "${id}".${didYouMean(id, Object.keys(operations))}`
}

function prefixed(reportAt: ReportAt, ...prefix: string[]): ReportAt {
  return (keys, message, on) => reportAt([...prefix, ...keys], message, on)
}

interface Sources {
  readonly name: string
  /** The operation of first runs. */
  readonly from: string
  readonly source: SyncSource
  readonly changes: EntitySource['changes']
}

/** Checks later runs. */
function checkLater(
  manifest: Manifest,
  operations: Operations,
  { name, from, source, changes }: Sources,
  reportEntity: ReportAt,
): void {
  const reportAt = prefixed(reportEntity, 'sync')
  const { later, field, param, newest_first: isNewestFirst, changed_parents: isByParents } = source
  if (!later && changes) reportEntity(['changes'], 'These changes are never requested: add sync.later', 'key')
  if (!later && field !== undefined && !asksSince(source) && !isNewestFirst)
    reportAt(['field'], 'The field has no effect: use param, {{since}} or newest_first to let later runs read less')
  if (source.token !== undefined) checkToken(operations, from, source, source.token, reportAt)
  if (isNewestFirst && field === undefined)
    reportAt(['newest_first'], 'newest_first needs the field by which pages are sorted')
  const parents = Object.values(source.each ?? {}).filter((target) => typeof target === 'string')
  if (isByParents && (parents.length !== 1 || param !== undefined))
    reportAt(['changed_parents'], 'changed_parents needs exactly one entity under each and no param')
  if (!later) return
  const reportLater = prefixed(reportAt, 'later')
  const id = later.from ?? (changes ? `${name}.changes` : from)
  const operation = own(operations, id)
  if (!operation) return reportLater(['from'], unknown(id, operations))
  checkListing(manifest, operations, later, id, reportLater)
  if (later.field === undefined && source.token === undefined)
    reportLater(['field'], 'Later runs need the field that grows with each change')
  checkChanges(manifest, operations, name, later, reportLater)
}

/** Whether a listing sends a value of the previous run. */
function asksSince({ param, with: values = {} }: Pick<SyncSource, 'param' | 'with'>): boolean {
  return param !== undefined || JSON.stringify(values).includes('since')
}

/** Keys for other marks than a token, and keys that need a mark in time. */
const OTHER_MARKS: ReadonlySet<string> = new Set([
  'field', 'each', 'newest_first', 'changed_parents', 'lookback', 'start', 'history_days',
]) // prettier-ignore

/** Checks a token. It is in the metadata of the lists, sent with requests, and replaces every other mark. */
function checkToken(operations: Operations, from: string, source: SyncSource, token: string, reportAt: ReportAt): void {
  for (const id of new Set([from, source.later?.from ?? from])) {
    const { meta } = own(operations, id) ?? {}
    if (meta && !Object.hasOwn(meta, token))
      reportAt(['token'], `${id} has no metadata "${token}".${didYouMean(token, Object.keys(meta))}`)
  }
  if (!asksSince(source.later ?? source))
    reportAt(['token'], 'The token has no effect: use it in a param or with {{since}} in later runs')
  for (const [at, listing] of [[[], source] as const, [['later'], source.later ?? {}] as const])
    for (const key of Object.keys(listing).filter((name) => OTHER_MARKS.has(name)))
      reportAt([...at, key], `${key} cannot be combined with token: a list has only one token`, 'key')
}

/** Checks a list of changes, and the reading of changed records. */
function checkChanges(
  manifest: Manifest,
  operations: Operations,
  name: string,
  later: LaterSource,
  reportAt: ReportAt,
): void {
  const { field, record, id, read, newest_first: isNewestFirst } = later
  if (field !== undefined && record === undefined && id === undefined)
    reportAt(['field'], problemOfField(manifest, name, field))
  if (isNewestFirst && field === undefined) reportAt(['newest_first'], 'newest_first needs field')
  if (record !== undefined && !/^\$(?:\.[A-Za-z_][\w-]*)+$/.test(record))
    reportAt(['record'], `"${record}" must lead to the record by names, such as $.data.object`)
  if (read === undefined) return
  const operation = own(operations, read.from)
  if (!operation) return reportAt(['read', 'from'], unknown(read.from, operations))
  if (neededParams(operation).length !== 1)
    reportAt(['read', 'from'], `${read.from} must have one required param, which takes the key`)
  for (const param of Object.keys(read.with ?? {}))
    reportAt(['read', 'with', param], problemOfParam(read.from, operation, param), 'key')
}

function problemOfParam(id: string, operation: ResolvedOperation, name: string): string | undefined {
  const params = paramsOf(operation)
  if (operation.open !== undefined || Object.hasOwn(params, name)) return undefined
  return `"${name}" is not a param of ${id}.${didYouMean(name, Object.keys(params))}`
}

/** Checks the params of a listing, and its parent entities. */
function checkListing(
  manifest: Manifest,
  operations: Operations,
  source: ListingSource,
  id: string,
  reportAt: ReportAt,
): void {
  const operation = operations[id]!
  if (source.param !== undefined) reportAt(['param'], problemOfParamPath(source.param, id, operation))
  for (const name of Object.keys(source.with ?? {}))
    reportAt(['with', name], problemOfParam(id, operation, name), 'key')
  for (const [name, target] of Object.entries(source.each ?? {})) {
    reportAt(['each', name], problemOfParam(id, operation, name), 'key')
    if (typeof target !== 'string') continue
    const [entity = ''] = target.split('.')
    const isListed = own(operations, `${entity}.list`) ?? own(operations, `${entity}.api_search`)
    const unlisted = isListed ? undefined : `Entity "${entity}" has no list operation for each to follow`
    reportAt(['each', name], problemOfTarget(manifest, target) ?? unlisted)
  }
}

/** Returns the problem of a param or of a value in it: `created.gte` is part of `created`, an object that may contain `gte`. */
function problemOfParamPath(path: string, id: string, operation: ResolvedOperation): string | undefined {
  const params = paramsOf(operation)
  if (Object.hasOwn(params, path)) return undefined
  const [name = '', inner] = path.split('.')
  const problem = problemOfParam(id, operation, name)
  if (problem !== undefined || inner === undefined) return problem
  const properties = own(params, name)?.properties as Record<string, JsonSchema> | undefined
  if (!properties || Object.hasOwn(properties, inner)) return undefined
  return `Param "${name}" has no field "${inner}".${didYouMean(inner, Object.keys(properties))}`
}
