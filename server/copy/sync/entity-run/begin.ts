/** Where an entity run begins, and from which value the next one will ask for changes. */
import type { Json, Plan } from 'plugboard/runtime'
import { laterSince, nextMark, syncOf } from 'plugboard/internal'
import { type CopyState, copyState } from '../../records/generations.ts'
import type { Database } from '../../../ground/store/index.ts'
import type { EntityRow, Lease } from '../state/run-rows.ts'
import { fullEveryMs } from '../schedule/due.ts'
import { type SyncSettings } from '../state/services.ts'
import { copyOf } from '../../records/copy.ts'
import type { ConnectorRef } from '../../../accounts/connectors/index.ts'
import { type EntitySync, parentsOf } from '../../records/copied-entities.ts'
import { lastChange } from './parent-axes.ts'
import type { Checkpoint } from '../state/checkpoint.ts'

/** Older checkpoints are not continued from: the records before them may have been deleted since. */
const CHECKPOINT_LASTS_MS = 6 * 3600_000

/** The checkpoint of an interrupted entity run, unless it is too old. */
export function resumable(checkpoint: Checkpoint | null, now: number): Checkpoint | undefined {
  return checkpoint && now - checkpoint.beganAt < CHECKPOINT_LASTS_MS ? checkpoint : undefined
}

/** What a new entity run begins with. */
interface EntityRunStart {
  readonly plan: Plan
  readonly row: EntityRow
  /** What is stored of the copy so far. */
  readonly state: CopyState | undefined
  readonly lease: Lease
  /** Milliseconds since 1970. */
  readonly now: number
  readonly settings: SyncSettings
}

/**
 * Where a new entity run begins: with what changed since the last one, where the copy is complete and the third party still says what
 * changed since then; else with everything. A full run has no generation yet.
 */
export function startCheckpoint({
  plan,
  row,
  state,
  lease: { isFull },
  now,
  settings,
}: EntityRunStart): Omit<Checkpoint, 'generation'> & { readonly generation?: number } {
  const { watermark: mark, lastFullAt } = row
  const { later: changes } = syncOf(plan.manifest, row.entity)
  const beginning = { beganAt: now, pages: 0, empty: 0, recent: [] }
  const full = { ...beginning, isFull: true }
  if (isFull || !changes || mark === null || !state?.isComplete || lastFullAt === null) return full
  const isFullDue = now - lastFullAt.getTime() > fullEveryMs(plan, row, settings)
  const since = laterSince(changes, mark, now)
  if (isFullDue || since === undefined) return full
  return { ...beginning, isFull: false, generation: state.generation, since }
}

/** Up to which change of their parents the records of a run that begins now are complete; nothing where that does not matter. */
export async function parentsSeen(
  database: Database,
  plan: Plan,
  connector: ConnectorRef,
  entity: string,
): Promise<Pick<Checkpoint, 'upTo'>> {
  const { manifest } = plan
  const [parent] = parentsOf(manifest, entity)
  if (parent === undefined || !syncOf(manifest, entity).later?.changedParents) return {}
  const copy = copyOf(plan, connector, parent)
  const state = await copyState(database.of(connector.organizationId), copy)
  const upTo = state && (await lastChange(database, copy, state.generation))
  return upTo === undefined ? {} : { upTo }
}

/** What the next run asks by; nothing for entities that are always read whole. */
export function nextWatermark(sync: EntitySync, before: Json | undefined, checkpoint: Checkpoint): Json | undefined {
  return sync.later?.changedParents ? checkpoint.upTo : nextMark(sync, before, checkpoint)
}
