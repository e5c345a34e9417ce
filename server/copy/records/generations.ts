/** Generations: the first is filled as searches see it; a later full run gathers in one of its own what differs, until it is merged. */
import { ServerError } from '../../ground/errors/index.ts'
import type { Database, Sql } from '../../ground/store/index.ts'
import { COPY_VERSION } from './copy-reads.ts'
import type { Copy } from './copy.ts'
import { recordTableOf, tableKey } from './tables.ts'
import { firstOf } from '../../ground/base/index.ts'

/** State of a copy, as searches see it. */
export interface CopyState {
  readonly generation: number
  /** Whether a full entity run has filled it; until then it is a preview. */
  readonly isComplete: boolean
  readonly records: number
  readonly rejected: number
  readonly changedAt: Date
  /** The versions of its rows, by which a replica is known to have the same. */
  readonly version: string
}

/** Reads the state of a copy; undefined when there is none yet. */
export async function copyState(
  sql: Sql,
  { organizationId, connectorId, entity }: Copy,
): Promise<CopyState | undefined> {
  const [state] = await sql.query<CopyState>(
    `select c.generation, c.is_complete as "isComplete", g.records, g.rejected, c.changed_at as "changedAt", ${COPY_VERSION} as version
    from copies c join generations g on g.organization_id = c.organization_id and g.id = c.generation
    where c.organization_id = $1 and c.connector_id = $2 and c.entity = $3`,
    [organizationId, connectorId, entity],
  )
  return state
}

/** Error of a copy that has no record yet. @param verb such as `search` */
export function notReady(verb: string): ServerError {
  return new ServerError('search_not_ready', `Cannot ${verb} yet: the first sync has not stored any records`, {
    retryAfterMs: 2000,
  })
}

/** Begins a generation that searches do not see yet. @returns its id */
export async function beginGeneration(sql: Sql, { organizationId, connectorId, kind, entity }: Copy): Promise<number> {
  const rows = await sql.query<{ id: number }>(
    `insert into generations (organization_id, connector_id, kind, entity)
    select $1, $2, $3, $4 returning id`,
    [organizationId, connectorId, kind, entity],
  )
  return firstOf(rows).id
}

/** The newest generation that is being filled, which an interrupted entity run may continue. */
export async function buildingGeneration(
  sql: Sql,
  { organizationId, connectorId, entity }: Copy,
): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `select id from generations
    where organization_id = $1 and connector_id = $2 and entity = $3 and status = 'building' order by id desc limit 1`,
    [organizationId, connectorId, entity],
  )
  return row?.id
}

/**
 * Makes searches see the first generation of a copy from the commit on: as a preview, and again when it is complete. Later runs merge what
 * they find into it.
 * @throws DatabaseError `23503` when the connector no longer exists
 */
export async function showGeneration(
  sql: Sql,
  { organizationId, connectorId, entity }: Copy,
  generation: number,
  { isComplete }: { readonly isComplete: boolean },
): Promise<void> {
  await sql.query(
    `with shown as (
      insert into copies (organization_id, connector_id, entity, generation, is_complete) values ($1, $2, $3, $4, $5)
      on conflict (organization_id, connector_id, entity) do update
      set generation = excluded.generation, is_complete = excluded.is_complete, changed_at = now()
    )
    update generations set status = 'visible' where organization_id = $1 and id = $4`,
    [organizationId, connectorId, entity, generation, isComplete],
  )
}

/** Abandons the generation that is being filled, if there is one: nothing more is written into it. */
export async function abandonBuilding(
  sql: Sql,
  { organizationId, connectorId, entity }: Pick<Copy, 'organizationId' | 'connectorId' | 'entity'>,
): Promise<void> {
  await sql.query(
    `update generations set status = 'dropping'
    where organization_id = $1 and connector_id = $2 and entity = $3 and status = 'building'`,
    [organizationId, connectorId, entity],
  )
}

/** A generation that no other transaction writes until this one ends. */
export interface LockedGeneration {
  readonly id: number
  /** The number of its last change where an endpoint wants changes of its records: then they are kept as they were, until they are compared. */
  readonly watchedFrom: number | null
}

/** Of `g`, a generation that searches see: whether an enabled endpoint wants changes of its kind and entity. A first one is filled silently. */
const IS_WATCHED = `exists (
  select from webhook_endpoints e
  join connectors k on k.organization_id = e.organization_id and k.id = g.connector_id and k.kind = e.records ->> 'kind'
  join copies c on c.organization_id = k.organization_id and c.connector_id = k.id and c.entity = g.entity and c.generation = g.id and c.is_complete
  where e.organization_id = g.organization_id and e.records is not null and e.is_enabled and e.records ->> 'entity' = g.entity)`

const LOCKED = `id, case when ${IS_WATCHED} then changes end as "watchedFrom"`

/** Locks generations. What commits meanwhile, such as a deletion, is waited for, so that the next statement sees it. */
export function lockGenerations(
  sql: Sql,
  organizationId: string,
  generations: readonly number[],
): Promise<LockedGeneration[]> {
  return sql.query<LockedGeneration>(
    `select ${LOCKED} from generations g where organization_id = $1 and id = any($2::bigint[]) order by id for update of g`,
    [organizationId, generations],
  )
}

