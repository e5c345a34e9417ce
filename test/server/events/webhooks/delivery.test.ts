/** Deliveries from the outbox to receivers: what succeeds, what is tried again, what ends. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { openWebhooks, startReceiver, type TestWebhooks, until } from '../../../support/webhooks.ts'

/** The attempts at an endpoint, oldest first. */
function attemptsOf({ database }: TestWebhooks, endpointId: string) {
  return database.query<{ status: number | null; error: string | null; response: string | null }>(
    `select status, error, response from webhook_attempts
     where 'we_' || replace(endpoint_id::text, '-', '') = $1 order by at`,
    [endpointId],
  )
}

describe('deliveries', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestPostgres()
    return () => database.close()
  })

  it('reach every endpoint once, and each success is stored with the beginning of the response', async () => {
    const test = await openWebhooks(database)
    const long = await startReceiver((response) => response.writeHead(200).end('é'.repeat(3000)))
    const binary = await startReceiver((response) => response.writeHead(202).end(Buffer.from([0, 255, 65])))
    const [one, two] = [await test.endpoint(long.url), await test.endpoint(binary.url)]
    await test.events(3)
    await test.webhooks.work()
    for (const { id } of [one, two]) await test.attempted(id, 1)
    expect(await test.deliveries(one.id)).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 'succeeded', attempts: 1 })),
    )
    expect(new Set(long.received.map(({ id }) => id)).size).toBe(3)
    expect([long.received.length, binary.received.length]).toEqual([3, 3])
    const [first] = await attemptsOf(test, one.id)
    expect(first).toEqual({ status: 200, error: null, response: 'é'.repeat(1024) })
    expect((await attemptsOf(test, two.id))[0]?.response).toBe('\uFFFD\uFFFDA')
    expect((await test.webhooks.endpoints.find(test.organizationId, one.id)).lastSuccessAt).toBeInstanceOf(Date)
  })

  it('are tried again ten times and then given up', async () => {
    const test = await openWebhooks(database)
    const receiver = await startReceiver(500)
    const { id } = await test.endpoint(receiver.url)
    await test.events()
    await test.webhooks.work()
    for (let attempt = 1; attempt <= 10; attempt++) {
      await test.attempted(id, attempt)
      await database.query('update webhook_deliveries set due_at = now()')
      await database.query('update webhook_endpoints set paused_until = null')
    }
    expect(await test.deliveries(id)).toMatchObject([{ status: 'failed', attempts: 10 }])
    expect(receiver.received.length).toBe(10)
    expect(test.logged.filter((line) => line.includes('webhook given up')).length).toBe(1)
  })

  it('wait 5 to 6 seconds after the first failure', async () => {
    const test = await openWebhooks(database)
    const receiver = await startReceiver(500, 204)
    const { id } = await test.endpoint(receiver.url)
    await test.events()
    await test.webhooks.work()
    const began = Date.now()
    await test.attempted(id, 1)
    const [delivery] = await test.deliveries(id)
    expect(delivery?.status).toBe('pending')
    expect(delivery?.dueInSeconds).toBeGreaterThan(5 - (Date.now() - began) / 1000)
    expect(delivery?.dueInSeconds).toBeLessThanOrEqual(6)
    await test.pass('6 seconds')
    await test.attempted(id, 2)
    expect(await test.deliveries(id)).toMatchObject([{ status: 'succeeded', attempts: 2 }])
  })

  it('W7 wait as long as Retry-After asks', async () => {
    const test = await openWebhooks(database)
    const receiver = await startReceiver((response) => response.writeHead(503, { 'retry-after': '3600' }).end())
    const { id } = await test.endpoint(receiver.url)
    await test.events()
    await test.webhooks.work()
    await test.attempted(id, 1)
    const [delivery] = await test.deliveries(id)
    expect(delivery?.dueInSeconds).toBeGreaterThan(3000)
    expect(delivery?.dueInSeconds).toBeLessThanOrEqual(3600)
    expect((await test.webhooks.endpoints.find(test.organizationId, id)).pausedUntil).toBeNull()
  })

  it.each([429, 502, 504])('%i pauses the whole endpoint', async (status) => {
    const test = await openWebhooks(database)
    const receiver = await startReceiver((response) => response.writeHead(status, { 'retry-after': '600' }).end(), 204)
    const { id } = await test.endpoint(receiver.url)
    await test.events()
    await test.webhooks.work()
    await test.attempted(id, 1)
    await test.events()
    const { pausedUntil } = await test.webhooks.endpoints.find(test.organizationId, id)
    expect((pausedUntil?.getTime() ?? 0) - Date.now()).toBeGreaterThan(300_000)
    expect(receiver.received.length).toBe(1)
    await test.pass('11 minutes')
    await until(async () => (await test.deliveries(id)).every((one) => one.status === 'succeeded'))
  })

  it.each([301, 302, 307, 308])('W4 %i is a failure, and nobody follows it', async (status) => {
    const test = await openWebhooks(database)
    const other = await startReceiver()
    const receiver = await startReceiver((response) => response.writeHead(status, { location: other.url }).end())
    const { id } = await test.endpoint(receiver.url)
    await test.events()
    await test.webhooks.work()
    await test.attempted(id, 1)
    expect(await attemptsOf(test, id)).toMatchObject([{ status }])
    expect(await test.deliveries(id)).toMatchObject([{ status: 'pending' }])
    expect(other.received).toEqual([])
  })

  it('a receiver that refuses connections leaves an attempt with the reason', async () => {
    const test = await openWebhooks(database)
    const { id } = await test.endpoint('http://127.0.0.1:1/hooks')
    await test.events()
    await test.webhooks.work()
    await test.attempted(id, 1)
    const [attempt] = await attemptsOf(test, id)
    expect(attempt).toEqual({
      status: null,
      error: 'Cannot reach 127.0.0.1:1: connection refused',
      response: null,
    })
  })

  it('metrics count attempts by outcome and the time since the event', async () => {
    const test = await openWebhooks(database)
    const receiver = await startReceiver(500, 204)
    const { id } = await test.endpoint(receiver.url)
    await test.events()
    await test.webhooks.work()
    await test.attempted(id, 1)
    await test.pass('6 seconds')
    await test.attempted(id, 2)
    await until(async () =>
      (await test.metrics.text()).includes('plugboard_webhook_attempts_total{outcome="succeeded"}'),
    )
    const text = await test.metrics.text()
    expect(text).toContain('plugboard_webhook_attempts_total{outcome="retried"}')
    expect(text).toContain('plugboard_webhook_delivery_delay_seconds_count')
  })

  it('W6 nothing of a response or of a secret is logged', async () => {
    const test = await openWebhooks(database)
    const receiver = await startReceiver((response) =>
      response.writeHead(500, { 'x-note': 'header-of-the-receiver' }).end('body-of-the-receiver'),
    )
    const { id, secret } = await test.endpoint(`${receiver.url}?token=in-the-query`)
    await test.events()
    await test.webhooks.work()
    await test.attempted(id, 1)
    await until(async () => test.logged.some((line) => line.includes('webhook attempted')))
    const log = test.logged.join('')
    for (const hidden of ['body-of-the-receiver', 'header-of-the-receiver', 'in-the-query', secret])
      expect(log).not.toContain(hidden)
  })
})
