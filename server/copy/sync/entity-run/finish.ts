/** The end of an entity run: what it copied becomes visible, unless too many records are missing from it. */
import { nextPageSize, partialFrom, syncOf } from 'plugboard/internal'
import { abandonBuilding, copyState, showGeneration } from '../../records/generations.ts'
import { type Copy, copyOf } from '../../records/copy.ts'
import { countMerged, mergeGeneration } from '../../changes/merge.ts'
import { type MergedPair, forgetSeen, keepLeftOut, keepUnmet, keepUnplaced } from '../../records/seen.ts'
import { removeOrphans } from '../../changes/record-changes.ts'
import type { Session, Sql } from '../../../ground/store/index.ts'
import {
  type CompletedEntityRun,
  completeEntityRun,
  type EntityRow,
  failEntityRun,
  holdsLease,
  repeatEntityRun,
} from '../state/run-rows.ts'
import { nextRunMs } from '../schedule/due.ts'
import { nextWatermark } from './begin.ts'
import { overQuota, roomFor, incomplete, judgeShrink, shrunk, type ShrinkVerdict } from './guards.ts'
import { readUnmet } from './unmet.ts'
import { type Checkpoint, type EntityCounts, NO_COUNTS, type PageCounts } from '../state/checkpoint.ts'
import { recordSyncEvent } from '../state/events.ts'
import type { SyncFailure } from '../state/failures.ts'
import { SkippedParents } from '../state/skipped-parents.ts'
import { type EntityRunContext, EntityRunFailed, type EntityRunOutcome, LeaseLost } from './context.ts'
import { type EntitySync, targetEntity } from '../../records/copied-entities.ts'

/** Ends an entity run that read its last page. @throws LeaseLost; EntityRunFailed when every parent is refused */
export async function finishEntityRun(
  context: EntityRunContext,
  copy: Copy,
  row: EntityRow,
  checkpoint: Checkpoint,
): Promise<EntityRunOutcome> {
  const { services, lease, plan } = context
  const { isFull, beganAt, requests = 0 } = checkpoint
  const sync = syncOf(plan.manifest, row.entity)
  const hasParents = Object.keys(sync.each).length > 0
  if (hasParents) await settleSkipped(services.database.of(lease.organizationId), copy, sync, checkpoint)
  const watermark = nextWatermark(sync, row.watermark ?? undefined, checkpoint)
  const nextInMs = await nextRunMs(services, lease, { plan, before: row, isFull, requests })
  const pageSize = nextPageSize(row.pageSize ?? undefined, checkpoint.pageSize) ?? null
  const completed = { watermark, isFull, beganAt, requests, nextInMs, pageSize }
  if (isFull) return finishFull(context, { copy, row, checkpoint, completed })
  return services.database.of(lease.organizationId).transaction(async (sql) => {
    if (!(await holdsLease(sql, lease))) throw new LeaseLost()
    if (hasParents) await removeBelowDeleted(sql, context, copy, checkpoint.generation)
    await forgetSeen(sql, copy, checkpoint.generation)
    const counts = countsOfChanges(checkpoint.counts, hasParents)
    await completeEntityRun(sql, lease, row.entity, { ...completed, counts })
    return DONE
  })
}

const DONE: EntityRunOutcome = { outcome: 'done', needsCleanup: false }
const MERGED: EntityRunOutcome = { outcome: 'done', needsCleanup: true }
const HELD: EntityRunOutcome = { outcome: 'held', needsCleanup: true }

/** Removes the records below parents that are gone from the copy of the parents. */
async function removeBelowDeleted(
  sql: Session,
  { lease, plan }: EntityRunContext,
  copy: Copy,
  generation: number,
): Promise<void> {
  const targets = Object.values(syncOf(plan.manifest, copy.entity).each)
  const [target] = targets
  // Only all parents together distinguish records of several parents.
  if (targets.length !== 1 || typeof target !== 'string') return
  const parents = copyOf(plan, lease, targetEntity(target))
  const state = await copyState(sql, parents)
  if (state?.isComplete) await removeOrphans(sql, copy, generation, { copy: parents, generation: state.generation })
}

/** Forgets skipped parents that are gone. @throws EntityRunFailed when nothing could be read below any parent */
async function settleSkipped(sql: Sql, copy: Copy, { later }: EntitySync, checkpoint: Checkpoint): Promise<void> {
  const { isFull, isAnyRead, generation } = checkpoint
  const skipped = new SkippedParents(sql, copy)
  if (isFull) await skipped.forgetUnmet(generation)
  if (isAnyRead || (!isFull && later?.changedParents)) return
  const failure = await skipped.firstRefusal()
  if (!failure) return
  await skipped.retryAll()
  throw new EntityRunFailed(failure, false)
}

/** Counts what a run of changes did. The number of records removed below parents is unknown. */
function countsOfChanges(counts: PageCounts | undefined, hasParents: boolean): EntityCounts {
  const { added = 0, changed = 0, removed = 0, rejected = 0 } = counts ?? {}
  return hasParents ? { added, changed, rejected } : { added, changed, removed, rejected }
}

