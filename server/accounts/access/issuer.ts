/**
 * The operator's own issuer: an authorization server whose access tokens agents present. The one host of `jose`.
 * @see RFC 8414 (metadata), RFC 8707 (the audience is the resource), RFC 9068
 */
import { ConnectorError, isLoopbackHost } from 'plugboard/internal'
import type { JWTPayload, JWTVerifyGetKey } from 'jose'
import { ServerError } from '../../ground/errors/index.ts'

/** An issuer, and what its tokens have to say. */
export interface IssuerOptions {
  /** As `iss` has it: an https URL, or one of this machine. */
  readonly url: string
  /** Expected audience of tokens: `aud`. */
  readonly audience: () => string
  /** The claim that names the customer. */
  readonly customerClaim: string
  /** The claim that has the scopes: a list, or text with blanks between them. @see RFC 8693 section 4.2 */
  readonly scopeClaim: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Claims of an issuer's token. */
export interface IssuedClaims {
  readonly externalUserId: string
  readonly scopes: readonly string[]
  readonly expiresAt: Date
}

/** Accepted algorithms: key pairs only. A token without a signature, or signed with a shared secret, is refused. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
/** Clocks of two machines may lie so far apart, in seconds. */
const TOLERANCE_SECONDS = 30
const TIMEOUT_MS = 5_000
/** Metadata and keys of more bytes are refused. */
const MOST_BYTES = 256 * 1024
/** Minimum time before asking an issuer that publishes no keys again. Senders of tokens cannot shorten it. */
const PAUSE_MS = 5_000
/** Keys are fetched again after an hour, and for an unknown key at most every 30 s. */
const KEYS = { cacheMaxAge: 3_600_000, cooldownDuration: 30_000, timeoutDuration: TIMEOUT_MS }

/** Checks tokens of an issuer by the keys that it publishes. Nothing is fetched before the first token comes. */
export class Issuer {
  readonly #options: IssuerOptions
  #keys: Promise<JWTVerifyGetKey> | undefined
  /** When the keys could not be fetched, of the monotonic clock. */
  #failedAt: number | undefined

  constructor(options: IssuerOptions) {
    this.#options = options
  }

  /**
   * Returns a token's claims once signature, issuer, audience, and time are verified.
   * @throws ConnectorError `invalid_token`, `token_expired`; `upstream_unreachable` when the issuer publishes no keys
   */
  async verify(token: string): Promise<IssuedClaims> {
    const { url, audience, customerClaim, scopeClaim, now } = this.#options
    const { jwtVerify } = await import('jose')
    const keys = await this.#loadKeys()
    const checks = {
      issuer: url,
      audience: audience(),
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', customerClaim],
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: new Date(now()),
    }
    const { payload } = await jwtVerify(token, keys, checks).catch((error: unknown) => {
      throw refusal(error)
    })
    return claimsOf(payload, customerClaim, scopeClaim)
  }

  /** The keys of the issuer; asked for again a while after a failure. */
  #loadKeys(): Promise<JWTVerifyGetKey> {
    const isOver = this.#failedAt !== undefined && performance.now() > this.#failedAt + PAUSE_MS
    if (isOver) this.#keys = this.#failedAt = undefined
    this.#keys ??= publishedKeys(this.#options.url).catch((error: unknown) => {
      this.#failedAt = performance.now()
      throw unreachable(error)
    })
    return this.#keys
  }
}

/** Whether a text has the form of a signed token; tokens of our own have not. */
export function isSignedToken(token: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]*$/.test(token)
}

function claimsOf(payload: JWTPayload, customerClaim: string, scopeClaim: string): IssuedClaims {
  const { [customerClaim]: name, exp } = payload
  if (typeof name !== 'string' || name === '')
    throw invalid(`its claim ${JSON.stringify(customerClaim)} does not name a customer`)
  if (exp === undefined) throw invalid('it has no claim "exp"')
  return { externalUserId: name, scopes: scopesIn(payload[scopeClaim]), expiresAt: new Date(exp * 1000) }
}

/** The scopes that a claim has; of any other form it has none. */
function scopesIn(claim: unknown): string[] {
  if (typeof claim === 'string') return claim.split(' ')
  return Array.isArray(claim) ? claim.filter((scope) => typeof scope === 'string') : []
}

async function publishedKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const { createRemoteJWKSet, customFetch } = await import('jose')
  const { origin, pathname } = new URL(issuer)
  const path = pathname.replace(/\/$/, '')
  const addresses = [
    `${origin}/.well-known/oauth-authorization-server${path}`,
    `${origin}${path}/.well-known/openid-configuration`,
  ]
  const faults: string[] = []
  for (const address of addresses) {
    const response = await limitedFetch(address, {})
    if (response.status !== 200) {
      faults.push(`${address} answered ${response.status}`)
      continue
    }
    const metadata = (await response.json()) as { readonly issuer?: unknown; readonly jwks_uri?: unknown }
    // Otherwise one issuer could speak for another: RFC 8414, section 3.3.
    if (metadata.issuer !== issuer) faults.push(`${address} describes another issuer`)
    else if (typeof metadata.jwks_uri !== 'string' || !isSafeUrl(metadata.jwks_uri))
      faults.push(`${address} has no https URL for keys`)
    else return createRemoteJWKSet(new URL(metadata.jwks_uri), { ...KEYS, [customFetch]: limitedFetch })
  }
  throw new Error(faults.join('; '))
}

/** Fetches without following redirects, within a time and a number of bytes. */
async function limitedFetch(url: string, options: { readonly headers?: Headers; readonly signal?: AbortSignal }) {
  const signal = options.signal ?? AbortSignal.timeout(TIMEOUT_MS)
  const { headers } = options
  const response = await fetch(url, { redirect: 'error', signal, headers })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MOST_BYTES) throw new Error(`${url} returned more than ${MOST_BYTES} bytes`)
    chunks.push(chunk)
  }
  const hasBody = response.status !== 204 && response.status !== 304
  return new Response(hasBody ? Buffer.concat(chunks) : null, { status: response.status })
}

/** Whether a URL is fetched over TLS, or from this machine. */
function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname))
}

/** The error for a token that was not accepted. What its maker wrote into it is not repeated. */
function refusal(error: unknown): ConnectorError {
  const { code, claim } = error as { readonly code?: string; readonly claim?: string }
  if (code === 'ERR_JWT_EXPIRED')
    return new ServerError('token_expired', 'Cannot use the token: it has expired', { hint: 'Request a new one.' })
  if (code === 'ERR_JWT_CLAIM_VALIDATION_FAILED') return invalid(CLAIM_FAULTS[claim ?? ''] ?? 'a claim is wrong')
  if (code?.startsWith('ERR_J') && code !== 'ERR_JWKS_TIMEOUT' && code !== 'ERR_JOSE_GENERIC')
    return invalid('it is not valid')
  return unreachable(error)
}

const CLAIM_FAULTS: Readonly<Record<string, string>> = {
  iss: 'it comes from another issuer',
  aud: 'it is for another resource',
  nbf: 'it is not valid yet',
}

function invalid(why: string): ConnectorError {
  return new ServerError('invalid_token', `Cannot use the token: ${why}`, {
    hint: 'Request a token for this resource from the issuer in the resource metadata.',
  })
}

function unreachable(cause: unknown): ConnectorError {
  const why = cause instanceof Error ? cause.message : 'it does not respond'
  return new ConnectorError(
    'upstream_unreachable',
    `Cannot check the token: cannot read the keys of the issuer: ${why}`,
    {
      sent: false,
      cause,
    },
  )
}
