/** Endpoints that receive the platform's webhooks, and what was sent to them. */
import {
  type PlatformClient,
  type PlatformRequest,
  type RequestOptions,
  writeRequest,
  type WriteRequestOptions,
} from './client.ts'
import {
  type CreatedWebhookEndpoint,
  type Listing,
  listingOf,
  resourceOf,
  type RotatedWebhookSecret,
  type WebhookAttempt,
  type WebhookEndpoint,
  type WebhookMessage,
  type WebhookReplayed,
  type WebhookTest,
  wireNames,
} from './resources.ts'

/** The terms of an endpoint. */
export interface WebhookDetails {
  /** The https URL that receives the events. Without one, nothing is sent: you read the messages. */
  readonly url?: string | null
  /** The types of events; all by default. */
  readonly eventTypes?: readonly WebhookMessage['type'][] | null
  /** The customers whose events are sent; all by default. */
  readonly externalUserIds?: readonly string[] | null
}

/** What an endpoint is created from. */
export interface NewWebhook extends WebhookDetails {
  /** `v1`, the default, signs with a secret that you share; `v1a` by a key of which you get the public part. */
  readonly signature?: WebhookEndpoint['signature']
}

/** What may be changed of an endpoint. */
export interface WebhookChanges extends WebhookDetails {
  readonly url?: string
  readonly enabled?: boolean
}

/** Which messages of an endpoint. */
export interface WebhookMessageFilter {
  readonly type?: WebhookMessage['type']
  readonly status?: WebhookMessage['status']
  readonly externalUserId?: string
  /** RFC 3339 times: from this one on, and before that one. */
  readonly since?: string
  readonly until?: string
}

/** Messages of a time range, to be sent again. */
export interface WebhookReplay {
  readonly since: string
  /** Now by default. */
  readonly until?: string
  /** Only messages that were not delivered; true by default. */
  readonly onlyFailed?: boolean
}

/** The endpoints of an application's organization. */
export interface HostedWebhooks {
  /** The endpoint with its secret, which no other answer has. */
  create(endpoint: NewWebhook, options?: WriteRequestOptions): Promise<CreatedWebhookEndpoint>
  list(options?: RequestOptions): Listing<WebhookEndpoint>
  get(id: string, options?: RequestOptions): Promise<WebhookEndpoint>
  update(id: string, changes: WebhookChanges, options?: WriteRequestOptions): Promise<WebhookEndpoint>
  remove(id: string, options?: WriteRequestOptions): Promise<WebhookEndpoint>
  /** Replaces the secret. The old one signs too for a day, or for the seconds given. */
  rotate(
    id: string,
    options?: WriteRequestOptions & { readonly expireOldInSeconds?: number },
  ): Promise<RotatedWebhookSecret>
  /** Sends a `ping` now, and waits for the attempt; null without a URL. */
  test(id: string, options?: WriteRequestOptions): Promise<WebhookTest>
  /** Newest first, for 30 days. */
  messages(id: string, filter?: WebhookMessageFilter, options?: RequestOptions): Listing<WebhookMessage>
  /** Newest first. */
  attempts(id: string, messageId: string, options?: RequestOptions): Listing<WebhookAttempt>
  /** Sends one message again by its ID, or those of a time range. */
  replay(id: string, what: string | WebhookReplay, options?: WriteRequestOptions): Promise<WebhookReplayed>
}

/** The endpoints of an application's organization. */
export function webhooksOf(client: PlatformClient): HostedWebhooks {
  const list = <T>(path: string, { signal }: RequestOptions = {}, filter = {}) =>
    listingOf<T>(() => client.entries({ method: 'GET', path, query: wireNames(filter), signals: [signal] }))
  const write = async <T>(
    method: PlatformRequest['method'],
    path: string,
    options?: WriteRequestOptions,
    body?: object,
  ): Promise<T> =>
    resourceOf(await client.json({ method, path, body: body && wireNames(body), ...writeRequest(options) }))
  return {
    create: (endpoint, options) => write('POST', PATH, options, endpoint),
    list: (options) => list(PATH, options),
    get: async (id, { signal } = {}) =>
      resourceOf(await client.json({ method: 'GET', path: pathOf(id), signals: [signal] })),
    update: (id, changes, options) => write('PATCH', pathOf(id), options, changes),
    remove: (id, options) => write('DELETE', pathOf(id), options),
    rotate: (id, { expireOldInSeconds, ...options } = {}) =>
      write('POST', `${pathOf(id)}/rotate`, options, { expireOldInSeconds }),
    test: (id, options) => write('POST', `${pathOf(id)}/test`, options, {}),
    messages: (id, filter, options) => list(`${pathOf(id)}/messages`, options, filter),
    attempts: (id, messageId, options) => list(`${pathOf(id, messageId)}/attempts`, options),
    replay: (id, what, options) =>
      typeof what === 'string'
        ? write('POST', `${pathOf(id, what)}/replay`, options, {})
        : write('POST', `${pathOf(id)}/replay`, options, what),
  }
}

const PATH = '/webhooks'

/** Where an endpoint is, or one of its messages. */
function pathOf(id: string, messageId?: string): string {
  const path = `${PATH}/${encodeURIComponent(id)}`
  return messageId === undefined ? path : `${path}/messages/${encodeURIComponent(messageId)}`
}
