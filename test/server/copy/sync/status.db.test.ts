/** Status in pages of changes of copies that differ from the third party. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue } from '../../../../server/accounts/catalogue/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import type { ConnectorRef } from '../../../../server/accounts/connectors/index.ts'
import { databases } from '../../../support/database.ts'
import { isIdle, isReady, itemsOf, openRoom, type Shop, shopCatalogue, startShop } from './world.ts'

describe.each(databases)('the status of changes on %s', (_name, open) => {
  let database: Database
  let catalogue: Catalogue
  let shop: Shop
  beforeAll(async () => void ([database, catalogue, shop] = await Promise.all([open(), shopCatalogue(), startShop()])))
  afterAll(async () => {
    await Promise.all([database.close(), shop.close()])
  })

  it('U14 a copy that is held back has that status until a full run is taken, even during a run', async () => {
    const room = await openRoom({ database, catalogue, connectTo: () => shop.origin })
    const statuses = async ({ organizationId, connectorId }: ConnectorRef) => {
      const searched = await room.connectors.openSearched({ organizationId }, connectorId)
      const { meta } = await room.sync.changes(searched, 'items', {})
      const all = await room.sync.allChanges({ organizationId })
      const { meta: count } = await room.sync.count(searched, 'items')
      const { meta: record } = await room.sync.record(searched, 'items', 'i000001')
      return [meta.status, count.status, record.status, all.meta.status, all.meta.unready]
    }
    try {
      shop.items = itemsOf(100)
      const organizationId = randomUUID()
      await database.query(`insert into organizations (id, name) values ($1, 'One')`, [organizationId])
      const connector = await room.connector('shop', { organizationId })
      const { connectorId } = connector
      await room.until(connector, isReady)
      expect(await statuses(connector)).toEqual(['ready', 'ready', 'ready', 'ready', []])
      shop.items = []
      await room.sync.trigger(connector, { entities: ['items'], isFull: false })
      await room.until(connector, isIdle)
      const unready = [{ connector_id: connectorId, entity: 'items', status: 'held' }]
      expect(await statuses(connector)).toEqual(['held', 'held', 'held', 'held', unready])
      shop.items = itemsOf(2)
      let answer = () => {}
      shop.held = new Promise((resolve) => (answer = resolve))
      await room.sync.trigger(connector, { entities: ['items'], isFull: true })
      expect(await statuses(connector)).toEqual(['held', 'held', 'held', 'held', unready])
      answer()
      await room.until(connector, isReady)
      expect(await statuses(connector)).toEqual(['ready', 'ready', 'ready', 'ready', []])
      // A copy that was never filled is being filled.
      shop.held = new Promise((resolve) => (answer = resolve))
      const next = await room.connector('shop', { organizationId, sync: { entities: ['items'] } })
      expect((await room.sync.allChanges({ organizationId })).meta).toMatchObject({
        status: 'preview',
        unready: [{ connector_id: next.connectorId, entity: 'items', status: 'preview' }],
      })
      answer()
      await room.until(next, isReady)
      // One that is not synced is not being filled.
      await room.connector('shop', { organizationId, sync: { enabled: false } })
      expect((await room.sync.allChanges({ organizationId })).meta).toMatchObject({ status: 'ready', unready: [] })
    } finally {
      shop.held = undefined
      await room.close()
    }
  })
})
