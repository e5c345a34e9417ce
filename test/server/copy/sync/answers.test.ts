/** Third parties that answer wrongly or for ever: what is searchable stays whole. */
import { forgetCopies } from '../../../../server/copy/index.ts'
import { describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../../support/database.ts'
import { itemsIn, page, useRivals } from './rivals.ts'
import { isIdle, isReady, itemsOf } from './world.ts'

/** A connector whose third party is overloaded is put off by longer than this. */
const STORM_WAIT_MS = 240_000

describe('third parties that answer wrongly or for ever', () => {
  const world = useRivals(openTestPostgres)

  it.each([
    ['U10 the same next page for ever', (path: URL) => page(path, itemsOf(10), 'same')],
    [
      'U11 next pages that alternate',
      (path: URL) => page(path, itemsOf(10), path.searchParams.get('after') === 'a' ? 'b' : 'a'),
    ],
    [
      'U11 always new next pages with the same records',
      (path: URL, count: number) => page(path, itemsOf(10), `n${count}`),
    ],
    ['U12 pages without records for ever', (path: URL, count: number) => page(path, [], `n${count}`)],
  ])('%s end the run as failed', async (_what, trick) => {
    const connector = await world.ready()
    world.shop.trick = trick
    world.shop.requests.length = 0
    const state = await world.again(connector)
    expect({ whole: state.status, ...itemsIn(state) }).toMatchObject({
      whole: 'error',
      records: 250,
      last_error: { code: 'pagination_loop' },
    })
    expect(world.shop.requests.length).toBeLessThan(60)
    expect(await world.room.find(connector, 'items')).toHaveLength(250)
  })

  it('U12 a last page that names a next one is followed, one without is the last', async () => {
    world.shop.trick = (path) =>
      page(path, path.searchParams.has('after') ? [] : itemsOf(3), path.searchParams.has('after') ? null : 'x')
    expect(itemsIn(await world.room.until(await world.room.connector(), isReady)).records).toBe(3)
  })

  it.each([
    ['a body cut off', { body: '{"data": [{"id": "i1", "na' }],
    ['a list where the object should be', { body: [] }],
    ['an error with 200', { body: { error: { message: 'no' } } }],
    ['a page of HTML', { headers: { 'content-type': 'text/html' }, body: '<html>maintenance</html>' }],
    ['an empty body', { body: '' }],
    ['null for the records', { body: { data: null, next: null } }],
    ['a server error', { status: 500, body: {} }],
  ])('U13 %s never deletes', async (_what, answer) => {
    const connector = await world.ready()
    world.shop.trick = (path) => (path.pathname === '/items' && path.searchParams.has('after') ? answer : undefined)
    await world.room.sync.trigger(connector, { entities: ['items'], isFull: true })
    await world.room.until(connector, (state) => itemsIn(state).last_error !== null)
    await world.room.sync.cancel(connector)
    expect(await world.room.find(connector, 'items')).toHaveLength(250)
  })

  it('U14 a copy that shrinks by half is held back until a full sync is asked for', async () => {
    const connector = await world.ready()
    world.shop.items = []
    const state = await world.again(connector)
    expect({ whole: state.status, ...itemsIn(state) }).toMatchObject({
      whole: 'error',
      records: 250,
      last_error: { code: 'suspicious_shrink' },
    })
    expect(world.room.events.concat(world.rival.events)).toContainEqual(
      expect.objectContaining({ type: 'sync.suspicious_shrink', connectorId: connector.connectorId, entity: 'items' }),
    )
    expect(await world.room.find(connector, 'items')).toHaveLength(250)
    expect(itemsIn(await world.again(connector, true))).toMatchObject({ status: 'ready', records: 0, last_error: null })
  })

  it('U13 a body cut off once is asked for again in the same run', async () => {
    const connector = await world.ready()
    let cuts = 0
    world.shop.trick = (path) =>
      path.pathname === '/items' && path.searchParams.has('after') && cuts++ === 0
        ? { headers: { 'content-length': '5000', connection: 'close' }, body: '{"data": [{"id": "i1", "na' }
        : undefined
    world.shop.items = itemsOf(250, 'Renamed')
    const state = await world.again(connector, true)
    expect({ cuts, ...itemsIn(state) }).toMatchObject({ status: 'ready', records: 250, last_error: null })
    expect(cuts).toBeGreaterThan(1)
    expect(await world.room.find(connector, 'items', { like: { name: 'Renamed%' } })).toHaveLength(250)
  })

  it('U14 a page that ends early and empty takes no record away', async () => {
    const connector = await world.ready()
    let ends = 0
    world.shop.trick = (path) =>
      path.searchParams.get('after') === '200' && ends++ === 0 ? page(path, [], null) : undefined
    const state = await world.again(connector)
    expect({ ends, ...itemsIn(state) }).toMatchObject({ status: 'ready', records: 250, last_error: null })
    expect(ends).toBe(2)
    expect(
      world.room.events.concat(world.rival.events).filter(({ type }) => type === 'sync.suspicious_shrink'),
    ).toEqual([])
  })

  it('U14 records that two entity runs no longer find are deleted, those of a tenth after one', async () => {
    const connector = await world.ready()
    world.shop.items = itemsOf(240)
    world.shop.requests.length = 0
    expect(itemsIn(await world.again(connector))).toMatchObject({ records: 240, last_error: null })
    const requestsPerRun = world.shop.requests.length
    world.shop.items = itemsOf(150)
    world.shop.requests.length = 0
    expect(itemsIn(await world.again(connector))).toMatchObject({ records: 150, last_error: null })
    expect(world.shop.requests.length).toBeGreaterThan(requestsPerRun)
  })

  it('U14 entity runs that find fewer records, and each another number of them, are held back', async () => {
    const connector = await world.ready()
    const found = [130, 200]
    world.shop.items = []
    world.shop.trick = (path) => {
      const count = path.pathname === '/items' ? found.shift() : undefined
      return count === undefined ? undefined : page(path, itemsOf(count), null)
    }
    expect(itemsIn(await world.again(connector))).toMatchObject({
      records: 250,
      last_error: { code: 'suspicious_shrink' },
    })
    expect(await world.room.find(connector, 'items')).toHaveLength(250)
  })

  it('U13 a list that is not there fails the run, and says so', async () => {
    const connector = await world.ready()
    world.shop.trick = (path) =>
      path.pathname === '/items' ? { status: 404, body: { message: 'no such shop' } } : undefined
    const state = await world.again(connector)
    expect({ whole: state.status, ...itemsIn(state) }).toMatchObject({
      whole: 'error',
      records: 250,
      last_error: {
        code: 'upstream_rejected',
        message: expect.stringContaining('Cannot read items.list: the list does not exist'),
      },
    })
    await expect
      .poll(() =>
        world.room.events.concat(world.rival.events).filter(({ connectorId }) => connectorId === connector.connectorId),
      )
      .toContainEqual(expect.objectContaining({ type: 'sync.failed', code: 'upstream_rejected' }))
  })

  it('U15 a storm of 429 puts one connector off and no other', async () => {
    const key = 'stormy-key-0123456789'
    world.shop.trick = (_path, _count, authorization) =>
      authorization.includes(key) ? { status: 429, headers: { 'retry-after': '999999999' }, body: {} } : undefined
    const stormy = await world.room.connector('shop', { key })
    const others = await Promise.all([world.room.connector(), world.room.connector(), world.room.connector()])
    await Promise.all(others.map((other) => world.room.until(other, isReady, STORM_WAIT_MS)))
    const state = await world.room.until(stormy, ({ entities }) =>
      entities.some(({ last_error: error }) => error !== null),
    )
    expect(state).toMatchObject({ status: 'loading', job_id: expect.any(String) })
    const [row] = await world.database.query<{ wait: number }>(
      `select extract(epoch from lease_at - now())::float8 as wait from syncs where connector_id = $1`,
      [stormy.connectorId],
    )
    expect(row!.wait * 1000).toBeGreaterThan(STORM_WAIT_MS)
    expect(row!.wait).toBeLessThan(16 * 60)
    await world.room.sync.cancel(stormy)
  })

  it('U15 a Retry-After in seconds is obeyed', async () => {
    const times: number[] = []
    world.shop.trick = () =>
      times.push(Date.now()) === 1 ? { status: 429, headers: { 'retry-after': '1' }, body: {} } : undefined
    await world.room.until(await world.room.connector(), isReady)
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(1000)
  })

  it('E25 many syncs of one customer hold up no other', async () => {
    const owner = { key: 'flooding-key-0123456789' }
    world.shop.trick = (path, count, authorization) =>
      authorization.includes(owner.key) ? page(path, [{ id: `n${count}` }], `p${count}`) : page(path, itemsOf(3), null)
    const flood = await Promise.all(Array.from({ length: 30 }, () => world.room.connector('shop', owner)))
    await world.room.until(await world.room.connector(), isReady)
    const states = await Promise.all(flood.map((connector) => world.room.sync.state(connector)))
    expect(states.filter(isIdle)).toEqual([])
    await Promise.all(
      flood.map((connector) =>
        forgetCopies(world.room.services.database, connector.organizationId, connector.connectorId),
      ),
    )
  })
})
