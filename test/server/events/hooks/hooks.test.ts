/** Messages of third parties: what proves them, what they change, and who is told. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Catalogue } from '../../../../server/accounts/catalogue/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import type { ConnectorRef } from '../../../../server/accounts/connectors/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { isReady, itemsOf, type Shop, shopCatalogue, startShop } from '../../copy/sync/world.ts'
import { type HookRoom, openHookRoom, SECRET, shopWithWebhooks, vendorEventsOf } from './world.ts'

const MINUTE_MS = 60_000

let database: Database
let catalogue: Catalogue
let shop: Shop
let room: HookRoom

beforeAll(async () => {
  ;[database, catalogue, shop] = await Promise.all([openTestPostgres(), shopCatalogue(shopWithWebhooks()), startShop()])
  room = await openHookRoom({ database, catalogue, connectTo: () => shop.origin, settings: { leaseMs: 100 } })
})
afterAll(async () => {
  await room.close()
  await Promise.all([database.close(), shop.close()])
})
beforeEach(() => {
  shop.items = itemsOf(20)
  shop.requests.length = 0
})

/** A connector whose copy is ready, and the address of its hook. An endpoint wants all events. */
async function hooked(): Promise<{ readonly connector: ConnectorRef; readonly url: string }> {
  const connector = await room.connector()
  await room.until(connector, isReady)
  await database.query(
    `insert into webhook_endpoints (id, organization_id, url, secret) values ($1, $2, 'https://example.com/hooks', '')`,
    [randomUUID(), connector.organizationId],
  )
  const asked = { connector_type: 'shop', connector_id: connector.connectorId, secret: SECRET }
  const { url } = await room.hooks.create(connector.organizationId, asked)
  return { connector, url }
}

const named = (connector: ConnectorRef, name: string) => room.find(connector, 'items', { eq: { name } })
const events = async ({ connectorId }: ConnectorRef) => vendorEventsOf(database, connectorId)

describe('events', () => {
  it('put a record into the copy, and tell the application of the event', async () => {
    const { connector, url } = await hooked()
    const item = { id: 'i000003', name: 'Renamed', size: 7 }
    expect(await room.send(url, { id: 'evt_1', type: 'item.updated', item })).toBe(200)
    await expect.poll(() => named(connector, 'Renamed')).toEqual([item])
    expect(await events(connector)).toMatchObject([
      {
        connector_id: connector.connectorId,
        event_id: 'evt_1',
        vendor_type: 'item.updated',
        entity: 'items',
        action: 'upsert',
        key: 'i000003',
        record: item,
        raw: { id: 'evt_1' },
      },
    ])
  })

  it('take a record out of the copy', async () => {
    const { connector, url } = await hooked()
    await room.send(url, { id: 'evt_1', type: 'item.deleted', item_id: 'i000003' })
    await expect.poll(() => named(connector, 'Item 3')).toEqual([])
  })

  it('read a record again that the message only names', async () => {
    const { connector, url } = await hooked()
    shop.items[5] = { ...shop.items[5]!, name: 'Elsewhere' }
    await room.send(url, { id: 'evt_1', type: 'item.touched', item_id: 'i000005' })
    await expect.poll(() => named(connector, 'Elsewhere')).toHaveLength(1)
    expect(shop.requests).toContain('GET /items/i000005')
  })

  it('tell of an event that the manifest gives no meaning, and change nothing', async () => {
    const { connector, url } = await hooked()
    await room.send(url, { id: 'evt_1', type: 'shop.opened' })
    await expect.poll(() => events(connector)).toMatchObject([{ vendor_type: 'shop.opened', event_id: 'evt_1' }])
  })

  it('H10 apply an event once, however often it arrives', async () => {
    const { connector, url } = await hooked()
    const event = { id: 'evt_1', type: 'shop.opened' }
    const statuses = await Promise.all(Array.from({ length: 5 }, () => room.send(url, event)))
    await room.send(url, { id: 'evt_2', type: 'shop.closed' })
    await expect.poll(async () => (await events(connector)).length).toBe(2)
    expect([statuses, (await events(connector)).map(({ event_id: id }) => id)]).toEqual([
      [200, 200, 200, 200, 200],
      ['evt_1', 'evt_2'],
    ])
  })

  it('read a record again whose newer event came first', async () => {
    const { connector, url } = await hooked()
    shop.items[3] = { ...shop.items[3]!, name: 'Newest' }
    const at = Math.floor(Date.now() / 1000)
    await room.send(url, { id: 'evt_2', type: 'item.updated', at, item: shop.items[3] })
    await expect.poll(() => named(connector, 'Newest')).toHaveLength(1)
    await room.send(url, { id: 'evt_1', type: 'item.updated', at: at - 60, item: { id: 'i000003', name: 'Older' } })
    await expect.poll(() => shop.requests.includes('GET /items/i000003')).toBe(true)
    expect([await named(connector, 'Older'), (await named(connector, 'Newest')).length]).toEqual([[], 1])
  })

  it('read a record again of which two events of one second came', async () => {
    const { connector, url } = await hooked()
    shop.items[3] = { ...shop.items[3]!, name: 'Second' }
    const at = Math.floor(Date.now() / 1000)
    await room.send(url, { id: 'evt_2', type: 'item.updated', at, item: shop.items[3] })
    await expect.poll(() => named(connector, 'Second')).toHaveLength(1)
    await room.send(url, { id: 'evt_1', type: 'item.updated', at, item: { id: 'i000003', name: 'First' } })
    await expect.poll(() => shop.requests.includes('GET /items/i000003')).toBe(true)
    expect([await named(connector, 'First'), (await named(connector, 'Second')).length]).toEqual([[], 1])
  })
})

