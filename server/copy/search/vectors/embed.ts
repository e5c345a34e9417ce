/** Gives vectors to what changed in one copy. */
import type { Database } from '../../../ground/store/index.ts'
import type { HitCopy } from '../hits/hit-statement.ts'
import type { Embedder } from './embedder.ts'
import { leaseCopy, nextTexts, releaseCopy, renewLease, storeVectors } from './store.ts'
import type { VectorIndex } from './vector-index.ts'

/** What copies get vectors with. */
export interface EmbedOptions {
  readonly database: Database
  readonly embedder: Embedder
  readonly index: VectorIndex
}

/**
 * Gives vectors to the changes of a copy, unless another process does; how many comes back.
 * @throws what the endpoint throws; the copy then keeps its lease for a while, so that others get their turn
 */
export async function embedCopy(
  { database, embedder, index }: EmbedOptions,
  copy: HitCopy,
  signal?: AbortSignal,
): Promise<number> {
  const { organizationId } = copy.copy
  const sql = database.of(organizationId)
  const ref = { organizationId, generation: copy.generation }
  const lease = await leaseCopy(sql, ref, embedder.model)
  if (!lease) return 0
  if (copy.records > (index.mostRecords ?? Infinity)) {
    await releaseCopy(sql, copy, lease)
    return 0
  }
  await index.catchUp(sql, ref, async () => {
    signal?.throwIfAborted()
    await renewLease(sql, ref)
  })
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
  await index.noteComplete(sql, ref)
  await releaseCopy(sql, copy, lease)
  return count
}
