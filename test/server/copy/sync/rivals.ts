/** Two processes on one database, each with a room, and the shop that both synchronise. */
import type { SyncStateBody } from '../../../../contract/index.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import type { ConnectorRef } from '../../../../server/accounts/connectors/index.ts'
import type { OpenTestDatabase } from '../../../support/database.ts'
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

/** Server and connectors of the tests around it, once they run. */
export class Rivals {
  database!: Database
  shop!: Shop
  room!: Room
  rival!: Room

  async open(openDatabase: OpenTestDatabase): Promise<void> {
    const [database, catalogue, shop] = await Promise.all([openDatabase(), shopCatalogue(), startShop()])
    const settings = { recordsPerConnector: 2000, sliceMs: 300 }
    const options = { database, catalogue, connectTo: () => shop.origin, settings }
    const [room, rival] = [await openRoom(options), await openRoom(options)]
    Object.assign(this, { database, shop, room, rival })
  }

  /** The shop as each test finds it. */
  reset(): void {
    this.shop.items = itemsOf(250)
    this.shop.notes = []
    this.shop.labels = new Map()
    this.shop.trick = undefined
    this.shop.held = undefined
    this.shop.latencyMs = 0
    this.shop.pageSize = 100
    this.shop.requests.length = 0
    this.shop.concurrency.clear()
    this.room.events.length = 0
    this.rival.events.length = 0
  }

  async close(): Promise<void> {
    await Promise.all([this.room.close(), this.rival.close()])
    await Promise.all([this.database.close(), this.shop.close()])
  }

  /** A connector whose copy is ready. */
  async ready(): Promise<ConnectorRef> {
    const connector = await this.room.connector()
    await this.room.until(connector, isReady)
    return connector
  }

  /** The state after one more run. */
  async again(connector: ConnectorRef, isFull = false): Promise<SyncStateBody> {
    await this.room.sync.trigger(connector, { entities: ['items'], isFull })
    return this.room.until(connector, isIdle)
  }
}

/** Opens them for the tests around it. */
export function useRivals(open: OpenTestDatabase): Rivals {
  const rivals = new Rivals()
  beforeAll(() => rivals.open(open))
  afterAll(() => rivals.close())
  beforeEach(() => rivals.reset())
  return rivals
}

export const itemsIn = (state: SyncStateBody) => state.entities.find(({ entity }) => entity === 'items')!

export const page = (path: URL, data: readonly unknown[], next: string | null): Trick | undefined =>
  path.pathname === '/items' ? { body: { data, next } } : undefined
