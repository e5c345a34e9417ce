/** The pages of one listing, below one parent or without any: records, or the changes of records. */
import { setTimeout as delay } from 'node:timers/promises'
import { executeRaw, iterateRaw, type Json, type Params, type UnfitElement } from 'plugboard/runtime'
import { type FetchedPage, isGathered, type ListingReading, readPages, type RecordChange } from 'plugboard/internal'
import type { Database } from '../../../ground/store/index.ts'
import { PacedOut } from '../state/pace.ts'
import { copyOf } from '../../records/copy.ts'
import type { SkippedParent } from '../state/skipped-parents.ts'
import type { Checkpoint, EntityPage } from '../state/checkpoint.ts'
import type { EntityRunContext } from './context.ts'
import { type EntitySync, syncOperation } from '../../records/copied-entities.ts'
import { type Parents, storedFields } from './parent-axes.ts'

/** The listing of later runs. */
export type ChangeListing = NonNullable<EntitySync['later']>

/** What the pages of an entity run are read with. */
export interface EntityRunOptions extends EntityRunContext {
  readonly database: Database
  readonly entity: string
  /** Requests of a run that reads everything, as far as known. */
  readonly fullRequests: number | null
  /** What the run before left to ask by. */
  readonly watermark: Json | null
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
    maxReads: fullRequests ?? Infinity,
    now: services.now,
    pages: (params) => fetchedPages(run, params),
    async read(call) {
      await waitForRate(run, `${call.entity}.${call.action}`)
      const { records } = await executeRaw(plan, call, connection, { signal })
      return records ? Buffer.from(records).toString() : undefined
    },
    unknown: (changes) => unknownTo(run, changes),
  }
  for await (const page of readPages(reading, first, next)) yield { ...page, at, below }
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

/** The pages from some params on, each with its requests. @throws PacedOut */
async function* fetchedPages(run: ListingRun, params: Params): AsyncGenerator<FetchedPage> {
  const { plan, connection, signal, listing } = run
  const [entity = '', action = ''] = listing.from.split('.')
  let requests = 0
  let unfit: UnfitElement[] = []
  const onUnfit = (one: UnfitElement) => unfit.push(one)
  const options = { signal, maxPages: Infinity, onRequest: () => requests++, onUnfit }
  const pages = iterateRaw(plan, { entity, action, params }, connection, options)
  const { now } = run.services
  try {
    for (;;) {
      await waitForRate(run, listing.from)
      const requestedAt = now()
      const { value: raw, done } = await pages.next()
      if (done) return
      run.progress.pages++
      yield { raw, requests, requestedAt, unfit }
      if (raw.next === null) return
      requests = 0
      unfit = []
    }
  } finally {
    await pages.return(undefined)
  }
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
