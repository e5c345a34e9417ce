/**
 * The keys of the records that a run has met, some hundred in a row of the database: what did not change is not written again, and what
 * the run has not met is gone in the end.
 */
import type { Sql } from '../../ground/store/index.ts'
import type { Copy } from './copy.ts'

/** The list of a parent's records. */
export interface ParentListing {
  /** The key of the parent. */
  readonly parent: string
  /** When the run began that reads it. */
  readonly listedAt: Date
}

/** Notes that a run has met records of a generation. */
export async function markSeen(
  sql: Sql,
  { organizationId }: Copy,
  generation: number,
  keys: readonly string[],
): Promise<void> {
  await sql.query(`insert into seen_records (organization_id, generation, keys) values ($1, $2, $3)`, [
    organizationId,
    generation,
    keys,
  ])
}

/** Takes back that a run has met records: the third party has told since that they were deleted. */
export async function unmarkSeen(
  sql: Sql,
  { organizationId }: Copy,
  generation: number,
  keys: readonly string[],
): Promise<void> {
  await sql.query(
    `update seen_records set keys = array(select key from unnest(keys) key where key <> all($3::text[]))
    where organization_id = $1 and generation = $2 and keys && $3::text[]`,
    [organizationId, generation, keys],
  )
}

/** Forgets what runs have met in a generation, or below one of its parents. */
export async function forgetSeen(
  sql: Sql,
  { organizationId }: Copy,
  generation: number,
  parent?: string,
): Promise<void> {
  await sql.query(
    `delete from seen_records where organization_id = $1 and generation = $2 and ($3::text is null or parent = $3)`,
    [organizationId, generation, parent ?? null],
  )
}

/**
 * Runs statements that compare all records with all seen keys. The planner has no idea how many keys there are, and would look through
 * all of them for each record.
 */
export async function withHashJoins<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  await sql.query(`select set_config('enable_nestloop', 'off', true)`)
  const result = await work()
  await sql.query(`select set_config('enable_nestloop', 'on', true)`)
  return result
}
