/** A connector to which a bench gives records. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../server/store/index.ts'

/** Writes a connector of a customer in an organization of its own. */
export async function makeConnector(database: Database): Promise<{ organizationId: string; connectorId: string }> {
  const [organizationId, customerId, connectorId] = [randomUUID(), randomUUID(), randomUUID()]
  await database.query(`insert into organizations (id, name) values ($1, 'Bench')`, [organizationId])
  await database.query(`insert into customers (id, organization_id, external_user_id) values ($1, $2, 'bench')`, [
    customerId,
    organizationId,
  ])
  await database.query(
    `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, definition_version, status)
    values ($1, $2, $3, 'bench', 'Bench', 'key', '1.0.0', 'active')`,
    [connectorId, organizationId, customerId],
  )
  return { organizationId, connectorId }
}
