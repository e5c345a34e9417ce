/** The platform beside executing: connectors, customers and their tokens, the catalogue, OAuth, what was done. */
import type { AgentPolicy } from '../agent/policy/index.ts'
import type { Engine, EntityActions } from '../base/engine.ts'
import { type ConnectorFor, hostedEntitiesOf, type Known, nameOfKind } from '../base/kind.ts'
import { allChangesOf } from '../changes/all.ts'
import type { AllChangesOptions, CopyChange } from '../types/all-changes.ts'
import type { Changes } from '../types/changes.ts'
import type { KindModule } from '../types/known-kinds.ts'
import {
  customersOf,
  type HostedCustomers,
  type HostedHooks,
  type HostedWebhooks,
  hooksOf,
  jobOf,
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
import { checkOptions } from '../../runtime/base/options/check.ts'
import { needed, optionsOf, SIGNAL, STRING, STRINGS, countKind } from '../../runtime/base/options/kinds.ts'
import { CUSTOMER_OPTIONS, customerEngine, type CustomerRef } from './connector.ts'
import { brandBody, connectorsOf, type HostedConnectors, type LinkDetails, offeredBody } from './connectors.ts'
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
  resourceOf,
  type WidgetToken,
} from './resources.ts'

/** The platform as one application sees it. Its tokens are shared by everything that comes from it. */
export interface Platform extends Trail {
  /** The connector of a customer, as `connect` gives it. */
  connect<K extends string | KindModule>(
    kind: Known<K>,
    customer: CustomerRef & RequestOptions,
  ): Promise<ConnectorFor<K>>
  /**
   * The changes of all copies by one checkpoint: of a customer, or of your organization. Every record first, then what changes.
   * @throws ConnectorError `cursor_expired`: read again without `after`
   * @example for await (const { operation, connectorId, entity, checkpoint } of api.changes({ after })) …
   */
  changes(options?: AllChangesOptions): Changes<CopyChange>
  readonly connectors: HostedConnectors
  readonly customers: HostedCustomers
  /**
   * Searches all copies of a customer for what a person typed.
   * @throws PlatformError `customer_not_found`, `unknown_entity`
   * @example const { hits } = await api.search({ externalUserId: 'user_1', q: 'ada lovelace' })
   */
  search(
    query: EverywhereQuery & Pick<CustomerRef, 'externalUserId'>,
    options?: RequestOptions,
  ): Promise<EverywhereResult>
  readonly definitions: {
    /** The catalogue; `name` is any part of a name. */
    list(filter?: { readonly name?: string }, options?: RequestOptions): Promise<readonly KindListed[]>
    /** A kind with its auth variants, entities, actions and params. */
    get(sourceDefinitionId: string, options?: RequestOptions): Promise<KindDefinition>
    /**
     * Uploads the manifest of an own kind, in YAML or JSON. The same text again changes nothing.
     * @throws ConnectorError `validation_error` with every problem, its line and column
     */
    put(kind: string, manifest: string, options?: RequestOptions): Promise<UploadedKind & { readonly isNew: boolean }>
    /** The manifest of an own kind as it was uploaded. */
    manifest(kind: string, options?: RequestOptions & { readonly version?: string }): Promise<string>
    /** The stored versions of an own kind, oldest first. */
    versions(kind: string, options?: RequestOptions): Promise<UploadedVersions>
    /** Removes an own kind that no connector uses, or one of its versions. */
    remove(kind: string, options?: RequestOptions & { readonly version?: string | undefined }): Promise<void>
  }
  readonly jobs: {
    get(id: string, options?: RequestOptions): Promise<Job>
  }
  readonly tokens: {
    /** With a policy, for an agent: such a token executes what the policy allows, and is refused elsewhere. */
    scoped(externalUserId: string, options?: RequestOptions & { readonly policy?: AgentPolicy }): Promise<CustomerToken>
    /** For the embedded widget, good for pages of one origin only. */
    widget(
      externalUserId: string,
      allowedOrigin: string,
      options?: RequestOptions & Pick<LinkDetails, 'kinds' | 'chooseEntities' | 'fields' | 'brand'>,
    ): Promise<WidgetToken>
    /** Ends one token, or all of a customer. */
    revoke(which: Revoked, options?: RequestOptions): Promise<void>
  }
  readonly oauth: HostedOAuth
  readonly webhooks: HostedWebhooks
  readonly hooks: HostedHooks
  /** Ends every request, those of its connectors too; once more it does nothing. Later ones are `cancelled`. */
  close(): Promise<void>
  /** `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>
}

type Revoked =
  | { readonly token: string; readonly externalUserId?: never }
  | { readonly externalUserId: string; readonly token?: never }

/** What makes the connector of an engine. */
export type ConnectorMaker = (engine: Engine, known: EntityActions | undefined) => object

/**
 * The platform for an application's credentials. Nothing is sent yet.
 * @param connectorOf what makes its connectors, `follow` what each request is sent by
 * @throws ConnectorError `invalid_params`
 */
export function platformWith(options: PlatformOptions, connectorOf: ConnectorMaker, follow?: Follow): Platform {
  checkOptions(options, PLATFORM_OPTIONS, 'reach the platform')
  const client = new PlatformClient(options, follow)
  return {
    connect: async <K extends string | KindModule>(kind: Known<K>, given: CustomerRef & RequestOptions) => {
      checkOptions(given, CONNECT_OPTIONS, 'connect in hosted mode')
      const { signal, ...customer } = given
      const engine = await customerEngine(nameOfKind(kind), client, customer, signal)
      return connectorOf(engine, hostedEntitiesOf(kind)) as ConnectorFor<K>
    },
    changes: (asked) => allChangesOf(client, asked),
    connectors: connectorsOf(client),
    search: (query, options = {}) => searchOf(client, query, options),
    customers: customersOf(client),
    definitions: definitionsOf(client),
    jobs: { get: (id, asking = {}) => jobOf(client, id, asking) },
    tokens: tokensOf(client),
    oauth: oauthOf(client),
    webhooks: webhooksOf(client),
    hooks: hooksOf(client),
    close: () => client.close(),
    [Symbol.asyncDispose]: () => client.close(),
    ...trailOf(client),
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
  client: PlatformClient,
  query: Parameters<Platform['search']>[0],
  options: RequestOptions,
): Promise<EverywhereResult> {
  checkOptions(query, SEARCH, 'search all copies')
  const { externalUserId, kinds, ...rest } = query
  const body = { external_user_id: externalUserId, connector_types: kinds, ...rest }
  const page = await client.json({ method: 'POST', path: '/integrations/search', body, ...plainRequest(options) })
  const { data, meta } = resourceOf<{ data: SearchHit[]; meta: { notSearched: NotSearched[] } }>(page)
  return { hits: data, notSearched: meta.notSearched }
}

const DEFINITIONS = '/integrations/definitions/sources'
const APPLICATIONS = '/account/applications'

function definitionsOf(client: PlatformClient): Platform['definitions'] {
  return {
    async list({ name } = {}, options) {
      const { definitions } = await client.json({
        method: 'GET',
        path: DEFINITIONS,
        query: { name },
        ...plainRequest(options),
      })
      return resourceOf(definitions)
    },
    async get(id, options) {
      const path = `${DEFINITIONS}/${encodeURIComponent(id)}`
      return resourceOf(await client.json({ method: 'GET', path, ...plainRequest(options) }))
    },
    async put(kind, content, options) {
      const text = { type: 'application/yaml', content }
      const opened = await client.open({ method: 'PUT', path: pathOf(kind), text, ...plainRequest(options) })
      const body = JSON.parse(await textOf(opened)) as unknown
      return { ...resourceOf<UploadedKind>(body), isNew: opened.response.status === 201 }
    },
    async manifest(kind, { version, ...options } = {}) {
      return textOf(
        await client.open({ method: 'GET', path: pathOf(kind), query: { version }, ...plainRequest(options) }),
      )
    },
    async versions(kind, options) {
      return resourceOf(
        await client.json({ method: 'GET', path: `${pathOf(kind)}/versions`, ...plainRequest(options) }),
      )
    },
    async remove(kind, { version, ...options } = {}) {
      await textOf(
        await client.open({ method: 'DELETE', path: pathOf(kind), query: { version }, ...plainRequest(options) }),
      )
    },
  }
}

function pathOf(kind: string): string {
  return `${DEFINITIONS}/${encodeURIComponent(kind)}`
}

async function textOf({ response, release }: Awaited<ReturnType<PlatformClient['open']>>): Promise<string> {
  try {
    return await response.text()
  } finally {
    release()
  }
}

function tokensOf(client: PlatformClient): Platform['tokens'] {
  const post = async <T>(path: string, body: Record<string, unknown>, options: RequestOptions): Promise<T> =>
    resourceOf(await client.json({ method: 'POST', path: `${APPLICATIONS}/${path}`, body, ...plainRequest(options) }))
  return {
    scoped: (externalUserId, { policy, ...options } = {}) =>
      post('scoped-token', { external_user_id: externalUserId, policy: policy && policyBody(policy) }, options),
    widget: (externalUserId, allowedOrigin, { kinds, chooseEntities, fields, brand, ...options } = {}) =>
      post(
        'widget-token',
        {
          external_user_id: externalUserId,
          allowed_origin: allowedOrigin,
          connector_types: kinds,
          choose_entities: chooseEntities,
          fields: offeredBody(fields),
          brand: brandBody(brand),
        },
        options,
      ),
    async revoke({ token, externalUserId }, options = {}) {
      await post('revoke', token === undefined ? { external_user_id: externalUserId } : { token }, options)
    },
  }
}

function policyBody({
  readOnly,
  noDelete,
  noPayments,
  kinds,
  maxCalls,
  ...names
}: AgentPolicy): Record<string, unknown> {
  return {
    ...names,
    read_only: readOnly,
    no_delete: noDelete,
    no_payments: noPayments,
    connector_types: kinds,
    max_calls: maxCalls,
  }
}
