/** The route that executes. */
export { executeRoute, executorOf } from './execute.ts'
export type { Executor } from './execute.ts'
export { requesterOf, requestRoute } from './request.ts'
export type { Requester } from './request.ts'
export { callRunner } from './running.ts'
export { allChangesRoute } from './all-changes.ts'
export { recordRoutes } from './changes.ts'
export { searchAllRoute, searchEverywhere } from './search-all.ts'
