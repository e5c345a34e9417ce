/** When an entity is due again: as often as its connector says, else by what its runs cost. */
import type { Plan, ResolvedOperation } from 'plugboard/runtime'
import { syncOf, withChanges } from 'plugboard/internal'
import { DEFAULT_SHARE, fullIntervalOf, intervalOf, jittered, type OperationRate, type RunCost } from '../state/pace.ts'
import type { EntityRow } from '../state/run-rows.ts'
import type { SyncServices, SyncSettings } from '../state/services.ts'
import type { ConnectorRef } from '../../../accounts/connectors/index.ts'

/** Returns the milliseconds between two runs of a connector, by its own or the server's settings. */
export async function intervalMs(
  services: Pick<SyncServices, 'database' | 'settings'>,
  connector: ConnectorRef,
): Promise<number> {
  return ((await givenMinutes(services, connector)) ?? services.settings.intervalMinutes) * 60_000
}

async function givenMinutes(
  { database }: Pick<SyncServices, 'database'>,
  { organizationId, connectorId }: ConnectorRef,
): Promise<number | null> {
  const [row] = await database
    .of(organizationId)
    .query<{ interval_minutes: number | null }>(
      'select interval_minutes from syncs where connector_id = $1 and organization_id = $2',
      [connectorId, organizationId],
    )
  return row?.interval_minutes ?? null
}

/** Returns the costs of an entity's runs: of a run of changes, and of a full one. */
export function costsOf(
  plan: Plan,
  entity: string,
  { requests, fullRequests }: Pick<EntityRow, 'requests' | 'fullRequests'>,
  { rateShare: share = DEFAULT_SHARE }: SyncSettings,
): { readonly next: RunCost; readonly full: RunCost } {
  const sync = syncOf(plan.manifest, entity)
  const full = { requests: fullRequests ?? 0, rate: rateOf(plan, sync.from), share }
  if (!sync.later) return { next: full, full }
  // A run that read everything says nothing of what one that asks for changes costs.
  const later = requests === fullRequests ? 0 : (requests ?? 0)
  return { next: { requests: later, rate: rateOf(plan, sync.later.from), share }, full }
}

/** The rate of an operation, `tickets.changes` included. */
export function rateOf(plan: Plan, operation: string): OperationRate | undefined {
  const all: Readonly<Record<string, ResolvedOperation>> = withChanges(plan).manifest.operations
  const { rate, cost = 1 } = all[operation] ?? {}
  return rate?.limit === undefined ? rate : { ...rate, limit: Math.max(1, Math.floor(rate.limit / cost)) }
}

/** Milliseconds between two runs of an entity. @param given minutes, where the connector says */
export function entityIntervalMs(
  plan: Plan,
  entity: string,
  row: Pick<EntityRow, 'requests' | 'fullRequests'>,
  settings: SyncSettings,
  given: number | null,
): number {
  if (given !== null) return given * 60_000
  return intervalOf(costsOf(plan, entity, row, settings).next, settings.intervalMinutes * 60_000)
}

/** A run of an entity that has ended, and what was known of the entity before. */
export interface EndedRun {
  readonly plan: Plan
  readonly before: EntityRow
  readonly isFull: boolean
  readonly requests: number
}

/** Returns the milliseconds until an entity's next run, after one with a number of requests. */
export async function nextRunMs(
  services: SyncServices,
  connector: ConnectorRef,
  { plan, before: { entity, fullRequests }, isFull, requests }: EndedRun,
  random = Math.random,
): Promise<number> {
  const row = { requests, fullRequests: isFull ? requests : fullRequests }
  const given = await givenMinutes(services, connector)
  return jittered(entityIntervalMs(plan, entity, row, services.settings, given), random())
}

/** Milliseconds after which an entity is read whole again. */
export function fullEveryMs(plan: Plan, row: EntityRow, settings: SyncSettings): number {
  return fullIntervalOf(costsOf(plan, row.entity, row, settings).full)
}
