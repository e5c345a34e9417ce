/** The modules that sync in a benchmark, in one process, with a vault that seals nothing. */
import { CURSORS } from '../../test/support/cursors.ts'
import type { Transport } from '../../runtime/index.ts'
import type { Catalogue } from '../../server/accounts/catalogue/index.ts'
import type { Connectors, ConnectorRef } from '../../server/accounts/connectors/index.ts'
import { openQueue } from '../../server/ground/jobs/index.ts'
import { SearchEngine } from '../../server/copy/search/search.ts'
import type { Database } from '../../server/ground/store/index.ts'
import { Sync } from '../../server/copy/sync/sync.ts'
import { openConnectors } from '../../test/support/connectors.ts'

/** Syncing over a database. */
export interface SyncBench {
  readonly sync: Sync
  readonly connectors: Connectors
  /** A connector of a customer of its own. */
  connector(input: Parameters<Connectors['create']>[1]): Promise<ConnectorRef>
  close(): Promise<void>
}

/** Opens the modules; sync jobs run in this process. */
export async function openRoom(
  database: Database,
  catalogue: Catalogue,
  transport: () => Transport,
): Promise<SyncBench> {
  const report = (fields: object) => process.stderr.write(`${JSON.stringify(fields)}\n`)
  const log = { debug() {}, info() {}, warn: report, error: report, flush() {} }
  const vault = {
    seal: async (_: object, plain: string) => Buffer.from(plain),
    open: async (_: object, sealed: Buffer) => sealed.toString(),
  }
  const connectors = await openConnectors({ database, catalogue, vault, log, transport })
  const queue = await openQueue({ database, onError: report })
  const search = new SearchEngine({ database, cursors: CURSORS })
  const sync = new Sync({
    database,
    catalogue,
    connectors,
    queue,
    search,
    cursors: CURSORS,
    audit: { write: async () => {} },
    log,
    now: Date.now,
    settings: { enabled: true, intervalMinutes: 60, recordsPerConnector: 10_000_000 },
  })
  await sync.define()
  await sync.work()
  return {
    sync,
    connectors,
    async connector(input) {
      const [organizationId, customerId] = [crypto.randomUUID(), crypto.randomUUID()]
      await database.query(`insert into organizations (id, name) values ($1, 'Bench')`, [organizationId])
      await database.query(`insert into customers (id, organization_id, external_user_id) values ($1, $2, 'bench')`, [
        customerId,
        organizationId,
      ])
      const owner = { organizationId, customer: { id: customerId, externalUserId: 'bench' } }
      const { id } = await connectors.create(owner, input)
      return { organizationId, connectorId: id }
    },
    async close() {
      await sync.close()
      await queue.close()
      await connectors.close()
    },
  }
}
