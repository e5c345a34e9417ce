/** The statements on runs. A run belongs to the process that has its slice; whatever else writes for it is fenced off. */
import type { Json } from 'plugboard/runtime'
import { endJob } from '../jobs/index.ts'
import { noteSynced } from '../search/index.ts'
import type { Database, Sql } from '../store/index.ts'
import type { Pace } from './schedule/cost.ts'
import type { Place } from './walk/place.ts'
import type { ConnectorRef, SliceWork } from './services.ts'

/** A slice in the hands of this process. */
export interface Slice extends SliceWork {
  readonly processId: string
  readonly runId: string
  readonly isFull: boolean
  readonly isAskedFor: boolean
  /** Milliseconds since 1970. */
  readonly beganAt: number
  readonly attempts: number
  /** Keeps the run's requests apart. */
  readonly pace: Pace
}

/** An entity as a run finds it. */
export interface EntityRow {
  readonly entity: string
  readonly place: Place | null
  readonly watermark: Json | null
  readonly lastFullAt: Date | null
  /** How many records the walk before found, when this one has to confirm it. */
  readonly unconfirmed: number | null
  /** Requests of the last run, and of the last one that read everything. */
  readonly requests: number | null
  readonly fullRequests: number | null
}

/** What went wrong, as the API shows it. */
export interface Failure {
  readonly code: string
  readonly message: string
}

const MINE = `connector_id = $1 and organization_id = $2 and slice = $3 and process_id = $4`

function mine({ connectorId, organizationId, slice, processId }: Slice): unknown[] {
  return [connectorId, organizationId, slice, processId]
}

/** The entity whose turn it is, or nothing when the run is through. */
export async function nextEntity(database: Database, slice: Slice): Promise<EntityRow | undefined> {
  const [row] = await database.of(slice.organizationId).query<EntityRow>(
    `update sync_entities set state = 'walking'
    where connector_id = $1 and organization_id = $2 and entity = (
      select e.entity from sync_entities e
      join syncs s on s.organization_id = e.organization_id and s.connector_id = e.connector_id
      where s.${MINE.replaceAll(' and ', ' and s.')} and e.state <> 'idle' order by e.state desc, e.turn limit 1
    ) returning entity, place, watermark, last_full_at as "lastFullAt", unconfirmed_records as unconfirmed,
      requests, full_requests as "fullRequests"`,
    mine(slice),
  )
  return row
}

