/** The part of the table that tells what was done, and what has the others leave a row. */
export { audited } from './audited.ts'
export { auditRoutes } from './routes.ts'
export type { AuditServices } from './routes.ts'
