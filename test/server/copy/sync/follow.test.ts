/** Copies follow what is written through execute, and runs are paused, taken up again and cancelled. */
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { executeRaw } from '../../../../runtime/index.ts'
import type { Catalogue } from '../../../../server/accounts/catalogue/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import type { ConnectorRef } from '../../../../server/accounts/connectors/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import {
  isIdle,
  isReady,
  itemsOf,
  openRoom,
  type Room,
  type Shop,
  SHOP_HEAD,
  shopCatalogue,
  startShop,
} from './world.ts'

describe('copies that follow', () => {
  let database: Database
  let catalogue: Catalogue
  let shop: Shop
  let room: Room

  beforeAll(async () => {
    ;[database, catalogue, shop] = await Promise.all([openTestPostgres(), shopCatalogue(), startShop()])
    room = await openRoom({ database, catalogue, connectTo: () => shop.origin, settings: { leaseMs: 100 } })
  })
  afterAll(async () => {
    await room.close()
    await Promise.all([database.close(), shop.close()])
  })
  beforeEach(() => {
    shop.items = itemsOf(20)
    shop.labels = new Map()
    shop.trick = undefined
    shop.latencyMs = 0
    shop.held = undefined
    shop.pageSize = 100
    shop.requests.length = 0
  })

  /** Does a write as execute does. */
  async function write(ref: ConnectorRef, action: string, params: Record<string, unknown>): Promise<void> {
    const opened = await room.connectors.open(ref, ref.connectorId)
    const { records } = await executeRaw(opened.plan, { entity: 'items', action, params }, opened.connection)
    await room.sync.written(opened, { entity: 'items', action, params }, records)
    opened.release()
  }

  const named = (ref: ConnectorRef, name: string) => room.find(ref, 'items', { eq: { name } })

  it('a created, an updated and a deleted record are found so immediately', async () => {
    const connector = await room.connector()
    await room.until(connector, isReady)
    await write(connector, 'create', { name: 'Fresh' })
    expect(await named(connector, 'Fresh')).toEqual([{ id: 'new20', name: 'Fresh', size: 1 }])
    await write(connector, 'update', { id: 'i000003', name: 'Changed' })
    expect(await named(connector, 'Changed')).toEqual([{ id: 'i000003', name: 'Changed', size: 3 }])
    await write(connector, 'delete', { id: 'i000003' })
    expect(await named(connector, 'Changed')).toEqual([])
    expect((await room.sync.state(connector)).entities[0]!.records).toBe(20)
  })

  it('a record that a response does not hold whole is read again', async () => {
    const connector = await room.connector()
    await room.until(connector, isReady)
    shop.items[5] = { ...shop.items[5]!, name: 'Elsewhere' }
    const opened = await room.connectors.open(connector, connector.connectorId)
    await room.sync.written(opened, { entity: 'items', action: 'update', params: { id: 'i000005' } }, null)
    opened.release()
    await expect.poll(() => named(connector, 'Elsewhere')).toHaveLength(1)
    expect(shop.requests.at(-1)).toBe('GET /items/i000005')
  })

  it('an own action is followed immediately by the record that it answers, else by reading the one that it names', async () => {
    const connector = await room.connector()
    await room.until(connector, isReady)
    shop.requests.length = 0
    await write(connector, 'rename', { id: 'i000003', name: 'Renamed' })
    expect([await named(connector, 'Renamed'), shop.requests]).toEqual([
      [{ id: 'i000003', name: 'Renamed', size: 3 }],
      ['PATCH /items/i000003'],
    ])
    await write(connector, 'purge', { id: 'i000004' })
    await expect.poll(() => named(connector, 'Item 4')).toEqual([])
    // The id of an answer of another schema is no item's.
    shop.trick = ({ pathname }) => (pathname.endsWith('/stamp') ? { body: { id: 'i000007', data: {} } } : undefined)
    shop.items = shop.items.filter(({ id }) => id !== 'i000006')
    await write(connector, 'stamp', { id: 'i000006' })
    await expect.poll(() => named(connector, 'Item 6')).toEqual([])
    expect(shop.requests.slice(1)).toEqual([
      'DELETE /items/i000004',
      'GET /items/i000004',
      'POST /items/i000006/stamp',
      'GET /items/i000006',
    ])
    expect(await named(connector, 'Item 7')).toHaveLength(1)
  })

  it('a request that no operation names has the copies read again within a minute', async () => {
    const connector = await room.connector()
    await room.until(connector, isReady)
    const dueIn = async () => {
      const [row] = await database.of(connector.organizationId).query<{ seconds: number }>(
        `select max(extract(epoch from next_run_at - now()))::float8 as seconds from sync_entities
           where connector_id = $1 and organization_id = $2 and next_run_at <> 'infinity'`,
        [connector.connectorId, connector.organizationId],
      )
      return row?.seconds ?? Number.NaN
    }
    expect(await dueIn()).toBeGreaterThan(60)
    const opened = await room.connectors.open(connector, connector.connectorId)
    await room.sync.mayBeStale(opened)
    opened.release()
    expect(await dueIn()).toBeLessThanOrEqual(60)
  })

  /** Holds the answers to lists back, from when they were made until the function returned is called. */
  function holdLists(): () => void {
    let release = () => {}
    shop.held = new Promise((resolve) => (release = resolve))
    return () => {
      shop.held = undefined
      release()
    }
  }

  it.each([{ isFull: true }, { isFull: false }])(
    'F15 a record deleted while a page that holds it is being fetched stays deleted: %j',
    async (options) => {
      const connector = await room.connector()
      await room.until(connector, isReady)
      shop.requests.length = 0
      const release = holdLists()
      await room.sync.trigger(connector, options)
      await expect.poll(() => shop.requests.filter((request) => request.startsWith('GET /items?')).length).toBe(1)
      await write(connector, 'delete', { id: 'i000003' })
      await write(connector, 'delete', { id: 'i000004' })
      release()
      await room.until(connector, isReady)
      expect(await named(connector, 'Item 3')).toEqual([])
      expect((await room.sync.state(connector)).entities[0]!.records).toBe(18)
      const known = 'select key from deletions where connector_id = $1 order by key'
      expect(await database.query(known, [connector.connectorId])).toEqual([{ key: 'i000003' }, { key: 'i000004' }])
    },
  )

  it('F15 a record made anew after its deletion is found, by execute and by the next run', async () => {
    const connector = await room.connector()
    await room.until(connector, isReady)
    const [third] = shop.items.splice(3, 1)
    await database.query(
      `insert into deletions (connector_id, organization_id, entity, key) values ($1, $2, 'items', 'i000003'), ($1, $2, 'items', 'new19')`,
      [connector.connectorId, connector.organizationId],
    )
    await write(connector, 'create', { name: 'Again' })
    expect(await named(connector, 'Again')).toHaveLength(1)
    shop.items.push(third!)
    await room.sync.trigger(connector, { isFull: true })
    await room.until(connector, isReady)
    expect(await named(connector, 'Item 3')).toHaveLength(1)
    expect(await named(connector, 'Again')).toHaveLength(1)
  })

  it('a record that get or delete does not find leaves the copy', async () => {
    const connector = await room.connector()
    await room.until(connector, isReady)
    shop.items.splice(3, 2)
    const opened = await room.connectors.open(connector, connector.connectorId)
    await room.sync.missing(opened, { entity: 'items', action: 'get', params: { id: 'i000003' } })
    await room.sync.missing(opened, { entity: 'items', action: 'delete', params: { id: 'i000004' } })
    await room.sync.missing(opened, { entity: 'items', action: 'update', params: { id: 'i000005' } })
    opened.release()
    expect(await named(connector, 'Item 3')).toEqual([])
    expect(await named(connector, 'Item 4')).toEqual([])
    expect(await named(connector, 'Item 5')).toHaveLength(1)
  })

  it('a paused run stores nothing, and later continues at its page', async () => {
    shop.items = itemsOf(200)
    shop.pageSize = 5
    shop.latencyMs = 5
    const key = 'key-of-the-paused-one'
    const positions: (string | null)[] = []
    shop.trick = ({ pathname, searchParams }, _, authorization) => {
      if (pathname === '/items' && authorization.includes(key)) positions.push(searchParams.get('after'))
      return undefined
    }
    const connector = await room.connector('shop', { key })
    await room.until(connector, ({ entities }) => entities[0]!.records >= 50)
    await room.sync.change(connector, { enabled: false })
    const paused = await room.sync.state(connector)
    expect(paused).toMatchObject({ status: 'paused', enabled: false })
    await room.until(await room.connector(), isReady)
    expect(await room.sync.state(connector)).toEqual(paused)
    positions.length = 0
    await room.sync.change(connector, { enabled: true, interval_minutes: 7 })
    const state = await room.until(connector, isReady)
    expect(state).toMatchObject({ interval_minutes: 7, entities: [{ records: 200 }, {}, {}] })
    expect(positions).not.toContain(null)
  })

  it('a run that is cancelled ends, and searches see what they saw', async () => {
    const connector = await room.connector()
    await room.until(connector, isReady)
    const release = holdLists()
    shop.requests.length = 0
    const jobId = await room.sync.trigger(connector, { isFull: true })
    await expect.poll(() => shop.requests.filter((request) => request.startsWith('GET /items?'))).not.toEqual([])
    await room.sync.cancel(connector)
    release()
    expect(await room.sync.state(connector)).toMatchObject({ status: 'ready', job_id: null })
    expect(await room.find(connector, 'items')).toHaveLength(20)
    const [job] = await database.query(`select status from jobs where id = $1`, [jobId])
    expect(job).toEqual({ status: 'cancelled' })
    await expect(room.sync.trigger(connector, { isFull: false })).resolves.toBeTypeOf('string')
    await room.sync.cancel(connector)
  })

  it('refused credentials end the run, and the owner who comes back finds it begun', async () => {
    shop.trick = () => ({ status: 401, body: {} })
    const connector = await room.connector()
    await room.until(connector, (state) => isIdle(state) && state.status === 'paused')
    shop.trick = undefined
    await database.query(`update connectors set status = 'active' where id = $1`, [connector.connectorId])
    await database.query(`update syncs set next_run_at = now() where connector_id = $1`, [connector.connectorId])
    await database.notify('plugboard_changed', `connector:${connector.connectorId}`)
    await room.until(connector, isReady)
  })

  it('a connector that is not to be synced is not', async () => {
    const key = 'key-of-the-one-that-is-not-synced'
    const connector = await room.connector('shop', { key, sync: { enabled: false } })
    await delay(300)
    expect([...shop.concurrency.keys()].filter((owner) => owner.includes(key))).toEqual([])
    expect(await room.sync.state(connector)).toMatchObject({ status: 'paused', enabled: false, job_id: null })
    await expect(room.sync.trigger(connector, { isFull: false })).rejects.toMatchObject({ code: 'connector_disabled' })
    await expect(room.find(connector, 'items')).rejects.toMatchObject({ code: 'search_not_ready', retryAfterMs: 2000 })
  })

  it('due runs are begun by the clock', async () => {
    const connector = await room.connector()
    await room.until(connector, isReady)
    shop.requests.length = 0
    await database.query(`update syncs set next_run_at = now() where connector_id = $1`, [connector.connectorId])
    await expect.poll(() => shop.requests.length).toBeGreaterThan(0)
  })
})

