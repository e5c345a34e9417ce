/** The statements on runs. Only the process that holds the lease on a run writes for it: each statement checks the lease. */
import type { OwnFieldsSetting } from 'plugboard/internal'
import type { Json, OwnField } from 'plugboard/runtime'
import { endJob } from '../../../ground/jobs/index.ts'
import { noteSynced } from '../../records/generations.ts'
import type { Database, Sql } from '../../../ground/store/index.ts'
import type { Pace } from './pace.ts'
import type { Checkpoint, EntityCounts } from './checkpoint.ts'
import { INCOMPLETE, SHRUNK, type SyncFailure } from './failures.ts'
import type { SyncJob } from './services.ts'
import type { ConnectorRef } from '../../../accounts/connectors/index.ts'

/** This process's lease on a run. */
export interface Lease extends SyncJob {
  readonly processId: string
  readonly runId: string
  readonly isFull: boolean
  readonly isAskedFor: boolean
  /** Milliseconds since 1970. */
  readonly beganAt: number
  readonly attempts: number
  /** Paces the run's requests. */
  readonly pace: Pace
}

/** An entity as a run finds it. */
export interface EntityRow {
  readonly entity: string
  readonly checkpoint: Checkpoint | null
  readonly watermark: Json | null
  readonly lastFullAt: Date | null
  /** Number of records of the entity run before, when this one has to confirm it. */
  readonly unconfirmed: number | null
  /** Requests of the last run, and of the last one that read everything. */
  readonly requests: number | null
  readonly fullRequests: number | null
  /** The connector's choice of own fields; null for all. */
  readonly ownSetting: OwnFieldsSetting | null
  /** The account's own fields, as a run last read their list. */
  readonly ownFields: readonly OwnField[] | null
  /** Names of the own fields that the current run asks for, and of the fields that the copy has. */
  readonly ownAsked: readonly string[] | null
  readonly ownHeld: readonly string[] | null
  /** The size of its pages, since a larger page was too much. */
  readonly pageSize: number | null
}

/** Whether an entity keeps records that its list leaves out: runs that ask for changes do not settle that. */
export const IS_INCOMPLETE = `coalesce(last_error ->> 'code' = '${INCOMPLETE}', false)`

const OWN_LEASE = `connector_id = $1 and organization_id = $2 and lease_number = $3 and process_id = $4`

function leaseParams({ connectorId, organizationId, leaseNumber, processId }: Lease): unknown[] {
  return [connectorId, organizationId, leaseNumber, processId]
}

/** The entity to be copied next, one that was interrupted first; undefined when the run is complete. */
export async function nextEntity(database: Database, lease: Lease): Promise<EntityRow | undefined> {
  const [row] = await database.of(lease.organizationId).query<EntityRow>(
    `update sync_entities set state = 'running'
    where connector_id = $1 and organization_id = $2 and entity = (
      select e.entity from sync_entities e
      join syncs s on s.organization_id = e.organization_id and s.connector_id = e.connector_id
      where s.${OWN_LEASE.replaceAll(' and ', ' and s.')} and e.state <> 'idle' order by e.state = 'running' desc, e.turn limit 1
    ) returning entity, checkpoint, watermark, last_full_at as "lastFullAt", unconfirmed_records as unconfirmed,
      requests, full_requests as "fullRequests", page_size as "pageSize",
      (select own_fields from syncs s where s.organization_id = sync_entities.organization_id and s.connector_id = sync_entities.connector_id) as "ownSetting",
      own_fields as "ownFields", own_fields_asked as "ownAsked", own_fields_held as "ownHeld"`,
    leaseParams(lease),
  )
  return row
}

