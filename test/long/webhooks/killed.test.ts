/** Processes that change rows and send webhooks, killed at random instants: what was committed arrives, and nothing else. */
import { eventMetrics } from '../../../server/events/metrics.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createLog, createMetrics } from '../../../server/ground/observe/index.ts'
import { openDatabase } from '../../../server/ground/store/index.ts'
import { createMasterKey, openVault, readMasterKeys } from '../../../server/ground/vault/index.ts'
import { Webhooks } from '../../../server/events/webhooks/index.ts'
import { compiledProgram } from '../../support/compiled.ts'
import { makeTestPostgres } from '../../support/database.ts'
import { until } from '../../support/webhooks.ts'

const LONG = 3_600_000
/** Number of killed processes; `KILLS=5` for a short run. */
const KILLS = Number(process.env.KILLS ?? 200)

/** Starts a receiver that answers late, and with 503 now and then; the changes that it was events of, once for each request. */
async function startReceiver(): Promise<{ url: string; events: string[] }> {
  const events: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => void (body += chunk.toString()))
    request.on('end', () => {
      const isAccepted = Math.random() < 0.9
      if (isAccepted) events.push((JSON.parse(body) as { data: { change: string } }).data.change)
      setTimeout(() => response.writeHead(isAccepted ? 204 : 503).end(), Math.random() * 30)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, events }
}

async function startProcess(args: readonly string[]): Promise<ChildProcess> {
  const script = compiledProgram(join(import.meta.dirname, 'events-process.ts'))
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

it('W1 W5 every event of a committed change arrives, whichever processes are killed', { timeout: LONG }, async () => {
  const { url, drop } = await makeTestPostgres('migrated')
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-webhooks-'))
  const database = await openDatabase({ url })
  onTestFinished(async () => {
    await database.close()
    await drop()
    await rm(folder, { recursive: true })
  })
  const keyFile = join(folder, 'master.key')
  await createMasterKey(keyFile)
  const [organizationId, connectorId] = [randomUUID(), randomUUID()]
  await database.query(`insert into organizations (id, name) values ($1, 'Acme')`, [organizationId])
  await database.exec('create table changes (id uuid primary key); grant insert on changes to plugboard_app')
  const webhooks = new Webhooks({
    database,
    vault: await openVault(database, readMasterKeys([keyFile])),
    log: createLog({ level: 'error' }),
    metrics: eventMetrics(createMetrics().meter),
    now: Date.now,
    allowPrivate: true,
    quota: 10,
  })
  const receivers = [await startReceiver(), await startReceiver()]
  for (const receiver of receivers) await webhooks.endpoints.create(organizationId, { url: receiver.url })

  const args = [url, keyFile, organizationId, connectorId]
  const running = [await startProcess(args), await startProcess(args)]
  for (let killed = 0; killed < KILLS; killed++) {
    await delay(Math.random() * 300)
    await kill(running.shift() as ChildProcess)
    running.push(await startProcess(args))
  }
  for (const child of running) await kill(child)

  // Deliveries of killed processes are sent after their leases, failed ones by their schedule: both are moved to now.
  const interrupted = await database.query(
    'update webhook_deliveries set due_at = now() where lease is not null returning message_id',
  )
  process.stdout.write(`W5 ${KILLS} kills, ${interrupted.length} deliveries interrupted at the end\n`)
  await webhooks.work()
  await until(async () => {
    await delay(1000)
    await database.query('update webhook_endpoints set paused_until = null')
    await database.query(
      `update webhook_deliveries set due_at = now() where status = 'pending' and lease is null and due_at > now()`,
    )
    return (await database.query(`select from webhook_deliveries where status = 'pending' limit 1`)).length === 0
  })
  await webhooks.close()

  const changes = (await database.query<{ id: string }>('select id from changes')).map(({ id }) => id)
  const counts = receivers.map(({ events }) => ({ requests: events.length, changes: new Set(events).size }))
  process.stdout.write(`W5 ${KILLS} kills, ${changes.length} committed changes: ${JSON.stringify(counts)}\n`)
  for (const { events } of receivers) expect(new Set(events)).toEqual(new Set(changes))
  expect(changes.length).toBeGreaterThan(KILLS)
})