/** Whether the slice is still this process's; the run cannot be taken away before the transaction ends. */
export async function holds(sql: Sql, slice: Slice): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from syncs where ${MINE} and run_id is not null and is_enabled for no key update`,
    mine(slice),
  )
  return rows.length > 0
}

/** Keeps where a walk stands, if the slice is still this process's. Says whether it is. */
export async function keepPlace(sql: Sql, slice: Slice, entity: string, place: Place): Promise<boolean> {
  const rows = await sql.query(
    `with held as (
      select connector_id from syncs where ${MINE} and run_id is not null and is_enabled for no key update
    )
    update sync_entities e set place = $6::jsonb from held
    where e.connector_id = held.connector_id and e.organization_id = $2 and e.entity = $5 returning 1`,
    [...mine(slice), entity, JSON.stringify(place)],
  )
  return rows.length > 0
}

/** How the walk over an entity ended. */
export interface EndedWalk {
  readonly watermark: Json | undefined
  readonly isFull: boolean
  /** Milliseconds since 1970. */
  readonly beganAt: number
  /** Requests that it took. */
  readonly requests: number
  /** Milliseconds until the entity is due again. */
  readonly nextInMs: number
}

/** Ends the walk over an entity that came to its end. */
export async function endWalk(
  sql: Sql,
  { connectorId, organizationId }: Slice,
  entity: string,
  { watermark, isFull, beganAt, requests, nextInMs }: EndedWalk,
): Promise<void> {
  await noteSynced(sql, { organizationId, connectorId, entity }, new Date(beganAt))
  await sql.query(
    `update sync_entities set state = 'idle', place = null, last_error = null, last_synced_at = now(), unconfirmed_records = null,
      watermark = coalesce($4::jsonb, watermark), last_full_at = case when $5 then now() else last_full_at end,
      requests = $6, full_requests = case when $5 then $6 else full_requests end,
      next_run_at = now() + make_interval(secs => $7::float8 / 1000)
    where connector_id = $1 and organization_id = $2 and entity = $3`,
    [
      connectorId,
      organizationId,
      entity,
      watermark === undefined ? null : JSON.stringify(watermark),
      isFull,
      requests,
      nextInMs,
    ],
  )
}

/** Has an entity walked once more in the same run, to see whether it has so few records. */
export async function walkAgain(
  sql: Sql,
  { connectorId, organizationId }: Slice,
  entity: string,
  records: number,
): Promise<void> {
  await sql.query(
    `update sync_entities set state = 'waiting', place = null, unconfirmed_records = $4
    where connector_id = $1 and organization_id = $2 and entity = $3`,
    [connectorId, organizationId, entity, records],
  )
}

/** Ends the walk over an entity that cannot go on; its place is kept when the next run may go on from it. */
export async function failWalk(
  sql: Sql,
  slice: Slice,
  entity: string,
  failure: Failure,
  { keepsPlace, nextInMs }: { keepsPlace: boolean; nextInMs: number },
): Promise<void> {
  await sql.query(
    `update sync_entities e set state = 'idle', last_error = $6::jsonb, place = case when $7 then place end, unconfirmed_records = null,
      next_run_at = now() + make_interval(secs => $8::float8 / 1000)
    from syncs s where e.organization_id = s.organization_id and e.connector_id = s.connector_id and e.entity = $5 and s.${MINE.replaceAll(' and ', ' and s.')}`,
    [...mine(slice), entity, JSON.stringify(failure), keepsPlace, nextInMs],
  )
}

/** Gives the slice back, the next one to be done after some time; its number comes back, or nothing if it was taken away. */
export async function giveBack(
  sql: Sql,
  slice: Slice,
  { delayMs, attempts, error }: { delayMs: number; attempts: number; error?: Failure },
): Promise<number | undefined> {
  const [row] = await sql.query<{ slice: number }>(
    `update syncs set process_id = null, slice = slice + 1, attempts = $6,
      slice_at = now() + make_interval(secs => $5::float8 / 1000), paced = $7::jsonb, paced_at = clock_timestamp()
    where ${MINE} returning slice`,
    [...mine(slice), delayMs, attempts, JSON.stringify(slice.pace.due)],
  )
  if (row && error)
    await sql.query(
      `update sync_entities set last_error = $3::jsonb where connector_id = $1 and organization_id = $2 and state = 'walking'`,
      [slice.connectorId, slice.organizationId, JSON.stringify(error)],
    )
  return row?.slice
}

/** Has the connector be due when the first of its entities is. */
export async function setDue(sql: Sql, { organizationId, connectorId }: ConnectorRef): Promise<void> {
  await sql.query(
    `update syncs set next_run_at = (select min(next_run_at) from sync_entities where connector_id = $1 and organization_id = $2)
    where connector_id = $1 and organization_id = $2`,
    [connectorId, organizationId],
  )
}

/** Has no entity be due later than in so many minutes. */
export async function bringForward(sql: Sql, connector: ConnectorRef, minutes: number): Promise<void> {
  await sql.query(
    `update sync_entities set next_run_at = least(next_run_at, now() + make_interval(mins => $3::int))
    where connector_id = $1 and organization_id = $2 and next_run_at <> 'infinity'`,
    [connector.connectorId, connector.organizationId, minutes],
  )
  await setDue(sql, connector)
}

/** Ends a run. Entities that still waited get its error. Gives the error of its job, null without one; nothing when the run was taken away. */
export async function endRun(
  sql: Sql,
  slice: Slice,
  { nextInMs, error }: { nextInMs: number; error?: Failure },
): Promise<Failure | null | undefined> {
  const ended = await sql.query(
    `update syncs set run_id = null, process_id = null, slice = slice + 1, attempts = 0,
      paced = $5::jsonb, paced_at = clock_timestamp()
    where ${MINE} returning 1`,
    [...mine(slice), JSON.stringify(slice.pace.due)],
  )
  if (ended.length === 0) return undefined
  const { connectorId, organizationId, runId } = slice
  const failure = error === undefined ? null : JSON.stringify(error)
  const [failed] = await sql.query<{ last_error: Failure | null }>(
    `with ended as (
      update sync_entities set state = 'idle', last_error = coalesce($3::jsonb, last_error),
        next_run_at = now() + make_interval(secs => $5::float8 / 1000)
      where connector_id = $1 and organization_id = $2 and state <> 'idle'
    )
    select coalesce($3::jsonb, (select last_error from sync_entities
      where connector_id = $1 and organization_id = $2 and run_id = $4 and last_error is not null order by turn limit 1)) as last_error`,
    [connectorId, organizationId, failure, runId, nextInMs],
  )
  await setDue(sql, slice)
  const lastError = failed?.last_error ?? undefined
  await endJob(sql, { id: runId, organizationId }, lastError ? 'failed' : 'succeeded', lastError)
  return lastError ?? null
}

/** Takes the run in hand away from whoever has it, as cancelled. Its id comes back, or nothing when there is none. */
export async function takeAway(sql: Sql, { organizationId, connectorId }: ConnectorRef): Promise<string | undefined> {
  const [run] = await sql.query<{ run_id: string | null }>(
    `select run_id from syncs where connector_id = $1 and organization_id = $2 for update`,
    [connectorId, organizationId],
  )
  if (!run?.run_id) return undefined
  await sql.query(
    `update syncs set run_id = null, process_id = null, slice = slice + 1, attempts = 0
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
