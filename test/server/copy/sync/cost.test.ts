/** Cost of syncs: intervals by the requests of a run, and requests within a share of the third party's limit. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fullIntervalOf, intervalOf, jittered, Pace } from '../../../../server/copy/sync/state/pace.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { isIdle, isReady, itemsOf, openRoom, type Room, type Shop, shopCatalogue, startShop } from './world.ts'

const RATE = { limit: 200, perMs: 60_000, unit: 'seconds' } as const
const MINUTE = 60_000

describe('an interval', () => {
  it.each([
    [0, 60],
    [300, 60],
    [1_000, 200],
    [200_000, 40_000],
  ])('of %i requests a run, at 50 a minute, is %i minutes', (requests, minutes) => {
    expect(intervalOf({ requests, rate: RATE, share: 0.25 }, 60 * MINUTE) / MINUTE).toBe(minutes)
  })

  it('of a third party that names no limit takes a request a second for it', () => {
    expect(intervalOf({ requests: 150, rate: undefined, share: 0.25 }, MINUTE) / MINUTE).toBe(50)
  })

  it('between two runs that read everything is a day at least', () => {
    const every = (requests: number) => fullIntervalOf({ requests, rate: RATE, share: 0.25 }) / (24 * 60 * MINUTE)
    expect([every(10), every(14_400)]).toEqual([1, 2])
  })

  it('is up to a twentieth shorter or longer', () => {
    expect([jittered(1000, 0), jittered(1000, 0.5), jittered(1000, 1)]).toEqual([950, 1000, 1050])
  })
})

describe('the pace of requests', () => {
  const rate = { limit: 40, perMs: 10_000, unit: 'seconds' } as const

  it('never exceeds the share of a window beyond one burst of it, and outlasts a lease', () => {
    let now = 5_000
    let pace = new Pace(0.25, {}, () => now)
    const sent: number[] = []
    for (let request = 0; request < 60; request++) {
      now += pace.wait(rate)
      pace.take(rate)
      sent.push(now)
      if (request % 7 === 0) pace = new Pace(0.25, pace.due, () => now)
    }
    expect(sent.filter((at) => at === 5_000)).toHaveLength(10)
    for (const from of sent)
      expect(sent.filter((at) => at >= from && at < from + 10_000).length).toBeLessThanOrEqual(20)
    const [last = 0] = sent.slice(-1)
    expect(sent.length / ((last - 5_000) / 10_000)).toBeLessThan(10 * 1.25)
  })

  it.each([undefined, { perMs: 1000, unit: 'seconds' } as const])(
    'leaves most of two requests a second to others where none is declared: %o',
    (undeclared) => {
      const pace = new Pace(0.25, {}, () => 0)
      for (let request = 0; request < 30; request++) expect(pace.take(undeclared)).toBe(0)
      expect([pace.take(undeclared), pace.take(undeclared)]).toEqual([2000, 4000])
    },
  )

  it('is as fast as may be without a share', () => {
    expect(new Pace(undefined, {}, () => 0).take(rate)).toBe(0)
  })
})

describe('costs', () => {
  let database: Database
  let shop: Shop
  let room: Room

  beforeAll(async () => {
    ;[database, shop] = await Promise.all([openTestPostgres(), startShop()])
    shop.items = itemsOf(250)
    shop.notes = [{ id: 'n1', name: 'a', changed: '2026-01-01T00:00:00Z' }]
    room = await openRoom({ database, catalogue: await shopCatalogue(), connectTo: () => shop.origin })
  })
  afterAll(async () => {
    await room.close()
    await Promise.all([database.close(), shop.close()])
  })

  it('are shown by the state, and decide when each entity is due', async () => {
    const connector = await room.connector()
    const before = Date.now()
    const { entities } = await room.until(connector, isReady)
    const costs = entities.map(({ entity, requests, full_requests: full, interval_minutes: minutes }) => [
      entity,
      requests,
      full,
      minutes,
    ])
    // 250 requests a run, at a tenth of 30 a minute: 83 minutes.
    expect(costs).toEqual([
      ['items', 3, 3, 60],
      ['notes', 1, 1, 60],
      ['labels', 250, 250, 83],
    ])
    const minutes = entities.map(({ next_run_at: at }) => (Date.parse(at!) - before) / MINUTE)
    expect(minutes[0]).toBeGreaterThan(56)
    expect(minutes[2]).toBeGreaterThan(78)
    expect(minutes[2]! - minutes[0]!).toBeGreaterThan(15)
  })

  it('of what the connector gives an interval for do not matter', async () => {
    const connector = await room.connector('shop', { sync: { interval_minutes: 5 } })
    const { entities } = await room.until(connector, isReady)
    expect(entities.map(({ interval_minutes: minutes }) => minutes)).toEqual([5, 5, 5])
  })

  it('limit a scheduled run to the entities that are due', async () => {
    const connector = await room.connector()
    await room.until(connector, isReady)
    shop.requests.length = 0
    await database.query(`update sync_entities set next_run_at = now() where connector_id = $1 and entity = 'notes'`, [
      connector.connectorId,
    ])
    await database.query('update syncs set next_run_at = now() where connector_id = $1', [connector.connectorId])
    await expect.poll(() => shop.requests.length, { timeout: 30_000 }).toBeGreaterThan(0)
    await room.until(connector, isIdle)
    expect(shop.requests.map((request) => request.split('?')[0])).toEqual(['GET /notes'])
  })
})
