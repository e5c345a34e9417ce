/**
 * What the server does by itself: every minute it queues unfinished deletions again and removes what has expired; every day it
 * warns of what ends of third parties' APIs.
 */
import { endTexts } from 'plugboard/internal'
import { pruneCaptures } from './calls/captures/index.ts'
import { pruneEvents } from './events/hooks/index.ts'
import { pruneIdempotencyKeys } from './http/index.ts'
import { pruneShares } from './ground/limits/index.ts'
import { unusableKinds } from './accounts/own-kinds/index.ts'
import type { Services } from './services.ts'
import { pruneWebhooks } from './events/webhooks/index.ts'

const CLEANUP = 'clear'

/** Makes the queues of deletions and of the cleanup. */
export async function defineBackground({ queue, deletions, events, upkeep }: Services): Promise<void> {
  await deletions.define()
  await events.define()
  await upkeep.define()
  await queue.define(CLEANUP, { expireInSeconds: 5 * 60 })
}

/** Has this process run deletions, attend to connectors, send webhooks, and clean up every minute. */
export async function workInBackground(services: Services): Promise<void> {
  const { queue, deletions, events, upkeep, webhooks } = services
  await deletions.work()
  await events.work()
  await upkeep.work()
  await webhooks.work()
  await queue.work(CLEANUP, () => cleanUp(services))
  queue.repeat(CLEANUP, 60)
}

const DAY_MS = 86_400_000

/** Warns in the log, now and every day, of what ends within half a year. @returns what ends it */
export function warnOfEnds({ catalogue, log, now }: Pick<Services, 'catalogue' | 'log' | 'now'>): () => void {
  const warn = () => {
    for (const kind of catalogue.kinds()) {
      for (const text of endTexts(kind, now())) log.warn({ kind: kind.kind }, text)
    }
  }
  warn()
  const timer = setInterval(warn, DAY_MS).unref()
  return () => clearInterval(timer)
}

/** Logs each own kind that is not valid in this version any more, one after the other. @returns what ends it */
export function reportUnusableKinds({ database, log }: Pick<Services, 'database' | 'log'>): () => void {
  const ended = new AbortController()
  const report = async () => {
    for await (const { organizationId, kind, version, problem } of unusableKinds(database, ended.signal))
      log.error({ organization_id: organizationId, kind, version, problem }, 'an own kind is not valid any more')
  }
  report().catch((error: unknown) => log.warn({ error }, 'cannot check the own kinds'))
  return () => ended.abort()
}

async function cleanUp({
  database,
  deletions,
  events,
  access,
  operators,
  oauth,
  search,
  log,
  now,
}: Services): Promise<void> {
  await deletions.resume()
  await events.resume()
  await access.pruneTokens()
  await access.links.prune()
  await access.agents.prune()
  await operators.prune()
  await oauth.prune()
  await pruneIdempotencyKeys(database)
  await pruneShares(database)
  await pruneWebhooks(database)
  await pruneEvents(database, now())
  await pruneCaptures(database, now())
  const dropped = await search.dropUnusedIndexes()
  if (dropped.length > 0) log.info({ indexes: dropped }, 'dropped indexes of records that no search uses')
}
