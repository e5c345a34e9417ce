/** The records that a full run has not met: some are read before any is removed, since a list may end before its last record. */
import { ConnectorError, executeRaw, type Params } from 'plugboard/runtime'
import { changeReader, isOfOneParent, syncOf } from 'plugboard/internal'
import type { Copy } from '../../records/copy.ts'
import { unmetRecords, type UnmetRecord } from '../../changes/merge.ts'
import type { MergedPair } from '../../records/seen.ts'
import { copiedEntity } from '../../records/copied-entities.ts'
import { readingParams } from '../state/record-params.ts'
import { keysOfParent } from '../state/skipped-parents.ts'
import type { EntityRunContext } from './context.ts'
import { waitForTurn } from './listing.ts'
import { axesOf, parentsFrom } from './parent-axes.ts'

/** Maximum number of records that are read. */
const READ = 5

/** Result of reading some unmet records. */
export interface ReadUnmet {
  /** Whether the third party has one of them, or does not say that it is gone. */
  readonly mayExist: boolean
  readonly requests: number
}

/**
 * Reads some of the records that a full run has not met, until one exists: the oldest, the newest and some between.
 * @param random at least 0, less than 1
 * @throws ConnectorError what prevents any request
 */
export async function readUnmet(
  context: EntityRunContext,
  copy: Copy,
  pair: MergedPair,
  random = Math.random,
): Promise<ReadUnmet> {
  const { database } = context.services
  const records = await database
    .of(copy.organizationId)
    .transaction((sql) => unmetRecords(sql, copy, pair, (count) => sampleOf(count, READ, random)))
  let requests = 0
  for (const record of records) {
    const params = await paramsOf(context, copy, record)
    if (!params) continue
    requests++
    if (await mayExist(context, copy.entity, params)) return { mayExist: true, requests }
  }
  return { mayExist: false, requests }
}

/** Chooses places from 1 to a number: the first, the last, and one of each part between them. */
export function sampleOf(count: number, most: number, random: () => number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index + 1)
  const part = (count - 2) / (most - 2)
  const between = Array.from({ length: most - 2 }, (_, index) => 2 + Math.floor((index + random()) * part))
  return [1, ...between, count]
}

/** The params that read a record; undefined where its kind cannot, or its parent is gone from the copy. */
async function paramsOf(
  context: EntityRunContext,
  { entity }: Copy,
  { named, parent }: UnmetRecord,
): Promise<Params | undefined> {
  const { plan } = context
  const sync = syncOf(plan.manifest, entity)
  const params = Object.keys(sync.each)
  let below: Params = {}
  if (params.length > 0 && parent !== null && parent !== '') {
    const at = keysOfParent(parent, params.length)
    const { value: parents } = await parentsFrom(await axesOf(context, sync), at).next()
    if (!parents || parents.at.join() !== at.join()) return undefined
    below = parents.params
  }
  return readingParams(plan, entity, below, named ?? undefined)
}

/** Whether the third party has a record, or does not say that it is gone. */
async function mayExist(context: EntityRunContext, entity: string, params: Params): Promise<boolean> {
  const { plan, connection, signal } = context
  await waitForTurn(context, `${entity}.get`)
  try {
    const { records } = await executeRaw(plan, { entity, action: 'get', params }, connection, { signal })
    return records !== null && !isDeleted(context, entity, records)
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    if (error.code === 'record_not_found') return false
    if (isOfOneParent(error) || error.code === 'scope_missing') return true
    throw error
  }
}

/** Whether a record is marked as deleted, as changes of its entity are. */
function isDeleted({ plan: { manifest } }: EntityRunContext, entity: string, record: Uint8Array): boolean {
  const { later } = syncOf(manifest, entity)
  if (!later?.deleted || later.record || later.id) return false
  const records = Buffer.concat([Buffer.from('['), record, Buffer.from(']')])
  const read = changeReader(later, copiedEntity(manifest, entity).key)
  return read({ records, starts: [1] }, {}).some((change) => change.isDeleted)
}
