/** Pages of records into a generation: one statement for a page, its JSON passed on unread. */
import { ServerError } from '../../errors/index.ts'
import type { Session, Sql } from '../../store/index.ts'
import { sqlLiteral } from './expressions.ts'
import type { Copy, WrittenCounts } from './copy.ts'
import { forgetDeletions, rememberDeletion } from './deletions.ts'
import { isSuspicious, writeCarefully } from './poison.ts'
import { sentTexts, storedValue } from './stored.ts'
import { recordTableOf } from './table.ts'
import { firstOf } from '../../base/index.ts'

/** The longest key, and the largest record as the database holds it, in bytes. */
export const MAX_KEY_BYTES = 1024
export const MAX_RECORD_BYTES = 1024 * 1024

/** The list of a parent's records. */
export interface ParentListing {
  /** The key of the parent. */
  readonly parent: string
  /** When the run began that reads it. */
  readonly listedAt: Date
}

/** How a page is written. */
export interface PageWriteOptions {
  /** When the page may have been read at the earliest: records that were deleted from then on are left out. */
  readonly readSince?: Date
  /** A generation in which a record that is the same is not taken for changed. */
  readonly before?: number
  /** Below which parent the records were listed. */
  readonly below?: ParentListing
}

/**
 * Writes a page, the text of a JSON array of records, into a generation: new records are added, known ones replaced. A record
 * that cannot be stored goes to `rejected_records` with the reason, and the others are stored. Runs in the caller's
 * transaction, so that a page and its checkpoint commit together.
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
  // A deletion that commits meanwhile is waited for here, so that the statement that writes sees it.
  await sql.query('select from generations where organization_id = $1 and id = $2 for update', [
    copy.organizationId,
    generation,
  ])
  return writeLocked(sql, copy, generation, page, how)
}

function writeLocked(
  sql: Session,
  copy: Copy,
  generation: number,
  page: string,
  how: PageWriteOptions = {},
): Promise<WrittenCounts> {
  const write = (text: string) => writeText(sql, copy, generation, text, how)
  return isSuspicious(page) ? writeCarefully(sql, copy, generation, page, write) : write(page)
}

/** A record that was made or changed now, as JSON text, by its key. */
export interface NewRecordText {
  readonly key: string
  readonly record: string
}

/**
 * Writes records that were made or changed now, after any deletion of their keys, into every generation of their copy that is shown
 * or being filled; of several with one key the last counts.
 * @returns whether there is a generation, and whether a run of the connector is in progress
 */
export async function upsertNew(
  sql: Session,
  copy: Copy,
  records: readonly NewRecordText[],
): Promise<{ isCopied: boolean; isRunning: boolean }> {
  const { organizationId, connectorId, entity } = copy
  const keys = records.map(({ key }) => key)
  // As when a record is deleted: first the deletions, then the generations.
  await forgetDeletions(sql, copy, keys)
  // What a crash of the database takes with it the next run writes again.
  const generations = await sql.query<{ id: number; isRunning: boolean }>(
    `select id, set_config('synchronous_commit', 'off', true), exists (select from syncs
       where organization_id = $1 and connector_id = $2 and run_id is not null) as "isRunning"
     from generations
     where organization_id = $1 and connector_id = $2 and entity = $3 and status <> 'dropping' order by id for update`,
    [organizationId, connectorId, entity],
  )
  const page = `[${records.map(({ record }) => record).join(',')}]`
  for (const { id } of generations) await writeLocked(sql, copy, id, page)
  return { isCopied: generations.length > 0, isRunning: generations.some(({ isRunning }) => isRunning) }
}

/**
 * Writes one record, as JSON text, into every generation of its copy that is shown or being filled; none is no error.
 * @param readSince as of `writePage`; without it the record counts as made after any deletion of its key
 */
export async function upsertRecord(sql: Session, copy: Copy, record: string, readSince?: Date): Promise<void> {
  for (const generation of await generationsOf(sql, copy))
    await writePage(sql, copy, generation, `[${record}]`, readSince ? { readSince } : {})
}

/** Deletes a record by its key, wherever its copy holds it. Pages that were read before do not bring it back. */
export async function deleteRecord(sql: Session, copy: Copy, key: string): Promise<void> {
  await rememberDeletion(sql, copy, key)
  for (const generation of await generationsOf(sql, copy))
    await sql.query(
      `with deleted as (
        delete from ${recordTableOf(copy.kind, copy.entity)} where organization_id = $1 and generation = $2 and key = $3 returning 1
      )
      update generations set records = records - (select count(*) from deleted) where organization_id = $1 and id = $2`,
      [copy.organizationId, generation, key],
    )
}

