/** The tools of an agent over HTTP. */
export { mcpRoutes } from './route.ts'
