/** Rules on the order of calls: who has read texts of strangers is kept from sending, by every path. */
import { describe, expect, test } from 'vitest'
import { type AgentPolicy, type AgentSource, agentToolsOf } from '../../../../client/agent/index.ts'
import { shopSource } from '../../../support/agent.ts'

const LIST = { connector: 'shop', entity: 'customers', action: 'list' }
const SEND = { connector: 'desk', entity: 'tickets', action: 'create', params: {} }
const AFTER: AgentPolicy = {
  after: [{ read: ['shop.customers.*'], refuse: ['desk.*', '*.delete'], reason: 'A customer could give it orders.' }],
  requests: ['* /*'],
}
const CONNECTORS = [
  { id: 'shop', kind: 'shop' },
  { id: 'desk', kind: 'desk' },
]

function toolsOf(policy: AgentPolicy, more: Partial<AgentSource> = {}) {
  const source = shopSource({ pages: [[{ id: 'c1' }]], connectors: CONNECTORS })
  const connectors = async () =>
    (await source.connectors()).map((one) => ({
      ...one,
      request: async () => ({ status: 200, headers: {}, body: {} }),
    }))
  return { source, tools: agentToolsOf({ ...source, connectors, ...more }, { policy }) }
}

const codeOf = ({ error }: { error?: unknown }) => (error as { code: string } | undefined)?.code

test('A19 a call that was allowed is refused after reading, with the reason', async () => {
  const { source, tools } = toolsOf(AFTER)
  expect(codeOf(await tools.call('execute_write', SEND))).toBeUndefined()
  await tools.call('execute_read', LIST)
  const { error } = await tools.call('execute_write', SEND)
  expect(error).toMatchObject({
    code: 'operation_forbidden',
    message: 'Cannot call tickets.create of "desk": shop.customers.* was read before. A customer could give it orders.',
  })
  expect(codeOf(await tools.call('execute_delete', { ...LIST, action: 'delete', params: { id: 'c1' } }))).toBe(
    'operation_forbidden',
  )
  expect(codeOf(await tools.call('execute_write', { ...LIST, action: 'create', params: {} }))).toBeUndefined()
  expect(source.sent.map(({ action }) => action)).toEqual(['create', 'list', 'create'])
})

describe('A19 it has read', () => {
  const handle = `plugboard://read/${Buffer.from(JSON.stringify({ ...LIST, params: {} })).toString('base64url')}`
  const hits = [{ connectorId: 'shop', connectorType: 'shop', entity: 'customers', key: 'c1', title: 'Ada' }]
  const searchEverywhere = async () => ({ hits, notSearched: [] }) as never
  test.each<[string, (tools: ReturnType<typeof toolsOf>['tools']) => Promise<unknown>]>([
    ['by one of several reads', (tools) => tools.call('execute_read', { ...LIST, entity: 'invoices', also: [LIST] })],
    ['by a read that fails', (tools) => tools.call('execute_read', { ...LIST, params: { page: 9 } })],
    [
      'by a write that returns the record',
      (tools) => tools.call('execute_write', { ...LIST, action: 'update', params: { id: 'c1' } }),
    ],
    ['by a handle', (tools) => tools.read(handle)],
    ['by a request', (tools) => tools.call('request_read', { connector: 'shop', path: '/v1/customers' })],
    ['by a search of all copies', (tools) => tools.call('search_everywhere', { query: 'Ada' })],
  ])('%s', async (_, read) => {
    const { tools } = toolsOf(AFTER, { searchEverywhere })
    await read(tools)
    expect(codeOf(await tools.call('execute_write', SEND))).toBe('operation_forbidden')
    const request = { connector: 'desk', method: 'POST', path: '/v1/tickets' }
    expect(codeOf(await tools.call('request_write', request))).toBe('operation_forbidden')
  })
})

test('A19 reads are known to other tools with the same marks, and nowhere else', async () => {
  const set = new Set<string>()
  const marks = {
    has: async (mark: string) => set.has(mark),
    add: async (mark: string) => set.size < set.add(mark).size,
  }
  await toolsOf(AFTER, { marks }).tools.call('execute_read', LIST)
  expect(codeOf(await toolsOf(AFTER, { marks }).tools.call('execute_write', SEND))).toBe('operation_forbidden')
  expect(codeOf(await toolsOf(AFTER).tools.call('execute_write', SEND))).toBeUndefined()
})

test('operations without a rule neither mark nor are refused', async () => {
  const { tools } = toolsOf(AFTER)
  await tools.call('execute_read', { ...LIST, entity: 'invoices' })
  await tools.call('find_operations', { query: 'customers' })
  expect(codeOf(await tools.call('execute_write', SEND))).toBeUndefined()
})

test('A19 the names of accounts are no read, and are still refused after one', async () => {
  const keywords = ['who am I']
  const source = shopSource({ pages: [[{ id: 'c1' }]], connectors: CONNECTORS })
  const kinds = source.kinds.map((kind) => ({
    ...kind,
    operations: kind.operations.map((one) =>
      one.entity === 'customers' && one.action === 'list' ? { ...one, keywords } : one,
    ),
  }))
  const { tools } = toolsOf(AFTER, { kinds })
  expect((await tools.call('list_connectors', { who: true })).connectors).toMatchObject([{ account: { id: 'c1' } }, {}])
  expect(codeOf(await tools.call('execute_write', SEND))).toBeUndefined()
  const refusing = { after: [{ read: ['desk.*'], refuse: ['shop.customers.*'] }] }
  const { tools: after } = toolsOf(refusing, { kinds })
  await after.call('execute_read', { ...SEND, action: 'list' })
  expect((await after.call('list_connectors', { who: true })).connectors).toMatchObject([{ account: null }, {}])
})
