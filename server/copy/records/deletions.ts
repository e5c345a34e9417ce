/** Deletions that are remembered, so that pages which were read before do not bring the records back. */
import type { Sql } from '../../ground/store/index.ts'
import type { Copy } from './copy.ts'
import type { ConnectorRef } from '../../accounts/connectors/index.ts'

/** Minutes that a deletion is remembered at least, and beyond them until the next run of the connector's sync begins. */
const REMEMBERED_MINUTES = 10

/** Remembers that a record was deleted now, by the database's clock. */
export async function rememberDeletion(
  sql: Sql,
  { organizationId, connectorId, entity }: Copy,
  key: string,
): Promise<void> {
  await sql.query(
    `insert into deletions (organization_id, connector_id, entity, key) values ($1, $2, $3, $4)
    on conflict (organization_id, connector_id, entity, key) do update set deleted_at = clock_timestamp()`,
    [organizationId, connectorId, entity, key],
  )
}

/** Forgets that records were deleted: others with their keys were made since. They are locked in the order of their keys. */
export async function forgetDeletions(
  sql: Sql,
  { organizationId, connectorId, entity }: Copy,
  keys: readonly string[],
): Promise<void> {
  await sql.query(
    `delete from deletions where organization_id = $1 and connector_id = $2 and entity = $3 and key in (
      select key from deletions where organization_id = $1 and connector_id = $2 and entity = $3 and key = any($4::text[])
      order by key for update)`,
    [organizationId, connectorId, entity, keys],
  )
}

/** Forgets the deletions of a connector that no page can bring back. Call it where no run is in progress. */
export async function forgetOldDeletions(sql: Sql, { organizationId, connectorId }: ConnectorRef): Promise<void> {
  await sql.query(
    `delete from deletions where organization_id = $1 and connector_id = $2
      and deleted_at < now() - make_interval(mins => ${REMEMBERED_MINUTES})`,
    [organizationId, connectorId],
  )
}
