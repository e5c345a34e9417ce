/** Writes the pages of an entity run into its generation. */
import { joinLists, partialFrom } from 'plugboard/internal'
import { type CopyState, copyState, showGeneration } from '../../records/generations.ts'
import type { Copy } from '../../records/copy.ts'
import { countBelow, keepBelow, forgetSeen, type ParentListing } from '../../records/seen.ts'
import { rejectUnfit } from '../../records/unstorable.ts'
import { removeRecords, removeUnnamed, writePage } from '../../changes/record-changes.ts'
import type { Session } from '../../../ground/store/index.ts'
import { type EntityRow, holdsLease, saveCheckpoint } from '../state/run-rows.ts'
import { openCheckpoint } from './begin.ts'
import { parentKey, SkippedParents } from '../state/skipped-parents.ts'
import {
  advance,
  type Checkpoint,
  type EntityPage,
  NO_COUNTS,
  type PageCounts,
  type ParentOutcome,
  type ReadParent,
} from '../state/checkpoint.ts'
import { overQuota, roomFor, isSuspiciousBelow, shrunkBelow } from './guards.ts'
import { SHRUNK } from '../state/failures.ts'
import { type EntityRunContext, LeaseLost } from './context.ts'
import { firstOf, lastOf } from '../../../ground/base/index.ts'

/** Records that were applied within this time before a page was requested may be newer: clocks are not measured more exactly. */
const CLOCK_SLACK_MS = 1000

const NOTHING_WRITTEN = { added: 0, written: 0, rejected: 0 }

/** Writes pages, and stores with each transaction where the entity run continues. */
export class PageWriter {
  readonly #context: EntityRunContext
  readonly #copy: Copy
  /** The generation that searches see, where what differs from it is gathered in another one. */
  readonly #base: number | undefined
  /** Number of records from which a list below a parent may leave others out. */
  readonly #partialFrom: number
  #checkpoint: Checkpoint
  #isShown: boolean
  /** Number of further records that the connector may hold. */
  #room: number

  private constructor(
    context: EntityRunContext,
    copy: Copy,
    state: CopyState | undefined,
    checkpoint: Checkpoint,
    room: number,
  ) {
    this.#context = context
    this.#copy = copy
    this.#checkpoint = checkpoint
    this.#isShown = state !== undefined
    this.#room = room
    this.#partialFrom = partialFrom(context.plan.manifest, copy.entity) ?? Infinity
    this.#base = state?.generation === checkpoint.generation ? undefined : state?.generation
  }

  /** A writer for an entity run that continues from its checkpoint, or begins. @throws LeaseLost */
  static async open(context: EntityRunContext, copy: Copy, row: EntityRow): Promise<PageWriter> {
    const { services, lease } = context
    const scope = services.database.of(lease.organizationId)
    const state = await copyState(scope, copy)
    const checkpoint = await openCheckpoint(context, copy, row, state)
    const room = await roomFor(scope, services.settings.recordsPerConnector, copy, checkpoint.generation)
    return new PageWriter(context, copy, state, checkpoint, room)
  }

  /** Where the entity run continues after the pages written so far. */
  get checkpoint(): Checkpoint {
    return this.#checkpoint
  }

  /**
   * Writes pages in one transaction.
   * @throws LeaseLost; ConnectorError `quota_exceeded`, `connector_deleting`, `pagination_loop`, `page_limit_reached`
   */
  async write(pages: readonly EntityPage[]): Promise<void> {
    let checkpoint = this.#checkpoint
    for (const page of pages) checkpoint = advance(checkpoint, page)
    const { added, counts } = await this.#writeAll(pages, checkpoint)
    this.#room -= added
    this.#isShown = true
    this.#checkpoint = { ...checkpoint, counts }
  }

