/** Rules on params of a token and of a login: no route and no tool passes them by. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../../support/database.ts'
import { APPLICATIONS, startWorld, type World } from '../../api/world.ts'
import { type AgentTokens, LoginWorld } from '../../agents/logins/world.ts'
import { callTool, clientOf, LIST } from '../client.ts'

const RULES = [
  {
    operations: ['stripe.customers.create'],
    params: { email: { suffix: '@ours.example' }, 'address.country': { in: ['DE', 'AT'], optional: true } },
    reason: 'Others sign up by themselves.',
  },
  { operations: ['customers.list'], params: { limit: { max: 10 } } },
]
const ADA = { email: 'ada@ours.example', address: { country: 'DE' } }
const WRITE = { entity: 'customers', action: 'create' }

describe('the rules of a token', () => {
  let world: World
  let id: string
  let bearer: string
  beforeAll(async () => {
    world = await startWorld(await openTestPostgres(), { set: ['log.level=silent'] })
    id = (await world.connector(world.first, 'user_1')).id
    bearer = await world.scoped(world.first, 'user_1', { rules: RULES, requests: ['* /v1/*'] })
  })
  afterAll(() => world?.close())

  it.each([
    [ADA, 200],
    [{ email: 'ada@ours.example' }, 200],
    [{ ...ADA, email: 'eve@evil.example' }, 403],
    [{ ...ADA, address: { country: 'US' } }, 403],
    [{ ...ADA, 'address[country]': 'US' }, 403],
    [{ ...ADA, Email: 'eve@evil.example' }, 403],
    [{ address: { country: 'DE' } }, 403],
  ])('A17 params %j of a write are answered with %d by each route', async (params, status) => {
    const before = world.arrived.length
    const direct = await world.execute(bearer, id, { ...WRITE, params })
    expect(direct.status).toBe(status)
    const client = await clientOf(world, bearer)
    const { error } = await callTool(client, 'execute_write', { connector: 'stripe', ...WRITE, params })
    expect(error?.code).toBe(status === 200 ? undefined : 'operation_forbidden')
    expect(world.arrived.length - before).toBe(status === 200 ? 2 : 0)
    if (status === 403) expect(direct.body.message).toMatch(/Others sign up by themselves\.$/)
  })

  it('A17 limit as an argument of the tool is the param that the rule limits', async () => {
    const client = await clientOf(world, bearer)
    const { params: _, ...target } = LIST
    expect((await callTool(client, 'execute_read', { ...target, limit: 5 })).error).toBeUndefined()
    expect((await callTool(client, 'execute_read', { ...target, limit: 50 })).error!.code).toBe('operation_forbidden')
    expect((await callTool(client, 'execute_read', target)).error!.code).toBe('operation_forbidden')
  })

  it('A17 no request passes a rule by, whatever requests the policy names', async () => {
    const before = world.arrived.length
    const body = { method: 'POST', path: '/v1/customers', body: { email: 'eve@evil.example' } }
    const path = `/api/v1/integrations/connectors/${id}/request`
    const direct = await world.call('POST', path, { token: bearer, body })
    expect([direct.status, direct.body.code]).toEqual([403, 'operation_forbidden'])
    const client = await clientOf(world, bearer)
    const { error } = await callTool(client, 'request_write', { connector: 'stripe', ...body })
    expect(error!.message).toContain('rules for params of its kind')
    expect(world.arrived.length).toBe(before)
  })

  it.each([
    { rules: [] },
    { rules: [{ operations: ['*'], params: {} }] },
    { rules: [{ operations: ['*'], params: { email: {} } }] },
    { rules: [{ operations: ['*'], params: { email: { suffix: 'ours.example' } } }] },
    { rules: [{ operations: ['*'], params: { email: { sufix: '@ours.example' } } }] },
  ])('a rule that would limit nothing is refused with the token: %j', async (policy) => {
    const body = { external_user_id: 'user_1', policy }
    const { status } = await world.call('POST', `${APPLICATIONS}/scoped-token`, { token: world.first.token, body })
    expect(status).toBe(422)
  })
})

describe('the policy of a login', () => {
  let world: LoginWorld
  let id: string
  beforeAll(async () => {
    world = await LoginWorld.start()
    ;({ id } = await world.connector('user_1'))
  })
  afterAll(() => world?.close())

  it('A17 limits the agent whatever its user allows, also with a token that was refreshed', async () => {
    const loggedIn = await world.logIn(world.asked(), { level: 'delete', connector: [id] }, 'user_1', { rules: RULES })
    const tokens = JSON.parse((await world.exchange(loggedIn)).text) as AgentTokens
    const refreshed = JSON.parse((await world.refresh(tokens.refresh_token)).text) as AgentTokens
    for (const { access_token: token } of [tokens, refreshed]) {
      const client = await clientOf(world.api, token)
      const refused = { connector: 'stripe', ...WRITE, params: { email: 'eve@evil.example' } }
      expect((await callTool(client, 'execute_write', refused)).error!.code).toBe('operation_forbidden')
      expect((await callTool(client, 'execute_write', { ...refused, params: ADA })).error).toBeUndefined()
    }
  })

  it('A17 of an invitation limits the agent of the browser that opened it', async () => {
    const body = { external_user_id: 'user_1', policy: { read_only: true } }
    const made = await world.api.call('POST', '/api/v1/agents/invitations', { token: await world.token(), body })
    const browser = world.browser()
    const code = new URL(made.body.url as string).searchParams.get('code')!
    await browser.send('/agents/invitation', { code })
    const asked = world.asked()
    const begun = await world.begin(browser, asked)
    const login = new URL(begun.headers.get('location')!, world.origin).searchParams.get('login')!
    const answer = await browser.send('/agents/consent', world.allowed(login, { level: 'delete' }))
    const got = await world.exchange({ ...asked, browser, answer, code: answer.back.get('code')! })
    const client = await clientOf(world.api, JSON.parse(got.text).access_token)
    const names = (await client.listTools()).tools.map(({ name }) => name)
    expect(names).not.toContain('execute_write')
  })
})
