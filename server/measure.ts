/** Metrics of the whole installation, read from the database when somebody reads metrics. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from './services.ts'
import { readInstallation } from './operators/support/index.ts'

/** What was read is shown again for so long. */
const FRESH_MS = 10_000
/** A database that is late does not keep metrics back. */
const WAIT_MS = 2_000

/** What reads the state of the installation into the metrics. It never fails: then metrics are as they were. */
export function installationMeter({
  database,
  metrics,
  log,
}: Pick<Services, 'database' | 'metrics' | 'log'>): () => Promise<void> {
  let readAt = -Infinity
  let reading: Promise<void> | undefined
  async function read(): Promise<void> {
    try {
      metrics.installation(await readInstallation(database))
      readAt = performance.now()
    } catch (error) {
      log.warn({ error }, 'cannot read the metrics of the installation')
    } finally {
      reading = undefined
    }
  }
  return async () => {
    if (performance.now() - readAt < FRESH_MS) return
    reading ??= read()
    await Promise.race([reading, sleep(WAIT_MS, undefined, { ref: false })])
  }
}
