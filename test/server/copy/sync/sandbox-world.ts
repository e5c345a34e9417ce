/** Syncs of kinds against the sandbox, with what they ask for counted. */
import type { SyncStateBody } from '../../../../contract/index.ts'
import { startSandbox } from '../../../../mock/index.ts'
import { load } from '../../../../runtime/index.ts'
import { createCatalogue } from '../../../../server/accounts/catalogue/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { syncFirst } from './mocked-kinds.ts'
import { openRoom } from './world.ts'

/** Result of the first sync of a kind. */
export interface SandboxSync {
  readonly kind: string
  readonly state: SyncStateBody
}

/** Makes a connector of each kind and waits for their first syncs; the requests are those of all. */
export async function syncSandbox(
  database: Database,
  kinds: readonly string[],
): Promise<{ syncs: SandboxSync[]; requests: number }> {
  const plans = await Promise.all(kinds.map((kind) => load(kind)))
  const sandbox = await startSandbox(plans)
  const catalogue = await createCatalogue({ baseUrl: () => 'http://127.0.0.1:8000' })
  const room = await openRoom({ database, catalogue, connectTo: sandbox.connectTo })
  try {
    const syncs = await Promise.all(
      plans.map(async (plan) => {
        const { state } = await syncFirst(room, database, plan, 500_000)
        return { kind: plan.kind, state }
      }),
    )
    return { syncs, requests: sandbox.requests }
  } finally {
    await room.close()
    await sandbox.close()
  }
}
