/** The rows of `jobs`, on both databases. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  clearJobDetails,
  endJob,
  findJob,
  insertJob,
  type NewJob,
  startDeletion,
  unfinishedDeletions,
} from '../../../../server/ground/jobs/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { databases } from '../../../support/database.ts'

async function newJob(database: Database, job: Pick<NewJob, 'kind'> & Partial<NewJob>): Promise<NewJob> {
  const organizationId = randomUUID()
  await database.query('insert into organizations (id, name) values ($1, $2)', [organizationId, 'Acme'])
  const made = { id: randomUUID(), organizationId, connectorId: randomUUID(), customerId: randomUUID(), ...job }
  await insertJob(database.of(organizationId), made)
  return made
}

const LONG_AGO = new Date(Date.UTC(2026, 0, 1))

describe.each(databases)('jobs on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => void (database = await open()))
  afterAll(() => database?.close())

  it('shows a job to its organization and its customer only', async () => {
    const job = await newJob(database, { kind: 'connector.sync' })
    const find = (organizationId: string, customerId?: string) =>
      findJob(database.of(organizationId), { id: job.id, organizationId }, customerId)
    expect(await find(job.organizationId)).toMatchObject({ id: job.id, status: 'queued', error: null, progress: {} })
    expect((await find(job.organizationId, job.customerId))?.id).toBe(job.id)
    expect(await find(job.organizationId, randomUUID())).toBeUndefined()
    expect(await find(randomUUID())).toBeUndefined()
  })

  it('starts a deletion until it has ended, and never another kind of job', async () => {
    const [job, sync] = [
      await newJob(database, { kind: 'customer.delete' }),
      await newJob(database, { kind: 'connector.sync' }),
    ]
    const { id, organizationId, customerId } = job
    expect(await startDeletion(database, job)).toMatchObject({
      id,
      organizationId,
      customerId,
      kind: 'customer.delete',
    })
    expect((await startDeletion(database, job))?.id).toBe(id)
    await endJob(database, job, 'succeeded')
    expect([await startDeletion(database, job), await startDeletion(database, sync)]).toEqual([undefined, undefined])
  })

  it('lists deletions that were begun a while ago and are not finished', async () => {
    const old = await newJob(database, { kind: 'connector.delete', createdAt: LONG_AGO })
    const done = await newJob(database, { kind: 'connector.delete', createdAt: LONG_AGO })
    const others = [
      await newJob(database, { kind: 'connector.delete' }),
      await newJob(database, { kind: 'connector.sync', createdAt: LONG_AGO }),
      done,
    ]
    await endJob(database, done, 'succeeded')
    const listed = (await unfinishedDeletions(database)).map(({ id }) => id)
    expect([listed.includes(old.id), others.filter(({ id }) => listed.includes(id))]).toEqual([true, []])
  })

  it('forgets what an error said once its connector is removed', async () => {
    const job = await newJob(database, { kind: 'connector.sync' })
    await endJob(database, job, 'failed', { message: 'no such person: Ada' })
    expect((await findJob(database, job))?.error).toEqual({ message: 'no such person: Ada' })
    await clearJobDetails(database, job.organizationId, job.connectorId!)
    expect(await findJob(database, job)).toMatchObject({ status: 'failed', error: null })
  })
})
