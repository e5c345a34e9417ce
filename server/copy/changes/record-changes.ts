/** Changes of the records of a copy: each is compared with what endpoints want, in its transaction. */
import { defined, keyParams } from 'plugboard/internal'
import { firstOf } from '../../ground/base/index.ts'
import type { Session, Sql } from '../../ground/store/index.ts'
import type { Copy } from '../records/copy.ts'
import { forgetDeletions, rememberDeletion } from '../records/deletions.ts'
import { lockCopy, lockGenerations } from '../records/generations.ts'
import { removeWhere } from '../records/removed.ts'
import { markSeen, type ParentListing, unmarkSeen, withHashJoins } from '../records/seen.ts'
import { recordTableOf } from '../records/tables.ts'
import type { WrittenCounts } from '../records/write-statement.ts'
import { type PageWriteOptions, type ParamValues, writeLocked } from '../records/write.ts'
import { matchChanges } from '../triggers/match.ts'

/**
 * Writes a page, the text of a JSON array of records, into a generation: new records are added, changed ones replaced, equal ones left. A
 * record that cannot be stored goes to `rejected_records` with the reason, and the others are stored. Runs in the caller's transaction, so
 * that a page and its checkpoint commit together.
 * @throws ConnectorError `connector_deleting` when the generation is being dropped
 */
export async function writePage(
  sql: Session,
  copy: Copy,
  generation: number,
  records: Uint8Array | string,
  how: PageWriteOptions = {},
): Promise<WrittenCounts> {
  const page = typeof records === 'string' ? records : Buffer.from(records).toString()
  const [{ watchedFrom } = { watchedFrom: null }] = await lockGenerations(sql, copy.organizationId, [generation])
  const counts = await writeLocked(sql, copy, generation, page, { ...how, isWatched: watchedFrom !== null })
  await matchChanges(sql, copy, generation, watchedFrom)
  return counts
}

/** Removes records that the third party reports as deleted; a later page may bring them back. @returns the number that the generation had */
export async function removeRecords(
  sql: Session,
  copy: Copy,
  generation: number,
  keys: readonly string[],
): Promise<number> {
  const count = await remove(sql, copy, generation, 'key = any($3::text[])', [[...keys]])
  await unmarkSeen(sql, copy, generation, keys)
  return count
}

/** Removes the records below a parent that its list, which was read to the end, has not named. */
export async function removeUnnamed(
  sql: Session,
  copy: Copy,
  generation: number,
  { parent, listedAt }: ParentListing,
): Promise<void> {
  const isNamed = `exists (
    select from (
      select unnest(keys) as key from seen_records where organization_id = $1 and generation = $2 and parent = $3 and listed_at = $4
    ) named where named.key = records.key)`
  const params = [parent, listedAt]
  const { watchedFrom } = await withHashJoins(sql, () =>
    removeWhere(sql, copy, generation, `parent = $3 and not ${isNamed}`, params),
  )
  await matchChanges(sql, copy, generation, watchedFrom)
}

/** Removes the records below parents that are no longer in the parents' copy. */
export async function removeOrphans(
  sql: Session,
  copy: Copy,
  generation: number,
  parents: { readonly copy: Copy; readonly generation: number },
): Promise<void> {
  const table = recordTableOf(parents.copy.kind, parents.copy.entity)
  const isThere = `exists (select from ${table} p where p.organization_id = $1 and p.generation = $3 and p.key = records.parent)`
  await remove(sql, copy, generation, `parent <> '' and not ${isThere}`, [parents.generation])
}

async function remove(
  sql: Session,
  copy: Copy,
  generation: number,
  which: string,
  params: readonly unknown[],
): Promise<number> {
  const { count, watchedFrom } = await removeWhere(sql, copy, generation, which, params)
  await matchChanges(sql, copy, generation, watchedFrom)
  return count
}

/** A record that was made or changed now, as JSON text, by its key. */
export interface NewRecordText {
  readonly key: string
  readonly record: string
  /** Params that gave it: a composite key takes values of them. */
  readonly params?: ParamValues | undefined
}

/** One record of a copy as it is now: its JSON text, or that it is deleted. */
export type AppliedRecord = NewRecordText | { readonly key: string; readonly deleted: true }

