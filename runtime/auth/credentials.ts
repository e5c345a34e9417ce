/** Puts credentials on requests, and decides when to renew them. */
import { ConnectorError } from '../base/errors.ts'
import { type HttpRequest, isHeaderText } from '../base/http.ts'
import { type Json, type JsonSchema, own, propertiesOf, valueText } from '../base/json.ts'
import { compileTemplate, type ValueLookup, valueLookup } from '../language/template-value.ts'
import type { NamedValue, ResolvedAuth, Send, SendPart, Value } from '../manifest/index.ts'

/** Source of a credential: the owner, the client of an OAuth application, or a renewal. */
export type CredentialRole = 'owner' | 'client' | 'issued'

const CLIENT: ReadonlySet<string> = new Set(['client_id', 'client_secret', 'client_host'])

/** Sources of a variant's credentials, by name. The client is the owner's where no owner consents. */
export function credentialRoles(variant: ResolvedAuth): Record<string, CredentialRole> {
  const { type, credentials, token, assertion, authorize } = variant
  const isConsent = type === 'oauth2' && authorize !== undefined
  const ofClient = new Set([...CLIENT, ...(variant.applicationSecrets ?? [])])
  const issued = new Set(token || assertion ? ['access_token', 'expires_at', ...(token?.store ?? [])] : [])
  const roleOf = (name: string): CredentialRole => {
    if (isConsent && ofClient.has(name)) return 'client'
    return issued.has(name) || (isConsent && name === 'refresh_token') ? 'issued' : 'owner'
  }
  return Object.fromEntries(Object.keys(credentials.properties as object).map((name) => [name, roleOf(name)]))
}

const SETTING = /\{\{config\.([\w-]+)\}\}/g

/**
 * URI template of the vendor's page for a variant's credentials. Inserts known settings; others are variables by their
 * names.
 * @param config the schema of the settings, whose defaults count
 * @param known settings by name; each is encoded, so that none leaves its place
 * @see RFC 6570 section 3.2.2
 */
export function pageOfCredentials(
  { credentialsPage: page }: Pick<ResolvedAuth, 'credentialsPage'>,
  config: JsonSchema = {},
  known: Readonly<Record<string, Json>> = {},
): string | undefined {
  const fields = propertiesOf(config)
  return page?.replace(SETTING, (_, name: string) => {
    const value = own(known, name) ?? own(fields, name)?.default
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : `{${name}}`
  })
}

/** Credentials by name: the owner's, and those of token responses. */
export type Credentials = Readonly<Record<string, string>>

/** Puts credentials on a request. */
export type Authorize = (
  request: HttpRequest,
  credentials: Credentials,
  config: Readonly<Record<string, Json>>,
) => HttpRequest

/** A token with less time left than this is renewed, in milliseconds. */
const EARLY_MS = 60_000

/** Decides whether credentials can and must be renewed. */
export interface Lifetime {
  /** Whether an access token is available without the owner. */
  canRenew(credentials: Credentials): boolean
  /** Whether a renewal replaces the refresh token, and invalidates the old one. */
  readonly rotates: boolean
  /**
   * Whether the access token is missing or about to expire.
   * @param now milliseconds since 1970
   * @param since time of the token's issue, if known: a short-lived token is renewed after half of its time
   */
  isStale(credentials: Credentials, now: number, since?: number): boolean
}

/** Compiles a variant's lifetime. Static credentials, and those without a refresh token, are never renewed. */
export function lifetimeOf({ token, type }: ResolvedAuth): Lifetime {
  const canRenew = (credentials: Credentials) =>
    type === 'jwt_bearer' ||
    (token !== undefined && (type === 'client_credentials' || Boolean(credentials.refresh_token)))
  return {
    canRenew,
    rotates: token?.rotates ?? false,
    isStale(credentials, now, since = -Infinity) {
      if (!canRenew(credentials)) return false
      if (!credentials.access_token) return true
      const expires = Date.parse(own(credentials, 'expires_at') ?? '')
      return !Number.isNaN(expires) && expires - now < Math.min(EARLY_MS, (expires - since) / 2)
    },
  }
}

