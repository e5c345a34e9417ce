/** What syncs tell the application: one event for each run, with what it did to each copy as far as it is known. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue } from '../../../server/accounts/catalogue/index.ts'
import type { Database } from '../../../server/ground/store/index.ts'
import type { ConnectorRef } from '../../../server/accounts/connectors/index.ts'
import { databases } from '../../support/database.ts'
import { takeEvents, wantEvents } from '../../support/events.ts'
import { makeOwner } from '../accounts/connectors/world.ts'
import {
  isIdle,
  isReady,
  itemsOf,
  openRoom,
  type Room,
  type Shop,
  shopCatalogue,
  startShop,
} from '../copy/sync/world.ts'

describe.each(databases)('events of syncs on %s', (_name, open) => {
  let database: Database
  let catalogue: Catalogue
  let shop: Shop
  let room: Room

  beforeAll(async () => {
    ;[database, catalogue, shop] = await Promise.all([open(), shopCatalogue(), startShop()])
    room = await openRoom({ database, catalogue, connectTo: () => shop.origin })
  })
  afterAll(async () => {
    await room.close()
    await Promise.all([database.close(), shop.close()])
  })

  /** A connector of a new organization that wants events; those of its making are taken. */
  async function connect(): Promise<ConnectorRef> {
    const { organizationId } = await makeOwner(database)
    await wantEvents(database, organizationId)
    return room.connector('shop', { organizationId })
  }

  /** The events of syncs that were not taken yet, without whose they are. */
  async function eventsOf({ organizationId, connectorId }: ConnectorRef) {
    const events = (await takeEvents(database, organizationId)).filter(({ type }) => type.startsWith('sync.'))
    return events.map(({ type, data }) => {
      const { organization_id, customer_id, external_user_id, connector_id, connector_type, ...own } = data
      expect([organization_id, connector_id, connector_type]).toEqual([organizationId, connectorId, 'shop'])
      expect([customer_id, external_user_id]).toEqual([expect.any(String), expect.stringContaining('user-')])
      return { type, ...own }
    })
  }

  async function run(connector: ConnectorRef, entities: readonly string[], isFull = false): Promise<void> {
    await room.sync.trigger(connector, { entities, isFull })
    await room.until(connector, isIdle)
  }

  it('F13 tell of the first run, of changes, of a run that replaces a copy, and of one that is held', async () => {
    shop.items = itemsOf(250)
    shop.notes = [
      { id: 'n1', name: 'a', changed: '2026-01-01T00:00:00Z' },
      { id: 'n2', name: 'b', changed: '2026-01-02T00:00:00Z' },
    ]
    shop.labels = new Map([['i000007', [{ id: 'l1', name: 'red', box: 'a' }]]])
    const connector = await connect()
    await room.until(connector, isReady)
    const none = { changed: 0, removed: 0, rejected: 0 }
    const first = { items: { added: 250, ...none }, labels: { added: 1, ...none }, notes: { added: 2, ...none } }
    expect(await eventsOf(connector)).toEqual([{ type: 'sync.completed', entities: first }])

    shop.notes = [
      { id: 'n2', name: 'other', changed: '2026-01-03T00:00:00Z' },
      { id: 'n3', name: 'new', changed: '2026-01-03T00:00:00Z' },
      { name: 'without a key', changed: '2026-01-03T00:00:00Z' } as never,
    ]
    await run(connector, ['notes'])
    const changes = { added: 1, changed: 1, removed: 0, rejected: 1 }
    expect(await eventsOf(connector)).toEqual([{ type: 'sync.completed', entities: { notes: changes } }])

    shop.items = itemsOf(251)
    await run(connector, ['items'])
    expect(await eventsOf(connector)).toEqual([{ type: 'sync.completed', entities: { items: { ...none, added: 1 } } }])

    shop.items = itemsOf(20)
    await run(connector, ['items'])
    expect(await eventsOf(connector)).toEqual([
      { type: 'sync.held', entity: 'items', before: 251, now: 20 },
      {
        type: 'sync.failed',
        code: 'suspicious_shrink',
        message: expect.stringContaining('20 of 251 records') as string,
        retryable: false,
      },
    ])
  })

  it('tell of a run that fails, once', async () => {
    shop.items = itemsOf(5)
    const connector = await connect()
    await room.until(connector, isReady)
    await eventsOf(connector)
    shop.trick = (url) => (url.pathname === '/items' ? { status: 400, body: { message: 'no' } } : undefined)
    await run(connector, ['items'])
    shop.trick = undefined
    const failed = { type: 'sync.failed', code: 'upstream_rejected', message: expect.any(String) as string }
    expect(await eventsOf(connector)).toEqual([{ ...failed, retryable: false }])
  })
})