/** State of a copy to which records are applied. */
export interface AppliedState {
  /** Whether there is a copy, or one is being filled. Without one, nothing was written. */
  readonly isCopied: boolean
  /** Whether a run of the connector is in progress. */
  readonly isRunning: boolean
}

/**
 * Applies one record outside of a run, such as one that a third party's webhook reports. Readers of the copy see it from the commit on.
 * A run in progress does not undo it: pages that were requested before neither change the record nor bring back a deleted one. The last
 * one applied counts.
 * @example await database.of(organizationId).transaction((sql) => applyRecord(sql, copy, { key: 'cus_1', record: '{"id":"cus_1"}' }))
 */
export async function applyRecord(sql: Session, copy: Copy, applied: AppliedRecord): Promise<AppliedState> {
  if ('record' in applied) return upsertNew(sql, copy, [applied])
  await deleteRecord(sql, copy, applied.key)
  return appliedState(sql, copy)
}

/** As `applyRecord`, for several records; of several with one key the last counts. */
export async function upsertNew(sql: Session, copy: Copy, records: readonly NewRecordText[]): Promise<AppliedState> {
  const keys = records.map(({ key }) => key)
  // As when a record is deleted: first the deletions, then the generations.
  await forgetDeletions(sql, copy, keys)
  // What a crash of the database takes with it the next run writes again.
  await sql.query(`select set_config('synchronous_commit', 'off', true)`)
  if (keyParams(copy.key).length === 0)
    await apply(sql, copy, keys, `[${records.map(({ record }) => record).join(',')}]`)
  else for (const { key, record, params } of records) await apply(sql, copy, [key], `[${record}]`, { params })
  return appliedState(sql, copy)
}

/**
 * Writes one record, as JSON text, that was read again.
 * @param readSince when it was asked for: if it was deleted or applied since, nothing is written
 */
export async function upsertRecord(
  sql: Session,
  copy: Copy,
  { key, record, params }: NewRecordText,
  readSince?: Date,
): Promise<void> {
  await apply(sql, copy, [key], `[${record}]`, defined({ params, readSince, requestedAt: readSince }))
}

/** Deletes a record by its key, wherever its copy holds it. Pages that were read before do not bring it back. */
export async function deleteRecord(sql: Session, copy: Copy, key: string): Promise<void> {
  await rememberDeletion(sql, copy, key)
  for (const { id } of await lockCopy(sql, copy)) await remove(sql, copy, id, 'key = $3', [key])
}

/** Writes records into what searches see, or into the first generation. What a full run has drafted of them is older. */
async function apply(
  sql: Session,
  copy: Copy,
  keys: readonly string[],
  page: string,
  how: PageWriteOptions = {},
): Promise<void> {
  const [shown, ...beside] = await lockCopy(sql, copy)
  if (shown === undefined) return
  const { id: generation, watchedFrom } = shown
  await writeLocked(sql, copy, generation, page, { ...how, isApplied: true, isWatched: watchedFrom !== null })
  await matchChanges(sql, copy, generation, watchedFrom)
  for (const { id } of beside) {
    await dropDrafts(sql, copy, id, keys)
    await markSeen(sql, copy, id, keys)
  }
}

async function dropDrafts(sql: Sql, copy: Copy, generation: number, keys: readonly string[]): Promise<void> {
  await sql.query(
    `with dropped as (
      delete from ${recordTableOf(copy.kind, copy.entity)} where organization_id = $1 and generation = $2 and key = any($3::text[]) returning 1
    )
    update generations set records = records - (select count(*) from dropped)
    where organization_id = $1 and id = $2 and exists (select from dropped)`,
    [copy.organizationId, generation, keys],
  )
}

/** Reads the state of a copy to which records are applied. */
export async function appliedState(sql: Sql, { organizationId, connectorId, entity }: Copy): Promise<AppliedState> {
  const rows = await sql.query<AppliedState>(
    `select exists (
        select from generations where organization_id = $1 and connector_id = $2 and entity = $3 and status <> 'dropping'
      ) as "isCopied",
      exists (select from syncs where organization_id = $1 and connector_id = $2 and run_id is not null) as "isRunning"`,
    [organizationId, connectorId, entity],
  )
  return firstOf(rows)
}
