import { pointer } from '../../base/json.ts'
import type { EntitySource, LaterSource, ListingSource } from '../model/manifest.ts'
import type { ReportProblem } from '../source/problems.ts'
import type { ResolvedLater, ResolvedListing, ResolvedSync } from '../model/resolved.ts'
import { namesInValue, valueReader } from './values.ts'

/** Resolves how an entity's copy is filled, and how later runs ask for what changed. @param at the entity's pointer */
export function resolveSync(name: string, source: EntitySource, at: string, report: ReportProblem): ResolvedSync {
  const { sync = {} } = source
  const syncAt = pointer(at, 'sync')
  const from = sync.from ?? `${name}.${source.list ? 'list' : 'api_search'}`
  const first = { ...listingOf(sync, from, syncAt, report), ...(sync.token !== undefined && { token: sync.token }) }
  const later = laterOf(name, source, first, syncAt, report)
  return { ...first, ...(sync.start !== undefined && { start: sync.start }), ...(later && { later }) }
}

function listingOf(source: ListingSource, from: string, at: string, report: ReportProblem): ResolvedListing {
  const read = valueReader(['since', ...Object.keys(source.each ?? {})], report)
  return {
    from,
    ...(source.field !== undefined && { field: source.field }),
    ...(source.param !== undefined && { param: source.param }),
    with: read.entries(source.with, pointer(at, 'with')),
    each: source.each ?? {},
    lookbackSeconds: source.lookback ?? 0,
  }
}

/** The listing of later runs: one of its own, or the first one where it can be asked for less. */
function laterOf(
  name: string,
  { sync = {}, changes }: EntitySource,
  first: ResolvedListing,
  at: string,
  report: ReportProblem,
): ResolvedLater | undefined {
  const { later } = sync
  if (later) {
    const from = later.from ?? (changes ? `${name}.changes` : first.from)
    const listing = {
      ...listingOf(later, from, pointer(at, 'later'), report),
      ...(first.token && { token: first.token }),
    }
    return withChanges(listing, later, pointer(at, 'later'), report)
  }
  const asksSince = sync.param !== undefined || first.with.some(({ value }) => namesInValue(value).includes('since'))
  const isNewestFirst = sync.newest_first === true
  if (sync.changed_parents) return { ...first, changedParents: true }
  if ((sync.field ?? sync.token) === undefined || !(asksSince || isNewestFirst)) return undefined
  return { ...first, ...(isNewestFirst && { newestFirst: true }) }
}

function withChanges(listing: ResolvedListing, source: LaterSource, at: string, report: ReportProblem): ResolvedLater {
  const read = valueReader([], report)
  const locator = (key: 'record' | 'id') =>
    source[key] === undefined ? {} : { [key]: read.locator(source[key], pointer(at, key)) }
  const { deleted } = source
  return {
    ...listing,
    ...(source.newest_first && { newestFirst: true }),
    ...locator('record'),
    ...locator('id'),
    ...(source.read && {
      read: { from: source.read.from, with: read.entries(source.read.with, pointer(at, 'read', 'with')) },
    }),
    ...(deleted && {
      deleted: {
        at: read.locator(deleted.at, pointer(at, 'deleted', 'at')),
        ...(deleted.is !== undefined && { is: deleted.is }),
      },
    }),
    ...(source.history_days !== undefined && { historySeconds: source.history_days * 86_400 }),
    ...(source.most !== undefined && { most: source.most }),
  }
}
