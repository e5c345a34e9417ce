/** Third parties that answer wrongly or for ever, and rivals: what is searchable stays whole. */
import type { SyncStateBody } from '../../../contract/index.ts'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Catalogue } from '../../../server/catalogue/index.ts'
import type { Database } from '../../../server/store/index.ts'
import type { ConnectorRef } from '../../../server/sync/index.ts'
import { databases, openTestPostgres, type OpenTestDatabase } from '../../support/database.ts'
import {
  isIdle,
  isReady,
  itemsOf,
  openRoom,
  type Room,
  type Shop,
  shopCatalogue,
  startShop,
  type Trick,
} from './world.ts'

/** A connector whose third party is overloaded is put off by longer than this. */
const STORM_WAIT_MS = 240_000

let database: Database
let catalogue: Catalogue
let shop: Shop
let room: Room
let rival: Room

/** Opens the world of the tests around it: two processes on one database. */
function useWorld(open: OpenTestDatabase): void {
  beforeAll(async () => {
    ;[database, catalogue, shop] = await Promise.all([open(), shopCatalogue(), startShop()])
    const options = {
      database,
      catalogue,
      connectTo: () => shop.origin,
      settings: { recordsPerConnector: 2000, sliceMs: 300 },
    }
    room = await openRoom(options)
    rival = await openRoom(options)
  })
  afterAll(async () => {
    await Promise.all([room.close(), rival.close()])
    await Promise.all([database.close(), shop.close()])
  })
  beforeEach(() => {
    shop.items = itemsOf(250)
    shop.notes = []
    shop.labels = new Map()
    shop.trick = undefined
    shop.held = undefined
    shop.latencyMs = 0
    shop.pageSize = 100
    shop.requests.length = 0
    room.events.length = 0
    rival.events.length = 0
    shop.concurrency.clear()
  })
}

const itemsIn = (state: SyncStateBody) => state.entities.find(({ entity }) => entity === 'items')!

async function ready(): Promise<ConnectorRef> {
  const connector = await room.connector()
  await room.until(connector, isReady)
  return connector
}

async function again(connector: ConnectorRef, isFull = false): Promise<SyncStateBody> {
  await room.sync.trigger(connector, { entities: ['items'], isFull })
  return room.until(connector, isIdle)
}

const page = (path: URL, data: readonly unknown[], next: string | null): Trick | undefined =>
  path.pathname === '/items' ? { body: { data, next } } : undefined

