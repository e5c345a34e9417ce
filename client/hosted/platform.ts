/** The platform: connectors, customers, tokens, the catalog, OAuth and the audit trail. */
import type { AgentPolicy } from '../agent/policy/index.ts'
import type { Engine, EntityActions } from '../base/engine.ts'
import { type AnyKind, type ConnectorFor, hostedEntitiesOf, type Known, nameOfKind } from '../base/any-kind.ts'
import { allChangesOf } from '../changes/all.ts'
import type { AllChangesOptions, Changes, CopyChange } from '../types/change-types.ts'
import type { KindModule } from '../types/known-kinds.ts'
import {
  customersOf,
  type HostedCustomers,
  type HostedHooks,
  type HostedWebhooks,
  hooksOf,
  type Trail,
  trailOf,
  webhooksOf,
} from './administration.ts'
import {
  type Follow,
  PLATFORM_OPTIONS,
  PlatformClient,
  type PlatformOptions,
  plainRequest,
  type RequestOptions,
} from './client.ts'
import type { EverywhereQuery, EverywhereResult } from '../types/everywhere.ts'
import { checkOptions, needed, optionsOf, SIGNAL, STRING, STRINGS, countKind } from '../../runtime/base/options.ts'
import { CUSTOMER_OPTIONS, customerEngine, type CustomerRef } from './hosted-engine.ts'
import { connectorsOf, type HostedConnectors, type LinkDetails, widgetBody } from './connector-resources.ts'
import { type HostedOAuth, oauthOf } from './oauth.ts'
import {
  type CustomerToken,
  type Job,
  type KindDefinition,
  type KindListed,
  type NotSearched,
  type SearchHit,
  type UploadedKind,
  type UploadedVersions,
  resourcePath,
  ResourceClient,
  resourceOf,
  type WidgetToken,
  wireNames,
} from './resources.ts'

