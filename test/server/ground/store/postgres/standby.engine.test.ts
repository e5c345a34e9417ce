/** A standby that a URL leads to, as a proxy does while a primary is replaced. */
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../../../server/ground/store/index.ts'
import { startStandby } from '../../../../support/postgres.ts'

it('X6 a standby is not available, and is used as soon as it is the primary', async () => {
  const { url, stop } = await startStandby()
  onTestFinished(stop)
  await expect(openDatabase({ url })).rejects.toMatchObject({
    code: 'storage_unavailable',
    retryable: true,
    message: expect.stringContaining('it is a standby, which takes no writes') as string,
  })
  const promote = async () => {
    const client = new pg.Client(url)
    await client.connect()
    await client.query('select pg_promote()')
    await client.end()
  }
  const clock = { now: () => performance.now(), sleep: promote, every: () => () => {} }
  const database = await openDatabase({ url }, { waitMs: 600_000, clock })
  await database.exec('create table written (id int)')
  await database.close()
})
