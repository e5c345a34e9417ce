/** Token endpoints: every grant gets a new access token; refresh tokens that rotate are good once. */
import type {
  Credentials,
  HttpRequest,
  JsonObject,
  ResolvedAuth,
  ResolvedManifest,
  TokenEndpoint,
} from 'plugboard/author'
import { isObject } from 'plugboard/author'
import type { Answer } from './answer/index.ts'
import { draft, write } from './answer/index.ts'
import { consentPages } from './consent.ts'
import { basicOf } from './credentials.ts'
import { lookups } from './lookups.ts'
import { urlPattern, valuesIn } from './patterns.ts'

/** Seconds that a token lasts. */
const LIFETIME_SECONDS = 3600

/** The token endpoints of one kind, and the pages on which owners consent to what is asked. */
export interface TokenDesk {
  isEndpoint(request: HttpRequest): boolean
  /** The answer to a request for a token, for consent, or for what a consent gives access to. */
  answer(request: HttpRequest): Answer
  isIssued(token: string): boolean
}

/** The token endpoints that a manifest names. @param given the only refresh token that is good besides those issued here; any is when absent */
export function tokenDesk(manifest: ResolvedManifest, given?: Credentials): TokenDesk {
  const { kind, auth } = manifest
  const endpoints = Object.values(auth).flatMap((variant) =>
    variant.token ? [{ variant, token: variant.token, url: urlPattern(variant.token.url) }] : [],
  )
  const found = lookups(manifest)
  const pages = consentPages(kind, Object.values(auth))
  const spent = new Set<string>()
  const issued = new Set<string>()
  let count = 0

  function issue({ variant, token: { accessTokenAt, keep, rotates } }: Endpoint, grant: string): Answer {
    const token = `mock-access-${kind}-${++count}`
    const refresh = `mock-refresh-${kind}-${count}`
    const isNew = rotates || grant === 'authorization_code'
    issued.add(token)
    if (isNew) issued.add(refresh)
    const made = draft()
    made.body = {
      ...Object.fromEntries(keep.map((name) => [name, `mock-${name}`])),
      token_type: 'bearer',
      expires_in: LIFETIME_SECONDS,
      ...(isNew && { refresh_token: refresh }),
    }
    write(made, accessTokenAt, token)
    found.writeInto(made, variant)
    return { status: 200, headers: {}, body: made.body }
  }

  function isGood(refresh: string): boolean {
    if (refresh === '' || spent.has(refresh)) return false
    return given === undefined || given.refresh_token === refresh || issued.has(refresh)
  }

  function grantTo(endpoint: Endpoint, params: Readonly<Record<string, string>>): Answer {
    const { grant_type: grant = '', refresh_token: refresh = '', code = '' } = params
    if (grant === 'refresh_token') {
      if (!isGood(refresh)) return refusal('invalid_grant', 'The refresh token is missing, unknown or used up.')
      if (endpoint.token.rotates) spent.add(refresh)
      return issue(endpoint, grant)
    }
    if (grant === 'authorization_code' && !pages.redeem(code, params))
      return refusal(
        'invalid_grant',
        'The code is missing, unknown, used up, or not for this client, page or verifier.',
      )
    const isKnown =
      grant === 'authorization_code' || grant === 'client_credentials' || isExchange(endpoint.variant, params, issued)
    return isKnown ? issue(endpoint, grant) : refusal('unsupported_grant_type', `There is no grant "${grant}".`)
  }

  function find(request: HttpRequest): Endpoint | undefined {
    const [path = ''] = request.path.split('?')
    const host = new URL(request.origin).hostname
    return endpoints.find(
      ({ token, url }) =>
        token.method === request.method && url.host.test(host) && new RegExp(`^${url.path}/?$`).test(path),
    )
  }

  return {
    isEndpoint: (request) => pages.isPage(request) || found.isLookup(request) || find(request) !== undefined,
    answer(request) {
      if (pages.isPage(request)) return pages.answer(request)
      if (found.isLookup(request)) return found.answer(request, (token) => issued.has(token))
      const endpoint = find(request)
      if (!endpoint) return refusal('invalid_request', 'There is no such token endpoint.', 404)
      const params = paramsOf(endpoint.token, request)
      const client = clientOf(endpoint.token, request, params)
      const isClient = endpoint.token.clientAuth === 'none' || Boolean(client)
      return isClient
        ? grantTo(endpoint, { ...params, ...(client && { client_id: client }) })
        : refusal('invalid_client', 'The client is not named.', 401)
    },
    isIssued: (token) => issued.has(token),
  }
}

/** A token endpoint and the variant that names it. */
interface Endpoint {
  readonly variant: ResolvedAuth
  readonly token: TokenEndpoint
}

/** Whether a token request is an exchange that the variant declares, with a token that was issued here. */
function isExchange(
  { steps = [] }: ResolvedAuth,
  params: Readonly<Record<string, string>>,
  issued: ReadonlySet<string>,
): boolean {
  return steps.some(
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
  { headers }: HttpRequest,
  params: Readonly<Record<string, string>>,
): string | undefined {
  return clientAuth === 'basic' ? basicOf(headers.authorization)?.[0] : params.client_id
}

function paramsOf({ method, body: encoding }: TokenEndpoint, { path, body = '' }: HttpRequest): Record<string, string> {
  const text = Buffer.from(body).toString()
  if (method === 'GET') return Object.fromEntries(new URLSearchParams(path.split('?').slice(1).join('?')))
  if (encoding === 'form') return Object.fromEntries(new URLSearchParams(text))
  try {
    const value = JSON.parse(text) as JsonObject
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, given]) => [name, String(given)]))
      : {}
  } catch {
    return {}
  }
}

/** @see RFC 6749 section 5.2 */
function refusal(error: string, description: string, status = 400): Answer {
  return { status, headers: {}, body: { error, error_description: description } }
}
