/** A walk over the records of one entity: its pages in order, for one parent after the other, from a place on. */
import { setTimeout as delay } from 'node:timers/promises'
import {
  type Call,
  type Connection,
  ConnectorError,
  executeRaw,
  iterateRaw,
  type Json,
  type Params,
  type Plan,
} from 'plugboard/runtime'
import { compileTemplate, valueLookup, type ValueLookup } from 'plugboard/parts'
import { ServerError } from '../../errors/index.ts'
import { copyState } from '../../search/index.ts'
import type { Database } from '../../store/index.ts'
import {
  type Change,
  changeReader,
  holdsChanges,
  isGathered,
  lastChanges,
  type Later,
  mostOf,
  pageOf,
  TooManyChanges,
} from './changes.ts'
import { type EntitySync, syncOf, withChanges } from './entities.ts'
import { constantAxis, copyAxis, fieldsHeld, type Parents, parentsFrom } from './parents.ts'
import type { Place, WalkPage } from './place.ts'
import { type Pace, PacedOut } from '../schedule/cost.ts'
import { type ConnectorRef, copyOf } from '../services.ts'
import { extentReader, isBefore, later as laterOf } from './since.ts'

type Read = NonNullable<Later['read']>

/** What a walk is made of. */
export interface WalkOptions {
  readonly database: Database
  readonly plan: Plan
  readonly connection: Connection
  readonly connector: ConnectorRef
  readonly entity: string
  readonly signal: AbortSignal
  /** Keeps requests within a share of the third party's limits. */
  readonly pace: Pace
  /** When the slice ends, in milliseconds of `performance.now`. */
  readonly until: number
  /** Requests of a run that reads everything, as far as known. */
  readonly fullRequests: number | null
}

/**
 * The pages of a run from a place on.
 * @throws ConnectorError what the listing throws; `search_not_ready` when a parent has no copy; TooManyChanges
 */
export async function* pagesFrom(options: WalkOptions, place: Place): AsyncGenerator<WalkPage, void, undefined> {
  const sync = syncOf(options.plan.manifest, options.entity)
  const listing = place.isFull ? sync : (sync.later ?? sync)
  const axes = await axesOf(options, listing, place)
  const run: Run = { ...options, plan: withChanges(options.plan), listing, start: sync.start, place }
  for await (const parents of parentsFrom(axes, place.at)) {
    const isInHand = isSame(parents.at, place.at)
    if (isInHand && place.isPast) continue
    const params = (isInHand ? place.next : undefined) ?? firstParams(run, parents)
    if (place.isFull || !('later' in sync) || !holdsChanges(sync.later!)) yield* recordPages(run, params, parents)
    else if (isGathered(sync.later!)) yield await gathered(run, sync.later!, firstParams(run, parents), parents)
    else yield* changePages(run, sync.later!, params, parents)
  }
}

/** A run under way: the listing it asks by. */
interface Run extends WalkOptions {
  readonly listing: EntitySync | Later
  readonly start: string | undefined
  readonly place: Place
}

/** Pages of records as they come, up to the first that reaches what was seen before. */
async function* recordPages(run: Run, params: Params, parents: Parents): AsyncGenerator<WalkPage> {
  const { field } = run.listing
  const extentOf = field === undefined ? () => undefined : extentReader(field)
  for await (const { raw, requests } of pagesOf(run, params, parents)) {
    const extent = extentOf(raw)
    const isReached = extent !== undefined && reaches(run, extent.oldest)
    yield {
      raw: isReached ? { ...raw, next: null } : raw,
      at: parents.at,
      requests,
      ...(extent && { newest: extent.newest }),
    }
    if (isReached) return
  }
}

