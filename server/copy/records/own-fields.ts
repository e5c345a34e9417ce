/** The account's own fields of a copy's records, as stored with the copy. */
import type { OwnField } from 'plugboard/runtime'
import type { Sql } from '../../ground/store/index.ts'
import type { Copy } from './copy.ts'

type EntityRef = Pick<Copy, 'organizationId' | 'connectorId' | 'entity'>

/** The own fields that runs ask for; undefined before the first run, and where records have all own fields without being asked. */
export async function askedOwnFields(
  sql: Sql,
  { organizationId, connectorId, entity }: EntityRef,
): Promise<readonly OwnField[] | undefined> {
  const [row] = await sql.query<{ fields: readonly OwnField[]; asked: readonly string[] }>(
    `select own_fields as fields, own_fields_asked as asked from sync_entities
    where organization_id = $1 and connector_id = $2 and entity = $3 and own_fields_asked is not null`,
    [organizationId, connectorId, entity],
  )
  return row?.fields.filter(({ name }) => row.asked.includes(name))
}

/**
 * The account's own fields of an entity, as a run last read the vendor's list; undefined before that, and for entities without a list.
 * @param copy the connector and the entity
 */
export async function storedOwnFields(
  sql: Sql,
  { organizationId, connectorId, entity }: EntityRef,
): Promise<readonly OwnField[] | undefined> {
  const [row] = await sql.query<{ fields: readonly OwnField[] | null }>(
    `select own_fields as fields from sync_entities where organization_id = $1 and connector_id = $2 and entity = $3`,
    [organizationId, connectorId, entity],
  )
  return row?.fields ?? undefined
}
