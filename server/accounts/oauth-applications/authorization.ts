import { authorizationOf, authorizationsOf, quoted, settingHost } from 'plugboard/internal'
import { ownHostsOf } from '../catalogue/index.ts'
import { type Authorization, ConnectorError, type FieldError, type Json, type Plan } from 'plugboard/runtime'

/**
 * The authorization of a kind.
 * @param variant the auth variant; the first with a consent page by default
 * @throws ConnectorError `oauth_not_supported` for a kind or a variant without a consent page
 */
export function authorizationFor(plan: Plan, variant?: string): Authorization {
  const authorization = authorizationOf(plan, variant)
  if (authorization) return authorization
  const names = authorizationsOf(plan).map((one) => one.variant)
  const what = names.length === 0 ? 'it' : `its auth variant ${quoted(variant ?? '')}`
  throw new ConnectorError('oauth_not_supported', `Cannot use OAuth for ${plan.kind}: ${what} has no consent page`, {
    hint: names.length === 0 ? 'Create the connector with credentials.' : `Variants with one are ${names.join(', ')}.`,
  })
}

/** The address to which a third party sends browsers back after consent; it is registered there. */
export function redirectUriOf(baseUrl: string, kind: string): string {
  return `${baseUrl}/oauth/callback/${kind}`
}

/** Kind and host of an application. */
export interface ApplicationKey {
  readonly kind: string
  /** `''` where the manifest fixes the hosts. */
  readonly host: string
  /** For a kind of the organization's own, the digest of the hosts that its secret goes to; else null. */
  readonly ownHosts: string | null
}

/** The key of the application whose client an auth variant takes with these settings. */
export function applicationKey(
  plan: Plan,
  variant: string,
  environment: Readonly<Record<string, Json>>,
): ApplicationKey {
  const { kind, manifest } = plan
  const host = settingHost(manifest.auth[variant]?.token?.registration, environment) ?? ''
  return { kind, host, ownHosts: ownHostsOf(plan) }
}

/** The host at which an application is registered: the one given, else the kind's default; or what is wrong with it. */
export function registeredHost(
  { registration }: Authorization,
  given: string | undefined,
): string | Omit<FieldError, 'field'> {
  if (!registration)
    return given === undefined
      ? ''
      : { message: 'is not supported: the hosts of this kind are fixed', error_code: 'unknown' }
  const host = settingHost(registration, given === undefined ? {} : { [registration.setting]: given })
  if (host !== undefined) return host
  return given === undefined
    ? { message: 'is missing', error_code: 'required' }
    : { message: 'is not a host name', error_code: 'format' }
}
