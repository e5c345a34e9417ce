/** The routes of the audit trail, and the rows that other routes leave in it. */
export { audited } from './audited.ts'
export { auditRoutes } from './routes.ts'
