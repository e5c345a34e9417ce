/** The end of a queue: what its library does by itself, and work whose end cannot be stored. */
import { expect, it, onTestFinished, vi } from 'vitest'
import { openQueue, type Queue } from '../../../../server/ground/jobs/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'

/** A database of which `query` is replaced. */
function withQuery(database: Database, query: Database['query']): Database {
  return new Proxy(database, {
    get(target, name) {
      if (name === 'query') return query
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

it('closing waits for the statements that the library runs by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const database = await openTestPostgres()
  let begin = () => {}
  let release = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const released = new Promise<void>((resolve) => (release = resolve))
  let isOpen = false
  const held = withQuery(database, async (text, params) => {
    if (isOpen) {
      begin()
      await released
    }
    return database.query(text, params)
  })
  const queue = await openQueue({ database: held, onError: () => {} })
  isOpen = true
  // Its maintenance is due.
  vi.advanceTimersByTime(60_000)
  await begun
  let isClosed = false
  const closing = queue.close().then(() => (isClosed = true))
  await database.query('select 1')
  expect(isClosed).toBe(false)
  release()
  await closing
  await database.close()
})

it('work whose end cannot be stored is reported, ends no process, and is done again', async () => {
  const database = await openTestPostgres()
  const faults: string[] = []
  let isBroken = false
  const broken = withQuery(database, async (text, params) => {
    if (isBroken) throw new Error('it is closed')
    return database.query(text, params)
  })
  const options = { expireInSeconds: 1 }
  const open = async (one: Database, run: () => void): Promise<Queue> => {
    const queue = await openQueue({ database: one, onError: ({ message }) => void faults.push(message) })
    await queue.define('fragile', options)
    await queue.work('fragile', async () => run())
    return queue
  }
  const done: string[] = []
  const first = await open(broken, () => {
    done.push('first')
    isBroken = true
  })
  await first.send('fragile', {})
  await expect.poll(() => faults).toContain('it is closed')
  const second = await open(database, () => void done.push('second'))
  await expect.poll(() => done).toEqual(['first', 'second'])
  await first.close(1)
  await second.close()
  await database.close()
})
