/** The server's table of routes, with services that are never called. */
import type { Route } from '../../../server/http/index.ts'
import { routesOf } from '../../../server/server.ts'
import { type Services, SUBJECTS } from '../../../server/services.ts'

/** Anything, and anything of it. */
const NOTHING: object = new Proxy(() => {}, { get: () => NOTHING })

/** An operator without an issuer of their own for agents, and without registration: their routes are not there. */
const AGENTS = new Proxy(
  {},
  { get: (_, name) => (['issuer', 'registration'].includes(String(name)) ? undefined : NOTHING) },
)
const GIVEN = new Map<string, unknown>([
  ['agents', AGENTS],
  ['subjects', SUBJECTS],
])
/** Nor is there a provider at which users sign in, and its route. */
const SERVICES = new Proxy(
  {},
  { get: (_, name) => GIVEN.get(String(name)) ?? (name === 'userProvider' ? undefined : NOTHING) },
)

/** Every route that a server serves by default, but for those of the reference. */
export const TABLE: readonly Route[] = routesOf(SERVICES as Services)
