/** S: who may do what in the console: the matrix of roles and routes, made of the table of routes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleRoutes, type ScreenServices } from '../../../../server/operators/console/screens/index.ts'
import { atLeast, type Role, ROLES } from '../../../../server/operators/sign-in/index.ts'
import { type ConsoleWorld, plantCustomer, type Planted, startConsoleWorld } from '../../../support/console.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { ROOT } from '../../../support/root.ts'

const ROUTES = consoleRoutes({ webhooks: {} } as ScreenServices)
const CELLS = ROUTES.flatMap((route) =>
  ROLES.map((role) => ({ route, role, name: `${role}: ${route.method} ${route.path}` })),
)

/** The least role of each act, as docs/console.md promises it; all screens are for viewers. */
const ACTS: Readonly<Record<string, Role>> = {
  '/customers/{organization}/{customer}/link': 'support',
  '/customers/{organization}/{customer}/deactivate': 'support',
  '/customers/{organization}/{customer}/activate': 'support',
  '/customers/{organization}/{customer}/erase': 'operator',
  '/connectors/{organization}/{connector}/check': 'support',
  '/connectors/{organization}/{connector}/link': 'support',
  '/connectors/{organization}/{connector}/sync': 'support',
  '/connectors/{organization}/{connector}/pause': 'support',
  '/connectors/{organization}/{connector}/resume': 'support',
  '/connectors/{organization}/{connector}/capture': 'support',
  '/connectors/{organization}/{connector}/own-fields': 'support',
  '/calls/{organization}/{request}/open': 'support',
  '/connectors/{organization}/{connector}/disable': 'support',
  '/connectors/{organization}/{connector}/enable': 'support',
  '/webhooks/{organization}/{endpoint}/replay': 'support',
  '/webhooks/{organization}/{endpoint}/enable': 'operator',
  '/webhooks/{organization}/{endpoint}/disable': 'operator',
  '/applications/{client}/rotate': 'owner',
  '/applications/{client}/enable': 'operator',
  '/applications/{client}/disable': 'operator',
  '/try/run': 'support',
  '/try/explain': 'support',
  '/operators/{session}/end': 'owner',
}

let world: ConsoleWorld
const cookies = new Map<Role, string>()
const tokens = new Map<Role, string>()
beforeAll(async () => {
  world = await startConsoleWorld(await openTestPostgres())
  for (const role of ROLES) {
    cookies.set(role, await world.logIn(role))
    tokens.set(role, await world.token(role))
  }
  untouched = await plantCustomer(world.server, (field) => field)
})
afterAll(() => world?.server.close())

/** Of what nobody may change. */
let untouched: Planted

/** The path of a route for something that is there. @param isChanged whether it changes: then nobody else uses it */
async function addressOf(path: string, isChanged = false): Promise<{ address: string; planted: Planted }> {
  const planted = isChanged ? await plantCustomer(world.server, (field) => field) : untouched
  const address = path
    .replace('{organization}', planted.organizationId)
    .replace('{customer}', planted.customerId)
    .replace('{connector}', planted.connectorId)
    .replace('{endpoint}', planted.endpointId)
    .replace('{client}', planted.clientId)
    .replace('{session}', await sessionId())
    .replace('{kind}', 'notion')
    .replace('{request}', planted.requestId)
  return { address, planted }
}

async function sessionId(): Promise<string> {
  return (await world.server.services.operators.issueToken({ name: 'one', role: 'viewer' }, 1)).session.id
}

/** What changed of everything that acts change. */
async function state({ organizationId, customerId, clientId }: Planted): Promise<unknown> {
  const { database } = world.server.services
  const [row] = await database.query(
    `select (select count(*) from operator_sessions) as sessions, (select jsonb_agg(jsonb_build_array(c.version, c.capture_until) order by c.id) from connectors c where c.organization_id = $1) as connectors,
       (select status from customers where organization_id = $1 and id = $2) as customer, (select count(*) from connect_links where organization_id = $1) as links,
       (select jsonb_agg(s.is_enabled) from syncs s where s.organization_id = $1) as syncs,
       (select jsonb_agg(e.is_enabled) from webhook_endpoints e where e.organization_id = $1) as endpoints,
       (select rotated_at is null and status = 'active' from applications where client_id = $3) as application,
       (select count(*) from jobs where organization_id = $1) as jobs`,
    [organizationId, customerId, clientId],
  )
  return row
}

it('S2 every act has its role, and every screen is for viewers, but the one that calls third parties', () => {
  const acts = ROUTES.filter(({ method }) => method === 'POST').map(({ path, role }) => [path, role])
  expect(Object.fromEntries(acts)).toEqual(ACTS)
  expect(
    ROUTES.filter(({ method, role }) => method === 'GET' && role !== 'viewer').map(({ path, role }) => [path, role]),
  ).toEqual([['/try', 'support']])
})

describe('S2 the role of a session decides', () => {
  it.each(CELLS)('$name', async ({ route, role }) => {
    const isAllowed = atLeast(role, route.role)
    const { address, planted } = await addressOf(route.path, isAllowed && route.method === 'POST')
    const before = await state(planted)
    const ask = route.method === 'POST' ? world.post : world.get
    const person = await ask(address, { cookie: cookies.get(role), form: { confirm: 'other' } })
    if (isAllowed) {
      expect(person.status).not.toBe(403)
      return
    }
    const program = await ask(address, { token: tokens.get(role), form: { confirm: 'other' } })
    expect([person.status, program.status, JSON.parse(program.text).error.code]).toEqual([403, 403, 'role_forbidden'])
    expect(await state(planted)).toEqual(before)
  })

  it.each(ROUTES.map(({ method, path }) => [method, path] as const))('nobody: %s %s', async (method, path) => {
    const { address, planted } = await addressOf(path)
    const before = await state(planted)
    const ask = method === 'POST' ? world.post : world.get
    const stranger = await ask(address, {})
    const wrong = await ask(address, { token: 'a'.repeat(43) })
    // The secret of a person is no token, and a token no cookie.
    const swapped = await ask(address, { token: cookies.get('owner')?.split('=')[1] })
    expect([stranger.status, wrong.status, swapped.status]).toEqual([401, 401, 401])
    expect(await state(planted)).toEqual(before)
  })
})

it('docs/console.md lists every act with its role, and every screen', () => {
  const page = readFileSync(join(ROOT, 'docs', 'console.md'), 'utf8')
  const acts = [...page.matchAll(/^\| `POST (\S+)` \|.*\| `(\w+)` \|$/gm)].map(([, path, role]) => [path, role])
  expect(Object.fromEntries(acts)).toEqual(ACTS)
  const screens = [...page.matchAll(/^\| [^|]+ \| `(\/[^`]*)` \|/gm)].map(([, path]) => path)
  const unlisted = '/connectors/{organization}/{connector}/rejected /webhooks/{organization}/{endpoint}'.split(' ')
  expect([...screens, ...unlisted].toSorted()).toEqual(
    ROUTES.filter(({ method }) => method === 'GET')
      .map(({ path }) => path)
      .toSorted(),
  )
})
