/** The platform beside executing: connectors, tokens for customers, the catalogue, the OAuth flow. */
import { randomUUID } from 'node:crypto'
import type { JsonObject } from '../../runtime/index.ts'
import { facadeOf } from '../facade.ts'
import type { ConnectorOf, CredentialsOf, Kind } from '../types.ts'
import type { Caller, PlatformOptions } from './caller.ts'
import { createCaller } from './caller.ts'
import type { Customer } from './connector.ts'
import { customerEngine } from './connector.ts'
import type { HostedConnector, KindListed } from './wire.ts'
import { camelKeys, connectorOf } from './wire.ts'

/** How a request to the platform is made. */
interface AskOptions {
  readonly signal?: AbortSignal
}

/** A write: the platform does it once for each key. */
interface WriteOptions extends AskOptions {
  readonly idempotencyKey?: string
}

/** What a connector is created from: the owner's credentials, or what the OAuth flow left at the platform. */
export type NewConnector<K extends Kind = Kind> = {
  readonly externalUserId: string
  readonly kind: K
  readonly name: string
  /** Settings that are not secret. */
  readonly environment?: JsonObject
} & (
  | { readonly credentials: CredentialsOf<K>; readonly oauthSecretId?: never }
  /** The `secret_id` that the OAuth flow ended with. */
  | { readonly oauthSecretId: string; readonly credentials?: never }
)

/** Which connectors. */
export interface ConnectorFilter {
  readonly externalUserId?: string
  readonly kind?: Kind
  readonly status?: HostedConnector['status']
}

/** What may be changed of a connector. */
export interface ConnectorChanges {
  readonly name?: string
  readonly credentials?: Readonly<Record<string, string>>
  readonly environment?: JsonObject
  readonly enabled?: boolean
}

/** What a check found. */
export interface CheckResult {
  readonly status: 'succeeded' | 'failed'
  readonly errorMessage: string | null
  readonly durationMs: number
}

/** A customer's token, for that customer's browser or a service that acts for it alone. */
export interface CustomerToken {
  readonly token: string
  readonly expiresIn: number
  readonly externalUserId: string
  readonly customerId: string
}

/** Where a customer consents. */
export interface OAuthFlow {
  readonly consentUrl: string
  readonly expiresAt: string
  readonly flowId: string
}

/** The platform as one application sees it. Its tokens are shared by everything that comes from it. */
export interface Platform {
  /** The connector of a customer, as `connect` gives it. */
  connect<K extends Kind>(kind: K, customer: Customer & AskOptions): Promise<ConnectorOf<K>>
  readonly connectors: {
    create<K extends Kind>(connector: NewConnector<K>, options?: WriteOptions): Promise<HostedConnector>
    list(filter?: ConnectorFilter, options?: AskOptions): AsyncGenerator<HostedConnector, void, undefined>
    get(id: string, options?: AskOptions): Promise<HostedConnector>
    update(id: string, changes: ConnectorChanges, options?: WriteOptions): Promise<HostedConnector>
    rename(id: string, name: string, options?: WriteOptions): Promise<HostedConnector>
    delete(id: string, options?: WriteOptions): Promise<void>
    /** Asks the third party whether the credentials are good. */
    check(id: string, options?: AskOptions): Promise<CheckResult>
  }
  readonly definitions: {
    /** The catalogue; `name` is any part of a name. */
    list(filter?: { readonly name?: string }, options?: AskOptions): Promise<readonly KindListed[]>
  }
  readonly tokens: {
    scoped(externalUserId: string, options?: AskOptions): Promise<CustomerToken>
    /** For the embedded widget, good for pages of one origin only. */
    widget(externalUserId: string, allowedOrigin: string, options?: AskOptions): Promise<CustomerToken & WidgetPlace>
  }
  readonly oauth: {
    initiate(flow: NewFlow, options?: AskOptions): Promise<OAuthFlow>
  }
}

interface WidgetPlace {
  readonly allowedOrigin: string
  readonly widgetUrl: string
}

interface NewFlow {
  readonly externalUserId: string
  readonly kind: Kind
  /** Where the customer comes back to, with `secret_id` or `error` in its query. */
  readonly redirectUrl: string
  readonly scopes?: readonly string[]
  /** The connector whose consent is renewed. */
  readonly connectorId?: string
}

