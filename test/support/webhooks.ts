/** Webhooks for tests: receivers on loopback, and an organization whose endpoints they are. */
import { eventMetrics } from '../../server/events/metrics.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { createLog, createMetrics, type Metrics } from '../../server/ground/observe/index.ts'
import type { Database } from '../../server/ground/store/index.ts'
import { MasterKey, MasterKeys, openVault } from '../../server/ground/vault/index.ts'
import { type EndpointTerms, Webhooks, type WebhooksOptions } from '../../server/events/webhooks/index.ts'
import { recordEvent } from '../../server/ground/outbox/index.ts'

/** A request that a receiver got. */
export interface Received {
  readonly id: string
  readonly headers: Readonly<Record<string, string>>
  /** As it came. */
  readonly body: string
}

/** Response of a receiver: a status, or a function of the response; `hang` for no response. */
export type Reply = number | 'hang' | ((response: ServerResponse, request: Received) => void)

/** A receiver on loopback. */
export interface Receiver {
  readonly url: string
  readonly received: readonly Received[]
  /** Maximum number of requests that waited for a response at the same time. */
  readonly mostAtOnce: number
  /** Resolves when it has `count` requests. */
  has(count: number): Promise<void>
}

/** Starts a receiver that ends with the test. The requests get the replies in order; the last serves all that follow. */
export async function startReceiver(...replies: Reply[]): Promise<Receiver> {
  const received: Received[] = []
  let atOnce = 0
  let mostAtOnce = 0
  const server = createServer((request, response) => {
    mostAtOnce = Math.max(mostAtOnce, ++atOnce)
    response.on('close', () => void atOnce--)
    void textOf(request).then((body) => {
      const headers = request.headers as Record<string, string>
      const one = { id: headers['webhook-id'] ?? '', headers, body }
      received.push(one)
      const reply = replies[Math.min(received.length, replies.length) - 1] ?? 204
      if (typeof reply === 'function') reply(response, one)
      else if (reply !== 'hang') response.writeHead(reply).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    get mostAtOnce() {
      return mostAtOnce
    },
    has: (count) => until(async () => received.length >= count),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Looks again and again until something holds. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(20)
}

/** State of a delivery. */
export interface DeliveryState {
  readonly status: 'pending' | 'succeeded' | 'failed'
  readonly attempts: number
  readonly dueInSeconds: number
  readonly isLeased: boolean
}

/** An organization with webhooks. */
export interface TestWebhooks {
  readonly database: Database
  readonly organizationId: string
  readonly webhooks: Webhooks
  readonly metrics: Metrics
  /** Logged JSON lines. */
  readonly logged: readonly string[]
  /** Adds an endpoint; gives its id and secret. */
  endpoint(url: string, terms?: Partial<EndpointTerms>, scheme?: 'v1' | 'v1a'): Promise<{ id: string; secret: string }>
  /** Records events of one connector. */
  events(count?: number): Promise<void>
  /** The deliveries of an endpoint, in the order of their events. */
  deliveries(endpointId: string): Promise<DeliveryState[]>
  /** Resolves when no delivery of the endpoint is being sent and all have `attempts` attempts. */
  attempted(endpointId: string, attempts: number): Promise<void>
  /** Lets time pass for all deliveries and endpoints: what they wait for comes that much closer. */
  pass(interval: string): Promise<void>
}

/** Opens webhooks that reach loopback. They send nothing before `webhooks.work()`; their end is the test's. */
export async function openWebhooks(database: Database, options: Partial<WebhooksOptions> = {}): Promise<TestWebhooks> {
  const organizationId = randomUUID()
  await database.query(`insert into organizations (id, name) values ($1, 'Acme')`, [organizationId])
  const logged: string[] = []
  const metrics = createMetrics()
  const webhooks = new Webhooks({
    database,
    vault: await openVault(database, RING),
    log: createLog({ level: 'debug', stream: { write: (line) => void logged.push(line) } }),
    metrics: eventMetrics(metrics.meter),
    now: Date.now,
    allowPrivate: true,
    quota: 20,
    closeMs: 1,
    ...options,
  })
  onTestFinished(() => webhooks.close())
  const connectorId = randomUUID()
  const deliveries = (endpointId: string) =>
    database.query<DeliveryState>(
      `select d.status, d.attempts, extract(epoch from d.due_at - now())::float8 as "dueInSeconds",
         d.lease is not null as "isLeased"
       from webhook_deliveries d join webhook_messages m on m.id = d.message_id
       where 'we_' || replace(d.endpoint_id::text, '-', '') = $1 order by m.sequence`,
      [endpointId],
    )
  return {
    database,
    organizationId,
    webhooks,
    metrics,
    logged,
    deliveries,
    async endpoint(url, terms = {}, scheme = 'v1') {
      const { endpoint, secret } = await webhooks.endpoints.create(organizationId, { url, ...terms }, scheme)
      return { id: endpoint.id, secret }
    },
    async events(count = 1) {
      for (let index = 0; index < count; index++)
        await recordEvent(database, {
          organizationId,
          type: 'connector.updated',
          connector: { id: connectorId, kind: 'acme' },
          data: { changed: ['name'] },
        })
    },
    attempted: (endpointId, attempts) =>
      until(async () => (await deliveries(endpointId)).every((one) => one.attempts >= attempts && !one.isLeased)),
    async pass(interval) {
      await database.query(`update webhook_deliveries set due_at = due_at - $1::interval`, [interval])
      await database.query(
        `update webhook_endpoints set failing_since = failing_since - $1::interval, paused_until = paused_until - $1::interval,
           last_success_at = last_success_at - $1::interval, previous_until = previous_until - $1::interval`,
        [interval],
      )
    },
  }
}

/** One ring for all, since the database keeps the installation's secret under it. */
const RING = new MasterKeys([new MasterKey(randomBytes(32))])
