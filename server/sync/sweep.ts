/** Looks for runs that are due, whose process is gone, or whose slice was lost, and has them go on. */
import type { Sql } from '../store/index.ts'
import { beginRun, keyOf } from './runs.ts'
import { type ConnectorRef, SLICES, type SliceWork, type SyncServices } from './services.ts'

const MOST = 100
/** A slice that is due for so long and in nobody's hands is sent once more. */
const LOST_SECONDS = 60

/** Does all of it once. @param active the slices in hand here, by their keys */
export async function sweep(services: SyncServices, active: ReadonlySet<string>): Promise<void> {
  await freeDead(services)
  await freeLost(services, active)
  await sendLost(services)
  await beginDue(services)
}

/** Slices of processes that are gone are taken over. */
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

/** Slices that this process took and does not do, since the database failed when it wanted to give them back. */
async function freeLost(services: SyncServices, active: ReadonlySet<string>): Promise<void> {
  const { database } = services
  const mine = await database.query<{ organization_id: string; connector_id: string; slice: number }>(
    `select organization_id, connector_id, slice from syncs where process_id = $1 and slice_at < now() - interval '5 seconds'`,
    [database.processId],
  )
  for (const { organization_id: organizationId, connector_id: connectorId, slice } of mine) {
    if (active.has(keyOf({ connectorId, slice }))) continue
    const where = 'process_id = $1 and organization_id = $2 and connector_id = $3 and slice = $4'
    await database.transaction(async (sql) =>
      sendFreed(services, sql, await free(sql, where, [database.processId, organizationId, connectorId, slice])),
    )
  }
}

type Freed = { connector_id: string; organization_id: string; slice: number; run_id: string | null }

function free(sql: Sql, where: string, params: readonly unknown[]): Promise<Freed[]> {
  return sql.query<Freed>(
    `update syncs set process_id = null, slice = slice + 1, slice_at = now()
    where ${where} returning connector_id, organization_id, slice, run_id`,
    params,
  )
}

async function sendFreed(services: SyncServices, sql: Sql, freed: readonly Freed[]): Promise<void> {
  for (const { connector_id: connectorId, organization_id: organizationId, slice, run_id: runId } of freed) {
    if (runId === null) continue
    services.log.warn({ connector_id: connectorId, job_id: runId }, 'a sync is taken over')
    await send(services, { connectorId, organizationId, slice }, sql)
  }
}

async function send({ queue }: SyncServices, work: SliceWork, sql?: Sql): Promise<void> {
  await queue.send(SLICES, work, { key: keyOf(work), ...(sql && { sql }) })
}

async function sendLost(services: SyncServices): Promise<void> {
  const lost = await services.database.query<{ connectorId: string; organizationId: string; slice: number }>(
    `update syncs set sent_at = now() where (organization_id, connector_id) in (
      select organization_id, connector_id from syncs
      where run_id is not null and process_id is null and is_enabled
        and greatest(slice_at, sent_at) < now() - make_interval(secs => ${LOST_SECONDS})
      order by slice_at limit ${MOST} for update skip locked
    ) returning connector_id as "connectorId", organization_id as "organizationId", slice`,
  )
  for (const work of lost) await send(services, work)
}

async function beginDue(services: SyncServices): Promise<void> {
  const due = await services.database.query<ConnectorRef>(
    `select s.connector_id as "connectorId", s.organization_id as "organizationId"
    from syncs s join connectors c on c.organization_id = s.organization_id and c.id = s.connector_id
      join customers u on u.organization_id = c.organization_id and u.id = c.customer_id
    where s.run_id is null and s.is_enabled and s.next_run_at <= now() and c.status in ('active', 'pending') and u.status = 'active'
    order by s.next_run_at limit ${MOST}`,
  )
  for (const connector of due) await beginRun(services, connector, { isAskedFor: false }).catch(() => {})
}
