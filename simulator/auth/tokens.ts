/** Token endpoints. Each grant gets a new access token; a rotating refresh token is valid once. */
import type { Credentials } from '../../runtime/auth/index.ts'
import type { WholeRequest } from '../../runtime/base/http.ts'
import { isObject } from '../../runtime/base/json.ts'
import type { ResolvedAuth, ResolvedManifest, TokenEndpoint } from '../../runtime/manifest/index.ts'
import { draftResponse, type MockResponse, write } from '../values/index.ts'
import { consentPages } from './consent.ts'
import { basicOf } from './credentials.ts'
import { type Lookups, lookups } from './lookups.ts'
import { isAt, jsonBody, queryOf, type UrlPattern, urlPattern, valuesIn } from '../request/index.ts'

const LIFETIME_SECONDS = 3600

/** The token endpoints of one kind, with its consent pages and lookups. */
export class TokenServer {
  readonly #kind: string
  readonly #endpoints: readonly Endpoint[]
  readonly #lookups: Lookups
  readonly #pages: ReturnType<typeof consentPages>
  readonly #given: Credentials | undefined
  readonly #spent = new Set<string>()
  readonly #issued = new Set<string>()
  #count = 0

  /** @param given has the only valid refresh token besides those issued here; without it, any token is valid */
  constructor(manifest: ResolvedManifest, given?: Credentials) {
    const { kind, auth, config } = manifest
    this.#kind = kind
    this.#endpoints = Object.values(auth).flatMap((variant) => {
      const { token } = variant
      if (!token) return []
      const urls = [token.url, ...(token.refreshUrl ? [token.refreshUrl] : [])]
      return urls.map((url) => ({ variant, token, url: urlPattern(url, config) }))
    })
    this.#lookups = lookups(manifest)
    this.#pages = consentPages(manifest, (variant) => this.#lookups.inRedirect(variant))
    this.#given = given
  }

  /** Whether a request is for a token, a consent page or a lookup. */
  isEndpoint(request: WholeRequest): boolean {
    return this.#pages.isPage(request) || this.#isLookup(request) || this.#find(request) !== undefined
  }

  #isLookup(request: WholeRequest): boolean {
    return this.#lookups.isLookup(request, (token) => this.isIssued(token))
  }

  /** Whether an endpoint takes the grant of a request: kinds of one vendor share endpoints. */
  takesGrant(request: WholeRequest): boolean {
    const endpoint = this.#find(request)
    if (!endpoint) return false
    const params = paramsOf(endpoint.token, request)
    return isOwnGrant(endpoint.token, params) || typeFor(params) === endpoint.variant.type
  }

  /** Whether a request is for an endpoint or a page at a host that an owner names, as that of self-hosted software. */
  isAnyHost(request: WholeRequest): boolean {
    return this.#pages.isAnyHost(request) || (this.#find(request)?.url.isAnyHost ?? false)
  }

  /** Whether an access or refresh token was issued here. */
  isIssued(token: string): boolean {
    return this.#issued.has(token)
  }

  /** The response to a request for which `isEndpoint` holds. */
  respond(request: WholeRequest): MockResponse {
    if (this.#pages.isPage(request)) return this.#pages.respond(request)
    if (this.#isLookup(request)) return this.#lookups.respond(request, (token) => this.isIssued(token))
    const endpoint = this.#find(request)
    if (!endpoint) return refusal('invalid_request', 'This token endpoint does not exist.', 404)
    const params = paramsOf(endpoint.token, request)
    const client = clientOf(endpoint.token, request, params)
    if (endpoint.token.clientAuth !== 'none' && !endpoint.variant.assertion && !client)
      return refusal('invalid_client', 'The client ID is missing.', 401)
    return this.#grant(endpoint, { ...params, ...(client && { client_id: client }) })
  }

  #find(request: WholeRequest): Endpoint | undefined {
    const found = this.#endpoints.filter(({ token, url }) => token.method === request.method && isAt(url, request))
    return (
      found.find(({ token }) => isOwnGrant(token, paramsOf(token, request))) ??
      found.find(({ token, variant }) => typeFor(paramsOf(token, request)) === variant.type) ??
      found[0]
    )
  }

  #grant(endpoint: Endpoint, params: Readonly<Record<string, string>>): MockResponse {
    const isSigned = endpoint.variant.type === 'jwt_bearer'
    const { grant_type: grant = '', refresh_token: refresh = '', code = '' } = params
    if (grant === 'refresh_token') {
      if (!this.#isGood(refresh))
        return refusal('invalid_grant', 'The refresh token is missing, unknown or already used.')
      if (endpoint.token.rotates) this.#spent.add(refresh)
      return this.#issue(endpoint, grant)
    }
    if (grant === 'authorization_code' && !this.#pages.redeem(code, params))
      return refusal(
        'invalid_grant',
        'The code is missing, unknown, already used, or not for this client, page or verifier.',
      )
    const asked = this.#given?.client_id
    if (grant === 'client_credentials' && asked !== undefined && asked !== params.client_id)
      return refusal('invalid_client', 'The client credentials are wrong.', 401)
    const isKnown =
      isSigned ||
      isOwnGrant(endpoint.token, params) ||
      grant === 'authorization_code' ||
      grant === 'client_credentials' ||
      isExchange(endpoint.variant, params, this.#issued)
    return isKnown
      ? this.#issue(endpoint, grant)
      : refusal('unsupported_grant_type', `The grant "${grant}" does not exist.`)
  }

  #isGood(refresh: string): boolean {
    if (refresh === '' || this.#spent.has(refresh)) return false
    return this.#given === undefined || this.#given.refresh_token === refresh || this.#issued.has(refresh)
  }

  #issue(endpoint: Endpoint, grant: string): MockResponse {
    const { variant } = endpoint
    const { store, rotates } = endpoint.token
    const number = ++this.#count
    const token = `mock-access-${this.#kind}-${number}`
    const refresh = `mock-refresh-${this.#kind}-${number}`
    // RFC 6749 section 4.4.3: client credentials get no refresh token.
    const isNew = variant.type === 'oauth2' && (rotates || grant === 'authorization_code')
    this.#issued.add(token)
    if (isNew) this.#issued.add(refresh)
    const made = draftResponse()
    made.body = {
      ...Object.fromEntries(store.map((name) => [name, `mock-${name}`])),
      token_type: 'bearer',
      expires_in: LIFETIME_SECONDS,
      ...(isNew && { refresh_token: refresh }),
    }
    // Variants that share an endpoint read their token at different places.
    for (const at of this.#tokensAt(endpoint)) write(made, at, token)
    this.#lookups.writeInto(made, variant)
    return { status: 200, headers: {}, body: made.body }
  }

  #tokensAt({ variant, token }: Endpoint): readonly TokenEndpoint['accessTokenAt'][] {
    return this.#endpoints.flatMap((other) =>
      other.variant.type === variant.type && other.token.url.text === token.url.text ? [other.token.accessTokenAt] : [],
    )
  }
}

