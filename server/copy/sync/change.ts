/** Changes how a connector is synced: pauses or resumes it, sets its interval and its entities. */
import type { SyncChangeRequest } from 'plugboard/contract'
import { bringForward } from './state/run-rows.ts'
import { notSynced, queueSyncJob } from './schedule/runs.ts'
import { choose } from './schedule/choice.ts'
import { checkEntities } from '../records/copied-entities.ts'
import { CLEANUP, type SyncServices } from './state/services.ts'
import type { ConnectorRef } from '../../accounts/connectors/index.ts'

/** Applies changes to a connector's sync. @throws ConnectorError `search_unavailable`, `unknown_entity`, `connector_not_found` */
export async function changeSync(
  services: SyncServices,
  connector: ConnectorRef,
  changes: SyncChangeRequest,
): Promise<void> {
  const { database, connectors, catalogue, queue } = services
  const { organizationId, connectorId } = connector
  const { enabled, interval_minutes: minutes, entities } = changes
  const { kind } = await connectors.find({ organizationId }, connectorId)
  const { manifest } = await (await catalogue.of(organizationId)).plan(kind)
  if (entities) checkEntities(manifest, entities)
  const resumed = await database.transaction(async (sql) => {
    const [row] = await sql.query<{ leaseNumber: number; run_id: string | null }>(
      `update syncs set is_enabled = coalesce($3, is_enabled), interval_minutes = coalesce($4::int, interval_minutes),
        process_id = case when $3 is null then process_id end, lease_number = lease_number + case when $3 is null then 0 else 1 end,
        lease_at = case when $3 is null then lease_at else now() end,
        entities = case when $5 then $6::text[] else entities end
      where connector_id = $1 and organization_id = $2 returning lease_number as "leaseNumber", run_id`,
      [connectorId, organizationId, enabled ?? null, minutes ?? null, entities !== undefined, entities ?? null],
    )
    if (!row) throw notSynced()
    if (minutes !== undefined) await bringForward(sql, connector, minutes)
    if (entities !== undefined) await choose(sql, manifest, connector, entities)
    return enabled === true && row.run_id !== null ? row.leaseNumber : undefined
  })
  if (resumed !== undefined) await queueSyncJob(services, { organizationId, connectorId, leaseNumber: resumed })
  if (entities) await queue.send(CLEANUP, {}, { key: CLEANUP })
}
