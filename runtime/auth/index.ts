/** Puts credentials on requests, and renews them with a token endpoint. */
import { ConnectorError } from '../base/errors.ts'
import type { HttpRequest, HttpResponse } from '../base/http.ts'
import { defined, type Json, type JsonSchema, own, propertiesOf } from '../base/json.ts'
import { valueLookup } from '../language/template-value.ts'
import type { AssertionShape, ResolvedAuth } from '../manifest/index.ts'
import { signedAssertion } from './assertion.ts'
import {
  type Authorize,
  compileSend,
  credentialRoles,
  type Credentials,
  type Lifetime,
  lifetimeOf,
  pageOfCredentials,
} from './credentials.ts'
import { afterConsent, type ConsentChoice } from './after-consent.ts'
import { grantedScopes, readTokenResponse } from './token-response.ts'
import { compileForms, type Misfit } from './forms.ts'
import { checkClientHost } from './registration.ts'
import { type GrantParams, tokenRequest } from './token-request.ts'

export { pkceChallenge, consentUrl } from './consent.ts'
export type { ConsentRequest } from './consent.ts'
export { credentialRoles, pageOfCredentials, sendParts, sentNames } from './credentials.ts'
export { signedAssertion } from './assertion.ts'
export type { CredentialRole, Credentials } from './credentials.ts'
export { choiceError, chooseFrom } from './after-consent.ts'
export type { ConsentChoice } from './after-consent.ts'
export { settingHost } from './registration.ts'
export { TOKEN_LIMITS } from './token-request.ts'

/** Renews credentials: yields requests, receives responses, returns the renewed credentials. */
export type RenewalExchange = Generator<HttpRequest, Credentials, HttpResponse>

/** An authorization code with the values that it is bound to. */
export interface CodeGrant {
  readonly code: string
  /** The same as on the consent page. */
  readonly redirectUri: string
  /** PKCE code verifier; sent where the manifest has `pkce`. */
  readonly verifier: string
  /** Further values in the query of the redirect, by name. */
  readonly returned?: Readonly<Record<string, string>>
}

/** Result of the exchange of a code. */
export interface Granted {
  readonly credentials: Credentials
  /** The scopes in the response; absent where it has none. */
  readonly scopes?: readonly string[]
  /** The looked-up settings, by name. */
  readonly config: Readonly<Record<string, Json>>
  /** The open choices of the consent; empty when none. */
  readonly choices: readonly ConsentChoice[]
}

/** Exchanges a code for credentials: yields requests, receives responses. */
export type CodeExchange = Generator<HttpRequest, Granted, HttpResponse>

/** A compiled auth variant. */
export interface Auth extends Lifetime {
  readonly name: string
  readonly authorize: Authorize
  /** Origins whose requests carry credentials of their own. */
  readonly ownOrigins: readonly string[]
  /** Names of the required credentials. */
  readonly required: readonly string[]
  readonly known: readonly string[]
  /** Names of the credentials from an OAuth application, where the owner gives none. */
  readonly ofClient: readonly string[]
  /** URI template of the vendor's page for creating them. */
  readonly page: string | undefined
  /** Names of the credentials that do not match their pattern. */
  malformed(credentials: Credentials): string[]
  /** Credentials without the form in the vendor's documentation. */
  misfits(credentials: Credentials): Misfit[]
  /** Checks the host that gets an OAuth client or a refresh token. @throws ConnectorError `credentials_mismatch` */
  checkClient(credentials: Credentials, config: Readonly<Record<string, Json>>): void
  /** @throws ConnectorError `credentials_rejected`, `upstream_error`, `upstream_rate_limited`, `oauth_error`, `oauth_redirect_refused` */
  renew(credentials: Credentials, config: Readonly<Record<string, Json>>, now: number): RenewalExchange
  /**
   * Exchanges an authorization code, then runs the manifest's steps.
   * @param credentials the client's id and secret, and the owner's; the result includes them
   * @throws ConnectorError `credentials_rejected` for an invalid code, `oauth_error`, `oauth_redirect_refused`,
   * `credentials_mismatch` for a setting that no lookup found
   * @see RFC 6749 section 4.1.3, RFC 7636 section 4.5
   */
  exchange(
    grant: CodeGrant,
    credentials: Credentials,
    config: Readonly<Record<string, Json>>,
    now: number,
  ): CodeExchange
}

