/** What metrics say of the whole installation: counts and ages by kind, and nobody's name. */
import { countWork } from '../../../ground/jobs/index.ts'
import type { InstallationState } from '../../../ground/observe/index.ts'
import type { Database } from '../../../ground/store/index.ts'

/** An organization's own kinds are one: their names are the organization's. */
const KIND = `case when c.own_hosts is null then c.kind else 'own' end as kind`

const CONNECTORS = `select ${KIND}, c.status, count(*) as count from connectors c where c.status <> 'deleting' group by 1, 2`

const COPIES = `
  select ${KIND}, count(*) as copies, count(*) filter (where e.last_error is not null) as failed,
    extract(epoch from now() - min(coalesce(e.last_synced_at, c.created_at)))::float8 as "oldestSeconds",
    coalesce(sum(g.rejected), 0)::bigint as rejected
  from sync_entities e
  join syncs s on s.organization_id = e.organization_id and s.connector_id = e.connector_id
  join connectors c on c.organization_id = e.organization_id and c.id = e.connector_id
  left join copies p on p.organization_id = e.organization_id and p.connector_id = e.connector_id and p.entity = e.entity
  left join generations g on g.organization_id = p.organization_id and g.id = p.generation
  where s.is_enabled and c.status = 'active' and e.next_run_at <> 'infinity' group by 1`

const ENDPOINTS = `select count(*) as failing from webhook_endpoints
  where (is_enabled and failing_since < now() - interval '15 minutes') or disabled_reason in ('gone', 'failing')`

/** Reads the state of an installation. */
export async function readInstallation(database: Database): Promise<InstallationState> {
  const [connectors, copies, jobs, endpoints] = await Promise.all([
    database.query<InstallationState['connectors'][number]>(CONNECTORS),
    database.query<InstallationState['copies'][number]>(COPIES),
    countWork(database),
    database.query<{ failing: number }>(ENDPOINTS),
  ])
  return { connectors, copies, jobs, webhookEndpointsFailing: endpoints[0]?.failing ?? 0 }
}
