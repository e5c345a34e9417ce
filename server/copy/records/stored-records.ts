/** Stored records, as the third party gave them. */
import { DatabaseError, type Sql } from '../../ground/store/index.ts'
import type { Copy } from './copy.ts'
import { copyState, notReady } from './generations.ts'
import { givenText } from './stored.ts'
import { recordTableOf } from './tables.ts'

/** Maximum number of records of a sample, unless their bytes exceed the maximum first. */
const MOST = 1000
const MOST_BYTES = 2 * 1024 * 1024

/** The texts of the records of a copy that changed last, as the third party gave them; none without a copy. */
export async function sampleRecords(sql: Sql, copy: Copy): Promise<string[]> {
  const { organizationId, connectorId, kind, entity, fields } = copy
  try {
    const rows = await sql.query<{ record: string }>(
      `select record from (
        select record, sum(octet_length(record)) over (order by change desc, key desc) - octet_length(record) as before from (
          select ${givenText(fields)} as record, change, key from ${recordTableOf(kind, entity)}
          where organization_id = $1 and connector_id = $2 and generation =
            (select generation from copies where organization_id = $1 and connector_id = $2 and entity = $3)
          order by change desc, key desc limit ${MOST}
        ) as newest
      ) as summed where before < ${MOST_BYTES}`,
      [organizationId, connectorId, entity],
    )
    return rows.map(({ record }) => record)
  } catch (error) {
    // A copy whose table does not exist yet has no record.
    if (error instanceof DatabaseError && error.sqlState === '42P01') return []
    throw error
  }
}

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
  if (!state) throw notReady('read records')
  const { organizationId, connectorId, kind, entity, fields } = copy
  const [row] = await sql.query<Pick<FoundRecord, 'record'> & { readonly writtenAt: Date }>(
    `select ${givenText(fields)} as record, written_at as "writtenAt" from ${recordTableOf(kind, entity)}
    where organization_id = $1 and generation = $2 and key = $3 and connector_id = $4`,
    [organizationId, state.generation, key, connectorId],
  )
  return row && { record: row.record, changedAt: row.writtenAt.toISOString(), isComplete: state.isComplete }
}

/** Counts the records of a copy. @throws ConnectorError `search_not_ready` before there is a copy */
export async function countRecords(
  sql: Sql,
  copy: Copy,
): Promise<{ readonly count: number; readonly isComplete: boolean }> {
  const state = await copyState(sql, copy)
  if (!state) throw notReady('read records')
  return { count: state.records, isComplete: state.isComplete }
}
