/** Connectors of the platform: created, updated, checked, synced. */
import type { ConnectorChangesRequest, NewConnectorRequest, SyncRunRequest } from '../../generated/contract/bodies.ts'
import type { JsonObject } from '../../runtime/index.ts'
import type { CredentialsOf, Kind, PlatformKind } from '../types/known-kinds.ts'
import type { RequestOptions, WriteRequestOptions } from './client.ts'
import {
  type CheckResult,
  type ConnectLink,
  type Deletion,
  type HostedConnector,
  type InspectedConnector,
  type Listing,
  type HostedOwnField,
  type MetadataChanges,
  type MetadataFilter,
  metadataQuery,
  resourcePath,
  type RecordMap,
  type ResourceClient,
  type SyncState,
  wireNames,
} from './resources.ts'

/** Properties of a new connector: the owner's credentials, or the secret of an OAuth flow. */
export type ConnectorDetails<K extends PlatformKind = PlatformKind> = {
  readonly externalUserId: string
  readonly kind: K
  readonly name: string
  /** Settings that are not secret. */
  readonly environment?: JsonObject
  /** Whether to check the credentials at the third party. Defaults to true. */
  readonly validate?: boolean
  /** Sync of the copies for `search`. */
  readonly sync?: SyncChanges
  readonly metadata?: MetadataChanges
  readonly map?: RecordMap
} & (
  | {
      readonly credentials: K extends Kind ? CredentialsOf<K> : Readonly<Record<string, string>>
      /** Auth variant, where the fields fit several. */
      readonly auth?: string
      readonly oauthSecretId?: never
    }
  /** The `secret_id` of the completed OAuth flow. */
  | { readonly oauthSecretId: string; readonly credentials?: never; readonly auth?: never }
)

/** Filter of connectors. */
export interface ConnectorFilter {
  readonly externalUserId?: string
  readonly kind?: PlatformKind
  readonly status?: HostedConnector['status']
  /** Required values of the metadata. */
  readonly metadata?: MetadataFilter
}

/** Changes of a connector. */
export interface ConnectorChanges {
  readonly name?: string
  readonly credentials?: Readonly<Record<string, string>>
  /** Auth variant of the credentials, where the fields fit several. Defaults to the connector's own, if they fit it. */
  readonly auth?: string
  readonly environment?: JsonObject
  readonly enabled?: boolean
  /** Merged with the stored metadata. Null removes a key. */
  readonly metadata?: MetadataChanges
  /** Replaces the whole map. */
  readonly map?: RecordMap
}

/** Sync settings of a connector. */
export interface SyncChanges {
  readonly enabled?: boolean
  /** Minutes between two runs. By default the cost of a run determines each entity's interval. */
  readonly intervalMinutes?: number
  /** Entities to sync. Null, the default, for all searchable ones. */
  readonly entities?: readonly string[] | null
  /** Own fields that runs ask for: all by default, none with `standard`, or names or labels by entity. */
  readonly ownFields?: 'all' | 'standard' | Readonly<Record<string, readonly string[]>>
}

/** Options of a sync run. */
export interface SyncRun {
  /** Defaults to all searchable entities. */
  readonly entities?: readonly string[]
  /** `full` reads everything again. `incremental`, the default, reads only changes, where the third party supports that. */
  readonly mode?: 'incremental' | 'full'
}

/** The own fields of an entity to list. */
export interface FieldsAsked {
  /** Params that name the parent of the fields, where they belong to one. */
  readonly params?: JsonObject
  /** Whether to ask the third party again, instead of using a list of the last ten minutes. */
  readonly refresh?: boolean
  /** Whether to return the list of the last sync, without a request to the third party. Not with `params` or `refresh`. */
  readonly stored?: boolean
}

