/** What a run changes in a copy: pages and removals, each compared with what endpoints want. */
import type { Session } from '../../ground/store/index.ts'
import type { Copy, WrittenCounts } from '../records/copy.ts'
import { dropOrphans, dropUnnamed, type ParentGeneration } from '../records/below-parents.ts'
import { dropRecords, type RemovedCount } from '../records/removed.ts'
import type { ParentListing } from '../records/seen.ts'
import { type PageWriteOptions, storePage } from '../records/write.ts'
import { matchChanges } from '../triggers/match.ts'

/**
 * Writes a page, as `storePage` does.
 * @throws ConnectorError `connector_deleting` when the generation is being dropped
 */
export async function writePage(
  sql: Session,
  copy: Copy,
  generation: number,
  records: Uint8Array | string,
  how: PageWriteOptions = {},
): Promise<WrittenCounts> {
  const { since, ...counts } = await storePage(sql, copy, generation, records, how)
  await matchChanges(sql, copy, generation, { since })
  return counts
}

/** Removes records that the third party reports as deleted; a later page may bring them back. @returns how many the generation had */
export function removeRecords(sql: Session, copy: Copy, generation: number, keys: readonly string[]): Promise<number> {
  return compared(sql, copy, generation, dropRecords(sql, copy, generation, keys))
}

/** Removes the records below a parent that its list, which was read to the end, has not named. */
export async function removeUnnamed(
  sql: Session,
  copy: Copy,
  generation: number,
  listing: ParentListing,
): Promise<void> {
  await compared(sql, copy, generation, dropUnnamed(sql, copy, generation, listing))
}

/** Removes the records below parents that are not in the parents' copy any more. */
export async function removeOrphans(
  sql: Session,
  copy: Copy,
  generation: number,
  parents: ParentGeneration,
): Promise<void> {
  await compared(sql, copy, generation, dropOrphans(sql, copy, generation, parents))
}

async function compared(
  sql: Session,
  copy: Copy,
  generation: number,
  removing: Promise<RemovedCount>,
): Promise<number> {
  const { count, since } = await removing
  await matchChanges(sql, copy, generation, { since })
  return count
}
