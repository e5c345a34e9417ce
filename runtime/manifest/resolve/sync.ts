import { defined, pointer } from '../../base/json.ts'
import type { DeletionsSource, EntitySource, LaterSource, ListingSource } from '../model/manifest.ts'
import type { ReportProblem } from '../source/problems.ts'
import type { ResolvedLater, ResolvedListing, ResolvedSync } from '../model/resolved.ts'
import { namesInValue, valueReader } from './values.ts'

/** Resolves an entity's sync and the listing of changes. @param at the entity's pointer */
export function resolveSync(name: string, source: EntitySource, at: string, report: ReportProblem): ResolvedSync {
  const { sync = {} } = source
  const syncAt = pointer(at, 'sync')
  const from = sync.from ?? `${name}.${source.list ? 'list' : 'api_search'}`
  const first = defined({ ...listingOf(sync, from, syncAt, report), token: sync.token })
  const later = laterOf(name, source, first, syncAt, report)
  const deletions = sync.deletions && deletionsOf(sync.deletions, first.from, pointer(syncAt, 'deletions'), report)
  return defined({ ...first, partial: sync.partial, start: sync.start, later, deletions })
}

function listingOf(source: ListingSource, from: string, at: string, report: ReportProblem): ResolvedListing {
  const read = valueReader(['since', ...Object.keys(source.each ?? {})], report)
  return defined({
    from,
    field: source.field,
    param: source.param,
    with: read.entries(source.with, pointer(at, 'with')),
    each: source.each ?? {},
    lookbackSeconds: source.lookback ?? 0,
  })
}

/** Returns the listing of later runs: its own, or the first one if that can be narrowed. */
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
    const listing = defined({ ...listingOf(later, from, pointer(at, 'later'), report), token: first.token })
    return withChanges(listing, later, pointer(at, 'later'), report)
  }
  const asksSince = sync.param !== undefined || first.with.some(({ value }) => namesInValue(value).includes('since'))
  const isNewestFirst = sync.newest_first === true
  if (sync.changed_parents) return { ...first, changedParents: true }
  if ((sync.field ?? sync.token) === undefined || !(asksSince || isNewestFirst)) return undefined
  return isNewestFirst ? { ...first, newestFirst: true } : first
}

/** Resolves a list of deletions: every entry is one. @param listed the operation of the first run */
function deletionsOf(source: DeletionsSource, listed: string, at: string, report: ReportProblem): ResolvedLater {
  return { ...listingOf(source, source.from ?? listed, at, report), deleted: { at: { in: 'body', steps: [] } } }
}

function withChanges(listing: ResolvedListing, source: LaterSource, at: string, report: ReportProblem): ResolvedLater {
  const read = valueReader([], report)
  const { record, id, deleted, history_days: days } = source
  return defined({
    ...listing,
    newestFirst: source.newest_first ? (true as const) : undefined,
    record: record === undefined ? undefined : read.locator(record, pointer(at, 'record')),
    id: id === undefined ? undefined : read.locator(id, pointer(at, 'id')),
    read: source.read && {
      from: source.read.from,
      with: read.entries(source.read.with, pointer(at, 'read', 'with')),
    },
    deleted: deleted && defined({ at: read.locator(deleted.at, pointer(at, 'deleted', 'at')), is: deleted.is }),
    historySeconds: days === undefined ? undefined : days * 86_400,
    most: source.most,
  })
}
