/** The door of the room of operators: who operates the server, in which role, by which session. */
export { atLeast, isRole, ROLES } from './roles.ts'
export type { Role } from './roles.ts'
export { Operators } from './operators.ts'
export type { NewLogin, NewSession, OperatorSession, PersonRef } from './operators.ts'
