/** Receives vendors' messages at hooks' URLs: verifies, stores, then answers. */
import { receiveWebhook } from 'plugboard/internal'
import { ConnectorError, type VendorEvent, type WebhookRequest } from 'plugboard/runtime'
import { digestOf, isSecret } from '../../ground/base/index.ts'
import { type Catalogue, planOfRow } from '../../accounts/catalogue/index.ts'
import { ServerError } from '../../ground/errors/index.ts'
import type { Database } from '../../ground/store/index.ts'
import type { Events } from './apply.ts'
import { hookNotFound } from './hooks.ts'
import { hookByDigest, type HookRow, REMEMBERED_MS, type StoredEvent, storeEvents, storeSecret } from './rows.ts'
import { type SecretServices, hookSecrets } from './secrets.ts'
import { hookOwner, kindWebhooks } from './webhooks.ts'

/** Services that receive messages. */
export interface ReceiveServices extends SecretServices {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'of' | 'plan'>
  readonly events: Pick<Events, 'queue'>
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: () => number
}

/** The response to a third party. */
export interface HookResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array
}

/** Takes messages of third parties. */
export class Receiver {
  readonly #services: ReceiveServices

  constructor(services: ReceiveServices) {
    this.#services = services
  }

  /**
   * Stores the events of a message that is proven; each is known by its id afterwards, and stored once.
   * @throws ConnectorError `hook_not_found`, `overloaded` while the organization is suspended, `webhook_forged`, `webhook_stale`, `webhook_malformed`
   */
  async receive(kind: string, token: string, request: WebhookRequest): Promise<HookResponse> {
    const { catalogue, now } = this.#services
    const hook = isSecret(token) ? await hookByDigest(this.#services.database, digestOf(token)) : undefined
    if (hook?.kind !== kind) throw hookNotFound()
    if (!hook.isActive) throw resting()
    const plan = await planOfRow(catalogue, hook)
    const secrets = await hookSecrets(this.#services, hook, plan)
    const received = await receiveWebhook(kindWebhooks(plan), request, secrets, now())
    if (received.kind === 'events') {
      await this.#store(hook, received.events)
      return OK
    }
    if (received.secret !== undefined) await this.#learn(hook, received.secret)
    const { status, headers, body } = received.response
    return { status, headers, bytes: new TextEncoder().encode(body) }
  }

  async #store(hook: HookRow, events: readonly VendorEvent[]): Promise<void> {
    const oldest = this.#services.now() - REMEMBERED_MS
    // Whether it was stored before is no longer known.
    if (events.some(({ at = Infinity }) => at < oldest)) throw tooOld()
    if (events.length === 0) return
    const isLeftToAnother = await this.#services.database.transaction(async (sql) => {
      const fresh = await storeEvents(sql, hook, events.map(storedOf))
      return fresh.length > 0 && !(await this.#services.events.queue(hook, sql))
    })
    // The job that waited may have read what waits before this committed.
    if (isLeftToAnother) await this.#services.events.queue(hook)
  }

  /** Stores the secret that a vendor sends, if none is stored. The URL is not enough to change a secret. */
  async #learn(hook: HookRow, secret: string): Promise<void> {
    const { database, vault } = this.#services
    await storeSecret(database, hook, await vault.seal(hookOwner(hook), secret), true)
  }
}

/** Later times count as unknown: databases read four digits of a year. */
const YEAR_10000 = Date.UTC(10_000, 0)
/** Longer IDs of events are stored by their digest. */
const MAX_ID = 200

const OK: HookResponse = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  bytes: new TextEncoder().encode('{}'),
}

function storedOf(event: VendorEvent): StoredEvent {
  const { id, entity, key, at } = event
  return {
    id: id.length > MAX_ID ? hexDigest(id) : id,
    record: entity === undefined || key === undefined ? null : hexDigest(JSON.stringify([entity, String(key)])),
    at: at === undefined || at >= YEAR_10000 ? null : new Date(at),
    event: JSON.stringify(event),
  }
}

function hexDigest(text: string): string {
  return digestOf(text).toString('hex')
}

function tooOld(): ConnectorError {
  return new ConnectorError('webhook_stale', 'Cannot accept the webhook: an event of it is more than 30 days old')
}

/** For a third party, which sends the message again later. */
function resting(): ConnectorError {
  return new ServerError('overloaded', 'Cannot take the message: the organization is suspended', {
    hint: 'Send it again later.',
    retryAfterMs: 60_000,
  })
}
