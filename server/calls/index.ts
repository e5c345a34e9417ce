/** The subject of calls: operations and requests of connectors, the audit trail, captures. */
import type { WithAccounts } from '../accounts/index.ts'
import type { Subject } from '../http/index.ts'
import { captureErasure, pruneCaptures } from './captures/index.ts'
import { announceDrifts, countDrifts, pruneSamples, sampleErasure } from './samples/index.ts'
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

/** The work that announces drifts, and the seconds between two runs. */
const DRIFTS = 'drifts'
const DRIFT_SECONDS = 900

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
  define: ({ queue }) => queue.define(DRIFTS, { expireInSeconds: 300 }),
  async work({ queue, database, now }) {
    await queue.work(DRIFTS, () => announceDrifts(database, now()))
    queue.repeat(DRIFTS, DRIFT_SECONDS)
  },
  async prune({ database, now }) {
    await pruneCaptures(database, now())
    await pruneSamples(database, now())
  },
  measure: async ({ database, setDrifts }) => setDrifts(await countDrifts(database)),
  erasure({ database }) {
    const [captures, samples] = [captureErasure(database), sampleErasure(database)]
    return {
      async connector(organizationId, connectorId) {
        await captures.connector(organizationId, connectorId)
        await samples.connector(organizationId, connectorId)
      },
    }
  },
}