describe('third parties that answer wrongly or for ever', () => {
  useWorld(openTestPostgres)

  it.each([
    ['U10 the same next page for ever', (path: URL) => page(path, itemsOf(10), 'same')],
    [
      'U11 next pages that alternate',
      (path: URL) => page(path, itemsOf(10), path.searchParams.get('after') === 'a' ? 'b' : 'a'),
    ],
    [
      'U11 always new next pages with the same records',
      (path: URL, count: number) => page(path, itemsOf(10), `n${count}`),
    ],
    ['U12 pages without records for ever', (path: URL, count: number) => page(path, [], `n${count}`)],
  ])('%s end the run as failed', async (_what, trick) => {
    const connector = await ready()
    shop.trick = trick
    shop.requests.length = 0
    const state = await again(connector)
    expect({ whole: state.status, ...itemsIn(state) }).toMatchObject({
      whole: 'error',
      records: 250,
      last_error: { code: 'pagination_loop' },
    })
    expect(shop.requests.length).toBeLessThan(60)
    expect(await room.find(connector, 'items')).toHaveLength(250)
  })

  it('U12 a last page that names a next one is followed, one without is the last', async () => {
    shop.trick = (path) =>
      page(path, path.searchParams.has('after') ? [] : itemsOf(3), path.searchParams.has('after') ? null : 'x')
    expect(itemsIn(await room.until(await room.connector(), isReady)).records).toBe(3)
  })

  it.each([
    ['a body cut off', { body: '{"data": [{"id": "i1", "na' }],
    ['a list where the object should be', { body: [] }],
    ['an error with 200', { body: { error: { message: 'no' } } }],
    ['a page of HTML', { headers: { 'content-type': 'text/html' }, body: '<html>maintenance</html>' }],
    ['an empty body', { body: '' }],
    ['null for the records', { body: { data: null, next: null } }],
    ['a server error', { status: 500, body: {} }],
  ])('U13 %s never deletes', async (_what, answer) => {
    const connector = await ready()
    shop.trick = (path) => (path.pathname === '/items' && path.searchParams.has('after') ? answer : undefined)
    await room.sync.trigger(connector, { entities: ['items'], isFull: true })
    await room.until(connector, (state) => itemsIn(state).last_error !== null)
    await room.sync.cancel(connector)
    expect(await room.find(connector, 'items')).toHaveLength(250)
  })

  it('U14 a copy that shrinks by half is held back until a full sync is asked for', async () => {
    const connector = await ready()
    shop.items = []
    const state = await again(connector)
    expect({ whole: state.status, ...itemsIn(state) }).toMatchObject({
      whole: 'error',
      records: 250,
      last_error: { code: 'suspicious_shrink' },
    })
    expect(room.events.concat(rival.events)).toContainEqual(
      expect.objectContaining({ type: 'sync.suspicious_shrink', connectorId: connector.connectorId, entity: 'items' }),
    )
    expect(await room.find(connector, 'items')).toHaveLength(250)
    expect(itemsIn(await again(connector, true))).toMatchObject({ status: 'ready', records: 0, last_error: null })
  })

  it('U13 a body cut off once is asked for again in the same run', async () => {
    const connector = await ready()
    let cuts = 0
    shop.trick = (path) =>
      path.pathname === '/items' && path.searchParams.has('after') && cuts++ === 0
        ? { headers: { 'content-length': '5000', connection: 'close' }, body: '{"data": [{"id": "i1", "na' }
        : undefined
    shop.items = itemsOf(250, 'Renamed')
    const state = await again(connector, true)
    expect({ cuts, ...itemsIn(state) }).toMatchObject({ status: 'ready', records: 250, last_error: null })
    expect(cuts).toBeGreaterThan(1)
    expect(await room.find(connector, 'items', { like: { name: 'Renamed%' } })).toHaveLength(250)
  })

  it('U14 a page that ends early and empty takes no record away', async () => {
    const connector = await ready()
    let ends = 0
    shop.trick = (path) => (path.searchParams.get('after') === '200' && ends++ === 0 ? page(path, [], null) : undefined)
    const state = await again(connector)
    expect({ ends, ...itemsIn(state) }).toMatchObject({ status: 'ready', records: 250, last_error: null })
    expect(ends).toBe(2)
    expect(room.events.concat(rival.events).filter(({ type }) => type === 'sync.suspicious_shrink')).toEqual([])
  })

  it('U14 records that two entity runs do not find any more are deleted, those of a tenth at once', async () => {
    const connector = await ready()
    shop.items = itemsOf(240)
    shop.requests.length = 0
    expect(itemsIn(await again(connector))).toMatchObject({ records: 240, last_error: null })
    const requestsPerRun = shop.requests.length
    shop.items = itemsOf(150)
    shop.requests.length = 0
    expect(itemsIn(await again(connector))).toMatchObject({ records: 150, last_error: null })
    expect(shop.requests.length).toBeGreaterThan(requestsPerRun)
  })

  it('U14 entity runs that find fewer records, and each another number of them, are held back', async () => {
    const connector = await ready()
    const found = [130, 200]
    shop.trick = (path) => {
      const count = path.pathname === '/items' ? found.shift() : undefined
      return count === undefined ? undefined : page(path, itemsOf(count), null)
    }
    expect(itemsIn(await again(connector))).toMatchObject({ records: 250, last_error: { code: 'suspicious_shrink' } })
    expect(await room.find(connector, 'items')).toHaveLength(250)
  })

  it('U13 a list that is not there fails the run, and says so', async () => {
    const connector = await ready()
    shop.trick = (path) => (path.pathname === '/items' ? { status: 404, body: { message: 'no such shop' } } : undefined)
    const state = await again(connector)
    expect({ whole: state.status, ...itemsIn(state) }).toMatchObject({
      whole: 'error',
      records: 250,
      last_error: {
        code: 'upstream_rejected',
        message: expect.stringContaining('Cannot read items.list: the list does not exist'),
      },
    })
    await expect
      .poll(() => room.events.concat(rival.events).filter(({ connectorId }) => connectorId === connector.connectorId))
      .toContainEqual(expect.objectContaining({ type: 'sync.failed', code: 'upstream_rejected' }))
  })

  it('U15 a storm of 429 puts one connector off and no other', async () => {
    const key = 'stormy-key-0123456789'
    shop.trick = (_path, _count, authorization) =>
      authorization.includes(key) ? { status: 429, headers: { 'retry-after': '999999999' }, body: {} } : undefined
    const stormy = await room.connector('shop', { key })
    const others = await Promise.all([room.connector(), room.connector(), room.connector()])
    await Promise.all(others.map((other) => room.until(other, isReady, STORM_WAIT_MS)))
    const state = await room.until(stormy, ({ entities }) => entities.some(({ last_error: error }) => error !== null))
    expect(state).toMatchObject({ status: 'loading', job_id: expect.any(String) })
    const [row] = await database.query<{ wait: number }>(
      `select extract(epoch from lease_at - now())::float8 as wait from syncs where connector_id = $1`,
      [stormy.connectorId],
    )
    expect(row!.wait * 1000).toBeGreaterThan(STORM_WAIT_MS)
    expect(row!.wait).toBeLessThan(16 * 60)
    await room.sync.cancel(stormy)
  })

  it('U15 a Retry-After in seconds is obeyed', async () => {
    const times: number[] = []
    shop.trick = () =>
      times.push(Date.now()) === 1 ? { status: 429, headers: { 'retry-after': '1' }, body: {} } : undefined
    await room.until(await room.connector(), isReady)
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(1000)
  })

  it('E25 many syncs of one customer hold up no other', async () => {
    const owner = { key: 'flooding-key-0123456789' }
    shop.trick = (path, count, authorization) =>
      authorization.includes(owner.key) ? page(path, [{ id: `n${count}` }], `p${count}`) : page(path, itemsOf(3), null)
    const flood = await Promise.all(Array.from({ length: 30 }, () => room.connector('shop', owner)))
    await room.until(await room.connector(), isReady)
    const states = await Promise.all(flood.map((connector) => room.sync.state(connector)))
    expect(states.filter(isIdle)).toEqual([])
    await Promise.all(flood.map((connector) => room.sync.forget(connector.organizationId, connector.connectorId)))
  })
})

