/** Webhooks for operators: endpoints, and states of messages. */
import { isUuid } from '../../../ground/base/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import { type Plain, plainRows } from './rows.ts'
import { publicId, rowId } from '../../../ground/outbox/index.ts'

interface EndpointRow {
  readonly organization_id: string
  readonly organization: string
  readonly id: string
  readonly url: string
  readonly event_types: readonly string[] | null
  readonly is_enabled: boolean
  readonly disabled_reason: string | null
  readonly failures: number
  readonly failing_since: Date | null
  readonly last_success_at: Date | null
  readonly paused_until: Date | null
  readonly pending: number
  readonly failed: number
}

/** An endpoint of an organization, without its secret. */
export type SupportEndpoint = Plain<EndpointRow>

/** Endpoints, those in trouble first. */
export async function listSupportEndpoints(database: Database, organizationId?: string): Promise<SupportEndpoint[]> {
  if (organizationId !== undefined && !isUuid(organizationId)) return []
  const rows = await database.query<EndpointRow>(
    `select o.id as organization_id, o.name as organization, e.id, e.url, e.event_types, e.is_enabled, e.disabled_reason, e.failures,
       e.failing_since, e.last_success_at, e.paused_until, d.pending, d.failed
     from organizations o join webhook_endpoints e on e.organization_id = o.id
     cross join lateral (select count(*) filter (where status = 'pending') as pending, count(*) filter (where status = 'failed') as failed
       from (select status from webhook_deliveries where organization_id = o.id and endpoint_id = e.id
         order by created_at desc limit 1000) as last) d
     where $1::uuid is null or o.id = $1
     order by e.disabled_reason is null or e.disabled_reason = 'requested', e.failing_since nulls last, e.created_at, e.id limit 200`,
    [organizationId ?? null],
  )
  return plainRows(rows.map((row) => ({ ...row, id: publicId('endpoint', row.id) })))
}

interface AttemptRow {
  readonly organization_id: string
  readonly message_id: string
  readonly endpoint_id: string
  readonly url: string
  readonly type: string
  readonly connector_id: string | null
  readonly created_at: Date
  readonly delivery: 'pending' | 'succeeded' | 'failed'
  readonly attempts: number
  readonly at: Date | null
  readonly status: number | null
  readonly error: string | null
  readonly response: string | null
}

/** A message for an endpoint, with the last attempt to deliver it. */
export type DeliveryOverview = Plain<AttemptRow>

/** Filters of messages. */
export interface AttemptFilter {
  readonly organizationId: string
  readonly customerId?: string | undefined
  /** Public: `we_…`. */
  readonly endpointId?: string | undefined
  readonly status?: string | undefined
}

/** Messages with their last attempts, the newest first. */
export async function listAttempts(
  database: Database,
  { organizationId, customerId, endpointId, status }: AttemptFilter,
): Promise<DeliveryOverview[]> {
  const rows = await database.query<AttemptRow>(
    `select m.organization_id, m.id as message_id, d.endpoint_id, e.url, m.type, m.connector_id, m.created_at, d.status as delivery,
       d.attempts, t.at, t.status, t.error, t.response
     from webhook_messages m
     join webhook_deliveries d on d.organization_id = m.organization_id and d.message_id = m.id
     join webhook_endpoints e on e.organization_id = m.organization_id and e.id = d.endpoint_id
     left join lateral (select at, status, error, response from webhook_attempts
       where organization_id = m.organization_id and message_id = m.id and endpoint_id = d.endpoint_id order by at desc limit 1) t on true
     where m.organization_id = $1 and ($2::uuid is null or m.customer_id = $2) and ($3::uuid is null or d.endpoint_id = $3)
       and ($4::text is null or d.status = $4)
     order by m.created_at desc, m.id, d.endpoint_id limit 50`,
    [
      organizationId,
      customerId ?? null,
      endpointId === undefined ? null : (rowId('endpoint', endpointId) ?? NOBODY),
      status ?? null,
    ],
  )
  return plainRows(
    rows.map((row) => ({
      ...row,
      message_id: publicId('message', row.message_id),
      endpoint_id: publicId('endpoint', row.endpoint_id),
    })),
  )
}

/** The ID of no endpoint. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
