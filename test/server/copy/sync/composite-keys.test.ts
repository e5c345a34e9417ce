/** Records whose key is unique only below their parent: no copy mistakes one for another. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

const MANIFEST = `${SHOP_HEAD}
check: items.list
defaults:
  list: {records: $.data, pagination: {style: none, because: One page.}}
schemas:
  Item: {id: string, size: integer}
  Label: {name: string, color: string}
entities:
  items: {schema: Item, search: [id], list: {request: GET /items}}
  labels:
    schema: Label
    key: ["{{item_id}}", name]
    search: [name, color]
    params: {item_id: string!}
    sync: {each: {item_id: items.id}}
    list: {request: "GET /items/{item_id}/labels"}
    create: {request: "POST /items/{item_id}/labels", params: {name: string!, color: string}}
    delete: {request: "DELETE /items/{item_id}/labels/{name}", records: null}
  prices:
    schema: Label
    key: ["{{item_id}}", name]
    search: [name]
    params: {item_id: string!, size: integer!}
    sync: {each: {item_id: items.id, size: items.size}}
    list: {request: "GET /prices/{item_id}/{size}"}
`
const [ONE, TWO] = ['i000000', 'i000001']

describe('composite keys', () => {
  let database: Database
  let shop: Shop
  let room: Room
  const labels = new Map<string, { name: string; color: string }[]>()

  beforeAll(async () => {
    const catalogue = await shopCatalogue(MANIFEST)
    ;[database, shop] = await Promise.all([openTestPostgres(), startShop()])
    room = await openRoom({ database, catalogue, connectTo: () => shop.origin, settings: { retryMs: 1 } })
  })
  afterAll(async () => {
    await room.close()
    await Promise.all([database.close(), shop.close()])
  })
  beforeEach(() => {
    shop.items = itemsOf(2)
    labels.set(ONE, [{ name: 'main', color: 'red' }])
    labels.set(TWO, [
      { name: 'main', color: 'blue' },
      { name: 'fix/1', color: 'green' },
    ])
    shop.trick = ({ pathname }) => {
      const [, first, item, below] = pathname.split('/')
      if (first === 'prices') return { body: { data: [{ name: below }] } }
      return below === 'labels' ? { body: { data: labels.get(item!) ?? [] } } : undefined
    }
  })

  const colors = async (connector: ConnectorRef) =>
    (await room.find(connector, 'labels')).map(({ color }) => color).toSorted()

  async function written(
    connector: ConnectorRef,
    action: string,
    params: Record<string, string>,
    record: object | null,
  ): Promise<void> {
    const opened = await room.connectors.open(connector, connector.connectorId)
    const records = record && Buffer.from(JSON.stringify(record))
    await room.sync.written(opened, { entity: 'labels', action, params }, records)
    opened.release()
  }

  async function ready(): Promise<ConnectorRef> {
    const connector = await room.connector()
    await room.until(connector, isReady)
    return connector
  }

  it('a copy has records of one name below different parents', async () => {
    expect(await colors(await ready())).toEqual(['blue', 'green', 'red'])
  })

  it('params of one parent entity have the fields of one record', async () => {
    const connector = await ready()
    const asked = shop.requests.filter((request) => request.includes('/prices/'))
    expect(new Set(asked)).toEqual(new Set([`GET /prices/${ONE}/0`, `GET /prices/${TWO}/1`]))
    expect((await room.find(connector, 'prices')).map(({ name }) => name).toSorted()).toEqual(['0', '1'])
  })

  it('a run removes the record that its parent no longer lists, and no other of its name', async () => {
    const connector = await ready()
    labels.set(ONE, [])
    await room.sync.trigger(connector, { entities: ['labels'], isFull: true })
    await room.until(connector, isIdle)
    expect(await colors(connector)).toEqual(['blue', 'green'])
  })

  it('a write changes, adds and deletes only the record below its parent', async () => {
    const connector = await ready()
    await written(connector, 'create', { item_id: ONE, name: 'main' }, { name: 'main', color: 'white' })
    expect(await colors(connector)).toEqual(['blue', 'green', 'white'])
    await written(connector, 'create', { item_id: ONE, name: 'fix/1' }, { name: 'fix/1', color: 'gray' })
    expect(await colors(connector)).toEqual(['blue', 'gray', 'green', 'white'])
    await written(connector, 'delete', { item_id: TWO, name: 'fix/1' }, null)
    expect(await colors(connector)).toEqual(['blue', 'gray', 'white'])
  })

  it('a write that names its parent otherwise than the copy leaves the copy to the next run', async () => {
    const connector = await ready()
    await written(connector, 'create', { item_id: 'by/path', name: 'main' }, { name: 'main', color: 'white' })
    expect(await colors(connector)).toEqual(['blue', 'green', 'red'])
  })
})
