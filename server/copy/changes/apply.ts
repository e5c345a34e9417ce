/** Single records of a copy, written or deleted outside of a run. */
import { defined, keyParams } from 'plugboard/internal'
import type { Session, Sql } from '../../ground/store/index.ts'
import type { Copy } from '../records/copy.ts'
import { forgetDeletions, rememberDeletion } from '../records/deletions.ts'
import { IS_WATCHED, type LockedGeneration } from '../records/generations.ts'
import { removeWhere } from '../records/removed.ts'
import { markSeen } from '../records/seen.ts'
import { recordTableOf } from '../records/tables.ts'
import { type PageWriteOptions, type ParamValues, writeLocked } from '../records/write.ts'
import { matchChanges } from '../triggers/match.ts'
import { firstOf } from '../../ground/base/index.ts'

/** A record that was made or changed now, as JSON text, by its key. */
export interface NewRecordText {
  readonly key: string
  readonly record: string
  /** Params that gave it: a composite key takes values of them. */
  readonly params?: ParamValues | undefined
}

/** One record of a copy as it is now: its JSON text, or that it is deleted. */
export type AppliedRecord = NewRecordText | { readonly key: string; readonly deleted: true }

/** What there is of a copy. */
export interface AppliedState {
  /** Whether there is a copy, or one is being filled. Without one, nothing was written. */
  readonly isCopied: boolean
  /** Whether a run of the connector is in progress. */
  readonly isRunning: boolean
}

/**
 * Applies one record outside of a run, such as one that a third party's webhook tells of. Readers of the copy see it from the commit on.
 * A run that is in progress neither loses it nor undoes it: pages that were asked for before do not change the record, nor bring a
 * deleted one back. The last one applied counts.
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
    await write(sql, copy, keys, `[${records.map(({ record }) => record).join(',')}]`)
  else for (const { key, record, params } of records) await write(sql, copy, [key], `[${record}]`, { params })
  return appliedState(sql, copy)
}

/**
 * Writes one record, as JSON text, that was read again.
 * @param readSince when it was asked for: if it was deleted or applied since, nothing is written. Without it, as `applyRecord`
 */
export async function upsertRecord(
  sql: Session,
  copy: Copy,
  { key, record, params }: NewRecordText,
  readSince?: Date,
): Promise<void> {
  const how = defined({ params, readSince, requestedAt: readSince })
  await write(sql, copy, [key], `[${record}]`, how)
}

/** Deletes a record by its key, wherever its copy holds it. Pages that were read before do not bring it back. */
export async function deleteRecord(sql: Session, copy: Copy, key: string): Promise<void> {
  await rememberDeletion(sql, copy, key)
  for (const { id } of await generationsOf(sql, copy)) {
    const removal = await removeWhere(sql, copy, id, 'key = $3', [key])
    await matchChanges(sql, copy, id, removal)
  }
}

/** Writes records into what searches see, or into the first generation. What a full run has drafted of them is older. */
async function write(
  sql: Session,
  copy: Copy,
  keys: readonly string[],
  page: string,
  how: PageWriteOptions = {},
): Promise<void> {
  const [shown, ...beside] = await generationsOf(sql, copy)
  if (shown === undefined) return
  const { isWatched, changes } = shown
  await writeLocked(sql, copy, shown.id, page, { ...how, isApplied: true, isWatched })
  await matchChanges(sql, copy, shown.id, { since: isWatched ? changes : undefined })
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

/** What searches see, then what is being filled beside it. Locks them: no page is written until the transaction ends. */
function generationsOf(sql: Sql, { organizationId, connectorId, entity }: Copy): Promise<LockedGeneration[]> {
  return sql.query<LockedGeneration>(
    `select id, changes, ${IS_WATCHED} as "isWatched" from generations g
    where organization_id = $1 and connector_id = $2 and entity = $3 and status <> 'dropping' order by id for update of g`,
    [organizationId, connectorId, entity],
  )
}

/** What there is of a copy now. */
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