/** Locks the generation that searches see, then the one that is being filled beside it: no page is written until the transaction ends. */
export function lockCopy(sql: Sql, { organizationId, connectorId, entity }: Copy): Promise<LockedGeneration[]> {
  return sql.query<LockedGeneration>(
    `select ${LOCKED} from generations g
    where organization_id = $1 and connector_id = $2 and entity = $3 and status <> 'dropping' order by id for update of g`,
    [organizationId, connectorId, entity],
  )
}

const BATCH = 5000

interface DroppedRow extends Pick<Copy, 'organizationId' | 'kind' | 'entity'> {
  readonly id: number
}

const DROPPED = 'id, organization_id as "organizationId", kind, entity'

/** Deletes what is marked to be dropped, and what deleted connectors left behind, in batches. @returns how many records were deleted */
export async function collectDropped(database: Database): Promise<number> {
  const dropped = await database.query<DroppedRow>(
    `select ${DROPPED} from generations g where status = 'dropping' or not exists (
      select from connectors c where c.organization_id = g.organization_id and c.id = g.connector_id
    ) order by id`,
  )
  let records = 0
  for (const { id, ...copy } of dropped) records += await dropGeneration(database, copy, id)
  return records
}

/** Deletes a generation and its records in batches, so that nothing waits long for it; how many records comes back. */
export async function dropGeneration(
  database: Database,
  { organizationId, kind, entity }: Pick<Copy, 'organizationId' | 'kind' | 'entity'>,
  id: number,
): Promise<number> {
  const generation = [organizationId, id]
  await database.query(`update generations set status = 'dropping' where organization_id = $1 and id = $2`, generation)
  const table = recordTableOf(kind, entity)
  const [known] = await database.query(
    'select 1 from record_tables where kind = $1 and entity = $2',
    tableKey(kind, entity),
  )
  const deleted = known ? await deleteAll(database, table, organizationId, id) : 0
  await dropVectors(database, organizationId, id)
  await database.query('delete from generations where organization_id = $1 and id = $2', generation)
  return deleted
}

/** Deletes the vectors of a generation's records in batches; a database has them since the operator named an endpoint. */
export async function dropVectors(sql: Sql, organizationId: string, id: number): Promise<void> {
  const [has] = await sql.query(`select where to_regclass('plugboard.near_vectors') is not null`)
  if (has) await deleteAll(sql, 'near_vectors', organizationId, id)
}

async function deleteAll(sql: Sql, table: string, organizationId: string, id: number): Promise<number> {
  let deleted = 0
  for (let after: string | null = ''; after !== null;) {
    const batches: { count: number; last: string | null }[] = await sql.query(deleteAfter(table), [
      organizationId,
      id,
      after,
    ])
    const { count, last } = firstOf(batches)
    deleted += count
    after = last
  }
  return deleted
}

/**
 * Deletes a batch of records of a generation whose keys come after one; `last` is null after the last of them. A batch begins after the one
 * before, since the index holds what was deleted until no transaction can see it. Only their places find the records again: with another
 * condition the planner reads all records of an organization where it has no statistics yet.
 */
function deleteAfter(table: string): string {
  return `
    with batch as materialized (
      select ctid, key from ${table} where organization_id = $1 and generation = $2 and key > $3 order by key limit ${BATCH}
    ),
    deleted as (delete from ${table} where ctid = any(array(select ctid from batch)) returning 1)
    select (select count(*) from deleted) as count, max(key) as last from batch`
}

/** Notes the time since which an entity's copy is as the third party has it. @param isFull whether everything was read, and deletions noticed */
export async function noteSynced(
  sql: Sql,
  { organizationId, connectorId, entity }: { organizationId: string; connectorId: string; entity: string },
  at: Date,
  isFull: boolean,
): Promise<void> {
  await sql.query(
    `update copies set synced_at = $4, full_synced_at = case when $5 then $4 else full_synced_at end
    where connector_id = $1 and organization_id = $2 and entity = $3`,
    [connectorId, organizationId, entity, at, isFull],
  )
}

/** Removes the copies of entities from searches; their records are left to `collectDropped`. */
export async function removeCopies(
  sql: Sql,
  organizationId: string,
  connectorId: string,
  entities: readonly string[],
): Promise<void> {
  await sql.query(
    `with deleted as (delete from copies where organization_id = $1 and connector_id = $2 and entity = any($3::text[]))
    update generations set status = 'dropping' where organization_id = $1 and connector_id = $2 and entity = any($3::text[])`,
    [organizationId, connectorId, [...entities]],
  )
}

/** Deletes every copy of a connector: searches find nothing, writers stop, then the records go in batches. */
export async function removeConnector(
  database: Database,
  organizationId: string,
  connectorId: string,
): Promise<number> {
  const generations = await database.query<DroppedRow>(
    `with deleted as (delete from copies where organization_id = $1 and connector_id = $2),
    unused as (delete from index_uses where organization_id = $1 and connector_id = $2)
    update generations set status = 'dropping' where organization_id = $1 and connector_id = $2 returning ${DROPPED}`,
    [organizationId, connectorId],
  )
  let records = 0
  for (const { id, ...copy } of generations) records += await dropGeneration(database, copy, id)
  return records
}
