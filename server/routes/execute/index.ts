/** The part of the table that executes. */
export { executeRoutes } from './execute.ts'
export type { Call, ExecuteServices, Found } from './execute.ts'
