/**
 * A process that changes rows, tells of each change by an event, and sends deliveries, to be killed:
 * `<database URL> <key file> <organization> <connector>`. The table `changes` has the id of each committed change. A third of the
 * transactions rolls back. It writes a line once it works.
 */
import { eventMetrics } from '../../../server/events/metrics.ts'
import { randomUUID } from 'node:crypto'
import { createLog, createMetrics } from '../../../server/ground/observe/index.ts'
import { openDatabase } from '../../../server/ground/store/index.ts'
import { openVault, readMasterKeys } from '../../../server/ground/vault/index.ts'
import { Webhooks } from '../../../server/events/webhooks/index.ts'
import { recordEvent } from '../../../server/ground/outbox/index.ts'

const [url = '', keyFile = '', organizationId = '', connectorId = ''] = process.argv.slice(2)
const database = await openDatabase({ url }, { poolSize: 6 })
const webhooks = new Webhooks({
  database,
  vault: await openVault(database, readMasterKeys([keyFile])),
  log: createLog({ level: 'error' }),
  metrics: eventMetrics(createMetrics().meter),
  now: Date.now,
  allowPrivate: true,
  quota: 10,
})
await webhooks.work()

/** Makes changes in order, without an end. */
async function change(): Promise<never> {
  for (;;) {
    const id = randomUUID()
    await database
      .of(organizationId)
      .transaction(async (sql) => {
        await sql.query('insert into changes (id) values ($1)', [id])
        await recordEvent(sql, {
          organizationId,
          type: 'connector.updated',
          connector: { id: connectorId, kind: 'acme' },
          data: { change: id },
        })
        await sql.query('select pg_sleep(random() * 0.02)')
        if (Math.random() < 1 / 3) throw new RolledBack()
      })
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error
      })
  }
}

class RolledBack extends Error {}

process.stdout.write('working\n')
await Promise.all([change(), change(), change()])
