/** The pages of one listing, below one parent or without any: records, or the changes of records. */
import { setTimeout as delay } from 'node:timers/promises'
import {
  type Call,
  ConnectorError,
  executeRaw,
  iterateRaw,
  type Json,
  type Params,
  type RawResult,
} from 'plugboard/runtime'
import {
  changedRecordParams,
  changeReader,
  extentReader,
  isBefore,
  isGathered,
  lastChanges,
  later as laterOf,
  maxChangesOf,
  type RecordChange,
  tokenOf,
} from 'plugboard/internal'
import type { Database } from '../../store/index.ts'
import { PacedOut } from '../rate/pace.ts'
import { copyOf } from '../state/services.ts'
import type { SkippedParent } from '../state/skipped-parents.ts'
import type { Checkpoint, EntityPage } from '../state/checkpoint.ts'
import type { EntityRunContext } from './context.ts'
import { copiedEntity, type EntitySync, syncOperation } from '../state/entities.ts'
import { type Parents, storedFields } from './parents.ts'

/** More changed than can be asked for record by record, or the third party no longer takes its own token: the entity is read whole instead. */
export class ReadWhole extends Error {}

/** The listing of later runs. */
export type ChangeListing = NonNullable<EntitySync['later']>

type RecordRead = NonNullable<ChangeListing['read']>

/** What the pages of an entity run are read with. */
export interface EntityRunOptions extends EntityRunContext {
  readonly database: Database
  readonly entity: string
  /** Requests of a run that reads everything, as far as known. */
  readonly fullRequests: number | null
}

/** An entity run with the listing that it reads. */
export interface ListingRun extends EntityRunOptions {
  readonly listing: EntitySync | ChangeListing
  /** The same listing where it is that of a later run. */
  readonly later?: ChangeListing | undefined
  readonly start: string | undefined
  readonly checkpoint: Checkpoint
  /** The parents that runs skip, by their keys. */
  readonly skipped: ReadonlyMap<string, SkippedParent>
  /** The params that name the parents of a run that reads everything. */
  readonly params: readonly string[]
  /** Whether what the list of a parent does not name was deleted. */
  readonly isWhole: boolean
  /** How many pages were read under this lease, and how many parents failed since. */
  readonly progress: { pages: number; failing: number }
}

/** Pages of records as they come, up to the first with records from before `since`. */
export async function* recordPages(run: ListingRun, params: Params, parents: Parents): AsyncGenerator<EntityPage> {
  const { field } = run.listing
  const extentOf = field === undefined ? () => undefined : extentReader(field)
  for await (const { raw, ...about } of pagesOf(run, params, parents)) {
    const extent = extentOf(raw)
    const newest = tokenOf(run.listing, raw) ?? extent?.newest
    const isLast = extent !== undefined && isSeenBefore(run, extent.oldest)
    yield {
      raw: isLast ? { ...raw, next: null } : raw,
      at: parents.at,
      ...about,
      newest,
    }
    if (isLast) return
  }
}

/** Pages of changes, each with the records it holds. */
export async function* changePages(run: ListingRun, later: ChangeListing, params: Params, { at, ...parents }: Parents) {
  const read = changeReader(later, copiedEntity(run.plan.manifest, run.entity).key)
  const extentOf = later.field === undefined ? () => undefined : extentReader(later.field)
  for await (const { raw, ...about } of pagesOf(run, params, { at, ...parents })) {
    const newest = tokenOf(later, raw) ?? extentOf(raw)?.newest
    const page = changesPage(lastChanges(read(raw), false), raw.next, raw.meta)
    yield { ...page, at, ...about, newest }
  }
}

/** A page of the records that changes hold, with the keys of those that were deleted. */
function changesPage(changes: readonly RecordChange[], next: RawResult['next'], meta: RawResult['meta']) {
  const records = changes.flatMap(({ record }) => record ?? [])
  const raw: RawResult = {
    records: Buffer.from(`[${records.join(',')}]`),
    count: records.length,
    starts: [],
    meta,
    next,
  }
  return { raw, deleted: changes.flatMap(({ key, isDeleted }) => (isDeleted ? [key] : [])) }
}

/** All changes as one page: what they hold, or what is read of the records they name. @throws ReadWhole */
export async function gatheredPage(
  run: ListingRun,
  later: ChangeListing,
  params: Params,
  parents: Parents,
): Promise<EntityPage> {
  const read = changeReader(later, copiedEntity(run.plan.manifest, run.entity).key)
  const changes: RecordChange[] = []
  const requestedAt = run.services.now()
  let requests = 0
  let newest: Json | undefined
  for await (const page of recordPages(run, params, parents)) {
    requests += page.requests
    changes.push(...read(page.raw))
    if (page.newest !== undefined) newest = newest === undefined ? page.newest : laterOf(newest, page.newest)
    if (changes.length > maxChangesOf(later)) throw new ReadWhole()
  }
  let records = lastChanges(changes, later.newestFirst === true)
  if (later.read) {
    records = await unknownTo(run, records)
    requests += records.filter(({ isDeleted }) => !isDeleted).length
    records = await readEach(run, later.read, records)
  }
  return { ...changesPage(records, null, {}), at: parents.at, requests, requestedAt, newest }
}

