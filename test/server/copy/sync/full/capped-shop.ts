/** A shop whose list of items may end early, and a room that syncs it. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { defined } from '../../../../../runtime/doors/internal.ts'
import type { SyncEntityBody } from '../../../../../contract/index.ts'
import type { Database } from '../../../../../server/ground/store/index.ts'
import type { ConnectorRef } from '../../../../../server/accounts/connectors/index.ts'
import type { OpenTestDatabase } from '../../../../support/database.ts'
import { wantEvents } from '../../../../support/events.ts'
import { makeOwner } from '../../../accounts/connectors/world.ts'
import {
  isIdle,
  isReady,
  type Item,
  openRoom,
  type Room,
  type Shop,
  SHOP_HEAD,
  shopCatalogue,
  startShop,
  type Trick,
} from '../world.ts'

/** Items with a list of changes and a time, labels below them, and notes that cannot be read one by one. */
export const CAPPED_MANIFEST = `${SHOP_HEAD}
check: items.list
retry: {max: 1}
rate: {limit: 100000, per: 1}
defaults:
  list:
    params: {after: string, limit: integer}
    records: $.data
    pagination: {style: cursor, param: after, next: $.next}
schemas:
  Item: {id: string, name: string, size: integer?, changed: datetime?, state: string?}
entities:
  items:
    schema: Item
    search: [id, name, size]
    sync:
      field: changed
      with: {limit: 100}
      later: {field: changed, with: {since: "{{since}}"}, deleted: {at: $.state, is: [gone]}}
    list: {request: GET /items, params: {since: string}}
    get: {request: "GET /items/{id}", params: {id: string!}, records: $.data}
  labels:
    schema: Item
    search: [id, name]
    sync: {each: {item_id: items.id}}
    list: {request: "GET /items/{item_id}/labels", params: {item_id: string!}}
    get: {request: "GET /items/{item_id}/labels/{id}", params: {item_id: string!, id: string!}, records: $.data}
  notes:
    schema: Item
    search: [id, name]
    list: {request: GET /notes}
`

/** Makes items, each changed a second after the one before. */
export function items(count: number, name = 'Item'): Item[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `i${String(index).padStart(4, '0')}`,
    name: `${name} ${index}`,
    changed: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
  }))
}

/** Options of a run. */
interface RunWish {
  /** Whether the copy is due to be read whole. */
  readonly isDue?: boolean
  /** Whether somebody asks for everything. */
  readonly isFull?: boolean
  readonly entity?: string
}

/** The shop, as the tests around it find it. */
export class CappedShop {
  database!: Database
  shop!: Shop
  room!: Room
  /** Number of items after which their list ends. */
  cap = Infinity
  /** Response in place of a single item. */
  single: ((id: string) => Trick | undefined) | undefined

  async open(openDatabase: OpenTestDatabase, manifest: string): Promise<void> {
    const [database, catalogue, shop] = await Promise.all([openDatabase(), shopCatalogue(manifest), startShop()])
    this.room = await openRoom({ database, catalogue, connectTo: () => shop.origin })
    Object.assign(this, { database, shop })
  }

  /** The shop as each test finds it. */
  reset(): void {
    Object.assign(this, { cap: Infinity, single: undefined })
    Object.assign(this.shop, { items: [], notes: [], labels: new Map() })
    this.shop.trick = (path) => this.#answer(path)
  }

  async close(): Promise<void> {
    await this.room.close()
    await Promise.all([this.database.close(), this.shop.close()])
  }

  /** A connector whose copy is ready, of an application that wants events. */
  async ready(): Promise<ConnectorRef> {
    const { organizationId } = await makeOwner(this.database)
    await wantEvents(this.database, organizationId)
    const connector = await this.room.connector('shop', { organizationId })
    await this.room.until(connector, isReady)
    return connector
  }

  /** Runs a sync. @returns the state of an entity, and of the whole sync */
  async run(
    connector: ConnectorRef,
    { isDue = false, isFull = false, entity = 'items' }: RunWish = {},
  ): Promise<SyncEntityBody & { readonly whole: string }> {
    if (isDue)
      await this.database.query(
        `update sync_entities set last_full_at = now() - interval '3 days' where connector_id = $1`,
        [connector.connectorId],
      )
    this.shop.requests.length = 0
    await this.room.sync.trigger(connector, { entities: [entity], isFull })
    const { status, entities } = await this.room.until(connector, isIdle)
    const found = entities.find((one) => one.entity === entity)
    if (!found) throw new Error(`no ${entity} in the state`)
    return { ...found, whole: status }
  }

  /** The single items that were asked for. */
  singles(): string[] {
    return this.shop.requests.filter((request) => /^GET \/items\/[^/]+$/.test(request))
  }

  /** The keys of items that the feed tells deleted after a cursor, and the cursor behind them. */
  async deletions(connector: ConnectorRef, after?: string): Promise<{ keys: string[]; cursor: string }> {
    const opened = await this.room.connectors.open(connector, connector.connectorId)
    const { data, meta } = await this.room.sync.changes(opened, 'items', defined({ after, limit: 1000 }))
    opened.release()
    const all = JSON.parse(Buffer.from(data).toString()) as { operation: string; key: string }[]
    return { keys: all.filter(({ operation }) => operation === 'delete').map(({ key }) => key), cursor: meta.cursor }
  }

  /** The list of items is filtered by the time of change, and ends at the cap. */
  #answer(path: URL): Trick | undefined {
    const [, entity, id = '', below, label] = path.pathname.split('/')
    if (below === 'labels' && label !== undefined)
      return { body: { data: this.shop.labels.get(id)?.find((one) => one.id === label) } }
    if (entity !== 'items' || below !== undefined) return undefined
    if (id !== '') return this.single?.(id)
    const since = path.searchParams.get('since') ?? ''
    const all = this.shop.items.filter(({ changed = '', state }) => changed >= since && state !== 'gone')
    const from = Number(path.searchParams.get('after') ?? 0)
    const to = Math.min(from + 100, this.cap)
    const next = to < Math.min(all.length, this.cap) ? String(to) : null
    return { body: { data: all.slice(from, to), next } }
  }
}

/** Opens it for the tests around it. */
export function useCappedShop(open: OpenTestDatabase, manifest = CAPPED_MANIFEST): CappedShop {
  const capped = new CappedShop()
  beforeAll(() => capped.open(open, manifest))
  afterAll(() => capped.close())
  beforeEach(() => capped.reset())
  return capped
}
