/** What readers of changes are told: by events that copies changed, and by pages that a copy is not as the third party has it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Catalogue } from '../../../server/catalogue/index.ts'
import { applyRecord, type Copy, removeCopies } from '../../../server/search/index.ts'
import type { Database } from '../../../server/store/index.ts'
import { tellChanges } from '../../../server/sync/feed/news.ts'
import type { ConnectorRef } from '../../../server/sync/index.ts'
import { copyOf } from '../../../server/sync/state/services.ts'
import { CURSORS } from '../../support/cursors.ts'
import { databases } from '../../support/database.ts'
import { type StoredEvent, takeEvents, wantEvents } from '../../support/events.ts'
import { makeOwner } from '../connectors/world.ts'
import { fill } from '../search/support.ts'
import { isIdle, isReady, itemsOf, openRoom, type Room, type Shop, shopCatalogue, startShop } from './world.ts'

describe.each(databases)('readers of changes on %s', (_name, open) => {
  let database: Database
  let catalogue: Catalogue
  let shop: Shop
  beforeAll(async () => void ([database, catalogue, shop] = await Promise.all([open(), shopCatalogue(), startShop()])))
  afterAll(async () => {
    await Promise.all([database.close(), shop.close()])
  })

  describe('are told that records changed', () => {
    /** A room whose process does no work: no run and no news but those of the test. */
    let room: Room
    let now: number
    beforeAll(
      async () => void (room = await openRoom({ database, catalogue, connectTo: () => shop.origin, works: false })),
    )
    afterAll(() => room?.close())
    beforeEach(() => void (now = Date.parse('2026-01-01T00:00:00Z')))

    const tell = () => tellChanges({ database, catalogue, cursors: CURSORS, now: () => now })
    const copies = async (connector: ConnectorRef): Promise<[Copy, Copy]> => {
      const plan = await catalogue.plan('shop')
      const [items, notes] = [copyOf(plan, connector, 'items'), copyOf(plan, connector, 'notes')]
      for (const copy of [items, notes]) await fill(database, copy, itemsOf(3))
      return [items, notes]
    }
    const apply = (copy: Copy, id: string, name: string) =>
      database
        .of(copy.organizationId)
        .transaction((sql) => applyRecord(sql, copy, { key: id, record: JSON.stringify({ id, name }) }))
    const news = async (organizationId: string): Promise<StoredEvent[]> =>
      (await takeEvents(database, organizationId)).filter(({ type }) => type === 'records.changed')
    const read = async (connector: ConnectorRef, { data }: StoredEvent) => {
      const searched = await room.connectors.openSearched(connector, connector.connectorId)
      const page = await room.sync.changes(searched, String(data.entity), { after: String(data.cursor) })
      return (JSON.parse(Buffer.from(page.data).toString()) as { key: string }[]).map(({ key }) => key)
    }

    it('F16 once a minute for each entity, with the cursor from which its changes begin', async () => {
      const { organizationId } = await makeOwner(database)
      await wantEvents(database, organizationId)
      const connector = await room.connector('shop', { organizationId })
      const [items, notes] = await copies(connector)
      await tell()
      const first = await news(organizationId)
      expect(first.map(({ data }) => [data.connector_id, data.connector_type, data.entity])).toEqual([
        [connector.connectorId, 'shop', 'items'],
        [connector.connectorId, 'shop', 'notes'],
      ])
      expect(await read(connector, first[0]!)).toEqual(['i000000', 'i000001', 'i000002'])
      now += 30_000
      await apply(items, 'i000001', 'second')
      await apply(items, 'i000002', 'third')
      await tell()
      expect(await news(organizationId)).toEqual([])
      now += 30_000
      await tell()
      const [second, ...more] = await news(organizationId)
      expect([second?.data.entity, more]).toEqual(['items', []])
      expect(await read(connector, second!)).toEqual(['i000001', 'i000002'])
      now += 60_000
      await tell()
      expect(await news(organizationId)).toEqual([])
      await apply(notes, 'i000000', 'first')
      await removeCopies(database, organizationId, connector.connectorId, ['items'])
      await tell()
      expect((await news(organizationId)).map(({ data }) => data.entity)).toEqual(['notes'])
    })

    it('F16 none is lost with a process, and none is told twice by two', async () => {
      const { organizationId } = await makeOwner(database)
      await wantEvents(database, organizationId)
      const connector = await room.connector('shop', { organizationId })
      await copies(connector)
      // The transaction that tells does not commit.
      await database.exec(`
        create function plugboard.fail() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$;
        create trigger fail before update of told on copy_feeds for each row execute function plugboard.fail();`)
      await expect(tell()).rejects.toThrow('gone')
      await database.exec('drop trigger fail on copy_feeds; drop function plugboard.fail()')
      expect(await news(organizationId)).toEqual([])
      await Promise.all([tell(), tell(), tell()])
      expect((await news(organizationId)).map(({ data }) => data.entity)).toEqual(['items', 'notes'])
    })

    it('T16 none is told of a connector that is purged meanwhile', async () => {
      const { organizationId } = await makeOwner(database)
      await wantEvents(database, organizationId)
      const [kept, purged] = [
        await room.connector('shop', { organizationId }),
        await room.connector('shop', { organizationId }),
      ]
      for (const connector of [kept, purged]) await copies(connector)
      const plan = async (kind: string) => {
        await database.query('delete from connectors where id = $1', [purged.connectorId])
        return catalogue.plan(kind)
      }
      await tellChanges({
        database,
        catalogue: { of: catalogue.of.bind(catalogue), plan },
        cursors: CURSORS,
        now: () => now,
      })
      expect((await news(organizationId)).map(({ data }) => data.connector_id)).toEqual([
        kept.connectorId,
        kept.connectorId,
      ])
    })

    it('an application that wants no news gets none later of what it did not want', async () => {
      const { organizationId } = await makeOwner(database)
      const connector = await room.connector('shop', { organizationId })
      const [items] = await copies(connector)
      await tell()
      await wantEvents(database, organizationId)
      await tell()
      expect(await news(organizationId)).toEqual([])
      await apply(items, 'new', 'new')
      await tell()
      expect((await news(organizationId)).map(({ data }) => data.entity)).toEqual(['items'])
    })
  })

  it('U14 a copy that is held back is said to be so until a full run is taken, also while a run lasts', async () => {
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
    } finally {
      shop.held = undefined
      await room.close()
    }
  })
})