describe('hooks', () => {
  it('H11 refuse what another secret signed, what was changed, and what is old', async () => {
    const { connector, url } = await hooked()
    const event = { id: 'evt_1', type: 'item.deleted', item_id: 'i000003' }
    const sent = [
      room.send(url, event, { secret: 'another' }),
      room.send(url, event, { body: JSON.stringify({ ...event, item_id: 'i000004' }) }),
      room.send(url, event, { at: Date.now() - 10 * MINUTE_MS }),
    ]
    const codes = (await Promise.allSettled(sent)).map((one) => (one as { reason?: { code: string } }).reason?.code)
    expect(codes).toEqual(['webhook_forged', 'webhook_forged', 'webhook_stale'])
    const rows = await database.query('select id from vendor_events where organization_id = $1', [
      connector.organizationId,
    ])
    expect(rows).toEqual([])
  })

  it.each<[string, string]>([
    ['that is nested 20,000 levels deep', `{"id":"evt_1","type":"a","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['whose ID has a null character', '{"id":"evt_\\u0000","type":"a"}'],
    ['whose ID has half of a character', '{"id":"evt_\\ud800","type":"a"}'],
    ['whose type has a null character', '{"id":"evt_1","type":"a\\u0000"}'],
    ['whose key has a null character', '{"id":"evt_1","type":"item.deleted","item_id":"\\u0000"}'],
  ])('H24 refuse a signed event %s', async (_, text) => {
    const { connector, url } = await hooked()
    await expect(room.send(url, text)).rejects.toMatchObject({ code: 'webhook_malformed', status: 400 })
    expect(await events(connector)).toEqual([])
  })

  it.each([253_402_300_800_000, 8.64e15, 8.65e15, 1e300])('H24 take an event of the time %d', async (at) => {
    const { connector, url } = await hooked()
    await room.send(url, { id: 'evt_1', type: 'shop.opened', at })
    await expect.poll(() => events(connector)).toHaveLength(1)
  })

  it('H24 take what a person wrote, whatever its characters are', async () => {
    const { connector, url } = await hooked()
    await room.send(url, '{"id":"evt_1","type":"item.updated","item":{"id":"i000003","name":"a\\u0000\\ud800"}}')
    await expect.poll(() => events(connector)).toHaveLength(1)
  })

  it('H12 refuse an event of so long ago that nobody knows whether it was applied', async () => {
    const { url } = await hooked()
    const at = Math.floor(Date.now() / 1000) - 31 * 86_400
    const sent = room.send(url, { id: 'evt_1', type: 'shop.opened', at })
    await expect(sent).rejects.toMatchObject({ code: 'webhook_stale' })
  })

  it('H13 refuse tokens of no hook, of another kind, and of a removed hook', async () => {
    const { connector, url } = await hooked()
    const event = { id: 'evt_1', type: 'shop.opened' }
    const [{ id } = { id: '' }] = await room.hooks.list(connector.organizationId)
    await room.hooks.remove(connector.organizationId, id)
    const refused = { code: 'hook_not_found', status: 404 }
    for (const address of [url, url.replace('/shop/', '/acme/'), `${url}x`])
      await expect(room.send(address, event)).rejects.toMatchObject(refused)
  })

  it('H14 are invisible to other organizations', async () => {
    const [{ connector }, other] = [await hooked(), await hooked()]
    const [{ id } = { id: '' }] = await room.hooks.list(connector.organizationId)
    const mine = other.connector.organizationId
    expect(await room.hooks.list(mine)).not.toContainEqual(expect.objectContaining({ id }))
    const refused = { code: 'hook_not_found' }
    await expect(room.hooks.get(mine, id)).rejects.toMatchObject(refused)
    await expect(room.hooks.storeSecret(mine, id, 'mine')).rejects.toMatchObject(refused)
    await expect(room.hooks.remove(mine, id)).rejects.toMatchObject(refused)
    const asked = { connector_type: 'shop', connector_id: connector.connectorId }
    await expect(room.hooks.create(mine, asked)).rejects.toMatchObject({ code: 'connector_not_found' })
  })

  it('show the address once, and the secret never', async () => {
    const { connector, url } = await hooked()
    const [listed] = await room.hooks.list(connector.organizationId)
    expect(listed).toMatchObject({ connector_type: 'shop', key: 'secret', has_secret: true, last_received_at: null })
    expect(JSON.stringify(listed)).not.toContain(SECRET)
    const stored = JSON.stringify(
      await database.query('select * from hooks where organization_id = $1', [connector.organizationId]),
    )
    expect(stored).not.toContain(new URL(url).pathname.split('/').at(-1))
  })

  it('are at most as many as the quota', async () => {
    const { connector } = await hooked()
    const asked = { connector_type: 'shop', connector_id: connector.connectorId }
    for (let count = 1; count < 5; count++) await room.hooks.create(connector.organizationId, asked)
    await expect(room.hooks.create(connector.organizationId, asked)).rejects.toMatchObject({ code: 'quota_exceeded' })
  })

  it('of all connectors need a kind whose messages name the account', async () => {
    const { connector } = await hooked()
    await expect(room.hooks.create(connector.organizationId, { connector_type: 'shop' })).rejects.toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'connector_id', error_code: 'required' }],
    })
  })

  it('apply what a process stored that ended before it could', async () => {
    const { connector, url } = await hooked()
    const stopped = await openHookRoom({
      database,
      catalogue,
      connectTo: () => shop.origin,
      works: false,
      appliesEvents: false,
    })
    await stopped.send(url, { id: 'evt_1', type: 'shop.opened' })
    await stopped.close()
    await database.query(`delete from plugboard_queue.job where name = 'vendor-events'`)
    await room.applied.resume()
    await expect.poll(() => events(connector)).toHaveLength(1)
  })
})
