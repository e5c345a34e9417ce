/** Customers, webhooks, hooks, jobs, and what was done: what an application administers beside connectors. */
import { defined, type Params } from '../../runtime/base/json.ts'
import {
  type PlatformClient,
  type PlatformRequest,
  plainRequest,
  type RequestOptions,
  writeRequest,
  type WriteRequestOptions,
} from './client.ts'
import {
  type AuditEntry,
  type CreatedHook,
  type CreatedWebhookEndpoint,
  type Deletion,
  type HostedCustomer,
  type Hook,
  type Job,
  type Listing,
  listingOf,
  type MetadataChanges,
  type MetadataFilter,
  metadataQuery,
  resourceOf,
  type RotatedWebhookSecret,
  type Usage,
  type WebhookAttempt,
  type WebhookEndpoint,
  type WebhookMessage,
  type WebhookReplayed,
  type WebhookTest,
  wireNames,
} from './resources.ts'

/** Which customers. */
export interface CustomerListFilter {
  /** Any part of the application's name for the customer. */
  readonly contains?: string
  readonly status?: HostedCustomer['status']
  /** Values that its metadata has to have. */
  readonly metadata?: MetadataFilter
}

/** What a customer is created from. */
export interface CustomerDetails {
  readonly externalUserId: string
  readonly metadata?: MetadataChanges
}

/** What may be changed of a customer. */
export interface CustomerUpdate {
  readonly status?: HostedCustomer['status']
  /** Merged with the stored metadata: null removes a key. */
  readonly metadata?: MetadataChanges
}

/** The end-users of the application. */
export interface HostedCustomers {
  /** Creates a customer; for one that exists, merges the metadata. */
  create(customer: CustomerDetails, options?: WriteRequestOptions): Promise<HostedCustomer>
  list(filter?: CustomerListFilter, options?: RequestOptions): Listing<HostedCustomer>
  get(id: string, options?: RequestOptions): Promise<HostedCustomer>
  /** While a customer is inactive its connectors refuse to work and its tokens are dead. */
  setStatus(id: string, status: HostedCustomer['status'], options?: WriteRequestOptions): Promise<HostedCustomer>
  update(id: string, changes: CustomerUpdate, options?: WriteRequestOptions): Promise<HostedCustomer>
  /** Deletes it with its connectors, credentials and records. */
  delete(id: string, options?: WriteRequestOptions): Promise<Deletion>
}

/** A time span, as RFC 3339 times. */
export interface Period {
  readonly from?: string
  /** Before this time. */
  readonly to?: string
}

/** Which rows of the audit trail. */
export interface AuditListFilter extends Period {
  readonly connectorId?: string
  readonly action?: string
}

/** What was done in the organization. */
export interface Trail {
  /** Every execute and every change, oldest first. */
  audit(filter?: AuditListFilter, options?: RequestOptions): Listing<AuditEntry>
  /** Calls by customer, connector and day. */
  usage(period?: Period, options?: RequestOptions): Promise<readonly Usage[]>
}

const CUSTOMERS = '/customers'

/** The customers of an application's organization. */
export function customersOf(client: PlatformClient): HostedCustomers {
  const pathOf = (id: string) => `${CUSTOMERS}/${encodeURIComponent(id)}`
  const update: HostedCustomers['update'] = async (id, changes, options) =>
    resourceOf(await client.json({ method: 'PATCH', path: pathOf(id), body: changes, ...writeRequest(options) }))
  return {
    async create(customer, options) {
      const body = wireNames(customer)
      return resourceOf(await client.json({ method: 'POST', path: CUSTOMERS, body, ...writeRequest(options) }))
    },
    list({ contains, status, metadata } = {}, options) {
      const query = { external_user_id_contains: contains, status, ...metadataQuery(metadata) }
      return listingOf(client, { method: 'GET', path: CUSTOMERS, query, ...plainRequest(options) })
    },
    get: async (id, options) =>
      resourceOf(await client.json({ method: 'GET', path: pathOf(id), ...plainRequest(options) })),
    setStatus: (id, status, options) => update(id, { status }, options),
    update,
    delete: async (id, options) =>
      resourceOf<Deletion>(await client.json({ method: 'DELETE', path: pathOf(id), ...writeRequest(options) })),
  }
}

/** A job as a client sees it. */
export async function jobOf(client: PlatformClient, id: string, options: RequestOptions): Promise<Job> {
  const path = `/jobs/${encodeURIComponent(id)}`
  return resourceOf(await client.json({ method: 'GET', path, ...plainRequest(options) }))
}

/** The trail of a client's organization. */
export function trailOf(client: PlatformClient): Trail {
  return {
    audit({ connectorId, ...filter } = {}, options) {
      const query = { ...filter, connector_id: connectorId }
      return listingOf(client, { method: 'GET', path: '/audit', query, ...plainRequest(options) })
    },
    async usage(period = {}, options) {
      const { data } = await client.json({
        method: 'GET',
        path: '/usage',
        query: { ...period },
        ...plainRequest(options),
      })
      return resourceOf(data)
    },
  }
}

/** The terms of an endpoint. */
export interface WebhookDetails {
  /** The https URL that receives the events. Without one, nothing is sent: you read the messages. */
  readonly url?: string | null
  /** The types of events; all by default. */
  readonly eventTypes?: readonly WebhookMessage['type'][] | null
  /** The customers whose events are sent; all by default. */
  readonly externalUserIds?: readonly string[] | null
  /** The changes of records that are sent; none by default. */
  readonly records?: WebhookRecords | null
}

