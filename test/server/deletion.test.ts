/** The steps of deletions, tried again as a whole. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Deletions } from '../../server/accounts/deletion/index.ts'
import { findJob, insertJob, type JobRef, openQueue, type Queue } from '../../server/ground/jobs/index.ts'
import type { Database } from '../../server/ground/store/index.ts'
import { openAccess } from '../support/access.ts'
import { openTestPostgres } from '../support/database.ts'

const LOG = { debug() {}, info() {}, warn() {}, error() {}, flush() {} }

/** One process with an organization, and rooms that note what they are asked to remove. */
async function openProcess(database: Database, queue: Queue) {
  const access = await openAccess(database)
  const { id: organizationId } = await access.organizations.create('Acme')
  const steps: string[] = []
  /** The names of steps that fail once. */
  const failing = new Set<string>()
  const connectors: { id: string; isDeleting: boolean }[] = []
  const step = async (name: string) => {
    steps.push(name)
    if (failing.delete(name)) throw new Error(`${name} failed`)
  }
  const deletions = new Deletions({
    database,
    queue,
    access,
    connectors: {
      ofCustomer: async () => [...connectors],
      async remove(_scope, id) {
        await step(`mark ${id}`)
        connectors.find((one) => one.id === id)!.isDeleting = true
        return { job_id: randomUUID(), id, deleted_at: '' }
      },
    },
    erasures: [
      { connector: (_organizationId, id) => step(`copies of ${id}`) },
      {
        async connector(_organizationId, id) {
          await step(`purge ${id}`)
          connectors.splice(0, connectors.length, ...connectors.filter((one) => one.id !== id))
        },
        user: (_organizationId, name) => step(`flows of ${name}`),
      },
    ],
    log: LOG,
    now: Date.now,
  })
  await deletions.define()
  await deletions.work()
  const customer = (name: string) => access.customers.ensure(organizationId, name)
  return { access, organizationId, deletions, steps, failing, connectors, customer }
}

/** Resolves once a job has ended as it should. */
async function succeeded(database: Database, job: JobRef): Promise<void> {
  for (;;) {
    if ((await findJob(database, job))?.status === 'succeeded') return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describe('deletions', () => {
  let database: Database
  let queue: Queue
  let room: Awaited<ReturnType<typeof openProcess>>
  beforeAll(async () => {
    database = await openTestPostgres()
    queue = await openQueue({ database, onError: () => {} })
    room = await openProcess(database, queue)
  })
  afterAll(async () => {
    await queue?.close()
    await room?.access.close()
    await database?.close()
  })

  it('tries the steps of a customer again from the first one until each has succeeded', async () => {
    const { access, organizationId, deletions, steps, failing, connectors, customer } = room
    const { id } = await customer('user_1')
    const [c1, c2] = [randomUUID(), randomUUID()]
    connectors.push({ id: c1, isDeleting: false }, { id: c2, isDeleting: true })
    failing.add(`copies of ${c2}`).add('flows of user_1')
    const { job_id: jobId } = await deletions.removeCustomer(organizationId, id)
    await succeeded(database, { id: jobId, organizationId })
    expect(steps.join(', ')).toBe(
      `mark ${c1}, copies of ${c1}, purge ${c1}, copies of ${c2}, copies of ${c2}, purge ${c2}, flows of user_1, flows of user_1`,
    )
    expect(await access.customers.externalUserIdOf(organizationId, id)).toBeUndefined()
  })

  it('finishes a deletion whose process ended before it was queued', async () => {
    const { organizationId, deletions, steps, customer } = room
    const { id: customerId } = await customer('user_2')
    const [job, connectorId] = [{ id: randomUUID(), organizationId }, randomUUID()]
    const createdAt = new Date(Date.now() - 3_600_000)
    await insertJob(database, { ...job, kind: 'connector.delete', connectorId, customerId, createdAt })
    await deletions.resume()
    await succeeded(database, job)
    expect(steps.slice(-2)).toEqual([`copies of ${connectorId}`, `purge ${connectorId}`])
  })
})
