/** The beginning of a flow: what a caller asks for, checked. */
import type { OAuthInitiationRequest } from 'plugboard/contract'
import { checkGiven, scopesToAsk } from 'plugboard/internal'
import { type Authorization, type Credentials, type Json, type Plan } from 'plugboard/runtime'
import type { Client } from '../../oauth-applications/index.ts'

/** Values that a flow stores before its consent page opens. */
export interface PreparedFlow {
  readonly variant: string
  readonly environment: Readonly<Record<string, Json>>
  readonly given: Credentials
  readonly scopes: readonly string[]
}

/** Plugboard's values for a test of the consent page's host. */
const PROBE = { redirectUri: 'https://localhost', state: 'x', scopes: [], verifier: 'x' }

/**
 * Checks settings and scopes, and takes apart what is a setting and what a credential.
 * @param granted the scopes of the connector that is connected again
 * @throws ConnectorError `credentials_mismatch`, `validation_error`
 */
export function prepare(
  plan: Plan,
  authorization: Authorization,
  { environment = {}, scopes, want }: Pick<OAuthInitiationRequest, 'environment' | 'scopes' | 'want'>,
  granted: readonly string[] | undefined,
): PreparedFlow {
  const entries = Object.entries(environment)
  const isGiven = (name: string) => Object.hasOwn(authorization.given, name)
  const given = checkGiven(plan.kind, authorization, Object.fromEntries(entries.filter(([name]) => isGiven(name))))
  const config = authorization.settings(Object.fromEntries(entries.filter(([name]) => !isGiven(name))))
  return {
    variant: authorization.variant,
    environment: config,
    given,
    scopes: scopesToAsk(plan, authorization, { scopes, want, granted }),
  }
}

/**
 * Checks where a consent page would be.
 * @throws ConnectorError `credentials_mismatch` for settings that make no page, or that lead to a host at which the client is not registered
 */
export function checkPage(authorization: Authorization, client: Client, config: PreparedFlow['environment']): void {
  authorization.consentUrl({ ...PROBE, ...clientOnPage(client), config })
}

/** The client as a consent page names it. */
export function clientOnPage({ client_id: clientId, client_host: clientHost }: Client) {
  return { clientId, clientHost }
}
