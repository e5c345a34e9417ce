/** The subject of accounts: organizations, applications, customers, tokens, kinds, connectors, OAuth. */
import type { GroundServices } from '../ground/installation/index.ts'
import type { Route, Subject } from '../http/index.ts'
import { type AccountServices, type Installed, openAccounts } from './services/open.ts'
import { connectRoutes } from './routes/connect/index.ts'
import { connectorRoutes } from './routes/connectors.ts'
import { customerRoutes } from './routes/customers.ts'
import { definitionRoutes } from './routes/definitions.ts'
import { oauthRoutes } from './routes/oauth.ts'
import { tokenRoutes } from './routes/tokens.ts'
import { forgetWords, pruneNotices } from './notices/index.ts'
import { measureEndings } from './upkeep/index.ts'
import { reportUnusableKinds, warnOfEnds } from './services/watch.ts'

export { installKinds } from './services/open.ts'
export type { AccountServices, Installed, WithAccounts } from './services/open.ts'
export { actorOf, checkCosts, checkOwner, checkSyncChange, customerNamed, customerOfConnector } from './routes/owner.ts'
export { policyOf, sequenceOf } from './routes/policy.ts'
export { ANY_TOKEN, MCP_PATH, ONE_CONNECTOR, shape, THIRD_PARTY_ERRORS } from './routes/schemas.ts'
export type { ConnectorRequest } from './routes/schemas.ts'
export { files } from './routes/widget-files.ts'

/** The subject of accounts. */
export const accounts: Subject<GroundServices & Installed, AccountServices> = {
  name: 'accounts',
  open: openAccounts,
  routes: (services): Route[] => [
    ...tokenRoutes(services),
    ...definitionRoutes(services),
    ...connectorRoutes(services),
    ...oauthRoutes(services),
    ...connectRoutes(services),
    ...customerRoutes(services),
  ],
  async define({ deletions, upkeep }) {
    await deletions.define()
    await upkeep.define()
  },
  async work({ deletions, upkeep }) {
    await deletions.work()
    await upkeep.work()
  },
  async prune({ access, database, deletions, now, oauth }) {
    await deletions.resume()
    await access.pruneTokens()
    await access.links.prune()
    await oauth.prune()
    await pruneNotices(database, now())
  },
  erasure: ({ connectors, database, notices, oauth }) => ({
    async connector(organizationId, connectorId) {
      await notices.flush()
      await forgetWords(database, organizationId, connectorId)
      await connectors.purge(organizationId, connectorId)
    },
    user: (organizationId, externalUserId) => oauth.forget(organizationId, externalUserId),
  }),
  async measure({ accountMetrics, catalogue, database, now }) {
    await accountMetrics.measure(database)
    await measureEndings(database, catalogue, accountMetrics, now())
  },
  watch(services) {
    const ends = [warnOfEnds(services), reportUnusableKinds(services)]
    return () => ends.forEach((end) => end())
  },
}