/** The searchable copy of one connector. */
export interface ConnectorSync {
  status(options?: RequestOptions): Promise<SyncState>
  /**
   * Starts a sync run. Resolves to the ID of its job.
   * @example const job = await api.connectors.sync(id).trigger({ mode: 'full' })
   */
  trigger(run?: SyncRun, options?: RequestOptions): Promise<string>
  /**
   * Changes the sync settings.
   * @example await api.connectors.sync(id).change({ intervalMinutes: 15, entities: ['contacts'] })
   */
  change(change: SyncChanges, options?: RequestOptions): Promise<SyncState>
  pause(options?: RequestOptions): Promise<SyncState>
  /** Continues a paused sync where it stopped. */
  resume(options?: RequestOptions): Promise<SyncState>
  /** Cancels the current sync run, if any. */
  cancel(options?: RequestOptions): Promise<SyncState>
}

/** A mapped field that your application offers. You set its name and type, and the customer chooses the place of its value. */
export interface FieldOffer {
  readonly kind: PlatformKind
  readonly entity: string
  /** Name in the connector's `map`. */
  readonly name: string
  readonly type: 'text' | 'number' | 'boolean' | 'time'
  /** Label for the customer. Defaults to the name. */
  readonly label?: string
}

/** Brand of the pages on which a customer connects. Missing parts come from the operator's settings. */
export interface ConnectBrand {
  /** Name of your application. */
  readonly name?: string
  /** Name of an image in the operator's folder. */
  readonly logo?: string
  /** Color of the main button, such as `#1d4ed8`. */
  readonly accent?: string
  readonly privacyUrl?: string
  readonly termsUrl?: string
}

/** Properties of a link. */
export interface LinkDetails {
  readonly externalUserId: string
  /** Kinds that the page offers. All by default. */
  readonly kinds?: readonly PlatformKind[]
  /** The connector to connect again. */
  readonly connectorId?: string
  /** Whether the customer may choose the entities to copy for `search`. */
  readonly chooseEntities?: boolean
  /** Mapped fields that the customer may choose. */
  readonly fields?: readonly FieldOffer[]
  /** Brand of the page. */
  readonly brand?: ConnectBrand
  /**
   * Operations that the consent should allow: `read`, `write`, or names such as `contacts.create` and `deals.*`. Defaults to the scopes
   * of the kind.
   */
  readonly want?: readonly string[]
  /** Lifetime of the link, in seconds. Defaults to an hour. At most a week. */
  readonly expiresIn?: number
  /** URL to return to, with `connector_id` in its query. */
  readonly returnUrl?: string
}

/** Links to the page on which a customer connects. */
export interface ConnectLinks {
  /**
   * Creates a link that opens once. Send it only to its customer.
   * @example const { url } = await api.connectors.links.create({ externalUserId: 'user_1', kinds: ['hubspot'] })
   */
  create(link: LinkDetails, options?: RequestOptions): Promise<ConnectLink>
}

/** The connectors of your organization. */
export interface HostedConnectors {
  /**
   * Creates a connector from credentials, or from the secret of an OAuth flow.
   * @example await api.connectors.create({ externalUserId: 'user_1', kind: 'stripe', name: 'Stripe', credentials: { api_key } })
   */
  create<K extends PlatformKind>(
    connector: ConnectorDetails<K>,
    options?: WriteRequestOptions,
  ): Promise<HostedConnector>
  /**
   * Connectors, over all pages.
   * @example const broken = await api.connectors.list({ externalUserId: 'user_1', status: 'needs_reauth' })
   */
  list(filter?: ConnectorFilter, options?: RequestOptions): Listing<HostedConnector>
  get(id: string, options?: RequestOptions): Promise<HostedConnector>
  /** A connector with its entities, their actions and searchable fields. */
  inspect(id: string, options?: RequestOptions): Promise<InspectedConnector>
  /**
   * Changes a connector.
   * @example await api.connectors.update(id, { enabled: false })
   */
  update(id: string, changes: ConnectorChanges, options?: WriteRequestOptions): Promise<HostedConnector>
  rename(id: string, name: string, options?: WriteRequestOptions): Promise<HostedConnector>
  /** Deletes the credentials immediately. A job deletes the copies of the records. */
  delete(id: string, options?: WriteRequestOptions): Promise<Deletion>
  /**
   * Checks the credentials at the third party.
   * @example const { status } = await api.connectors.check(id)
   */
  check(id: string, options?: RequestOptions): Promise<CheckResult>
  /**
   * Lists the account's own fields of an entity, each with its path for a map.
   * @param asked params that name the parent of the fields, and whether to ask the third party again
   */
  fields(id: string, entity: string, asked?: FieldsAsked, options?: RequestOptions): Promise<HostedOwnField[]>
  /** The searchable copy. Nothing is sent yet. */
  sync(id: string): ConnectorSync
  readonly links: ConnectLinks
}

