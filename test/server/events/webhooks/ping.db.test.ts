/** Tests of endpoints: a ping goes out before what waits, and leaves an endpoint that fails as it was. */
import { beforeAll, describe, expect, it } from 'vitest'
import { undiciTransport, type Transport } from '../../../../runtime/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { databases } from '../../../support/database.ts'
import {
  openWebhooks,
  type Received,
  type Reply,
  startReceiver,
  type TestWebhooks,
  until,
} from '../../../support/webhooks.ts'

/** Waits for the headers of an answer a moment only. */
function impatient(): Transport {
  const transport = undiciTransport({ allowPrivate: true })
  return {
    ...transport,
    stream: (request, limits, signal) => transport.stream(request, { ...limits, headersMs: 300 }, signal),
  }
}

const typeOf = ({ body }: Received) => (JSON.parse(body) as { type: string }).type

/** An endpoint with 20 messages that wait, paused after failures of a day. */
async function failing(test: TestWebhooks, url: string): Promise<string> {
  const { id } = await test.endpoint(url)
  await test.events(20)
  await test.database.query(
    `update webhook_endpoints set failures = 9, failing_since = now() - interval '1 day', paused_until = now() + interval '1 hour'
     where organization_id = $1`,
    [test.organizationId],
  )
  return id
}

const attemptsOf = (test: TestWebhooks) =>
  test.database.query(`select status, error, response from webhook_attempts where organization_id = $1`, [
    test.organizationId,
  ])

const stateOf = ({ database, organizationId }: TestWebhooks) =>
  database.query(
    `select failures, failing_since, paused_until, is_enabled, last_success_at from webhook_endpoints where organization_id = $1`,
    [organizationId],
  )

const REFUSALS: [string, Reply, object][] = [
  ['answers 500', (response) => response.writeHead(500).end('out of order'), { status: 500, response: 'out of order' }],
  ['answers 410', 410, { status: 410 }],
  ['asks to wait', (response) => response.writeHead(429, { 'retry-after': '600' }).end(), { status: 429 }],
  ['never answers', 'hang', { status: null, error: expect.stringContaining('no response within 300 ms') }],
  [
    'closes the connection',
    (response) => response.socket?.destroy(),
    { status: null, error: expect.stringContaining('the connection broke') },
  ],
]

describe.each(databases)('a test of an endpoint with a backlog, on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    return () => database.close()
  })

  it.each(REFUSALS)('whose receiver %s stores that, and leaves the endpoint as it was', async (_, reply, expected) => {
    const test = await openWebhooks(database, { transport: impatient })
    const receiver = await startReceiver(reply)
    const id = await failing(test, receiver.url)
    const before = await stateOf(test)
    await test.webhooks.work()
    const messageId = await test.webhooks.test(test.organizationId, id)
    expect(receiver.received.map((one) => [one.id, typeOf(one)])).toEqual([[messageId, 'ping']])
    expect(await attemptsOf(test)).toMatchObject([expected])
    expect(await stateOf(test)).toEqual(before)
    const left = (await test.deliveries(id)).map(({ status }) => status)
    expect(left.toSorted()).toEqual(['failed', ...Array.from({ length: 20 }, () => 'pending')])
  })

  it('goes out first, and a success ends the pause', async () => {
    const [test, other] = [await openWebhooks(database), await openWebhooks(database)]
    const receiver = await startReceiver()
    const id = await failing(test, receiver.url)
    await Promise.all([test.webhooks.work(), other.webhooks.work()])
    await test.webhooks.test(test.organizationId, id)
    await until(async () => (await test.deliveries(id)).every(({ status }) => status === 'succeeded'))
    expect(receiver.received.map(typeOf)).toEqual(['ping', ...Array.from({ length: 20 }, () => 'connector.updated')])
  })

  it('W9 waits for no delivery under way', async () => {
    const test = await openWebhooks(database)
    const receiver = await startReceiver('hang', 'hang', 'hang', 'hang', 'hang', 204)
    const { id } = await test.endpoint(receiver.url)
    await database.query('update webhook_endpoints set last_success_at = now() where organization_id = $1', [
      test.organizationId,
    ])
    await test.events(20)
    await test.webhooks.work()
    await receiver.has(5)
    const messageId = await test.webhooks.test(test.organizationId, id)
    expect(receiver.received.map((one) => one.id)[5]).toBe(messageId)
    expect(await attemptsOf(test)).toMatchObject([{ status: 204 }])
  })

  it('is given back when the process ends', async () => {
    const test = await openWebhooks(database)
    const receiver = await startReceiver('hang')
    const { id } = await test.endpoint(receiver.url)
    const tested = test.webhooks.test(test.organizationId, id)
    await receiver.has(1)
    await test.webhooks.close()
    await tested
    expect(await test.deliveries(id)).toMatchObject([{ status: 'pending', attempts: 0, isLeased: false }])
  })
})
