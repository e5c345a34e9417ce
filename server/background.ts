/** What the server does by itself: deletions on their way are finished, what is over is cleared away. */
import { forgetIdempotencyKeys, pruneIdempotencyKeys } from './http/index.ts'
import { pruneShares } from './limits/index.ts'
import type { Services } from './services.ts'

/** Removes what was copied of a connector's records. */
export type Forget = (organizationId: string, connectorId: string) => Promise<void>

interface DeletionRow {
  readonly id: string
  readonly organization_id: string
  readonly kind: 'connector.delete' | 'customer.delete'
  readonly connector_id: string | null
  readonly customer_id: string | null
}

const DELETE = 'delete'
const CLEAR = 'clear'

/** Makes the queues of deletions and clearing. */
export async function defineBackground({ queue }: Services): Promise<void> {
  await queue.define(DELETE, { expireInSeconds: 15 * 60, retryLimit: 20, concurrency: 1 })
  await queue.define(CLEAR, { expireInSeconds: 5 * 60 })
}

/** Has a deletion begin that is written down as a job. Should that fail, or the process end before, `clear` finds it. */
export async function beginDeletion({ queue, log }: Services, jobId: string): Promise<void> {
  await queue
    .send(DELETE, { id: jobId }, { key: jobId })
    .catch((error: unknown) => log.warn({ error, job_id: jobId }, 'a deletion begins later'))
}

/** Has this process do what was begun, and clear away every minute. */
export async function workInBackground(services: Services, forget: Forget): Promise<void> {
  const { queue, log } = services
  await queue.work<{ id: string }>(DELETE, async ({ data: { id } }) => {
    await remove(services, forget, id)
    log.info({ job_id: id }, 'deletion finished')
  })
  await queue.work(CLEAR, () => clear(services))
  await queue.schedule(CLEAR, '* * * * *')
}

async function remove(services: Services, forget: Forget, jobId: string): Promise<void> {
  const { database, connectors, access } = services
  const [job] = await database.query<DeletionRow>(
    `select id, organization_id, kind, connector_id, customer_id from jobs where id = $1 and status in ('queued', 'running')`,
    [jobId],
  )
  if (!job) return
  const organizationId = job.organization_id
  await database.query(`update jobs set status = 'running' where id = $1`, [jobId])
  if (job.kind === 'customer.delete') {
    await removeCustomer(services, forget, organizationId, job.customer_id!)
    await access.customers.finishDeletion(organizationId, job.customer_id!)
  } else {
    await forget(organizationId, job.connector_id!)
    await connectors.purge(organizationId, job.connector_id!)
  }
  await database.query(`update jobs set status = 'succeeded', finished_at = now() where id = $1`, [jobId])
}

async function removeCustomer(
  { database, connectors, oauth }: Services,
  forget: Forget,
  organizationId: string,
  customerId: string,
): Promise<void> {
  const scope = database.of(organizationId)
  const left = await scope.query<{ id: string; status: string }>(
    `select id, status from connectors where organization_id = $1 and customer_id = $2`,
    [organizationId, customerId],
  )
  for (const { id, status } of left) {
    if (status !== 'deleting') await connectors.remove({ organizationId }, id)
    await forget(organizationId, id)
    await connectors.purge(organizationId, id)
  }
  const [customer] = await scope.query<{ external_user_id: string }>(
    'select external_user_id from customers where organization_id = $1 and id = $2',
    [organizationId, customerId],
  )
  if (!customer) return
  await oauth.forget(organizationId, customer.external_user_id)
  await forgetIdempotencyKeys(database, organizationId, customer.external_user_id)
}

/** Begins deletions again that no process has in hand, and removes what is over. */
async function clear(services: Services): Promise<void> {
  const { database, access, oauth, search, config } = services
  const waiting = await database.query<{ id: string }>(
    `select id from jobs where kind in ('connector.delete', 'customer.delete') and status in ('queued', 'running')
     and created_at < now() - interval '30 seconds' order by created_at limit 1000`,
  )
  for (const { id } of waiting) await beginDeletion(services, id)
  await access.pruneTokens()
  await oauth.prune()
  await pruneIdempotencyKeys(database)
  await pruneShares(database)
  const dropped = await search.dropUnusedIndexes()
  if (dropped.length > 0) services.log.info({ indexes: dropped }, 'indexes of records that no search uses were dropped')
  if (config.audit.retentionDays !== undefined) await deleteAudit(services, config.audit.retentionDays)
}

async function deleteAudit({ audit, log }: Services, days: number): Promise<void> {
  const rows = await audit.deleteOlderThan(days)
  if (rows > 0) log.info({ rows, retention_days: days }, 'old rows of the audit trail deleted')
}
