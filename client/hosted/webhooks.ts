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
  wireNames,
} from './resources.ts'

/** What an endpoint is created from. */
export interface WebhookDetails {
  /** The https URL that receives the events. Without one, nothing is sent: you read the messages. */
  readonly url?: string | null
  /** The types of events; all by default. */
  readonly eventTypes?: readonly WebhookMessage['type'][] | null
  /** The customers whose events are sent; all by default. */
  readonly externalUserIds?: readonly string[] | null
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
  /** Whether messages without a successful attempt only; true by default. */
  readonly onlyFailed?: boolean
}

/** The endpoints of an application's organization. */
export interface HostedWebhooks {
  /** The endpoint with its secret, which no other answer has. */
  create(endpoint: WebhookDetails, options?: WriteRequestOptions): Promise<CreatedWebhookEndpoint>
  list(options?: RequestOptions): Listing<WebhookEndpoint>
  get(id: string, options?: RequestOptions): Promise<WebhookEndpoint>
  update(id: string, changes: WebhookChanges, options?: WriteRequestOptions): Promise<WebhookEndpoint>
  remove(id: string, options?: WriteRequestOptions): Promise<WebhookEndpoint>
  /** Replaces the secret. The old one signs too for a day, or for the seconds given. */
  rotate(
    id: string,
    options?: WriteRequestOptions & { readonly expireOldInSeconds?: number },
  ): Promise<RotatedWebhookSecret>
  /** Sends a `ping` now. */
  test(id: string, options?: WriteRequestOptions): Promise<WebhookAttempt>
  /** Newest first, for 30 days. */
  messages(id: string, filter?: WebhookMessageFilter, options?: RequestOptions): Listing<WebhookMessage>
  /** Newest first. */
  attempts(id: string, messageId: string, options?: RequestOptions): Listing<WebhookAttempt>
  /** Sends one message again, or those of a time range. Resolves to their number. */
  replay(id: string, what: string | WebhookReplay, options?: WriteRequestOptions): Promise<number>
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
    replay: async (id, what, options) => {
      const [at, body] = typeof what === 'string' ? [pathOf(id, what), {}] : [pathOf(id), what]
      return (await write<{ messages: number }>('POST', `${at}/replay`, options, body)).messages
    },
  }
}

const PATH = '/webhooks'

/** Where an endpoint is, or one of its messages. */
function pathOf(id: string, messageId?: string): string {
  const path = `${PATH}/${encodeURIComponent(id)}`
  return messageId === undefined ? path : `${path}/messages/${encodeURIComponent(messageId)}`
}
