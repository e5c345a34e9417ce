/** How often searches could use indexes: counts that the database stores for all processes, by which indexes are made and dropped. */
import type { Database } from '../../ground/store/index.ts'
import { firstOf } from '../../ground/base/index.ts'

/** How often a connector's searches could use an index since its process last stored its counts. */
export interface IndexUse {
  readonly connectorId: string
  readonly organizationId: string
  /** The name of the index, whether it exists or not. */
  readonly name: string
  /** The table of records that it is for. */
  readonly table: string
  /** Whether its path goes on below a declared field: callers choose such paths freely. */
  readonly isMadeUp: boolean
  uses: number
}

/** Uses of all connectors together, and seconds between the first and the last, that are worth an index for a made-up path. */
const WORTH_USES = 10
const WORTH_SECONDS = 60
/** Maximum number of made-up paths of one connector that are counted. */
const MAX_COUNTED = 200

/** Adds counts to those of the database; connectors that do not exist any more are left out. */
export async function storeUses(database: Database, counted: readonly IndexUse[]): Promise<void> {
  // In the same order in every process, so that none waits for another in a circle.
  const rows = counted.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  await database.query(
    `insert into index_uses (organization_id, connector_id, index_name, record_table, is_made_up, uses)
    select c.organization_id, c.id, u.name, u.record_table, u.is_made_up, u.uses
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::boolean[], $6::bigint[]) with ordinality
      as u (organization_id, connector_id, name, record_table, is_made_up, uses, n)
    join connectors c on c.organization_id = u.organization_id and c.id = u.connector_id and c.status <> 'deleting'
    where not u.is_made_up
      or exists (select from index_uses o where o.organization_id = c.organization_id and o.connector_id = c.id
        and o.index_name = u.name)
      or (select count(*) from index_uses o where o.organization_id = c.organization_id and o.connector_id = c.id
        and o.is_made_up) < ${MAX_COUNTED}
    order by u.n
    on conflict (organization_id, connector_id, index_name) do update set uses = index_uses.uses + excluded.uses, last_used_at = now()`,
    [
      rows.map(({ organizationId }) => organizationId),
      rows.map(({ connectorId }) => connectorId),
      rows.map(({ name }) => name),
      rows.map(({ table }) => table),
      rows.map(({ isMadeUp }) => isMadeUp),
      rows.map(({ uses }) => uses),
    ],
  )
}

function keyOf({ connectorId, name }: IndexUse): string {
  return `${connectorId} ${name}`
}

/** Finds the indexes that are used enough to be made: those of declared fields after one use, those of made-up paths after several. */
export async function namesWorthMaking(database: Database, names: readonly string[]): Promise<Set<string>> {
  const rows = await database.query<{ name: string }>(
    `select index_name as name from index_uses where index_name = any($1::text[]) group by index_name
    having bool_or(not is_made_up)
      or (sum(uses) >= ${WORTH_USES} and max(last_used_at) - min(first_used_at) >= interval '${WORTH_SECONDS} seconds')`,
    [[...names]],
  )
  return new Set(rows.map(({ name }) => name))
}

/** Counts the existing indexes of a table that serve made-up paths of a connector, and of its organization. */
export async function countMadeUp(
  database: Database,
  { connectorId, organizationId, table }: IndexUse,
  existing: Iterable<string>,
): Promise<{ readonly connector: number; readonly organization: number }> {
  const rows = await database.query<{
    connector: number
    organization: number
  }>(
    `select count(distinct index_name) filter (where connector_id = $1) as connector,
      count(distinct index_name) as organization
    from index_uses where organization_id = $2 and record_table = $3 and is_made_up and index_name = any($4::text[])`,
    [connectorId, organizationId, table, [...existing]],
  )
  return firstOf(rows)
}

/** An unused index of a table of records. */
export interface UnusedIndex {
  readonly name: string
  readonly table: string
}

/**
 * The indexes by which no search has read for some days, of a full table for one day, and what interrupted builds left.
 * Removes the counts that are too old to matter. Days are those of the database's clock.
 */
export async function unusedIndexes(database: Database, days: number, maxIndexes: number): Promise<UnusedIndex[]> {
  await database.query(
    `delete from index_uses where last_used_at < now() - make_interval(days => $1)
    or (is_made_up and uses < ${WORTH_USES} and last_used_at < now() - interval '1 day')`,
    [days],
  )
  return database.query<UnusedIndex>(
    `with made as (
      select i.relname as name, t.name as record_table, x.indrelid as relation, x.indisvalid as is_valid,
        count(*) over (partition by x.indrelid) >= $2 as is_full
      from record_tables t join pg_index x on x.indrelid = to_regclass(t.name) and not x.indisunique and x.indpred is null
      join pg_class i on i.oid = x.indexrelid
    )
    select name, record_table as table from made where case when is_valid
      then not exists (
        select from index_uses u where u.index_name = name
        and u.last_used_at >= now() - make_interval(days => case when is_full then 1 else $1 end))
      else not exists (select from pg_stat_progress_create_index p where p.relid = relation) end`,
    [days, maxIndexes],
  )
}
