/** Customers, webhooks, hooks, jobs, and what was done: what an application administers beside connectors. */
import { defined, type Params } from '../../runtime/base/json.ts'
import type { RequestOptions, WriteRequestOptions } from './client.ts'
import {
  type AuditEntry,
  type CreatedHook,
  type CreatedWebhookEndpoint,
  type Deletion,
  type HostedCustomer,
  type Hook,
  type Listing,
  type MetadataChanges,
  type MetadataFilter,
  metadataQuery,
  pathBelow,
  type ResourceClient,
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
export function customersOf(api: ResourceClient): HostedCustomers {
  const update: HostedCustomers['update'] = (id, changes, options) =>
    api.write('PATCH', pathBelow(CUSTOMERS, id), changes, options)
  return {
    create: (customer, options) => api.write('POST', CUSTOMERS, wireNames(customer), options),
    list: ({ contains, status, metadata } = {}, options) =>
      api.list(CUSTOMERS, { external_user_id_contains: contains, status, ...metadataQuery(metadata) }, options),
    get: (id, options) => api.get(pathBelow(CUSTOMERS, id), {}, options),
    setStatus: (id, status, options) => update(id, { status }, options),
    update,
    delete: (id, options) => api.write('DELETE', pathBelow(CUSTOMERS, id), undefined, options),
  }
}

/** The trail of an application's organization. */
export function trailOf(api: ResourceClient): Trail {
  return {
    audit: ({ connectorId, ...filter } = {}, options) =>
      api.list('/audit', { ...filter, connector_id: connectorId }, options),
    usage: async (period, options) => (await api.get<{ data: Usage[] }>('/usage', { ...period }, options)).data,
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

/** The webhook endpoints of an application's organization. */
export function webhooksOf(api: ResourceClient): HostedWebhooks {
  const one = (id: string, ...below: string[]) => pathBelow(WEBHOOKS, id, ...below)
  return {
    create: (endpoint, options) => api.write('POST', WEBHOOKS, endpointTerms(endpoint), options),
    list: (options) => api.list(WEBHOOKS, {}, options),
    get: (id, options) => api.get(one(id), {}, options),
    update: (id, changes, options) => api.write('PATCH', one(id), endpointTerms(changes), options),
    remove: (id, options) => api.write('DELETE', one(id), undefined, options),
    rotate: (id, { expireOldInSeconds, ...options } = {}) =>
      api.write('POST', one(id, 'rotate'), wireNames({ expireOldInSeconds }), options),
    test: (id, options) => api.write('POST', one(id, 'test'), {}, options),
    messages: (id, filter = {}, options) => api.list(one(id, 'messages'), wireNames(filter), options),
    attempts: (id, messageId, options) => api.list(one(id, 'messages', messageId, 'attempts'), {}, options),
    replay: (id, what, options) =>
      typeof what === 'string'
        ? api.write('POST', one(id, 'messages', what, 'replay'), {}, options)
        : api.write('POST', one(id, 'replay'), wireNames(what), options),
  }
}

const WEBHOOKS = '/webhooks'

/** The terms of an endpoint, with the names of the platform within its `records`. */
function endpointTerms({ records, ...terms }: WebhookDetails): object {
  return wireNames(defined({ ...terms, records: records && wireNames(records) }))
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
export function hooksOf(api: ResourceClient): HostedHooks {
  return {
    create: (hook, options) => api.write('POST', HOOKS, wireNames(hook), options),
    subscribe: (connectorId, params = {}, options) =>
      api.write('POST', pathBelow('/integrations/connectors', connectorId, 'hooks'), { params }, options),
    list: async (options) => (await api.get<{ hooks: Hook[] }>(HOOKS, {}, options)).hooks,
    get: (id, options) => api.get(pathBelow(HOOKS, id), {}, options),
    storeSecret: (id, secret, options) => api.write('PATCH', pathBelow(HOOKS, id), { secret }, options),
    remove: (id, { onlyHere, ...options } = {}) =>
      api.write('DELETE', `${pathBelow(HOOKS, id)}${onlyHere === true ? '?only_here=true' : ''}`, undefined, options),
  }
}
