/** Policies of tokens: what they leave out is called by no route. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../../support/database.ts'
import { startWorld, type World } from '../../api/world.ts'
import { callTool, clientOf, LIST } from '../client.ts'

describe('the policy of a token', () => {
  let world: World
  let id: string
  beforeAll(async () => {
    world = await startWorld(await openTestPostgres(), { set: ['log.level=silent'] })
    id = (await world.connector(world.first, 'user_1')).id
  })
  afterAll(() => world?.close())

  const limited = (policy: object) => world.scoped(world.first, 'user_1', policy)

  it('A5 a token that only reads has no tool that writes, and executes no write by any route', async () => {
    const readOnly = await limited({ read_only: true })
    const client = await clientOf(world, readOnly)
    const names = (await client.listTools()).tools.map(({ name }) => name)
    expect(names).toEqual([
      'list_connectors',
      'find_operations',
      'describe_operation',
      'execute_read',
      'connect',
      'search_everywhere',
    ])
    expect((await callTool(client, 'execute_read', LIST)).error).toBeUndefined()
    const before = world.arrived.length
    const write = { entity: 'customers', action: 'create', params: { email: 'a@example.com' } }
    const { status, body } = await world.execute(readOnly, id, write)
    expect([status, body.code, world.arrived.length]).toEqual([403, 'operation_forbidden', before])
  })

  it.each([
    [{ no_delete: true }, undefined],
    [{ connector_types: ['linear'] }, 'connector_not_found'],
    [{ entities: ['invoices'] }, 'operation_forbidden'],
    [{ operations: ['stripe.customers.get'] }, 'operation_forbidden'],
    [{ operations: ['*.list'] }, undefined],
  ])('A5 a token with the policy %j answers a list with %s', async (policy, code) => {
    const bearer = await limited(policy)
    const client = await clientOf(world, bearer)
    expect((await callTool(client, 'execute_read', LIST)).error?.code).toBe(code)
    const { status } = await world.execute(bearer, id, { entity: 'customers', action: 'list' })
    expect(status).toBe(code === undefined ? 200 : 403)
  })

  it.each([
    [['*.search'], 403, 'operation_forbidden'],
    [['customers.search', 'invoices.list'], 403, 'operation_forbidden'],
    [['customers.search', 'customers.get'], 409, 'search_not_ready'],
    [['stripe.customers.*'], 409, 'search_not_ready'],
  ])(
    'A15 a token with the operations %j answers a search for whole records with %d',
    async (operations, status, code) => {
      const bearer = await limited({ operations })
      const search = { entity: 'customers', action: 'search', params: { query: {}, include: 'record' } }
      const whole = await world.execute(bearer, id, search)
      expect([whole.status, whole.body.code]).toEqual([status, code])
      const { error } = await callTool(await clientOf(world, bearer), 'execute_read', {
        connector: 'stripe',
        ...search,
      })
      expect(error?.code).toBe(code)
      const fields = await world.execute(bearer, id, { ...search, params: { query: {} } })
      expect(fields.body.code).toBe('search_not_ready')
    },
  )

  it('a token with a number of calls is refused after them, whatever takes them', async () => {
    const bearer = await limited({ max_calls: 2 })
    const client = await clientOf(world, bearer)
    await callTool(client, 'list_connectors')
    expect((await callTool(client, 'execute_read', LIST)).error).toBeUndefined()
    expect((await world.execute(bearer, id, { entity: 'customers', action: 'list' })).status).toBe(200)
    expect((await callTool(client, 'execute_read', LIST)).error!.code).toBe('call_limit_reached')
  })

  it('A5 a token with a policy is good for nothing but executing', async () => {
    const bearer = await limited({ operations: ['*'] })
    const answers = [
      await world.call('GET', '/api/v1/integrations/connectors', { token: bearer }),
      await world.call('DELETE', `/api/v1/integrations/connectors/${id}`, { token: bearer }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'token_kind_forbidden'],
      [403, 'token_kind_forbidden'],
    ])
  })

  it('A9 is not escaped by a link: its holder gets none', async () => {
    const client = await clientOf(world, await limited({ read_only: true }))
    const answer = await callTool(client, 'connect', { kind: 'linear' })
    expect([answer.url, String(answer.message).startsWith('Ask the person to connect linear')]).toEqual([
      undefined,
      true,
    ])
  })
})
