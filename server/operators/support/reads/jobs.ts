/** Work in the background, as its rows have it. */
import { isUuid } from '../../../ground/base/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import { type Plain, plainRows } from './rows.ts'

interface JobOverviewRow {
  readonly organization_id: string
  readonly id: string
  readonly kind: string
  readonly status: string
  readonly customer_id: string | null
  readonly connector_id: string | null
  readonly created_at: Date
  readonly finished_at: Date | null
  readonly error_code: string | null
  readonly error_message: string | null
}

/** A job as operators see it. */
export type JobOverview = Plain<JobOverviewRow>

/** Filters of jobs. */
export interface JobFilter {
  readonly organizationId?: string | undefined
  readonly customerId?: string | undefined
  readonly connectorId?: string | undefined
  readonly status?: string | undefined
  readonly kind?: string | undefined
  readonly limit?: number | undefined
}

/** Jobs, the newest first. */
export async function listJobs(database: Database, filter: JobFilter = {}): Promise<JobOverview[]> {
  const { organizationId, customerId, connectorId, status, kind, limit = 100 } = filter
  if ([organizationId, customerId, connectorId].some((id) => id !== undefined && !isUuid(id))) return []
  const rows = await database.query<JobOverviewRow>(
    `select organization_id, id, kind, status, customer_id, connector_id, created_at, finished_at,
       error ->> 'code' as error_code, error ->> 'message' as error_message
     from jobs where ($1::uuid is null or organization_id = $1)
       and ($2::uuid is null or customer_id = $2) and ($3::uuid is null or connector_id = $3)
       and ($4::text is null or status = $4) and ($5::text is null or kind = $5)
     order by created_at desc, id limit $6::int`,
    [
      organizationId ?? null,
      customerId ?? null,
      connectorId ?? null,
      status ?? null,
      kind ?? null,
      Math.min(Math.max(limit, 1), 1000),
    ],
  )
  return plainRows(rows)
}
