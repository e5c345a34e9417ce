/** The OAuth flow as a customer's consent begins it, and what an organization configures for it. */
import type { OAuthApplicationRequest, OAuthInitiationRequest } from '../../generated/contract/bodies.ts'
import type { JsonObject } from '../../runtime/index.ts'
import type { PlatformKind } from '../types/known-kinds.ts'
import { type PlatformClient, plainRequest, type RequestOptions } from './client.ts'
import { CONNECTORS } from './connectors.ts'
import { type OAuthApplicationSpec, type OAuthFlow, pathBelow, type ResourceClient } from './resources.ts'

/** What a flow is begun with. */
export interface NewFlow {
  readonly externalUserId: string
  readonly kind: PlatformKind
  /** Where the customer comes back to, with `secret_id` or `error` in its query. */
  readonly redirectUrl: string
  /** The kind's settings, and the credentials that consent does not provide. */
  readonly environment?: JsonObject
  /** The auth variant, where the kind has several consent pages; the first by default. */
  readonly auth?: string
  /** What the consent is to allow: `read`, `write`, or operations such as `contacts.create` and `deals.*`; the default of the application otherwise. */
  readonly want?: readonly string[]
  /** In place of `want`: the scopes, as the third party names them. */
  readonly scopes?: readonly string[]
  /** The connector whose consent is renewed, or widened: what its owner granted before is asked for again. */
  readonly connectorId?: string
}

/** An organization's own OAuth application at a third party. */
export interface OAuthApplication {
  readonly clientId: string
  /** None for a public one. */
  readonly clientSecret?: string
  /** Where it is registered, for a kind that runs on hosts of its owners; the kind's default host by default. */
  readonly clientHost?: string
}

/** What consents ask for by default. */
export interface ConsentDefault {
  /** By default every kind without a default of its own. */
  readonly kind?: PlatformKind
  readonly want: readonly string[]
}

/** The OAuth part of the platform. */
export interface HostedOAuth {
  initiate(flow: NewFlow, options?: RequestOptions): Promise<OAuthFlow>
  /** The organization's own applications; without one the operator's is used. */
  readonly credentials: {
    spec(kind: PlatformKind, options?: RequestOptions): Promise<OAuthApplicationSpec>
    /** Flows of the kind use it from now on; those of a kind that runs on hosts of its owners at its host. */
    set(kind: PlatformKind, application: OAuthApplication, options?: RequestOptions): Promise<void>
    remove(kind: PlatformKind, options?: RequestOptions & Pick<OAuthApplication, 'clientHost'>): Promise<void>
  }
  /** What consents ask for where nothing else says it: in links, on the page and in flows without `want`. */
  readonly defaults: {
    list(options?: RequestOptions): Promise<readonly ConsentDefault[]>
    /** Replaces those before. */
    set(defaults: readonly ConsentDefault[], options?: RequestOptions): Promise<readonly ConsentDefault[]>
  }
  /** Once there is one, no other may be used. */
  readonly redirectUrls: {
    list(options?: RequestOptions): Promise<readonly string[]>
    /** Replaces those before. */
    set(urls: readonly string[], options?: RequestOptions): Promise<readonly string[]>
  }
}

const CREDENTIALS = '/oauth/credentials'
const DEFAULTS = '/oauth/default-want'
const REDIRECT_URLS = '/oauth/redirect-urls'

/** The OAuth part of the platform API. */
export function oauthOf(api: ResourceClient, client: PlatformClient): HostedOAuth {
  return {
    initiate({ externalUserId, kind, redirectUrl, environment, auth, want, scopes, connectorId }, options) {
      const body: OAuthInitiationRequest = {
        external_user_id: externalUserId,
        connector_type: kind,
        redirect_url: redirectUrl,
        environment,
        auth_variant: auth,
        want,
        scopes,
        connector_id: connectorId,
      }
      return api.send('POST', `${CONNECTORS}/oauth/initiate`, body, options)
    },
    credentials: {
      spec: (kind, options) => api.get(`${CREDENTIALS}/spec`, { connector_type: kind }, options),
      async set(kind, { clientId, clientSecret, clientHost }, options) {
        const configuration = { client_id: clientId, client_secret: clientSecret, client_host: clientHost }
        const body: OAuthApplicationRequest = { connector_type: kind, configuration }
        await api.send('PUT', CREDENTIALS, body, options)
      },
      async remove(kind, { clientHost, ...options } = {}) {
        const path = pathBelow(CREDENTIALS, 'connector_type', kind)
        const query = { client_host: clientHost }
        await client.text({ method: 'DELETE', path, query, ...plainRequest(options) })
      },
    },
    defaults: consentDefaults(api),
    redirectUrls: {
      list: async (options) => (await api.get<RedirectUrls>(REDIRECT_URLS, {}, options)).redirectUrls,
      set: async (urls, options) =>
        (await api.send<RedirectUrls>('PUT', REDIRECT_URLS, { redirect_urls: urls }, options)).redirectUrls,
    },
  }
}

interface RedirectUrls {
  readonly redirectUrls: readonly string[]
}

interface ConsentDefaults {
  readonly defaults: readonly { readonly connectorType: string | null; readonly want: readonly string[] }[]
}

function consentDefaults(api: ResourceClient): HostedOAuth['defaults'] {
  const read = ({ defaults }: ConsentDefaults): readonly ConsentDefault[] =>
    defaults.map(({ connectorType: kind, want }) => (kind === null ? { want } : { kind, want }))
  return {
    list: async (options) => read(await api.get(DEFAULTS, {}, options)),
    async set(defaults, options) {
      const body = { defaults: defaults.map(({ kind = null, want }) => ({ connector_type: kind, want })) }
      return read(await api.send('PUT', DEFAULTS, body, options))
    },
  }
}
