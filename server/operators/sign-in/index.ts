/** The door of the room of operators: who operates the server, in which role, by which session. */
export { atLeast, isRole, ROLES } from './roles.ts'
export type { Role } from './roles.ts'
export { Operators } from './operators.ts'
export type { NewLogin, NewSession, OperatorIdentity, OperatorSession, PersonRef } from './operators.ts'
export { grantedIn, roleOf, signInRoles } from './sign-ins.ts'
export type { SignInRoles } from './sign-ins.ts'
