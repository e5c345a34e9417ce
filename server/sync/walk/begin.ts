/** Where a run over an entity begins, and what the next one will ask by. */
import type { Json, Plan } from 'plugboard/runtime'
import { type CopyState, copyState } from '../../search/index.ts'
import type { Database } from '../../store/index.ts'
import type { EntityRow, Slice } from '../rows.ts'
import { fullEveryMs } from '../schedule/due.ts'
import { type ConnectorRef, copyOf, type SyncSettings } from '../services.ts'
import { type EntitySync, parentsOf, syncOf } from './entities.ts'
import { lastChange } from './parents.ts'
import type { Place } from './place.ts'
import { instant, sinceOf, watermark } from './since.ts'

/** Places older than that are not gone on from: what they stand behind may be gone. */
const PLACE_LASTS_MS = 6 * 3600_000

/** The place of an interrupted walk, unless it is too old. */
export function goesOn(place: Place | null, now: number): Place | undefined {
  return place && now - place.beganAt < PLACE_LASTS_MS ? place : undefined
}

/** Where a new walk begins; a whole one has no generation yet. */
export function begin(
  plan: Plan,
  row: EntityRow,
  state: CopyState | undefined,
  { isFull }: Slice,
  now: number,
  settings: SyncSettings,
): Omit<Place, 'generation'> & { readonly generation?: number } {
  const { entity, watermark: mark, lastFullAt } = row
  const { later } = syncOf(plan.manifest, entity)
  const isNew = later !== undefined && mark !== null && state?.isComplete === true && lastFullAt !== null
  const fresh = { beganAt: now, pages: 0, empty: 0, recent: [] }
  if (isFull || !isNew || now - lastFullAt.getTime() > fullEveryMs(plan, row, settings))
    return { ...fresh, isFull: true }
  const reachMs = (later.reachSeconds ?? Infinity) * 1000
  if (now - (instant(mark) ?? now) > reachMs) return { ...fresh, isFull: true }
  const since = later.changedParents ? mark : sinceOf(later.lookbackSeconds, mark)
  return { ...fresh, isFull: false, generation: state.generation, since }
}

/** Up to which change of their parents the records of a run that begins now are complete; nothing where that does not matter. */
export async function parentsSeen(
  database: Database,
  plan: Plan,
  connector: ConnectorRef,
  entity: string,
): Promise<Pick<Place, 'upTo'>> {
  const { manifest } = plan
  const [parent] = parentsOf(manifest, entity)
  if (parent === undefined || !syncOf(manifest, entity).later?.changedParents) return {}
  const copy = copyOf(plan, connector, parent)
  const state = await copyState(database.of(connector.organizationId), copy)
  const upTo = state && (await lastChange(database, copy, state.generation))
  return upTo === undefined ? {} : { upTo }
}

/** What the next run asks by; nothing for entities that are always read whole. */
export function markOf(
  { field, later: changes }: EntitySync,
  before: Json | undefined,
  place: Place,
): Json | undefined {
  if (!changes) return undefined
  if (changes.changedParents) return place.upTo
  const isBehindNow = changes.reachSeconds !== undefined || (place.isFull && field === undefined)
  return watermark(place.newest, before, place.beganAt, isBehindNow)
}
