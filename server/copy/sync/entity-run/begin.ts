/** Where an entity run begins, and from which value the next one will ask for changes. */
import type { Json } from 'plugboard/runtime'
import { laterSince, nextMark, syncOf } from 'plugboard/internal'
import { abandonBuilding, beginGeneration, type CopyState, copyState } from '../../records/generations.ts'
import type { Database } from '../../../ground/store/index.ts'
import { type EntityRow, holdsLease, saveCheckpoint } from '../state/run-rows.ts'
import { fullEveryMs } from '../schedule/due.ts'
import { type Copy, copyOf } from '../../records/copy.ts'
import { recordTableOf } from '../../records/tables.ts'
import { type EntitySync, parentsOf } from '../../records/copied-entities.ts'
import { type EntityRunContext, LeaseLost } from './context.ts'
import type { Checkpoint } from '../state/checkpoint.ts'

/** Older checkpoints are not continued from: the records before them may have been deleted since. */
const CHECKPOINT_LASTS_MS = 6 * 3600_000

/** Opens the checkpoint of an entity run that continues or begins; one that reads everything gets a generation of its own. @throws LeaseLost */
export async function openCheckpoint(
  context: EntityRunContext,
  copy: Copy,
  row: EntityRow,
  state: CopyState | undefined,
): Promise<Checkpoint> {
  const { lease, services } = context
  const { database, now } = services
  const begun = isResumed(row.checkpoint, now())
    ? row.checkpoint
    : {
        ...startCheckpoint(context, row, state),
        ...(await parentsSeen(context, row.entity)),
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

/** Whether an entity run continues from its checkpoint: not if it has none, or one that is too old. */
export function isResumed(checkpoint: Checkpoint | null, now: number): checkpoint is Checkpoint {
  return checkpoint !== null && now - checkpoint.beganAt < CHECKPOINT_LASTS_MS
}

/**
 * Returns where a new entity run begins. It asks for changes where the copy is complete and the third party still lists them; else it reads
 * everything. A full run has no generation yet.
 */
function startCheckpoint(
  { services, plan, lease: { isFull } }: EntityRunContext,
  row: EntityRow,
  state: CopyState | undefined,
): Omit<Checkpoint, 'generation'> & { readonly generation?: number } {
  const now = services.now()
  const { watermark: mark, lastFullAt } = row
  const { later: changes } = syncOf(plan.manifest, row.entity)
  const beginning = { beganAt: now, pages: 0, empty: 0, recent: [] }
  const full = { ...beginning, isFull: true }
  if (isFull || !changes || mark === null || !state?.isComplete || lastFullAt === null) return full
  const isFullDue = now - lastFullAt.getTime() > fullEveryMs(plan, row, services.settings)
  const since = laterSince(changes, mark, now)
  if (isFullDue || since === undefined) return full
  return { ...beginning, isFull: false, generation: state.generation, since }
}

/** Finds the change of their parents up to which the records of a new run are complete; nothing where that does not matter. */
async function parentsSeen(
  { services: { database }, plan, lease }: EntityRunContext,
  entity: string,
): Promise<Pick<Checkpoint, 'upTo'>> {
  const { manifest } = plan
  const [parent] = parentsOf(manifest, entity)
  if (parent === undefined || !syncOf(manifest, entity).later?.changedParents) return {}
  const copy = copyOf(plan, lease, parent)
  const state = await copyState(database.of(lease.organizationId), copy)
  const upTo = state && (await lastChange(database, copy, state.generation))
  return upTo === undefined ? {} : { upTo }
}

/** When a record of a copy last changed: a time of the database's clock, as text; undefined for an empty copy. */
async function lastChange(database: Database, copy: Copy, generation: number): Promise<string | undefined> {
  const { organizationId, kind, entity } = copy
  const [row] = await database
    .of(organizationId)
    .query<{ at: string | null }>(
      `select max(written_at)::text as at from ${recordTableOf(kind, entity)} where organization_id = $1 and generation = $2`,
      [organizationId, generation],
    )
  return row?.at ?? undefined
}

/** Returns the value by which the next run asks for changes; undefined for entities that are always read whole. */
export function nextWatermark(sync: EntitySync, before: Json | undefined, checkpoint: Checkpoint): Json | undefined {
  return sync.later?.changedParents ? checkpoint.upTo : nextMark(sync, before, checkpoint)
}
