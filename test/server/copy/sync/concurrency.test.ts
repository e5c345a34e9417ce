/** Number of connectors that a process syncs together. */
import { expect, it } from 'vitest'
import { openTestPostgres } from '../../../support/database.ts'
import { isReady, itemsOf, openRoom, shopCatalogue, startShop } from './world.ts'

it('a process syncs as many connectors together as its settings allow', async () => {
  const [database, shop] = await Promise.all([openTestPostgres(), startShop()])
  const connectTo = () => shop.origin
  const settings = { concurrency: 10 }
  const room = await openRoom({ database, catalogue: await shopCatalogue(), connectTo, settings })
  try {
    shop.items = itemsOf(1)
    let release = () => {}
    shop.held = new Promise((resolve) => (release = resolve))
    const connectors = []
    for (let count = 0; count < 12; count++) connectors.push(await room.connector())
    const lists = () => shop.requests.filter((request) => /^GET \/items(?:\?|$)/.test(request)).length
    await expect.poll(lists).toBe(10)
    const states = await Promise.all(connectors.map((one) => room.sync.state(one)))
    expect([states.filter(({ job_id: job }) => job !== null).length, lists()]).toEqual([12, 10])
    release()
    for (const one of connectors) await room.until(one, isReady)
  } finally {
    await room.close()
    await Promise.all([database.close(), shop.close()])
  }
})
