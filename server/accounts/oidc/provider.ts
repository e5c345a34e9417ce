/**
 * Signing people in at an OpenID provider of the operator, by the authorization code flow. The one host of `openid-client`.
 * @see OpenID Connect Core 1.0 section 3.1, RFC 7636 (PKCE), RFC 9207 (iss), RFC 9700
 */
import type * as library from 'openid-client'
import { isLoopbackHost } from 'plugboard/internal'
import { digestOf } from '../../ground/base/index.ts'
import type { ProviderClaims } from './claims.ts'
import { type GuardedFetch, guardedFetch, safeUrl } from './guarded-fetch.ts'
import { OidcRefusal, oidcRefusalOf } from './refusal.ts'

/** A provider, and how it knows the server. */
export interface OidcOptions {
  /** As its metadata and tokens write it. */
  readonly issuer: string
  readonly clientId: string
  /** Undefined for a public client, which only PKCE protects. */
  readonly clientSecret: string | undefined
  readonly scopes: readonly string[]
  /** Whether what the metadata name may lie in a private network, at another origin than the issuer's. */
  readonly allowPrivate: boolean
  /** Milliseconds since 1970, by the server's clock: what decides whether a token has expired. */
  readonly now: () => number
}

/** One sign-in of one browser. */
export interface SignIn {
  /** Registered at the provider, character by character. */
  readonly redirectUri: string
  /** Comes back with the response. */
  readonly state: string
  /** Value of a cookie that only the browser holds. Nonce and PKCE verifier derive from it. */
  readonly secret: string
}

/** Metadata are read again after this time, in milliseconds. */
const METADATA_MS = 10 * 60_000
/** A provider whose metadata could not be read is asked again so soon: visitors decide not how often. */
const PAUSE_MS = 5_000
/** Clocks of two machines may lie so far apart, in seconds. */
const TOLERANCE_SECONDS = 30

interface Known {
  readonly metadata: Promise<library.ServerMetadata>
  /** Of the monotonic clock. */
  until: number
}

/** Signs people in. Nothing is fetched before the first sign-in, and no token is kept. */
export class OidcProvider {
  readonly #options: OidcOptions
  readonly #guarded: GuardedFetch
  #known: Known | undefined

  constructor(options: OidcOptions) {
    this.#options = options
    this.#guarded = guardedFetch(options.issuer, options.allowPrivate)
  }

  /** Where a sign-in begins: the address at the provider. @throws OidcRefusal */
  async begin(signIn: SignIn): Promise<string> {
    const { calculatePKCECodeChallenge, buildAuthorizationUrl } = await import('openid-client')
    try {
      const url = buildAuthorizationUrl(await this.#configuration(), {
        redirect_uri: signIn.redirectUri,
        scope: this.#options.scopes.join(' '),
        state: signIn.state,
        nonce: nonceOf(signIn),
        code_challenge: await calculatePKCECodeChallenge(verifierOf(signIn)),
        code_challenge_method: 'S256',
      })
      return safeUrl(url.href, new URL(this.#options.issuer).origin).href
    } catch (error) {
      throw oidcRefusalOf(error)
    }
  }

  /**
   * Exchanges the response that the browser brought back. The tokens are dropped; only the claims of the ID token remain.
   * @param rawQuery as it came
   * @throws OidcRefusal
   */
  async finish(signIn: SignIn, rawQuery: string): Promise<ProviderClaims> {
    const { authorizationCodeGrant } = await import('openid-client')
    try {
      const checks = {
        expectedState: signIn.state,
        expectedNonce: nonceOf(signIn),
        pkceCodeVerifier: verifierOf(signIn),
        idTokenExpected: true,
      }
      // The address is the registered one, whatever the browser's request was for.
      const url = new URL(`${signIn.redirectUri}?${rawQuery}`)
      const tokens = await authorizationCodeGrant(await this.#configuration(), url, checks)
      const claims = tokens.claims()
      if (claims === undefined) throw new OidcRefusal('Cannot sign in: the provider returned no ID token')
      return claims
    } catch (error) {
      throw oidcRefusalOf(error)
    }
  }

  /** Closes its connections. */
  close(): Promise<void> {
    return this.#guarded.close()
  }

  async #configuration(): Promise<library.Configuration> {
    const openid = await import('openid-client')
    const { issuer, clientId, now } = this.#options
    const metadata = await this.#metadata()
    const client = {
      [openid.clockSkew]: Math.round((now() - Date.now()) / 1000),
      [openid.clockTolerance]: TOLERANCE_SECONDS,
    }
    const configuration = new openid.Configuration(metadata, clientId, client, await this.#authentication(metadata))
    configuration[openid.customFetch] = this.#guarded.fetch
    // The signature counts, although the token comes from the provider itself.
    openid.enableNonRepudiationChecks(configuration)
    if (isLocal(issuer)) openid.allowInsecureRequests(configuration)
    return configuration
  }

  /** How the client proves itself: by Basic where the provider takes it, else in the form. @see OpenID Connect Discovery 1.0 section 3 */
  async #authentication({
    token_endpoint_auth_methods_supported: methods = ['client_secret_basic'],
  }: library.ServerMetadata): Promise<library.ClientAuth> {
    const { ClientSecretBasic, ClientSecretPost, None } = await import('openid-client')
    const { clientSecret } = this.#options
    if (clientSecret === undefined) return None()
    return methods.includes('client_secret_basic') ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret)
  }

  #metadata(): Promise<library.ServerMetadata> {
    const at = performance.now()
    if (this.#known && at < this.#known.until) return this.#known.metadata
    const known: Known = { metadata: this.#discover(), until: at + METADATA_MS }
    known.metadata.catch(() => (known.until = performance.now() + PAUSE_MS))
    this.#known = known
    return known.metadata
  }

  async #discover(): Promise<library.ServerMetadata> {
    const openid = await import('openid-client')
    const { issuer, clientId } = this.#options
    const found = await openid.discovery(new URL(issuer), clientId, undefined, undefined, {
      algorithm: 'oidc',
      [openid.customFetch]: this.#guarded.fetch,
      execute: isLocal(issuer) ? [openid.allowInsecureRequests] : [],
    })
    const metadata = found.serverMetadata()
    // The library lets some providers stand for many issuers; the operator named one.
    if (metadata.issuer !== issuer)
      throw new OidcRefusal('Cannot sign in: the metadata of the provider name another issuer')
    return metadata
  }
}

function isLocal(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'http:' && isLoopbackHost(hostname)
}

function nonceOf({ state, secret }: SignIn): string {
  return digestOf(`nonce ${state} ${secret}`).toString('base64url')
}

function verifierOf({ state, secret }: SignIn): string {
  return digestOf(`verifier ${state} ${secret}`).toString('base64url')
}
