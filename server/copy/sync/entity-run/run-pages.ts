/** The pages of an entity run in their order, for one parent after the other, from a checkpoint on. */
import { ConnectorError, type Json, type Params } from 'plugboard/runtime'
import { pageOfSize, isAhead, isOfOneParent, listingParams, newestOf, syncOf, withChanges } from 'plugboard/internal'
import { mayPass, syncFailureOf } from '../state/failures.ts'
import { parentKey, SkippedParents } from '../state/skipped-parents.ts'
import type { Checkpoint, EntityPage, ParentOutcome, ReadParent } from '../state/checkpoint.ts'
import { EntityRunFailed } from './context.ts'
import { type EntityRunOptions, listedPages, type ListingRun } from './listing.ts'
import { axesOf, type Parents, parentsFrom } from './parent-axes.ts'

/** Number of parents in a row whose failures, though they may pass, end an entity run. */
const MAX_FAILING = 3

/**
 * Yields the pages of an entity run from a checkpoint on: below all parents but skipped ones, then below the retried ones.
 * @throws ConnectorError what the listing throws; `search_not_ready` when a parent has no copy; ReadWhole; EntityRunFailed
 */
export async function* pagesFrom(
  options: EntityRunOptions,
  checkpoint: Checkpoint,
): AsyncGenerator<EntityPage, void, undefined> {
  const { services, plan, entity, lease } = options
  const sync = syncOf(plan.manifest, entity)
  const later = checkpoint.isFull ? undefined : sync.later
  const params = Object.keys(sync.each)
  const parents = new SkippedParents(services.database.of(lease.organizationId), { ...lease, entity })
  const skipped = await parents.list(lease, params.length)
  const progress = { pages: 0, failing: checkpoint.failing ?? 0 }
  const shared = { ...options, plan: withChanges(plan), start: sync.start, skipped, params, progress }
  const isWhole = later?.changedParents === true && later.newestFirst !== true
  const run = { ...shared, listing: later ?? sync, later, checkpoint, isWhole }
  const newest = checkpoint.isRetrying ? undefined : yield* withNewest(pagesBelowAll(run), checkpoint.newest)
  if (!later) return
  const { deletions } = sync
  if (deletions && isAhead(newest, options.watermark ?? undefined))
    yield* pagesOfDeletions({ ...run, listing: deletions, later: deletions })
  const { since: _, ...whole } = checkpoint
  const retry = { ...shared, listing: sync, checkpoint: { ...whole, isFull: true }, isWhole: true }
  for await (const { newest: __, ...page } of pagesBelowSkipped(retry)) yield { ...page, isRetry: true }
}

/** The pages, and after them the newest value on any. @param newest the one of the pages before an interruption */
async function* withNewest(
  pages: AsyncIterable<EntityPage>,
  newest: Json | undefined,
): AsyncGenerator<EntityPage, Json | undefined> {
  for await (const page of pages) {
    newest = newestOf(newest, page.newest)
    yield page
  }
  return newest
}

/** The pages of the vendor's list of deletions. An interrupted run reads them from the first again. */
async function* pagesOfDeletions(run: ListingRun): AsyncGenerator<EntityPage> {
  const parents = { at: [], params: {} }
  for await (const { newest: _, raw, ...page } of listedPages(run, firstParams(run, parents), undefined, parents))
    yield { ...page, raw: { ...raw, next: null } }
}

async function* pagesBelowAll(run: ListingRun): AsyncGenerator<EntityPage> {
  const { listing, checkpoint, skipped } = run
  const { since } = checkpoint
  const isNarrowed = !checkpoint.isFull && 'changedParents' in listing && typeof since === 'string'
  const axes = await axesOf(run, listing, isNarrowed ? since : undefined)
  for await (const parents of parentsFrom(axes, checkpoint.at)) {
    const isCurrent = isSame(parents.at, checkpoint.at)
    if (isCurrent && checkpoint.isPast) continue
    const known = namesParents(run) ? skipped.get(parentKey(parents.at)) : undefined
    if (!known || (checkpoint.isFull && known.isDue))
      yield* pagesBelow(run, parents, isCurrent ? checkpoint.next : undefined)
    else if (checkpoint.isFull) yield emptyPage(parents.at, { is: 'skipped' })
  }
}

