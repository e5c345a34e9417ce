/** Changes published over the database, on both databases. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChangeNotice, Notifications } from '../../../../server/ground/notifications/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { databases } from '../../../support/database.ts'

/** Two processes of one database, and what each was notified of. */
async function openTwo(database: Database) {
  const own = await Notifications.open(database)
  const other = await Notifications.open(database)
  const received: { own: ChangeNotice[]; other: ChangeNotice[] } = { own: [], other: [] }
  own.subscribe((notice) => received.own.push(notice))
  other.subscribe((notice) => received.other.push(notice))
  const close = async () => {
    await own.close()
    await other.close()
  }
  return { own, other, received, close }
}

/** Resolves when a process is notified of a change. */
function notified(notifications: Notifications, id: string): Promise<ChangeNotice> {
  return new Promise((resolve) => {
    const stop = notifications.subscribe((notice) => {
      if (notice.id !== id) return
      stop()
      resolve(notice)
    })
  })
}

describe.each(databases)('notifications on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => void (database = await open()))
  afterAll(() => database?.close())

  it('notifies the own subscribers before the database has answered, and every process in the end', async () => {
    const { own, other, received, close } = await openTwo(database)
    const notice = { subject: 'connector', id: randomUUID() } as const
    const elsewhere = notified(other, notice.id)
    const published = own.publish(notice)
    expect(received).toEqual({ own: [notice], other: [] })
    await published
    expect(await elsewhere).toEqual(notice)
    await close()
  })

  it('ends a watch with a change of its row by any process, and with no other', async () => {
    const { own, other, close } = await openTwo(database)
    const [id, foreign] = [randomUUID(), randomUUID()]
    const watch = own.watch({ subject: 'connector', id })
    const seen: string[] = []
    const changed = watch.changed(2 ** 30).then(() => seen.push('changed'))
    const after = notified(own, foreign).then(() => seen.push('foreign'))
    await other.publish({ subject: 'connector', id: foreign })
    await after
    await other.publish({ subject: 'connector', id })
    await changed
    watch.end()
    expect(seen).toEqual(['foreign', 'changed'])
    await close()
  })

  it('passes on nothing that it does not know, and nothing once a subscriber has ended', async () => {
    const { own, received, close } = await openTwo(database)
    const stopped: ChangeNotice[] = []
    own.subscribe((notice) => stopped.push(notice))()
    const id = randomUUID()
    const last = notified(own, id)
    await database.notify('plugboard_changed', `something_later:${id}`)
    await database.notify('plugboard_changed', `customer:${id}`)
    await last
    expect({ received: received.own, stopped }).toEqual({ received: [{ subject: 'customer', id }], stopped: [] })
    await close()
  })
})
