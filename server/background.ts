/** What the server does by itself every minute: unfinished deletions are queued again, what has expired is removed. */
import { pruneIdempotencyKeys } from './http/index.ts'
import { pruneShares } from './limits/index.ts'
import type { Services } from './services.ts'

const CLEANUP = 'clear'

/** Makes the queues of deletions and of the cleanup. */
export async function defineBackground({ queue, deletions }: Services): Promise<void> {
  await deletions.define()
  await queue.define(CLEANUP, { expireInSeconds: 5 * 60 })
}

/** Has this process run deletions, and the cleanup every minute. */
export async function workInBackground(services: Services): Promise<void> {
  const { queue, deletions } = services
  await deletions.work()
  await queue.work(CLEANUP, () => cleanUp(services))
  queue.repeat(CLEANUP, 60)
}

async function cleanUp({ database, deletions, access, oauth, search, log }: Services): Promise<void> {
  await deletions.resume()
  await access.pruneTokens()
  await access.links.prune()
  await oauth.prune()
  await pruneIdempotencyKeys(database)
  await pruneShares(database)
  const dropped = await search.dropUnusedIndexes()
  if (dropped.length > 0) log.info({ indexes: dropped }, 'indexes of records that no search uses were dropped')
}
