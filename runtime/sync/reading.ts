/** The pages of a listing, of records or changes. The caller fetches them. */
import { ConnectorError } from '../base/errors.ts'
import { own, type Json, type Params } from '../base/json.ts'
import type { UnfitElement } from '../base/unfit.ts'
import { listOfTexts } from '../json-text/index.ts'
import type { RecordKey } from '../language/record-key.ts'
import type { ResolvedLater, ResolvedListing, ResolvedManifest } from '../manifest/index.ts'
import {
  changeReader,
  holdsChanges,
  isGathered,
  lastChanges,
  maxChangesOf,
  type RecordChange,
  type RecordTexts,
} from './changes.ts'
import { changedRecordParams } from './listing.ts'
import { extentReader, isBefore, newestOf, tokenOf } from './since.ts'

/** A page of a list, with its records as JSON text. */
export interface RawListPage extends RecordTexts {
  readonly count: number
  readonly meta: Readonly<Record<string, Json>>
  readonly next: Params | null
}

/** A fetched page of a list. */
export interface FetchedPage {
  readonly raw: RawListPage
  /** The number of its requests. */
  readonly requests: number
  /** The time of its request, in milliseconds since 1970. */
  readonly requestedAt: number
  /** The elements of its list that are no records. */
  readonly unfit?: readonly UnfitElement[] | undefined
  /** Its size, if a larger page was too much. */
  readonly pageSize?: number | undefined
  /** Whether the list began again with it: the third party no longer knew the place. */
  readonly isRestart?: boolean
}

/** A page of records, or of resolved changes. */
export interface ListingPage extends FetchedPage {
  /** The newest value of the incremental field on it. */
  readonly newest?: Json
  /** Keys of records that were deleted. */
  readonly deleted?: readonly string[]
  /** Whether the list ends here at the vendor's cap, and may have further records. */
  readonly isCut?: boolean
}

/** A listing, and the functions that read it. */
export interface ListingReading {
  readonly manifest: ResolvedManifest
  readonly entity: string
  readonly listing: ResolvedListing
  /** The same listing if it asks for changes. */
  readonly later?: ResolvedLater | undefined
  /** The value from which it asks for changes. */
  readonly since?: Json | undefined
  /** Whether it lists below parents, which may no longer exist. */
  readonly isBelow: boolean
  /** Number of times that the list has begun again, in a run that may have been interrupted. */
  readonly restarts: number
  /** Maximum number of records that are read by their keys; more throw `ReadWhole`. */
  readonly maxReads: number
  /** Milliseconds since 1970. */
  now(): number
  /** Fetches the pages of the list, from the one with these params. */
  pages(params: Params): AsyncIterable<FetchedPage>
  /** Reads one record, as JSON text. */
  read(call: { readonly entity: string; readonly action: string; readonly params: Params }): Promise<string | undefined>
  /** The changes that are still unknown: runs overlap by some minutes. */
  unknown(changes: readonly RecordChange[]): Promise<readonly RecordChange[]>
}

/** The entity has to be read whole: too many records changed, or the third party refuses its token. */
export class ReadWhole extends Error {}

/** A listing, with the params of its first page. */
interface BegunReading extends ListingReading {
  readonly first: Params
}

/** Maximum number of times that a list begins again in a run. */
const MAX_RESTARTS = 3

/**
 * The pages of a listing. It begins again where the third party no longer knows the place: records and changes have keys.
 * @param first the params of its first page
 * @param next the params of the page to continue with
 * @throws ReadWhole; ConnectorError of fetching
 */
export async function* readPages(given: ListingReading, first: Params, next?: Params): AsyncGenerator<ListingPage> {
  const { later } = given
  const reading = { ...given, first }
  const isChanges = later !== undefined && holdsChanges(later)
  const pages = !isChanges
    ? recordPages(reading, next ?? first)
    : isGathered(later)
      ? gatheredPages(reading, later, first)
      : changePages(reading, later, next ?? first)
  let isBegun = next !== undefined
  try {
    for await (const page of pages) {
      isBegun = true
      yield page
    }
  } catch (error) {
    if (!isCap(error)) throw error
    // No later run would ask for the changes behind the cap.
    if (isChanges || later?.newestFirst) throw new ReadWhole()
    if (!isBegun) throw error
    yield { raw: EMPTY, requests: 0, requestedAt: reading.now(), isCut: true }
  }
}

const EMPTY: RawListPage = { records: null, count: 0, starts: [], meta: {}, next: null }

/** The pages of records, up to the first with records from before `since`. */
async function* recordPages(reading: BegunReading, params: Params): AsyncGenerator<ListingPage> {
  const { listing, later, since } = reading
  const { field } = listing
  const extentOf = field === undefined ? () => undefined : extentReader(field)
  for await (const page of fetchedPages(reading, params)) {
    const { raw } = page
    const extent = extentOf(raw)
    const newest = tokenOf(listing, raw) ?? extent?.newest
    // A page of a listing with the newest first that ends with records from before.
    const isLast = later?.newestFirst === true && since !== undefined && !!extent && isBefore(extent.oldest, since)
    yield { ...page, raw: isLast ? { ...raw, next: null } : raw, newest }
    if (isLast) return
  }
}

