/** Sync runs: one at a time for each connector, for any number of requests. */
import type { SyncChangeRequest } from 'plugboard/contract'
import { randomUUID } from 'node:crypto'
import { type OwnFieldsSetting, ownFieldsOf } from 'plugboard/internal'
import { ConnectorError, type ResolvedManifest } from 'plugboard/runtime'
import { ServerError } from '../../../ground/errors/index.ts'
import { forgetOldDeletions } from '../../records/deletions.ts'
import { insertJob } from '../../../ground/jobs/index.ts'
import type { Sql } from '../../../ground/store/index.ts'
import { choose, leaveOut, notChosen } from './choice.ts'
import { checkEntities, copiedFor, syncedEntities, withParents } from '../../records/copied-entities.ts'
import { bringForward, IS_INCOMPLETE } from '../state/run-rows.ts'
import { CLEANUP, SYNC_JOBS, type SyncJob, type SyncServices } from '../state/services.ts'
import type { ConnectorRef } from '../../../accounts/connectors/index.ts'

/** Options of a run. */
export interface RunOptions {
  /** The searchable ones by default. */
  readonly entities?: readonly string[]
  /** Read everything again, whatever could be read incrementally. */
  readonly isFull?: boolean
  /** Whether somebody asked for it, and not the clock. */
  readonly isAskedFor: boolean
}

/** Stores that a connector is to be synced. @returns whether it is: not when disabled, nor when nothing of its kind can be searched */
export async function enroll(
  { database, catalogue, settings }: SyncServices,
  { organizationId, connectorId }: ConnectorRef,
  kind: string,
  given: SyncChangeRequest,
): Promise<boolean> {
  const { manifest } = await (await catalogue.of(organizationId)).plan(kind)
  const entities = syncedEntities(manifest)
  if (entities.length === 0) return false
  const isEnabled = settings.enabled && given.enabled !== false
  await database.of(organizationId).transaction(async (sql) => {
    const [made] = await sql.query(
      `insert into syncs (connector_id, organization_id, kind, is_enabled, interval_minutes, entities, own_fields)
      select id, organization_id, kind, $3, $4::int, $5::text[], $6::jsonb from connectors
      where id = $1 and organization_id = $2 and status <> 'deleting' for share
      on conflict (organization_id, connector_id) do nothing returning 1`,
      [
        connectorId,
        organizationId,
        isEnabled,
        given.interval_minutes ?? null,
        given.entities ?? null,
        settingText(given.own_fields),
      ],
    )
    if (!made) return
    await addEntities(sql, { organizationId, connectorId }, entities)
    await leaveOut(sql, manifest, { organizationId, connectorId }, given.entities ?? null)
  })
  return isEnabled
}

function settingText(setting: OwnFieldsSetting | undefined): string | null {
  return setting === undefined ? null : JSON.stringify(setting)
}

/** Rows for entities that have none: a kind gets new ones. */
async function addEntities(sql: Sql, { organizationId, connectorId }: ConnectorRef, entities: readonly string[]) {
  await sql.query(
    `insert into sync_entities (connector_id, organization_id, entity, turn)
    select $1, $2, entity, turn from unnest($3::text[]) with ordinality as given (entity, turn)
    on conflict (organization_id, connector_id, entity) do update set turn = excluded.turn`,
    [connectorId, organizationId, [...entities]],
  )
}

/**
 * Begins a run and queues its first job. A scheduled one begins only where the connector is still due.
 * @returns the id of the run's row in `jobs`
 * @throws ConnectorError `sync_running` while another run lasts; `connector_not_found` when the connector is not synced; `unknown_entity`
 */
export async function beginRun(services: SyncServices, connector: ConnectorRef, options: RunOptions): Promise<string> {
  const { database, catalogue } = services
  const { organizationId, connectorId } = connector
  const [row] = await database.of(organizationId).query<BeginRow>(
    `select kind, is_enabled, entities as chosen,
        (select customer_id from connectors c where c.organization_id = s.organization_id and c.id = s.connector_id) as customer_id,
        array(select entity from copies c where c.organization_id = s.organization_id and c.connector_id = s.connector_id) as shown,
        array(select entity from sync_entities e where e.organization_id = s.organization_id and e.connector_id = s.connector_id
          and e.next_run_at <= now() + interval '${SOON}') as due,
        not exists (select from sync_entities e where e.organization_id = s.organization_id and e.connector_id = s.connector_id
          and (e.last_synced_at is not null or e.last_error is not null)) as is_first
      from syncs s where connector_id = $1 and organization_id = $2`,
    [connectorId, organizationId],
  )
  if (!row) throw notSynced()
  if (!row.is_enabled)
    throw new ServerError('connector_disabled', 'Cannot sync the connector: its sync is paused', {
      hint: 'Set enabled to true in its sync settings.',
    })
  const { manifest } = await (await catalogue.of(organizationId)).plan(row.kind)
  const all = syncedEntities(manifest)
  const entities = runEntities(manifest, row, options)
  const runId = randomUUID()
  const isUrgent = options.isAskedFor || row.is_first
  await database.transaction(async (sql) => {
    const [begun] = await sql.query<{ leaseNumber: number }>(
      `update syncs set run_id = $3, is_full = $4, is_asked_for = $5, began_at = now(), lease_number = lease_number + 1, lease_at = now(),
        process_id = null, attempts = 0, is_urgent = $6
      where connector_id = $1 and organization_id = $2 and run_id is null and ($5 or next_run_at <= now())
      returning lease_number as "leaseNumber"`,
      [connectorId, organizationId, runId, options.isFull ?? false, options.isAskedFor, isUrgent],
    )
    if (!begun) throw running()
    await forgetOldDeletions(sql, connector)
    await addEntities(sql, connector, all)
    await sql.query(
      `update sync_entities set state = 'waiting', run_id = $3, last_counts = null, last_error = case when ${IS_INCOMPLETE} then last_error end
      where connector_id = $1 and organization_id = $2 and entity = any($4::text[])`,
      [connectorId, organizationId, runId, entities],
    )
    await insertJob(sql, {
      id: runId,
      organizationId,
      kind: 'connector.sync',
      connectorId,
      customerId: row.customer_id,
    })
    await queueSyncJob(services, { organizationId, connectorId, leaseNumber: begun.leaseNumber }, { sql })
  })
  return runId
}

