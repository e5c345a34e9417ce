/** Metrics of the whole installation, read from the database when metrics are read. */
import { setTimeout as sleep } from 'node:timers/promises'
import { countWork } from './ground/jobs/index.ts'
import type { Services } from './services.ts'

/** How long values that were read are shown again. */
const FRESH_MS = 10_000
/** A database that is late does not delay metrics. */
const WAIT_MS = 2_000

/** Reads the state of the installation into the metrics. It never fails: metrics then keep their values. */
export function installationMeter(services: Services): () => Promise<void> {
  const { database, metrics, log, subjects } = services
  let readAt = -Infinity
  let reading: Promise<void> | undefined
  async function read(): Promise<void> {
    try {
      const measures = subjects.map((subject) => subject.measure?.(services))
      const [work] = await Promise.all([countWork(database), ...measures])
      metrics.jobs(work)
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
