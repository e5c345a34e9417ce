/** Records by the parent below which they were listed: kept where a parent cannot be read, removed where its list names them no more. */
import type { Sql } from '../../store/index.ts'
import type { Copy } from './copy.ts'
import { recordTableOf } from './table.ts'
import type { ParentListing } from './write.ts'
import { firstOf } from '../../base/index.ts'

/** The columns of a record besides its generation. */
const COLUMNS = 'key, organization_id, connector_id, data, sent, written_at, parent, listed_at'

/** Two generations of a copy. */
export interface GenerationPair {
  readonly from: number
  readonly to: number
}

/** Takes the records below a parent over into another generation, which keeps what it has; how many were added comes back. */
export function keepBelow(sql: Sql, copy: Copy, generations: GenerationPair, parent: string): Promise<number> {
  return keep(sql, copy, generations, 'parent = $4', [parent])
}

/** Takes the records over that lie below several parents, or of which no run said below which. */
export function keepUnplaced(sql: Sql, copy: Copy, generations: GenerationPair): Promise<number> {
  return keep(sql, copy, generations, `(parent is null or parent = '')`, [])
}

async function keep(
  sql: Sql,
  { organizationId, kind, entity }: Copy,
  { from, to }: GenerationPair,
  which: string,
  params: readonly unknown[],
): Promise<number> {
  const table = recordTableOf(kind, entity)
  const rows = await sql.query<{ added: number }>(
    `with open as (
      select id from generations where organization_id = $1 and id = $3 and status <> 'dropping' for update
    ),
    kept as (
      insert into ${table} (generation, ${COLUMNS})
      select id, ${COLUMNS} from ${table}, open where organization_id = $1 and generation = $2 and ${which}
      on conflict (generation, key, organization_id) do nothing returning 1
    ),
    counted as (
      update generations set records = records + (select count(*) from kept)
      where organization_id = $1 and id = $3 and exists (select from kept)
    )
    select count(*) as added from kept`,
    [organizationId, from, to, ...params],
  )
  return firstOf(rows).added
}
/** How many records a copy holds below a parent. */
export interface BelowCounts {
  readonly all: number
  /** Of these, how many the list that is read now has named. */
  readonly named: number
}

/** Counts the records below a parent. */
export async function countBelow(
  sql: Sql,
  { organizationId, kind, entity }: Copy,
  generation: number,
  { parent, listedAt }: ParentListing,
): Promise<BelowCounts> {
  const rows = await sql.query<BelowCounts>(
    `select count(*) as all, count(*) filter (where listed_at = $4) as named from ${recordTableOf(kind, entity)}
    where organization_id = $1 and generation = $2 and parent = $3`,
    [organizationId, generation, parent, listedAt],
  )
  return firstOf(rows)
}

/** Removes the records below a parent that its list, which was read to the end, has not named. */
export function removeUnnamed(
  sql: Sql,
  copy: Copy,
  generation: number,
  { parent, listedAt }: ParentListing,
): Promise<void> {
  return remove(sql, copy, generation, 'parent = $3 and listed_at is distinct from $4', [parent, listedAt])
}

/** Removes the records below parents that are not in the parents' copy any more. */
export function removeOrphans(sql: Sql, copy: Copy, generation: number, parents: ParentGeneration): Promise<void> {
  const table = recordTableOf(parents.copy.kind, parents.copy.entity)
  const isThere = `exists (select from ${table} p where p.organization_id = $1 and p.generation = $3 and p.key = records.parent)`
  return remove(sql, copy, generation, `parent <> '' and not ${isThere}`, [parents.generation])
}

/** A generation of the copy that holds the parents. */
export interface ParentGeneration {
  readonly copy: Copy
  readonly generation: number
}

async function remove(
  sql: Sql,
  { organizationId, kind, entity }: Copy,
  generation: number,
  which: string,
  params: readonly unknown[],
): Promise<void> {
  await sql.query(
    `with deleted as (
      delete from ${recordTableOf(kind, entity)} as records where organization_id = $1 and generation = $2 and ${which} returning 1
    )
    update generations set records = records - (select count(*) from deleted)
    where organization_id = $1 and id = $2 and exists (select from deleted)`,
    [organizationId, generation, ...params],
  )
}
