/** Gives vectors to what changed in copies, where the operator has an endpoint for them. */
import { own } from 'plugboard/internal'
import { type Catalogue, planOfRow } from '../catalogue/index.ts'
import {
  type Embedder,
  type HitCopy,
  type CopyLease,
  leaseCopy,
  nextTexts,
  releaseCopy,
  storeVectors,
  type UnembeddedCopy,
  unembeddedCopies,
} from '../search/index.ts'
import type { Database, Sql } from '../store/index.ts'
import type { Log } from '../observe/index.ts'
import { searchedFor } from './schedule/choice.ts'
import { copyOf } from './state/services.ts'

/** What copies get vectors with. */
export interface EmbedServices {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'of' | 'plan'>
  readonly log: Pick<Log, 'warn'>
  /** Absent where the operator has no endpoint. */
  readonly embedder?: Embedder | undefined
}

/** The queue of this work, and how often a process looks for changes. */
export const EMBED = 'sync-embed'
export const EMBED_SECONDS = 15

/** Gives vectors to the changes of all copies; a copy that fails is tried again the next time. */
export async function embedCopies(services: EmbedServices, signal?: AbortSignal): Promise<void> {
  const { database, embedder, log } = services
  if (!embedder) return
  for (const row of await unembeddedCopies(database, embedder.model)) {
    signal?.throwIfAborted()
    const sql = database.of(row.organizationId)
    const lease = await leaseCopy(sql, row, embedder.model)
    const copy = await hitCopyOf(services, row)
    // A copy that is not searched, or that fails, keeps its lease: the others come first.
    if (!lease || !copy) continue
    try {
      await embedCopy(sql, embedder, { ...copy, lease }, signal)
    } catch (error) {
      log.warn({ connector_id: row.connectorId, entity: row.entity, error }, 'cannot give vectors to a copy')
      // What fails for one copy fails for the others: the endpoint is asked again later.
      return
    }
  }
}

async function embedCopy(
  sql: Sql,
  embedder: Embedder,
  { lease, ...copy }: HitCopy & { readonly lease: CopyLease },
  signal: AbortSignal | undefined,
): Promise<void> {
  let position = { change: lease.change, key: lease.key }
  for (;;) {
    const texts = await nextTexts(sql, copy, position, embedder.model)
    const last = texts.at(-1)
    if (!last) break
    const fresh = texts.filter(({ text, isKnown }) => !isKnown && text.trim() !== '')
    const written = fresh.map(({ text }) => text)
    const vectors = written.length > 0 ? await embedder.embed(written, signal) : []
    const stored = vectors.flatMap((vector, at) => {
      const text = fresh[at]
      return text ? [{ key: text.key, digest: text.digest, vector }] : []
    })
    position = { change: last.change, key: last.key }
    await storeVectors(sql, copy, stored, position)
  }
  if (lease.until > position.change) await storeVectors(sql, copy, [], { change: lease.until, key: '' })
  await releaseCopy(sql, copy)
}

/** The copy with what is searched of its records; undefined for one that is only there for the entities below it. */
async function hitCopyOf({ catalogue }: EmbedServices, row: UnembeddedCopy): Promise<HitCopy | undefined> {
  const plan = await planOfRow(catalogue, row).catch(() => undefined)
  if (!plan) return undefined
  const { search, hit } = own(plan.manifest.entities, row.entity) ?? {}
  if (!search || !hit || !searchedFor(plan.manifest, row.chosen).includes(row.entity)) return undefined
  return { copy: copyOf(plan, row, row.entity), hit, generation: row.generation, records: row.records }
}
