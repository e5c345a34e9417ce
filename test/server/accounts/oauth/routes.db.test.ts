/** The routes of OAuth: who may call them, and that they answer what they say. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { listKinds, load } from '../../../../runtime/index.ts'
import { compileSchema } from '../../../../runtime/doors/author.ts'
import type { Caller, RouteResponse, RouteRequest, Route } from '../../../../server/http/index.ts'
import { openAccess } from '../../../support/access.ts'
import { createCatalogue } from '../../../../server/accounts/catalogue/index.ts'
import type { WithAccounts } from '../../../../server/accounts/index.ts'
import { oauthRoutes } from '../../../../server/accounts/routes/oauth.ts'
import { onDatabase } from './databases.ts'
import { CLIENT } from './provider.ts'
import { BACK, worldOn } from './world.ts'

const INITIATE = '/api/v1/integrations/connectors/oauth/initiate'

onDatabase('OAuth routes', (database) => {
  async function open() {
    const sample = await load('linear')
    const catalogue = await createCatalogue()
    const world = await worldOn(database(), {
      sample,
      plan: (_organizationId, type) => catalogue.plan(catalogue.find(type).kind),
      operatorClients: Object.fromEntries((await listKinds()).map((kind) => [kind, CLIENT])),
    })
    const access = await openAccess(database())
    const services: Pick<WithAccounts, 'oauth' | 'catalogue' | 'access'> = { oauth: world.oauth, catalogue, access }
    const routes = oauthRoutes(services as WithAccounts)
    const [application] = world.callers
    const { id } = await access.customers.ensure(application.organizationId, 'user_1')
    const scoped: Caller = {
      ...application,
      token: 'scoped',
      customer: { id, externalUserId: 'user_1' },
    }
    await world.oauth.redirectUrls.put(application.organizationId, [BACK])
    return { world, access, routes, application, scoped }
  }

  function call(
    routes: readonly Route[],
    method: string,
    path: string,
    request: Partial<RouteRequest>,
  ): Promise<RouteResponse> {
    const route = routes.find((one) => one.method === method && one.path === path)!
    const whole: RouteRequest = {
      id: 'req_1',
      caller: undefined as unknown as Caller,
      params: {},
      query: {},
      rawQuery: '',
      body: {},
      header: () => undefined,
      signal: new AbortController().signal,
      afterResponse: (then) => then(),
      admit: () => Promise.resolve(),
      ...request,
    }
    return route.handle(whole)
  }

  const ask = (parts = {}) => ({ external_user_id: 'user_1', connector_type: 'Linear', redirect_url: BACK, ...parts })

  it("E5 a scoped token cannot begin another customer's flow, and nothing is made", async () => {
    const { access, routes, scoped } = await open()
    const asked = call(routes, 'POST', INITIATE, { caller: scoped, body: ask({ external_user_id: 'user_2' }) })
    await expect(asked).rejects.toMatchObject({ code: 'customer_mismatch', status: 403 })
    const own = [scoped.organizationId]
    const made = await Promise.all([
      database().query('select 1 from oauth_flows where organization_id = $1', own),
      database().query("select 1 from customers where organization_id = $1 and external_user_id = 'user_2'", own),
    ])
    expect(made).toEqual([[], []])
    await access.close()
  })

  it('a widget token begins flows of its kinds alone', async () => {
    const { access, routes, scoped } = await open()
    const caller: Caller = { ...scoped, token: 'widget', connectorTypes: ['notion'] }
    const asked = call(routes, 'POST', INITIATE, { caller, body: ask() })
    await expect(asked).rejects.toMatchObject({ code: 'token_kind_forbidden' })
    await access.close()
  })

  it('every route answers what it says', async () => {
    const { access, routes, application, scoped } = await open()
    const caller = application
    const credentials = '/api/v1/oauth/credentials'
    const defaults = '/api/v1/oauth/default-want'
    const urls = '/api/v1/oauth/redirect-urls'
    const { client_id, client_secret } = CLIENT
    const own = { connector_type: 'linear', configuration: { client_id, client_secret } }
    const begun = await call(routes, 'POST', INITIATE, { caller: scoped, body: ask() })
    const { flow_id: flow } = begun.body as { flow_id: string }
    const calls: [string, string, Partial<RouteRequest>][] = [
      ['POST', INITIATE, { caller: scoped, body: ask() }],
      ['GET', '/api/v1/integrations/connectors/oauth/flows/{flow}', { caller: scoped, params: { flow } }],
      ['PUT', credentials, { caller, body: own }],
      ['GET', `${credentials}/spec`, { caller, query: { connector_type: 'linear' } }],
      ['DELETE', `${credentials}/connector_type/{connector_type}`, { caller, params: { connector_type: 'linear' } }],
      ['GET', defaults, { caller }],
      ['PUT', defaults, { caller, body: { defaults: [] } }],
      ['GET', urls, { caller }],
      ['PUT', urls, { caller, body: { redirect_urls: [BACK] } }],
      ['GET', '/oauth/start/{flow}', { params: { flow: randomUUID() } }],
      ['GET', '/oauth/callback/{connector_type}', { params: { connector_type: 'linear' }, rawQuery: 'code=x' }],
    ]
    // A flow is confirmed by a browser's code, in connect.test.ts.
    const others = routes.filter(({ path }) => !path.endsWith('/confirm'))
    expect(calls.map(([method, path]) => `${method} ${path}`).sort()).toEqual(
      others.map(({ method, path }) => `${method} ${path}`).sort(),
    )
    for (const [method, path, request] of calls) {
      const { status, headers, body, bytes } = await call(routes, method, path, request)
      const shape = routes.find((one) => one.method === method && one.path === path)!.responses[status]
      expect(shape, `${method} ${path} ${status}`).toBeDefined()
      expect(JSON.stringify(body ?? {})).not.toContain(client_secret)
      if (shape!.schema) expect(compileSchema(shape!.schema)(body), `${method} ${path}`).toEqual([])
      if (shape!.mediaTypes)
        expect([headers?.['content-type'], bytes?.length]).toEqual(['text/html; charset=utf-8', expect.any(Number)])
    }
    await access.close()
  })
})