/** Pages of changes, each with the records it holds. */
async function* changePages(run: Run, later: Later, params: Params, { at, ...parents }: Parents) {
  const read = changeReader(later, run.plan.manifest.entities[run.entity]!.key)
  const extentOf = later.field === undefined ? () => undefined : extentReader(later.field)
  for await (const { raw, requests } of pagesOf(run, params, { at, ...parents })) {
    const newest = extentOf(raw)?.newest
    const page = pageOf(lastChanges(read(raw), false), raw.next, raw.meta)
    yield { ...page, at, requests, ...(newest !== undefined && { newest }) }
  }
}

/** All changes as one page: what they hold, or what is read of the records they name. @throws TooManyChanges */
async function gathered(run: Run, later: Later, params: Params, parents: Parents): Promise<WalkPage> {
  const read = changeReader(later, run.plan.manifest.entities[run.entity]!.key)
  const changes: Change[] = []
  let requests = 0
  let newest: Json | undefined
  for await (const page of recordPages(run, params, parents)) {
    requests += page.requests
    changes.push(...read(page.raw))
    if (page.newest !== undefined) newest = newest === undefined ? page.newest : laterOf(newest, page.newest)
    if (changes.length > mostOf(later)) throw new TooManyChanges()
  }
  let records = lastChanges(changes, later.newestFirst === true)
  if (later.read) {
    records = await unknownTo(run, records)
    requests += records.filter(({ isDeleted }) => !isDeleted).length
    records = await readEach(run, later.read, records)
  }
  return { ...pageOf(records, null, {}), at: parents.at, requests, ...(newest !== undefined && { newest }) }
}

/** The changes that the copy does not have: runs ask for some minutes twice. */
async function unknownTo(run: Run, changes: readonly Change[]): Promise<Change[]> {
  const { database, plan, connector, entity, listing, place } = run
  const copy = copyOf(plan, connector, entity)
  const held = await fieldsHeld(
    database,
    copy,
    place.generation,
    listing.field ?? '',
    changes.map(({ key }) => key),
  )
  return changes.filter(({ key, at, isDeleted }) => isDeleted || at === undefined || held.get(key) !== at)
}

/** Reads each changed record by its key; one that is gone was deleted. */
async function readEach(run: Run, { from, with: entries }: Read, changes: readonly Change[]): Promise<Change[]> {
  const [entity = '', action = ''] = from.split('.')
  const { params } = run.plan.manifest.operations[from]!
  // One by one it must not cost more than the whole list.
  if (changes.length > (run.fullRequests ?? Infinity)) throw new TooManyChanges()
  const [name = ''] = (params.required ?? []) as string[]
  const read: Change[] = []
  for (const change of changes) {
    const call = { entity, action, params: { ...rendered(entries, {}), [name]: change.key } }
    if (!change.isDeleted) await turn(run, from)
    read.push(change.isDeleted ? change : await readOne(run, call, change))
  }
  return read
}

async function readOne({ plan, connection, signal }: Run, call: Call, change: Change): Promise<Change> {
  try {
    const { records } = await executeRaw(plan, call, connection, { signal })
    return { ...change, ...(records && { record: Buffer.from(records).toString() }) }
  } catch (error) {
    if (!isGone(error)) throw error
    return { key: change.key, isDeleted: true }
  }
}

function isGone(error: unknown): error is ConnectorError {
  return error instanceof ConnectorError && error.code === 'record_not_found'
}

/** Whether a page of a listing with the latest first has come to what was seen before. */
function reaches({ listing, place }: Run, oldest: Json): boolean {
  const isNewestFirst = 'newestFirst' in listing && listing.newestFirst === true
  return !place.isFull && isNewestFirst && place.since !== undefined && isBefore(oldest, place.since)
}

