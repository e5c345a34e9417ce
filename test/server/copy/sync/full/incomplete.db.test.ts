/** Lists that end before their last record: a full run removes nothing that the third party still has. */
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../../../../server/copy/sync/entity-run/unmet.ts'
import { databases } from '../../../../support/database.ts'
import { takeEvents } from '../../../../support/events.ts'
import { items, useCappedShop } from './capped-shop.ts'

describe('places of records that are read', () => {
  it('are the first, the last, and one of each part between', () => {
    expect(sampleOf(500, 5, () => 0)).toEqual([1, 2, 168, 334, 500])
    expect(sampleOf(500, 5, () => 0.999)).toEqual([1, 167, 333, 499, 500])
    expect(sampleOf(5, 5, () => 0.5)).toEqual([1, 2, 3, 4, 5])
    expect(sampleOf(2, 5, () => 0.5)).toEqual([1, 2])
    expect(sampleOf(0, 5, () => 0.5)).toEqual([])
  })
})

describe.each(databases)('lists that end early on %s', (_name, open) => {
  const world = useCappedShop(open)

  it('S2 a cap that two runs agree on removes nothing: records of it that are read still exist', async () => {
    world.shop.items = items(300)
    world.cap = 300
    const connector = await world.ready()
    world.shop.items = items(500)
    expect(await world.run(connector)).toMatchObject({ records: 500, status: 'ready' })
    const { cursor } = await world.deletions(connector)
    world.shop.items = items(500, 'Renamed')
    const held = await world.run(connector, { isDue: true })
    expect(held).toMatchObject({
      whole: 'error',
      status: 'error',
      records: 500,
      last_error: {
        code: 'incomplete_list',
        message:
          'Cannot remove 200 of 500 records: the list leaves them out, but the third party does not say that they are gone. ' +
          'To remove them, start a full sync',
      },
    })
    expect(world.singles()).toHaveLength(1)
    expect((await world.deletions(connector, cursor)).keys).toEqual([])
    expect(await world.room.find(connector, 'items', { like: { name: 'Renamed%' } })).toHaveLength(300)
    const events = (await takeEvents(world.database, connector.organizationId)).filter(
      ({ type }) => type === 'sync.held',
    )
    expect(events.map(({ data }) => data)).toMatchObject([{ entity: 'items', before: 500, now: 300 }])
  })

  it('S2 later runs bring changes, and the error stays until a full run settles it', async () => {
    world.shop.items = items(100)
    const connector = await world.ready()
    world.cap = 60
    expect(await world.run(connector, { isDue: true })).toMatchObject({ last_error: { code: 'incomplete_list' } })
    world.cap = Infinity
    world.shop.items = items(101)
    expect(await world.run(connector)).toMatchObject({ records: 101, last_error: { code: 'incomplete_list' } })
    const [job] = await world.database.query<{ status: string }>(
      `select status from jobs where connector_id = $1 order by created_at desc limit 1`,
      [connector.connectorId],
    )
    expect(job).toEqual({ status: 'succeeded' })
    expect(await world.run(connector, { isDue: true })).toMatchObject({
      status: 'ready',
      records: 101,
      last_error: null,
    })
  })

  it('S2 a copy less than half listed brings changes as well', async () => {
    world.shop.items = items(100)
    const connector = await world.ready()
    world.cap = 20
    world.shop.items = [{ id: 'new', name: 'New', changed: '2025-12-01T00:00:00.000Z' }, ...items(100)]
    expect(await world.run(connector, { isDue: true })).toMatchObject({
      records: 101,
      last_error: { code: 'incomplete_list' },
    })
  })
})

describe.each(databases)('records that a full run does not find, on %s', (_name, open) => {
  const world = useCappedShop(open)

  it('S2 records are removed when none is found, the oldest and the newest among those asked for', async () => {
    world.shop.items = items(100)
    const connector = await world.ready()
    world.shop.items = items(60)
    expect(await world.run(connector, { isDue: true })).toMatchObject({
      status: 'ready',
      records: 60,
      last_error: null,
    })
    expect(world.singles()).toHaveLength(5)
    expect(world.singles()).toContain('GET /items/i0060')
    expect(world.singles()).toContain('GET /items/i0099')
  })

  it('S2 a record that is marked as deleted does not exist', async () => {
    world.shop.items = items(100)
    const connector = await world.ready()
    world.shop.items = items(100).map((item, index) => (index < 60 ? item : { ...item, state: 'gone' }))
    expect(await world.run(connector, { isDue: true })).toMatchObject({
      status: 'ready',
      records: 60,
      last_error: null,
    })
    expect(world.singles()).toHaveLength(5)
  })

  it.each([
    ['403', { status: 403, body: {} }],
    ['500', { status: 500, body: {} }],
    ['an answer of another shape', { body: 'gone' }],
  ])('S2 %s does not say that a record is gone', async (_what, refusal) => {
    world.shop.items = items(100)
    const connector = await world.ready()
    const { cursor } = await world.deletions(connector)
    world.shop.items = items(60)
    world.single = () => refusal
    expect(await world.run(connector, { isDue: true })).toMatchObject({
      records: 100,
      last_error: { code: 'incomplete_list' },
    })
    expect((await world.deletions(connector, cursor)).keys).toEqual([])
  })

  it('S2 429 has the run ask again later', async () => {
    world.shop.items = items(100)
    const connector = await world.ready()
    world.shop.items = items(60)
    let refusals = 2
    world.single = () => (refusals-- > 0 ? { status: 429, headers: { 'retry-after': '0' }, body: {} } : undefined)
    expect(await world.run(connector, { isDue: true })).toMatchObject({
      status: 'ready',
      records: 60,
      last_error: null,
    })
    expect(refusals).toBeLessThan(0)
  })

  it('S2 a full sync that somebody starts removes them', async () => {
    world.shop.items = items(100)
    const connector = await world.ready()
    world.cap = 60
    expect(await world.run(connector, { isDue: true })).toMatchObject({
      records: 100,
      last_error: { code: 'incomplete_list' },
    })
    expect(await world.run(connector, { isFull: true })).toMatchObject({
      status: 'ready',
      records: 60,
      last_error: null,
    })
    expect(world.singles()).toEqual([])
  })

  it('S2 a record below a parent is asked for below it', async () => {
    world.shop.items = items(2)
    const labels = items(40)
    world.shop.labels = new Map([['i0001', labels]])
    const connector = await world.ready()
    const list = world.shop.trick
    world.shop.trick = (path, ...more) =>
      path.pathname.endsWith('/labels') ? { body: { data: labels.slice(0, 30), next: null } } : list?.(path, ...more)
    const labelsAfter = await world.run(connector, { entity: 'labels' })
    expect(world.shop.requests).toContain('GET /items/i0001/labels/i0030')
    expect(labelsAfter).toMatchObject({ records: 40, last_error: { code: 'incomplete_list' } })
  })

  it('S2 of a kind that reads no single record, two runs that agree are believed', async () => {
    world.shop.notes = items(100)
    const connector = await world.ready()
    world.shop.notes = items(60)
    expect(await world.run(connector, { entity: 'notes' })).toMatchObject({ records: 60, last_error: null })
    expect(world.shop.requests).toEqual(['GET /notes', 'GET /notes'])
  })
})
