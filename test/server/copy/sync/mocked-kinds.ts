/** Kinds whose third parties are simulated on loopback, with connectors that are synced for the first time. */
import type { SyncStateBody } from '../../../../contract/index.ts'
import { startMock } from '../../../../mock/index.ts'
import { exampleConfig, exampleCredentials } from '../../../../simulator/index.ts'
import { load, type Plan } from '../../../../runtime/index.ts'
import { createCatalogue } from '../../../../server/accounts/catalogue/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import type { ConnectorRef } from '../../../../server/accounts/connectors/index.ts'
import { makeOwner } from '../../accounts/connectors/world.ts'
import { isIdle, openRoom, type Room } from './world.ts'

/** A connector after its first sync. */
export interface FirstSync {
  readonly connector: ConnectorRef
  readonly state: SyncStateBody
}

/** The kinds on a database. */
export interface MockedKinds {
  readonly room: Room
  readonly mock: Awaited<ReturnType<typeof startMock>>
  close(): Promise<void>
}

/** Starts third parties with a number of records of each entity, or below each parent. */
export async function openMockedKinds(
  database: Database,
  kinds: readonly string[],
  { records, leaseMs }: { readonly records: number; readonly leaseMs: number },
): Promise<MockedKinds> {
  const plans = await Promise.all(kinds.map((kind) => load(kind)))
  const mock = await startMock(
    plans.map(({ manifest }) => manifest),
    // Tasks of a ClickUp workspace are four levels below it.
    { records, recordsOf: { clickup: { spaces: 1, folders: 1, lists: 1 } }, fixtures: false },
  )
  const catalogue = await createCatalogue({ baseUrl: () => 'http://127.0.0.1:8000' })
  const room = await openRoom({ database, catalogue, connectTo: mock.connectTo, settings: { leaseMs } })
  return {
    room,
    mock,
    async close() {
      await room.close()
      await Promise.all([database.close(), mock.close()])
    },
  }
}

/** Makes a connector of a kind, with an owner of its own, and waits for its first sync. */
export async function syncFirst(room: Room, database: Database, plan: Plan, withinMs?: number): Promise<FirstSync> {
  const owner = await makeOwner(database)
  const [auth = ''] = Object.keys(plan.manifest.auth)
  const { id } = await room.connectors.create(owner, {
    kind: plan.kind,
    name: plan.kind,
    credentials: exampleCredentials(plan, auth),
    environment: exampleConfig(plan),
    validate: false,
  })
  const connector = { organizationId: owner.organizationId, connectorId: id }
  await room.sync.created(owner.organizationId, id, {})
  return { connector, state: await room.until(connector, isIdle, withinMs) }
}
