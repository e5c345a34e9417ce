/** The queue: sent once, done once, tried again, given to others. */
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openQueue, type Queue } from '../../../../server/ground/jobs/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { databases } from '../../../support/database.ts'

describe.each(databases)('the queue on %s', (_name, open) => {
  let database: Database
  let one: Queue
  let other: Queue
  const faults: string[] = []
  const ends: string[] = []

  beforeAll(async () => {
    database = await open()
    const options = {
      database,
      onError: (error: Error) => faults.push(error.message),
      onEnd: (name: string, outcome: string) => ends.push(`${name} ${outcome}`),
    }
    ;[one, other] = [await openQueue(options), await openQueue(options)]
  })
  afterAll(async () => {
    await Promise.all([one.close(1000), other.close(1000)])
    await database.close()
  })

  async function define(name: string, more: { concurrency?: number; expireInSeconds?: number } = {}): Promise<void> {
    for (const queue of [one, other]) await queue.define(name, { expireInSeconds: 60, ...more })
  }

  it('work is done once, however many processes wait for it', async () => {
    await define('once')
    const done: number[] = []
    for (const queue of [one, other])
      await queue.work<{ n: number }>('once', async ({ data }) => void done.push(data.n))
    await delay(100)
    for (let n = 0; n < 20; n++) await one.send('once', { n })
    await expect.poll(() => done.length).toBe(20)
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n))
    await delay(50)
    expect(ends.filter((end) => end === 'once completed')).toHaveLength(20)
  })

  it('of several pieces with one key one waits, and none of them holds up others', async () => {
    await define('keyed', { concurrency: 2 })
    const done: string[] = []
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await one.work<{ name: string }>('keyed', async ({ data: { name } }) => {
      done.push(name)
      if (name === 'long') await held
    })
    expect(await one.send('keyed', { name: 'long' }, { key: 'k' })).toBeTypeOf('string')
    await expect.poll(() => done).toEqual(['long'])
    expect(await one.send('keyed', { name: 'later' }, { key: 'k', startAfterSeconds: 60 })).toBeTypeOf('string')
    expect(await other.send('keyed', { name: 'dropped' }, { key: 'k' })).toBeNull()
    await one.send('keyed', { name: 'else' }, { key: 'other' })
    await expect.poll(() => done).toEqual(['long', 'else'])
    letGo()
  })

  it('work that fails is reported and tried again', async () => {
    await define('shaky')
    let tries = 0
    await other.work('shaky', async () => {
      if (++tries === 1) throw new Error('not yet')
    })
    await one.send('shaky', {})
    await expect.poll(() => tries).toBe(2)
    expect(faults).toContain('not yet')
  })

  it('what is sent in a transaction is there when that commits', async () => {
    await define('within')
    const done: string[] = []
    await one.work<{ name: string }>('within', async ({ data }) => void done.push(data.name))
    const rolledBack = database.transaction(async (sql) => {
      await one.send('within', { name: 'lost' }, { sql })
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    await database.transaction((sql) => one.send('within', { name: 'kept' }, { sql }))
    await expect.poll(() => done).toEqual(['kept'])
  })

  it('what repeats is sent once in its span, however many processes repeat it', async () => {
    await define('hourly')
    await define('often')
    const done: string[] = []
    for (const queue of [one, other])
      for (const name of ['hourly', 'often']) await queue.work(name, async () => void done.push(name))
    const timers: (() => void)[] = []
    vi.spyOn(globalThis, 'setInterval').mockImplementation((send: () => void) => {
      timers.push(send)
      return setTimeout(() => {}, 0)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    for (const queue of [one, other]) {
      queue.repeat('hourly', 3600)
      queue.repeat('often', 1)
    }
    await expect
      .poll(() => {
        for (const send of timers) send()
        return done.filter((name) => name === 'often').length >= 2 && done.includes('hourly')
      })
      .toBe(true)
    // Two when an hour ends meanwhile.
    expect(done.filter((name) => name === 'hourly').length).toBeLessThanOrEqual(2)
  })

  it('a queue that closes waits for its work and asks it to end', async () => {
    const queue = await openQueue({ database, onError: () => {} })
    await queue.define('ending', { expireInSeconds: 60 })
    let end = ''
    await queue.work('ending', async ({ signal }) => {
      end = 'begun'
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      end = 'ended'
    })
    await queue.send('ending', {})
    await expect.poll(() => end).toBe('begun')
    await queue.close(60_000)
    expect(end).toBe('ended')
  })

  it('queues are made by processes at the same time', async () => {
    const names = Array.from({ length: 10 }, (_, number) => `made-${number}`)
    const makers = [one, other].flatMap((queue) => names.map((name) => queue.define(name, { expireInSeconds: 60 })))
    await expect(Promise.all(makers)).resolves.toHaveLength(20)
    const found = await database.query(`select name from plugboard_queue.queue where name like 'made-%'`)
    expect(found).toHaveLength(10)
  })

  it('several statements that are no transaction of the library are refused', async () => {
    await expect(database.query('select 1; select 2')).rejects.toThrow(/multiple commands|one statement/)
  })

  it('F5 work of a process that is gone is done by another', async () => {
    await define('lost', { expireInSeconds: 1 })
    const closed = await openQueue({ database, onError: () => {} })
    await closed.define('lost', { expireInSeconds: 1 })
    const done: string[] = []
    await closed.work('lost', async () => {
      done.push('gone')
      await new Promise(() => {})
    })
    await closed.send('lost', {})
    await expect.poll(() => done).toEqual(['gone'])
    await other.work('lost', async () => void done.push('other'))
    await expect.poll(() => done).toEqual(['gone', 'other'])
    await closed.close(1)
  })
})
