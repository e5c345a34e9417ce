/** The state of a connector's copies, as the API shows it. */
import type { SyncEntityBody, SyncStateBody } from 'plugboard/contract'
import { type OwnFieldsSetting, partialText } from 'plugboard/internal'
import type { SyncFailure } from './state/failures.ts'
import { copiedFor, searchedFor } from '../records/copied-entities.ts'
import { entityIntervalMs } from './schedule/due.ts'
import type { SyncServices } from './state/services.ts'
import type { ConnectorRef } from '../../accounts/connectors/index.ts'
import { skippedStates } from './state/skipped-parents.ts'

interface StateRow {
  readonly isEnabled: boolean
  readonly intervalMinutes: number | null
  readonly runId: string | null
  readonly connectorStatus: string
  readonly kind: string
  readonly chosen: readonly string[] | null
  readonly ownSetting: OwnFieldsSetting | null
}

interface EntityStateRow {
  readonly entity: string
  readonly state: 'idle' | 'waiting' | 'running'
  readonly lastError: SyncFailure | null
  readonly lastSyncedAt: Date | null
  readonly lastFullAt: Date | null
  readonly isComplete: boolean | null
  readonly records: number | null
  readonly rejected: number | null
  readonly requests: number | null
  readonly fullRequests: number | null
  /** Numbers of own fields that the account has and that runs ask for; null without a list, and where records have all unasked. */
  readonly ownFound: number | null
  readonly ownAsked: number | null
  readonly ownError: SyncFailure | null
  /** null when it is not copied. */
  readonly nextRunAt: Date | null
}

/** The state of a connector whose kind has no copies. */
function notSynced(connectorId: string, intervalMinutes: number): SyncStateBody {
  const state = { enabled: false, interval_minutes: intervalMinutes, job_id: null, entities: [] }
  return { connector_id: connectorId, status: 'ready', own_fields: 'all', ...state }
}

/** The state of a connector's copies; a kind that cannot be searched has none. */
export async function readState(
  { database, catalogue, settings }: Pick<SyncServices, 'database' | 'catalogue' | 'settings'>,
  { organizationId, connectorId }: ConnectorRef,
): Promise<SyncStateBody> {
  const { intervalMinutes } = settings
  const scope = database.of(organizationId)
  const [row] = await scope.query<StateRow>(
    `select is_enabled as "isEnabled", interval_minutes as "intervalMinutes", run_id as "runId",
      c.status as "connectorStatus", s.kind, s.entities as chosen, s.own_fields as "ownSetting"
    from syncs s join connectors c on c.organization_id = s.organization_id and c.id = s.connector_id
    where s.connector_id = $1 and s.organization_id = $2`,
    [connectorId, organizationId],
  )
  if (!row) return notSynced(connectorId, intervalMinutes)
  const entities = await scope.query<EntityStateRow>(
    `select e.entity, e.state, e.last_error as "lastError", e.last_synced_at as "lastSyncedAt", e.last_full_at as "lastFullAt",
      c.is_complete as "isComplete", g.records, g.rejected, e.requests, e.full_requests as "fullRequests",
      nullif(e.next_run_at, 'infinity') as "nextRunAt", jsonb_array_length(e.own_fields) as "ownFound",
      cardinality(e.own_fields_asked) as "ownAsked", e.own_fields_error as "ownError"
    from sync_entities e
    left join copies c on c.organization_id = e.organization_id and c.connector_id = e.connector_id and c.entity = e.entity
    left join generations g on g.organization_id = c.organization_id and g.id = c.generation
    where e.connector_id = $1 and e.organization_id = $2 order by e.turn, e.entity`,
    [connectorId, organizationId],
  )
  const skipped = await skippedStates(scope, { organizationId, connectorId })
  const plan = await (await catalogue.of(organizationId)).plan(row.kind)
  const { manifest } = plan
  const copied = copiedFor(manifest, row.chosen)
  const isPaused = !row.isEnabled || !['active', 'pending'].includes(row.connectorStatus)
  const isWaiting = !isPaused && row.runId === null
  const minutesOf = (entity: EntityStateRow) =>
    Math.round(entityIntervalMs(plan, entity.entity, entity, settings, row.intervalMinutes) / 60_000)
  return {
    connector_id: connectorId,
    status: isPaused
      ? 'paused'
      : statusOf(
          entities.filter(({ entity }) => copied.includes(entity)),
          row.runId !== null,
        ),
    enabled: row.isEnabled,
    interval_minutes: row.intervalMinutes ?? intervalMinutes,
    own_fields: row.ownSetting ?? 'all',
    job_id: row.runId,
    entities: entities.map((entity) => ({
      entity: entity.entity,
      selected: row.chosen?.includes(entity.entity) ?? true,
      status: copied.includes(entity.entity) ? entityStatusOf(entity) : 'excluded',
      records: entity.records ?? 0,
      rejected: entity.rejected ?? 0,
      own_field_list: ownFieldsState(entity),
      last_synced_at: entity.lastSyncedAt?.toISOString() ?? null,
      last_full_synced_at: entity.lastFullAt?.toISOString() ?? null,
      requests: entity.requests,
      full_requests: entity.fullRequests,
      interval_minutes: minutesOf(entity),
      partial: partialText(manifest, entity.entity, entity.records ?? 0) ?? null,
      skipped_parents: skipped.get(entity.entity)?.parents ?? [],
      skipped_parents_count: skipped.get(entity.entity)?.count ?? 0,
      next_run_at: isWaiting ? (entity.nextRunAt?.toISOString() ?? null) : null,
      last_error: entity.lastError,
    })),
  }
}

