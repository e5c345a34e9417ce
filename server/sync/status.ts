/** The state of a connector's copies, as the API shows it. */
import type { SyncEntityBody, SyncStateBody } from 'plugboard/contract'
import type { SyncFailure } from './rows.ts'
import { copiedFor } from './schedule/choice.ts'
import { entityIntervalMs } from './schedule/due.ts'
import type { ConnectorRef, SyncServices } from './services.ts'

interface StateRow {
  readonly isEnabled: boolean
  readonly intervalMinutes: number | null
  readonly runId: string | null
  readonly connectorStatus: string
  readonly kind: string
  readonly chosen: readonly string[] | null
}

interface EntityStateRow {
  readonly entity: string
  readonly state: 'idle' | 'waiting' | 'running'
  readonly lastError: SyncFailure | null
  readonly lastSyncedAt: Date | null
  readonly isComplete: boolean | null
  readonly records: number | null
  readonly rejected: number | null
  readonly requests: number | null
  readonly fullRequests: number | null
  /** null when it is not copied. */
  readonly nextRunAt: Date | null
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
      c.status as "connectorStatus", s.kind, s.entities as chosen
    from syncs s join connectors c on c.organization_id = s.organization_id and c.id = s.connector_id
    where s.connector_id = $1 and s.organization_id = $2`,
    [connectorId, organizationId],
  )
  if (!row)
    return {
      connector_id: connectorId,
      status: 'ready',
      enabled: false,
      interval_minutes: intervalMinutes,
      job_id: null,
      entities: [],
    }
  const entities = await scope.query<EntityStateRow>(
    `select e.entity, e.state, e.last_error as "lastError", e.last_synced_at as "lastSyncedAt",
      c.is_complete as "isComplete", g.records, g.rejected, e.requests, e.full_requests as "fullRequests",
      nullif(e.next_run_at, 'infinity') as "nextRunAt"
    from sync_entities e
    left join copies c on c.organization_id = e.organization_id and c.connector_id = e.connector_id and c.entity = e.entity
    left join generations g on g.organization_id = c.organization_id and g.id = c.generation
    where e.connector_id = $1 and e.organization_id = $2 order by e.turn, e.entity`,
    [connectorId, organizationId],
  )
  const plan = await catalogue.plan(row.kind)
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
    job_id: row.runId,
    entities: entities.map((entity) => ({
      entity: entity.entity,
      selected: row.chosen?.includes(entity.entity) ?? true,
      status: copied.includes(entity.entity) ? entityStatusOf(entity) : 'excluded',
      records: entity.records ?? 0,
      rejected: entity.rejected ?? 0,
      last_synced_at: entity.lastSyncedAt?.toISOString() ?? null,
      requests: entity.requests,
      full_requests: entity.fullRequests,
      interval_minutes: minutesOf(entity),
      next_run_at: isWaiting ? (entity.nextRunAt?.toISOString() ?? null) : null,
      last_error: entity.lastError,
    })),
  }
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