/** The changes that the copy does not have: runs ask for some minutes twice. */
async function unknownTo(run: ListingRun, changes: readonly RecordChange[]): Promise<RecordChange[]> {
  const { database, plan, lease, entity, listing, checkpoint } = run
  const copy = copyOf(plan, lease, entity)
  const held = await storedFields(
    database,
    copy,
    checkpoint.generation,
    listing.field ?? '',
    changes.map(({ key }) => key),
  )
  return changes.filter(({ key, at, isDeleted }) => isDeleted || at === undefined || held.get(key) !== at)
}

/** Reads each changed record by its key; one that is not found was deleted. */
async function readEach(
  run: ListingRun,
  { from, with: entries }: RecordRead,
  changes: readonly RecordChange[],
): Promise<RecordChange[]> {
  const [entity = '', action = ''] = from.split('.')
  const operation = syncOperation(run.plan.manifest, from)
  // One by one it must not cost more than the whole list.
  if (changes.length > (run.fullRequests ?? Infinity)) throw new ReadWhole()
  const read: RecordChange[] = []
  for (const change of changes) {
    const call = { entity, action, params: changedRecordParams(entries, operation, change.key) }
    if (!change.isDeleted) await waitForRate(run, from)
    read.push(change.isDeleted ? change : await readOne(run, call, change))
  }
  return read
}

async function readOne(
  { plan, connection, signal }: ListingRun,
  call: Call,
  change: RecordChange,
): Promise<RecordChange> {
  try {
    const { records } = await executeRaw(plan, call, connection, { signal })
    return { ...change, record: records ? Buffer.from(records).toString() : change.record }
  } catch (error) {
    if (!isNotFound(error)) throw error
    return { key: change.key, isDeleted: true }
  }
}

function isNotFound(error: unknown): error is ConnectorError {
  return error instanceof ConnectorError && error.code === 'record_not_found'
}

/** Whether a page of a listing with the newest first ends with records from before `since`. */
function isSeenBefore({ listing, checkpoint }: ListingRun, oldest: Json): boolean {
  const isNewestFirst = 'newestFirst' in listing && listing.newestFirst === true
  return !checkpoint.isFull && isNewestFirst && checkpoint.since !== undefined && isBefore(oldest, checkpoint.since)
}

/** The pages for some parents, each with its requests and whether it is the last of its window of time; no more when the parents do not exist any more. @throws PacedOut */
async function* pagesOf(run: ListingRun, params: Params, { at }: Parents) {
  const { plan, connection, signal, listing } = run
  const [entity = '', action = ''] = listing.from.split('.')
  let requests = 0
  const options = { signal, maxPages: Infinity, onRequest: () => void requests++ }
  const pages = iterateRaw(plan, { entity, action, params }, connection, options)
  const { windows } = syncOperation(plan.manifest, listing.from)
  const { now } = run.services
  let begin = windows && params[windows.from]
  try {
    for (;;) {
      await waitForRate(run, listing.from)
      const requestedAt = now()
      const { value: raw, done } = await pages.next()
      if (done) return
      run.progress.pages++
      const nextBegin = windows && raw.next?.[windows.from]
      yield { raw, requests, requestedAt, endsWindow: nextBegin !== begin }
      if (raw.next === null) return
      begin = nextBegin
      requests = 0
    }
  } catch (error) {
    if (isRefusedToken(run, error)) throw new ReadWhole()
    if (!isNotFound(error)) throw error
    if (at.length === 0) throw noList(listing.from, error)
  } finally {
    await pages.return(undefined)
  }
}

/** Whether a third party refuses what was asked with its token, which may have expired or bring more changes than it gives so. */
function isRefusedToken({ listing, checkpoint }: ListingRun, error: unknown): boolean {
  if (checkpoint.isFull || listing.token === undefined || !(error instanceof ConnectorError)) return false
  return ['upstream_rejected', 'record_not_found', 'upstream_conflict'].includes(error.code)
}

/** The third party answers that there is no such thing where the records of an entity are listed. */
function noList(listing: string, { message }: ConnectorError): ConnectorError {
  return new ConnectorError('upstream_rejected', `Cannot read ${listing}: the list does not exist. ${message}`, {
    sent: true,
    hint: 'Check the environment of the connector: its account or site may not exist.',
  })
}

/** Waits until a request fits into the share of the third party's limit. @throws PacedOut when the lease ends before; nothing is lost by that */
async function waitForRate(
  { plan, lease, until, signal, listing, checkpoint }: ListingRun,
  operation: string,
): Promise<void> {
  const { pace } = lease
  const { rate } = syncOperation(plan.manifest, operation)
  const gathers = !checkpoint.isFull && isGathered(listing)
  const wait = pace.wait(rate)
  if (wait > 0 && !gathers && performance.now() + wait > until) throw new PacedOut(wait)
  pace.take(rate)
  if (wait > 0) await delay(wait, undefined, { signal })
}