function ownFieldsState({ ownFound: found, ownAsked, ownError }: EntityStateRow): SyncEntityBody['own_field_list'] {
  return found === null ? null : { found, copied: ownAsked ?? found, last_error: ownError }
}

interface CopiedRow {
  readonly connectorId: string
  readonly kind: string
  readonly entity: string
  /** The chosen entities; null for all. */
  readonly chosen: readonly string[] | null
}

/** The entities of connectors whose copies are complete, by connector; those only copied for others are none of them. */
export async function searchableEntities(
  { database, catalogue }: Pick<SyncServices, 'database' | 'catalogue'>,
  organizationId: string,
  connectorIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (connectorIds.length === 0) return new Map()
  const rows = await database.of(organizationId).query<CopiedRow>(
    `select e.connector_id as "connectorId", s.kind, e.entity, s.entities as chosen
    from sync_entities e
    join syncs s on s.organization_id = e.organization_id and s.connector_id = e.connector_id
    join copies c on c.organization_id = e.organization_id and c.connector_id = e.connector_id and c.entity = e.entity
    where e.organization_id = $1 and e.connector_id = any($2::uuid[])
      and c.is_complete and (e.last_error is null or e.state <> 'idle')
    order by e.turn, e.entity`,
    [organizationId, connectorIds],
  )
  const found = new Map<string, string[]>()
  const kinds = await catalogue.of(organizationId)
  for (const { connectorId, kind, entity, chosen } of rows) {
    const { manifest } = await kinds.plan(kind)
    if (!searchedFor(manifest, chosen).includes(entity)) continue
    found.set(connectorId, [...(found.get(connectorId) ?? []), entity])
  }
  return found
}

/** While a run lasts it may still repair what failed. */
function statusOf(entities: readonly EntityStateRow[], isRunning: boolean): SyncStateBody['status'] {
  if (!isRunning && entities.some(({ lastError }) => lastError !== null)) return 'error'
  const shown = entities.filter(({ isComplete }) => isComplete !== null)
  if (shown.length === 0) return 'loading'
  if (shown.length < entities.length) return 'building_preview'
  return shown.every(({ isComplete }) => isComplete) ? 'ready' : 'preview'
}

function entityStatusOf({ state, lastError, isComplete }: EntityStateRow): SyncEntityBody['status'] {
  if (lastError !== null && state === 'idle') return 'error'
  if (isComplete === null) return 'loading'
  return isComplete ? 'ready' : 'preview'
}
