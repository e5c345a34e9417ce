/** Syncs of lists whose place is lost: they begin again in the same run, a bounded number of times. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { isIdle, itemsOf, MANIFEST, openRoom, type Room, type Shop, shopCatalogue, startShop } from './world.ts'

const EXPIRING = MANIFEST.replace(
  'retry: {max: 1}',
  'retry: {max: 1}\nerrors: {rules: [{status: 419, as: cursor_expired}]}',
)

class RestartWorld {
  database!: Database
  shop!: Shop
  room!: Room
  /** Number of times that the third party still loses the place. */
  losses = 0

  async open(): Promise<void> {
    const [database, catalogue, shop] = await Promise.all([openTestPostgres(), shopCatalogue(EXPIRING), startShop()])
    const room = await openRoom({ database, catalogue, connectTo: () => shop.origin, settings: { leaseMs: 300 } })
    shop.trick = (url) => (url.searchParams.has('after') && this.losses-- > 0 ? { status: 419, body: {} } : undefined)
    Object.assign(this, { database, shop, room })
  }

  async close(): Promise<void> {
    await this.room.close()
    await Promise.all([this.database.close(), this.shop.close()])
  }

  /** The state of the items after the first run, and the number of its first pages. */
  async run() {
    this.shop.requests.length = 0
    const connector = await this.room.connector()
    const { entities } = await this.room.until(connector, isIdle)
    const begun = this.shop.requests.filter((one) => one.startsWith('GET /items?') && !one.includes('after='))
    return { state: entities.find((one) => one.entity === 'items'), begun: begun.length }
  }
}

describe('a list whose place is lost', () => {
  const world = new RestartWorld()
  beforeAll(() => world.open())
  afterAll(() => world.close())
  beforeEach(() => {
    world.shop.items = itemsOf(250)
    world.shop.labels.clear()
  })

  it('begins again in the same run', async () => {
    world.losses = 2
    const { state, begun } = await world.run()
    expect([begun, state]).toMatchObject([3, { status: 'ready', records: 250, last_error: null }])
  })

  it('has the error at the fourth loss', async () => {
    world.losses = Infinity
    const { state, begun } = await world.run()
    expect([begun, state]).toMatchObject([4, { status: 'error', last_error: { code: 'cursor_expired' } }])
  })
})
