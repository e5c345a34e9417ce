/** The server's table of routes, with services that are never called. */
import type { Route } from '../../../server/http/index.ts'
import { type RouteServices, routesOf } from '../../../server/routes/index.ts'

/** Anything, and anything of it. */
const NOTHING: object = new Proxy(() => {}, { get: () => NOTHING })

/** Every route that the server serves, but for those of the reference. */
export const TABLE: readonly Route[] = routesOf(NOTHING as RouteServices)
