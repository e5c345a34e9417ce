/** The page on which an owner consents: the first half of the authorization code grant. */
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
  /**
   * Host of the client's registration, for kinds with endpoints at a host of the owner; the manifest's default when
   * absent.
   */
  readonly clientHost?: string
  readonly redirectUri: string
  /** Returned with the response. */
  readonly state: string
  /** The requested scopes, by the vendor's names. */
  readonly scopes: readonly string[]
  /** PKCE code verifier, 43 to 128 characters. Only its digest is sent, where the manifest has `pkce`. */
  readonly verifier: string
  /** Checked settings of the kind. */
  readonly config: Readonly<Record<string, Json>>
}

/**
 * The URL of the consent page, with the manifest's params and those of the protocol.
 * @throws ConnectorError `credentials_mismatch` when config leads to an undeclared host, or the client is registered
 * at another one
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
    ...(page.pkce && { code_challenge: pkceChallenge(verifier), code_challenge_method: 'S256' }),
  })
  // Every server reads %20 as a blank; only a form's reader does so with a plus.
  const query = params.toString().replaceAll('+', '%20')
  return `${url.href}${url.search === '' ? '?' : '&'}${query}`
}

/** The PKCE challenge of a code verifier. @see RFC 7636 section 4.2 */
export function pkceChallenge(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
