/** Events that are stored while the job that would apply them is at work. */
import { expect, it, onTestFinished } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { isReady, shopCatalogue, startShop } from '../sync/world.ts'
import { openHookRoom, SECRET, shopWithWebhooks } from './world.ts'

it('an event is applied that commits behind the job that it was left to', async () => {
  const [database, catalogue, shop] = await Promise.all([
    openTestPostgres(),
    shopCatalogue(shopWithWebhooks()),
    startShop(),
  ])
  const gates: Promise<void>[] = []
  const room = await openHookRoom({
    database,
    catalogue,
    connectTo: () => shop.origin,
    appliesEvents: false,
    beforeCommit: async () => gates.shift(),
  })
  onTestFinished(async () => {
    await room.close()
    await Promise.all([database.close(), shop.close()])
  })
  const connector = await room.connector()
  await room.until(connector, isReady)
  const asked = { connector_type: 'shop', connector_id: connector.connectorId, secret: SECRET }
  const { url } = await room.hooks.create(connector.organizationId, asked)
  const item = (id: string) => ({ id, name: 'Late', size: 7 })
  const found = async () => (await room.find(connector, 'items')).map(({ id }) => id)
  const jobs = () =>
    database.query(`select from plugboard_queue.job where name = 'vendor-events' and state in ('created', 'active')`)

  await room.send(url, { id: 'evt_1', type: 'item.created', item: item('i1') })
  let release = () => {}
  gates.push(new Promise((resolve) => (release = resolve)))
  const sent = room.send(url, { id: 'evt_2', type: 'item.created', item: item('i2') })
  await expect.poll(() => gates).toEqual([])
  await room.applied.work()
  await expect.poll(found).toEqual(['i1'])
  await expect.poll(jobs).toEqual([])
  release()
  await sent
  await expect.poll(found).toEqual(['i1', 'i2'])
})
