/**
 * Deletions of connectors and customers. What callers may see ends immediately; a job does the rest, by the erasures of all rooms.
 * A job whose erasure fails is tried again from its first one.
 */
import { randomUUID } from 'node:crypto'
import type { DeletionBody } from 'plugboard/contract'
import type { Access } from '../access/index.ts'
import type { Connectors } from '../connectors/index.ts'
import {
  type DeletionJob,
  endJob,
  type JobRef,
  type Queue,
  startDeletion,
  unfinishedDeletions,
} from '../../ground/jobs/index.ts'
import type { Log } from '../../ground/observe/index.ts'
import type { Database, Erasure } from '../../ground/store/index.ts'

/** Services of deletions. */
export interface DeletionServices {
  readonly database: Database
  readonly queue: Queue
  readonly access: Pick<Access, 'customers'>
  readonly connectors: Pick<Connectors, 'ofCustomer' | 'remove'>
  /** In the order in which they run. */
  readonly erasures: readonly Erasure[]
  readonly log: Log
  readonly now: () => number
}

type CustomerJob = Extract<DeletionJob, { kind: 'customer.delete' }>

const QUEUE = 'delete'

/** The deletions of an installation. */
export class Deletions {
  readonly #services: DeletionServices

  constructor(services: DeletionServices) {
    this.#services = services
  }

  /** Makes the queue. */
  async define(): Promise<void> {
    await this.#services.queue.define(QUEUE, { expireInSeconds: 15 * 60, retryLimit: 20, concurrency: 1 })
  }

  /** Has this process run deletions. */
  async work(): Promise<void> {
    const { queue, log } = this.#services
    await queue.work<JobRef>(QUEUE, async ({ data }) => {
      await this.#run(data)
      log.info({ job_id: data.id }, 'deletion finished')
    })
  }

  /** Queues a deletion that is written down as a job. Should that fail, or the process end before, `resume` queues it. */
  async begin({ id, organizationId }: JobRef): Promise<void> {
    const { queue, log } = this.#services
    await queue
      .send(QUEUE, { id, organizationId }, { key: id })
      .catch((error: unknown) => log.warn({ error, job_id: id }, 'deletion delayed'))
  }

  /** Queues deletions that were begun and that no process works on. */
  async resume(): Promise<void> {
    for (const job of await unfinishedDeletions(this.#services.database)) await this.begin(job)
  }

  /** Ends what callers see of a customer, and begins to remove what it owns. @throws ConnectorError `customer_not_found` */
  async removeCustomer(organizationId: string, customerId: string): Promise<DeletionBody> {
    const jobId = randomUUID()
    const { id } = await this.#services.access.customers.beginDeletion(organizationId, customerId, jobId)
    await this.begin({ id: jobId, organizationId })
    return { job_id: jobId, id, deleted_at: new Date(this.#services.now()).toISOString() }
  }

  async #run(ref: JobRef): Promise<void> {
    const { database } = this.#services
    const job = await startDeletion(database, ref)
    if (!job) return
    await removeSubject(this.#services, job)
    await endJob(database, job, 'succeeded')
  }
}

function removeSubject(services: DeletionServices, job: DeletionJob): Promise<void> {
  return job.kind === 'connector.delete'
    ? eraseConnector(services, job.organizationId, job.connectorId)
    : eraseCustomer(services, job)
}

/** Erases a connector that is marked as being deleted, its credentials destroyed. */
async function eraseConnector({ erasures }: DeletionServices, organizationId: string, connectorId: string) {
  for (const erasure of erasures) await erasure.connector?.(organizationId, connectorId)
}

/** Erases a customer that is marked as being deleted, its tokens removed. */
async function eraseCustomer(services: DeletionServices, { organizationId, customerId }: CustomerJob): Promise<void> {
  const { access, connectors, erasures } = services
  for (const { id, isDeleting } of await connectors.ofCustomer(organizationId, customerId)) {
    if (!isDeleting) await connectors.remove({ organizationId }, id)
    await eraseConnector(services, organizationId, id)
  }
  // Nothing holds the name of a customer whose row is removed.
  const name = await access.customers.externalUserIdOf(organizationId, customerId)
  for (const erasure of erasures) {
    if (name !== undefined) await erasure.user?.(organizationId, name)
    await erasure.customer?.(organizationId, customerId)
  }
  await access.customers.finishDeletion(organizationId, customerId)
}
