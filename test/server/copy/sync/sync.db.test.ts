/** Copying: whole, incremental, below parents, paused, taken up again. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Catalogue } from '../../../../server/accounts/catalogue/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { beginRun } from '../../../../server/copy/sync/schedule/runs.ts'
import { databases } from '../../../support/database.ts'
import { ServerError } from '../../../../server/ground/errors/index.ts'
import { judge } from '../../../../server/copy/sync/state/failures.ts'
import { isIdle, isReady, itemsOf, openRoom, type Room, type Shop, shopCatalogue, startShop } from './world.ts'

describe.each(databases)('sync on %s', (_name, open) => {
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
  beforeEach(() => {
    shop.items = itemsOf(250)
    shop.notes = []
    shop.labels = new Map([
      ['i000007', [{ id: 'l1', name: 'red', box: 'a' }]],
      ['i000249', [{ id: 'l2', name: 'blue', box: 'b' }]],
    ])
    shop.trick = undefined
    shop.latencyMs = 0
    shop.requests.length = 0
  })

  it('copies everything, parents first, and finds it', async () => {
    const connector = await room.connector()
    const state = await room.until(connector, isReady)
    expect(state.entities.map(({ entity, status, records }) => ({ entity, status, records }))).toEqual([
      { entity: 'items', status: 'ready', records: 250 },
      { entity: 'notes', status: 'ready', records: 0 },
      { entity: 'labels', status: 'ready', records: 2 },
    ])
    expect(await room.find(connector, 'items', { eq: { size: 200 } })).toEqual([
      { id: 'i000200', name: 'Item 200', size: 200 },
    ])
    expect(await room.find(connector, 'labels', { eq: { box: 'b' } })).toEqual([{ id: 'l2', name: 'blue', box: 'b' }])
  })

  it('begins no second run for a connector that was due when it was looked for, and is no more', async () => {
    const connector = await room.connector()
    await room.until(connector, isReady)
    await expect(beginRun(room.services, connector, { isAskedFor: false })).rejects.toMatchObject({
      code: 'sync_running',
    })
    expect(await room.sync.state(connector)).toMatchObject({ job_id: null })
  })

  it('notices changes and deletions by the next whole run', async () => {
    const connector = await room.connector()
    await room.until(connector, isReady)
    shop.items = [...itemsOf(240, 'Other'), { id: 'z', name: 'New' }]
    await room.sync.trigger(connector, { isFull: false })
    await room.until(connector, isIdle)
    const found = await room.find(connector, 'items')
    expect(found).toHaveLength(241)
    expect(found[0]).toEqual({ id: 'i000000', name: 'Other 0', size: 0 })
  })

  it('asks only for what is new where the manifest declares how', async () => {
    shop.notes = [
      { id: 'n1', name: 'a', changed: '2026-01-01T00:00:00Z' },
      { id: 'n2', name: 'b', changed: '2026-01-02T00:00:00Z' },
    ]
    const connector = await room.connector()
    await room.until(connector, isReady)
    shop.notes[0] = { id: 'n1', name: 'changed', changed: '2026-01-03T00:00:00Z' }
    shop.requests.length = 0
    await room.sync.trigger(connector, { entities: ['notes'], isFull: false })
    await room.until(connector, isIdle)
    expect(shop.requests).toEqual(['GET /notes?since=2026-01-01T23%3A59%3A00.000Z'])
    expect((await room.find(connector, 'notes')).map(({ name }) => name)).toEqual(['changed', 'b'])
  })
})

it('waits for a database that cannot serve, however often it was tried, at most a minute each time', () => {
  const failure = new ServerError('storage_unavailable', 'Cannot use the database')
  const verdicts = [0, 4, 50].map((attempts) => judge(failure, attempts, 48 * 3_600_000, 1_000, () => 0.5))
  expect(verdicts).toEqual([750, 12_000, 60_000].map((delayMs) => ({ do: 'wait', delayMs })))
})
