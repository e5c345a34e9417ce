/** An organization that is about to move: suspended, and waited for until nothing of it runs. */
import { setTimeout as sleep } from 'node:timers/promises'
import { firstOf } from '../../../ground/base/index.ts'
import type { Installation } from '../job/installation.ts'
import type { Job } from '../job/job.ts'

const ASK_MS = 200

/**
 * Suspends an organization, and waits until its calls have ended by their time limit and nothing runs in the background.
 * @throws ConnectorError `validation_error`; the signal's reason
 */
export async function freeze(
  installation: Installation,
  organizationId: string,
  { report, signal }: Job,
): Promise<void> {
  const { access, config, database } = installation
  await access.organizations.suspend(organizationId)
  report({ step: `waiting for calls that run, ${config.limits.executeSeconds} s` })
  await sleep(config.limits.executeSeconds * 1000, undefined, { signal })
  for (;;) {
    const { running } = firstOf(await database.query<{ running: number }>(RUNNING, [organizationId]))
    if (running === 0) return
    report({ step: 'waiting for syncs, deliveries and deletions that run', done: running })
    await sleep(ASK_MS, undefined, { signal })
  }
}

const RUNNING = `select
  (select count(*) from syncs where organization_id = $1 and process_id is not null)
  + (select count(*) from webhook_deliveries where organization_id = $1 and status = 'pending' and lease is not null and due_at > now())
  + (select count(*) from customers where organization_id = $1 and status = 'deleting')
  + (select count(*) from connectors where organization_id = $1 and status = 'deleting') as running`
