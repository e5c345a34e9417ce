/** One record of a copy by its key, and how many there are. */
import type { Sql } from '../../ground/store/index.ts'
import type { Copy } from '../records/copy.ts'
import { copyState } from '../records/generations.ts'
import { givenText } from '../records/stored.ts'
import { recordTableOf } from '../records/tables.ts'
import { notReady } from './feed.ts'

/** A record as the third party gave it. */
export interface FoundRecord {
  /** Its JSON. */
  readonly record: string
  readonly changedAt: string
  /** Whether the first sync is complete. */
  readonly isComplete: boolean
}

/** The record of a key; undefined when the copy has none. @throws ConnectorError `search_not_ready` before there is a copy */
export async function readRecord(sql: Sql, copy: Copy, key: string): Promise<FoundRecord | undefined> {
  const state = await copyState(sql, copy)
  if (!state) throw notReady()
  const { organizationId, connectorId, kind, entity, fields } = copy
  const [row] = await sql.query<Pick<FoundRecord, 'record'> & { readonly writtenAt: Date }>(
    `select ${givenText(fields)} as record, written_at as "writtenAt" from ${recordTableOf(kind, entity)}
    where organization_id = $1 and generation = $2 and key = $3 and connector_id = $4`,
    [organizationId, state.generation, key, connectorId],
  )
  return row && { record: row.record, changedAt: row.writtenAt.toISOString(), isComplete: state.isComplete }
}

/** How many records a copy holds. @throws ConnectorError `search_not_ready` before there is a copy */
export async function countRecords(
  sql: Sql,
  copy: Copy,
): Promise<{ readonly count: number; readonly isComplete: boolean }> {
  const state = await copyState(sql, copy)
  if (!state) throw notReady()
  return { count: state.records, isComplete: state.isComplete }
}
