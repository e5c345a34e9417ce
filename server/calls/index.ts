/** The subject of calls: operations and requests of connectors, the audit trail, captures. */
import type { WithAccounts } from '../accounts/index.ts'
import type { Subject } from '../http/index.ts'
import { captureErasure, pruneCaptures } from './captures/index.ts'
import { type CallServices, openCalls } from './services/open.ts'
import { auditRoutes } from './routes/audit/index.ts'
import { executeRoute, executorOf } from './routes/execute.ts'
import { requesterOf, requestRoute } from './routes/request.ts'
import { callRunner } from './routes/running.ts'

export type { CallLimits, CallServices, WithCalls } from './services/open.ts'
export { audited } from './routes/audit/index.ts'
export { executorOf } from './routes/execute.ts'
export type { Executor } from './routes/execute.ts'
export { fieldListerOf, runFieldList } from './routes/own-fields.ts'
export type { FieldLister } from './routes/own-fields.ts'
export { requesterOf } from './routes/request.ts'
export type { Requester } from './routes/request.ts'
export { callRunner } from './routes/running.ts'
export type { RunCall } from './routes/running.ts'

/** The subject of calls. */
export const calls: Subject<WithAccounts, CallServices> = {
  name: 'calls',
  open: openCalls,
  routes(services) {
    const runCall = callRunner(services)
    return [
      ...auditRoutes(services),
      executeRoute(services, executorOf(services, runCall)),
      requestRoute(services, requesterOf(services, runCall)),
    ]
  },
  prune: ({ database, now }) => pruneCaptures(database, now()),
  erasure: ({ database }) => captureErasure(database),
}
