/** What a token's policy has a person approve, and what it refuses after reading: by every route, with what all processes know. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../../support/database.ts'
import { API, startWorld, type World } from '../../api/world.ts'
import { type AgentTokens, LoginWorld } from '../../agents/logins/world.ts'
import { callTool, clientOf, LIST } from '../client.ts'

const CREATE = { entity: 'customers', action: 'create', params: { email: 'ada@ours.example' } }
const ASKING = { versionNegotiation: { mode: 'auto' as const }, capabilities: { elicitation: { form: {} } } }
const YES = { action: 'accept' as const, content: { approve: true } }

/** A form of a client: a question, and fields of plain types. */
interface Form {
  readonly message: string
  readonly requestedSchema: {
    readonly properties: Readonly<Record<string, Field>>
    readonly required: readonly string[]
  }
}

interface Field {
  readonly type: string
  readonly title: string
  readonly default: boolean
}

describe('a token with operations that a person approves', () => {
  let world: World
  let id: string
  beforeAll(async () => {
    world = await startWorld(await openTestPostgres(), { set: ['log.level=silent'] })
    id = (await world.connector(world.first, 'user_1')).id
  })
  afterAll(() => world?.close())

  it('A18 asks in the agent, and is refused by the routes that cannot ask', async () => {
    const bearer = await world.scoped(world.first, 'user_1', { approve: ['customers.create'], requests: ['* /v1/*'] })
    const direct = await world.execute(bearer, id, CREATE)
    expect([direct.status, direct.body.code]).toEqual([403, 'operation_forbidden'])
    const request = { method: 'POST', path: '/v1/customers', body: {} }
    const path = `${API}/integrations/connectors/${id}/request`
    expect((await world.call('POST', path, { token: bearer, body: request })).status).toBe(403)
    const client = await clientOf(world, bearer, ASKING)
    const asked: string[] = []
    client.setRequestHandler('elicitation/create', ({ params }) => {
      asked.push(params.message)
      return YES
    })
    const before = world.arrived.length
    const { error } = await callTool(client, 'execute_write', { connector: 'stripe', ...CREATE })
    expect([error, world.arrived.length - before]).toEqual([undefined, 1])
    expect(asked).toEqual([expect.stringContaining(`customers.create of stripe, connector ${id}`)])
  })

  it.each([
    ['ticks the box', true, undefined, 1],
    ['accepts the form as it opens', undefined, 'cancelled', 0],
  ])('A18 a client shows the form, and a person %s', async (_, ticked, code, sent) => {
    const bearer = await world.scoped(world.first, 'user_1', { approve: ['customers.create'] })
    const client = await clientOf(world, bearer, ASKING)
    const shown: unknown[] = []
    client.setRequestHandler('elicitation/create', ({ params }) => {
      const { message, requestedSchema } = params as unknown as Form
      const fields = Object.entries(requestedSchema.properties)
      shown.push(message.split('\n')[0], requestedSchema.required)
      shown.push(...fields.map(([name, { type, title }]) => `${name}: ${title} (${type})`))
      const content = Object.fromEntries(fields.map(([name, { default: value }]) => [name, ticked ?? value]))
      return { action: 'accept' as const, content }
    })
    const before = world.arrived.length
    const { error } = await callTool(client, 'execute_write', { connector: 'stripe', ...CREATE })
    expect([error?.code, world.arrived.length - before]).toEqual([code, sent])
    expect(shown).toEqual([
      expect.stringContaining('customers.create of stripe'),
      ['approve'],
      'approve: Approve this call (boolean)',
    ])
  })

  it('A18 an approval is good for its own token only, and once', async () => {
    const policy = { approve: ['customers.create'] }
    const [first, second] = [
      await world.scoped(world.first, 'user_1', policy),
      await world.scoped(world.first, 'user_1', policy),
    ]
    const post = async (token: string, params: object) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'mcp-name': 'execute_write',
      }
      const _meta = {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
      }
      const call = { name: 'execute_write', arguments: { connector: 'stripe', ...CREATE }, ...params, _meta }
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call })
      const response = await fetch(new URL('/mcp', world.server.origin), { method: 'POST', headers, body })
      return (await response.json()) as {
        result?: { requestState: string; structuredContent?: { error?: { message: string } } }
        error?: { code: number }
      }
    }
    const before = world.arrived.length
    const { result } = await post(first, {})
    const approval = { requestState: result!.requestState, inputResponses: { approval: YES } }
    expect((await post(second, approval)).error!.code).toBe(-32602)
    expect((await post(first, approval)).result!.structuredContent!.error).toBeUndefined()
    expect((await post(first, approval)).result!.structuredContent!.error!.message).toContain('was used before')
    expect(world.arrived.length - before).toBe(1)
  })

  it('A19 a token that has read by one route is refused by all others', async () => {
    const policy = { after: [{ read: ['stripe.customers.list'], refuse: ['*.create'] }], requests: ['POST /v1/*'] }
    const bearer = await world.scoped(world.first, 'user_1', policy)
    const client = await clientOf(world, bearer)
    expect((await world.execute(bearer, id, CREATE)).status).toBe(200)
    expect((await callTool(client, 'execute_read', LIST)).error).toBeUndefined()
    expect((await world.execute(bearer, id, CREATE)).body.code).toBe('operation_forbidden')
    const path = `${API}/integrations/connectors/${id}/request`
    const request = { method: 'POST', path: '/v1/customers', body: {} }
    expect((await world.call('POST', path, { token: bearer, body: request })).status).toBe(403)
    const other = await world.scoped(world.first, 'user_1', policy)
    expect((await world.execute(other, id, { entity: 'customers', action: 'list' })).status).toBe(200)
    const { error } = await callTool(await clientOf(world, other), 'execute_write', { connector: 'stripe', ...CREATE })
    expect(error!.code).toBe('operation_forbidden')
  })
})

it('A19 a grant that has read stays refused with its next token', async () => {
  const world = await LoginWorld.start()
  try {
    const { id } = await world.connector('user_1')
    const policy = {
      after: [{ read: ['customers.list'], refuse: ['customers.create'], reason: 'No orders of strangers.' }],
    }
    const loggedIn = await world.logIn(world.asked(), { level: 'write', connector: [id] }, 'user_1', policy)
    const tokens = JSON.parse((await world.exchange(loggedIn)).text) as AgentTokens
    const client = await clientOf(world.api, tokens.access_token)
    expect((await callTool(client, 'execute_read', LIST)).error).toBeUndefined()
    const next = JSON.parse((await world.refresh(tokens.refresh_token)).text) as AgentTokens
    const later = await clientOf(world.api, next.access_token)
    const { error } = await callTool(later, 'execute_write', { connector: 'stripe', ...CREATE })
    expect(error!.message).toMatch(/customers\.list was read before\. No orders of strangers\.$/)
  } finally {
    await world.close()
  }
})
