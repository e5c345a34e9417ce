/** Events of runs: each is recorded in the transaction that ends the run, or holds a copy. */
import type { Json } from 'plugboard/runtime'
import type { Sql } from '../../../ground/store/index.ts'
import type { ConnectorRef } from '../../../accounts/connectors/index.ts'
import { recordEvent } from '../../../ground/outbox/index.ts'

/** Records an event of a connector's sync; none once the connector is gone. */
export async function recordSyncEvent(
  sql: Sql,
  { organizationId, connectorId }: ConnectorRef,
  type: 'sync.completed' | 'sync.failed' | 'sync.held',
  data: Readonly<Record<string, Json>>,
): Promise<void> {
  const [row] = await sql.query<{ kind: string; customerId: string; externalUserId: string }>(
    `select c.kind, u.id as "customerId", u.external_user_id as "externalUserId" from connectors c
    join customers u on u.organization_id = c.organization_id and u.id = c.customer_id
    where c.organization_id = $1 and c.id = $2`,
    [organizationId, connectorId],
  )
  if (!row) return
  const { kind, customerId: id, externalUserId } = row
  const connector = { id: connectorId, kind }
  await recordEvent(sql, { organizationId, type, customer: { id, externalUserId }, connector, data })
}

/** Returns the counts of a run by entity. */
export async function entityCountsOf(
  sql: Sql,
  { organizationId, connectorId, runId }: ConnectorRef & { readonly runId: string },
): Promise<Record<string, Json>> {
  const rows = await sql.query<{ entity: string; counts: Json | null }>(
    `select entity, last_counts as counts from sync_entities
    where organization_id = $1 and connector_id = $2 and run_id = $3 order by turn, entity`,
    [organizationId, connectorId, runId],
  )
  return Object.fromEntries(rows.map(({ entity, counts }) => [entity, counts ?? {}]))
}
