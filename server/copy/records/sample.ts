/** Stored records to look at: the last that changed. */
import { DatabaseError, type Sql } from '../../ground/store/index.ts'
import type { Copy } from './copy.ts'
import { givenText } from './stored.ts'
import { recordTableOf } from './tables.ts'

/** So many records are a sample, unless they come to more bytes first. */
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
