/** OAuth in this process: the consent page, the check of the return, the exchange of the code. */
import { defined } from '../../runtime/base/json.ts'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { ConnectorError } from '../../runtime/base/errors.ts'
import { quoted } from '../../runtime/base/names.ts'
import {
  checkOptions,
  FUNCTION,
  OBJECT,
  optionsOf,
  PROXY,
  SECRETS,
  SIGNAL,
  STRING,
  STRINGS,
} from '../../runtime/base/options.ts'
import { TRANSPORT } from '../../runtime/connection-options.ts'
import { type Authorization, authorizationOf, authorizationsOf } from '../../runtime/consent/authorization.ts'
import { checkGiven, secretFaults } from '../../runtime/consent/checks.ts'
import { codeOf, readReturned } from '../../runtime/consent/returned.ts'
import { type ConsentWish, grantedOf, scopesToAsk } from '../../runtime/consent/wanted.ts'
import type { ConsentChoice, Credentials, Json, Plan, Transport } from '../../runtime/index.ts'
import { undiciTransport } from '../../runtime/transport/index.ts'
import type { AnyKind } from '../base/any-kind.ts'
import { planOf } from './plan.ts'

/** Options of `consent`: your application at the third party, and the requested permissions. */
export interface ConsentOptions extends ConsentWish {
  /** Client ID of your application. */
  readonly clientId: string
  /** Client secret. Absent where the third party issues none. */
  readonly clientSecret?: string
  /** Host of the registration, for a kind on hosts of its owners. Defaults to the kind's host. */
  readonly clientHost?: string
  /** Further secrets of the application that the kind needs, by name. The result's credentials include them. */
  readonly applicationSecrets?: Credentials
  /** URL to return the browser to, exactly as registered. */
  readonly redirectUri: string
  /** Auth variant, where the kind has several consent pages. Defaults to the first. */
  readonly auth?: string
  /** Settings that the kind needs before consent, such as a subdomain. */
  readonly config?: Readonly<Record<string, Json>>
  /** Credentials that consent does not provide. */
  readonly credentials?: Credentials
  /** Transport of the token request, from `plugboard/runtime`. Defaults to `undiciTransport`. It stays open. */
  readonly transport?: Transport
  /** Proxy: its URL, or false for none. Defaults to that of the environment. */
  readonly proxy?: string | boolean
  /** Current time, in milliseconds since 1970. Defaults to the process's clock. */
  readonly now?: () => number
}

const OPTIONS = optionsOf<ConsentOptions>({
  clientId: STRING,
  clientSecret: STRING,
  clientHost: STRING,
  applicationSecrets: SECRETS,
  redirectUri: STRING,
  auth: STRING,
  config: OBJECT,
  credentials: SECRETS,
  transport: TRANSPORT,
  proxy: PROXY,
  now: FUNCTION,
  want: STRINGS,
  scopes: STRINGS,
  granted: STRINGS,
})

interface FinishOptions {
  readonly signal?: AbortSignal
}

const FINISH_OPTIONS = optionsOf<FinishOptions>({ signal: SIGNAL })

/** Ties a returning browser to its start. Store it in the browser's session, on the server. */
export interface ConsentState {
  /** Returns in the query of the redirect URI. */
  readonly state: string
  /** PKCE code verifier. Keep it secret. */
  readonly verifier: string
}

/** Result of an owner's consent: options of `connect`. */
export interface Consented {
  /** Auth variant. */
  readonly auth: string
  /** Store them encrypted. They include the client ID and secret, which renewals need. */
  readonly credentials: Credentials
  /** The given settings, and those looked up after the consent. */
  readonly config: Readonly<Record<string, Json>>
  /** Granted scopes, or the requested ones where the third party does not return them. `connect` refuses operations outside them. */
  readonly scopes: readonly string[]
  /** Sites or accounts to choose from: add `config` of one to `config`. Empty without a choice. */
  readonly choices: readonly ConsentChoice[]
}

/** Consent to one kind, for any number of owners. */
export interface Consent {
  /**
   * Starts a consent for one browser. Send it to the URL, and store the rest until it returns.
   * @example const { url, ...started } = flow.start()
   */
  start(): ConsentState & { readonly url: string }
  /**
   * Exchanges the code of a returned browser, then runs the kind's steps after consent.
   * @param returned the URL that the browser returned to, or its query
   * @example const account = await flow.finish(request.url, session)
   * @throws ConnectorError `oauth_error` for a refused consent, another state or issuer, and a missing code. `credentials_rejected` for
   * an invalid code, `oauth_redirect_refused`, and the errors of a call
   */
  finish(returned: string | URL, started: ConsentState, options?: FinishOptions): Promise<Consented>
}

