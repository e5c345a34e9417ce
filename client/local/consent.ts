/** OAuth in this process: the consent page, the check of what came back, the exchange of the code. */
import { defined } from '../../runtime/base/json.ts'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { ConnectorError } from '../../runtime/base/errors.ts'
import { quoted } from '../../runtime/base/names.ts'
import { checkOptions } from '../../runtime/base/options/check.ts'
import {
  FUNCTION,
  OBJECT,
  optionsOf,
  PROXY,
  SECRETS,
  SIGNAL,
  STRING,
  STRINGS,
} from '../../runtime/base/options/kinds.ts'
import { TRANSPORT } from '../../runtime/connection-options.ts'
import { authorizationOf, authorizationsOf } from '../../runtime/consent/authorization.ts'
import { checkGiven } from '../../runtime/consent/checks.ts'
import { codeOf, readReturned } from '../../runtime/consent/returned.ts'
import { type ConsentWish, grantedOf, scopesToAsk } from '../../runtime/consent/wanted.ts'
import type { ConsentChoice, Credentials, Json, Plan, Transport } from '../../runtime/index.ts'
import { undiciTransport } from '../../runtime/transport/index.ts'
import type { AnyKind } from '../base/kind.ts'
import { planOf } from './plan.ts'

/** The application as the third party knows it, and what it asks for. */
export interface ConsentOptions extends ConsentWish {
  /** The id that the third party gave the application. */
  readonly clientId: string
  /** The application's secret; left out where the third party gives none. */
  readonly clientSecret?: string
  /** Where the application is registered, for a kind that runs on hosts of its owners; the kind's default host by default. */
  readonly clientHost?: string
  /** Where the third party sends the browser back to, exactly as it is registered there. */
  readonly redirectUri: string
  /** The auth variant, where the kind has several consent pages; the first by default. */
  readonly auth?: string
  /** The kind's settings that are needed before consent, such as a subdomain. */
  readonly config?: Readonly<Record<string, Json>>
  /** Credentials that consent does not bring and the owner gives beforehand. */
  readonly credentials?: Credentials
  /** What sends the token request, from `plugboard/runtime`; by default `undiciTransport`. It is not closed. */
  readonly transport?: Transport
  /** The proxy to send by: its URL, or false for none; by default that of the environment. */
  readonly proxy?: string | boolean
  /** What time it is, in milliseconds since 1970; by default that of the process. */
  readonly now?: () => number
}

const OPTIONS = optionsOf<ConsentOptions>({
  clientId: STRING,
  clientSecret: STRING,
  clientHost: STRING,
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

/** How a consent is finished. */
interface FinishOptions {
  readonly signal?: AbortSignal
}

const FINISH_OPTIONS = optionsOf<FinishOptions>({ signal: SIGNAL })

/** What ties a browser that comes back to the one that was sent: store it in that browser's session, on the server. */
export interface ConsentState {
  /** Comes back in the query of the redirect URI. */
  readonly state: string
  /** The PKCE code verifier, a secret. */
  readonly verifier: string
}

/** What an owner's consent gives: the options of `connect`. */
export interface Consented {
  /** The auth variant. */
  readonly auth: string
  /** To be stored, encrypted; the application's id and secret are among them, since renewing takes them. */
  readonly credentials: Credentials
  /** The given settings, and the settings looked up after the consent. */
  readonly config: Readonly<Record<string, Json>>
  /** The scopes that were granted; those asked for where the third party does not say. `connect` refuses what they do not allow. */
  readonly scopes: readonly string[]
  /** Several sites or accounts to choose from: add `config` of one of them to `config`. Empty when nothing is to be chosen. */
  readonly choices: readonly ConsentChoice[]
}

/** Consent to one kind, for any number of owners. */
export interface Consent {
  /** A consent page for one browser: the URL to send it to, and what to store until it is back. */
  start(): ConsentState & { readonly url: string }
  /**
   * Exchanges the code that a browser came back with, then runs the steps that the kind has after consent.
   * @param returned the URL that the browser came back to, or its query
   * @throws ConnectorError `oauth_error` when consent was refused, or for another state, another issuer or no code;
   * `credentials_rejected` for a code that is not good; `oauth_redirect_refused`, and the errors of a call
   */
  finish(returned: string | URL, started: ConsentState, options?: FinishOptions): Promise<Consented>
}

/** Consent to a kind; see `consent`. */
export async function localConsent(kind: AnyKind, options: ConsentOptions): Promise<Consent> {
  checkOptions(options, OPTIONS, 'ask for consent')
  const plan = await planOf(kind)
  const authorization = authorizationOf(plan, options.auth)
  if (!authorization) throw noConsentPage(plan, options.auth)
  const { clientId, clientHost, redirectUri } = options
  checkApplication(options, authorization.isPublic)
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
      const code = codeOf(checkedReturn(returned, state), authorization.issuer)
      const client = clientOf(options)
      const now = (options.now ?? Date.now)()
      const transport = options.transport ?? undiciTransport({ proxy: options.proxy ?? true })
      const exchanging = { code, redirectUri, verifier, client, given, config, now, transport }
      try {
        const granted = await authorization.exchange({ ...exchanging, ...(signal && { signal }) })
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

/** The client as credentials hold it. */
function clientOf({ clientId, clientSecret, clientHost }: ConsentOptions): Credentials {
  return defined({
    client_id: clientId,
    client_secret: clientSecret,
    client_host: clientHost,
  })
}

/** @throws ConnectorError `validation_error` */
function checkApplication({ clientId, clientSecret, redirectUri }: ConsentOptions, isPublic: boolean): void {
  const url = URL.canParse(redirectUri) ? new URL(redirectUri) : undefined
  const isRedirect = (url?.protocol === 'https:' || url?.protocol === 'http:') && url.hash === ''
  const wrong = [
    ...(clientId ? [] : [{ field: 'clientId', message: 'must be given' }]),
    ...(clientSecret || isPublic ? [] : [{ field: 'clientSecret', message: 'must be given' }]),
    ...(isRedirect ? [] : [{ field: 'redirectUri', message: 'must be an http or https URL without a fragment' }]),
  ]
  if (wrong.length === 0) return
  const faults = wrong.map(({ field, message }) => `${field} ${message}`).join(', ')
  throw new ConnectorError('validation_error', `Cannot ask for consent: ${faults}`, {
    errors: wrong.map((fault) => ({ ...fault, error_code: 'invalid' })),
  })
}

/** @throws ConnectorError `oauth_error` for a return that does not belong to the state */
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

/** 256 random bits as 43 characters that a URL and a PKCE verifier can hold. */
function newSecret(): string {
  return randomBytes(32).toString('base64url')
}