/** A token endpoint at one of its URLs, and the variant that names it. */
interface Endpoint {
  readonly variant: ResolvedAuth
  readonly token: TokenEndpoint
  readonly url: UrlPattern
}

/** The type of the variants that use a grant: several may share an endpoint. */
function typeFor({ grant_type: grant = '' }: Readonly<Record<string, string>>): ResolvedAuth['type'] {
  if (grant === 'client_credentials') return grant
  return grant === 'urn:ietf:params:oauth:grant-type:jwt-bearer' ? 'jwt_bearer' : 'oauth2'
}

/** Whether an endpoint names the grant itself, where a vendor has one of its own. */
function isOwnGrant({ params }: TokenEndpoint, { grant_type: grant = '' }: Readonly<Record<string, string>>): boolean {
  return params.some(({ name, value }) => name === 'grant_type' && valuesIn(value, grant) !== undefined)
}

/** Whether a token request is an exchange of the variant, with a token that was issued here. */
function isExchange(
  { afterConsent = [] }: ResolvedAuth,
  params: Readonly<Record<string, string>>,
  issued: ReadonlySet<string>,
): boolean {
  return afterConsent.some(
    (step) =>
      'exchange' in step &&
      step.exchange.every(({ name, value }) => {
        const values = valuesIn(value, params[name])
        return values !== undefined && Object.values(values).every((token) => issued.has(token))
      }),
  )
}

function clientOf(
  { clientAuth }: TokenEndpoint,
  { headers }: WholeRequest,
  params: Readonly<Record<string, string>>,
): string | undefined {
  return clientAuth === 'basic' ? basicOf(headers.authorization)?.[0] : params.client_id
}

function paramsOf({ method, body: encoding }: TokenEndpoint, request: WholeRequest): Record<string, string> {
  if (method === 'GET') return Object.fromEntries(queryOf(request))
  if (encoding === 'form') return Object.fromEntries(new URLSearchParams(Buffer.from(request.body ?? '').toString()))
  const sent = jsonBody(request)
  return isObject(sent) ? Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])) : {}
}

/** @see RFC 6749 section 5.2 */
function refusal(error: string, description: string, status = 400): MockResponse {
  return { status, headers: {}, body: { error, error_description: description } }
}
