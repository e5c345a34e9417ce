/** The beginning of a flow: what a caller asks for, checked. */
import type { Authorization, Credentials, Json, JsonSchema, Plan } from 'plugboard/runtime'
import { authorizationOf, ConnectorError } from 'plugboard/runtime'

/** What a caller asks for. */
export interface Ask {
  readonly external_user_id: string
  readonly connector_type: string
  readonly redirect_url: string
  /** The kind's settings, and the credentials that consent does not bring. */
  readonly environment?: Readonly<Record<string, Json>>
  readonly scopes?: readonly string[]
  /** The connector to connect again. */
  readonly connector_id?: string
}

/** What an owner's consent needs beforehand. */
export interface Prepared {
  readonly variant: string
  readonly environment: Readonly<Record<string, Json>>
  readonly given: Credentials
  readonly scopes: readonly string[]
}

/** RFC 6749 section 3.3. */
const SCOPE = /^[\u0021\u0023-\u005b\u005d-\u007e]{1,200}$/

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
export function prepare(kind: string, authorization: Authorization, { environment = {}, scopes }: Ask): Prepared {
  const entries = Object.entries(environment)
  const isGiven = (name: string) => Object.hasOwn(authorization.given, name)
  const given = checkGiven(kind, authorization, Object.fromEntries(entries.filter(([name]) => isGiven(name))))
  const config = authorization.settings(Object.fromEntries(entries.filter(([name]) => !isGiven(name))))
  authorization.consentUrl({ ...PROBE, config })
  return {
    variant: authorization.variant,
    environment: config,
    given,
    scopes: checkScopes(scopes ?? authorization.scopes, authorization.scopeSeparator),
  }
}

function checkGiven(
  kind: string,
  { given, required }: Authorization,
  values: Readonly<Record<string, Json>>,
): Record<string, string> {
  const missing = required.filter((name) => !Object.hasOwn(values, name))
  const wrong = Object.entries(values).flatMap(([name, value]) => (fits(value, given[name]!) ? [] : [name]))
  if (missing.length === 0 && wrong.length === 0) return values as Record<string, string>
  const told = missing.length > 0 ? `${missing.join(', ')} is missing` : `${wrong.join(', ')} has another form`
  throw new ConnectorError('credentials_mismatch', `Cannot connect to ${kind}: ${told}`, {
    hint: `Consent does not bring ${Object.keys(given).join(', ')}: give it in environment.`,
  })
}

function fits(value: Json, { pattern }: JsonSchema): boolean {
  if (typeof value !== 'string' || value === '' || value.length > 10_000) return false
  return typeof pattern !== 'string' || new RegExp(pattern).test(value)
}

function checkScopes(scopes: readonly string[], separator: string): readonly string[] {
  const wrong = scopes.find((scope) => !SCOPE.test(scope) || (separator.trim() !== '' && scope.includes(separator)))
  if (wrong === undefined) return [...new Set(scopes)]
  throw new ConnectorError('validation_error', 'Cannot ask for consent: scopes holds a text that is no scope', {
    errors: [{ field: 'scopes', message: 'must be names of scopes', error_code: 'pattern' }],
  })
}
