/** Webhooks in both directions: what applications are told, and what third parties tell. */
import type { Config } from './config/index.ts'
import { type ApplyServices, Events, Hooks, type HookServices, Receiver, type ReceiveServices } from './hooks/index.ts'
import { WebhookPages, Webhooks, type WebhooksOptions } from './webhooks/index.ts'

/** The rooms of webhooks. */
export interface OpenedWebhooks {
  /** Events for applications. */
  readonly webhooks: Webhooks
  /** What was sent of them. */
  readonly webhookPages: WebhookPages
  /** Addresses of third parties' messages. */
  readonly hooks: Hooks
  /** Takes the messages. */
  readonly receiver: Receiver
  /** Applies the events in them. */
  readonly events: Events
}

/** What webhooks need of the other rooms. */
type Needs = Omit<HookServices & ReceiveServices & ApplyServices, 'events' | 'most'> &
  Omit<WebhooksOptions, 'allowPrivate' | 'quota'> &
  ConstructorParameters<typeof WebhookPages>[0] & { readonly isSandbox: boolean }

/** Opens the rooms of webhooks. @param onClose takes what closes them */
export function openWebhooks(
  { egress, quotas }: Config,
  { isSandbox, ...services }: Needs,
  onClose: (close: () => Promise<unknown>) => void,
): OpenedWebhooks {
  const allowPrivate = isSandbox || egress.allowPrivate
  const webhooks = new Webhooks({ ...services, allowPrivate, quota: quotas.webhookEndpoints })
  onClose(() => webhooks.close())
  const events = new Events(services)
  return {
    webhooks,
    webhookPages: new WebhookPages(services),
    events,
    hooks: new Hooks({ ...services, most: quotas.hooks }),
    receiver: new Receiver({ ...services, events }),
  }
}
