/** The tools of requests: off until a policy turns them on, reading and writing apart. */
import { describe, expect, test } from 'vitest'
import { type AgentCall, type AgentPolicy, agentToolsOf, checkRequestPolicy } from '../../../client/agent/index.ts'
import { shopSource } from '../../support/agent.ts'

type Sent = readonly [tool: string, request: object, options: object]

/** Tools over a shop that answers requests with a value. */
function toolsOf(policy: AgentPolicy, options: { body?: unknown; approve?: (call: AgentCall) => boolean } = {}) {
  const { body = { ok: true }, approve } = options
  const sent: Sent[] = []
  const source = shopSource()
  const connectors = async () =>
    (await source.connectors()).map((one) => ({
      ...one,
      request: async (request: object, given: object, tool: string) => {
        sent.push([tool, request, given])
        return { status: 200, headers: {}, body }
      },
    }))
  return { sent, tools: agentToolsOf({ ...source, connectors }, { policy, ...(approve && { approve }) }) }
}

const READ = { connector: 'shop', path: '/v1/reports?x=1', query: { limit: 2 } }

describe('A5 the tools of requests', () => {
  test.each<[AgentPolicy, string[]]>([
    [{}, []],
    [{ operations: ['*'] }, []],
    [{ requests: [] }, []],
    [{ requests: ['GET /v1/*'] }, ['request_read']],
    [{ requests: ['POST /v1/*'] }, ['request_write']],
    [{ requests: ['* /v1/*'] }, ['request_read', 'request_write']],
    [{ requests: ['* /v1/*'], readOnly: true }, ['request_read']],
    [{ requests: ['DELETE /v1/*'], readOnly: true }, []],
  ])('of policy %j are %j', (policy, names) => {
    const { tools } = toolsOf(policy)
    const found = tools.descriptions.filter(({ name }) => name.startsWith('request'))
    expect(found.map(({ name }) => name)).toEqual(names)
  })

  test('send what the policy names, and nothing else', async () => {
    const { tools, sent } = toolsOf({ requests: ['GET /v1/*', 'DELETE /v1/*'], noDelete: true })
    expect(await tools.call('request_read', READ)).toMatchObject({ status: 200, body: { ok: true } })
    const refused = [
      await tools.call('request_read', { ...READ, path: '/v2/reports' }),
      await tools.call('request_write', { connector: 'shop', method: 'DELETE', path: '/v1/x' }),
      await tools.call('request_write', { connector: 'shop', method: 'POST', path: '/v1/x' }),
      await tools.call('request_read', { ...READ, method: 'POST' }),
    ]
    const codes = refused.map(({ error }) => (error as { code: string }).code)
    expect(codes).toEqual(['operation_forbidden', 'operation_forbidden', 'operation_forbidden', 'invalid_params'])
    expect(sent).toMatchObject([['request_read', { method: 'GET', path: '/v1/reports?x=1', query: { limit: 2 } }, {}]])
  })

  test.each([
    [{ noDelete: true }, 'POST', undefined],
    [{ noPayments: true }, 'GET', undefined],
    [{ noPayments: true }, 'POST', 'the policy allows no payments'],
  ] as const)('A24 of policy %j to a kind that refunds: %s', async (limits, method, refusal) => {
    const { tools } = toolsOf({ requests: ['* /*'], ...limits })
    const tool = method === 'GET' ? 'request_read' : 'request_write'
    const { error } = await tools.call(tool, { connector: 'shop', method, path: '/v1/x' })
    expect((error as { message: string } | undefined)?.message).toEqual(refusal && expect.stringContaining(refusal))
  })

  test('A24 without deletion are refused to a kind that voids', async () => {
    const operations = [{ entity: 'invoices', action: 'void', effect: 'destroys' as const, params: {} }]
    const request = { kind: 'shop', path: '/v1/invoices/1/void', operations }
    const judge = (method: string) => () =>
      checkRequestPolicy({ requests: ['* /*'], noDelete: true }, { ...request, method })
    expect(judge('GET')).not.toThrow()
    expect(judge('POST')).toThrow('nothing that cannot be undone')
  })

  test('ask for approval before a write', async () => {
    const asked: AgentCall[] = []
    const approve = (call: AgentCall) => asked.push(call) > 1
    const { tools, sent } = toolsOf({ requests: ['* /*'] }, { approve })
    const write = { connector: 'shop', method: 'POST', path: '/v1/x', body: { a: 1 }, idempotency_key: 'k' }
    expect(await tools.call('request_write', write)).toMatchObject({ error: { code: 'cancelled' } })
    await tools.call('request_read', READ)
    await tools.call('request_write', write)
    expect(asked).toMatchObject([
      { entity: 'request', action: 'POST', effect: 'overwrites', params: { path: '/v1/x', body: { a: 1 } } },
      {},
    ])
    expect(sent.map(([tool]) => tool)).toEqual(['request_read', 'request_write'])
    expect(sent[1]?.[2]).toMatchObject({ idempotencyKey: 'k' })
  })

  test("count as calls, cut long bodies, and mark the third party's texts", async () => {
    const { tools } = toolsOf({ requests: ['GET /*'], maxCalls: 1 }, { body: { text: 'x'.repeat(50_000) } })
    const { source, truncated, notice } = await tools.call('request_read', { ...READ, max_characters: 1_000 })
    expect(source).toContain('data of a third party')
    expect(String(truncated).length).toBeLessThan(1_000)
    expect(notice).toContain('characters are left out')
    expect(await tools.call('request_read', READ)).toMatchObject({ error: { code: 'call_limit_reached' } })
  })
})
