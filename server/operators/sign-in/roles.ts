/** Roles of operators. */

/** The roles, each with those before it. */
export const ROLES = ['viewer', 'support', 'operator', 'owner'] as const

/**
 * A role of an operator: a `viewer` sees, `support` acts on connectors and webhooks, an `operator` also erases customers and stops
 * applications, an `owner` also replaces secrets and ends the sessions of others.
 */
export type Role = (typeof ROLES)[number]

/** Whether a role includes another. */
export function atLeast(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least)
}

/** Whether a text names a role. */
export function isRole(text: string): text is Role {
  return (ROLES as readonly string[]).includes(text)
}
