/** The account's own fields of a copy's records, as stored with the copy. */
import type { OwnField } from 'plugboard/runtime'
import type { Sql } from '../../ground/store/index.ts'
import type { Copy } from './copy.ts'

/**
 * The account's own fields of an entity, as a run last read the vendor's list; undefined before that, and for entities without a list.
 * @param copy the connector and the entity
 */
export async function storedOwnFields(
  sql: Sql,
  { organizationId, connectorId, entity }: Pick<Copy, 'organizationId' | 'connectorId' | 'entity'>,
): Promise<readonly OwnField[] | undefined> {
  const [row] = await sql.query<{ fields: readonly OwnField[] | null }>(
    `select own_fields as fields from sync_entities where organization_id = $1 and connector_id = $2 and entity = $3`,
    [organizationId, connectorId, entity],
  )
  return row?.fields ?? undefined
}
