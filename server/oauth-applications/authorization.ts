import { type Authorization, authorizationOf, ConnectorError, type Plan } from 'plugboard/runtime'

/** The authorization of a kind. @throws ConnectorError `oauth_not_supported` for a kind without a consent page */
export function authorizationFor(plan: Plan): Authorization {
  const authorization = authorizationOf(plan)
  if (authorization) return authorization
  throw new ConnectorError('oauth_not_supported', `Cannot use OAuth for ${plan.kind}: it has no consent page`, {
    hint: 'Create the connector with credentials.',
  })
}

/** The address to which a third party sends browsers back after consent; it is registered there. */
export function redirectUriOf(baseUrl: string, kind: string): string {
  return `${baseUrl}/oauth/callback/${kind}`
}
