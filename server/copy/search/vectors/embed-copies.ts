/** Gives vectors to what changed in copies, where the operator has an endpoint for them. */
import { own } from 'plugboard/internal'
import { type Catalogue, planOfRow } from '../../../accounts/catalogue/index.ts'
import type { HitCopy } from '../hits/hit-statement.ts'
import {
  leaseCopy,
  nextTexts,
  releaseCopy,
  storeVectors,
  type UnembeddedCopy,
  unembeddedCopies,
} from './embedded-copies.ts'
import type { MeaningServices } from './meanings.ts'
import type { Database } from '../../../ground/store/index.ts'
import type { Log } from '../../../ground/observe/index.ts'
import { searchedFor } from '../../records/copied-entities.ts'
import { copyOf } from '../../records/copy.ts'

/** Services that give vectors to copies. */
export interface EmbedServices {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'of' | 'plan'>
  readonly log: Pick<Log, 'warn'>
  /** Absent where the operator has no endpoint. */
  readonly meanings?: MeaningServices | undefined
}

/** The queue of this work, and how often a process looks for changes. */
export const EMBED = 'sync-embed'
export const EMBED_SECONDS = 15
/** The queue of making indexes of vectors, apart since that may take an hour, and how often they are looked at. */
export const EMBED_INDEXES = 'sync-embed-indexes'
export const EMBED_INDEXES_SECONDS = 60

/** Gives vectors to the changes of all copies; a copy that fails is tried again the next time. */
export async function embedCopies(services: EmbedServices, signal?: AbortSignal): Promise<void> {
  const { database, meanings, log } = services
  if (!meanings) return
  const { embedder } = meanings
  for (const row of await unembeddedCopies(database, embedder.model)) {
    signal?.throwIfAborted()
    const copy = await hitCopyOf(services, row)
    try {
      if (copy) await embedCopy({ database, ...meanings }, copy, signal)
      // A copy that is not searched keeps its lease: the others come first.
      else await leaseCopy(database.of(row.organizationId), row, embedder.model)
    } catch (error) {
      log.warn({ connector_id: row.connectorId, entity: row.entity, error }, 'cannot give vectors to a copy')
      // What fails for one copy fails for the others: the endpoint is asked again later.
      return
    }
  }
}

/** The copy with what is searched of its records; undefined for one that is only there for the entities below it. */
async function hitCopyOf({ catalogue }: EmbedServices, row: UnembeddedCopy): Promise<HitCopy | undefined> {
  const plan = await planOfRow(catalogue, row).catch(() => undefined)
  if (!plan) return undefined
  const { search, hit } = own(plan.manifest.entities, row.entity) ?? {}
  if (!search || !hit || !searchedFor(plan.manifest, row.chosen).includes(row.entity)) return undefined
  return { copy: copyOf(plan, row, row.entity), hit, generation: row.generation, records: row.records }
}

/**
 * Gives vectors to the changes of a copy, unless another process does; how many comes back.
 * @throws what the endpoint throws; the copy then keeps its lease for a while, so that others get their turn
 */
export async function embedCopy(
  { database, embedder, index }: MeaningServices & Pick<EmbedServices, 'database'>,
  copy: HitCopy,
  signal?: AbortSignal,
): Promise<number> {
  const { organizationId } = copy.copy
  const sql = database.of(organizationId)
  const lease = await leaseCopy(sql, { organizationId, generation: copy.generation }, embedder.model)
  if (!lease) return 0
  let position = { change: lease.change, key: lease.key }
  let count = 0
  for (;;) {
    const texts = await nextTexts(sql, copy, position, embedder.model)
    const last = texts.at(-1)
    if (!last) break
    const fresh = texts.filter(({ text, isKnown }) => !isKnown && text.trim() !== '')
    const written = fresh.map(({ text }) => text)
    const given = written.length > 0 ? await embedder.embed(written, signal) : []
    const vectors = given.flatMap((vector, at) => {
      const text = fresh[at]
      return text ? [{ key: text.key, digest: text.digest, vector }] : []
    })
    count += vectors.length
    position = { change: last.change, key: last.key }
    await storeVectors(sql, index, { ...copy, vectors }, position)
  }
  if (lease.until > position.change)
    await storeVectors(sql, index, { ...copy, vectors: [] }, { change: lease.until, key: '' })
  await releaseCopy(sql, copy, lease)
  return count
}
