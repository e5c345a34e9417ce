/** Rivals, and records that do not fit: what is searchable stays whole. */
import { forgetCopies } from '../../../../server/copy/index.ts'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { databases } from '../../../support/database.ts'
import { itemsIn, page, useRivals } from './rivals.ts'
import { isIdle, isReady, itemsOf } from './world.ts'

describe.each(databases)('rivals, and records that do not fit, on %s', (_name, open) => {
  const world = useRivals(open)

  it('U22 one record that cannot be stored is counted, and the others are stored', async () => {
    const records = [...itemsOf(99), { id: 'x'.repeat(3000), name: 'long' }, { id: 'nul', name: 'a\u0000b' }]
    world.shop.trick = (path) => page(path, records, null)
    const state = await world.room.until(await world.room.connector(), isReady)
    expect(itemsIn(state)).toMatchObject({ records: 99, rejected: 2 })
  })

  it('U23 ids lose no digits', async () => {
    world.shop.trick = (path) =>
      path.pathname === '/items'
        ? { body: '{"data": [{"id": 9007199254740993, "name": "big"}], "next": null}' }
        : undefined
    const connector = await world.room.connector()
    await world.room.until(connector, isReady)
    const opened = await world.room.connectors.open(connector, connector.connectorId)
    const { data } = await world.room.sync.search(opened, 'items', { query: {} })
    opened.release()
    expect(Buffer.from(data).toString()).toContain('"id":9007199254740993')
  })

  it('E26 a connector holds no more records than it may', async () => {
    world.shop.items = itemsOf(2500)
    world.shop.pageSize = 500
    const connector = await world.room.connector()
    const state = await world.room.until(connector, isIdle)
    expect({ whole: state.status, ...itemsIn(state) }).toMatchObject({
      whole: 'error',
      last_error: { code: 'quota_exceeded' },
    })
    const found = (await world.room.find(connector, 'items')).length
    expect(found).toBe(itemsIn(state).records)
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThanOrEqual(2000)
  })

  it('C11 a connector has one run at a time, for any caller', async () => {
    let letGo = () => {}
    world.shop.held = new Promise<void>((resolve) => (letGo = resolve))
    const key = 'rivals-key-0123456789'
    const connector = await world.room.connector('shop', { key })
    const asked = [world.room, world.rival, world.room, world.rival].map((one) =>
      one.sync.trigger(connector, { isFull: true }).then(
        () => 'begun',
        (error: { code: string }) => error.code,
      ),
    )
    expect(await Promise.all(asked)).toEqual(Array(4).fill('sync_running'))
    letGo()
    world.shop.latencyMs = 5
    await world.room.until(connector, isReady)
    expect(
      await Promise.all(
        [world.room, world.rival].map((one) =>
          one.sync.trigger(connector, { isFull: true }).then(
            () => 1,
            () => 0,
          ),
        ),
      ),
    ).toContain(1)
    await world.room.until(connector, isIdle)
    expect(world.shop.concurrency.get(`Bearer ${key}`)).toBe(1)
  })

  it('C12 deletions during syncs leave no row behind', async () => {
    world.shop.items = itemsOf(60)
    world.shop.pageSize = 5
    const connectors = await Promise.all(Array.from({ length: 20 }, () => world.room.connector()))
    await Promise.all(
      connectors.map(async ({ organizationId, connectorId }, index) => {
        await delay(index * 15)
        await world.room.connectors.remove({ organizationId }, connectorId)
        await forgetCopies(world.room.services.database, organizationId, connectorId)
        await world.room.connectors.purge(organizationId, connectorId)
      }),
    )
    await delay(500)
    const ids = connectors.map(({ connectorId }) => connectorId)
    const [tables] = await world.database.query<{ names: string[] }>(
      `select array_agg(name) as names from record_tables where kind = 'shop'`,
    )
    for (const table of [...tables!.names, 'generations', 'copies', 'rejected_records', 'syncs', 'sync_entities'])
      expect(
        await world.database.query(`select 1 from ${table} where connector_id = any($1::uuid[])`, [ids]),
        table,
      ).toEqual([])
  })

  it('C13 F2 searches during refreshes see one generation, old or new', async () => {
    world.shop.pageSize = 20
    const connector = await world.ready()
    world.shop.items = itemsOf(200, 'New')
    world.shop.latencyMs = 3
    await world.room.sync.trigger(connector, { entities: ['items'], isFull: true })
    const seen = new Set<string>()
    for (
      let state = await world.room.sync.state(connector);
      !isIdle(state);
      state = await world.room.sync.state(connector)
    ) {
      const found = await world.room.find(connector, 'items').catch((error: { code: string }) => error.code)
      seen.add(typeof found === 'string' ? found : `${found.length} ${String(found[0]!.name).split(' ')[0]}`)
    }
    expect([...seen].filter((one) => !['250 Item', '200 New', 'cursor_expired'].includes(one))).toEqual([])
    expect(await world.room.find(connector, 'items')).toHaveLength(200)
  })
})
