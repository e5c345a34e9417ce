/** Reads every searchable entity of every kind in open source mode, from a simulated third party: all of it, then the changes. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type KindModule, sync, type SyncCheckpoint } from '../../../client/index.ts'
import { type Mock, startMock } from '../../../mock/index.ts'
import { exampleConfig, exampleCredentials } from '../../../simulator/index.ts'
import { load, type Plan, undiciTransport } from '../../../runtime/index.ts'
import { TESTED_KINDS } from '../../support/kinds.ts'

/** Records of each entity, or below each parent. */
const RECORDS = 3

let plans: ReadonlyMap<string, Plan>
let mock: Mock

beforeAll(async () => {
  const loaded = await Promise.all(TESTED_KINDS.map((kind) => load(kind)))
  plans = new Map(loaded.map((plan) => [plan.kind, plan]))
  mock = await startMock(
    loaded.map(({ manifest }) => manifest),
    // Tasks of a ClickUp workspace are four levels below it.
    { records: RECORDS, recordsOf: { clickup: { spaces: 1, folders: 1, lists: 1 } }, fixtures: false },
  )
})
afterAll(() => mock.close())

/** An account of a kind at the mock. */
async function accountOf(plan: Plan) {
  const [auth = ''] = Object.keys(plan.manifest.auth)
  return connect<KindModule>(plan.manifest as object as KindModule, {
    auth,
    credentials: exampleCredentials(plan, auth),
    config: exampleConfig(plan),
    transport: undiciTransport({ connectTo: mock.connectTo }),
    paced: false,
  })
}

/** Reads entities, and counts the operations of each. */
async function counted(connector: Awaited<ReturnType<typeof accountOf>>, entities: string[], state?: SyncCheckpoint) {
  const counts: Record<string, Record<string, number>> = {}
  let stored = state
  for await (const { entity, operation, checkpoint } of sync(connector, { entities, state })) {
    const of = (counts[entity] ??= {})
    of[operation] = (of[operation] ?? 0) + 1
    stored = checkpoint
  }
  return { counts, state: JSON.parse(JSON.stringify(stored)) as SyncCheckpoint }
}

it.each(TESTED_KINDS)('%s', async (kind) => {
  const plan = plans.get(kind) ?? expect.fail(`${kind} is not loaded`)
  const { entities } = plan.manifest
  const names = Object.keys(entities).filter((name) => entities[name]?.search)
  if (names.length === 0) return
  const connector = await accountOf(plan)
  const first = await counted(connector, names)
  const listed = { upsert: expect.any(Number) as number, caught_up: 1 }
  // A list that leaves out old records completes nothing.
  const isWhole = (name: string) => !('days' in (entities[name]?.sync?.partial ?? {}))
  const wholes = names.map((name) => [name, isWhole(name) ? { ...listed, complete: 1 } : listed])
  expect(first.counts).toEqual(Object.fromEntries(wholes))
  const second = await counted(connector, names, first.state)
  // What has no list of changes is read whole again.
  const again = names.filter((name) => !entities[name]?.sync?.later)
  expect(again.map((name) => [name, second.counts[name]])).toEqual(again.map((name) => [name, first.counts[name]]))
  expect(names.filter((name) => second.counts[name]?.caught_up !== 1)).toEqual([])
  await connector.$close()
})
