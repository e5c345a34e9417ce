/** Records by the parent below which they were listed: kept where a parent cannot be read, removed where its list names them no more. */
import type { Sql } from '../../ground/store/index.ts'
import type { Copy } from './copy.ts'
import { type RemovedCount, removeWhere } from './removed.ts'
import { type ParentListing, withHashJoins } from './seen.ts'
import { recordTableOf } from './tables.ts'
import { firstOf } from '../../ground/base/index.ts'

/** Two generations of a copy. */
export interface GenerationPair {
  readonly from: number
  readonly to: number
}

/** Has a full run keep the records below a parent, which it does not read. */
export function keepBelow(sql: Sql, copy: Copy, generations: GenerationPair, parent: string): Promise<void> {
  return keep(sql, copy, generations, 'parent = $4', [parent])
}

/** Has a full run keep the records that lie below several parents, or below an unknown one. */
export function keepUnplaced(sql: Sql, copy: Copy, generations: GenerationPair): Promise<void> {
  return keep(sql, copy, generations, `(parent is null or parent = '')`, [])
}

/** Has a full run keep the records that it has not met. */
export function keepUnmet(sql: Sql, copy: Copy, generations: GenerationPair): Promise<void> {
  return withHashJoins(sql, () => keep(sql, copy, generations, IS_UNMET, []))
}

/**
 * Has a full run keep the records that it has not met below parents whose lists may leave records out, or of the whole list without
 * parents.
 * @param from how many records such a list has named, 0 for any list
 */
export async function keepLeftOut(sql: Sql, copy: Copy, generations: GenerationPair, from: number): Promise<void> {
  if (from === 0) return keepUnmet(sql, copy, generations)
  const rows = await sql.query<{ parent: string }>(
    `select coalesce(parent, '') as parent from seen_records, unnest(keys) as key
    where organization_id = $1 and generation = $2 group by 1 having count(distinct key) >= $3`,
    [copy.organizationId, generations.to, from],
  )
  if (rows.length === 0) return
  // A record below several parents has no parent of its own.
  const parents = ['', ...rows.map(({ parent }) => parent)]
  await withHashJoins(sql, () =>
    keep(sql, copy, generations, `coalesce(parent, '') = any($4::text[]) and ${IS_UNMET}`, [parents]),
  )
}

/** Of `records`: whether a full run has not met it. */
const IS_UNMET = `not exists (
  select from (select unnest(keys) as key from seen_records where organization_id = $1 and generation = $3) seen where seen.key = records.key)`

async function keep(
  sql: Sql,
  { organizationId, kind, entity }: Copy,
  { from, to }: GenerationPair,
  which: string,
  params: readonly unknown[],
): Promise<void> {
  await sql.query(
    `insert into seen_records (organization_id, generation, parent, keys)
    select $1, $3, parent, array_agg(key) from ${recordTableOf(kind, entity)} records
    where organization_id = $1 and generation = $2 and ${which} group by parent`,
    [organizationId, from, to, ...params],
  )
}

/** How many records a copy holds below a parent. */
export interface BelowCounts {
  readonly all: number
  /** Of these, how many the list that is read now has named. */
  readonly named: number
}

const NAMED = `named as materialized (
  select distinct unnest(keys) as key from seen_records
  where organization_id = $1 and generation = $2 and parent = $3 and listed_at = $4
)`

/** Counts the records below a parent. */
export async function countBelow(
  sql: Sql,
  { organizationId, kind, entity }: Copy,
  generation: number,
  { parent, listedAt }: ParentListing,
): Promise<BelowCounts> {
  const rows = await withHashJoins(sql, () =>
    sql.query<BelowCounts>(
      `with ${NAMED}
      select count(*) as all, count(named.key) as named from ${recordTableOf(kind, entity)} records left join named using (key)
      where organization_id = $1 and generation = $2 and parent = $3`,
      [organizationId, generation, parent, listedAt],
    ),
  )
  return firstOf(rows)
}

/** Removes the records below a parent that its list, which was read to the end, has not named. */
export function dropUnnamed(
  sql: Sql,
  copy: Copy,
  generation: number,
  { parent, listedAt }: ParentListing,
): Promise<RemovedCount> {
  const isNamed = `exists (
    select from (
      select unnest(keys) as key from seen_records where organization_id = $1 and generation = $2 and parent = $3 and listed_at = $4
    ) named where named.key = records.key)`
  return withHashJoins(sql, () =>
    removeWhere(sql, copy, generation, `parent = $3 and not ${isNamed}`, [parent, listedAt]),
  )
}

/** Removes the records below parents that are not in the parents' copy any more. */
export function dropOrphans(
  sql: Sql,
  copy: Copy,
  generation: number,
  parents: ParentGeneration,
): Promise<RemovedCount> {
  const table = recordTableOf(parents.copy.kind, parents.copy.entity)
  const isThere = `exists (select from ${table} p where p.organization_id = $1 and p.generation = $3 and p.key = records.parent)`
  return removeWhere(sql, copy, generation, `parent <> '' and not ${isThere}`, [parents.generation])
}

/** A generation of the copy that holds the parents. */
export interface ParentGeneration {
  readonly copy: Copy
  readonly generation: number
}
