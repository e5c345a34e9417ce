/** Current problems of all organizations: the first cause, and since when. */
import type { Database } from '../../../ground/store/index.ts'
import { type Plain, plainRows } from './rows.ts'

interface ConnectorTroubleRow {
  readonly kind: string
  readonly status: string
  readonly connectors: number
  readonly since: Date | null
  readonly first_cause: string | null
}

interface CopyTroubleRow {
  readonly kind: string
  readonly entity: string
  readonly code: string | null
  readonly copies: number
  readonly oldest: Date | null
  readonly first_cause: string | null
}

interface CallTroubleRow {
  readonly kind: string | null
  readonly code: string
  readonly calls: number
  readonly connectors: number
  readonly customers: number
  readonly first_at: Date
  readonly last_at: Date
}

interface BacklogRow {
  readonly open_jobs: number
  readonly oldest_job: Date | null
  readonly pending_webhooks: number
  readonly oldest_webhook: Date | null
  readonly endpoints_failing: number
}

/** Problems that need attention. */
export interface Overview {
  readonly totals: {
    readonly organizations: number
    readonly customers: number
    readonly connectors: number
    readonly failing: number
  }
  readonly connectors: readonly Plain<ConnectorTroubleRow>[]
  readonly copies: readonly Plain<CopyTroubleRow>[]
  /** Of the last day. */
  readonly calls: readonly Plain<CallTroubleRow>[]
  readonly backlog: Plain<BacklogRow>
}

/** Reads what is wrong now. */
export async function readOverview(database: Database, now: number): Promise<Overview> {
  const [totals, connectors, copies, calls, backlog] = await Promise.all([
    database.query<Overview['totals']>(TOTALS),
    database.query<ConnectorTroubleRow>(CONNECTORS),
    database.query<CopyTroubleRow>(COPIES),
    database.query<CallTroubleRow>(CALLS, [new Date(now - 86_400_000)]),
    database.query<BacklogRow>(BACKLOG),
  ])
  return {
    totals: totals[0] ?? { organizations: 0, customers: 0, connectors: 0, failing: 0 },
    connectors: plainRows(connectors),
    copies: plainRows(copies),
    calls: plainRows(calls),
    backlog: plainRows(backlog)[0] ?? NO_BACKLOG,
  }
}

const NO_BACKLOG = {
  open_jobs: 0,
  oldest_job: null,
  pending_webhooks: 0,
  oldest_webhook: null,
  endpoints_failing: 0,
}

const TOTALS = `select (select count(*) from organizations) as organizations, (select count(*) from customers) as customers,
  (select count(*) from connectors where status <> 'deleting') as connectors,
  (select count(*) from connectors where status = 'needs_reauth') as failing`

const CONNECTORS = `
  select kind, status, count(*) as connectors, min(coalesce(status_since, updated_at)) as since,
    (array_agg(status_reason order by status_since nulls last) filter (where status_reason is not null))[1] as first_cause
  from connectors where status in ('needs_reauth', 'disabled') group by kind, status order by status desc, count(*) desc, kind limit 100`

const COPIES = `
  select c.kind, e.entity, e.last_error ->> 'code' as code, count(*) as copies, min(e.last_synced_at) as oldest,
    (array_agg(e.last_error ->> 'message' order by e.last_synced_at nulls first))[1] as first_cause
  from sync_entities e join connectors c on c.organization_id = e.organization_id and c.id = e.connector_id
  where e.last_error is not null and e.state = 'idle' and c.status in ('active', 'pending')
  group by 1, 2, 3 order by count(*) desc, 1, 2 limit 100`

const CALLS = `
  select c.kind, a.code, count(*) as calls, count(distinct a.connector_id) as connectors,
    count(distinct coalesce(a.customer_id, c.customer_id)) as customers, min(a.at) as first_at, max(a.at) as last_at
  from organizations o join audit a on a.organization_id = o.id
  left join connectors c on c.organization_id = a.organization_id and c.id = a.connector_id
  where a.code is not null and a.at >= $1 and a.type in ('direct', 'search') group by 1, 2 order by count(*) desc, 1, 2 limit 50`

const BACKLOG = `
  select (select count(*) from jobs where status in ('queued', 'running')) as open_jobs,
    (select min(created_at) from jobs where status in ('queued', 'running')) as oldest_job,
    d.pending as pending_webhooks, d.oldest as oldest_webhook,
    (select count(*) from webhook_endpoints where failing_since is not null or disabled_reason in ('gone', 'failing')) as endpoints_failing
  from (select count(*) as pending, min(due_at) as oldest from webhook_deliveries where status = 'pending' and due_at <= now()) d`