/** The pages for some parents with the requests that each took; none when the parents are gone by now. @throws PacedOut */
async function* pagesOf(run: Run, params: Params, { at }: Parents) {
  const { plan, connection, signal, listing } = run
  const [entity = '', action = ''] = listing.from.split('.')
  let requests = 0
  const options = { signal, maxPages: Infinity, onRequest: () => void requests++ }
  const pages = iterateRaw(plan, { entity, action, params }, connection, options)
  try {
    for (;;) {
      await turn(run, listing.from)
      const { value: raw, done } = await pages.next()
      if (done) return
      yield { raw, requests }
      if (raw.next === null) return
      requests = 0
    }
  } catch (error) {
    if (!isGone(error)) throw error
    if (at.length === 0) throw noList(listing.from, error)
  } finally {
    await pages.return(undefined)
  }
}

/** The third party answers that there is no such thing where the records of an entity are listed. */
function noList(listing: string, { message }: ConnectorError): ConnectorError {
  return new ConnectorError('upstream_rejected', `Cannot read ${listing}: there is no such list. ${message}`, {
    sent: true,
    hint: 'Look at the environment of the connector: it may name an account or a site that is gone.',
  })
}

/** Waits until a request fits into the share of the third party's limit. @throws PacedOut when the slice is over before, and nothing is lost by that */
async function turn({ plan, pace, until, signal, listing, place }: Run, operation: string): Promise<void> {
  const { rate } = plan.manifest.operations[operation]!
  const gathers = !place.isFull && isGathered(listing)
  const wait = pace.wait(rate)
  if (wait > 0 && !gathers && performance.now() + wait > until) throw new PacedOut(wait)
  pace.take(rate)
  if (wait > 0) await delay(wait, undefined, { signal })
}

function isSame(one: readonly string[], other: readonly string[] | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

async function axesOf(
  { database, plan, connector }: WalkOptions,
  { each, ...listing }: EntitySync | Later,
  place: Place,
) {
  const isNarrowed = !place.isFull && 'changedParents' in listing && typeof place.since === 'string'
  return Promise.all(
    Object.entries(each).map(async ([param, target]) => {
      if (typeof target !== 'string') return constantAxis(param, target)
      const [parent = '', field = ''] = target.split('.')
      const copy = copyOf(plan, connector, parent)
      const state = await copyState(database.of(connector.organizationId), copy)
      if (!state) throw noParents(parent)
      const changed = isNarrowed ? { changedSince: place.since } : {}
      return copyAxis(param, database, { copy, generation: state.generation, field, ...changed })
    }),
  )
}

function noParents(parent: string): ConnectorError {
  return new ServerError('search_not_ready', `Cannot walk below ${parent}: it has no copy yet`)
}

/** The params of the first page for some parents. */
function firstParams({ listing, start, place }: Run, { params }: Parents): Params {
  const since = ('changedParents' in listing ? undefined : place.since) ?? start ?? null
  const given = rendered(listing.with, { ...params, ...(since !== null && { since }) })
  if (listing.param !== undefined && since !== null) set(given, listing.param.split('.'), since)
  return { ...given, ...params }
}

function rendered(entries: EntitySync['with'], values: Params): Record<string, Json> {
  const scope = valueLookup(values, {})
  const given: Record<string, Json> = {}
  for (const { name, value } of entries) {
    const one = valueOf(value, scope)
    if (one !== undefined) given[name] = one
  }
  return given
}

/** `created.gte` is the field `gte` of the param `created`. */
function set(into: Record<string, Json>, [name = '', ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) {
    into[name] = value
    return
  }
  const inner = { ...(into[name] as Record<string, Json> | undefined) }
  set(inner, rest, value)
  into[name] = inner
}

function valueOf(value: EntitySync['with'][number]['value'], scope: ValueLookup): Json | undefined {
  if ('constant' in value) return value.constant
  if ('template' in value) return compileTemplate(value.template)(scope)
  if ('list' in value) return value.list.map((one) => valueOf(one, scope)).filter((one) => one !== undefined)
  const map: Record<string, Json> = {}
  for (const [name, one] of Object.entries(value.map)) {
    const rendered = valueOf(one, scope)
    if (rendered !== undefined) map[name] = rendered
  }
  return map
}
