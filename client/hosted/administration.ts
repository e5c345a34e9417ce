/** Customers, webhooks, hooks and the audit trail of an application. */
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
  resourcePath,
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

/** Filter of customers. */
export interface CustomerListFilter {
  /** Any part of your own name for the customer. */
  readonly contains?: string
  readonly status?: HostedCustomer['status']
  /** Required values of the metadata. */
  readonly metadata?: MetadataFilter
}

/** Properties of a new customer. */
export interface CustomerDetails {
  readonly externalUserId: string
  readonly metadata?: MetadataChanges
}

/** Changes of a customer. */
export interface CustomerUpdate {
  readonly status?: HostedCustomer['status']
  /** Merged with the stored metadata. Null removes a key. */
  readonly metadata?: MetadataChanges
}

/** The end users of your application. */
export interface HostedCustomers {
  /**
   * Creates a customer. For an existing one, merges the metadata.
   * @example const customer = await api.customers.create({ externalUserId: 'user_1', metadata: { plan: 'pro' } })
   */
  create(customer: CustomerDetails, options?: WriteRequestOptions): Promise<HostedCustomer>
  /**
   * Customers, over all pages.
   * @example for await (const customer of api.customers.list({ status: 'active' })) console.log(customer.externalUserId)
   */
  list(filter?: CustomerListFilter, options?: RequestOptions): Listing<HostedCustomer>
  get(id: string, options?: RequestOptions): Promise<HostedCustomer>
  /** Activates or deactivates a customer. Connectors and tokens of an inactive customer are refused. */
  setStatus(id: string, status: HostedCustomer['status'], options?: WriteRequestOptions): Promise<HostedCustomer>
  /**
   * Changes a customer.
   * @example await api.customers.update(id, { metadata: { plan: 'pro' } })
   */
  update(id: string, changes: CustomerUpdate, options?: WriteRequestOptions): Promise<HostedCustomer>
  /** Deletes a customer with connectors, credentials and records. */
  delete(id: string, options?: WriteRequestOptions): Promise<Deletion>
}

/** A time span, as RFC 3339 times. */
export interface Period {
  readonly from?: string
  /** Exclusive end. */
  readonly to?: string
}

/** Filter of the audit trail. */
export interface AuditListFilter extends Period {
  readonly connectorId?: string
  readonly action?: string
}

/** Audit trail and usage of the organization. */
export interface Trail {
  /**
   * Every execute and every change, oldest first.
   * @example for await (const entry of api.audit({ connectorId: id })) console.log(entry.action)
   */
  audit(filter?: AuditListFilter, options?: RequestOptions): Listing<AuditEntry>
  /**
   * Calls by customer, connector and day.
   * @example const usage = await api.usage({ from: '2026-01-01T00:00:00Z' })
   */
  usage(period?: Period, options?: RequestOptions): Promise<readonly Usage[]>
}

const CUSTOMERS = '/customers'

