/** Records below items: a shop that a test configures, and a room that syncs it. */
import type { SyncStateBody } from '../../../../contract/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import type { SyncSettings } from '../../../../server/copy/sync/state/services.ts'
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
  SHOP_HEAD,
  startShop,
  type Trick,
} from './world.ts'

const MANIFEST = `${SHOP_HEAD}
check: items.list
retry: {max: 1}
defaults:
  list:
    params: {after: string}
    records: $.data
    pagination: {style: cursor, param: after, next: $.next}
schemas:
  Item: {id: string, name: string, changed: datetime?}
entities:
  items: {schema: Item, search: [id, name], list: {request: GET /items}}
  labels:
    schema: Item
    search: [id, name]
    sync: {each: {item_id: items.id}}
    list: {request: "GET /items/{item_id}/labels", params: {item_id: string!}}
  notes:
    schema: Item
    search: [id, name]
    sync: {each: {item_id: items.id}, field: changed, param: since}
    list: {request: "GET /items/{item_id}/notes", params: {item_id: string!, since: string}}
  comments:
    schema: Item
    search: [id, name]
    sync: {each: {item_id: items.id}, changed_parents: true}
    list: {request: "GET /items/{item_id}/comments", params: {item_id: string!}}
`
/** Number of items of the shop. */
export const ITEMS = 6
const CHANGED = '2026-01-01T00:00:00Z'

/** A shop with records below items, with the refusals and records of a test, and its sync. */
export class BelowItems {
  database!: Database
  shop!: Shop
  room!: Room
  /** Responses below an item, by its id. */
  refused = new Map<string, Trick>()
  /** Records below an item, besides one record of its own. */
  more = new Map<string, string[]>()
  /** Records below an item, without one of its own. */
  only = new Map<string, string[]>()

  async open(open: OpenTestDatabase, settings: Partial<SyncSettings> = {}): Promise<void> {
    const [database, shop, catalogue] = await Promise.all([open(), startShop(), shopCatalogue(MANIFEST)])
    const room = await openRoom({
      database,
      catalogue,
      connectTo: () => shop.origin,
      settings: { retryMs: 1, ...settings },
    })
    Object.assign(this, { database, shop, room })
  }

  reset(): void {
    this.shop.items = itemsOf(ITEMS)
    this.refused = new Map()
    this.more = new Map()
    this.only = new Map()
    this.shop.pageSize = 100
    this.shop.trick = ({ pathname, searchParams }) => {
      const [, , item, below] = pathname.split('/')
      if (below === undefined) return undefined
      const ids = this.only.get(item!) ?? [`${below} of ${item!}`, ...(this.more.get(item!) ?? [])]
      const from = Number(searchParams.get('after') ?? 0)
      const to = from + this.shop.pageSize
      const data = ids.slice(from, to).map((id) => ({ id, name: 'x', changed: CHANGED }))
      return this.refused.get(item!) ?? { body: { data, next: to < ids.length ? String(to) : null } }
    }
  }

  async close(): Promise<void> {
    await this.room.close()
    await Promise.all([this.database.close(), this.shop.close()])
  }

  refuse(id: string, status: number): void {
    this.refused.set(id, { status, body: { message: 'not yours' } })
  }

  async connector(): Promise<ConnectorRef> {
    const connector = await this.room.connector()
    await this.room.until(connector, isReady)
    return connector
  }

  async entity(connector: ConnectorRef, entity: string) {
    return entityOf(await this.room.sync.state(connector), entity)
  }

  async keys(connector: ConnectorRef, entity: string): Promise<string[]> {
    return (await this.room.find(connector, entity)).map(({ id }) => id as string)
  }

  /** Runs somebody asked for; the requests since. */
  async run(connector: ConnectorRef, entities: string[], isFull = false): Promise<string[]> {
    this.shop.requests.length = 0
    await this.room.sync.trigger(connector, { entities, isFull })
    await this.room.until(connector, isIdle)
    return [...this.shop.requests]
  }

  /** As the clock begins a run; the requests since. */
  async scheduled(connector: ConnectorRef, entity: string): Promise<string[]> {
    this.shop.requests.length = 0
    const before = (await this.entity(connector, entity)).last_synced_at
    const due = 'next_run_at = now() where connector_id = $1'
    await this.database.query(`update sync_entities set ${due} and entity = $2`, [connector.connectorId, entity])
    await this.database.query(`update syncs set ${due}`, [connector.connectorId])
    await this.room.until(connector, (state) => isIdle(state) && entityOf(state, entity).last_synced_at !== before)
    return [...this.shop.requests]
  }
}

function entityOf({ entities }: SyncStateBody, entity: string): SyncStateBody['entities'][number] {
  return entities.find((one) => one.entity === entity)!
}

/** The keys of an entity's records below all items. */
export function keysBelow(entity: string, without: readonly string[] = []): string[] {
  return itemsOf(ITEMS).flatMap(({ id }) => (without.includes(id) ? [] : [`${entity} of ${id}`]))
}
