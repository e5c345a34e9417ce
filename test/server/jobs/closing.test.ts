/** The end of a queue: its library's own work, which the library does not wait for. */
import { expect, it } from 'vitest'
import { openQueue, type Queue } from '../../../server/jobs/index.ts'
import type { Database } from '../../../server/store/index.ts'
import { openTestPostgres } from '../../support/database.ts'

/** Where the library puts scheduled work, and fetches it from at its start. */
const SCHEDULED = '__pgboss__send-it'

/** A queue whose library is in the middle of its own work: a statement of that waits until it is released, or fails. */
async function openBusyQueue(database: Database, faults: string[]) {
  const onError = ({ message }: Error) => void faults.push(message)
  const before = await openQueue({ database, onError })
  await before.define('later', { expireInSeconds: 60 })
  await before.close()
  let begin = () => {}
  let release = (_error?: Error) => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const released = new Promise<Error | undefined>((resolve) => (release = resolve))
  let isHeld = true
  const held = new Proxy(database, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name)
      return async (text: string, params?: readonly unknown[]) => {
        if (isHeld && text.includes('json_to_recordset')) {
          begin()
          const error = await released
          if (error) {
            isHeld = false
            throw error
          }
        }
        if (!isHeld && text.includes('WITH deleted_jobs')) throw new Error('it is closed')
        return target.query(text, params)
      }
    },
  })
  await database.query(
    `insert into plugboard_queue.job (name, data, policy, expire_in, keep_until)
     select name, '{"name": "later", "data": {}}', policy, interval '1 minute', now() + interval '1 day'
     from plugboard_queue.queue where name = $1`,
    [SCHEDULED],
  )
  const queue: Queue = await openQueue({ database: held, onError })
  await begun
  return { queue, release }
}

it('closing waits for the statements that the library runs by itself', async () => {
  const database = await openTestPostgres()
  const { queue, release } = await openBusyQueue(database, [])
  let isClosed = false
  const closing = queue.close().then(() => (isClosed = true))
  await database.query('select 1')
  expect(isClosed).toBe(false)
  release()
  await closing
  expect(await database.query(`select name from plugboard_queue.job where name = 'later'`)).toEqual([{ name: 'later' }])
  await database.close()
})

it('work of the library that fails while the database closes is reported, and ends no process', async () => {
  const database = await openTestPostgres()
  const faults: string[] = []
  const { queue, release } = await openBusyQueue(database, faults)
  release(new Error('the database closes'))
  await expect.poll(() => faults).toEqual(['it is closed'])
  await queue.close()
  await database.close()
})
