/** The beginning of a flow: what a caller asks for, checked. */
import type { OAuthInitiationRequest } from 'plugboard/contract'
import { type Authorization, checkGiven, checkScopes, type Credentials, type Json } from 'plugboard/runtime'

/** What a flow stores before its consent page is opened. */
export interface PreparedFlow {
  readonly variant: string
  readonly environment: Readonly<Record<string, Json>>
  readonly given: Credentials
  readonly scopes: readonly string[]
}

/** A value of ours, sent along with a consent page to see that its host is right. */
const PROBE = { clientId: 'x', redirectUri: 'https://localhost', state: 'x', scopes: [], verifier: 'x' }

/**
 * Checks settings and scopes, and takes apart what is a setting and what a credential.
 * @throws ConnectorError `credentials_mismatch`, `validation_error`
 */
export function prepare(
  kind: string,
  authorization: Authorization,
  { environment = {}, scopes }: OAuthInitiationRequest,
): PreparedFlow {
  const entries = Object.entries(environment)
  const isGiven = (name: string) => Object.hasOwn(authorization.given, name)
  const given = checkGiven(kind, authorization, Object.fromEntries(entries.filter(([name]) => isGiven(name))))
  const config = authorization.settings(Object.fromEntries(entries.filter(([name]) => !isGiven(name))))
  authorization.consentUrl({ ...PROBE, config })
  return {
    variant: authorization.variant,
    environment: config,
    given,
    scopes: checkScopes(authorization, scopes),
  }
}
