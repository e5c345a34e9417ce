/** Writes the pages of an entity run into its generation. */
import { joinLists, later } from 'plugboard/internal'
import {
  abandonBuilding,
  beginGeneration,
  type Copy,
  copyState,
  type CopyState,
  countBelow,
  keepBelow,
  type ParentListing,
  removeRecords,
  removeUnnamed,
  showGeneration,
  writePage,
} from '../../search/index.ts'
import { ServerError } from '../../errors/index.ts'
import type { Session, Sql } from '../../store/index.ts'
import { type EntityRow, holdsLease, saveCheckpoint } from '../state/rows.ts'
import { parentsSeen, resumable, startCheckpoint } from './begin.ts'
import { meetSkipped, parentKey, skipParent, skipUntried, unskipParent } from '../state/skipped-parents.ts'
import {
  advance,
  type Checkpoint,
  type EntityPage,
  type PageCounts,
  type ParentOutcome,
  type ReadParent,
} from '../state/checkpoint.ts'
import { isSuspiciousBelow, SHRUNK, shrunkBelow } from './shrink.ts'
import { isWatched } from '../state/entities.ts'
import { type EntityRunContext, LeaseLost } from './context.ts'
import { firstOf, lastOf } from '../../base/index.ts'

/** Writes pages, and stores with each transaction where the entity run continues. */
export class PageWriter {
  readonly #context: EntityRunContext
  readonly #copy: Copy
  /** The generation that searches see, where another one is being filled. */
  readonly #replaced: number | undefined
  /** The same where records that did not change must not look changed to the entities below them. */
  readonly #compareTo: number | undefined
  #checkpoint: Checkpoint
  #isShown: boolean
  /** How many records more the connector may hold. */
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
    this.#replaced = state?.generation === checkpoint.generation ? undefined : state?.generation
    this.#compareTo = isWatched(context.plan.manifest, copy.entity) ? this.#replaced : undefined
  }

  /** A writer for an entity run that continues from its checkpoint, or begins. @throws LeaseLost */
  static async open(context: EntityRunContext, copy: Copy, row: EntityRow): Promise<PageWriter> {
    const { services, lease } = context
    const scope = services.database.of(lease.organizationId)
    const state = await copyState(scope, copy)
    const checkpoint = await openCheckpoint(context, copy, row, state)
    const room = services.settings.recordsPerConnector - (await recordsBeside(scope, copy, checkpoint.generation))
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
    for (const page of pages) checkpoint = advance(checkpoint, page, later)
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
      let carried = 0
      let counts = plus(checkpoint.counts ?? NO_COUNTS, { ...NO_COUNTS, removed })
      for (const below of byParent(pages)) {
        const { written, more } = await this.#writeBelow(sql, below, checkpoint)
        carried += more
        counts = plus(counts, written)
      }
      const added = counts.added - (checkpoint.counts?.added ?? 0) + carried
      if (added > this.#room) throw overQuota(services.settings.recordsPerConnector)
      if (!this.#isShown) await showGeneration(sql, copy, generation, { isComplete: false })
      if (!(await saveCheckpoint(sql, lease, copy.entity, { ...checkpoint, counts }))) throw new LeaseLost()
      return { added, counts }
    })
  }

  /** Writes pages of one parent, and what became of it; what was written comes back, and how many records were kept besides. */
  async #writeBelow(
    sql: Session,
    pages: readonly EntityPage[],
    { generation, beganAt }: Checkpoint,
  ): Promise<{ written: PageCounts; more: number }> {
    const { at, parent } = lastOf(pages)
    const records = joinLists(pages.flatMap(({ raw }) => (raw.records && raw.count > 0 ? [raw.records] : [])))
    const listing = at.length === 0 ? undefined : { parent: parentKey(at), listedAt: new Date(beganAt) }
    const before = this.#compareTo
    const written =
      records &&
      (await writePage(sql, this.#copy, generation, records, {
        readSince: new Date(this.#context.lease.beganAt),
        before,
        below: listing,
      }))
    const more = parent && listing ? await this.#settle(sql, at, parent, generation, listing) : 0
    if (!written) return { written: NO_COUNTS, more }
    const { added, rejected } = written
    return { written: { added, changed: written.written - added, removed: 0, rejected }, more }
  }

  /** Notes what became of a parent; how many records below it were kept comes back. */
  async #settle(
    sql: Session,
    at: readonly string[],
    parent: ParentOutcome,
    generation: number,
    listing: ParentListing,
  ): Promise<number> {
    const copy = this.#copy
    if (parent.is === 'read') {
      if (parent.skippedFor !== undefined) await unskipParent(sql, copy, at)
      if (parent.isWhole) await this.#removeUnnamed(sql, at, parent, generation, listing)
      return 0
    }
    if (parent.is === 'refused') await skipParent(sql, copy, generation, parent)
    else await meetSkipped(sql, copy, generation, at)
    if (this.#replaced === undefined) return 0
    return keepBelow(sql, copy, { from: this.#replaced, to: generation }, parentKey(at))
  }

  /** Removes what a parent's list named no more; when that is much, the list is read once more before. */
  async #removeUnnamed(
    sql: Session,
    at: readonly string[],
    { params, skippedFor }: ReadParent,
    generation: number,
    listing: ParentListing,
  ): Promise<void> {
    const counts = await countBelow(sql, this.#copy, generation, listing)
    if (counts.named === counts.all) return
    if (skippedFor === SHRUNK || !isSuspiciousBelow(counts)) await removeUnnamed(sql, this.#copy, generation, listing)
    else await skipUntried(sql, this.#copy, generation, { at, params, failure: shrunkBelow(counts) })
  }
}

const NO_COUNTS: PageCounts = { added: 0, changed: 0, removed: 0, rejected: 0 }

function plus(a: PageCounts, b: PageCounts): PageCounts {
  return {
    added: a.added + b.added,
    changed: a.changed + b.changed,
    removed: a.removed + b.removed,
    rejected: a.rejected + b.rejected,
  }
}

/** What pages came to that were written together. */
interface WrittenPages {
  /** Records that the connector holds now in addition. */
  readonly added: number
  /** Of the entity run so far. */
  readonly counts: PageCounts
}

/** Where an entity run begins or continues; one that reads everything gets a generation of its own. */
async function openCheckpoint(
  { services, lease, plan }: EntityRunContext,
  copy: Copy,
  row: EntityRow,
  state: CopyState | undefined,
): Promise<Checkpoint> {
  const { database, now, settings } = services
  const begun = resumable(row.checkpoint, now()) ?? {
    ...startCheckpoint({ plan, row, state, lease, now: now(), settings }),
    ...(await parentsSeen(database, plan, lease, row.entity)),
  }
  const { generation } = begun
  if (generation !== undefined) return { ...begun, generation }
  return database.of(lease.organizationId).transaction(async (sql) => {
    if (!(await holdsLease(sql, lease))) throw new LeaseLost()
    await abandonBuilding(sql, copy)
    const checkpoint: Checkpoint = { ...begun, generation: await beginGeneration(sql, copy) }
    await saveCheckpoint(sql, lease, row.entity, checkpoint)
    return checkpoint
  })
}

/** How many records the connector holds besides those that a full run will replace. */
async function recordsBeside(
  sql: Sql,
  { organizationId, connectorId, entity }: Copy,
  generation: number,
): Promise<number> {
  const rows = await sql.query<{ records: string }>(
    `select coalesce(sum(records), 0)::text as records from generations where organization_id = $1 and connector_id = $2
    and (id = $4 or (status = 'visible' and entity <> $3))`,
    [organizationId, connectorId, entity, generation],
  )
  return Number(firstOf(rows).records)
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

function overQuota(most: number): ServerError {
  return new ServerError('quota_exceeded', `Cannot copy more records: the limit of the connector is ${most}`, {
    hint: 'Raise quotas.recordsPerConnector.',
  })
}
