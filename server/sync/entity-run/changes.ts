/** The changes of a third party as a page of an entity run. */
import type { RawResult } from 'plugboard/runtime'
import type { RecordChange } from 'plugboard/parts'

/** More changed than can be asked for record by record, or the third party no longer takes its own token: the entity is read whole instead. */
export class ReadWhole extends Error {}

/** A page of the records that changes hold, with the keys of those that were deleted. */
export function changesPage(changes: readonly RecordChange[], next: RawResult['next'], meta: RawResult['meta']) {
  const records = changes.flatMap(({ record }) => record ?? [])
  const raw: RawResult = {
    records: Buffer.from(`[${records.join(',')}]`),
    count: records.length,
    starts: [],
    meta,
    next,
  }
  return { raw, deleted: changes.flatMap(({ key, isDeleted }) => (isDeleted ? [key] : [])) }
}