/** Implements `consent`. */
export async function localConsent(kind: AnyKind, options: ConsentOptions): Promise<Consent> {
  checkOptions(options, OPTIONS, 'ask for consent')
  const plan = await planOf(kind)
  const authorization = authorizationOf(plan, options.auth)
  if (!authorization) throw noConsentPage(plan, options.auth)
  const { clientId, clientHost, redirectUri } = options
  checkApplication(options, authorization)
  const given = checkGiven(plan.kind, authorization, options.credentials ?? {})
  const scopes = scopesToAsk(plan, authorization, options)
  const config = authorization.settings(options.config ?? {})
  const page = (state: string, verifier: string) =>
    authorization.consentUrl({ clientId, clientHost, redirectUri, state, scopes, verifier, config })
  // Settings that make no URL are an error now, and not once an owner waits.
  page('', newSecret())
  return {
    start() {
      const [state, verifier] = [newSecret(), newSecret()]
      return { url: page(state, verifier), state, verifier }
    },
    async finish(returned, { state, verifier }, finishing = {}) {
      checkOptions(finishing, FINISH_OPTIONS, 'connect')
      const { signal } = finishing
      const { others, ...response } = checkedReturn(returned, state)
      const code = codeOf(response, authorization.issuer)
      const client = clientOf(options)
      const now = (options.now ?? Date.now)()
      const transport = options.transport ?? undiciTransport({ proxy: options.proxy ?? true })
      const exchanging = { code, returned: others, redirectUri, verifier, client, given, config, now, transport }
      try {
        const granted = await authorization.exchange(defined({ ...exchanging, signal }))
        return {
          auth: authorization.variant,
          credentials: granted.credentials,
          config: { ...config, ...granted.config },
          scopes: grantedOf(plan, authorization, scopes, granted.scopes),
          choices: granted.choices,
        }
      } finally {
        if (!options.transport) await transport.close()
      }
    },
  }
}

function noConsentPage(plan: Plan, auth: string | undefined): ConnectorError {
  const names = authorizationsOf(plan).map(({ variant }) => variant)
  const what = auth === undefined || names.length === 0 ? 'it' : `its auth variant ${quoted(auth)}`
  const hint = names.length === 0 ? 'Connect with credentials.' : `Variants with one are ${names.join(', ')}.`
  return new ConnectorError(
    'oauth_not_supported',
    `Cannot ask for consent to ${plan.kind}: ${what} has no consent page`,
    {
      hint,
    },
  )
}

function clientOf({ clientId, clientSecret, clientHost, applicationSecrets }: ConsentOptions): Credentials {
  return defined({
    ...applicationSecrets,
    client_id: clientId,
    client_secret: clientSecret,
    client_host: clientHost,
  })
}

function checkApplication(options: ConsentOptions, authorization: Authorization): void {
  const { clientId, clientSecret, redirectUri, applicationSecrets } = options
  const url = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined
  const isRedirect = (url?.protocol === 'https:' || url?.protocol === 'http:') && url.hash === ''
  const wrong = [
    ...(clientId ? [] : [{ field: 'clientId', message: 'must be given' }]),
    ...(clientSecret || authorization.isPublic ? [] : [{ field: 'clientSecret', message: 'must be given' }]),
    ...(isRedirect ? [] : [{ field: 'redirectUri', message: 'must be an http or https URL without a fragment' }]),
    ...secretFaults(authorization, applicationSecrets).map(({ field, message }) => ({
      field: `applicationSecrets.${field}`,
      message,
    })),
  ]
  if (wrong.length === 0) return
  const faults = wrong.map(({ field, message }) => `${field} ${message}`).join(', ')
  throw new ConnectorError('validation_error', `Cannot ask for consent: ${faults}`, {
    errors: wrong.map((fault) => ({ ...fault, error_code: 'invalid' })),
  })
}

/** Reads a return. @throws ConnectorError `oauth_error` when it belongs to another state */
function checkedReturn(returned: string | URL, state: string): NonNullable<ReturnType<typeof readReturned>> {
  const text = String(returned)
  const query = URL.canParse(text) ? new URL(text).search : text.slice(text.indexOf('?') + 1)
  const read = readReturned(query)
  if (!read) throw new ConnectorError('oauth_error', 'Cannot connect: the response contains a value twice')
  if (state !== '' && isSame(read.state ?? '', state)) return read
  throw new ConnectorError('oauth_error', 'Cannot connect: the response belongs to another consent', {
    hint: 'The browser must return with the state from start(). Each state works once.',
  })
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** 256 random bits as 43 characters, valid in a URL and as a PKCE verifier. */
function newSecret(): string {
  return randomBytes(32).toString('base64url')
}