/** The platform for one application. Everything that it returns shares its tokens. */
export interface Platform extends Trail {
  /**
   * Connects one customer, as `connect` does.
   * @example const stripe = await api.connect(name, { externalUserId: 'user_1' })
   */
  connect<K extends string | KindModule>(
    kind: Known<K>,
    customer: CustomerRef & RequestOptions,
  ): Promise<ConnectorFor<K>>
  /**
   * The changes of all copies by one checkpoint, of a customer or of your organization: every record first, then changes.
   * @example for await (const { operation, checkpoint } of api.changes({ after })) await store(operation, checkpoint)
   * @throws ConnectorError `cursor_expired`: read again without `after`
   */
  changes(options?: AllChangesOptions): Changes<CopyChange>
  readonly connectors: HostedConnectors
  readonly customers: HostedCustomers
  /**
   * Searches all copies of a customer for words that a person typed.
   * @example const { hits } = await api.search({ externalUserId: 'user_1', q: 'ada lovelace' })
   * @throws PlatformError `customer_not_found`, `unknown_entity`
   */
  search(
    query: EverywhereQuery & Pick<CustomerRef, 'externalUserId'>,
    options?: RequestOptions,
  ): Promise<EverywhereResult>
  readonly definitions: {
    /**
     * The catalog. `name` matches any part of a name.
     * @example const kinds = await api.definitions.list({ name: 'hub' })
     */
    list(filter?: { readonly name?: string }, options?: RequestOptions): Promise<readonly KindListed[]>
    /** A kind with its auth variants, entities, actions and params. */
    get(sourceDefinitionId: string, options?: RequestOptions): Promise<KindDefinition>
    /**
     * Uploads the manifest of an own kind, in YAML or JSON. The same text again changes nothing.
     * @example const { version } = await api.definitions.put('shop', manifest)
     * @throws ConnectorError `validation_error` with every problem, its line and column
     */
    put(kind: string, manifest: string, options?: RequestOptions): Promise<UploadedKind & { readonly isNew: boolean }>
    /** The manifest of an own kind, as uploaded. */
    manifest(kind: string, options?: RequestOptions & { readonly version?: string }): Promise<string>
    /** Stored versions of an own kind, oldest first. */
    versions(kind: string, options?: RequestOptions): Promise<UploadedVersions>
    /** Removes an own kind without connectors, or one of its versions. */
    remove(kind: string, options?: RequestOptions & { readonly version?: string | undefined }): Promise<void>
  }
  readonly jobs: {
    /**
     * A job, such as a sync run or a deletion.
     * @example const { status } = await api.jobs.get(id)
     */
    get(id: string, options?: RequestOptions): Promise<Job>
  }
  readonly tokens: {
    /**
     * Issues a token of one customer. With a policy, for an agent: it executes what the policy allows, and is refused elsewhere.
     * @example const { token } = await api.tokens.scoped('user_1', { policy: { readOnly: true } })
     */
    scoped(externalUserId: string, options?: RequestOptions & { readonly policy?: AgentPolicy }): Promise<CustomerToken>
    /**
     * Issues a token of the embedded widget, valid on pages of one origin.
     * @example const { token } = await api.tokens.widget('user_1', 'https://app.example', { kinds: ['hubspot'] })
     */
    widget(
      externalUserId: string,
      allowedOrigin: string,
      options?: RequestOptions & Pick<LinkDetails, 'kinds' | 'chooseEntities' | 'fields' | 'brand'>,
    ): Promise<WidgetToken>
    /**
     * Revokes one token, or all tokens of a customer.
     * @example await api.tokens.revoke({ externalUserId: 'user_1' })
     */
    revoke(which: Revoked, options?: RequestOptions): Promise<void>
  }
  readonly oauth: HostedOAuth
  readonly webhooks: HostedWebhooks
  readonly hooks: HostedHooks
  /**
   * Ends every request, including those of its connectors. Later ones are `cancelled`. Closing again does nothing.
   * @example await api.close()
   */
  close(): Promise<void>
  /** `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>
}

type Revoked =
  | { readonly token: string; readonly externalUserId?: never }
  | { readonly externalUserId: string; readonly token?: never }

/** Creates the connector of an engine. */
export type ConnectorMaker = (engine: Engine, known: EntityActions | undefined, kind: AnyKind) => object

/**
 * The platform for an application's credentials. Nothing is sent yet.
 * @param connectorOf creates its connectors; `follow` sends each request
 * @throws ConnectorError `invalid_params`
 */
export function platformWith(options: PlatformOptions, connectorOf: ConnectorMaker, follow?: Follow): Platform {
  checkOptions(options, PLATFORM_OPTIONS, 'reach the platform')
  const client = new PlatformClient(options, follow)
  const api = new ResourceClient(client)
  return {
    connect: async <K extends string | KindModule>(kind: Known<K>, given: CustomerRef & RequestOptions) => {
      checkOptions(given, CONNECT_OPTIONS, 'connect in hosted mode')
      const { signal, ...customer } = given
      const engine = await customerEngine(nameOfKind(kind), client, customer, signal)
      return connectorOf(engine, hostedEntitiesOf(kind), kind) as ConnectorFor<K>
    },
    changes: (asked) => allChangesOf(client, asked),
    connectors: connectorsOf(api),
    search: (query, options) => searchOf(api, query, options),
    customers: customersOf(api),
    definitions: definitionsOf(api, client),
    jobs: { get: (id, asking) => api.get(resourcePath('/jobs', id), {}, asking) },
    tokens: tokensOf(api),
    oauth: oauthOf(api, client),
    webhooks: webhooksOf(api),
    hooks: hooksOf(api),
    close: () => client.close(),
    [Symbol.asyncDispose]: () => client.close(),
    ...trailOf(api),
  }
}

const CONNECT_OPTIONS = optionsOf<CustomerRef & RequestOptions>({ ...CUSTOMER_OPTIONS.table, signal: SIGNAL })

const SEARCH = optionsOf<EverywhereQuery & Pick<CustomerRef, 'externalUserId'>>({
  externalUserId: needed(STRING),
  q: needed(STRING),
  kinds: STRINGS,
  entities: STRINGS,
  limit: countKind('hits', 1),
})

async function searchOf(
  api: ResourceClient,
  query: Parameters<Platform['search']>[0],
  options?: RequestOptions,
): Promise<EverywhereResult> {
  checkOptions(query, SEARCH, 'search all copies')
  const { externalUserId, kinds, ...rest } = query
  const body = { external_user_id: externalUserId, connector_types: kinds, ...rest }
  const { data, meta } = await api.send<{ data: SearchHit[]; meta: { notSearched: NotSearched[] } }>(
    'POST',
    '/integrations/search',
    body,
    options,
  )
  return { hits: data, notSearched: meta.notSearched }
}

const DEFINITIONS = '/integrations/definitions/sources'

function definitionsOf(api: ResourceClient, client: PlatformClient): Platform['definitions'] {
  const one = (id: string) => resourcePath(DEFINITIONS, id)
  return {
    list: async ({ name } = {}, options) =>
      (await api.get<{ definitions: KindListed[] }>(DEFINITIONS, { name }, options)).definitions,
    get: (id, options) => api.get(one(id), {}, options),
    async put(kind, content, options) {
      const text = { type: 'application/yaml', content }
      const put = { method: 'PUT', path: one(kind), text, ...plainRequest(options) } as const
      const { status, body } = await client.text(put)
      return { ...resourceOf<UploadedKind>(JSON.parse(body)), isNew: status === 201 }
    },
    async manifest(kind, { version, ...options } = {}) {
      const asked = { method: 'GET', path: one(kind), query: { version }, ...plainRequest(options) } as const
      return (await client.text(asked)).body
    },
    versions: (kind, options) => api.get(`${one(kind)}/versions`, {}, options),
    async remove(kind, { version, ...options } = {}) {
      await client.text({ method: 'DELETE', path: one(kind), query: { version }, ...plainRequest(options) })
    },
  }
}

function tokensOf(api: ResourceClient): Platform['tokens'] {
  const post = <T>(name: string, body: object, options?: RequestOptions) =>
    api.send<T>('POST', `/account/applications/${name}`, body, options)
  return {
    scoped: (externalUserId, { policy, ...options } = {}) =>
      post('scoped-token', { external_user_id: externalUserId, policy: policy && policyBody(policy) }, options),
    widget: (externalUserId, allowedOrigin, { kinds, chooseEntities, fields, brand, ...options } = {}) => {
      const page = widgetBody({ kinds, chooseEntities, fields, brand })
      return post('widget-token', { external_user_id: externalUserId, allowed_origin: allowedOrigin, ...page }, options)
    },
    async revoke({ token, externalUserId }, options) {
      await post('revoke', token === undefined ? { external_user_id: externalUserId } : { token }, options)
    },
  }
}

function policyBody({ kinds, ...policy }: AgentPolicy): object {
  return wireNames({ ...policy, connectorTypes: kinds })
}
