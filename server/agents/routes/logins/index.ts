/** Logins of agents: what browsers and programs ask without a token, and what applications manage. */
export { agentRoutes } from './grants.ts'
export { agentLoginRoutes } from './authorize.ts'
