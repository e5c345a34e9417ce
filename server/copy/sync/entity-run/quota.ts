/** How many records a connector may hold. */
import { ServerError } from '../../../ground/errors/index.ts'
import type { Copy } from '../../records/copy.ts'
import type { Sql } from '../../../ground/store/index.ts'
import { firstOf } from '../../../ground/base/index.ts'

/**
 * How many records an entity may have beside the connector's other entities.
 * @param most of the connector
 * @param generation if given, how many may be added to it
 */
export async function roomFor(
  sql: Sql,
  most: number,
  { organizationId, connectorId, entity }: Copy,
  generation?: number,
): Promise<number> {
  const rows = await sql.query<{ records: string }>(
    `select coalesce(sum(records), 0)::text as records from generations where organization_id = $1 and connector_id = $2
    and (id = $4 or (status = 'visible' and entity <> $3))`,
    [organizationId, connectorId, entity, generation ?? null],
  )
  return most - Number(firstOf(rows).records)
}

/** The error of a connector with more records than it may hold. */
export function overQuota(most: number): ServerError {
  return new ServerError('quota_exceeded', `Cannot copy more records: the limit of the connector is ${most}`, {
    hint: 'Raise quotas.recordsPerConnector.',
  })
}
