/** Runs the sync of an entity's copy: first and later runs, and deletions. */
import { isObject, type Json, type JsonObject, own, type ResolvedManifest } from 'plugboard/author'
import {
  changedRecordParams,
  changeReader,
  defined,
  extentReader,
  holdsChanges,
  isBefore,
  recordKey,
  lastChanges,
  listingParams,
  sinceOf,
  syncOf,
  tokenOf,
  withChanges,
} from 'plugboard/internal'
import { executeRaw, type Params, type RawResult, type WholeRequest } from 'plugboard/runtime'
import { simulate, Stage } from '../calls/index.ts'
import { type GivenResponse, NOW, ScriptedTransport } from '../base/script.ts'
import type { GivenCopy } from './invent.ts'
import { recordValue } from './values.ts'
import { entityOf, operationOf, ownExchanges } from '../base/manifest.ts'

type Sync = NonNullable<ResolvedManifest['entities'][string]['sync']>
type Later = NonNullable<Sync['later']>

/** The copy of an entity, with its records and responses. */
export interface PlayedCopy {
  readonly stage: Stage
  readonly entity: string
  readonly given: GivenCopy
}

/** A run with the records that it brings. */
export interface PlayedRun {
  readonly shown: JsonObject
  readonly records: readonly JsonObject[]
}

/** Simulates a first run, which lists everything. */
export async function wholeRun(copy: PlayedCopy): Promise<PlayedRun> {
  const { stage, entity, given } = copy
  const { key } = entityOf(stage.plan, entity)
  const sync = syncOf(stage.plan.manifest, entity)
  const requests: Json[] = []
  let records: JsonObject[] = []
  let keys: Json[] = []
  let newest: Json | undefined
  for (const parents of parentsOf(sync.each, given, false)) {
    const params = listingParams(sync, sync.start ?? null, parents)
    const page = await pageOf(copy, sync.from, params, given.whole)
    requests.push(...page.requests)
    records = recordsIn(page.raw)
    newest = newestOf(sync, page.raw)
    keys = records.map((record) => recordKey(key, record, params) ?? null)
  }
  return { shown: defined({ requests, keys, newest }), records }
}

function newestOf(listing: Pick<Sync, 'field' | 'token'>, raw: RawResult): Json | undefined {
  return tokenOf(listing, raw) ?? (listing.field === undefined ? undefined : extentReader(listing.field)(raw)?.newest)
}

/** Simulates a later run, which lists changes since the newest known value. */
export async function laterRun(copy: PlayedCopy, later: Later): Promise<PlayedRun> {
  const { stage, entity, given } = copy
  const sync = syncOf(stage.plan.manifest, entity)
  const mark = given.since
  const since = later.changedParents ? null : sinceOf(later.lookbackSeconds, mark)
  const requests: Json[] = []
  const pages: PlayedRun[] = []
  for (const parents of parentsOf(later.each, given, later.changedParents === true)) {
    const params = listingParams(later, since ?? sync.start ?? null, parents)
    const page = await pageOf(copy, later.from, params, given.later)
    requests.push(...page.requests)
    pages.push({ shown: await changedOf(copy, later, since ?? mark, page.raw, params), records: recordsIn(page.raw) })
  }
  const { historySeconds, most } = later
  const oldest = historySeconds === undefined ? undefined : new Date(NOW - historySeconds * 1000).toISOString()
  return {
    shown: defined({
      since: mark,
      everything_if_older_than: oldest,
      everything_if_more_than: most,
      requests,
      answer: given.later.at(-1)?.body ?? null,
      ...pages[0]?.shown,
    }),
    records: pages.flatMap((page) => page.records),
  }
}

/** Simulates the part of a later run that reads the vendor's list of deletions. */
export async function deletionsRun(copy: PlayedCopy, deletions: Later): Promise<JsonObject> {
  const { stage, entity, given } = copy
  const { key } = entityOf(stage.plan, entity)
  const params = listingParams(deletions, sinceOf(deletions.lookbackSeconds, given.since), {})
  const { requests, raw } = await pageOf(copy, deletions.from, params, given.deletions)
  return { requests, deleted: changeReader(deletions, key)(raw, params).map((change) => change.key) }
}

/** Returns the changes of a page: changed and deleted records, and whether the run ends there. */
async function changedOf(
  copy: PlayedCopy,
  later: Later,
  since: Json,
  raw: RawResult,
  below: Params,
): Promise<JsonObject> {
  const { stage, entity, given } = copy
  const { key } = entityOf(stage.plan, entity)
  const extent = later.field === undefined ? undefined : extentReader(later.field)(raw)
  const mark = tokenOf(later, raw) ?? extent?.newest
  const isLast = later.newestFirst === true && extent !== undefined && isBefore(extent.oldest, since)
  const end = defined({ newest: mark, ends_here: later.newestFirst ? isLast : undefined })
  if (!holdsChanges(later))
    return { keys: recordsIn(raw).map((record) => recordKey(key, record, below) ?? null), ...end }
  const changes = lastChanges(changeReader(later, key)(raw, below), later.newestFirst === true)
  const held = changes.filter(({ isDeleted }) => !isDeleted)
  const [first] = held
  const reads: Json[] = []
  if (later.read && first) {
    const { from, with: entries } = later.read
    const params = changedRecordParams(entries, operationOf(stage.plan, from), first.key)
    reads.push(...(await pageOf(copy, from, params, given.read)).requests)
  }
  return defined({
    keys: held.map((change) => change.key),
    with_records: held.some(({ record }) => record !== undefined) || undefined,
    deleted: changes.filter(({ isDeleted }) => isDeleted).map((change) => change.key),
    reads: reads.length > 0 ? reads : undefined,
    ...end,
  })
}

/** Returns the first page of a listing, with its requests. */
async function pageOf({ stage }: PlayedCopy, id: string, params: Params, responses: readonly GivenResponse[]) {
  const [entity = '', action = ''] = id.split('.')
  const whole = new Stage(withChanges(stage.plan))
  const operation = operationOf(whole.plan, id)
  const given = ownExchanges(operation, responses)
  const transport = new ScriptedTransport(given, operation.parts && simulate(stage.plan, 10, 1))
  const raw = await executeRaw(whole.plan, { entity, action, params }, whole.connect(transport))
  const requests = ownExchanges(operation, transport.requests)
  return { raw, requests: requests.map((request) => whole.shown(request as WholeRequest, id)) }
}

function recordsIn({ records }: RawResult): JsonObject[] {
  const value = records === null ? [] : (JSON.parse(Buffer.from(records).toString()) as Json)
  return [value].flat().filter((record): record is JsonObject => isObject(record))
}

/** Returns the params for the parents below which a listing is repeated: given records, and constants. */
function parentsOf(each: Sync['each'], given: GivenCopy, isNarrowed: boolean): Params[] {
  return Object.entries(each).reduce<Params[]>(
    (all, [param, target]) => {
      const values = typeof target === 'string' ? valuesOf(target, given, isNarrowed) : target
      return all.flatMap((params) => values.map((value) => ({ ...params, [param]: value })))
    },
    [{}],
  )
}

/** Returns the values of `bases.id` in the given records; only in changed parents if a run lists only below these. */
function valuesOf(target: string, given: GivenCopy, isNarrowed: boolean): Json[] {
  const [entity = '', ...path] = target.split('.')
  const groups = [given.parents, ...(isNarrowed ? [] : [given.unchangedParents])]
  return groups.flatMap((group) => {
    const record = own(group, entity)
    const value = record === undefined ? undefined : recordValue(record, path)
    return value === undefined ? [] : [value]
  })
}