/** Compiles an auth variant. */
export function compileAuth(name: string, variant: ResolvedAuth): Auth {
  const { credentials: schema, token, assertion, applicationSecrets = [] } = variant
  const authorize = compileSend(variant.send)
  const lifetime = lifetimeOf(variant)
  const patterns = patternsOf(schema)
  const known = Object.keys(propertiesOf(schema))
  return {
    name,
    authorize,
    ownOrigins: Object.keys(variant.send.hosts ?? {}).map((host) => `https://${host}`),
    ...lifetime,
    required: (schema.required ?? []) as string[],
    known,
    ofClient: Object.entries(credentialRoles(variant)).flatMap(([field, role]) => (role === 'client' ? [field] : [])),
    page: pageOfCredentials(variant),
    malformed: (credentials) =>
      Object.entries(patterns).flatMap(([name, pattern]) =>
        pattern.test(own(credentials, name) ?? '') || !own(credentials, name) ? [] : [name],
      ),
    misfits: compileForms(variant),
    checkClient(credentials, config) {
      const ofClient = ['client_id', 'client_secret', ...applicationSecrets]
      const isUsed = lifetime.canRenew(credentials) || ofClient.some((field) => credentials[field])
      if (isUsed) checkClientHost(token?.registration, credentials, config)
    },
    *renew(credentials, config, now) {
      if (assertion && !token) return selfSigned(assertion, credentials, config, now)
      if (!token) throw new ConnectorError('internal', `Cannot renew: auth variant "${name}" has no token endpoint`)
      const answer = yield tokenRequest({ token, assertion }, grantOf(variant, credentials), credentials, config, now)
      const renewed = readTokenResponse(token, answer, credentials, now)
      // Some vendors return a refresh token where the variant has none.
      return Object.fromEntries(Object.entries(renewed).filter(([field]) => known.includes(field)))
    },
    *exchange({ code, redirectUri, verifier, returned }, credentials, config, now) {
      if (!token)
        throw new ConnectorError('internal', `Cannot exchange a code: auth variant "${name}" has no token endpoint`)
      const grant = defined({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: variant.authorize?.pkce ? verifier : undefined,
      })
      const answer = yield tokenRequest({ token, assertion }, grant, credentials, config, now)
      const traded = readTokenResponse(token, answer, credentials, now)
      const scopes = grantedScopes(answer, token.accessTokenAt)
      const consented = { credentials: traded, config, answer, returned }
      const after = yield* afterConsent(variant, token, authorize, consented, now)
      return { ...after, ...(scopes && { scopes }) }
    },
  }
}

/** Credentials with a token that the owner's key signs. Nothing is sent. */
function selfSigned(
  shape: AssertionShape,
  credentials: Credentials,
  config: Readonly<Record<string, Json>>,
  now: number,
): Credentials {
  const token = signedAssertion(shape, valueLookup(credentials, config), now)
  return { ...credentials, access_token: token, expires_at: new Date(now + shape.seconds * 1000).toISOString() }
}

function grantOf({ type, token }: ResolvedAuth, credentials: Credentials): GrantParams {
  if (type === 'jwt_bearer') return {}
  if (type !== 'client_credentials')
    return { grant_type: 'refresh_token', refresh_token: credentials.refresh_token ?? '' }
  const scopes = token?.scopes.join(token.scopeSeparator)
  return { grant_type: 'client_credentials', ...(token && scopes && { [token.scopeParam]: scopes }) }
}

/**
 * Picks the variant for credentials: the named one, or the first that has all required fields and knows every field.
 * @throws ConnectorError `credentials_mismatch` with the given fields and the variants
 */
