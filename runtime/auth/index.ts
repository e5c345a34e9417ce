/** The door of the room that puts credentials onto requests, and renews them in conversation with a token endpoint. */
import { ConnectorError } from '../base/errors.ts'
import type { HttpRequest, HttpResponse } from '../base/http.ts'
import { defined, type Json, type JsonSchema, own } from '../base/json.ts'
import type { ResolvedAuth } from '../manifest/index.ts'
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

export { consentUrl } from './consent.ts'
export type { ConsentRequest } from './consent.ts'
export { credentialRoles, pageOfCredentials, sentNames } from './credentials.ts'
export { signedAssertion } from './assertion.ts'
export type { CredentialRole, Credentials } from './credentials.ts'
export { choiceError, chooseFrom } from './after-consent.ts'
export type { ConsentChoice } from './after-consent.ts'
export { settingHost } from './registration.ts'
export { TOKEN_LIMITS } from './token-request.ts'

/** A conversation: yields requests, takes the responses, ends with the credentials to go on with. */
export type RenewalExchange = Generator<HttpRequest, Credentials, HttpResponse>

/** An authorization code, and what it is bound to. */
export interface CodeGrant {
  readonly code: string
  /** The same as on the consent page. */
  readonly redirectUri: string
  /** The PKCE code verifier; sent where the manifest says `pkce`. */
  readonly verifier: string
}

/** The result of the exchange of a code. */
export interface Granted {
  readonly credentials: Credentials
  /** The scopes that the response names; absent when it names none. */
  readonly scopes?: readonly string[]
  /** Settings that were looked up with the new credentials, by name. */
  readonly config: Readonly<Record<string, Json>>
  /** The choices that the consent leaves open; empty when none. */
  readonly choices: readonly ConsentChoice[]
}

/** A conversation that trades a code for credentials. */
export type CodeExchange = Generator<HttpRequest, Granted, HttpResponse>

/** One compiled auth variant. */
export interface Auth extends Lifetime {
  readonly name: string
  readonly authorize: Authorize
  /** Names of the credentials that must be given, and of all that may be. */
  readonly required: readonly string[]
  readonly known: readonly string[]
  /** Names of the credentials that an OAuth application fills in where the owner gives none. */
  readonly ofClient: readonly string[]
  /** The vendor's page on which an owner creates them, as a URI template. */
  readonly page: string | undefined
  /** Names of credentials that do not fit their pattern. */
  malformed(credentials: Credentials): string[]
  /** Credentials that do not have the form that the vendor documents. */
  misfits(credentials: Credentials): Misfit[]
  /** Checks where an OAuth client or a refresh token goes. @throws ConnectorError `credentials_mismatch` for a host at which the client is not registered */
  checkClient(credentials: Credentials, config: Readonly<Record<string, Json>>): void
  /** @throws ConnectorError `credentials_rejected`, `upstream_error`, `upstream_rate_limited`, `oauth_error`, `oauth_redirect_refused` */
  renew(credentials: Credentials, config: Readonly<Record<string, Json>>, now: number): RenewalExchange
  /**
   * Trades an authorization code.
   * @param credentials the client's id and secret, and what the owner gave; they are part of what comes back
   * Then runs the steps that the manifest declares.
   * @throws ConnectorError `credentials_rejected` when the code is not good, `oauth_error`, `oauth_redirect_refused`,
   * `credentials_mismatch` when a setting given is none of those found
   * @see RFC 6749 section 4.1.3, RFC 7636 section 4.5
   */
  exchange(
    grant: CodeGrant,
    credentials: Credentials,
    config: Readonly<Record<string, Json>>,
    now: number,
  ): CodeExchange
}

/** A variant, ready for use. */
export function compileAuth(name: string, variant: ResolvedAuth): Auth {
  const { credentials: schema, token } = variant
  const authorize = compileSend(variant.send)
  const lifetime = lifetimeOf(variant)
  const patterns = patternsOf(schema)
  const known = Object.keys(schema.properties as Record<string, JsonSchema>)
  return {
    name,
    authorize,
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
      const isUsed = lifetime.canRenew(credentials) || credentials.client_id || credentials.client_secret
      if (isUsed) checkClientHost(token?.registration, credentials, config)
    },
    *renew(credentials, config, now) {
      if (!token) throw new ConnectorError('internal', `Cannot renew: auth variant "${name}" has no token endpoint`)
      const answer = yield tokenRequest(token, grantOf(variant, credentials), credentials, config, now)
      const renewed = readTokenResponse(token, answer, credentials, now)
      // Some answer with a refresh token where the variant has none.
      return Object.fromEntries(Object.entries(renewed).filter(([field]) => known.includes(field)))
    },
    *exchange({ code, redirectUri, verifier }, credentials, config, now) {
      if (!token)
        throw new ConnectorError('internal', `Cannot exchange a code: auth variant "${name}" has no token endpoint`)
      const grant = defined({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: variant.authorize?.pkce ? verifier : undefined,
      })
      const answer = yield tokenRequest(token, grant, credentials, config, now)
      const traded = readTokenResponse(token, answer, credentials, now)
      const scopes = grantedScopes(answer, token.accessTokenAt)
      const consented = { credentials: traded, config, answer }
      const after = yield* afterConsent(variant, token, authorize, consented, now)
      return { ...after, ...(scopes && { scopes }) }
    },
  }
}

function grantOf({ type, token }: ResolvedAuth, credentials: Credentials): GrantParams {
  if (type === 'jwt_bearer') return {}
  if (type !== 'client_credentials')
    return { grant_type: 'refresh_token', refresh_token: credentials.refresh_token ?? '' }
  const scopes = token?.scopes.join(token.scopeSeparator)
  return { grant_type: 'client_credentials', ...(token && scopes && { [token.scopeParam]: scopes }) }
}

/**
 * The variant that fits the credentials given: the one named, else the first whose required fields are all there and that
 * knows every field.
 * @throws ConnectorError `credentials_mismatch` that names the fields given and the variants
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
 * Credentials of a form that the vendor's page does not name, in the variant named or the first that fits. They may work: a manifest does
 * not know the vendor's next form.
 * @returns none if no variant fits, which `pickAuth` reports
 */
export function unknownForms(variants: readonly Auth[], credentials: Credentials, named?: string): Misfit[] {
  const fits = ({ name, required }: Auth) =>
    named === undefined ? required.every((field) => credentials[field]) : name === named
  const misfits = variants.find(fits)?.misfits(credentials) ?? []
  return misfits.filter(({ isOther }) => !isOther)
}

/**
 * The variant of what an owner gave, before an OAuth application fills in its client: one that it fits whole, else one that
 * lacks a client alone.
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
  const fields = Object.entries(schema.properties as Record<string, JsonSchema>)
  return Object.fromEntries(
    fields.flatMap(([name, { pattern }]) => (typeof pattern === 'string' ? [[name, new RegExp(pattern)]] : [])),
  )
}