/** A shop whose writes answer with less than its lists: each written record is read again. */
const TERSE = `${SHOP_HEAD}
check: items.list
retry: {max: 1}
schemas:
  Item: {id: string, name: string, size: integer?}
  Written: {id: string}
entities:
  items:
    schema: Item
    search: [id, name, size]
    sync:
      field: size
      with: {include: box}
      later: {from: items.api_search, field: size, read: {from: items.get, with: {include: box}}}
    list: {request: GET /items, params: {include: string}, records: $.data, pagination: {style: none, because: One page.}}
    api_search: {request: GET /found, records: $.data, pagination: {style: none, because: One page.}}
    get: {request: "GET /items/{id}", params: {id: string!, include: string}, records: $.data}
    update: {request: "PATCH /items/{id}", params: {id: string!, name: string!}, schema: Written, records: $.data}
    upsert:
      request: POST /many
      params: {items: {type: array, items: Item, required: true, maxItems: 9}}
      effect: overwrites
      schema: Written
      batch: {of: items, outcomes: $.data}
`

describe('a copy of records that writes answer in part', () => {
  let database: Database
  let shop: Shop
  let room: Room

  beforeAll(async () => {
    const [opened, catalogue, started] = await Promise.all([openTestPostgres(), shopCatalogue(TERSE), startShop()])
    ;[database, shop] = [opened, started]
    shop.items = itemsOf(5)
    room = await openRoom({ database, catalogue, connectTo: () => shop.origin, settings: { leaseMs: 100 } })
  })
  afterAll(async () => {
    await room.close()
    await Promise.all([database.close(), shop.close()])
  })

  /** Tells the copy of a write, and what the shop answered. */
  async function wrote(ref: ConnectorRef, action: string, params: Record<string, unknown>, answer: object) {
    const opened = await room.connectors.open(ref, ref.connectorId)
    await room.sync.written(opened, { entity: 'items', action, params }, Buffer.from(JSON.stringify(answer)))
    opened.release()
  }

  it('has them as later runs read them, even if the write named one by another value than its key', async () => {
    const connector = await room.connector()
    await room.until(connector, isReady)
    shop.items[3] = { ...shop.items[3]!, name: 'Changed' }
    shop.requests.length = 0
    await wrote(connector, 'update', { id: 'item-3', name: 'Changed' }, { id: 'i000003' })
    await expect.poll(() => room.find(connector, 'items', { eq: { name: 'Changed' } })).toHaveLength(1)
    expect(shop.requests).toEqual(['GET /items/item-3?include=box', 'GET /items/i000003?include=box'])
  })

  it('has what a batch of an own action wrote', async () => {
    const connector = await room.connector()
    await room.until(connector, isReady)
    shop.items[4] = { ...shop.items[4]!, name: 'Upserted' }
    await wrote(connector, 'upsert', { items: [{ name: 'Upserted' }] }, { id: 'i000004' })
    await expect.poll(() => room.find(connector, 'items', { eq: { name: 'Upserted' } })).toHaveLength(1)
  })
})
