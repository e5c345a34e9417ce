/** A connector to which a bench gives records. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../server/ground/store/index.ts'

/** Writes a connector of a new customer in an organization, by default one of its own. */
export async function makeConnector(
  database: Database,
  organizationId: string = randomUUID(),
): Promise<{ organizationId: string; connectorId: string }> {
  const [customerId, connectorId] = [randomUUID(), randomUUID()]
  await database.query(`insert into organizations (id, name) values ($1, 'Bench') on conflict do nothing`, [
    organizationId,
  ])
  await database.query(`insert into customers (id, organization_id, external_user_id) values ($1, $2, $3)`, [
    customerId,
    organizationId,
    customerId,
  ])
  await database.query(
    `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, definition_version, status)
    values ($1, $2, $3, 'bench', 'Bench', 'key', '1.0.0', 'active')`,
    [connectorId, organizationId, customerId],
  )
  return { organizationId, connectorId }
}
