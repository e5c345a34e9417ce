/** The end of an entity run: what it copied becomes visible, unless too many records are missing from it. */
import { syncOf } from 'plugboard/parts'
import { abandonGeneration, type Copy, copyState, showGeneration } from '../../search/index.ts'
import type { Session, Sql } from '../../store/index.ts'
import {
  type CompletedEntityRun,
  completeEntityRun,
  type EntityRow,
  failEntityRun,
  holdsLease,
  repeatEntityRun,
  type SyncFailure,
} from '../rows.ts'
import { nextRunMs } from '../schedule/due.ts'
import { nextWatermark } from './begin.ts'
import type { Checkpoint } from './checkpoint.ts'
import { type EntityRunContext, type EntityRunOutcome, LeaseLost } from './context.ts'

/** Smaller copies may shrink as they like. */
const GUARDED_RECORDS = 10
/** The part of a copy that is left at least, unless a second run finds about as few records. */
const MIN_UNCONFIRMED = 0.9
/** The part of a copy that is left at least, unless somebody asked for a full sync. */
const MIN_LEFT = 0.5
/** So many times the records of the first run the second may have found at most. */
const TOLERANCE = 1.1

type Finished = Pick<EntityRunOutcome, 'outcome' | 'needsCleanup'>

/** Ends an entity run that read its last page. @throws LeaseLost */
export async function finishEntityRun(
  { services, lease, plan }: EntityRunContext,
  copy: Copy,
  row: EntityRow,
  checkpoint: Checkpoint,
): Promise<Finished> {
  const { isFull, beganAt, requests = 0 } = checkpoint
  const watermark = nextWatermark(syncOf(plan.manifest, row.entity), row.watermark ?? undefined, checkpoint)
  const nextInMs = await nextRunMs(services, lease, plan, row, { isFull, requests })
  const completed = { watermark, isFull, beganAt, requests, nextInMs }
  return services.database.of(lease.organizationId).transaction(async (sql) => {
    if (!(await holdsLease(sql, lease))) throw new LeaseLost()
    if (isFull) return finishFull(sql, { lease, copy, row, generation: checkpoint.generation, completed })
    await completeEntityRun(sql, lease, row.entity, completed)
    return { outcome: 'done', needsCleanup: false }
  })
}

interface FullRun {
  readonly lease: EntityRunContext['lease']
  readonly copy: Copy
  readonly row: EntityRow
  readonly generation: number
  readonly completed: CompletedEntityRun
}

async function finishFull(sql: Session, { lease, copy, row, generation, completed }: FullRun): Promise<Finished> {
  const { entity, unconfirmed } = row
  const visible = await copyState(sql, copy)
  const records = await recordsIn(sql, copy, generation)
  const isAccepted = !visible?.isComplete || (lease.isFull && lease.isAskedFor)
  const verdict = isAccepted ? 'accept' : judgeShrink(visible.records, records, unconfirmed)
  if (verdict === 'accept') {
    const replaced = await showGeneration(sql, copy, generation, { isComplete: true })
    await completeEntityRun(sql, lease, entity, completed)
    return { outcome: 'done', needsCleanup: replaced !== undefined }
  }
  await abandonGeneration(sql, copy, generation)
  if (verdict === 'confirm') {
    await repeatEntityRun(sql, lease, entity, records)
    return { outcome: 'done', needsCleanup: true }
  }
  const { nextInMs } = completed
  await failEntityRun(sql, lease, entity, shrunk(visible!.records, records), { keepsCheckpoint: false, nextInMs })
  return { outcome: 'held', needsCleanup: true }
}

async function recordsIn(sql: Sql, { organizationId, connectorId }: Copy, generation: number): Promise<number> {
  const [row] = await sql.query<{ records: number }>(
    `select records from generations where id = $1 and organization_id = $2 and connector_id = $3 and status <> 'dropping'`,
    [generation, organizationId, connectorId],
  )
  if (!row) throw new LeaseLost()
  return row.records
}

/**
 * What becomes of a full run that found fewer records than searches see: it is accepted, repeated, or held back.
 * @param unconfirmed how many records the run before found, when this one was to confirm it
 */
function judgeShrink(before: number, after: number, unconfirmed: number | null): 'accept' | 'confirm' | 'hold' {
  if (before < GUARDED_RECORDS || after >= before * MIN_UNCONFIRMED) return 'accept'
  if (after < before * MIN_LEFT) return 'hold'
  if (unconfirmed === null) return 'confirm'
  return after <= unconfirmed * TOLERANCE ? 'accept' : 'hold'
}

function shrunk(before: number, after: number): SyncFailure {
  return {
    code: 'suspicious_shrink',
    message: `Cannot accept the copy: ${after} of ${before} records are left. A full sync that is asked for accepts it`,
  }
}
