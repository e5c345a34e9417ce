/** The authorization code grant's first half: the page on which an owner consents. */
import { createHash } from 'node:crypto'
import { ConnectorError } from '../base/errors.ts'
import type { Json } from '../base/json.ts'
import { valueLookup } from '../language/template-value.ts'
import { declaredUrl } from '../language/url-template.ts'
import type { AuthorizePage, TokenEndpoint } from '../manifest/index.ts'
import { rendered } from './credentials.ts'
import { checkClientHost } from './registration.ts'

/** The request for an owner's consent. */
export interface ConsentRequest {
  readonly clientId: string
  /** Where the client is registered, for a kind with endpoints at a host of the owner's own; its default host when absent. */
  readonly clientHost?: string
  readonly redirectUri: string
  /** Comes back with the response. */
  readonly state: string
  /** The scopes asked for, as the vendor names them. */
  readonly scopes: readonly string[]
  /** The PKCE code verifier, 43 to 128 characters; only its digest is sent, and only where the manifest says `pkce`. */
  readonly verifier: string
  /** The kind's settings, checked. */
  readonly config: Readonly<Record<string, Json>>
}

/**
 * The URL at which an owner consents: the manifest's page with its own parameters, then those of the protocol.
 * @throws ConnectorError `credentials_mismatch` when config leads to another host than declared, or than the client is registered at
 * @see RFC 6749 section 4.1.1, RFC 7636 section 4.3
 */
export function consentUrl(page: AuthorizePage, token: TokenEndpoint, request: ConsentRequest): string {
  const { clientId, clientHost, redirectUri, state, scopes, verifier, config } = request
  checkClientHost(token.registration, clientHost === undefined ? {} : { client_host: clientHost }, config)
  const scope = valueLookup({}, config)
  const url = declaredUrl(page.url, scope)
  if (!url)
    throw new ConnectorError('credentials_mismatch', 'Cannot ask for consent: config does not make a valid page URL')
  const params = new URLSearchParams({
    ...rendered(page.params, scope),
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    ...(scopes.length > 0 && { [token.scopeParam]: scopes.join(token.scopeSeparator) }),
    state,
    ...(page.pkce && { code_challenge: challengeOf(verifier), code_challenge_method: 'S256' }),
  })
  // A blank as %20 is understood everywhere; as a plus only where the query is read as a form.
  const query = params.toString().replaceAll('+', '%20')
  return `${url.href}${url.search === '' ? '?' : '&'}${query}`
}

/** @see RFC 7636 section 4.2 */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