interface FullRun {
  readonly copy: Copy
  readonly row: EntityRow
  readonly checkpoint: Checkpoint
  readonly completed: Omit<CompletedEntityRun, 'counts'>
}

/** A full run, compared with the records that searches see. */
interface Judged {
  readonly pair: MergedPair
  /** Whether it keeps records that it has not met. */
  readonly isPartial: boolean
  /** Number of records that searches see, and their number with what the run found. */
  readonly before: number
  readonly after: number
  readonly verdict: ShrinkVerdict
}

async function finishFull(context: EntityRunContext, run: FullRun): Promise<EntityRunOutcome> {
  const { services, lease } = context
  const { copy } = run
  const inTransaction = <T>(work: (sql: Session) => Promise<T>) =>
    services.database.of(lease.organizationId).transaction(async (sql) => {
      if (!(await holdsLease(sql, lease))) throw new LeaseLost()
      return work(sql)
    })
  const judged = await inTransaction((sql) => showOrJudge(sql, context, run))
  if (!judged) return DONE
  const { pair, before, after, verdict } = judged
  // The third party is asked while no transaction lasts.
  const read = verdict === 'ask' || verdict === 'hold' ? await readUnmet(context, copy, pair) : undefined
  const completed = { ...run.completed, requests: run.completed.requests + (read?.requests ?? 0) }
  return inTransaction(async (sql) => {
    if (read?.mayExist) return keepAll(sql, context, { ...run, completed }, judged)
    if (verdict === 'accept' || verdict === 'ask') {
      await mergeRun(sql, context, { ...run, completed }, judged)
      return MERGED
    }
    await abandonBuilding(sql, copy)
    if (verdict === 'confirm') {
      await repeatEntityRun(sql, lease, copy.entity, after)
      return MERGED
    }
    const { nextInMs } = completed
    await failEntityRun(sql, lease, copy.entity, shrunk(before, after), { keepsCheckpoint: false, nextInMs })
    await recordSyncEvent(sql, lease, 'sync.held', { entity: copy.entity, before, now: after })
    return HELD
  })
}

/** Shows the first generation of a copy, and completes its run; a later one is judged. */
async function showOrJudge(
  sql: Session,
  { services, lease, plan }: EntityRunContext,
  { copy, row, checkpoint, completed }: FullRun,
): Promise<Judged | undefined> {
  const { generation } = checkpoint
  const drafted = await recordsIn(sql, copy, generation)
  const visible = await copyState(sql, copy)
  if (!visible || visible.generation === generation) {
    await showGeneration(sql, copy, generation, { isComplete: true })
    const counts = { added: drafted, changed: 0, removed: 0, rejected: rejectedIn(checkpoint) }
    await completeEntityRun(sql, lease, row.entity, { ...completed, counts })
    return undefined
  }
  const pair = { base: visible.generation, drafts: generation }
  if ((await new SkippedParents(sql, copy).firstRefusal()) !== undefined) await keepUnplaced(sql, copy, pair)
  const partial = checkpoint.isCut ? 0 : partialFrom(plan.manifest, copy.entity)
  if (partial !== undefined) await keepLeftOut(sql, copy, pair, partial)
  const { records: before } = visible
  const after = await countMerged(sql, copy, pair)
  const most = services.settings.recordsPerConnector
  if (after > (await roomFor(sql, most, copy))) throw overQuota(most)
  const isAccepted = !visible.isComplete || (lease.isFull && lease.isAskedFor)
  const verdict = isAccepted ? 'accept' : judgeShrink(before, after, row.unconfirmed)
  return { pair, isPartial: partial !== undefined, before, after, verdict }
}

/** Gives searches what a run found, and keeps what its list leaves out. */
async function keepAll(
  sql: Session,
  context: EntityRunContext,
  run: FullRun,
  judged: Judged,
): Promise<EntityRunOutcome> {
  const { pair, before, after } = judged
  const { entity } = run.copy
  await keepUnmet(sql, run.copy, pair)
  await mergeRun(sql, context, run, { ...judged, isPartial: true }, incomplete(before, after))
  await recordSyncEvent(sql, context.lease, 'sync.held', { entity, before, now: after })
  return HELD
}

/** Gives searches what a run found, and completes it. @param held why it keeps what it did not find */
async function mergeRun(
  sql: Session,
  context: EntityRunContext,
  { copy, checkpoint, completed }: FullRun,
  { pair, isPartial }: Judged,
  held?: SyncFailure,
): Promise<void> {
  const counts = { ...(await mergeGeneration(sql, copy, pair)), rejected: rejectedIn(checkpoint) }
  if (isPartial) await removeBelowDeleted(sql, context, copy, pair.base)
  await completeEntityRun(sql, context.lease, copy.entity, { ...completed, counts, held })
}

function rejectedIn({ counts = NO_COUNTS }: Checkpoint): number {
  return counts.rejected
}

async function recordsIn(sql: Sql, { organizationId, connectorId }: Copy, generation: number): Promise<number> {
  const [row] = await sql.query<{ records: number }>(
    `select records from generations where id = $1 and organization_id = $2 and connector_id = $3 and status <> 'dropping'`,
    [generation, organizationId, connectorId],
  )
  if (!row) throw new LeaseLost()
  return row.records
}