describe.each(databases)('rivals, and records that do not fit, on %s', (_name, open) => {
  useWorld(open)

  it('U22 one record that cannot be stored is counted, and the others are stored', async () => {
    const records = [...itemsOf(99), { id: 'x'.repeat(3000), name: 'long' }, { id: 'nul', name: 'a\u0000b' }]
    shop.trick = (path) => page(path, records, null)
    const state = await room.until(await room.connector(), isReady)
    expect(itemsIn(state)).toMatchObject({ records: 99, rejected: 2 })
  })

  it('U23 ids lose no digits', async () => {
    shop.trick = (path) =>
      path.pathname === '/items'
        ? { body: '{"data": [{"id": 9007199254740993, "name": "big"}], "next": null}' }
        : undefined
    const connector = await room.connector()
    await room.until(connector, isReady)
    const opened = await room.connectors.open(connector, connector.connectorId)
    const { data } = await room.sync.search(opened, 'items', { query: {} })
    opened.release()
    expect(Buffer.from(data).toString()).toContain('"id":9007199254740993')
  })

  it('E26 a connector holds no more records than it may', async () => {
    shop.items = itemsOf(2500)
    shop.pageSize = 500
    const connector = await room.connector()
    const state = await room.until(connector, isIdle)
    expect({ whole: state.status, ...itemsIn(state) }).toMatchObject({
      whole: 'error',
      last_error: { code: 'quota_exceeded' },
    })
    const found = (await room.find(connector, 'items')).length
    expect(found).toBe(itemsIn(state).records)
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThanOrEqual(2000)
  })

  it('C11 a connector has one run at a time, whoever asks', async () => {
    let letGo = () => {}
    shop.held = new Promise<void>((resolve) => (letGo = resolve))
    const key = 'rivals-key-0123456789'
    const connector = await room.connector('shop', { key })
    const asked = [room, rival, room, rival].map((one) =>
      one.sync.trigger(connector, { isFull: true }).then(
        () => 'begun',
        (error: { code: string }) => error.code,
      ),
    )
    expect(await Promise.all(asked)).toEqual(Array(4).fill('sync_running'))
    letGo()
    shop.latencyMs = 5
    await room.until(connector, isReady)
    expect(
      await Promise.all(
        [room, rival].map((one) =>
          one.sync.trigger(connector, { isFull: true }).then(
            () => 1,
            () => 0,
          ),
        ),
      ),
    ).toContain(1)
    await room.until(connector, isIdle)
    expect(shop.concurrency.get(`Bearer ${key}`)).toBe(1)
  })

  it('C12 deletions during syncs leave no row behind', async () => {
    shop.items = itemsOf(60)
    shop.pageSize = 5
    const connectors = await Promise.all(Array.from({ length: 20 }, () => room.connector()))
    await Promise.all(
      connectors.map(async ({ organizationId, connectorId }, index) => {
        await delay(index * 15)
        await room.connectors.remove({ organizationId }, connectorId)
        await room.sync.forget(organizationId, connectorId)
        await room.connectors.purge(organizationId, connectorId)
      }),
    )
    await delay(500)
    const ids = connectors.map(({ connectorId }) => connectorId)
    const [tables] = await database.query<{ names: string[] }>(
      `select array_agg(name) as names from record_tables where kind = 'shop'`,
    )
    for (const table of [...tables!.names, 'generations', 'copies', 'rejected_records', 'syncs', 'sync_entities'])
      expect(await database.query(`select 1 from ${table} where connector_id = any($1::uuid[])`, [ids]), table).toEqual(
        [],
      )
  })

  it('C13 F2 searches during refreshes see one generation, old or new', async () => {
    shop.pageSize = 20
    const connector = await ready()
    shop.items = itemsOf(200, 'New')
    shop.latencyMs = 3
    await room.sync.trigger(connector, { entities: ['items'], isFull: true })
    const seen = new Set<string>()
    for (let state = await room.sync.state(connector); !isIdle(state); state = await room.sync.state(connector)) {
      const found = await room.find(connector, 'items').catch((error: { code: string }) => error.code)
      seen.add(typeof found === 'string' ? found : `${found.length} ${String(found[0]!.name).split(' ')[0]}`)
    }
    expect([...seen].filter((one) => !['250 Item', '200 New', 'cursor_expired'].includes(one))).toEqual([])
    expect(await room.find(connector, 'items')).toHaveLength(200)
  })
})
