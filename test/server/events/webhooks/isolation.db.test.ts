/** Who sends what, and at the same time as whom: leases, processes side by side, endpoints that hang. */
import { beforeAll, describe, expect, it } from 'vitest'
import { claimDue } from '../../../../server/events/webhooks/delivery/claims.ts'
import { InFlight } from '../../../../server/events/webhooks/delivery/in-flight.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { databases } from '../../../support/database.ts'
import { openWebhooks, type Receiver, startReceiver } from '../../../support/webhooks.ts'

/** How often each message came. */
function timesOf({ received }: Receiver): number[] {
  const times = new Map<string, number>()
  for (const { id } of received) times.set(id, (times.get(id) ?? 0) + 1)
  return [...times.values()]
}

describe.each(databases)('deliverers on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    return () => database.close()
  })

  it('W5 several on one database send each delivery once, at most five of an endpoint at once', async () => {
    const test = await openWebhooks(database)
    const others = [await openWebhooks(database), await openWebhooks(database), await openWebhooks(database)]
    const receiver = await startReceiver((response) => void setTimeout(() => response.writeHead(204).end(), 5))
    const { id } = await test.endpoint(receiver.url)
    // Its first success proves the endpoint.
    await test.events()
    await Promise.all([test, ...others].map(({ webhooks }) => webhooks.work()))
    await test.attempted(id, 1)
    await test.events(100)
    await test.attempted(id, 1)
    expect(timesOf(receiver)).toEqual(Array.from({ length: 101 }, () => 1))
    expect(receiver.mostAtOnce).toBeLessThanOrEqual(5)
  })

  it('W5 two that claim at the same time never get one delivery both', async () => {
    const test = await openWebhooks(database)
    const { id } = await test.endpoint('http://127.0.0.1:1/hooks')
    await database.query('update webhook_endpoints set last_success_at = now()')
    await test.events(40)
    const claimed: string[] = []
    for (let round = 0; round < 8; round++) {
      const rounds = await Promise.all(Array.from({ length: 4 }, () => claimDue(database, 'proven', 100)))
      claimed.push(...rounds.flat().map(({ messageId }) => messageId))
      expect((await test.deliveries(id)).filter(({ isLeased }) => isLeased).length).toBe(5)
      await database.query(`update webhook_deliveries set status = 'succeeded', lease = null where lease is not null`)
    }
    expect([claimed.length, new Set(claimed).size]).toEqual([40, 40])
  })

  it('W5 the lease of a process that was killed runs out, and another sends the delivery', async () => {
    const test = await openWebhooks(database)
    const receiver = await startReceiver()
    const { id } = await test.endpoint(receiver.url)
    await test.events()
    // As a process that is killed while it sends.
    const [lost] = await claimDue(database, 'unproven', 10)
    expect(lost).toBeDefined()
    await test.pass('59 seconds')
    expect(await claimDue(database, 'unproven', 10)).toEqual([])
    await test.pass('1 second')
    await test.webhooks.work()
    await test.attempted(id, 1)
    expect(await test.deliveries(id)).toMatchObject([{ status: 'succeeded', attempts: 1 }])
  })

  it('W5 a process that ends gives back what it is sending, as if it was never tried', async () => {
    const [test, next] = [await openWebhooks(database), await openWebhooks(database)]
    const receiver = await startReceiver('hang', 204)
    const { id } = await test.endpoint(receiver.url)
    await test.events()
    await test.webhooks.work()
    await receiver.has(1)
    await test.webhooks.close()
    expect(await test.deliveries(id)).toMatchObject([{ status: 'pending', attempts: 0, isLeased: false }])
    await next.webhooks.work()
    await test.attempted(id, 1)
    expect(await test.deliveries(id)).toMatchObject([{ status: 'succeeded' }])
  })

  it('W9 endpoints that hang delay no other: each has one request under way', async () => {
    const test = await openWebhooks(database, { quota: 1000 })
    const hanging = await startReceiver('hang')
    const fast = await startReceiver()
    for (let index = 0; index < 50; index++) await test.endpoint(hanging.url)
    const { id } = await test.endpoint(fast.url)
    await test.events(10)
    await test.webhooks.work()
    await hanging.has(50)
    await fast.has(10)
    await test.attempted(id, 1)
    await test.events(10)
    await fast.has(20)
    expect(hanging.received.length).toBe(50)
  })

  it('W9 an endpoint with a long backlog has five requests under way and delays no other', async () => {
    const test = await openWebhooks(database)
    const [busy, other] = [await startReceiver(204, 'hang'), await startReceiver()]
    const { id } = await test.endpoint(busy.url)
    await test.events()
    await test.webhooks.work()
    await test.attempted(id, 1)
    await test.events(50)
    await busy.has(6)
    await test.endpoint(other.url)
    await test.events()
    await other.has(1)
    expect([busy.received.length, busy.mostAtOnce]).toEqual([6, 5])
  })
})

it('W9 requests that take long let others begin, up to a bound', () => {
  const inFlight = new InFlight()
  expect([inFlight.free('proven', 0), inFlight.free('unproven', 0)]).toEqual([256, 128])
  const ends = Array.from({ length: 256 }, () => inFlight.begin('proven', 0))
  expect([inFlight.free('proven', 1_000), inFlight.free('unproven', 1_000)]).toEqual([0, 128])
  expect(inFlight.free('proven', 2_000)).toBe(256)
  for (let index = 0; index < 200; index++) inFlight.begin('proven', 2_000)
  expect([inFlight.free('proven', 2_000), inFlight.free('proven', 4_000)]).toEqual([56, 56])
  for (const end of ends) end()
  expect([inFlight.free('proven', 4_000), inFlight.count]).toEqual([256, 200])
})