/** Which changes of records an endpoint gets as `record.matched`. */
export interface WebhookRecords {
  /** Name of a kind. */
  readonly connectorType: string
  readonly entity: string
  /** The types of mapped fields that the filters name, `mapped.stage_reason`; each connector's map says where they are. */
  readonly mapped?: Readonly<Record<string, 'text' | 'number' | 'boolean' | 'time'>>
  /** What becomes of the records; creations and updates by default. */
  readonly operations?: readonly ('create' | 'update' | 'delete')[]
  /** A filter of searches over the record before; any by default. */
  readonly before?: Readonly<Record<string, unknown>> | null
  /** A filter of searches over the record after; any by default. */
  readonly after?: Readonly<Record<string, unknown>> | null
}

/** What an endpoint is created from. */
export interface NewWebhook extends WebhookDetails {
  /** `v1`, the default, signs with a secret that you share; `v1a` signs with a private key, and you get its public key. */
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
  const list = <T>(path: string, options?: RequestOptions, filter = {}) =>
    listingOf<T>(client, { method: 'GET', path, query: wireNames(filter), ...plainRequest(options) })
  const write = async <T>(
    method: PlatformRequest['method'],
    path: string,
    options?: WriteRequestOptions,
    body?: object,
  ): Promise<T> =>
    resourceOf(await client.json({ method, path, body: body && wireNames(body), ...writeRequest(options) }))
  return {
    create: (endpoint, options) => write('POST', WEBHOOKS, options, endpointTerms(endpoint)),
    list: (options) => list(WEBHOOKS, options),
    get: async (id, options) =>
      resourceOf(await client.json({ method: 'GET', path: webhookPath(id), ...plainRequest(options) })),
    update: (id, changes, options) => write('PATCH', webhookPath(id), options, endpointTerms(changes)),
    remove: (id, options) => write('DELETE', webhookPath(id), options),
    rotate: (id, { expireOldInSeconds, ...options } = {}) =>
      write('POST', `${webhookPath(id)}/rotate`, options, { expireOldInSeconds }),
    test: (id, options) => write('POST', `${webhookPath(id)}/test`, options, {}),
    messages: (id, filter, options) => list(`${webhookPath(id)}/messages`, options, filter),
    attempts: (id, messageId, options) => list(`${webhookPath(id, messageId)}/attempts`, options),
    replay: (id, what, options) =>
      typeof what === 'string'
        ? write('POST', `${webhookPath(id, what)}/replay`, options, {})
        : write('POST', `${webhookPath(id)}/replay`, options, what),
  }
}

const WEBHOOKS = '/webhooks'

/** The terms of an endpoint, with the names of the platform within its `records`. */
function endpointTerms({ records, ...terms }: WebhookDetails): object {
  return defined({ ...terms, records: records && wireNames(records) })
}

/** Where an endpoint is, or one of its messages. */
function webhookPath(id: string, messageId?: string): string {
  const path = `${WEBHOOKS}/${encodeURIComponent(id)}`
  return messageId === undefined ? path : `${path}/messages/${encodeURIComponent(messageId)}`
}

/** A hook to be created. */
export interface NewHook {
  /** Name of a kind. */
  readonly connectorType: string
  /** The only connector that it serves; every connector whose account a message names by default. */
  readonly connectorId?: string
  /** The secret by which the third party signs. */
  readonly secret?: string
}

/** The hooks of an application's organization. */
export interface HostedHooks {
  /** The hook with its address, which no other answer has, and the steps at the third party. */
  create(hook: NewHook, options?: WriteRequestOptions): Promise<CreatedHook>
  /**
   * Creates the hook of a connector, and has the third party send to it.
   * @param params of the operation that subscribes, such as `{owner, repo}`
   */
  subscribe(connectorId: string, params?: Params, options?: WriteRequestOptions): Promise<Hook>
  /** Oldest first. */
  list(options?: RequestOptions): Promise<readonly Hook[]>
  get(id: string, options?: RequestOptions): Promise<Hook>
  /** Stores the secret that the third party shows. */
  storeSecret(id: string, secret: string, options?: WriteRequestOptions): Promise<Hook>
  /** Ends the subscription that `subscribe` made, then removes the hook. @param options with `onlyHere`, the third party is not asked */
  remove(id: string, options?: WriteRequestOptions & { readonly onlyHere?: boolean }): Promise<Hook>
}

const HOOKS = '/integrations/hooks'

/** The hooks of an application's organization. */
export function hooksOf(client: PlatformClient): HostedHooks {
  const write = (method: PlatformRequest['method'], path: string, body: object, options?: WriteRequestOptions) =>
    client.json({ method, path, body, ...writeRequest(options) })
  const one = (id: string) => `${HOOKS}/${encodeURIComponent(id)}`
  return {
    create: async (hook, options) => resourceOf(await write('POST', HOOKS, wireNames(hook), options)),
    subscribe: async (connectorId, params = {}, options) =>
      resourceOf(
        await write('POST', `/integrations/connectors/${encodeURIComponent(connectorId)}/hooks`, { params }, options),
      ),
    async list(options) {
      const { hooks } = await client.json({ method: 'GET', path: HOOKS, ...plainRequest(options) })
      return (hooks as object[]).map((hook) => resourceOf<Hook>(hook))
    },
    get: async (id, options) =>
      resourceOf(await client.json({ method: 'GET', path: one(id), ...plainRequest(options) })),
    storeSecret: async (id, secret, options) => resourceOf(await write('PATCH', one(id), { secret }, options)),
    async remove(id, { onlyHere, ...options } = {}) {
      const query = onlyHere === true ? { only_here: 'true' } : {}
      return resourceOf(await client.json({ method: 'DELETE', path: one(id), query, ...writeRequest(options) }))
    },
  }
}
