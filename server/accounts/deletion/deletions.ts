/**
 * Deletions of connectors and customers. What callers may see ends at once; the rest is a job, made of the steps below. A job
 * whose step fails is tried again from its first step, so each step succeeds also when it was done before.
 */
import { randomUUID } from 'node:crypto'
import type { DeletionBody } from 'plugboard/contract'
import type { Access } from '../access/index.ts'
import { forgetCaptures } from '../../calls/captures/index.ts'
import type { Connectors } from '../connectors/index.ts'
import { forgetIdempotencyKeys } from '../../http/index.ts'
import {
  type DeletionJob,
  endJob,
  type JobRef,
  type Queue,
  startDeletion,
  unfinishedDeletions,
} from '../../ground/jobs/index.ts'
import { forgetShares } from '../../ground/limits/index.ts'
import type { Oauth } from '../oauth/index.ts'
import type { Log } from '../../ground/observe/index.ts'
import type { Database } from '../../ground/store/index.ts'
import type { Sync } from '../../copy/sync/index.ts'
import { forgetConnectorEvents, forgetCustomerEvents, forgetCustomerFilters } from '../../events/webhooks/index.ts'

/** What deletions need. */
export interface DeletionServices {
  readonly database: Database
  readonly queue: Queue
  readonly access: Pick<Access, 'customers'>
  readonly connectors: Pick<Connectors, 'ofCustomer' | 'purge' | 'remove'>
  readonly oauth: Pick<Oauth, 'forget'>
  readonly sync: Pick<Sync, 'forget'>
  readonly log: Log
  readonly now: () => number
}

interface ConnectorSubject {
  readonly organizationId: string
  readonly connectorId: string
}

interface CustomerSubject {
  readonly organizationId: string
  readonly customerId: string
}

type Step<Subject> = (services: DeletionServices, subject: Subject) => Promise<unknown>

/** Of a connector that is marked as being deleted, its credentials destroyed. */
const CONNECTOR_STEPS: readonly Step<ConnectorSubject>[] = [
  ({ database }, { organizationId, connectorId }) => forgetCaptures(database, organizationId, connectorId),
  // The sync's state, the copied records, and what jobs say of them.
  ({ sync }, { organizationId, connectorId }) => sync.forget(organizationId, connectorId),
  ({ connectors }, { organizationId, connectorId }) => connectors.purge(organizationId, connectorId),
  ({ database }, { organizationId, connectorId }) => forgetShares(database, organizationId, connectorId),
  ({ database }, { organizationId, connectorId }) => forgetConnectorEvents(database, organizationId, connectorId),
]

/** Of a customer that is marked as being deleted, its tokens removed. */
const CUSTOMER_STEPS: readonly Step<CustomerSubject>[] = [
  removeConnectors,
  forgetByName(({ oauth }, organizationId, name) => oauth.forget(organizationId, name)),
  forgetByName(({ database }, organizationId, name) => forgetIdempotencyKeys(database, organizationId, name)),
  ({ database }, { organizationId, customerId }) => forgetShares(database, organizationId, customerId),
  ({ database }, { organizationId, customerId }) => forgetCustomerEvents(database, organizationId, customerId),
  forgetByName(({ database }, organizationId, name) => forgetCustomerFilters(database, organizationId, name)),
  ({ access }, { organizationId, customerId }) => access.customers.finishDeletion(organizationId, customerId),
]

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

async function removeSubject(services: DeletionServices, job: DeletionJob): Promise<void> {
  const { organizationId } = job
  if (job.kind === 'connector.delete')
    await runSteps(CONNECTOR_STEPS, services, { organizationId, connectorId: job.connectorId })
  else await runSteps(CUSTOMER_STEPS, services, { organizationId, customerId: job.customerId })
}

async function runSteps<Subject>(
  steps: readonly Step<Subject>[],
  services: DeletionServices,
  subject: Subject,
): Promise<void> {
  for (const step of steps) await step(services, subject)
}

async function removeConnectors(services: DeletionServices, { organizationId, customerId }: CustomerSubject) {
  const { connectors } = services
  for (const { id, isDeleting } of await connectors.ofCustomer(organizationId, customerId)) {
    if (!isDeleting) await connectors.remove({ organizationId }, id)
    await runSteps(CONNECTOR_STEPS, services, { organizationId, connectorId: id })
  }
}

/** A step for rows that hold a customer's `external_user_id`; nothing is left to do once the customer's row is removed. */
function forgetByName(
  forget: (services: DeletionServices, organizationId: string, externalUserId: string) => Promise<unknown>,
): Step<CustomerSubject> {
  return async (services, { organizationId, customerId }) => {
    const name = await services.access.customers.externalUserIdOf(organizationId, customerId)
    if (name !== undefined) await forget(services, organizationId, name)
  }
}
