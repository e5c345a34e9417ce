/** The beginning of a flow: what a caller asks for, checked. */
import type { OAuthInitiationRequest } from 'plugboard/contract'
import type { Authorization, Credentials, Json, Plan } from 'plugboard/runtime'
import { authorizationOf, checkGiven, checkScopes, ConnectorError } from 'plugboard/runtime'

/** What an owner's consent needs beforehand. */
export interface Prepared {
  readonly variant: string
  readonly environment: Readonly<Record<string, Json>>
  readonly given: Credentials
  readonly scopes: readonly string[]
}

/** A value of ours, sent along with a consent page to see that its host is right. */
const PROBE = { clientId: 'x', redirectUri: 'https://localhost', state: 'x', scopes: [], verifier: 'x' }

/** The authorization of a kind. @throws ConnectorError `oauth_not_supported` */
export function supported(plan: Plan): Authorization {
  const authorization = authorizationOf(plan)
  if (authorization) return authorization
  throw new ConnectorError('oauth_not_supported', `Cannot use OAuth for ${plan.kind}: it has no consent page`, {
    hint: 'Create the connector with credentials.',
  })
}

/**
 * Checks settings and scopes, and takes apart what is a setting and what a credential.
 * @throws ConnectorError `credentials_mismatch`, `validation_error`
 */
export function prepare(
  kind: string,
  authorization: Authorization,
  { environment = {}, scopes }: OAuthInitiationRequest,
): Prepared {
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
