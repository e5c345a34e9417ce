/** OAuth flows of customers, and their settings of an organization. */
import type { OAuthApplicationRequest, OAuthInitiationRequest } from '../../generated/contract/bodies.ts'
import type { JsonObject } from '../../runtime/index.ts'
import type { PlatformKind } from '../types/known-kinds.ts'
import { type PlatformClient, plainRequest, type RequestOptions } from './client.ts'
import { CONNECTORS } from './connector-resources.ts'
import { type OAuthApplicationSpec, type OAuthFlow, resourcePath, type ResourceClient } from './resources.ts'

/** Options of a new OAuth flow. */
export interface NewFlow {
  readonly externalUserId: string
  readonly kind: PlatformKind
  /** URL to return the customer to, with `secret_id` or `error` in its query. */
  readonly redirectUrl: string
  /** Settings of the kind, and credentials that consent does not provide. */
  readonly environment?: JsonObject
  /** Auth variant, where the kind has several consent pages. Defaults to the first. */
  readonly auth?: string
  /**
   * Operations that the consent should allow: `read`, `write`, or names such as `contacts.create` and `deals.*`. Defaults to the default
   * of the application.
   */
  readonly want?: readonly string[]
  /** In place of `want`: scopes by the third party's names. */
  readonly scopes?: readonly string[]
  /** Connector whose consent is renewed or widened. Scopes that its owner granted before are requested again. */
  readonly connectorId?: string
}

/** An organization's own OAuth application at a third party. */
export interface OAuthApplication {
  readonly clientId: string
  /** Absent for a public one. */
  readonly clientSecret?: string
  /** Host of the registration, for a kind on hosts of its owners. Defaults to the kind's host. */
  readonly clientHost?: string
  /** Further secrets that the kind needs, by name. */
  readonly applicationSecrets?: Readonly<Record<string, string>>
}

/** A default of consents. */
export interface ConsentDefault {
  /** Defaults to every kind without its own default. */
  readonly kind?: PlatformKind
  readonly want: readonly string[]
}

/** The OAuth part of the platform. */
export interface HostedOAuth {
  /**
   * Starts an OAuth flow. Send the customer to its URL.
   * @example const flow = await api.oauth.initiate({ externalUserId: 'user_1', kind: 'hubspot', redirectUrl })
   */
  initiate(flow: NewFlow, options?: RequestOptions): Promise<OAuthFlow>
  /** The organization's own applications. Without one, the operator's is used. */
  readonly credentials: {
    spec(kind: PlatformKind, options?: RequestOptions): Promise<OAuthApplicationSpec>
    /**
     * Sets the application of new flows. For a kind on hosts of its owners, at its host.
     * @example await api.oauth.credentials.set('hubspot', { clientId, clientSecret })
     */
    set(kind: PlatformKind, application: OAuthApplication, options?: RequestOptions): Promise<void>
    remove(kind: PlatformKind, options?: RequestOptions & Pick<OAuthApplication, 'clientHost'>): Promise<void>
  }
  /** Operations that consents ask for by default: in links, on the page, and in flows without `want`. */
  readonly defaults: {
    list(options?: RequestOptions): Promise<readonly ConsentDefault[]>
    /** Replaces the previous defaults. */
    set(defaults: readonly ConsentDefault[], options?: RequestOptions): Promise<readonly ConsentDefault[]>
  }
  /** Allowed redirect URLs. Empty for any. */
  readonly redirectUrls: {
    list(options?: RequestOptions): Promise<readonly string[]>
    /** Replaces the previous URLs. */
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
      async set(kind, { clientId, clientSecret, clientHost, applicationSecrets }, options) {
        const configuration = {
          client_id: clientId,
          client_secret: clientSecret,
          client_host: clientHost,
          application_secrets: applicationSecrets,
        }
        const body: OAuthApplicationRequest = { connector_type: kind, configuration }
        await api.send('PUT', CREDENTIALS, body, options)
      },
      async remove(kind, { clientHost, ...options } = {}) {
        const path = resourcePath(CREDENTIALS, 'connector_type', kind)
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