/** The platform for an application's credentials. Nothing is sent yet. @throws ConnectorError `invalid_params` */
export function platform(options: PlatformOptions): Platform {
  const caller = createCaller(options)
  return {
    connect: async <K extends Kind>(kind: K, { signal, ...customer }: Customer & AskOptions) =>
      facadeOf(await customerEngine(kind, caller, customer, signal)) as ConnectorOf<K>,
    connectors: connectorsOf(caller),
    definitions: {
      async list({ name } = {}, { signal } = {}) {
        const path = '/integrations/definitions/sources'
        const { definitions } = await caller.json({ method: 'GET', path, query: { name }, signals: [signal] })
        return definitions as KindListed[]
      },
    },
    tokens: tokensOf(caller),
    oauth: {
      async initiate({ externalUserId, kind, redirectUrl, scopes, connectorId }, { signal } = {}) {
        const body = {
          external_user_id: externalUserId,
          connector_type: kind,
          redirect_url: redirectUrl,
          ...(scopes && { scopes }),
          ...(connectorId !== undefined && { connector_id: connectorId }),
        }
        const path = `${CONNECTORS}/oauth/initiate`
        return camelKeys(await caller.json({ method: 'POST', path, body, signals: [signal] })) as unknown as OAuthFlow
      },
    },
  }
}

const CONNECTORS = '/integrations/connectors'

function connectorsOf(caller: Caller): Platform['connectors'] {
  const pathOf = (id: string) => `${CONNECTORS}/${encodeURIComponent(id)}`
  const update: Platform['connectors']['update'] = async (id, changes, options) =>
    connectorOf(await caller.json({ method: 'PATCH', path: pathOf(id), body: { ...changes }, ...written(options) }))
  return {
    async create({ externalUserId, kind, name, environment, credentials, oauthSecretId }, options) {
      const body = {
        external_user_id: externalUserId,
        connector_type: kind,
        name,
        ...(environment && { environment }),
        ...(credentials ? { credentials } : { server_side_oauth_secret_id: oauthSecretId }),
      }
      return connectorOf(await caller.json({ method: 'POST', path: CONNECTORS, body, ...written(options) }))
    },
    async *list({ externalUserId, kind, status } = {}, { signal } = {}) {
      const query = { external_user_id: externalUserId, connector_type: kind, status }
      for (let cursor: string | undefined; ;) {
        const ask = { method: 'GET', path: CONNECTORS, query: { ...query, cursor } } as const
        const { data, next } = await caller.json({ ...ask, signals: [signal] })
        yield* (data as Record<string, unknown>[]).map(connectorOf)
        if (typeof next !== 'string') return
        cursor = next
      }
    },
    get: async (id, { signal } = {}) =>
      connectorOf(await caller.json({ method: 'GET', path: pathOf(id), signals: [signal] })),
    update,
    rename: (id, name, options) => update(id, { name }, options),
    async delete(id, options) {
      const { response, release } = await caller.open({ method: 'DELETE', path: pathOf(id), ...written(options) })
      await response.body?.cancel()
      release()
    },
    async check(id, { signal } = {}) {
      const ask = { method: 'POST', path: `${pathOf(id)}/check`, body: {}, signals: [signal] } as const
      return camelKeys(await caller.json(ask)) as unknown as CheckResult
    },
  }
}

function tokensOf(caller: Caller): Platform['tokens'] {
  const issue = async (kind: 'scoped' | 'widget', body: Record<string, string>, { signal }: AskOptions) => {
    const path = `/account/applications/${kind}-token`
    return camelKeys(await caller.json({ method: 'POST', path, body, signals: [signal] }))
  }
  return {
    scoped: async (externalUserId, options = {}) =>
      (await issue('scoped', { external_user_id: externalUserId }, options)) as unknown as CustomerToken,
    widget: async (externalUserId, allowedOrigin, options = {}) => {
      const body = { external_user_id: externalUserId, allowed_origin: allowedOrigin }
      return (await issue('widget', body, options)) as unknown as CustomerToken & WidgetPlace
    },
  }
}

function written({ idempotencyKey = randomUUID(), signal }: WriteOptions = {}) {
  return { idempotencyKey, signals: [signal] }
}
