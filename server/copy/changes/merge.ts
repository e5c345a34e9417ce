/** The end of a full run: what differs from the records that searches see takes their place, in one transaction. */
import type { Session, Sql } from '../../ground/store/index.ts'
import { ownKeyField } from 'plugboard/internal'
import type { Copy } from '../records/copy.ts'
import { lockGenerations } from '../records/generations.ts'
import { removeWhere } from '../records/removed.ts'
import { forgetSeen, IS_UNMET, type MergedPair, withHashJoins } from '../records/seen.ts'
import { isSameRecord } from '../records/stored.ts'
import { recordTableOf } from '../records/tables.ts'
import { keepFormer, RECORD } from '../records/write-statement.ts'
import { matchChanges } from '../triggers/match.ts'
import { firstOf } from '../../ground/base/index.ts'

/** Numbers of records that a merge touched. */
export interface MergeCounts {
  readonly added: number
  readonly changed: number
  readonly removed: number
}

const SEEN = `seen as materialized (
  select distinct unnest(keys) as key from seen_records where organization_id = $1 and generation = $3
)`
const IS_SEEN = 'exists (select from seen where seen.key = records.key)'

/** Counts the records that a copy has after the merge of a full run. */
export async function countMerged(sql: Sql, copy: Copy, { base, drafts }: MergedPair): Promise<number> {
  const table = recordTableOf(copy.kind, copy.entity)
  const rows = await withHashJoins(sql, () =>
    sql.query<{ count: number }>(
      `with ${SEEN}
      select (select count(*) from ${table} records where organization_id = $1 and generation = $2 and ${IS_SEEN})
        + (select count(*) from ${table} draft where organization_id = $1 and generation = $3 and not exists (
          select from ${table} old where old.organization_id = $1 and old.generation = $2 and old.key = draft.key)) as count`,
      [copy.organizationId, base, drafts],
    ),
  )
  return firstOf(rows).count
}

/** A record that a full run has not met. */
export interface UnmetRecord {
  /** The text of its own field of the key. */
  readonly named: string | null
  /** The key of its parent: empty for several, null without one. */
  readonly parent: string | null
}

/**
 * Lists some of the records that a full run has not met, ordered by when they were written.
 * @param pick chooses their places, from 1 on, by their number
 */
export async function unmetRecords(
  sql: Sql,
  copy: Copy,
  { base, drafts }: MergedPair,
  pick: (count: number) => readonly number[],
): Promise<UnmetRecord[]> {
  const records = `${recordTableOf(copy.kind, copy.entity)} records where organization_id = $1 and generation = $2 and not ${IS_SEEN}`
  const ids = [copy.organizationId, base, drafts]
  return withHashJoins(sql, async () => {
    const counted = await sql.query<{ count: number }>(`with ${SEEN} select count(*) as count from ${records}`, ids)
    return sql.query<UnmetRecord>(
      `with ${SEEN}, unmet as (
        select data ->> $4::text as named, parent, row_number() over (order by written_at, key) as place from ${records}
      )
      select named, parent from unmet where place = any($5::bigint[]) order by place`,
      [...ids, ownKeyField(copy.key), pick(firstOf(counted).count)],
    )
  })
}

/**
 * Gives searches what a full run found: drafts replace or join the records that they see, and what the run has not met is removed. What is
 * the same is not written. The generation of the drafts is left to be dropped.
 */
export async function mergeGeneration(sql: Session, copy: Copy, { base, drafts }: MergedPair): Promise<MergeCounts> {
  const ids = [copy.organizationId, base, drafts]
  const locked = await lockGenerations(sql, copy.organizationId, [base, drafts])
  const since = locked.find(({ id }) => id === base)?.watchedFrom ?? null
  const removal = await withHashJoins(sql, () => removeWhere(sql, copy, base, IS_UNMET, [drafts]))
  const merged = await mergeDrafts(sql, copy, ids, since !== null)
  await matchChanges(sql, copy, base, since)
  await withHashJoins(sql, () => settleParents(sql, copy, ids))
  await sql.query(`delete from rejected_records where organization_id = $1 and generation = $2`, ids.slice(0, 2))
  await sql.query(`update rejected_records set generation = $2 where organization_id = $1 and generation = $3`, ids)
  await sql.query(
    `update generations g set status = case id when $3 then 'dropping' else status end,
      rejected = (select rejected from generations where organization_id = $1 and id = $3)
    where organization_id = $1 and id in ($2, $3)`,
    ids,
  )
  await forgetSeen(sql, copy, drafts)
  await sql.query(
    `update copies set is_complete = true, changed_at = now() where organization_id = $1 and generation = $2`,
    ids.slice(0, 2),
  )
  return { ...merged, removed: removal.count }
}

async function mergeDrafts(
  sql: Sql,
  { kind, entity }: Copy,
  ids: readonly unknown[],
  isWatched: boolean,
): Promise<Pick<MergeCounts, 'added' | 'changed'>> {
  const table = recordTableOf(kind, entity)
  const changed = 'select key from merged where not is_new'
  const former = keepFormer({ kind, entity }, `organization_id = $1 and generation = $2 and key in (${changed})`)
  const rows = await sql.query<Pick<MergeCounts, 'added' | 'changed'>>(
    `with open as (
      select changes + 1 as change from generations where organization_id = $1 and id = $2
    ),
    differing as (
      select draft.* from ${table} draft
      left join lateral (
        select * from ${table} where organization_id = $1 and generation = $2 and key = draft.key limit 1
      ) old on true
      where draft.organization_id = $1 and draft.generation = $3
        and (old.key is null or not ${isSameRecord('old', 'draft')})
    ),
    merged as (
      insert into ${table} as old (generation, key, organization_id, connector_id, ${RECORD.join(', ')}, written_at, parent, change)
      select $2, key, organization_id, connector_id, ${RECORD.join(', ')}, clock_timestamp(), parent, open.change from differing, open
      on conflict (generation, key, organization_id) do update set ${RECORD.map((column) => `${column} = excluded.${column}`).join(', ')},
        written_at = excluded.written_at, parent = coalesce(excluded.parent, old.parent), change = excluded.change, applied_at = null
      returning key, xmax = 0 as is_new
    ),${isWatched ? `former as (${former}),` : ''}
    revived as (
      delete from removed_records where organization_id = $1 and generation = $2 and key in (select key from merged where is_new)
    ),
    counts as (
      select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as changed from merged
    ),
    counted as (
      update generations set records = records + added, changes = changes + 1
      from counts where organization_id = $1 and id = $2 and added + changed > 0
    )
    select added, changed from counts`,
    ids,
  )
  return firstOf(rows)
}

/** Gives each record the parent below which the run has met it, empty for several. Where it lies is no change of the record. */
async function settleParents(sql: Sql, { kind, entity }: Copy, ids: readonly unknown[]): Promise<void> {
  const [first] = await sql.query(
    'select 1 from seen_records where organization_id = $1 and generation = $2 and parent is not null limit 1',
    [ids[0], ids[2]],
  )
  if (!first) return
  await sql.query(
    `with listed as (
      select unnest(keys) as key, nullif(parent, '') as parent from seen_records
      where organization_id = $1 and generation = $3 and parent is not null
    ),
    placed as (
      select key, case when min(parent) = max(parent) then min(parent) else '' end as parent from listed group by key
    )
    update ${recordTableOf(kind, entity)} as records set parent = placed.parent from placed
    where organization_id = $1 and generation = $2 and records.key = placed.key and records.parent is distinct from placed.parent`,
    ids,
  )
}
