/** The event `records.changed`: once a minute for each copy that changed, and never lost. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Catalogue } from '../../../../server/accounts/catalogue/index.ts'
import { applyRecord } from '../../../../server/copy/changes/record-changes.ts'
import { type Copy, copyOf } from '../../../../server/copy/records/copy.ts'
import type { ConnectorRef } from '../../../../server/accounts/connectors/index.ts'
import { removeCopies } from '../../../../server/copy/records/generations.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { announceChanges } from '../../../../server/copy/changes/announce.ts'
import { CURSORS } from '../../../support/cursors.ts'
import { databases } from '../../../support/database.ts'
import { type StoredEvent, takeEvents, wantEvents } from '../../../support/events.ts'
import { makeOwner } from '../../accounts/connectors/world.ts'
import { fill } from '../search/support.ts'
import { itemsOf, openRoom, type Room, type Shop, shopCatalogue, startShop } from '../sync/world.ts'

describe.each(databases)('applications receive that records changed, on %s', (_name, open) => {
  let database: Database
  let catalogue: Catalogue
  let shop: Shop
  beforeAll(async () => void ([database, catalogue, shop] = await Promise.all([open(), shopCatalogue(), startShop()])))
  afterAll(async () => {
    await Promise.all([database.close(), shop.close()])
  })

  /** A room whose process does no work: no run and no event but those of the test. */
  let room: Room
  let now: number
  beforeAll(
    async () => void (room = await openRoom({ database, catalogue, connectTo: () => shop.origin, works: false })),
  )
  afterAll(() => room?.close())
  beforeEach(() => void (now = Date.parse('2026-01-01T00:00:00Z')))

  const announce = () => announceChanges({ database, catalogue, cursors: CURSORS, now: () => now })
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
  const announced = async (organizationId: string): Promise<StoredEvent[]> =>
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
    await announce()
    const first = await announced(organizationId)
    expect(first.map(({ data }) => [data.connector_id, data.connector_type, data.entity])).toEqual([
      [connector.connectorId, 'shop', 'items'],
      [connector.connectorId, 'shop', 'notes'],
    ])
    expect(await read(connector, first[0]!)).toEqual(['i000000', 'i000001', 'i000002'])
    now += 30_000
    await apply(items, 'i000001', 'second')
    await apply(items, 'i000002', 'third')
    await announce()
    expect(await announced(organizationId)).toEqual([])
    now += 30_000
    await announce()
    const [second, ...more] = await announced(organizationId)
    expect([second?.data.entity, more]).toEqual(['items', []])
    expect(await read(connector, second!)).toEqual(['i000001', 'i000002'])
    now += 60_000
    await announce()
    expect(await announced(organizationId)).toEqual([])
    await apply(notes, 'i000000', 'first')
    await removeCopies(database, organizationId, connector.connectorId, ['items'])
    await announce()
    expect((await announced(organizationId)).map(({ data }) => data.entity)).toEqual(['notes'])
  })

  it('F16 none is lost with a process, and two processes announce none twice', async () => {
    const { organizationId } = await makeOwner(database)
    await wantEvents(database, organizationId)
    const connector = await room.connector('shop', { organizationId })
    await copies(connector)
    // The announcing transaction does not commit.
    await database.exec(`
      create function plugboard.fail() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$;
      create trigger fail before update of announced on copy_feeds for each row execute function plugboard.fail();`)
    await expect(announce()).rejects.toThrow('gone')
    await database.exec('drop trigger fail on copy_feeds; drop function plugboard.fail()')
    expect(await announced(organizationId)).toEqual([])
    await Promise.all([announce(), announce(), announce()])
    expect((await announced(organizationId)).map(({ data }) => data.entity)).toEqual(['items', 'notes'])
  })

  it('T16 none is announced of a connector that is purged meanwhile', async () => {
    const { organizationId } = await makeOwner(database)
    await wantEvents(database, organizationId)
    const [stays, purged] = [
      await room.connector('shop', { organizationId }),
      await room.connector('shop', { organizationId }),
    ]
    for (const connector of [stays, purged]) await copies(connector)
    const plan = async (kind: string) => {
      await database.query('delete from connectors where id = $1', [purged.connectorId])
      return catalogue.plan(kind)
    }
    await announceChanges({
      database,
      catalogue: { of: catalogue.of.bind(catalogue), plan },
      cursors: CURSORS,
      now: () => now,
    })
    expect((await announced(organizationId)).map(({ data }) => data.connector_id)).toEqual([
      stays.connectorId,
      stays.connectorId,
    ])
  })

  it('an application that wants no events gets none later of what it did not want', async () => {
    const { organizationId } = await makeOwner(database)
    const connector = await room.connector('shop', { organizationId })
    const [items] = await copies(connector)
    await announce()
    await wantEvents(database, organizationId)
    await announce()
    expect(await announced(organizationId)).toEqual([])
    await apply(items, 'new', 'new')
    await announce()
    expect((await announced(organizationId)).map(({ data }) => data.entity)).toEqual(['items'])
  })
})
