/**
 * `npx tsx bench/idle.ts [kind…]`: requests that an idle hour sends to each third party. After a first copy of 1,000 records of each
 * large entity (`sync/volumes.ts`), 10 of them change. Then every entity runs at its interval for an hour. The mock counts, on loopback;
 * the speed of the machine does not matter. Takes some minutes.
 */
import type { SyncStateBody } from '../contract/index.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Mock, startMock } from '../mock/index.ts'
import { exampleConfig, exampleCredentials } from '../simulator/index.ts'
import { compile, load, type Plan, type ResolvedManifest, undiciTransport } from '../runtime/index.ts'
import { createCatalogue } from '../server/accounts/catalogue/index.ts'
import { type Database, migrate, openDatabase } from '../server/ground/store/index.ts'
import type { OperationRate } from '../server/copy/sync/state/pace.ts'
import { entityIntervalMs } from '../server/copy/sync/schedule/due.ts'
import { openRoom, type SyncBench } from './sync/room.ts'
import { FEW, VOLUMES } from './sync/volumes.ts'

const CHANGED = 10

async function ended(
  { sync }: SyncBench,
  connector: Parameters<SyncBench['sync']['state']>[0],
): Promise<SyncStateBody> {
  for (;;) {
    const state = await sync.state(connector)
    if (state.job_id === null && state.entities.every(({ last_synced_at: at, last_error: error }) => at ?? error)) {
      const failed = state.entities.find(({ last_error: error }) => error)
      if (failed) throw new Error(`${failed.entity}: ${failed.last_error!.message}`)
      return state
    }
    await delay(100)
  }
}

const SETTINGS = { enabled: true, intervalMinutes: 60, recordsPerConnector: 1_000_000 }

/** Requests of an hour: each run as often as its interval has it, by the rate of the kind. */
function perHour(plan: Plan, { entities }: SyncStateBody): number {
  return entities.reduce((sum, { entity, requests, full_requests: fullRequests }) => {
    const intervalMs = entityIntervalMs(plan, entity, { requests, fullRequests }, SETTINGS, null)
    return sum + ((requests ?? 0) * 3_600_000) / intervalMs
  }, 0)
}

/** The kind without its rates, which a mock need not be protected by. */
function unpaced({ manifest }: Plan): Plan {
  const unlimited: OperationRate = { perMs: 1, unit: 'seconds' }
  const without = (operations: ResolvedManifest['operations'] = {}) =>
    Object.fromEntries(Object.entries(operations).map(([id, operation]) => [id, { ...operation, rate: unlimited }]))
  return compile({ ...manifest, operations: without(manifest.operations), changes: without(manifest.changes) })
}

async function measure(kind: string, database: Database): Promise<string> {
  const plan = await load(kind)
  const { counts, changed } = VOLUMES[kind]!
  const mock: Mock = await startMock([plan.manifest], { records: FEW, recordsOf: { [kind]: counts }, fixtures: false })
  const catalogue = await createCatalogue({ baseUrl: () => mock.origin })
  const unpacedPlan = unpaced(plan)
  catalogue.plan = async () => unpacedPlan
  const transport = () => undiciTransport({ connectTo: mock.connectTo })
  const room = await openRoom(database, catalogue, transport)
  const [auth = ''] = Object.keys(plan.manifest.auth)
  const connector = await room.connector({
    kind,
    name: kind,
    credentials: exampleCredentials(plan, auth),
    environment: exampleConfig(plan),
    validate: false,
  })
  await room.sync.created(connector.organizationId, connector.connectorId, {})
  await ended(room, connector)
  const first = mock.requests
  for (const entity of changed) mock.touch(kind, entity, CHANGED)
  await room.sync.trigger(connector, { isFull: false })
  await delay(200)
  const state = await ended(room, connector)
  const run = mock.requests - first
  const hour = perHour(plan, state)
  await room.close()
  await mock.close()
  const cells = [kind.padEnd(20), ...[first, run, Math.round(hour)].map((count) => String(count).padStart(7))]
  return `${cells.join(' ')} ${((hour / first) * 100).toFixed(1).padStart(7)} %`
}

const given = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const database = await openDatabase({ directory: folder })
await migrate(database)
process.stdout.write(`${'kind'.padEnd(20)}   first    run    hour   of the first\n`)
for (const kind of given.length > 0 ? given : Object.keys(VOLUMES))
  process.stdout.write(`${await measure(kind, database)}\n`)
await database.close()
await rm(folder, { recursive: true })