  async #writeAll(pages: readonly EntityPage[], checkpoint: Checkpoint): Promise<WrittenPages> {
    const { services, lease } = this.#context
    const copy = this.#copy
    const { generation } = checkpoint
    const deleted = pages.flatMap(({ deleted: keys = [] }) => keys)
    // The system's scope: for thousands of rows a second, row-level security costs a quarter of the rate. Lease and generation name the organization.
    return services.database.transaction(async (sql) => {
      if (!(await holdsLease(sql, lease))) throw new LeaseLost()
      const removed = deleted.length > 0 ? await removeRecords(sql, copy, generation, deleted) : 0
      let counts = plus(checkpoint.counts ?? NO_COUNTS, { ...NO_COUNTS, removed })
      for (const below of byParent(pages)) counts = plus(counts, await this.#writeBelow(sql, below, checkpoint))
      const added = counts.added - (checkpoint.counts?.added ?? 0)
      if (added > this.#room) throw overQuota(services.settings.recordsPerConnector)
      if (!this.#isShown) await showGeneration(sql, copy, generation, { isComplete: false })
      if (!(await saveCheckpoint(sql, lease, copy.entity, { ...checkpoint, counts }))) throw new LeaseLost()
      return { added, counts }
    })
  }

  /** Writes pages of one parent, and its outcome. @returns what was written */
  async #writeBelow(sql: Session, pages: readonly EntityPage[], checkpoint: Checkpoint): Promise<PageCounts> {
    const { generation, beganAt, isFull } = checkpoint
    const { at, parent, isRetry = false } = lastOf(pages)
    const params = pages.find(({ below }) => below)?.below
    const records = joinLists(pages.flatMap(({ raw }) => (raw.records && raw.count > 0 ? [raw.records] : [])))
    const listing = at.length === 0 ? undefined : { parent: parentKey(at), listedAt: new Date(beganAt) }
    const { lease } = this.#context
    const written =
      records &&
      (await writePage(sql, this.#copy, generation, records, {
        readSince: new Date(lease.beganAt),
        requestedAt: new Date(requestedAtOf(pages, lease.beganAt) - CLOCK_SLACK_MS),
        base: this.#base,
        below: listing,
        params,
        notesSeen: listing !== undefined && (!isFull || isRetry),
      }))
    const unfit = pages.flatMap((page) => page.unfit ?? [])
    if (unfit.length > 0) await rejectUnfit(sql, this.#copy, generation, unfit, params)
    if (parent && listing) await this.#settle(sql, at, parent, generation, listing)
    const { added, rejected, written: stored } = written ?? NOTHING_WRITTEN
    return { added, changed: stored - added, removed: 0, rejected: rejected + unfit.length }
  }

  async #settle(
    sql: Session,
    at: readonly string[],
    parent: ParentOutcome,
    generation: number,
    listing: ParentListing,
  ): Promise<void> {
    const copy = this.#copy
    const skipped = new SkippedParents(sql, copy)
    if (parent.is === 'read') {
      if (parent.skippedFor !== undefined) await skipped.unskip(at)
      if (parent.isWhole) await this.#removeUnnamed(sql, at, parent, generation, listing)
      if (!parent.isCut) return
    } else if (parent.is === 'refused') await skipped.skip(generation, parent)
    else await skipped.meet(generation, at)
    if (this.#base !== undefined) await keepBelow(sql, copy, { base: this.#base, drafts: generation }, parentKey(at))
  }

  /** Removes what a parent's list named no more; when that is much, the list is read once more before. */
  async #removeUnnamed(
    sql: Session,
    at: readonly string[],
    { params, skippedFor }: ReadParent,
    generation: number,
    listing: ParentListing,
  ): Promise<void> {
    const copy = this.#copy
    const counts = await countBelow(sql, copy, generation, listing)
    const isMissing = counts.named < counts.all && counts.named < this.#partialFrom
    if (isMissing && skippedFor !== SHRUNK && isSuspiciousBelow(counts))
      return new SkippedParents(sql, copy).skipUntried(generation, { at, params, failure: shrunkBelow(counts) })
    if (isMissing) await removeUnnamed(sql, copy, generation, listing)
    await forgetSeen(sql, copy, generation, listing.parent)
  }
}

function plus(a: PageCounts, b: PageCounts): PageCounts {
  return {
    added: a.added + b.added,
    changed: a.changed + b.changed,
    removed: a.removed + b.removed,
    rejected: a.rejected + b.rejected,
  }
}

interface WrittenPages {
  /** Records that the connector holds now in addition. */
  readonly added: number
  /** Of the entity run so far. */
  readonly counts: PageCounts
}

function requestedAtOf(pages: readonly EntityPage[], leaseBeganAt: number): number {
  return Math.min(...pages.map(({ requestedAt = leaseBeganAt }) => requestedAt))
}

/** Pages that follow each other below the same parent, together. */
function byParent(pages: readonly EntityPage[]): EntityPage[][] {
  const together: EntityPage[][] = []
  for (const page of pages) {
    const last = together.at(-1)
    if (last && parentKey(firstOf(last).at) === parentKey(page.at)) last.push(page)
    else together.push([page])
  }
  return together
}