type RenderText = (scope: ValueLookup) => string | undefined

/** Compiles `send` into a function that puts credentials on requests. Credentials of one host go to no other. */
export function compileSend({ hosts = {}, ...usual }: Send): Authorize {
  const authorize = compilePart(usual)
  const ofHosts = new Map(Object.entries(hosts).map(([host, part]) => [`https://${host}`, compilePart(part)]))
  return (request, credentials, config) => (ofHosts.get(request.origin) ?? authorize)(request, credentials, config)
}

function compilePart(send: SendPart): Authorize {
  const headers = send.headers.map(compileText).map(({ name, render }) => ({ name: name.toLowerCase(), render }))
  const query = send.query.map(compileText)
  if (send.bearer) headers.push({ name: 'authorization', render: bearer(textValue(send.bearer)) })
  if (send.basic)
    headers.push({
      name: 'authorization',
      render: basic(textValue(send.basic.username), textValue(send.basic.password)),
    })
  return (request, credentials, config) => {
    const scope = valueLookup(credentials, config)
    const sent: Record<string, string> = { ...request.headers }
    for (const { name, render } of headers) {
      const value = render(scope)
      if (value === undefined) continue
      if (!isHeaderText(value)) throw unfit(name)
      sent[name] = value
    }
    const path = query.length > 0 ? withQuery(request.path, query, scope) : request.path
    return { ...request, path, headers: sent }
  }
}

/** Every part of requests that carries credentials: the usual ones, and the ones of hosts. */
export function sendParts({ hosts = {}, ...usual }: Send): SendPart[] {
  return [usual, ...Object.values(hosts)]
}

/** Names of credentials on a request. */
export interface SentNames {
  /** In lower case. */
  readonly headers: readonly string[]
  readonly query: readonly string[]
}

/** Names of the headers and query entries with credentials, without `authorization`, which no caller may set. */
export function sentNames(send: Send): SentNames {
  const parts = sendParts(send)
  return {
    headers: parts.flatMap(({ headers }) => headers.map(({ name }) => name.toLowerCase())),
    query: parts.flatMap(({ query }) => query.map(({ name }) => name)),
  }
}

function unfit(header: string): ConnectorError {
  return new ConnectorError(
    'credentials_mismatch',
    `Cannot use these credentials: header ${header} cannot carry some of their characters`,
    { hint: 'Check for a line break or a space that was copied with the value.', sent: false },
  )
}

function compileText({ name, value }: NamedValue): { name: string; render: RenderText } {
  return { name, render: textValue(value) }
}

/** Compiles a value to text; undefined for an absent value, a map or a list. */
export function textValue(value: Value): RenderText {
  if (!('template' in value)) {
    const constant = 'constant' in value ? valueText(value.constant) : undefined
    return () => constant
  }
  const render = compileTemplate(value.template)
  return (scope) => {
    const rendered = render(scope)
    return rendered === undefined || rendered === null ? undefined : valueText(rendered)
  }
}

/** Renders entries as texts, without absent ones. */
export function rendered(entries: readonly NamedValue[], scope: ValueLookup): Record<string, string> {
  return Object.fromEntries(
    entries.flatMap(({ name, value }) => {
      const text = textValue(value)(scope)
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

function bearer(token: RenderText): RenderText {
  return (scope) => {
    const value = token(scope)
    return value === undefined ? undefined : `Bearer ${value}`
  }
}

/** @see RFC 7617 */
function basic(username: RenderText, password: RenderText): RenderText {
  return (scope) => `Basic ${Buffer.from(`${username(scope) ?? ''}:${password(scope) ?? ''}`).toString('base64')}`
}

function withQuery(path: string, entries: readonly { name: string; render: RenderText }[], scope: ValueLookup): string {
  const pairs = entries.flatMap(({ name, render }) => {
    const value = render(scope)
    return value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`]
  })
  return pairs.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`
}
