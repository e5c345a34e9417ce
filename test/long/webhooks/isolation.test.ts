/** A thousand endpoints, of them a hundred that hang and a hundred that refuse connections: delay of events to the others. */
import { eventMetrics } from '../../../server/events/metrics.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createLog, createMetrics } from '../../../server/ground/observe/index.ts'
import { MasterKey, MasterKeys, openVault } from '../../../server/ground/vault/index.ts'
import { Webhooks } from '../../../server/events/webhooks/index.ts'
import { openTestPostgres } from '../../support/database.ts'
import { until } from '../../support/webhooks.ts'
import { recordEvent } from '../../../server/ground/outbox/index.ts'

const LONG = 3_600_000
const ORGANIZATIONS = 50
const ENDPOINTS_EACH = 20
const SECONDS = Number(process.env.SECONDS ?? 60)
/** An event of the next organization is recorded this often: each gives 20 deliveries. */
const EVERY_MS = 250

/** Starts a receiver; the delays of what arrived, in milliseconds since the event was recorded. */
async function startReceiver(hangs: boolean): Promise<{ url: string; delays: number[] }> {
  const delays: number[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => void (body += chunk.toString()))
    request.on('end', () => {
      delays.push(Date.now() - (JSON.parse(body) as { data: { recorded: number } }).data.recorded)
      if (!hangs) response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, delays }
}

it('W9 a hundred endpoints that hang and a hundred that refuse delay no other', { timeout: LONG }, async () => {
  const database = await openTestPostgres()
  onTestFinished(() => database.close())
  const webhooks = new Webhooks({
    database,
    vault: await openVault(database, new MasterKeys([new MasterKey(randomBytes(32))])),
    log: createLog({ level: 'error' }),
    metrics: eventMetrics(createMetrics().meter),
    now: Date.now,
    allowPrivate: true,
    quota: ENDPOINTS_EACH,
    closeMs: 1,
  })
  const [good, hanging] = [await startReceiver(false), await startReceiver(true)]
  const organizations = Array.from({ length: ORGANIZATIONS }, () => randomUUID())
  for (const organizationId of organizations) {
    await database.query(`insert into organizations (id, name) values ($1, 'Acme')`, [organizationId])
    for (let index = 0; index < ENDPOINTS_EACH; index++) {
      const url = index < 2 ? hanging.url : index < 4 ? 'http://127.0.0.1:1/hooks' : good.url
      await webhooks.endpoints.create(organizationId, { url })
    }
  }
  await webhooks.work()
  const events = (SECONDS * 1000) / EVERY_MS
  for (let event = 0; event < events; event++) {
    const organizationId = organizations[event % ORGANIZATIONS] ?? ''
    await recordEvent(database, { organizationId, type: 'definition.ending', data: { recorded: Date.now() } })
    await delay(EVERY_MS)
  }
  const expected = events * (ENDPOINTS_EACH - 4)
  await until(async () => good.delays.length >= expected)
  await webhooks.close()
  const sorted = good.delays.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  const figures = `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`
  process.stdout.write(
    `W9 ${expected} deliveries to 800 of 1,000 endpoints: ${figures}; ${hanging.delays.length} hung\n`,
  )
  expect(sorted.length).toBe(expected)
  expect(at(0.99)).toBeLessThan(5_000)
})
