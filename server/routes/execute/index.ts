/** The route that executes. */
export { executeRoutes, executorOf } from './execute.ts'
export type { Executor } from './execute.ts'