/** Whether this process still holds the lease; no other can take it before the transaction ends. */
export async function holdsLease(sql: Sql, lease: Lease): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from syncs where ${OWN_LEASE} and run_id is not null and is_enabled for no key update`,
    leaseParams(lease),
  )
  return rows.length > 0
}

/** Stores where an entity run continues, if this process still holds the lease. @returns whether it does */
export async function saveCheckpoint(sql: Sql, lease: Lease, entity: string, checkpoint: Checkpoint): Promise<boolean> {
  const rows = await sql.query(
    `with held as (
      select connector_id from syncs where ${OWN_LEASE} and run_id is not null and is_enabled for no key update
    )
    update sync_entities e set checkpoint = $6::jsonb from held
    where e.connector_id = held.connector_id and e.organization_id = $2 and e.entity = $5 returning 1`,
    [...leaseParams(lease), entity, JSON.stringify(checkpoint)],
  )
  return rows.length > 0
}

/** Result of a completed entity run. */
export interface CompletedEntityRun {
  readonly watermark: Json | undefined
  readonly isFull: boolean
  /** Milliseconds since 1970. */
  readonly beganAt: number
  /** Requests that it took. */
  readonly requests: number
  /** The size of pages with which the next run begins; null for the usual one. */
  readonly pageSize: number | null
  /** Milliseconds until the entity is due again. */
  readonly nextInMs: number
  /** Changes that it made to the copy. */
  readonly counts: EntityCounts
  /** Why it removed nothing of what it should have removed. */
  readonly held?: SyncFailure | undefined
}

/** Whether a run of an entity ended since some time. */
export async function isSyncedSince(
  sql: Sql,
  { organizationId, connectorId, entity }: ConnectorRef & { readonly entity: string },
  since: Date,
): Promise<boolean> {
  const rows = await sql.query(
    `select from sync_entities where organization_id = $1 and connector_id = $2 and entity = $3 and last_synced_at >= $4`,
    [organizationId, connectorId, entity, since],
  )
  return rows.length > 0
}

/** Ends an entity run that read its last page. */
export async function completeEntityRun(
  sql: Sql,
  { connectorId, organizationId }: Lease,
  entity: string,
  { watermark, isFull, beganAt, requests, pageSize, nextInMs, counts, held }: CompletedEntityRun,
): Promise<void> {
  await noteSynced(sql, { organizationId, connectorId, entity }, new Date(beganAt), isFull)
  await sql.query(
    `update sync_entities set state = 'idle', checkpoint = null, last_synced_at = now(), unconfirmed_records = null,
      last_error = case when $5 then $9::jsonb when ${IS_INCOMPLETE} then last_error end,
      watermark = coalesce($4::jsonb, watermark), last_full_at = case when $5 then now() else last_full_at end,
      requests = $6, full_requests = case when $5 then $6 else full_requests end,
      is_held = case when $5 then $9::jsonb is not null else is_held end,
      next_run_at = now() + make_interval(secs => $7::float8 / 1000), last_counts = $8::jsonb, page_size = $10, own_fields_held = own_fields_asked
    where connector_id = $1 and organization_id = $2 and entity = $3`,
    [
      connectorId,
      organizationId,
      entity,
      watermark === undefined ? null : JSON.stringify(watermark),
      isFull,
      requests,
      nextInMs,
      JSON.stringify(counts),
      held === undefined ? null : JSON.stringify(held),
      pageSize,
    ],
  )
}

/** The account's own fields at the beginning of an entity run, and the names that it asks for. */
export interface RunOwnFields {
  readonly fields: readonly OwnField[]
  /** Absent where records have all own fields without being asked. */
  readonly asked: readonly OwnField[] | undefined
  /** Why the list could not be read. */
  readonly failure: SyncFailure | undefined
}

/** Stores the own fields with which an entity run begins, if this process still holds the lease. @returns whether it does */
export async function saveOwnFields(
  sql: Sql,
  lease: Lease,
  entity: string,
  { fields, asked, failure }: RunOwnFields,
): Promise<boolean> {
  const rows = await sql.query(
    `update sync_entities e set own_fields = $6::jsonb, own_fields_asked = $7::text[], own_fields_error = $8::jsonb
    from syncs s where e.organization_id = s.organization_id and e.connector_id = s.connector_id and e.entity = $5
      and s.${OWN_LEASE.replaceAll(' and ', ' and s.')} returning 1`,
    [
      ...leaseParams(lease),
      entity,
      JSON.stringify(fields),
      asked?.map(({ name }) => name) ?? null,
      failure === undefined ? null : JSON.stringify(failure),
    ],
  )
  return rows.length > 0
}

/** Has an entity read once more in the same sync run, to confirm that it has so few records. */
export async function repeatEntityRun(
  sql: Sql,
  { connectorId, organizationId }: Lease,
  entity: string,
  records: number,
): Promise<void> {
  await sql.query(
    `update sync_entities set state = 'waiting', checkpoint = null, unconfirmed_records = $4
    where connector_id = $1 and organization_id = $2 and entity = $3`,
    [connectorId, organizationId, entity, records],
  )
}

/** Ends an entity run that cannot continue; its checkpoint is stored where the next run may continue from it. @returns whether the lease holds */
export async function failEntityRun(
  sql: Sql,
  lease: Lease,
  entity: string,
  failure: SyncFailure,
  { keepsCheckpoint, nextInMs }: { keepsCheckpoint: boolean; nextInMs: number },
): Promise<boolean> {
  const rows = await sql.query(
    `update sync_entities e set state = 'idle', last_error = $6::jsonb, checkpoint = case when $7 then checkpoint end, unconfirmed_records = null,
      is_held = is_held or $6::jsonb ->> 'code' = '${SHRUNK}', next_run_at = now() + make_interval(secs => $8::float8 / 1000)
    from syncs s where e.organization_id = s.organization_id and e.connector_id = s.connector_id and e.entity = $5 and s.${OWN_LEASE.replaceAll(' and ', ' and s.')} returning 1`,
    [...leaseParams(lease), entity, JSON.stringify(failure), keepsCheckpoint, nextInMs],
  )
  return rows.length > 0
}

/** Ends the lease; the next may be claimed after some time. @returns the next one's number; undefined if the lease was lost */
export async function releaseLease(
  sql: Sql,
  lease: Lease,
  { delayMs, attempts, error }: { delayMs: number; attempts: number; error?: SyncFailure },
): Promise<number | undefined> {
  const [row] = await sql.query<{ leaseNumber: number }>(
    `update syncs set process_id = null, lease_number = lease_number + 1, attempts = $6,
      lease_at = now() + make_interval(secs => $5::float8 / 1000), paced = $7::jsonb, paced_at = clock_timestamp()
    where ${OWN_LEASE} returning lease_number as "leaseNumber"`,
    [...leaseParams(lease), delayMs, attempts, JSON.stringify(lease.pace.due)],
  )
  if (row && error)
    await sql.query(
      `update sync_entities set last_error = $3::jsonb where connector_id = $1 and organization_id = $2 and state = 'running' and not ${IS_INCOMPLETE}`,
      [lease.connectorId, lease.organizationId, JSON.stringify(error)],
    )
  return row?.leaseNumber
}

/** Makes the connector due when the first of its entities is. */
export async function setDue(sql: Sql, { organizationId, connectorId }: ConnectorRef): Promise<void> {
  await sql.query(
    `update syncs set next_run_at = (select min(next_run_at) from sync_entities where connector_id = $1 and organization_id = $2)
    where connector_id = $1 and organization_id = $2`,
    [connectorId, organizationId],
  )
}

/** Makes every entity due in a number of minutes at the latest. */
export async function bringForward(sql: Sql, connector: ConnectorRef, minutes: number): Promise<void> {
  await sql.query(
    `update sync_entities set next_run_at = least(next_run_at, now() + make_interval(mins => $3::int))
    where connector_id = $1 and organization_id = $2 and next_run_at <> 'infinity'`,
    [connector.connectorId, connector.organizationId, minutes],
  )
  await setDue(sql, connector)
}

/**
 * Ends a run. Entities that still waited get its error.
 * @returns the error of its job, null without one; undefined if the lease was lost
 */
export async function endRun(
  sql: Sql,
  lease: Lease,
  { nextInMs, error }: { nextInMs: number; error?: SyncFailure },
): Promise<SyncFailure | null | undefined> {
  const ended = await sql.query(
    `update syncs set run_id = null, process_id = null, lease_number = lease_number + 1, attempts = 0,
      paced = $5::jsonb, paced_at = clock_timestamp()
    where ${OWN_LEASE} returning 1`,
    [...leaseParams(lease), JSON.stringify(lease.pace.due)],
  )
  if (ended.length === 0) return undefined
  const { connectorId, organizationId, runId } = lease
  const failure = error === undefined ? null : JSON.stringify(error)
  const [failed] = await sql.query<{ last_error: SyncFailure | null }>(
    `with ended as (
      update sync_entities set state = 'idle', last_error = coalesce($3::jsonb, last_error),
        next_run_at = now() + make_interval(secs => $5::float8 / 1000)
      where connector_id = $1 and organization_id = $2 and state <> 'idle'
    )
    select coalesce($3::jsonb, (select last_error from sync_entities
      where connector_id = $1 and organization_id = $2 and run_id = $4 and last_error is not null and last_counts is null order by turn limit 1)) as last_error`,
    [connectorId, organizationId, failure, runId, nextInMs],
  )
  await setDue(sql, lease)
  const lastError = failed?.last_error ?? undefined
  await endJob(sql, { id: runId, organizationId }, lastError ? 'failed' : 'succeeded', lastError)
  return lastError ?? null
}

/** Ends the current run as cancelled, under any lease. @returns its id; undefined when there is none */
export async function cancelRun(sql: Sql, { organizationId, connectorId }: ConnectorRef): Promise<string | undefined> {
  const [run] = await sql.query<{ run_id: string | null }>(
    `select run_id from syncs where connector_id = $1 and organization_id = $2 for update`,
    [connectorId, organizationId],
  )
  if (!run?.run_id) return undefined
  await sql.query(
    `update syncs set run_id = null, process_id = null, lease_number = lease_number + 1, attempts = 0
    where connector_id = $1 and organization_id = $2`,
    [connectorId, organizationId],
  )
  await sql.query(
    `update sync_entities e set state = 'idle', next_run_at = now() + make_interval(mins => coalesce(s.interval_minutes, 60))
    from syncs s where s.organization_id = e.organization_id and s.connector_id = e.connector_id
      and e.connector_id = $1 and e.organization_id = $2 and e.state <> 'idle'`,
    [connectorId, organizationId],
  )
  await setDue(sql, { organizationId, connectorId })
  await endJob(sql, { id: run.run_id, organizationId }, 'cancelled')
  return run.run_id
}

/** Whether a full run of an entity would have shrunk its copy too much, and none was taken since. */
export async function isHeld(
  sql: Sql,
  { organizationId, connectorId, entity }: ConnectorRef & { readonly entity: string },
): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from sync_entities where organization_id = $1 and connector_id = $2 and entity = $3 and is_held`,
    [organizationId, connectorId, entity],
  )
  return rows.length > 0
}