/** Path of connectors, below `/api/v1`. */
export const CONNECTORS = '/integrations/connectors'

/** The connectors of an application's organization. */
export function connectorsOf(api: ResourceClient): HostedConnectors {
  const one = (id: string, ...below: string[]) => resourcePath(CONNECTORS, id, ...below)
  const update: HostedConnectors['update'] = (id, { auth, ...changes }, options) => {
    const body: ConnectorChangesRequest = { ...changes, auth_variant: auth }
    return api.write('PATCH', one(id), body, options)
  }
  return {
    create({ externalUserId, kind, auth, sync, credentials, oauthSecretId, ...details }, options) {
      const body: NewConnectorRequest = {
        external_user_id: externalUserId,
        connector_type: kind,
        ...details,
        sync: sync && wireNames(sync),
        auth_variant: auth,
        ...(credentials ? { credentials: { ...credentials } } : { server_side_oauth_secret_id: oauthSecretId! }),
      }
      return api.write('POST', CONNECTORS, body, options)
    },
    list({ externalUserId, kind, status, metadata } = {}, options) {
      const query = { external_user_id: externalUserId, connector_type: kind, status, ...metadataQuery(metadata) }
      return api.list(CONNECTORS, query, options)
    },
    get: (id, options) => api.get(one(id), {}, options),
    inspect: (id, options) => api.get(one(id, 'inspect'), {}, options),
    update,
    rename: (id, name, options) => update(id, { name }, options),
    delete: (id, options) => api.write('DELETE', one(id), undefined, options),
    check: (id, options) => api.send('POST', one(id, 'check'), {}, options),
    async fields(id, entity, { params, refresh, stored } = {}, options) {
      const flags = { refresh: refresh ? 'true' : undefined, stored: stored ? 'true' : undefined }
      const query = { ...flags, params: params && JSON.stringify(params) }
      const { fields } = await api.get<{ fields: HostedOwnField[] }>(one(id, 'fields', entity), query, options)
      return fields
    },
    sync: (id) => syncOf(api, one(id, 'sync')),
    links: { create: (link, options) => api.send('POST', `${CONNECTORS}/links`, widgetBody(link), options) },
  }
}

/** The settings of a page on which a customer connects, by the names of the API. */
export function widgetBody({ kinds, fields, brand, ...settings }: Omit<LinkDetails, 'externalUserId'>): object {
  return {
    ...wireNames({ ...settings, connectorTypes: kinds }),
    fields: fields?.map(({ kind, ...field }) => ({ connector_type: kind, ...field })),
    brand: brand && wireNames(brand),
  }
}

function syncOf(api: ResourceClient, path: string): ConnectorSync {
  const change: ConnectorSync['change'] = (what, options) => api.send('PATCH', path, wireNames(what), options)
  return {
    status: (options) => api.get(path, {}, options),
    async trigger(run = {}, options) {
      const { jobId } = await api.send<{ jobId: string }>('POST', path, run satisfies SyncRunRequest, options)
      return jobId
    },
    change,
    pause: (options) => change({ enabled: false }, options),
    resume: (options) => change({ enabled: true }, options),
    cancel: (options) => api.send('POST', `${path}/cancel`, {}, options),
  }
}