/** Yields the pages below the skipped parents that are tried again; deleted ones have an empty list. */
async function* pagesBelowSkipped(run: ListingRun): AsyncGenerator<EntityPage> {
  const { listing, checkpoint, skipped } = run
  const due = [...skipped.values()].filter(({ isDue }) => isDue)
  const axes = due.length === 0 ? [] : await axesOf(run, listing)
  for (const { at, code } of due) {
    const { value: parents } = await parentsFrom(axes, at).next()
    const isCurrent = checkpoint.isRetrying && isSame(at, checkpoint.at)
    if (parents && isSame(parents.at, at)) yield* pagesBelow(run, parents, isCurrent ? checkpoint.next : undefined)
    else yield emptyPage(at, { is: 'read', params: {}, skippedFor: code, isWhole: true })
  }
}

/** Yields the pages below some parents; a refusal of only these parents comes as a page. @throws EntityRunFailed */
async function* pagesBelow(run: ListingRun, parents: Parents, next: Params | undefined): AsyncGenerator<EntityPage> {
  const { skipped, isWhole, progress } = run
  const { at } = parents
  try {
    const skippedFor = skipped.get(parentKey(at))?.code
    const read: ReadParent = {
      is: 'read',
      params: parents.params,
      isWhole,
      skippedFor,
    }
    yield* endedBy(listedPages(run, firstParams(run, parents), next, parents), at, read)
    progress.failing = 0
  } catch (error) {
    const refusal = refusalOf(run, parents, error)
    if (!refusal) throw error
    yield { ...emptyPage(at, refusal), requests: 1 }
    if (refusal.mayPass && ++progress.failing % MAX_FAILING === 0) throw new EntityRunFailed(refusal.failure, true)
  }
}

/** Adds the outcome of the parents to the last page; deleted parents have an empty page. */
async function* endedBy(
  pages: AsyncIterable<EntityPage>,
  at: readonly string[],
  outcome: ReadParent,
): AsyncGenerator<EntityPage> {
  let isEnded = at.length === 0
  for await (const page of pages) {
    const isLast = page.raw.next === null && at.length > 0
    isEnded ||= isLast
    const { isCut } = page
    yield isLast ? { ...page, parent: { ...outcome, isWhole: outcome.isWhole && !isCut, isCut } } : page
  }
  if (!isEnded) yield emptyPage(at, outcome)
}

function emptyPage(at: readonly string[], parent: ParentOutcome): EntityPage {
  return { raw: { records: null, count: 0, starts: [], meta: {}, next: null }, at, requests: 0, parent }
}

/** Judges an error of some parents; undefined when it concerns others too, or may pass soon. */
function refusalOf(run: ListingRun, { at, params }: Parents, error: unknown) {
  if (!(error instanceof ConnectorError) || at.length === 0 || !namesParents(run) || !isOfOneParent(error))
    return undefined
  const attempts = run.progress.pages + run.written.pages > 0 ? 0 : run.lease.attempts
  if (run.verdictOf(error, attempts).do !== 'skip') return undefined
  return { is: 'refused', at, params, failure: syncFailureOf(error), mayPass: mayPass(error) } as const
}

/** Whether a listing names the same parents as one of everything. */
function namesParents({ listing, params }: ListingRun): boolean {
  return isSame(Object.keys(listing.each), params)
}

function isSame(one: readonly string[], other: readonly string[] | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function firstParams({ plan, listing, start, checkpoint, pageSize }: ListingRun, { params: below }: Parents): Params {
  const since = ('changedParents' in listing ? undefined : checkpoint.since) ?? start ?? null
  const params = listingParams(listing, since, below)
  return pageOfSize(plan.manifest.operations[listing.from], params, checkpoint.pageSize ?? pageSize ?? undefined)
}
