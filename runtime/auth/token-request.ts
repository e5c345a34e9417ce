import { USER_AGENT } from '../base/version.ts'
import { ConnectorError } from '../base/errors.ts'
import type { HttpRequest, ExchangeLimits } from '../base/http.ts'
import { defined, type Json } from '../base/json.ts'
import { valueLookup } from '../language/template-value.ts'
import { declaredUrl } from '../language/url-template.ts'
import type { NamedValue, ResolvedAuth, TokenEndpoint } from '../manifest/index.ts'
import { signedAssertion } from './assertion.ts'
import { type Credentials, rendered } from './credentials.ts'
import { checkClientHost } from './registration.ts'

/**
 * Limits of one exchange with a token endpoint. Shorter ones would lose tokens: a slow endpoint may have rotated them.
 */
export const TOKEN_LIMITS: ExchangeLimits = { headersMs: 8_000, bodyMs: 8_000, maxBytes: 1024 * 1024 }

/** A token endpoint, and the assertion for its requests. */
export interface TokenSource extends Pick<ResolvedAuth, 'assertion'> {
  readonly token: TokenEndpoint
}

/** The params of a grant: `grant_type` and its fields. */
export type GrantParams = Readonly<Record<string, string>>

/**
 * A token request. It contains the client's secret, and goes only to the declared host.
 * @throws ConnectorError `credentials_mismatch` when config leads to another host, or the client is registered at
 * another one
 * @param now milliseconds since 1970, for an assertion
 * @see RFC 6749 sections 2.3, 4 and 6; RFC 7523
 */
export function tokenRequest(
  { token: endpoint, assertion: shape }: TokenSource,
  grant: GrantParams,
  credentials: Credentials,
  config: Readonly<Record<string, Json>>,
  now: number,
): HttpRequest {
  checkClientHost(endpoint.registration, credentials, config)
  const assertion = shape && signedAssertion(shape, valueLookup(credentials, config), now)
  const scope = valueLookup({ ...credentials, ...(assertion !== undefined && { assertion }) }, config)
  const isRenewal = grant.grant_type === 'refresh_token'
  const url = declaredUrl((isRenewal && endpoint.refreshUrl) || endpoint.url, scope)
  if (!url)
    throw new ConnectorError(
      'credentials_mismatch',
      'Cannot get an access token: config does not make a valid token URL',
    )
  const given = { ...assertionGrant(endpoint, assertion), ...grant }
  const params = { ...given, ...rendered(endpoint.params, scope), ...clientParams(endpoint, credentials) }
  const headers = {
    accept: 'application/json',
    'user-agent': USER_AGENT,
    ...Object.fromEntries(
      Object.entries(rendered(endpoint.headers, scope)).map(([name, value]) => [name.toLowerCase(), value]),
    ),
    ...(endpoint.clientAuth === 'basic' && { authorization: basicClient(credentials) }),
  }
  const form = new URLSearchParams(params).toString()
  if (endpoint.method === 'GET') {
    const path = `${url.pathname}${url.search === '' ? '?' : `${url.search}&`}${form}`
    return { method: 'GET', origin: url.origin, path, headers }
  }
  const isJson = endpoint.body === 'json'
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
  return {
    method: 'POST',
    origin: url.origin,
    path: url.pathname + url.search,
    headers: { ...headers, 'content-type': type },
    body: isJson ? JSON.stringify({ ...params, ...constants(endpoint.params) }) : form,
  }
}

/** A manifest's constants with their types. JSON has numbers and booleans; forms have only text. */
function constants(entries: readonly NamedValue[]): Record<string, Json> {
  return Object.fromEntries(entries.flatMap(({ name, value }) => ('constant' in value ? [[name, value.constant]] : [])))
}

/** The assertion as in RFC 7523 section 2.1, unless the manifest places it elsewhere. */
function assertionGrant({ params, headers }: TokenEndpoint, assertion: string | undefined): GrantParams {
  const isPlaced = JSON.stringify([params, headers]).includes('"name":"assertion"')
  if (assertion === undefined || isPlaced) return {}
  return { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }
}

function clientParams({ clientAuth }: TokenEndpoint, { client_id, client_secret }: Credentials): GrantParams {
  if (clientAuth === 'basic') return {}
  const secret = clientAuth === 'body' ? client_secret : undefined
  return defined({ client_id: client_id || undefined, client_secret: secret || undefined })
}

/** Unencoded, as vendors compare it; RFC 6749 encodes both halves. */
function basicClient({ client_id = '', client_secret = '' }: Credentials): string {
  return `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`
}
