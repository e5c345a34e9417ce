/** Syncs of kinds against the sandbox, with what they ask for counted. */
import type { SyncStateBody } from '../../../contract/index.ts'
import { exampleConfig, exampleCredentials, startSandbox } from '../../../mock/index.ts'
import { load } from '../../../runtime/index.ts'
import { createCatalogue } from '../../../server/catalogue/index.ts'
import type { Database } from '../../../server/store/index.ts'
import { makeOwner } from '../connectors/world.ts'
import { isIdle, openRoom } from './world.ts'

/** What the first sync of a kind came to. */
export interface FirstSync {
  readonly kind: string
  readonly state: SyncStateBody
}

/** Makes a connector of each kind at once and waits for their first syncs; the requests are those of all. */
export async function syncSandbox(
  database: Database,
  kinds: readonly string[],
): Promise<{ syncs: FirstSync[]; requests: number }> {
  const plans = await Promise.all(kinds.map((kind) => load(kind)))
  const sandbox = await startSandbox(plans)
  const catalogue = await createCatalogue({ baseUrl: () => 'http://127.0.0.1:8000' })
  const room = await openRoom({ database, catalogue, connectTo: sandbox.connectTo })
  try {
    const syncs = await Promise.all(
      plans.map(async (plan) => {
        const owner = await makeOwner(database)
        const [auth = ''] = Object.keys(plan.manifest.auth)
        const { id } = await room.connectors.create(owner, {
          kind: plan.kind,
          name: plan.kind,
          credentials: exampleCredentials(plan, auth),
          environment: exampleConfig(plan),
          validate: false,
        })
        await room.sync.created(owner.organizationId, id, {})
        const connector = { organizationId: owner.organizationId, connectorId: id }
        return { kind: plan.kind, state: await room.until(connector, isIdle, 500_000) }
      }),
    )
    return { syncs, requests: sandbox.requests }
  } finally {
    await room.close()
    await sandbox.close()
  }
}
