/** The route that executes. */
export { executeRoute, executorOf } from './execute.ts'
export type { Executor } from './execute.ts'
