/** The background work of the mounted subjects. Every minute, one process removes what has expired. */
import { pruneIdempotencyKeys } from './http/index.ts'
import { pruneShares } from './ground/limits/index.ts'
import type { Services } from './services.ts'

const CLEANUP = 'clear'

/** Makes the queues of all subjects. */
export async function defineBackground(services: Services): Promise<void> {
  for (const subject of services.subjects) await subject.define?.(services)
  await services.queue.define(CLEANUP, { expireInSeconds: 5 * 60 })
}

/** Begins the background work of all subjects in this process. */
export async function workInBackground(services: Services): Promise<void> {
  const { queue, subjects } = services
  for (const subject of subjects) await subject.work?.(services)
  await queue.work(CLEANUP, () => cleanUp(services))
  queue.repeat(CLEANUP, 60)
}

/** Begins the work of one process for the whole installation. @returns what ends it */
export function watchInstallation(services: Services): () => void {
  const ends = services.subjects.map((subject) => subject.watch?.(services))
  return () => ends.forEach((end) => end?.())
}

async function cleanUp(services: Services): Promise<void> {
  await pruneIdempotencyKeys(services.database)
  await pruneShares(services.database)
  for (const subject of services.subjects) await subject.prune?.(services)
}
