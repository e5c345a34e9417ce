/** Connectors of all organizations, with what an operator asks of them first. */
import { isUuid } from '../../../ground/base/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import { type Plain, plainRows } from './rows.ts'

interface ConnectorOverviewRow {
  readonly organization_id: string
  readonly organization: string
  readonly customer_id: string
  readonly external_user_id: string
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly account: string | null
  readonly status: string
  readonly status_reason: string | null
  readonly status_since: Date | null
  readonly last_success_at: Date | null
  readonly last_used_at: Date | null
  readonly auth_variant: string
  readonly scopes: readonly string[]
  readonly definition_version: string
  readonly credentials_updated_at: Date
  readonly credentials_expire_at: Date | null
  readonly created_at: Date
  readonly version: number
  /** Null for a kind that is not copied. */
  readonly syncs: boolean | null
  /** Until when its calls are captured; null when they are not, and in the past when they were. */
  readonly capture_until: Date | null
}

/** A connector as operators see it: never its credentials. */
export type ConnectorOverview = Plain<ConnectorOverviewRow>

/** Filters of connectors. */
export interface OverviewFilter {
  readonly organizationId?: string | undefined
  readonly customerId?: string | undefined
  readonly connectorId?: string | undefined
  readonly kind?: string | undefined
  readonly status?: string | undefined
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

const PAGE = 100
const MOST = 1000

/** Connectors that need their owner first, then the others, each group by age. */
export async function listConnectors(database: Database, filter: OverviewFilter = {}): Promise<ConnectorOverview[]> {
  const { organizationId, customerId, connectorId, kind, status, limit = PAGE, offset = 0 } = filter
  if ([organizationId, customerId, connectorId].some((id) => id !== undefined && !isUuid(id))) return []
  const rows = await database.query<ConnectorOverviewRow>(
    `select o.id as organization_id, o.name as organization, u.id as customer_id, u.external_user_id, c.id, c.kind, c.name, c.account,
       c.status, c.status_reason, c.status_since, c.last_success_at, c.last_used_at, c.auth_variant, c.scopes, c.definition_version,
       c.credentials_updated_at, c.credentials_expire_at, c.created_at, c.version, s.is_enabled as syncs, c.capture_until
     from organizations o join connectors c on c.organization_id = o.id
     join customers u on u.organization_id = o.id and u.id = c.customer_id
     left join syncs s on s.organization_id = o.id and s.connector_id = c.id
     where ($1::uuid is null or o.id = $1) and ($2::uuid is null or c.customer_id = $2) and ($3::uuid is null or c.id = $3)
       and ($4::text is null or c.kind = $4) and ($5::text is null or c.status = $5)
     order by array_position(array['needs_reauth', 'disabled', 'pending', 'active', 'deleting'], c.status), c.created_at, c.id
     limit $6::int offset $7::int`,
    [
      organizationId ?? null,
      customerId ?? null,
      connectorId ?? null,
      kind ?? null,
      status ?? null,
      Math.min(Math.max(limit, 1), MOST),
      Math.max(offset, 0),
    ],
  )
  return plainRows(rows)
}
