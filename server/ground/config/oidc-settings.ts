/** Settings of the OpenID providers by which people sign in: operators to the console, and users whose agents log in. */
import type { FieldError } from 'plugboard/runtime'
import { issuerFault, scopesFault, type Setting, type SettingType } from './setting.ts'

const SCOPES = ['openid', 'email']

/** By which operators sign in to the console. */
export const CONSOLE_OIDC = {
  'console.oidc.issuer': optional('text', 'URL of the OpenID provider at which operators sign in.', {
    fault: issuerFault,
    derived: 'none: operators log in by link',
  }),
  'console.oidc.name': optional('text', 'Name of the provider on the login page.', {
    derived: 'the host of the issuer',
  }),
  'console.oidc.clientId': optional('text', 'Client ID of the console at the provider.', { derived: 'none' }),
  'console.oidc.clientSecretFile': optional(
    'path',
    'File with its client secret, mode 0600. Without one, the console is a public client.',
    { derived: 'none' },
  ),
  'console.oidc.scopes': scopes(),
  'console.oidc.roles.claim': claim('groups', 'Claim of ID tokens with the values that give a role.'),
  'console.oidc.roles.viewer': values('viewer'),
  'console.oidc.roles.support': values('support'),
  'console.oidc.roles.operator': values('operator'),
  'console.oidc.roles.owner': values('owner'),
} as const satisfies Record<string, Setting>

/** By which users sign in when an agent logs in. */
export const AGENTS_OIDC = {
  'agents.oidc.issuer': optional(
    'text',
    'URL of your OpenID provider. Users sign in there when an agent logs in, for the application of agents.clientId.',
    { fault: issuerFault, derived: 'none: the login page of the application, and invitations' },
  ),
  'agents.oidc.clientId': optional('text', 'Client ID of this server at that provider.', { derived: 'none' }),
  'agents.oidc.clientSecretFile': optional(
    'path',
    'File with its client secret, mode 0600. Without one, the server is a public client.',
    { derived: 'none' },
  ),
  'agents.oidc.scopes': scopes(),
  'agents.oidc.customerClaim': claim('sub', 'Claim of ID tokens with the external_user_id of the customer.'),
} as const satisfies Record<string, Setting>

/** Claims that people fill in themselves at many providers: what they write gives no role and no customer. */
const CHOSEN_CLAIMS: ReadonlySet<string> = new Set(
  (
    'name given_name family_name middle_name nickname preferred_username profile picture website gender birthdate zoneinfo locale ' +
    'phone_number address upn unique_name'
  ).split(' '),
)

/** What is wrong with the settings of both providers, once defaults are filled in. */
export function obstaclesOfProviders(get: (name: string) => unknown): FieldError[] {
  const problems: FieldError[] = []
  for (const section of ['console.oidc', 'agents.oidc']) {
    const isOn = get(`${section}.issuer`) !== undefined
    if (isOn !== (get(`${section}.clientId`) !== undefined))
      problems.push(
        together(`${section}.${isOn ? 'clientId' : 'issuer'}`, `${section}.${isOn ? 'issuer' : 'clientId'}`),
      )
    if (!isOn && get(`${section}.clientSecretFile`) !== undefined)
      problems.push(together(`${section}.issuer`, `${section}.clientSecretFile`))
  }
  const mapped = ['viewer', 'support', 'operator', 'owner'].flatMap(
    (role) => get(`console.oidc.roles.${role}`) as readonly string[],
  )
  if (get('console.oidc.issuer') !== undefined && mapped.length === 0)
    problems.push({
      field: 'console.oidc.roles.owner',
      message: 'must have a value, or another role must: nobody could sign in',
      error_code: 'required',
    })
  if (get('agents.oidc.issuer') === undefined) return problems
  if (get('agents.clientId') === undefined) problems.push(together('agents.clientId', 'agents.oidc.issuer'))
  if (get('agents.issuer') !== undefined)
    problems.push({
      field: 'agents.oidc.issuer',
      message: 'cannot be combined with agents.issuer, with which agents log in at your own authorization server',
      error_code: 'conflict',
    })
  return problems
}

function together(field: string, other: string): FieldError {
  return { field, message: `must be set together with ${other}`, error_code: 'required' }
}

function optional<Type extends SettingType>(
  type: Type,
  about: string,
  more: Partial<Setting>,
): Setting<Type, undefined> {
  return { ...more, type, default: undefined, about }
}

function scopes(): Setting<'list', readonly string[]> {
  const about = 'Scopes that the sign-in asks for. Without a value, openid and email.'
  return { type: 'list', default: SCOPES, about, fault: signInScopesFault }
}

function claim(name: string, about: string): Setting<'text', string> {
  return { type: 'text', default: name, about, fault: claimFault }
}

function values(role: string): Setting<'list', readonly string[]> {
  return { type: 'list', default: [], about: `Values of that claim that give the role ${role}.` }
}

/** Says what is wrong with the scopes of a sign-in. */
function signInScopesFault(given: readonly string[]): string | undefined {
  return scopesFault(given) ?? (given.includes('openid') ? undefined : 'must have "openid"')
}

/** Says what is wrong with a claim that decides who somebody is. */
function claimFault(name: string): string | undefined {
  return CHOSEN_CLAIMS.has(name)
    ? 'must be a claim that the provider decides, and not one that people fill in themselves'
    : undefined
}
