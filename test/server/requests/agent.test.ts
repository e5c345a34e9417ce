/** The tools of requests over a server: what the policy of a token says, and what the trail has of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { startWorld, type World } from '../api/world.ts'
import { callTool, clientOf } from '../mcp/client.ts'

describe('requests of an agent', () => {
  let world: World
  let id: string
  beforeAll(async () => {
    world = await startWorld(await openTestPostgres(), { set: ['log.level=silent'] })
    id = (await world.connector(world.first, 'user_1')).id
  })
  afterAll(() => world?.close())

  async function agent(policy?: object) {
    return clientOf(world, await world.scoped(world.first, 'user_1', policy))
  }

  it('A5 are offered by no token without a policy that names them', async () => {
    for (const policy of [undefined, { operations: ['*'] }]) {
      const { tools } = await (await agent(policy)).listTools()
      expect(tools.filter(({ name }) => name.startsWith('request'))).toEqual([])
    }
  })

  it('A5 are sent as the policy says, and leave a row with the tool', async () => {
    const client = await agent({ requests: ['GET /v1/*'] })
    const before = world.arrived.length
    expect(await callTool(client, 'request_read', { connector: 'stripe', path: '/v1/balance' })).toMatchObject({
      status: 200,
      body: { object: 'list' },
    })
    const refused = await callTool(client, 'request_read', { connector: 'stripe', path: '/v2/balance' })
    const elsewhere = await callTool(client, 'request_read', { connector: 'stripe', path: '/v1/../v2/balance' })
    expect([refused.error?.code, elsewhere.error?.code]).toEqual(['operation_forbidden', 'invalid_params'])
    expect(world.arrived.slice(before).map(({ path }) => path)).toEqual(['/v1/balance'])
    await world.server.services.audit.flush()
    const { body } = await world.call('GET', `/api/v1/audit?connector_id=${id}&limit=200`, { token: world.first.token })
    expect(body.data).toContainEqual(expect.objectContaining({ action: 'GET /v1/balance', tool: 'request_read' }))
  })
})