/** Takes records out of a generation that the third party reports as deleted; a later page may bring them back. @returns how many there were */
export async function removeRecords(
  sql: Sql,
  copy: Copy,
  generation: number,
  keys: readonly string[],
): Promise<number> {
  const [row] = await sql.query<{ removed: number }>(
    `with deleted as (
      delete from ${recordTableOf(copy.kind, copy.entity)}
      where organization_id = $1 and generation = $2 and key = any($3::text[]) returning 1
    )
    update generations set records = records - (select count(*) from deleted) where organization_id = $1 and id = $2
    returning (select count(*) from deleted) as removed`,
    [copy.organizationId, generation, [...keys]],
  )
  return row?.removed ?? 0
}

/** Locks them: no page is written until the transaction ends. */
async function generationsOf(sql: Sql, { organizationId, connectorId, entity }: Copy): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `select id from generations
    where organization_id = $1 and connector_id = $2 and entity = $3 and status <> 'dropping' order by id for update`,
    [organizationId, connectorId, entity],
  )
  return rows.map(({ id }) => id)
}

async function writeText(
  sql: Sql,
  copy: Copy,
  generation: number,
  page: string,
  { readSince, before, below }: PageWriteOptions,
): Promise<WrittenCounts> {
  const { organizationId, connectorId } = copy
  const rows = await sql.query<WrittenCounts & { open: number }>(statementOf(copy, before !== undefined), [
    page,
    generation,
    organizationId,
    connectorId,
    readSince ?? null,
    sentTexts(page, copy.fields),
    below?.parent ?? null,
    below?.listedAt ?? null,
    ...(before === undefined ? [] : [before]),
  ])
  const { open, written, added, rejected } = firstOf(rows)
  if (open === 1) return { written, added, rejected }
  throw new ServerError('connector_deleting', 'Cannot write to the searchable copy: it is being removed')
}

/** By the fields that a manifest gives a copy, since copies themselves come and go; then by what else they differ in. */
const statements = new WeakMap<Copy['fields'], Map<string, string>>()

function statementOf(copy: Copy, compares: boolean): string {
  const { kind, entity, key, fields } = copy
  const ofFields = statements.get(fields) ?? new Map<string, string>()
  const name = JSON.stringify([kind, entity, key, compares])
  const known = ofFields.get(name) ?? writeStatement(copy, compares)
  statements.set(fields, ofFields.set(name, known))
  return known
}

/** The generation's row is the fence: whoever drops it waits for the page, and no page comes after. */
function writeStatement({ kind, entity, key, fields }: Copy, compares: boolean): string {
  const value = `value -> ${sqlLiteral(key)}`
  const table = recordTableOf(kind, entity)
  const changedAt = compares
    ? `coalesce((select written_at from ${table} old where old.organization_id = $3 and old.generation = $9 and old.key = page.key
        and old.data = ${storedValue(fields)}), clock_timestamp())`
    : 'clock_timestamp()'
  return `
    with open as (
      select id, entity from generations
      where id = $2 and organization_id = $3 and connector_id = $4 and status <> 'dropping' for update
    ),
    keyed as (
      select value, n, case when jsonb_typeof(${value}) in ('string', 'number') then value ->> ${sqlLiteral(key)} end as key
      from jsonb_array_elements($1::jsonb) with ordinality as page (value, n)
    ),
    page as materialized (
      select value, n, key, case
        when jsonb_typeof(value) <> 'object' then 'not_an_object'
        when coalesce(key, '') = '' then 'no_key'
        when octet_length(key) > ${MAX_KEY_BYTES} then 'key_too_long'
        when pg_column_size(value) > ${MAX_RECORD_BYTES} then 'too_large'
      end as reason from keyed where not exists (
        select from deletions d where d.organization_id = $3::uuid and d.connector_id = $4::uuid and d.entity = ${sqlLiteral(entity)} and d.key = keyed.key
          and d.deleted_at >= $5::timestamptz
      )
    ),
    stored as (
      insert into ${table} as stored (generation, key, organization_id, connector_id, data, sent, written_at, parent, listed_at)
      select distinct on (key) id, key, $3::uuid, $4::uuid, ${storedValue(fields)}, ($6::text[])[n], ${changedAt}, $7::text, $8::timestamptz from page, open
      where reason is null order by key, n desc
      on conflict (generation, key, organization_id) do update set data = excluded.data, sent = excluded.sent,
        written_at = case when stored.data = excluded.data then stored.written_at else excluded.written_at end,
        parent = case when stored.parent <> excluded.parent then '' else coalesce(excluded.parent, stored.parent) end,
        listed_at = coalesce(excluded.listed_at, stored.listed_at)
      returning (xmax = 0) as is_new
    ),
    refused as (
      insert into rejected_records (organization_id, connector_id, entity, generation, key, reason)
      select $3::uuid, $4::uuid, entity, id, left(key, 200), reason from page, open where reason is not null
      returning 1
    ),
    counts as (
      select (select count(*) from stored) as written, (select count(*) from stored where is_new) as added,
        (select count(*) from refused) as rejected
    ),
    counted as (
      update generations set records = records + added, rejected = generations.rejected + counts.rejected
      from counts where organization_id = $3 and id = (select id from open) and (added > 0 or counts.rejected > 0)
    )
    select (select count(*) from open) as open, written, added, rejected from counts`
}
