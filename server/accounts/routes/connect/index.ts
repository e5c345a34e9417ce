/** Connecting by an end user: what can be connected, links, and the server's pages for it. */
import type { Route } from '../../../http/index.ts'
import type { WithAccounts } from '../../services/open.ts'
import { connectableRoutes } from './kinds.ts'
import { linkRoutes } from './links.ts'
import { pageRoutes } from './pages.ts'

const TAG = 'Connecting'

/** The routes by which an end user connects. */
export function connectRoutes(services: WithAccounts): Route[] {
  return [...connectableRoutes(services, TAG), ...linkRoutes(services, TAG), ...pageRoutes(services, TAG)]
}
