/** The table of routes: what is served, documented and tested. */
import type { Route } from '../http/index.ts'
import type { AuditServices } from './audit/index.ts'
import { audited, auditRoutes } from './audit/index.ts'
import type { ConnectorServices } from './connectors.ts'
import { connectorRoutes } from './connectors.ts'
import type { CustomerServices } from './customers.ts'
import { customerRoutes } from './customers.ts'
import { definitionRoutes } from './definitions.ts'
import type { ExecuteServices } from './execute/index.ts'
import { executeRoutes } from './execute/index.ts'
import type { OauthServices } from './oauth.ts'
import { oauthRoutes } from './oauth.ts'
import type { SyncRouteServices } from './sync.ts'
import { syncRoutes } from './sync.ts'
import { tokenRoutes } from './tokens.ts'

export type { Call, Found } from './execute/index.ts'

/** What the routes work with. */
export type Services = ConnectorServices &
  CustomerServices &
  OauthServices &
  ExecuteServices &
  SyncRouteServices &
  AuditServices & { readonly baseUrl: () => string }

/** Every route. */
export function routesOf(services: Services): Route[] {
  const administration = [
    ...tokenRoutes(services),
    ...definitionRoutes(services),
    ...connectorRoutes(services),
    ...syncRoutes(services),
    ...oauthRoutes(services),
    ...customerRoutes(services),
    ...auditRoutes(services),
  ]
  return [
    ...administration.map((route) =>
      route.method === 'GET' || route.tokens.length === 0 ? route : audited(services.audit, route),
    ),
    ...executeRoutes(services),
  ]
}
