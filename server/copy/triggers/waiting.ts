/** Changes that endpoints want, from their commit until the endpoints are notified. */
import { type Database, ofActiveOrganization, type Sql } from '../../ground/store/index.ts'
import type { StoredTrigger } from './stored.ts'

/** The copy of a change, and its customer. */
export interface MatchedCopy {
  readonly connectorId: string
  readonly kind: string
  readonly entity: string
  readonly generation: number
  readonly customerId: string
  readonly externalUserId: string
}

/** A change that an endpoint wants. */
export interface RecordMatch extends MatchedCopy {
  readonly id: string
  readonly key: string
  readonly operation: StoredTrigger['operations'][number]
  readonly changedAt: Date
  /** The texts of the record; null where there is none, or where `omitted` names the side as too large. */
  readonly before: string | null
  readonly after: string | null
  readonly omitted: readonly string[]
}

/** Lists the organizations with waiting matches. */
export async function organizationsWithMatches(database: Database): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select id from (
      select organization_id as id from record_matches union select organization_id from left_matches where since is not null
    ) waiting where ${ofActiveOrganization('waiting.id')}`,
  )
  return rows.map(({ id }) => id)
}

/** Lists the endpoints with waiting matches; none while another process notifies them. */
export async function waitingEndpoints(sql: Sql, organizationId: string): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `with lock as materialized (select pg_try_advisory_xact_lock(hashtextextended('matches ' || $1::text, 0)) as is_taken)
    select distinct endpoint_id as id from (
      select endpoint_id from record_matches where organization_id = $1::uuid
      union all select endpoint_id from left_matches where organization_id = $1::uuid and since is not null
    ) waiting, lock where is_taken order by 1`,
    [organizationId],
  )
  return rows.map(({ id }) => id)
}

/** Of a generation `g`: the copy as long as it may be read. Until the transaction ends its connector is not purged. */
const OF_GENERATION = `
  join generations g on g.organization_id = m.organization_id and g.id = m.generation
  join connectors k on k.organization_id = g.organization_id and k.id = g.connector_id and k.status <> 'deleting'
  join customers u on u.organization_id = k.organization_id and u.id = k.customer_id and u.status <> 'deleting'`
const COPY = `k.id as "connectorId", k.kind, g.entity, m.generation, u.id as "customerId", u.external_user_id as "externalUserId"`

/** Takes the first changes that wait for an endpoint, in the order in which they were written. What may not be read any more is dropped. */
export function takeMatches(
  sql: Sql,
  organizationId: string,
  endpointId: string,
  limit: number,
): Promise<RecordMatch[]> {
  return sql.query<RecordMatch>(
    `with m as (
      delete from record_matches where organization_id = $1 and endpoint_id = $2 and n in (
        select n from record_matches where organization_id = $1 and endpoint_id = $2 order by n limit $3)
      returning *
    )
    select m.id, m.key, m.operation, m.changed_at as "changedAt", m.before, m.after, m.omitted, ${COPY}
    from m ${OF_GENERATION} order by m.n for key share of k`,
    [organizationId, endpointId, limit],
  )
}

/** Leaves the other changes that wait for an endpoint to the feed: it receives only that there are some. */
export async function leaveMatches(sql: Sql, organizationId: string, endpointId: string): Promise<void> {
  await sql.query(
    `with others as (
      delete from record_matches where organization_id = $1 and endpoint_id = $2 returning generation, change
    )
    insert into left_matches as one (organization_id, endpoint_id, generation, since)
    select $1, $2, generation, min(change) - 1 from others group by generation
    on conflict (organization_id, endpoint_id, generation)
      do update set since = least(coalesce(one.since, excluded.since), excluded.since)`,
    [organizationId, endpointId],
  )
}

/** A copy with more changes for an endpoint, after one. */
export interface LeftCopy extends MatchedCopy {
  readonly since: number
}

/** Takes the copies with more changes for an endpoint: each at most once a minute. */
export async function takeLeft(sql: Sql, organizationId: string, endpointId: string): Promise<LeftCopy[]> {
  const due = `m.organization_id = $1 and m.endpoint_id = $2 and m.since is not null
    and coalesce(m.told_at <= now() - interval '1 minute', true)`
  const copies = await sql.query<LeftCopy>(
    `select m.since, ${COPY} from left_matches m ${OF_GENERATION} where ${due} order by m.generation for update of m for key share of k`,
    [organizationId, endpointId],
  )
  await sql.query(
    `update left_matches m set since = null, told_at = now()
    where organization_id = $1 and endpoint_id = $2 and since is not null and generation = any($3::bigint[])`,
    [organizationId, endpointId, copies.map(({ generation }) => generation)],
  )
  return copies
}
