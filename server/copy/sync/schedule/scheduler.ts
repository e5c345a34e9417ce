/** Begins runs that are due, and continues those whose process ended or whose job was lost. */
import { ofActiveOrganization, type Sql } from '../../../ground/store/index.ts'
import { beginRun, keyOf, queueSyncJob } from './runs.ts'
import type { SyncJob, SyncServices } from '../state/services.ts'
import type { ConnectorRef } from '../../../accounts/connectors/index.ts'

const BATCH = 100
/** Seconds after which a job is queued again, if no process has claimed its lease. */
const LOST_SECONDS = 60

/** Does all of it once. @param active keys of the jobs that this process does now */
export async function scheduleRuns(services: SyncServices, active: ReadonlySet<string>): Promise<void> {
  await freeDead(services)
  await freeLost(services, active)
  await sendLost(services)
  await beginDue(services)
}

async function freeDead(services: SyncServices): Promise<void> {
  const { database } = services
  const others = await database.query<{ process_id: string }>(
    `select distinct process_id from syncs where process_id is not null and process_id <> $1`,
    [database.processId],
  )
  for (const { process_id: processId } of others) {
    if (await database.isAlive(processId)) continue
    await database.transaction(async (sql) => sendFreed(services, sql, await free(sql, 'process_id = $1', [processId])))
  }
}

/** Ends leases that this process claimed and does not use, since the database failed when they were to be released. */
async function freeLost(services: SyncServices, active: ReadonlySet<string>): Promise<void> {
  const { database } = services
  const mine = await database.query<SyncJob>(
    `select ${JOB} from syncs where process_id = $1 and lease_at < now() - interval '5 seconds'`,
    [database.processId],
  )
  for (const job of mine) {
    if (active.has(keyOf(job))) continue
    const where = 'process_id = $1 and organization_id = $2 and connector_id = $3 and lease_number = $4'
    const params = [database.processId, job.organizationId, job.connectorId, job.leaseNumber]
    await database.transaction(async (sql) => sendFreed(services, sql, await free(sql, where, params)))
  }
}

const JOB = 'organization_id as "organizationId", connector_id as "connectorId", lease_number as "leaseNumber"'

type FreedLease = SyncJob & { readonly runId: string | null }

function free(sql: Sql, where: string, params: readonly unknown[]): Promise<FreedLease[]> {
  return sql.query<FreedLease>(
    `update syncs set process_id = null, lease_number = lease_number + 1, lease_at = now()
    where ${where} returning ${JOB}, run_id as "runId"`,
    params,
  )
}

async function sendFreed(services: SyncServices, sql: Sql, freed: readonly FreedLease[]): Promise<void> {
  for (const { runId, ...job } of freed) {
    if (runId === null) continue
    services.log.warn({ connector_id: job.connectorId, job_id: runId }, 'sync taken over')
    await queueSyncJob(services, job, { sql })
  }
}

async function sendLost(services: SyncServices): Promise<void> {
  const lost = await services.database.query<SyncJob>(
    `update syncs set sent_at = now() where (organization_id, connector_id) in (
      select organization_id, connector_id from syncs
      where run_id is not null and process_id is null and is_enabled
        and greatest(lease_at, sent_at) < now() - make_interval(secs => ${LOST_SECONDS})
      order by lease_at limit ${BATCH} for update skip locked
    ) returning ${JOB}`,
  )
  for (const job of lost) await queueSyncJob(services, job)
}

async function beginDue(services: SyncServices): Promise<void> {
  const due = await services.database.query<ConnectorRef>(
    `select s.connector_id as "connectorId", s.organization_id as "organizationId"
    from syncs s join connectors c on c.organization_id = s.organization_id and c.id = s.connector_id
      join customers u on u.organization_id = c.organization_id and u.id = c.customer_id
    where s.run_id is null and s.is_enabled and s.next_run_at <= now() and c.status in ('active', 'pending') and u.status = 'active'
      and ${ofActiveOrganization('s.organization_id')}
    order by s.next_run_at limit ${BATCH}`,
  )
  for (const connector of due) await beginRun(services, connector, { isAskedFor: false }).catch(() => {})
}
