/** The choice of a connector's synced entities: all that can be searched, or some, with the parents they need. */
import type { ConnectorError, ResolvedManifest } from 'plugboard/runtime'
import { ServerError } from '../../../ground/errors/index.ts'
import { removeCopies } from '../../records/generations.ts'
import type { Database, Sql } from '../../../ground/store/index.ts'
import { setDue } from '../state/run-rows.ts'
import type { ConnectorRef } from '../../../accounts/connectors/index.ts'
import { forgetSkipped } from '../state/skipped-parents.ts'
import { copiedFor, syncedEntities } from '../../records/copied-entities.ts'

/** Makes chosen entities due that were left out before, and removes the copies of the rest. */
export async function choose(
  sql: Sql,
  manifest: ResolvedManifest,
  connector: ConnectorRef,
  chosen: readonly string[] | null,
): Promise<void> {
  const { organizationId, connectorId } = connector
  await sql.query(
    `update sync_entities set next_run_at = now()
    where connector_id = $1 and organization_id = $2 and entity = any($3::text[]) and next_run_at = 'infinity'`,
    [connectorId, organizationId, copiedFor(manifest, chosen)],
  )
  const left = await leaveOut(sql, manifest, connector, chosen)
  await removeCopies(sql, organizationId, connectorId, left)
  await setDue(sql, connector)
}

/** Marks the entities that are not copied: never due, and begun anew should they be chosen again. Their names come back. */
export async function leaveOut(
  sql: Sql,
  manifest: ResolvedManifest,
  { organizationId, connectorId }: ConnectorRef,
  chosen: readonly string[] | null,
): Promise<string[]> {
  const copied = copiedFor(manifest, chosen)
  const others = syncedEntities(manifest).filter((entity) => !copied.includes(entity))
  await sql.query(
    `update sync_entities set state = 'idle', checkpoint = null, watermark = null, last_error = null, last_synced_at = null,
      last_full_at = null, is_held = false, requests = null, full_requests = null, page_size = null, next_run_at = 'infinity'
    where connector_id = $1 and organization_id = $2 and entity = any($3::text[])`,
    [connectorId, organizationId, others],
  )
  await forgetSkipped(sql, { organizationId, connectorId }, others)
  return others
}

/**
 * Whether an entity can be searched as far as the choice goes.
 * @throws ConnectorError `entity_not_synced`
 */
export async function checkChosen(
  database: Database,
  { organizationId, connectorId }: ConnectorRef,
  entity: string,
): Promise<void> {
  const [row] = await database
    .of(organizationId)
    .query<{ chosen: string[] | null }>(
      'select entities as chosen from syncs where connector_id = $1 and organization_id = $2',
      [connectorId, organizationId],
    )
  if (!row?.chosen || row.chosen.includes(entity)) return
  throw notChosen(entity, row.chosen)
}

/** For an entity that the connector's owner left out. */
export function notChosen(entity: string, chosen: readonly string[]): ConnectorError {
  return new ServerError(
    'entity_not_synced',
    `Cannot search ${entity}: it is not among the connector's synced entities`,
    {
      hint: `Synced entities are ${chosen.join(', ')}. Add it to the entities of the connector's sync.`,
    },
  )
}
