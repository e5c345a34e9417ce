/** The subject of copies: syncs, searches, changes, mapped fields. */
import { callRunner, type WithCalls } from '../calls/index.ts'
import type { Subject } from '../http/index.ts'
import { type CopyServices, openCopy } from './services/open.ts'
import { allChangesRoute } from './routes/all-changes.ts'
import { fieldsRoute } from './routes/fields.ts'
import { mapRoutes } from './routes/maps.ts'
import { recordRoutes } from './routes/records.ts'
import { searchAllRoute } from './routes/search-all.ts'
import { syncRoutes } from './routes/sync.ts'
import { forgetCopies } from './sync/sync.ts'

/** The subject of copies. */
export const copy: Subject<WithCalls, CopyServices> = {
  name: 'copy',
  open: openCopy,
  routes: (services) => [
    ...syncRoutes(services),
    ...mapRoutes(services, callRunner(services)),
    fieldsRoute(services, callRunner(services)),
    ...recordRoutes(services, callRunner(services)),
    allChangesRoute(services),
    searchAllRoute(services),
  ],
  define: ({ sync }) => sync.define(),
  work: ({ sync }) => sync.work(),
  measure: ({ copyMetrics, database }) => copyMetrics.measure(database),
  stop: ({ sync }) => sync.close(),
  async prune({ search, log }) {
    const dropped = await search.dropUnusedIndexes()
    if (dropped.length > 0) log.info({ indexes: dropped }, 'dropped indexes of records that no search uses')
  },
  erasure: ({ database }) => ({
    connector: (organizationId, connectorId) => forgetCopies(database, organizationId, connectorId),
  }),
}
