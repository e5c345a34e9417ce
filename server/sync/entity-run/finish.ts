/** The end of an entity run: what it copied becomes visible, unless too many records are missing from it. */
import type { Plan } from 'plugboard/runtime'
import { syncOf } from 'plugboard/internal'
import {
  abandonBuilding,
  type Copy,
  copyState,
  countMerged,
  forgetSeen,
  keepUnplaced,
  mergeGeneration,
  removeOrphans,
  showGeneration,
} from '../../search/index.ts'
import type { Session, Sql } from '../../store/index.ts'
import {
  type CompletedEntityRun,
  completeEntityRun,
  type EntityRow,
  failEntityRun,
  holdsLease,
  repeatEntityRun,
} from '../state/rows.ts'
import { nextRunMs } from '../schedule/due.ts'
import { nextWatermark } from './begin.ts'
import { overQuota, roomFor } from './quota.ts'
import { judgeShrink, shrunk } from './shrink.ts'
import { type Checkpoint, type EntityCounts, NO_COUNTS, type PageCounts } from '../state/checkpoint.ts'
import { recordSyncEvent } from '../state/events.ts'
import { copyOf } from '../state/services.ts'
import { firstRefusal, forgetUnmet, retryAll } from '../state/skipped-parents.ts'
import { type EntityRunContext, EntityRunFailed, type EntityRunOutcome, LeaseLost } from './context.ts'
import { type EntitySync, targetEntity } from '../state/entities.ts'

/** Ends an entity run that read its last page. @throws LeaseLost; EntityRunFailed when every parent is refused */
export async function finishEntityRun(
  { services, lease, plan }: EntityRunContext,
  copy: Copy,
  row: EntityRow,
  checkpoint: Checkpoint,
): Promise<EntityRunOutcome> {
  const { isFull, beganAt, requests = 0 } = checkpoint
  const sync = syncOf(plan.manifest, row.entity)
  const hasParents = Object.keys(sync.each).length > 0
  if (hasParents) await settleSkipped(services.database.of(lease.organizationId), copy, sync, checkpoint)
  const watermark = nextWatermark(sync, row.watermark ?? undefined, checkpoint)
  const nextInMs = await nextRunMs(services, lease, { plan, before: row, isFull, requests })
  const completed = { watermark, isFull, beganAt, requests, nextInMs }
  return services.database.of(lease.organizationId).transaction(async (sql) => {
    if (!(await holdsLease(sql, lease))) throw new LeaseLost()
    if (isFull) {
      const most = services.settings.recordsPerConnector
      return finishFull(sql, { lease, copy, row, checkpoint, completed, most })
    }
    if (hasParents) await removeBelowDeleted(sql, lease, plan, copy, checkpoint)
    await forgetSeen(sql, copy, checkpoint.generation)
    const counts = countsOfChanges(checkpoint.counts, hasParents)
    await completeEntityRun(sql, lease, row.entity, { ...completed, counts })
    return { outcome: 'done', needsCleanup: false }
  })
}

/** Removes the records below parents that are gone from the copy of the parents. */
async function removeBelowDeleted(
  sql: Session,
  lease: EntityRunContext['lease'],
  plan: Plan,
  copy: Copy,
  { generation }: Checkpoint,
): Promise<void> {
  const targets = Object.values(syncOf(plan.manifest, copy.entity).each)
  const [target] = targets
  // Records of several parents are told apart by all of them.
  if (targets.length !== 1 || typeof target !== 'string') return
  const parents = copyOf(plan, lease, targetEntity(target))
  const state = await copyState(sql, parents)
  if (state?.isComplete) await removeOrphans(sql, copy, generation, { copy: parents, generation: state.generation })
}

/** Forgets skipped parents that are gone. @throws EntityRunFailed when nothing could be read below any parent */
async function settleSkipped(sql: Sql, copy: Copy, { later }: EntitySync, checkpoint: Checkpoint): Promise<void> {
  const { isFull, isAnyRead, generation } = checkpoint
  if (isFull) await forgetUnmet(sql, copy, generation)
  if (isAnyRead || (!isFull && later?.changedParents)) return
  const failure = await firstRefusal(sql, copy)
  if (!failure) return
  await retryAll(sql, copy)
  throw new EntityRunFailed(failure, false)
}

/** What a run did that asked for changes. How many records below parents were removed is not known. */
function countsOfChanges(counts: PageCounts | undefined, hasParents: boolean): EntityCounts {
  const { added = 0, changed = 0, removed = 0, rejected = 0 } = counts ?? {}
  return hasParents ? { added, changed, rejected } : { added, changed, removed, rejected }
}

interface FullRun {
  readonly lease: EntityRunContext['lease']
  readonly copy: Copy
  readonly row: EntityRow
  readonly checkpoint: Checkpoint
  readonly completed: Omit<CompletedEntityRun, 'counts'>
  /** How many records the connector may hold. */
  readonly most: number
}

async function finishFull(
  sql: Session,
  { lease, copy, row, checkpoint, completed, most }: FullRun,
): Promise<EntityRunOutcome> {
  const { entity, unconfirmed } = row
  const { generation } = checkpoint
  const drafted = await recordsIn(sql, copy, generation)
  const visible = await copyState(sql, copy)
  const { rejected } = checkpoint.counts ?? NO_COUNTS
  if (!visible || visible.generation === generation) {
    await showGeneration(sql, copy, generation, { isComplete: true })
    const counts = { added: drafted, changed: 0, removed: 0, rejected }
    await completeEntityRun(sql, lease, entity, { ...completed, counts })
    return { outcome: 'done', needsCleanup: false }
  }
  const pair = { base: visible.generation, drafts: generation }
  if ((await firstRefusal(sql, copy)) !== undefined)
    await keepUnplaced(sql, copy, { from: visible.generation, to: generation })
  const before = visible.records
  const records = await countMerged(sql, copy, pair)
  if (records > (await roomFor(sql, most, copy))) throw overQuota(most)
  const isAccepted = !visible.isComplete || (lease.isFull && lease.isAskedFor)
  const verdict = isAccepted ? 'accept' : judgeShrink(before, records, unconfirmed)
  if (verdict === 'accept') {
    const counts = { ...(await mergeGeneration(sql, copy, pair)), rejected }
    await completeEntityRun(sql, lease, entity, { ...completed, counts })
    return { outcome: 'done', needsCleanup: true }
  }
  await abandonBuilding(sql, copy)
  if (verdict === 'confirm') {
    await repeatEntityRun(sql, lease, entity, records)
    return { outcome: 'done', needsCleanup: true }
  }
  const { nextInMs } = completed
  await failEntityRun(sql, lease, entity, shrunk(before, records), { keepsCheckpoint: false, nextInMs })
  await recordSyncEvent(sql, lease, 'sync.held', { entity, before, now: records })
  return { outcome: 'held', needsCleanup: true }
}

/** How many records a generation holds. @throws LeaseLost when it is being dropped */
async function recordsIn(sql: Sql, { organizationId, connectorId }: Copy, generation: number): Promise<number> {
  const [row] = await sql.query<{ records: number }>(
    `select records from generations where id = $1 and organization_id = $2 and connector_id = $3 and status <> 'dropping'`,
    [generation, organizationId, connectorId],
  )
  if (!row) throw new LeaseLost()
  return row.records
}
