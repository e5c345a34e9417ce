/** The pages of one listing, below one parent or without any: records, or the changes of records. */
import { setTimeout as delay } from 'node:timers/promises'
import { executeRaw, iterateRaw, type OwnField, type Params, type UnfitElement } from 'plugboard/runtime'
import { type FetchedPage, isGathered, type ListingReading, readPages, type RecordChange } from 'plugboard/internal'
import type { Database } from '../../../ground/store/index.ts'
import { PacedOut } from '../state/pace.ts'
import { type Copy, copyOf } from '../../records/copy.ts'
import type { SkippedParent } from '../state/skipped-parents.ts'
import type { Checkpoint, EntityPage } from '../state/checkpoint.ts'
import type { EntityRunContext } from './context.ts'
import { type EntitySync, syncOperation } from '../../records/copied-entities.ts'
import type { Parents } from './parent-axes.ts'
import type { EntityRow } from '../state/run-rows.ts'
import { recordTableOf } from '../../records/tables.ts'

/** The listing of later runs. */
export type ChangeListing = NonNullable<EntitySync['later']>

/** Options of the pages of an entity run. */
export interface EntityRunOptions
  extends EntityRunContext, Pick<EntityRow, 'entity' | 'fullRequests' | 'watermark' | 'pageSize'> {
  /** The own fields to ask for. */
  readonly own: readonly OwnField[] | undefined
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
  /** Number of pages read under this lease, and of parents that failed since. */
  readonly progress: { pages: number; failing: number }
}

/** The pages of a listing below some parents, from a page on or from the first. @throws PacedOut; ReadWhole; ConnectorError */
export async function* listedPages(
  run: ListingRun,
  first: Params,
  next: Params | undefined,
  { at, params: below }: Parents,
): AsyncGenerator<EntityPage> {
  const { plan, connection, signal, services, entity, listing, later, checkpoint, fullRequests } = run
  const reading: ListingReading = {
    manifest: plan.manifest,
    entity,
    listing,
    later,
    since: checkpoint.since,
    isBelow: at.length > 0,
    restarts: checkpoint.restarts ?? 0,
    maxReads: fullRequests ?? Infinity,
    now: services.now,
    pages: (params) => fetchedPages(run, params),
    async read(call) {
      await waitForRate(run, `${call.entity}.${call.action}`)
      const { records } = await executeRaw(plan, call, connection, { signal, own: ownOf(run, call.entity) })
      return records ? Buffer.from(records).toString() : undefined
    },
    unknown: (changes) => unknownTo(run, changes),
  }
  for await (const page of readPages(reading, first, next)) yield { ...page, at, below }
}

/** The changes that the copy does not have: runs ask for some minutes twice. */
async function unknownTo(run: ListingRun, changes: readonly RecordChange[]): Promise<RecordChange[]> {
  const { services, plan, lease, entity, listing, checkpoint } = run
  const copy = copyOf(plan, lease, entity)
  const held = await storedFields(
    services.database,
    copy,
    checkpoint.generation,
    listing.field ?? '',
    changes.map(({ key }) => key),
  )
  return changes.filter(({ key, at, isDeleted }) => isDeleted || at === undefined || held.get(key) !== at)
}

/** The values of a field, as text, of records of a copy, by their keys; records that the copy lacks are absent. */
async function storedFields(
  database: Database,
  { organizationId, kind, entity }: Copy,
  generation: number,
  field: string,
  keys: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await database
    .of(organizationId)
    .query<{ key: string; value: string | null }>(
      `select key, data #>> $4::text[] as value from ${recordTableOf(kind, entity)} where organization_id = $1 and generation = $2 and key = any($3::text[])`,
      [organizationId, generation, [...keys], field.split('.')],
    )
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** The pages from some params on, each with its requests. @throws PacedOut */
async function* fetchedPages(run: ListingRun, params: Params): AsyncGenerator<FetchedPage> {
  const { plan, connection, signal, listing } = run
  const [entity = '', action = ''] = listing.from.split('.')
  let requests = 0
  let unfit: UnfitElement[] = []
  let pageSize: number | undefined
  const onUnfit = (one: UnfitElement) => unfit.push(one)
  const onSmaller = (size: number) => (pageSize = size)
  const own = ownOf(run, entity)
  const options = { signal, own, maxPages: Infinity, onRequest: () => requests++, onUnfit, onSmaller }
  const pages = iterateRaw(plan, { entity, action, params }, connection, options)
  const { now, samples } = run.services
  const connector = { id: run.lease.connectorId, organizationId: run.lease.organizationId }
  let asked = params
  try {
    for (;;) {
      await waitForRate(run, listing.from)
      const requestedAt = now()
      const { value: raw, done } = await pages.next()
      if (done) return
      samples?.take({ connector, plan }, { entity, action, params: asked }, raw)
      asked = raw.next ?? asked
      run.progress.pages++
      yield { raw, requests, requestedAt, unfit, pageSize }
      if (raw.next === null) return
      requests = 0
      unfit = []
    }
  } finally {
    await pages.return(undefined)
  }
}

/** The own fields that a call asks for: those of the run's entity, and none of another's list. */
function ownOf({ entity, own }: ListingRun, called: string): readonly OwnField[] | undefined {
  return called === entity ? own : undefined
}

/** Waits until a request fits into the share of the third party's limit. @throws PacedOut when the lease ends before; nothing is lost by that */
async function waitForRate(run: ListingRun, operation: string): Promise<void> {
  const { plan, lease, until, listing, checkpoint } = run
  const gathers = !checkpoint.isFull && isGathered(listing)
  const wait = lease.pace.wait(syncOperation(plan.manifest, operation).rate)
  if (wait > 0 && !gathers && performance.now() + wait > until) throw new PacedOut(wait)
  await waitForTurn(run, operation)
}

/** Waits until a request fits into the share of the third party's limit, however long the lease lasts. */
export async function waitForTurn(
  { plan, lease, signal }: Pick<EntityRunContext, 'plan' | 'lease' | 'signal'>,
  operation: string,
): Promise<void> {
  const wait = lease.pace.take(syncOperation(plan.manifest, operation).rate)
  if (wait > 0) await delay(wait, undefined, { signal })
}
