/** Everything that an operator asks of one customer. */
import { isUuid } from '../../../ground/base/index.ts'
import { ServerError } from '../../../ground/errors/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import { type CallRecord, lastCallsOf } from './calls.ts'
import { type ConnectorOverview, listConnectors } from './connectors.ts'
import { type CopyOverview, listCopies } from './copies.ts'
import { type CustomerFinding, findingsOf } from './findings.ts'
import { type JobOverview, listJobs } from './jobs.ts'
import { type Plain, plainRows } from './rows.ts'
import { type DeliveryOverview, listAttempts } from './webhooks.ts'

interface CustomerRow {
  readonly organization_id: string
  readonly organization: string
  readonly id: string
  readonly external_user_id: string
  readonly status: 'active' | 'inactive' | 'deleting'
  readonly created_at: Date
}

/** A customer of an organization. */
export type SupportCustomer = Plain<CustomerRow>

/** Access to a customer's connectors: a token, a link, or a grant of an agent. Never its secret. */
export interface LiveAccess {
  readonly kind: string
  readonly application: string
  readonly about: string | null
  readonly created_at: string
  readonly expires_at: string
}

/** A customer with all that belongs to it. */
export interface CustomerReport {
  readonly customer: SupportCustomer
  /** Problems: since when, whose turn it is, and advice. */
  readonly findings: readonly CustomerFinding[]
  readonly connectors: readonly ConnectorOverview[]
  readonly copies: readonly CopyOverview[]
  readonly calls: readonly CallRecord[]
  readonly webhooks: readonly DeliveryOverview[]
  readonly access: readonly LiveAccess[]
  readonly jobs: readonly JobOverview[]
}

/** Key of a customer. */
export interface CustomerKey {
  readonly organizationId: string
  readonly customerId: string
}

/** A customer's row. @throws ConnectorError `customer_not_found` */
export async function findCustomer(
  database: Database,
  { organizationId, customerId }: CustomerKey,
): Promise<SupportCustomer> {
  const rows =
    isUuid(organizationId) && isUuid(customerId)
      ? await database.query<CustomerRow>(
          `select o.id as organization_id, o.name as organization, u.id, u.external_user_id, u.status, u.created_at
           from customers u join organizations o on o.id = u.organization_id where u.organization_id = $1 and u.id = $2`,
          [organizationId, customerId],
        )
      : []
  const [customer] = plainRows(rows)
  if (customer) return customer
  throw new ServerError('customer_not_found', 'Cannot find the customer: no customer has this ID', {
    hint: 'Search for it by your own ID of it, or by the ID of a request.',
  })
}

/** Reads a customer with all that belongs to it. @throws ConnectorError `customer_not_found` */
export async function readCustomer(database: Database, ref: CustomerKey, now: number): Promise<CustomerReport> {
  const { organizationId, customerId } = ref
  const customer = await findCustomer(database, ref)
  const connectors = await listConnectors(database, { organizationId, customerId })
  const ids = connectors.map(({ id }) => id)
  const [copies, calls, webhooks, access, jobs] = await Promise.all([
    listCopies(database, { organizationId, connectorIds: ids }),
    lastCallsOf(database, organizationId, ids),
    listAttempts(database, { organizationId, customerId }),
    readAccess(database, ref, now),
    listJobs(database, { organizationId, customerId, limit: 20 }),
  ])
  const findings = findingsOf({ customer, connectors, copies, calls, webhooks }, now)
  return { customer, findings, connectors, copies, calls, webhooks, access, jobs }
}

interface AccessRow extends Omit<LiveAccess, 'created_at' | 'expires_at'> {
  readonly created_at: Date
  readonly expires_at: Date
}

async function readAccess(
  database: Database,
  { organizationId, customerId }: CustomerKey,
  now: number,
): Promise<LiveAccess[]> {
  const rows = await database.query<AccessRow>(
    `select t.kind || ' token' as kind, a.name as application, t.allowed_origin as about, t.issued_at as created_at, t.expires_at
     from tokens t join applications a on a.id = t.application_id
     where t.organization_id = $1 and t.customer_id = $2 and t.expires_at > $3::timestamptz
     union all
     select case when l.digest is null then 'opened link' else 'link' end, a.name, array_to_string(l.connector_types, ', '),
       l.created_at, l.expires_at
     from connect_links l join applications a on a.id = l.application_id
     where l.organization_id = $1 and l.customer_id = $2 and l.expires_at > $3
     union all
     select 'agent', a.name, g.client_name || ' (' || g.level || ')', g.created_at, g.expires_at
     from agent_grants g join applications a on a.id = g.application_id
     where g.organization_id = $1 and g.customer_id = $2 and g.expires_at > $3
     order by expires_at limit 100`,
    [organizationId, customerId, new Date(now)],
  )
  return plainRows(rows)
}
