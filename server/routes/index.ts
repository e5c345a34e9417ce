/** The table of routes: what is served, documented and tested. */
import type { Route } from '../http/index.ts'
import { audited, auditRoutes } from './audit/index.ts'
import { connectRoutes } from './connect/index.ts'
import { connectorRoutes } from './connectors.ts'
import { customerRoutes } from './customers.ts'
import { definitionRoutes } from './definitions.ts'
import {
  allChangesRoute,
  callRunner,
  executeRoute,
  executorOf,
  recordRoutes,
  requesterOf,
  requestRoute,
  searchAllRoute,
} from './execute/index.ts'
import { agentLoginRoutes, agentRoutes } from './logins/index.ts'
import { hookAddressRoutes, hookRoutes } from './hooks.ts'
import { mapRoutes } from './maps.ts'
import { mcpRoutes } from './mcp/index.ts'
import { oauthRoutes } from './oauth.ts'
import type { RouteServices } from './base/services.ts'
import { syncRoutes } from './sync.ts'
import { tokenRoutes } from './tokens.ts'
import { webhookRoutes } from './webhooks/index.ts'

export type { RouteServices } from './base/services.ts'

/** Every route. */
export function routesOf(services: RouteServices): Route[] {
  const runCall = callRunner(services)
  const execute = executorOf(services, runCall)
  const request = requesterOf(services, runCall)
  const administration = [
    ...tokenRoutes(services),
    ...definitionRoutes(services),
    ...connectorRoutes(services),
    ...syncRoutes(services),
    ...mapRoutes(services),
    ...oauthRoutes(services),
    ...connectRoutes(services),
    ...customerRoutes(services),
    ...webhookRoutes(services),
    ...auditRoutes(services),
    ...hookRoutes(services),
    ...agentRoutes(services),
  ]
  return [
    ...administration.map((route) =>
      route.method === 'GET' || route.tokens.length === 0 ? route : audited(services.audit, route),
    ),
    executeRoute(services, execute),
    requestRoute(services, request),
    ...recordRoutes(services, runCall),
    allChangesRoute(services),
    searchAllRoute(services),
    ...mcpRoutes(services, execute, request),
    ...hookAddressRoutes(services),
    ...agentLoginRoutes(services),
  ]
}
