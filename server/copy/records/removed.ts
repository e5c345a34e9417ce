/** Records that a copy holds no longer: each removal is a change, and is remembered for readers of changes. */
import { firstOf } from '../../ground/base/index.ts'
import type { Database, Sql } from '../../ground/store/index.ts'
import type { Copy } from './copy.ts'
import { type LockedGeneration, lockGenerations } from './generations.ts'
import { recordTableOf } from './tables.ts'
import { keepFormer } from './write-statement.ts'

/** Days that a removal, and a turn of a feed, is remembered. */
export const REMEMBERED_DAYS = 30
const BATCH = 5000

/** Result of a removal. */
export interface RemovedRecords extends Pick<LockedGeneration, 'watchedFrom'> {
  /** Number of records that the generation had. */
  readonly count: number
}

/**
 * Removes those of a generation's records for which a condition holds.
 * @param which SQL over `records`, with params from `$3` on
 */
export async function removeWhere(
  sql: Sql,
  { organizationId, kind, entity }: Copy,
  generation: number,
  which: string,
  params: readonly unknown[],
): Promise<RemovedRecords> {
  const [{ watchedFrom } = { watchedFrom: null }] = await lockGenerations(sql, organizationId, [generation])
  const inGeneration = 'organization_id = $1 and generation = $2'
  const formerSql = keepFormer({ kind, entity }, `${inGeneration} and key in (select key from deleted)`)
  const rows = await sql.query<{ count: number }>(
    `with open as (
      select changes + 1 as change from generations where organization_id = $1 and id = $2
    ),
    deleted as (
      delete from ${recordTableOf(kind, entity)} as records where ${inGeneration} and ${which} returning key
    ),${watchedFrom === null ? '' : `former as (${formerSql}),`}
    noted as (
      insert into removed_records (organization_id, generation, key, change) select $1, $2, key, change from deleted, open
      on conflict (organization_id, generation, key) do update set change = excluded.change, removed_at = excluded.removed_at
    ),
    counted as (
      update generations set records = records - (select count(*) from deleted), changes = changes + 1
      where organization_id = $1 and id = $2 and exists (select from deleted)
    )
    select count(*) as count from deleted`,
    [organizationId, generation, ...params],
  )
  return { count: firstOf(rows).count, watchedFrom }
}

/** Forgets removals of more than 30 days ago, in batches. Readers that have not come so far begin anew. @returns their number */
export async function pruneRemoved(database: Database): Promise<number> {
  for (let pruned = 0; ;) {
    const rows = await database.query<{ count: number }>(
      `with old as materialized (
        select organization_id, generation, key, change from removed_records
        where removed_at < now() - make_interval(days => ${REMEMBERED_DAYS}) order by removed_at limit ${BATCH}
      ),
      forgotten as (
        delete from removed_records r using old
        where r.organization_id = old.organization_id and r.generation = old.generation and r.key = old.key and r.change = old.change
        returning r.organization_id, r.generation, r.change
      ),
      noted as (
        update generations g set pruned = greatest(g.pruned, last.change)
        from (select organization_id, generation, max(change) as change from forgotten group by 1, 2) last
        where g.organization_id = last.organization_id and g.id = last.generation
      )
      select count(*) as count from forgotten`,
    )
    const { count } = firstOf(rows)
    pruned += count
    if (count === 0) return pruned
  }
}
