/** The statement that has calls captured. */
import { isUuid } from '../../../ground/base/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import { connectorNotFound } from './errors.ts'

/**
 * Captures the calls of a connector until a time, or stops. Other processes follow within seconds.
 * @returns its customer
 * @throws ConnectorError `connector_not_found`
 */
export async function writeCapture(
  database: Database,
  organizationId: string,
  id: string,
  until: Date | null,
): Promise<string> {
  const rows =
    isUuid(id) && isUuid(organizationId)
      ? await database.of(organizationId).query<{ customer: string }>(
          `update connectors set capture_until = $3 where organization_id = $1 and id = $2 and status <> 'deleting'
           returning customer_id as customer`,
          [organizationId, id, until],
        )
      : []
  const [row] = rows
  if (!row) throw connectorNotFound()
  return row.customer
}
