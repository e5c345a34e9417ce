/**
 * Keys of the records that a run has met, hundreds in a row of the database. Equal records are not written again. Records that a full run has
 * not met are removed in the end, unless they are kept here.
 */
import { firstOf } from '../../ground/base/index.ts'
import type { Sql } from '../../ground/store/index.ts'
import type { Copy } from './copy.ts'
import { recordTableOf } from './tables.ts'

/** List of a parent's records. */
export interface ParentListing {
  /** Key of the parent. */
  readonly parent: string
  /** Time at which the run that reads the list began. */
  readonly listedAt: Date
}

/** The generation that searches see, and the one that gathers what differs from it. */
export interface MergedPair {
  readonly base: number
  readonly drafts: number
}

/** Notes that a run has met records of a generation. */
export async function markSeen(sql: Sql, copy: Copy, generation: number, keys: readonly string[]): Promise<void> {
  await sql.query(`insert into seen_records (organization_id, generation, keys) values ($1, $2, $3)`, [
    copy.organizationId,
    generation,
    keys,
  ])
}

/** Takes back that a run has met records: the third party has reported since that they were deleted. */
export async function unmarkSeen(sql: Sql, copy: Copy, generation: number, keys: readonly string[]): Promise<void> {
  await sql.query(
    `update seen_records set keys = array(select key from unnest(keys) key where key <> all($3::text[]))
    where organization_id = $1 and generation = $2 and keys && $3::text[]`,
    [copy.organizationId, generation, keys],
  )
}

/** Forgets what runs have met in a generation, or below one of its parents. */
export async function forgetSeen(sql: Sql, copy: Copy, generation: number, parent?: string): Promise<void> {
  await sql.query(
    `delete from seen_records where organization_id = $1 and generation = $2 and ($3::text is null or parent = $3)`,
    [copy.organizationId, generation, parent ?? null],
  )
}

/** Has a full run keep the records below a parent, which it does not read. */
export function keepBelow(sql: Sql, copy: Copy, pair: MergedPair, parent: string): Promise<void> {
  return keep(sql, copy, pair, 'parent = $4', [parent])
}

/** Has a full run keep the records that lie below several parents, or below an unknown one. */
export function keepUnplaced(sql: Sql, copy: Copy, pair: MergedPair): Promise<void> {
  return keep(sql, copy, pair, `(parent is null or parent = '')`, [])
}

/** Has a full run keep the records that it has not met. */
export function keepUnmet(sql: Sql, copy: Copy, pair: MergedPair): Promise<void> {
  return withHashJoins(sql, () => keep(sql, copy, pair, IS_UNMET, []))
}

/**
 * Has a full run keep records that it has not met: below parents whose lists may leave records out, or in a list without parents.
 * @param from number of records that such a list has named, 0 for any list
 */
export async function keepLeftOut(sql: Sql, copy: Copy, pair: MergedPair, from: number): Promise<void> {
  if (from === 0) return keepUnmet(sql, copy, pair)
  const rows = await sql.query<{ parent: string }>(
    `select coalesce(parent, '') as parent from seen_records, unnest(keys) as key
    where organization_id = $1 and generation = $2 group by 1 having count(distinct key) >= $3`,
    [copy.organizationId, pair.drafts, from],
  )
  if (rows.length === 0) return
  // A record below several parents has no parent of its own.
  const parents = ['', ...rows.map(({ parent }) => parent)]
  await withHashJoins(sql, () =>
    keep(sql, copy, pair, `coalesce(parent, '') = any($4::text[]) and ${IS_UNMET}`, [parents]),
  )
}

/** SQL of whether a full run has not met one of `records`; `$1` is the organization, `$3` the generation of the run. */
export const IS_UNMET = `not exists (
  select from (select unnest(keys) as key from seen_records where organization_id = $1 and generation = $3) seen where seen.key = records.key)`

async function keep(
  sql: Sql,
  { organizationId, kind, entity }: Copy,
  { base, drafts }: MergedPair,
  which: string,
  params: readonly unknown[],
): Promise<void> {
  await sql.query(
    `insert into seen_records (organization_id, generation, parent, keys)
    select $1, $3, parent, array_agg(key) from ${recordTableOf(kind, entity)} records
    where organization_id = $1 and generation = $2 and ${which} group by parent`,
    [organizationId, base, drafts, ...params],
  )
}

/** Numbers of records that a copy holds below a parent. */
export interface BelowCounts {
  readonly all: number
  /** Of these, the number that the list in progress has named. */
  readonly named: number
}

/** Counts the records below a parent. */
export async function countBelow(
  sql: Sql,
  { organizationId, kind, entity }: Copy,
  generation: number,
  { parent, listedAt }: ParentListing,
): Promise<BelowCounts> {
  const rows = await withHashJoins(sql, () =>
    sql.query<BelowCounts>(
      `with named as materialized (
        select distinct unnest(keys) as key from seen_records
        where organization_id = $1 and generation = $2 and parent = $3 and listed_at = $4
      )
      select count(*) as all, count(named.key) as named from ${recordTableOf(kind, entity)} records left join named using (key)
      where organization_id = $1 and generation = $2 and parent = $3`,
      [organizationId, generation, parent, listedAt],
    ),
  )
  return firstOf(rows)
}

/**
 * Runs statements that compare all records with all seen keys. The planner does not know the number of keys, and would look through all of
 * them for each record.
 */
export async function withHashJoins<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  await sql.query(`select set_config('enable_nestloop', 'off', true)`)
  const result = await work()
  await sql.query(`select set_config('enable_nestloop', 'on', true)`)
  return result
}
