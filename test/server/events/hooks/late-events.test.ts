/** Events that are applied later than they are received. */
import { expect, it, onTestFinished } from 'vitest'
import { openTestPostgres } from '../../../support/database.ts'
import { isIdle, isReady, itemsOf, shopCatalogue, startShop } from '../../copy/sync/world.ts'
import { openHookRoom, SECRET, shopWithWebhooks } from './world.ts'

/** A process that takes events, with a connector whose copy is ready. */
async function hooked(beforeCommit: () => Promise<void> = async () => {}) {
  const [database, catalogue, shop] = await Promise.all([
    openTestPostgres(),
    shopCatalogue(shopWithWebhooks()),
    startShop(),
  ])
  const connectTo = () => shop.origin
  const room = await openHookRoom({ database, catalogue, connectTo, appliesEvents: false, beforeCommit })
  onTestFinished(async () => {
    await room.close()
    await Promise.all([database.close(), shop.close()])
  })
  const connector = await room.connector()
  await room.until(connector, isReady)
  const asked = { connector_type: 'shop', connector_id: connector.connectorId, secret: SECRET }
  const { url } = await room.hooks.create(connector.organizationId, asked)
  return { database, shop, room, connector, url }
}

it('an event is applied that commits behind the job that it was left to', async () => {
  const gates: Promise<void>[] = []
  const { database, room, connector, url } = await hooked(async () => gates.shift())
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

it('an event that waited for long is no news: the record is read again', async () => {
  const { database, shop, room, connector, url } = await hooked()
  shop.items = itemsOf(5)
  await room.send(url, { id: 'evt_1', type: 'item.updated', item: { id: 'i000003', name: 'Old', size: 7 } })
  await database.query(`update vendor_events set received_at = received_at - interval '1 minute'`)
  await room.applied.work()
  await expect.poll(() => shop.requests).toContain('GET /items/i000003')
  expect(await room.find(connector, 'items', { eq: { name: 'Old' } })).toEqual([])
})

it('a record is read again of which an event waited while a run read it', async () => {
  const { database, room, connector, url } = await hooked()
  await room.send(url, { id: 'evt_1', type: 'item.updated', item: { id: 'i000003', name: 'Old', size: 7 } })
  await room.sync.trigger(connector, { entities: ['items'], isFull: false })
  await room.until(connector, isIdle)
  const queued = () =>
    database.query(`select data ->> 'key' as key from plugboard_queue.job where name = 'sync-reread'`)
  expect(await queued()).toEqual([])
  await room.applied.work()
  await expect.poll(queued).toEqual([{ key: 'i000003' }])
})
