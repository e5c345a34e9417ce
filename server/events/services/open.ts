/** Opens the services of events: webhooks to applications, and messages of third parties. */
import { type EventMetrics, eventMetrics } from '../metrics.ts'
import type { WithCalls } from '../../calls/index.ts'
import { Events, Hooks, Receiver, Subscriptions } from '../hooks/index.ts'
import { WebhookPages, Webhooks } from '../webhooks/index.ts'

/** Services of events. */
export interface EventServices {
  /** Events for applications. */
  readonly webhooks: Webhooks
  /** The messages that were sent. */
  readonly webhookPages: WebhookPages
  /** Addresses of third parties' messages. */
  readonly hooks: Hooks
  /** Subscriptions that operations make. */
  readonly subscriptions: Subscriptions
  /** Takes the messages of third parties. */
  readonly receiver: Receiver
  /** Applies the events in them. */
  readonly events: Events
  readonly eventMetrics: EventMetrics
}

/** Services of the ground, of accounts, of calls and of events. */
export type WithEvents = WithCalls & EventServices

/** Opens the services of events. */
export async function openEvents(services: WithCalls): Promise<EventServices> {
  const { config, sandbox, oauth } = services
  const { egress, quotas } = config
  const allowPrivate = sandbox !== undefined || egress.allowPrivate
  const needed = { ...services, applications: oauth.applications }
  const metrics = eventMetrics(services.metrics.meter)
  const events = new Events(needed)
  const hooks = new Hooks({ ...needed, isSandbox: sandbox !== undefined, most: quotas.hooks })
  return {
    eventMetrics: metrics,
    webhooks: new Webhooks({ ...needed, metrics, allowPrivate, quota: quotas.webhookEndpoints }),
    webhookPages: new WebhookPages(needed),
    events,
    hooks,
    subscriptions: new Subscriptions({ ...needed, hooks }),
    receiver: new Receiver({ ...needed, events }),
  }
}
