/** The order in which leases are claimed: counted in claims, with 2,000 connectors that wait. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Lease } from '../../../../server/copy/sync/state/run-rows.ts'
import { claimNext, preferenceOf } from '../../../../server/copy/sync/schedule/turns.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { databases, openTestPostgres } from '../../../support/database.ts'
import { isReady, itemsOf, openRoom, type Room, type Shop, shopCatalogue, startShop } from './world.ts'

/** Connectors whose runs wait, and whose they are. */
interface Waiting {
  readonly count: number
  /** Number of customers, in turn; 1 by default. */
  readonly customers?: number
  readonly organizationId?: string
  readonly isUrgent: boolean
}

it('one turn in four prefers scheduled runs, and every other one the newest', () => {
  expect([0, 1, 2, 3, 4].map(preferenceOf)).toEqual([
    { urgent: true, newest: true },
    { urgent: true, newest: false },
    { urgent: true, newest: true },
    { urgent: false, newest: false },
    { urgent: true, newest: true },
  ])
})

describe.each(databases)('turns on %s', (_name, open) => {
  let database: Database
  let shop: Shop
  let room: Room

  beforeAll(async () => {
    ;[database, shop] = await Promise.all([open(), startShop()])
    room = await openRoom({ database, catalogue: await shopCatalogue(), connectTo: () => shop.origin, works: false })
  })
  afterAll(async () => {
    await room.close()
    await Promise.all([database.close(), shop.close()])
  })
  beforeEach(async () => {
    await database.query('delete from syncs')
    await database.query('delete from sync_turns')
  })

  /** Stores connectors whose first run has waited for a minute, the first of them longest. */
  async function wait({ count, customers = 1, organizationId = randomUUID(), isUrgent }: Waiting): Promise<string> {
    await database.query('insert into organizations (id, name) values ($1, $2) on conflict do nothing', [
      organizationId,
      'O',
    ])
    await database.query(
      `with owners as (
        insert into customers (id, organization_id, external_user_id)
        select gen_random_uuid(), $1::uuid, gen_random_uuid()::text from generate_series(1, $3::int) returning id
      ),
      numbered as (select id, row_number() over () - 1 as n from owners),
      made as (
        insert into connectors (id, organization_id, customer_id, kind, name, status, auth_variant, definition_version)
        select gen_random_uuid(), $1::uuid, numbered.id, 'shop', 'One', 'active', 'key', '1.0.0'
        from generate_series(1, $2::int) i join numbered on n = i % $3::int returning id
      )
      select id from made`,
      [organizationId, count, customers],
    )
    await database.query(
      `insert into syncs (connector_id, organization_id, kind, run_id, began_at, lease_number, lease_at, is_urgent)
      select id, organization_id, kind, gen_random_uuid(), now(), 1,
        now() - make_interval(secs => 60 - 0.01 * row_number() over (order by customer_id)), $2
      from connectors where organization_id = $1 and name = 'One' and not exists (select from syncs where connector_id = id)`,
      [organizationId, isUrgent],
    )
    return organizationId
  }

  /** Claims leases as a process would. Each ends immediately and is followed by the next one of its run. */
  async function claims(count: number): Promise<Lease[]> {
    const taken: Lease[] = []
    for (let turn = 0; turn < count; turn++) {
      const lease = await claimNext(database, undefined, preferenceOf(turn))
      if (!lease) break
      taken.push(lease)
      await database.query(
        'update syncs set process_id = null, lease_number = lease_number + 1 where connector_id = $1',
        [lease.connectorId],
      )
    }
    return taken
  }

  it.each([
    ['2,000 scheduled runs of 100 customers', { count: 2000, customers: 100, isUrgent: false }, false],
    ['2,000 first copies of one customer', { count: 2000, isUrgent: true }, true],
    ['2,000 first copies of as many customers', { count: 2000, customers: 2000, isUrgent: true }, true],
    ['2,000 first copies of another organization', { count: 2000, customers: 50, isUrgent: true }, false],
  ] as const)("a newcomer's first lease is among the next three behind %s", async (_what, waiting, isOfTheSame) => {
    const organizationId = await wait(waiting)
    await claims(8)
    const { connectorId } = await room.connector('shop', isOfTheSame ? { organizationId } : {})
    const order = (await claims(3)).map(({ connectorId }) => connectorId)
    expect(order).toContain(connectorId)
  })

  it('a run that somebody asks for goes before scheduled ones', async () => {
    const organizationId = await wait({ count: 50, isUrgent: false })
    const connector = await room.connector('shop', { organizationId })
    await database.query('update sync_entities set last_synced_at = now() where connector_id = $1', [
      connector.connectorId,
    ])
    await room.sync.cancel(connector)
    await room.sync.trigger(connector, { isFull: false })
    expect((await claims(1))[0]).toMatchObject({ connectorId: connector.connectorId, isAskedFor: true })
  })

  it('a connector that was copied before comes as scheduled unless someone asks', async () => {
    const connector = await room.connector('shop')
    await database.query('update sync_entities set last_synced_at = now() where connector_id = $1', [
      connector.connectorId,
    ])
    const urgency = async () =>
      (await database.query('select is_urgent from syncs where connector_id = $1', [connector.connectorId]))[0]
    expect(await urgency()).toEqual({ is_urgent: true })
    await room.sync.cancel(connector)
    await database.query('update syncs set next_run_at = now() where connector_id = $1', [connector.connectorId])
    await room.sync.created(connector.organizationId, connector.connectorId, {})
    expect(await urgency()).toEqual({ is_urgent: false })
  })

  it('scheduled runs get a turn in four however many are asked for', async () => {
    await wait({ count: 100, isUrgent: true })
    const scheduled = await wait({ count: 100, isUrgent: false })
    const order = await claims(20)
    expect(order.filter(({ organizationId }) => organizationId === scheduled)).toHaveLength(5)
  })

  it('E25 organizations, and customers within one, are served in turn', async () => {
    const busy = await wait({ count: 90, customers: 3, isUrgent: false })
    const other = await wait({ count: 5, customers: 1, isUrgent: false })
    const order = await claims(12)
    const count = (organizationId: string) => order.filter((lease) => lease.organizationId === organizationId).length
    expect([count(busy), count(other)]).toEqual([6, 6])
    const customers = await database.query<{ n: number }>(
      `select count(*)::int as n from sync_turns where organization_id = $1`,
      [busy],
    )
    expect(customers).toEqual([{ n: 3 }])
  })

  it('a run that is put off waits for its time', async () => {
    await wait({ count: 1, isUrgent: true })
    await database.query(`update syncs set lease_at = now() + interval '1 hour'`)
    expect(await claims(1)).toEqual([])
  })

  it('a newcomer is ready while 200 runs wait', async () => {
    shop.items = itemsOf(5)
    await wait({ count: 200, isUrgent: false })
    const connector = await room.connector('shop')
    // What was written down by hand has no credentials: each such lease ends its run, once it has its turn.
    await database.transaction(async (sql) => {
      for (let piece = 0; piece < 200; piece++) await room.queue.send('sync', {}, { sql })
    })
    const before = await ended()
    await room.sync.work()
    await room.until(connector, isReady)
    expect((await ended()) - before).toBeLessThan(100)
    expect(await room.find(connector, 'items')).toHaveLength(5)
  })

  async function ended(): Promise<number> {
    const [row] = await database.query<{ n: number }>('select count(*)::int as n from syncs where run_id is null')
    return row!.n
  }
})

it('a run whose row another process has locked for a moment is claimed, not passed over', async () => {
  const [database, shop] = await Promise.all([openTestPostgres(), startShop()])
  const room = await openRoom({
    database,
    catalogue: await shopCatalogue(),
    connectTo: () => shop.origin,
    works: false,
  })
  const { connectorId } = await room.connector()
  let unlock = () => {}
  const unlocked = new Promise<void>((resolve) => (unlock = resolve))
  let locking = Promise.resolve()
  await new Promise<void>((resolve) => {
    locking = database.transaction(async (sql) => {
      await sql.query('select from syncs for no key update')
      resolve()
      await unlocked
    })
  })
  const claimed = claimNext(database, undefined, preferenceOf(0)).finally(unlock)
  await expect
    .poll(() =>
      database.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
    )
    .toHaveLength(1)
  unlock()
  expect(await claimed).toMatchObject({ connectorId })
  await locking
  await room.close()
  await Promise.all([database.close(), shop.close()])
})
