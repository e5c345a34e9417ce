/** Roles that an OpenID provider gives, by the settings. */
import type { Config } from '../../config/index.ts'
import { ROLES, type Role } from './roles.ts'

/** How people of a provider get their role. */
export interface SignInRoles {
  readonly issuer: string
  /** The claim with the values that give a role. */
  readonly claim: string
  /** The values that give a role, by role. */
  readonly values: Readonly<Record<Role, readonly string[]>>
}

/** Returns the roles of the settings; undefined if sign-in is off. */
export function signInRoles({ issuer, roles }: Config['console']['oidc']): SignInRoles | undefined {
  const { claim, ...values } = roles
  return issuer === undefined ? undefined : { issuer, claim, values }
}

/** The values of a person that give a role. */
export function grantedIn({ values }: SignInRoles, owned: readonly string[]): readonly string[] {
  const known = new Set(ROLES.flatMap((role) => values[role]))
  return owned.filter((value) => known.has(value))
}

/** The highest role that values give; undefined for none. */
export function roleOf({ values }: SignInRoles, owned: readonly string[]): Role | undefined {
  return ROLES.findLast((role) => values[role].some((value) => owned.includes(value)))
}
