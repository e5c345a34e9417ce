/** The searchable copies of connectors: how old they are, how many records they hold, what failed. */
import type { Database } from '../../../ground/store/index.ts'
import { type Plain, plainRows } from './rows.ts'

interface CopyRow {
  readonly organization_id: string
  readonly customer_id: string
  readonly external_user_id: string
  readonly connector_id: string
  readonly kind: string
  readonly connector: string
  readonly entity: string
  readonly state: 'idle' | 'waiting' | 'running'
  readonly is_paused: boolean
  readonly is_complete: boolean | null
  readonly records: number | null
  readonly rejected: number | null
  /** Numbers of own fields: of the list, and in the copy. Null where the third party lists none. */
  readonly own_found: number | null
  readonly own_held: number | null
  /** Why the last run could not read that list. */
  readonly own_error_code: string | null
  readonly last_synced_at: Date | null
  readonly next_run_at: Date | null
  readonly error_code: string | null
  readonly error_message: string | null
}

/** The copy of an entity of a connector. */
export type CopyOverview = Plain<CopyRow>

/** Filters of copies. */
export interface CopyFilter {
  readonly organizationId?: string | undefined
  readonly connectorIds?: readonly string[] | undefined
  readonly kind?: string | undefined
  /** Only copies that failed, have rejected records, or were not synced for this number of minutes. */
  readonly olderThanMinutes?: number | undefined
  readonly isFailed?: boolean | undefined
  readonly limit?: number | undefined
}

/** Copies that failed or lack rejected records: few of all, found by their indexes. */
const FAILED = `and (e.organization_id, e.connector_id, e.entity) in (
  select organization_id, connector_id, entity from sync_entities where last_error is not null
  union select organization_id, connector_id, entity from generations where rejected > 0)
  and (e.last_error is not null or g.rejected > 0)`

/** Copies, the oldest first. */
export async function listCopies(database: Database, filter: CopyFilter = {}): Promise<CopyOverview[]> {
  const { organizationId, connectorIds, kind, olderThanMinutes, isFailed, limit = 200 } = filter
  const rows = await database.query<CopyRow>(
    `select e.organization_id, c.customer_id, u.external_user_id, e.connector_id, c.kind, c.name as connector, e.entity, e.state,
       not s.is_enabled as is_paused, p.is_complete, g.records, g.rejected, e.last_synced_at, jsonb_array_length(e.own_fields) as own_found,
       case when e.own_fields_asked is null then jsonb_array_length(e.own_fields) else coalesce(cardinality(e.own_fields_held), 0) end as own_held,
       e.own_fields_error ->> 'code' as own_error_code,
       nullif(e.next_run_at, 'infinity') as next_run_at, e.last_error ->> 'code' as error_code, e.last_error ->> 'message' as error_message
     from sync_entities e
     join syncs s on s.organization_id = e.organization_id and s.connector_id = e.connector_id
     join connectors c on c.organization_id = e.organization_id and c.id = e.connector_id
     join customers u on u.organization_id = e.organization_id and u.id = c.customer_id
     left join copies p on p.organization_id = e.organization_id and p.connector_id = e.connector_id and p.entity = e.entity
     left join generations g on g.organization_id = p.organization_id and g.id = p.generation
     where ($1::uuid is null or e.organization_id = $1) and ($2::uuid[] is null or e.connector_id = any($2))
       and ($3::text is null or c.kind = $3) and e.next_run_at <> 'infinity'
       and ($4::int is null or coalesce(e.last_synced_at, '-infinity') < now() - make_interval(mins => $4::int))
       ${isFailed === true ? FAILED : ''}
     order by e.last_synced_at nulls first, e.connector_id, e.turn limit $5::int`,
    [
      organizationId ?? null,
      connectorIds ?? null,
      kind ?? null,
      olderThanMinutes ?? null,
      Math.min(Math.max(limit, 1), 1000),
    ],
  )
  return plainRows(rows)
}

interface RejectedRow {
  readonly entity: string
  readonly key: string | null
  readonly reason: string
  readonly rejected_at: Date
}

/** A record that the copy does not hold. */
export type RejectedRecord = Plain<RejectedRow>

/** The last records of a connector that could not be stored. */
export async function listRejected(
  database: Database,
  organizationId: string,
  connectorId: string,
): Promise<RejectedRecord[]> {
  const rows = await database.query<RejectedRow>(
    `select entity, key, reason, rejected_at from rejected_records where organization_id = $1 and connector_id = $2
     order by id desc limit 50`,
    [organizationId, connectorId],
  )
  return plainRows(rows)
}