/** The customers of an application's organization. */
export function customersOf(api: ResourceClient): HostedCustomers {
  const update: HostedCustomers['update'] = (id, changes, options) =>
    api.write('PATCH', resourcePath(CUSTOMERS, id), changes, options)
  return {
    create: (customer, options) => api.write('POST', CUSTOMERS, wireNames(customer), options),
    list: ({ contains, status, metadata } = {}, options) =>
      api.list(CUSTOMERS, { external_user_id_contains: contains, status, ...metadataQuery(metadata) }, options),
    get: (id, options) => api.get(resourcePath(CUSTOMERS, id), {}, options),
    setStatus: (id, status, options) => update(id, { status }, options),
    update,
    delete: (id, options) => api.write('DELETE', resourcePath(CUSTOMERS, id), undefined, options),
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

/** Properties of a webhook endpoint. */
export interface WebhookDetails {
  /** HTTPS URL that receives the events. Without one, you read the messages instead. */
  readonly url?: string | null
  /** Types of events. All by default. */
  readonly eventTypes?: readonly WebhookMessage['type'][] | null
  /** Customers whose events are sent. All by default. */
  readonly externalUserIds?: readonly string[] | null
  /** Changes of records that are sent. None by default. */
  readonly records?: WebhookRecords | null
}

/** Changes of records that an endpoint gets as `record.matched`. */
export interface WebhookRecords {
  /** Name of a kind. */
  readonly connectorType: string
  readonly entity: string
  /** Types of the mapped fields in the filters, such as `mapped.stage_reason`. Each connector's map locates them. */
  readonly mapped?: Readonly<Record<string, 'text' | 'number' | 'boolean' | 'time'>>
  /** Operations on records. Creations and updates by default. */
  readonly operations?: readonly ('create' | 'update' | 'delete')[]
  /** Search filter over the record before the change. Any by default. */
  readonly before?: Readonly<Record<string, unknown>> | null
  /** Search filter over the record after the change. Any by default. */
  readonly after?: Readonly<Record<string, unknown>> | null
}

/** Properties of a new webhook endpoint. */
export interface NewWebhook extends WebhookDetails {
  /** `v1`, the default, signs with a shared secret. `v1a` signs with a private key, and you get its public key. */
  readonly signature?: WebhookEndpoint['signature']
}

/** Changes of a webhook endpoint. */
export interface WebhookChanges extends WebhookDetails {
  readonly url?: string
  readonly enabled?: boolean
}

/** Filter of the messages of an endpoint. */
export interface WebhookMessageFilter {
  readonly type?: WebhookMessage['type']
  readonly status?: WebhookMessage['status']
  readonly externalUserId?: string
  /** RFC 3339 time, inclusive; `until` is exclusive. */
  readonly since?: string
  readonly until?: string
}

/** Messages of a time range to send again. */
export interface WebhookReplay {
  readonly since: string
  /** Defaults to now. */
  readonly until?: string
  /** Whether to send only undelivered messages. Defaults to true. */
  readonly onlyFailed?: boolean
}

/** The webhook endpoints of your organization. */
export interface HostedWebhooks {
  /**
   * Creates an endpoint. Only this response has its secret.
   * @example const { secret } = await api.webhooks.create({ url: 'https://app.example/webhooks', eventTypes: ['connector.needs_reauth'] })
   */
  create(endpoint: NewWebhook, options?: WriteRequestOptions): Promise<CreatedWebhookEndpoint>
  list(options?: RequestOptions): Listing<WebhookEndpoint>
  get(id: string, options?: RequestOptions): Promise<WebhookEndpoint>
  update(id: string, changes: WebhookChanges, options?: WriteRequestOptions): Promise<WebhookEndpoint>
  remove(id: string, options?: WriteRequestOptions): Promise<WebhookEndpoint>
  /**
   * Replaces the secret. The old one also signs for a day, or for the given seconds.
   * @example const { secret: next } = await api.webhooks.rotate(id, { expireOldInSeconds: 3600 })
   */
  rotate(
    id: string,
    options?: WriteRequestOptions & { readonly expireOldInSeconds?: number },
  ): Promise<RotatedWebhookSecret>
  /** Sends a `ping` and waits for the attempt. Null without a URL. */
  test(id: string, options?: WriteRequestOptions): Promise<WebhookTest>
  /**
   * Messages of the last 30 days, newest first.
   * @example for await (const message of api.webhooks.messages(id, { status: 'failed' })) console.log(message.type)
   */
  messages(id: string, filter?: WebhookMessageFilter, options?: RequestOptions): Listing<WebhookMessage>
  /** Attempts, newest first. */
  attempts(id: string, messageId: string, options?: RequestOptions): Listing<WebhookAttempt>
  /**
   * Sends one message again by its ID, or the messages of a time range.
   * @example await api.webhooks.replay(id, { since: '2026-01-31T00:00:00Z' })
   */
  replay(id: string, what: string | WebhookReplay, options?: WriteRequestOptions): Promise<WebhookReplayed>
}

/** The webhook endpoints of an application's organization. */
export function webhooksOf(api: ResourceClient): HostedWebhooks {
  const one = (id: string, ...below: string[]) => resourcePath(WEBHOOKS, id, ...below)
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

function endpointTerms({ records, ...terms }: WebhookDetails): object {
  return wireNames(defined({ ...terms, records: records && wireNames(records) }))
}

/** Properties of a new hook. */
export interface NewHook {
  /** Name of a kind. */
  readonly connectorType: string
  /** The only connector that it serves. By default, every connector whose account a message names. */
  readonly connectorId?: string
  /** Signing secret of the third party. */
  readonly secret?: string
}

/** The hooks of your organization: addresses at which third parties report changes. */
export interface HostedHooks {
  /**
   * Creates a hook. Only this response has its address. It also has the steps at the third party.
   * @example const { url } = await api.hooks.create({ connectorType: 'stripe' })
   */
  create(hook: NewHook, options?: WriteRequestOptions): Promise<CreatedHook>
  /**
   * Creates the hook of a connector, and subscribes it at the third party.
   * @param params of the operation that subscribes, such as `{owner, repo}`
   * @example await api.hooks.subscribe(id, { owner: 'ada', repo: 'engine' })
   */
  subscribe(connectorId: string, params?: Params, options?: WriteRequestOptions): Promise<Hook>
  /** Hooks, oldest first. */
  list(options?: RequestOptions): Promise<readonly Hook[]>
  get(id: string, options?: RequestOptions): Promise<Hook>
  /** Stores the secret that the third party shows. */
  storeSecret(id: string, secret: string, options?: WriteRequestOptions): Promise<Hook>
  /** Ends the subscription of `subscribe`, then removes the hook. @param options with `onlyHere`, the third party is not called */
  remove(id: string, options?: WriteRequestOptions & { readonly onlyHere?: boolean }): Promise<Hook>
}

const HOOKS = '/integrations/hooks'

/** The hooks of an application's organization. */
export function hooksOf(api: ResourceClient): HostedHooks {
  return {
    create: (hook, options) => api.write('POST', HOOKS, wireNames(hook), options),
    subscribe: (connectorId, params = {}, options) =>
      api.write('POST', resourcePath('/integrations/connectors', connectorId, 'hooks'), { params }, options),
    list: async (options) => (await api.get<{ hooks: Hook[] }>(HOOKS, {}, options)).hooks,
    get: (id, options) => api.get(resourcePath(HOOKS, id), {}, options),
    storeSecret: (id, secret, options) => api.write('PATCH', resourcePath(HOOKS, id), { secret }, options),
    remove: (id, { onlyHere, ...options } = {}) =>
      api.write(
        'DELETE',
        `${resourcePath(HOOKS, id)}${onlyHere === true ? '?only_here=true' : ''}`,
        undefined,
        options,
      ),
  }
}