/** Pages of changes, each with the records it holds. */
async function* changePages(reading: BegunReading, later: ResolvedLater, params: Params): AsyncGenerator<ListingPage> {
  const read = changeReader(later, keyOf(reading))
  const extentOf = later.field === undefined ? () => undefined : extentReader(later.field)
  for await (const { raw, ...about } of fetchedPages(reading, params)) {
    const newest = tokenOf(later, raw) ?? extentOf(raw)?.newest
    yield { ...about, ...changesPage(lastChanges(read(raw, params), false), raw), newest }
  }
}

/** A page of the records that changes hold, with the keys of deleted records. */
function changesPage(changes: readonly RecordChange[], { meta, next }: Pick<RawListPage, 'meta' | 'next'>) {
  const records = changes.flatMap(({ record }) => record ?? [])
  const raw: RawListPage = {
    records: listOfTexts(records).records,
    count: records.length,
    starts: [],
    meta,
    next,
  }
  return { raw, deleted: changes.flatMap(({ key, isDeleted }) => (isDeleted ? [key] : [])) }
}

/** All changes as one page: what they hold, or what is read of the records they name. @throws ReadWhole */
async function* gatheredPages(
  reading: BegunReading,
  later: ResolvedLater,
  params: Params,
): AsyncGenerator<ListingPage> {
  const read = changeReader(later, keyOf(reading))
  const changes: RecordChange[] = []
  const unfit: UnfitElement[] = []
  const requestedAt = reading.now()
  let requests = 0
  let [newest, pageSize]: [Json | undefined, number | undefined] = [undefined, undefined]
  for await (const page of recordPages(reading, params)) {
    requests += page.requests
    pageSize = page.pageSize ?? pageSize
    changes.push(...read(page.raw, params))
    unfit.push(...(page.unfit ?? []))
    newest = newestOf(newest, page.newest)
    if (changes.length > maxChangesOf(later)) throw new ReadWhole()
  }
  let records: readonly RecordChange[] = lastChanges(changes, later.newestFirst === true)
  if (later.read) {
    records = await reading.unknown(records)
    requests += records.filter(({ isDeleted }) => !isDeleted).length
    records = await readEach(reading, later.read, records)
  }
  yield { ...changesPage(records, { meta: {}, next: null }), requests, requestedAt, newest, unfit, pageSize }
}

/** Reads each changed record by its key; one that is not found was deleted. */
async function readEach(
  { manifest, maxReads, read }: ListingReading,
  { from, with: entries }: NonNullable<ResolvedLater['read']>,
  changes: readonly RecordChange[],
): Promise<RecordChange[]> {
  const [entity = '', action = ''] = from.split('.')
  const operation = own(manifest.operations, from)
  if (!operation) throw new Error(`Cannot read ${entity} by ${from}: ${manifest.kind} has no such operation`)
  // One by one it must not cost more than the whole list.
  if (changes.length > maxReads) throw new ReadWhole()
  const done: RecordChange[] = []
  for (const change of changes) {
    const call = { entity, action, params: changedRecordParams(entries, operation, change.key) }
    done.push(change.isDeleted ? change : await readOne(read, call, change))
  }
  return done
}

async function readOne(
  read: ListingReading['read'],
  call: Parameters<ListingReading['read']>[0],
  change: RecordChange,
): Promise<RecordChange> {
  try {
    const record = await read(call)
    return record === undefined ? change : { ...change, record }
  } catch (error) {
    if (!isNotFound(error)) throw error
    return { key: change.key, isDeleted: true }
  }
}

/** The pages from some params on; none below parents that no longer exist. */
async function* fetchedPages(reading: BegunReading, params: Params): AsyncGenerator<FetchedPage> {
  let hasPlace = params !== reading.first
  try {
    for await (const page of reading.pages(params)) {
      yield page
      hasPlace = true
    }
  } catch (error) {
    if (isRefusedToken(reading, error)) throw new ReadWhole()
    if (hasPlace && isExpired(error) && reading.restarts < MAX_RESTARTS) yield* restartedPages(reading)
    else if (!isNotFound(error)) throw error
    else if (!reading.isBelow) throw noList(reading.listing.from, error)
  }
}

async function* restartedPages(reading: BegunReading): AsyncGenerator<FetchedPage> {
  let isRestart = true
  for await (const page of fetchedPages({ ...reading, restarts: reading.restarts + 1 }, reading.first)) {
    yield isRestart ? { ...page, isRestart } : page
    isRestart = false
  }
}

function keyOf({ manifest, entity }: ListingReading): RecordKey {
  return own(manifest.entities, entity)?.key ?? ''
}

function isExpired(error: unknown): boolean {
  return error instanceof ConnectorError && error.code === 'cursor_expired'
}

function isNotFound(error: unknown): error is ConnectorError {
  return error instanceof ConnectorError && error.code === 'record_not_found'
}

/** Whether the third party has no page further on, whatever the list has left. */
function isCap(error: unknown): boolean {
  return error instanceof ConnectorError && error.code === 'result_window'
}

/** Whether the third party refuses its token, which may have expired or have too many changes. */
function isRefusedToken({ listing, later }: ListingReading, error: unknown): boolean {
  if (!later || listing.token === undefined || !(error instanceof ConnectorError)) return false
  return ['cursor_expired', 'upstream_rejected', 'record_not_found', 'upstream_conflict'].includes(error.code)
}

/** The error for a list that does not exist. */
function noList(listing: string, { message }: ConnectorError): ConnectorError {
  return new ConnectorError('upstream_rejected', `Cannot read ${listing}: the list does not exist. ${message}`, {
    sent: true,
    hint: 'Check the environment of the connector: its account or site may not exist.',
  })
}
