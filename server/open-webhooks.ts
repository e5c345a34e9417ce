/** Webhooks in both directions: what applications are told, and what third parties tell. */
import type { Config } from './ground/config/index.ts'
import {
  type ApplyServices,
  Events,
  Hooks,
  type HookServices,
  type PlayedHookServices,
  playedHooksOf,
  Receiver,
  type ReceiveServices,
  Subscriptions,
  type SubscriptionServices,
} from './events/hooks/index.ts'
import type { Log } from './ground/observe/index.ts'
import type { Sandbox } from './sandbox.ts'
import { WebhookPages, Webhooks, type WebhooksOptions } from './events/webhooks/index.ts'

/** The rooms of webhooks. */
export interface OpenedWebhooks {
  /** Events for applications. */
  readonly webhooks: Webhooks
  /** What was sent of them. */
  readonly webhookPages: WebhookPages
  /** Addresses of third parties' messages. */
  readonly hooks: Hooks
  /** Subscriptions that operations make. */
  readonly subscriptions: Subscriptions
  /** Takes the messages. */
  readonly receiver: Receiver
  /** Applies the events in them. */
  readonly events: Events
}

/** What webhooks need of the other rooms. */
type Needs = Omit<
  HookServices & ReceiveServices & ApplyServices & SubscriptionServices,
  'events' | 'hooks' | 'most' | 'isSandbox'
> &
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
  const hooks = new Hooks({ ...services, isSandbox, most: quotas.hooks })
  return {
    webhooks,
    webhookPages: new WebhookPages(services),
    events,
    hooks,
    subscriptions: new Subscriptions({ ...services, hooks }),
    receiver: new Receiver({ ...services, events }),
  }
}

/** Has a sandbox send webhooks to the hooks of this process. @param origin where it listens */
export function playWebhooks(
  sandbox: Sandbox | undefined,
  services: PlayedHookServices & { readonly log: Log },
  origin: string,
): void {
  sandbox?.sendWebhooks?.({
    async of(kind) {
      const hooks = await playedHooksOf(services, kind)
      return hooks.map((hook) => ({ ...hook, connectTo: `${loopbackOf(origin)}${hook.path}` }))
    },
    undelivered(kind, reason) {
      services.log.warn({ connector_type: kind, reason }, 'a simulated webhook was not delivered')
    },
  })
}

/** The address of this machine, for a server that listens on all. */
function loopbackOf(origin: string): string {
  return origin.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')
}
