/** Reads the responses of token endpoints, in RFC 6749 section 5's form and in vendors' variants. */
import { ConnectorError } from '../base/errors.ts'
import type { HttpResponse } from '../base/http.ts'
import { isObject, type Json, own, tryParseJson } from '../base/json.ts'
import { waitOf } from '../base/backoff.ts'
import { redactor } from '../base/secrets.ts'
import { compileLocator, type Locator } from '../language/locator.ts'
import type { TokenEndpoint } from '../manifest/index.ts'
import type { Credentials } from './credentials.ts'

/** A token that headers and servers accept. */
const TOKEN = /^[\u0020-\u007e]{1,16384}$/

/** The longest accepted lifetime: a year. */
const LONGEST_SECONDS = 365 * 24 * 3600

/**
 * Reads a token response into credentials: access token, new or old refresh token, expiry, and the fields under
 * `store`.
 * @throws ConnectorError `credentials_rejected` for an invalid grant; `upstream_error` and `upstream_rate_limited` for
 * a failing endpoint; `oauth_redirect_refused`, `oauth_error` otherwise
 */
export function readTokenResponse(
  endpoint: TokenEndpoint,
  response: HttpResponse,
  before: Credentials,
  now: number,
): Credentials {
  const { status } = response
  if (status >= 300 && status < 400)
    throw new ConnectorError(
      'oauth_redirect_refused',
      `Cannot get an access token: the token endpoint returned a redirect (${status})`,
    )
  const body = jsonOf(response)
  const error = isObject(body) ? body.error : undefined
  if (status >= 400 || (error !== undefined && error !== null && error !== ''))
    throw refusal(response, error, redactor(Object.values(before)), now)
  const token = body === undefined ? undefined : compileLocator(endpoint.accessTokenAt)({ body, header: () => null })
  if (typeof token !== 'string' || !TOKEN.test(token) || !isObject(body))
    throw new ConnectorError(
      'oauth_error',
      'Cannot get an access token: the token endpoint returned none that a header can carry',
    )
  const refresh = body.refresh_token
  return {
    ...before,
    ...Object.fromEntries(
      endpoint.store.flatMap((name) => (typeof own(body, name) === 'string' ? [[name, body[name] as string]] : [])),
    ),
    access_token: token,
    ...(typeof refresh === 'string' && refresh !== '' && { refresh_token: refresh }),
    ...expiry(body.expires_in ?? secondsUntil(body.expires_at, now), before, now),
  }
}

/**
 * The scopes in a token response; undefined when it has none. Vendors send a list, or text with blanks or commas.
 * @param tokenAt location of the access token, beside its scopes
 */
export function grantedScopes(response: HttpResponse, tokenAt: Locator): string[] | undefined {
  const body = jsonOf(response)
  const around = tokenAt.in === 'body' ? tokenAt.steps.slice(0, -1) : []
  const read = compileLocator({ in: 'body', steps: [...around, 'scope'] })
  const scope = isObject(body) ? read({ body, header: () => null }) : undefined
  const names = typeof scope === 'string' ? scope.split(/[\s,]+/) : Array.isArray(scope) ? scope : []
  const texts = names.filter((name): name is string => typeof name === 'string' && name !== '' && name.length <= 200)
  return texts.length > 0 ? texts.slice(0, 200) : undefined
}

/** The value of a JSON or form response; undefined for other text. */
export function jsonOf({ body }: HttpResponse): Json | undefined {
  const text = new TextDecoder().decode(body)
  const value = tryParseJson(text) as Json | undefined
  if (value !== undefined || !/^[\w.~-]+=[^<>\s]*$/.test(text)) return value
  return Object.fromEntries(new URLSearchParams(text))
}

function refusal(
  { status, headers }: HttpResponse,
  error: Json | undefined,
  redact: (text: string) => string,
  now: number,
): ConnectorError {
  const code = errorCodeOf(error)
  const shown = code && /^[\w.-]{1,60}$/.test(code) ? ` ${redact(code)}` : ''
  const message = `Cannot get an access token: the token endpoint returned ${status}${shown}`
  if (code === 'invalid_grant' || code === 'invalid_refresh_token')
    return new ConnectorError('credentials_rejected', message, {
      hint: 'The grant is no longer valid. Ask the owner to connect again.',
    })
  const trouble = troubleOf(status, code)
  if (!trouble) return new ConnectorError('oauth_error', message)
  const retryAfterMs = waitOf(headers.get('retry-after') ?? '', now)
  return new ConnectorError(trouble, message, {
    hint: 'The token endpoint has a problem. Call again later.',
    retryAfterMs,
  })
}

/** The code of an `error`: its text, or the field `code` of an object. */
function errorCodeOf(error: Json | undefined): string | undefined {
  const code = isObject(error) ? error.code : error
  return typeof code === 'string' ? code : undefined
}

/**
 * The error code of an endpoint that may recover; undefined otherwise. @see RFC 6749 section 4.1.2.1 for the two
 * errors
 */
export function troubleOf(
  status: number,
  code: string | undefined,
): 'upstream_error' | 'upstream_rate_limited' | undefined {
  if (status === 429) return 'upstream_rate_limited'
  const isTrouble = status >= 500 || status === 408 || code === 'server_error' || code === 'temporarily_unavailable'
  return isTrouble ? 'upstream_error' : undefined
}

/** Seconds until a date-time or a Unix time, which some vendors send instead of a lifetime. */
function secondsUntil(at: Json | undefined, now: number): number | undefined {
  if (typeof at !== 'number' && typeof at !== 'string') return undefined
  const time = typeof at === 'number' ? at * 1000 : Date.parse(at)
  return Number.isNaN(time) || time <= now ? undefined : (time - now) / 1000
}

function expiry(expiresIn: Json | undefined, before: Credentials, now: number): { expires_at?: string } {
  const seconds = Number(expiresIn)
  const isUsable =
    (typeof expiresIn === 'number' || typeof expiresIn === 'string') && Number.isFinite(seconds) && seconds > 0
  if (isUsable) return { expires_at: new Date(now + Math.min(seconds, LONGEST_SECONDS) * 1000).toISOString() }
  return before.expires_at === undefined ? {} : { expires_at: '' }
}
