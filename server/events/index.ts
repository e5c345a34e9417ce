/** The subject of events: webhooks to applications, messages of third parties. */
import type { WithCalls } from '../calls/index.ts'
import type { Subject } from '../http/index.ts'
import { pruneEvents } from './hooks/index.ts'
import { type EventServices, openEvents } from './services/open.ts'
import { playWebhooks } from './services/play.ts'
import { hookAddressRoutes, hookRoutes } from './routes/hooks.ts'
import { webhookRoutes } from './routes/webhooks/index.ts'
import { eventErasure, pruneWebhooks } from './webhooks/index.ts'

export type { EventServices, WithEvents } from './services/open.ts'

/** The subject of events. */
export const events: Subject<WithCalls, EventServices> = {
  name: 'events',
  open: openEvents,
  routes: (services) => [...webhookRoutes(services), ...hookRoutes(services), ...hookAddressRoutes(services)],
  listens: playWebhooks,
  define: ({ events: received }) => received.define(),
  async work({ events: received, webhooks }) {
    await received.work()
    await webhooks.work()
  },
  measure: ({ database, eventMetrics }) => eventMetrics.measure(database),
  stop: ({ webhooks }) => webhooks.close(),
  async prune({ database, events: received, now }) {
    await received.resume()
    await pruneWebhooks(database)
    await pruneEvents(database, now())
  },
  erasure: ({ database }) => eventErasure(database),
}
