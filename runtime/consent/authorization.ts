/** Consent by OAuth: the page on which an owner consents, and the exchange of the code. */
import {
  type Auth,
  type CodeGrant,
  type ConsentRequest,
  consentUrl,
  credentialRoles,
  type Credentials,
  type Granted,
  pickAuth,
  TOKEN_LIMITS,
} from '../auth/index.ts'
import { ConnectorError } from '../base/errors.ts'
import type { Transport } from '../base/http.ts'
import { type Json, type JsonSchema, own, propertiesOf } from '../base/json.ts'
import type { AuthorizePage, Registration, ResolvedAuth, TokenEndpoint } from '../manifest/index.ts'
import { configFrom, type Plan } from '../plan/index.ts'

/** An auth variant with a consent page. */
export interface Authorization {
  /** The name of the auth variant. */
  readonly variant: string
  /** The default scopes. */
  readonly scopes: readonly string[]
  /** A sentence about each scope, by its name. Some scopes may have none. */
  readonly scopeWords: Readonly<Record<string, string>>
  /** The separator of scopes, which no scope contains. */
  readonly scopeSeparator: string
  /** The vendor's issuer in redirects, if the manifest has it. */
  readonly issuer?: string
  /** Whether the client has an ID and no secret. */
  readonly isPublic: boolean
  /** The registration of applications, if the endpoints are at a host of the owner's own. */
  readonly registration?: Registration
  /** A closed object schema of the secrets that an application has beside client ID and secret; absent without any. */
  readonly applicationSecrets?: JsonSchema
  /** The credentials that no token response contains and the owner enters, by name. */
  readonly given: Readonly<Record<string, JsonSchema>>
  /** The required ones among them. */
  readonly required: readonly string[]
  /** @throws ConnectorError `credentials_mismatch` for settings that are missing, malformed or unknown */
  settings(config: Readonly<Record<string, Json>>): Readonly<Record<string, Json>>
  /** The URL at which the owner consents. @throws ConnectorError `credentials_mismatch` */
  consentUrl(request: ConsentRequest): string
  /**
   * Exchanges a code for credentials of the variant, and looks up the settings that are known only then. If the consent covers several
   * sites or accounts and no setting selects one, `choices` lists them.
   * @throws ConnectorError `credentials_rejected`, `oauth_error`, `oauth_redirect_refused`, `credentials_mismatch`, and those of a transport
   */
  exchange(exchange: CodeExchangeOptions): Promise<Granted>
}

/** Options of the exchange of a code. */
export interface CodeExchangeOptions extends CodeGrant {
  readonly client: Credentials
  readonly given: Credentials
  /** Checked by `settings`. */
  readonly config: Readonly<Record<string, Json>>
  /** Milliseconds since 1970. */
  readonly now: number
  readonly transport: Transport
  readonly signal?: AbortSignal
}

/** The auth variants with a consent page, in the manifest's order. */
export function authorizationsOf(plan: Plan): Authorization[] {
  return plan.auth.flatMap((auth) => {
    const variant = own(plan.manifest.auth, auth.name)
    return variant?.authorize && variant.token
      ? [authorization(plan, auth, variant, variant.authorize, variant.token)]
      : []
  })
}

/** The named auth variant with a consent page, else the first of the kind; undefined without one. */
export function authorizationOf(plan: Plan, variant?: string): Authorization | undefined {
  const all = authorizationsOf(plan)
  return variant === undefined ? all[0] : all.find((one) => one.variant === variant)
}

function authorization(
  plan: Plan,
  auth: Auth,
  variant: ResolvedAuth,
  page: AuthorizePage,
  token: TokenEndpoint,
): Authorization {
  const { kind } = plan
  const fields = Object.entries(propertiesOf(variant.credentials))
  const roles = credentialRoles(variant)
  const found = (variant.afterConsent ?? []).flatMap((step) => ('config' in step ? Object.keys(step.config) : []))
  const given = fields.filter(([name]) => roles[name] === 'owner')
  return {
    variant: auth.name,
    scopes: token.scopes,
    scopeWords: page.scopeWords ?? {},
    scopeSeparator: token.scopeSeparator,
    issuer: page.issuer,
    isPublic: token.clientAuth === 'none',
    registration: token.registration,
    applicationSecrets: variant.applicationSecrets && secretsSchema(variant, variant.applicationSecrets),
    given: Object.fromEntries(given),
    required: given.flatMap(([name]) => (auth.required.includes(name) ? [name] : [])),
    settings: (config) => configFrom(plan, config, auth.name, found),
    consentUrl: (request) => consentUrl(page, token, request),
    async exchange({ client, given, config, now, transport, signal, ...grant }) {
      const conversation = auth.exchange(grant, { ...given, ...client }, config, now)
      let turn = conversation.next()
      while (!turn.done) turn = conversation.next(await transport.send(turn.value, TOKEN_LIMITS, signal))
      const granted = known(auth, turn.value.credentials)
      checkGranted(kind, auth, granted)
      const settings = { ...config, ...turn.value.config }
      configFrom(plan, settings, auth.name, turn.value.choices.length > 0 ? found : [])
      return { ...turn.value, credentials: granted }
    },
  }
}

function secretsSchema({ credentials }: ResolvedAuth, names: readonly string[]): JsonSchema {
  const fields = propertiesOf(credentials)
  const required = names.filter((name) => (credentials.required as readonly string[] | undefined)?.includes(name))
  const properties = Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))
  return { type: 'object', properties, required, additionalProperties: false }
}

function known(auth: Auth, credentials: Credentials): Credentials {
  return Object.fromEntries(Object.entries(credentials).filter(([name]) => auth.known.includes(name)))
}

function checkGranted(kind: string, auth: Auth, credentials: Credentials): void {
  const missing = auth.required.filter((name) => !credentials[name])
  if (missing.length > 0)
    throw new ConnectorError(
      'oauth_error',
      `Cannot connect to ${kind}: the token endpoint returned a response without ${missing.join(', ')}`,
    )
  pickAuth(kind, [auth], credentials, auth.name)
}
