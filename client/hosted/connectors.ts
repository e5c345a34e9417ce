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
  type MapSuggestions,
  type MetadataChanges,
  type MetadataFilter,
  metadataQuery,
  pathBelow,
  type RecordMap,
  type ResourceClient,
  type SyncState,
  wireNames,
} from './resources.ts'

/** What a connector is created from: the owner's credentials, or what the OAuth flow left at the platform. */
export type ConnectorDetails<K extends PlatformKind = PlatformKind> = {
  readonly externalUserId: string
  readonly kind: K
  readonly name: string
  /** Settings that are not secret. */
  readonly environment?: JsonObject
  /** Whether the third party is asked if the credentials are good; it is by default. */
  readonly validate?: boolean
  /** Whether and how often its records are copied for `search`. */
  readonly sync?: SyncChanges
  readonly metadata?: MetadataChanges
  readonly map?: RecordMap
} & (
  | {
      readonly credentials: K extends Kind ? CredentialsOf<K> : Readonly<Record<string, string>>
      /** Their auth variant, where the fields given fit several. */
      readonly auth?: string
      readonly oauthSecretId?: never
    }
  /** The `secret_id` of the completed OAuth flow. */
  | { readonly oauthSecretId: string; readonly credentials?: never; readonly auth?: never }
)

/** Which connectors. */
export interface ConnectorFilter {
  readonly externalUserId?: string
  readonly kind?: PlatformKind
  readonly status?: HostedConnector['status']
  /** Values that its metadata has to have. */
  readonly metadata?: MetadataFilter
}

/** What may be changed of a connector. */
export interface ConnectorChanges {
  readonly name?: string
  readonly credentials?: Readonly<Record<string, string>>
  /** The auth variant of the credentials, where the fields given fit several; by default the connector's own, if they fit it. */
  readonly auth?: string
  readonly environment?: JsonObject
  readonly enabled?: boolean
  /** Merged with the stored metadata: null removes a key. */
  readonly metadata?: MetadataChanges
  /** Replaces the whole map. */
  readonly map?: RecordMap
}

/** How a connector is synced. */
export interface SyncChanges {
  readonly enabled?: boolean
  /** Minutes between two runs. By default each entity's interval comes from what a run of it costs. */
  readonly intervalMinutes?: number
  /** The entities to be synced; null for all that can be searched, as by default. */
  readonly entities?: readonly string[] | null
}

/** Which part of a connector is synced, and how. */
export interface SyncRun {
  /** All that can be searched by default. */
  readonly entities?: readonly string[]
  /** `full` reads everything again; `incremental`, the default, only what changed, where the third party can be asked for that. */
  readonly mode?: 'incremental' | 'full'
}

/** The searchable copy of one connector. */
export interface ConnectorSync {
  status(options?: RequestOptions): Promise<SyncState>
  /** Starts a sync run now. Resolves to the id of its job. */
  trigger(run?: SyncRun, options?: RequestOptions): Promise<string>
  change(change: SyncChanges, options?: RequestOptions): Promise<SyncState>
  pause(options?: RequestOptions): Promise<SyncState>
  /** Continues a paused sync where it stopped. */
  resume(options?: RequestOptions): Promise<SyncState>
  /** Cancels the sync run that is running, if there is one. */
  cancel(options?: RequestOptions): Promise<SyncState>
}

/** A mapped field that your application offers: it decides the name and the type, the customer chooses where the value is. */
export interface FieldOffer {
  readonly kind: PlatformKind
  readonly entity: string
  /** The name in the connector's `map`. */
  readonly name: string
  readonly type: 'text' | 'number' | 'boolean' | 'time'
  /** What the customer reads; the name by default. */
  readonly label?: string
}

/** Who asks, on the pages on which a customer connects; what is missing comes from the operator's settings. */
export interface ConnectBrand {
  /** The name of your application. */
  readonly name?: string
  /** The name of an image in the operator's folder. */
  readonly logo?: string
  /** The color of the main button, such as `#1d4ed8`. */
  readonly accent?: string
  readonly privacyUrl?: string
  readonly termsUrl?: string
}

/** What a link is for. */
export interface LinkDetails {
  readonly externalUserId: string
  /** The only kinds that the page offers; all by default. */
  readonly kinds?: readonly PlatformKind[]
  /** The connector to connect again. */
  readonly connectorId?: string
  /** Whether the customer may choose the entities to copy for `search`. */
  readonly chooseEntities?: boolean
  /** The mapped fields that the customer may choose. */
  readonly fields?: readonly FieldOffer[]
  /** Who asks, on the page. */
  readonly brand?: ConnectBrand
  /** What the consent is to allow: `read`, `write`, or operations such as `contacts.create` and `deals.*`; the scopes of the kind by default. */
  readonly want?: readonly string[]
  /** How long the link is valid, in seconds; an hour by default, a week at most. */
  readonly expiresIn?: number
  /** Where the page leads back to, with `connector_id` in its query. */
  readonly returnUrl?: string
}

/** Links to the page on which a customer connects. */
export interface ConnectLinks {
  /** Makes a link that opens once: send it to its customer only. */
  create(link: LinkDetails, options?: RequestOptions): Promise<ConnectLink>
}

/** The connectors of an application's organization. */
export interface HostedConnectors {
  create<K extends PlatformKind>(
    connector: ConnectorDetails<K>,
    options?: WriteRequestOptions,
  ): Promise<HostedConnector>
  list(filter?: ConnectorFilter, options?: RequestOptions): Listing<HostedConnector>
  get(id: string, options?: RequestOptions): Promise<HostedConnector>
  /** The connector with its entities, their actions and what of them can be searched. */
  inspect(id: string, options?: RequestOptions): Promise<InspectedConnector>
  update(id: string, changes: ConnectorChanges, options?: WriteRequestOptions): Promise<HostedConnector>
  rename(id: string, name: string, options?: WriteRequestOptions): Promise<HostedConnector>
  /** Deletes its credentials at once; the copies of its records are deleted by a job. */
  delete(id: string, options?: WriteRequestOptions): Promise<Deletion>
  /** Asks the third party whether the credentials are good. */
  check(id: string, options?: RequestOptions): Promise<CheckResult>
  /** The own fields in the copy, for a map: of one entity, or of each. */
  suggestMap(id: string, entity?: string, options?: RequestOptions): Promise<MapSuggestions>
  /** The searchable copy. Nothing is sent yet. */
  sync(id: string): ConnectorSync
  readonly links: ConnectLinks
}

/** Where connectors are, below `/api/v1`. */
export const CONNECTORS = '/integrations/connectors'

/** The connectors of an application's organization. */
export function connectorsOf(api: ResourceClient): HostedConnectors {
  const one = (id: string, ...below: string[]) => pathBelow(CONNECTORS, id, ...below)
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
    suggestMap: (id, entity, options) => api.get(one(id, 'map', 'suggestions'), { entity }, options),
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
