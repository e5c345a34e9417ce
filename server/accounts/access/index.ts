/** The door of the room that knows who calls. */
export type { Access, AccessOptions } from './access.ts'
export { createAccess } from './access.ts'
export { AGENT_LEVELS, limitsOfLevel } from './agents/index.ts'
export type {
  AgentClient,
  AgentGrant,
  GrantRef,
  GrantTerms,
  GrantTokens,
  KnownLogin,
  AgentLevel,
  LoginOwner,
  LoginRequest,
  StoredSkill,
} from './agents/index.ts'
export type { Application, Applications, Bootstrap, NewApplication } from './applications.ts'
export type { CustomerFilter, CustomerPage, Customers } from './accounts/customers.ts'
export type { DefaultWant, DefaultWants } from './default-wants.ts'
export type { NewLink } from './links.ts'
export type { IssuedClaims } from './issuer.ts'
export { isSignedToken, Issuer } from './issuer.ts'
export type { Organization, Organizations } from './accounts/organizations.ts'
export type {
  ClientCredentials,
  IssuedCustomerToken,
  IssuedToken,
  IssuedWidgetToken,
  WidgetTerms,
} from './tokens/issue.ts'
