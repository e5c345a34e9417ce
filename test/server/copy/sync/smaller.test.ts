/** Syncs of lists whose pages are too much: the next run begins with the size that fits. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SyncStateBody } from '../../../../contract/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import {
  type Item,
  isIdle,
  itemsOf,
  openRoom,
  type Room,
  type Shop,
  SHOP_HEAD,
  shopCatalogue,
  startShop,
} from './world.ts'

const MANIFEST = `${SHOP_HEAD}
check: items.list
retry: {max: 1}
errors:
  rules:
    - {status: 500, as: too_much_data}
schemas:
  Item: {id: string, name: string, size: integer?}
entities:
  items:
    schema: Item
    search: [id, name, size]
    sync: {with: {limit: 100}}
    list:
      request: GET /items
      params: {at: integer, limit: {type: integer, minimum: 1, maximum: 100}}
      records: $.data
      pagination: {style: offset, param: at, size: limit, ends: {at: empty}}
`

/** Larger than a response may be. */
const HUGE = 'x'.repeat(10 * 1024 * 1024 + 1)

class SmallerWorld {
  database!: Database
  shop!: Shop
  room!: Room
  items: readonly Item[] = []
  /** The largest page that the third party returns. */
  most = 100

  async open(): Promise<void> {
    const [database, catalogue, shop] = await Promise.all([openTestPostgres(), shopCatalogue(MANIFEST), startShop()])
    const room = await openRoom({ database, catalogue, connectTo: () => shop.origin })
    shop.trick = (url) => {
      const [at, limit] = [Number(url.searchParams.get('at') ?? 0), Number(url.searchParams.get('limit'))]
      return limit > this.most ? { status: 500, body: {} } : { body: { data: this.items.slice(at, at + limit) } }
    }
    Object.assign(this, { database, shop, room })
  }

  async close(): Promise<void> {
    await this.room.close()
    await Promise.all([this.database.close(), this.shop.close()])
  }

  /** The sizes that the run of some work asked for, each once. */
  async sizesOf(work: () => Promise<SyncStateBody>): Promise<{ sizes: number[]; state: SyncStateBody }> {
    this.shop.requests.length = 0
    const state = await work()
    const asked = this.shop.requests.map((one) =>
      Number(new URL(one.slice(4), 'http://shop').searchParams.get('limit')),
    )
    return { sizes: [...new Set(asked)], state }
  }
}

describe('a list whose pages are too much', () => {
  const world = new SmallerWorld()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  it('is copied in smaller ones, and the next run begins with their size', async () => {
    world.items = itemsOf(230)
    world.most = 30
    const connector = await world.room.connector()
    const first = await world.sizesOf(() => world.room.until(connector, isIdle))
    expect(first.sizes).toEqual([100, 50, 25])
    expect(first.state.entities).toMatchObject([{ status: 'ready', records: 230, rejected: 0, last_error: null }])
    const again = () => {
      return world.sizesOf(async () => {
        await world.room.sync.trigger(connector, { entities: ['items'], isFull: true })
        return world.room.until(connector, isIdle)
      })
    }
    expect((await again()).sizes).toEqual([25])
    world.most = 100
    expect([(await again()).sizes, (await again()).sizes]).toEqual([[50], [100]])
  })

  it('leaves out a record that is too large on its own, and goes on behind it', async () => {
    world.most = 100
    const items = itemsOf(230)
    world.items = [...items.slice(0, 130), { id: 'huge', name: HUGE }, ...items.slice(130)]
    const connector = await world.room.connector()
    const { sizes, state } = await world.sizesOf(() => world.room.until(connector, isIdle))
    expect(sizes).toEqual([100, 50, 25, 12, 6, 3, 1])
    expect(state.entities).toMatchObject([{ status: 'ready', records: 230, rejected: 1, last_error: null }])
    const rejected = `select key, reason from rejected_records where connector_id = $1`
    expect(await world.database.query(rejected, [connector.connectorId])).toEqual([{ key: null, reason: 'too_large' }])
  })

  it('has the error of a page of one record', async () => {
    world.items = itemsOf(3)
    world.most = 0
    const connector = await world.room.connector()
    const { state } = await world.sizesOf(() => world.room.until(connector, isIdle))
    expect(state.entities).toMatchObject([{ status: 'error', last_error: { code: 'too_much_data' } }])
  })
})