interface BeginRow {
  readonly kind: string
  readonly customer_id: string
  readonly is_enabled: boolean
  readonly chosen: string[] | null
  /** Entities that have a copy. */
  readonly shown: string[]
  /** Entities whose next run is due. */
  readonly due: string[]
  /** Whether no entity was ever copied, or tried. */
  readonly is_first: boolean
}

/** Entities that are due within this time join the run. */
const SOON = '30 seconds'

/** Lists the entities that a run copies, parents first. @throws ConnectorError `unknown_entity`, `entity_not_synced` */
function runEntities(
  manifest: ResolvedManifest,
  { chosen, shown, due }: BeginRow,
  { entities: asked, isAskedFor }: RunOptions,
): string[] {
  const copied = copiedFor(manifest, chosen)
  const wanted = copied.filter((entity) => due.includes(entity))
  if (!asked && (isAskedFor || wanted.length === 0)) return copied
  if (!asked) return withParents(manifest, wanted, (entity) => shown.includes(entity))
  checkEntities(manifest, asked)
  const other = chosen && asked.find((entity) => !chosen.includes(entity))
  if (chosen && typeof other === 'string') throw notChosen(other, chosen)
  return withParents(manifest, asked, (entity) => shown.includes(entity))
}

function running(): ConnectorError {
  return new ServerError('sync_running', 'Cannot sync the connector: a sync is already running', {
    hint: 'Wait for it, or cancel it.',
  })
}

/** Queues a job for a lease that may be claimed. @param sql the transaction that it is part of */
export async function queueSyncJob(
  { queue }: SyncServices,
  job: SyncJob,
  { sql, delayMs = 0 }: { readonly sql?: Sql; readonly delayMs?: number } = {},
): Promise<void> {
  const startAfterSeconds = delayMs > 0 ? delayMs / 1000 : undefined
  await queue.send(SYNC_JOBS, job, { key: keyOf(job), sql, startAfterSeconds })
}

/** The key of a job in its queue: one for each lease. */
export function keyOf({ connectorId, leaseNumber }: Pick<SyncJob, 'connectorId' | 'leaseNumber'>): string {
  return `${connectorId}:${leaseNumber}`
}

/** For a connector that has no row: its kind cannot be searched, or it is being deleted. */
export function notSynced(): ConnectorError {
  return new ConnectorError('search_unavailable', 'Cannot sync the connector: its kind has no searchable entities')
}

/** Checks the entities that settings name. @throws ConnectorError `unknown_entity`; `invalid_params` for one without own fields */
export function checkSettings(
  manifest: ResolvedManifest,
  { entities, own_fields: ownSetting }: SyncChangeRequest,
): void {
  if (entities) checkEntities(manifest, entities)
  if (typeof ownSetting !== 'object') return
  for (const entity of Object.keys(ownSetting)) ownFieldsOf(manifest, entity)
}

/** Applies changes to a connector's sync. @throws ConnectorError `search_unavailable`, `unknown_entity`, `connector_not_found` */
export async function changeSync(
  services: SyncServices,
  connector: ConnectorRef,
  changes: SyncChangeRequest,
): Promise<void> {
  const { database, connectors, catalogue, queue } = services
  const { organizationId, connectorId } = connector
  const { enabled, interval_minutes: minutes, entities, own_fields: ownSetting } = changes
  const { kind } = await connectors.find({ organizationId }, connectorId)
  const { manifest } = await (await catalogue.of(organizationId)).plan(kind)
  checkSettings(manifest, changes)
  const resumed = await database.transaction(async (sql) => {
    const [row] = await sql.query<{ leaseNumber: number; run_id: string | null }>(
      `update syncs set is_enabled = coalesce($3, is_enabled), interval_minutes = coalesce($4::int, interval_minutes),
        process_id = case when $3 is null then process_id end, lease_number = lease_number + case when $3 is null then 0 else 1 end,
        lease_at = case when $3 is null then lease_at else now() end,
        entities = case when $5 then $6::text[] else entities end, own_fields = coalesce($7::jsonb, own_fields)
      where connector_id = $1 and organization_id = $2 returning lease_number as "leaseNumber", run_id`,
      [
        connectorId,
        organizationId,
        enabled ?? null,
        minutes ?? null,
        entities !== undefined,
        entities ?? null,
        settingText(ownSetting),
      ],
    )
    if (!row) throw notSynced()
    if (minutes !== undefined) await bringForward(sql, connector, minutes)
    if (ownSetting !== undefined) await bringForward(sql, connector, 0)
    if (entities !== undefined) await choose(sql, manifest, connector, entities)
    return enabled === true && row.run_id !== null ? row.leaseNumber : undefined
  })
  if (resumed !== undefined) await queueSyncJob(services, { organizationId, connectorId, leaseNumber: resumed })
  if (entities) await queue.send(CLEANUP, {}, { key: CLEANUP })
}