export function pickAuth(kind: string, variants: readonly Auth[], credentials: Credentials, named?: string): Auth {
  const given = Object.keys(credentials).filter((name) => credentials[name])
  const fits = (auth: Auth) =>
    auth.required.every((name) => given.includes(name)) && given.every((name) => auth.known.includes(name))
  const picked = named === undefined ? variants.find(fits) : variants.find(({ name }) => name === named)
  if (picked && fits(picked)) return checkValues(kind, picked, credentials)
  const ways = (picked ? [picked] : variants).map(
    ({ name, required, known }) =>
      `${name} (${known.map((field) => (required.includes(field) ? field : `${field}?`)).join(', ')})`,
  )
  const pages = (picked ? [picked] : variants).flatMap(({ name, page }) =>
    page === undefined ? [] : [`${name} at ${page}`],
  )
  const unknown =
    named !== undefined && !picked ? `no auth variant "${named}" exists` : `you provided ${given.join(', ') || 'none'}`
  throw new ConnectorError('credentials_mismatch', `Cannot use these credentials for ${kind}: ${unknown}`, {
    hint: `Provide the fields of one variant: ${ways.join('; ')}.${pages.length > 0 ? ` Create those of ${pages.join(', of ')}` : ''}`,
  })
}

/**
 * Credentials of an undocumented form, in the named variant or the first that fits. They may work: the vendor may have
 * a new form.
 * @returns none if no variant fits; `pickAuth` reports that
 */
export function unknownForms(variants: readonly Auth[], credentials: Credentials, named?: string): Misfit[] {
  const fits = ({ name, required }: Auth) =>
    named === undefined ? required.every((field) => credentials[field]) : name === named
  const misfits = variants.find(fits)?.misfits(credentials) ?? []
  return misfits.filter(({ isOther }) => !isOther)
}

/**
 * Picks the variant for an owner's credentials before an OAuth application adds its client: a complete one, or one
 * that lacks only a client.
 * @throws ConnectorError `credentials_mismatch` as `pickAuth` does
 */
export function pickGiven(kind: string, variants: readonly Auth[], credentials: Credentials, named?: string): Auth {
  const candidates = named === undefined ? variants : variants.filter(({ name }) => name === named)
  const given = Object.keys(credentials).filter((name) => credentials[name])
  const lacks = ({ required }: Auth) => required.filter((name) => !given.includes(name))
  const isKnown = ({ known }: Auth) => given.every((name) => known.includes(name))
  const isWhole = (auth: Auth) => isKnown(auth) && lacks(auth).length === 0
  const lacksClient = (auth: Auth) => isKnown(auth) && lacks(auth).every((name) => auth.ofClient.includes(name))
  const picked = candidates.find(isWhole) ?? candidates.find(lacksClient)
  return picked ? checkValues(kind, picked, credentials) : pickAuth(kind, variants, credentials, named)
}

function checkValues(kind: string, auth: Auth, credentials: Credentials): Auth {
  const wrong = auth.malformed(credentials)
  if (wrong.length > 0)
    throw new ConnectorError(
      'credentials_mismatch',
      `Cannot use these credentials for ${kind}: ${wrong.join(', ')} ${wrong.length === 1 ? 'does' : 'do'} not have the format that ${auth.name} expects`,
    )
  const others = auth.misfits(credentials).filter(({ isOther }) => isOther)
  if (others.length > 0) throw otherThings(kind, auth, others)
  return auth
}

function otherThings(kind: string, { page }: Auth, others: readonly Misfit[]): ConnectorError {
  const sentence = others.map(({ name, message }) => `${name} ${message}`).join('; ')
  const pages = [...new Set(others.map(({ docs }) => docs))].join(' and ')
  return new ConnectorError('credentials_mismatch', `Cannot use these credentials for ${kind}: ${sentence}`, {
    errors: others.map(({ name, message }) => ({ field: `credentials.${name}`, message, error_code: 'form' })),
    hint: `See ${pages}.${page === undefined ? '' : ` Create or copy the right value at ${page}.`}`,
  })
}

function patternsOf(schema: JsonSchema): Record<string, RegExp> {
  const fields = Object.entries(propertiesOf(schema))
  return Object.fromEntries(
    fields.flatMap(([name, { pattern }]) => (typeof pattern === 'string' ? [[name, new RegExp(pattern)]] : [])),
  )
}
