/** Endpoints that are disabled since they fail, and enabled again. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { openWebhooks, startReceiver, until } from '../../../support/webhooks.ts'

/** Every wait of the schedule is over. */
const ANY_WAIT = '2 days'

describe('an endpoint that fails', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestPostgres()
    return () => database.close()
  })

  it('W8 410 disables the endpoint at once, and the others are told', async () => {
    const test = await openWebhooks(database)
    const [closed, other] = [await startReceiver(410), await startReceiver()]
    const { id } = await test.endpoint(closed.url)
    await test.endpoint(other.url, { eventTypes: ['endpoint.disabled'] })
    await test.events(2)
    await test.webhooks.work()
    await other.has(1)
    expect(JSON.parse(other.received[0]?.body ?? '')).toMatchObject({
      type: 'endpoint.disabled',
      data: { organization_id: test.organizationId, endpoint_id: id, reason: 'gone' },
    })
    const { isEnabled, disabledReason } = await test.webhooks.endpoints.find(test.organizationId, id)
    expect({ isEnabled, disabledReason }).toEqual({ isEnabled: false, disabledReason: 'gone' })
    expect(closed.received.length).toBe(1)
    await test.events()
    expect((await test.deliveries(id)).map(({ status }) => status)).toEqual(['failed', 'pending'])
    expect(test.logged.some((line) => line.includes('webhook endpoint disabled'))).toBe(true)
  })

  it('W8 five days of failures alone disable the endpoint; one success begins them anew', async () => {
    const test = await openWebhooks(database)
    const receiver = await startReceiver(500, 500, 204, 500, 500, 500)
    const { id } = await test.endpoint(receiver.url)
    const find = () => test.webhooks.endpoints.find(test.organizationId, id)
    await test.webhooks.work()
    const next = async (count: number, wait = ANY_WAIT) => {
      await test.pass(wait)
      await receiver.has(count)
      await until(async () => (await test.deliveries(id)).every((one) => !one.isLeased))
    }
    await test.events()
    await next(1)
    await next(2, '4 days')
    expect((await find()).isEnabled).toBe(true)
    await next(3, '2 days')
    await until(async () => (await find()).failingSince === null)
    await test.events()
    await next(4)
    await next(5, '4 days')
    expect((await find()).isEnabled).toBe(true)
    await next(6, '2 days')
    expect(await find()).toMatchObject({ isEnabled: false, disabledReason: 'failing' })
  })

  it('an endpoint that is enabled again gets what waits, and its failures are forgotten', async () => {
    const test = await openWebhooks(database)
    const receiver = await startReceiver(410, 204)
    const { id } = await test.endpoint(receiver.url)
    await test.events(2)
    await test.webhooks.work()
    await test.attempted(id, 0)
    await until(async () => !(await test.webhooks.endpoints.find(test.organizationId, id)).isEnabled)
    const { endpoints } = test.webhooks
    expect(await endpoints.update(test.organizationId, id, { isEnabled: true })).toMatchObject({
      isEnabled: true,
      disabledReason: null,
      failingSince: null,
    })
    await receiver.has(2)
    await until(async () => (await test.deliveries(id))[1]?.status === 'succeeded')
  })
})
