/** The route that executes. */
export { executeRoutes } from './execute.ts'
