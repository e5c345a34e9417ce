/** The tool `search_everywhere`: one search over all copies of the token's customer. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ConnectorChoice } from '../../../server/http/index.ts'
import { agentToken } from '../../support/agent-token.ts'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { callTool, clientOf } from './client.ts'

interface Found {
  readonly hits: readonly { readonly connector: string; readonly entity: string; readonly key: string }[]
  readonly not_searched: readonly object[]
}

describe('search_everywhere', () => {
  let server: TestServer
  let id: string
  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres(), set: ['sync.enabled=true'] })
    const token = await server.applicationToken()
    const connect = async (user: string, name: string) => {
      const made = await server.connector('stripe', user, {
        credentials: { api_key: `key-${user}` },
        sync: { entities: ['customers'] },
      })
      const path = `/integrations/connectors/${made}`
      await vi.waitUntil(
        async () => (await server.ask('GET', `${path}/sync`, { token })).body.status === 'ready',
        120_000,
      )
      const body = { entity: 'customers', action: 'create', params: { name } }
      await server.ask('POST', `${path}/execute`, { token, body })
      return made
    }
    id = await connect('user_1', 'Zebulon Quartermain')
    await connect('user_2', 'Zebulon Theirs')
  })
  afterAll(() => server?.close())

  const clientWith = async (policy?: object) => {
    const body = { external_user_id: 'user_1', policy }
    const token = await server.applicationToken()
    const issued = await server.ask('POST', '/account/applications/scoped-token', { token, body })
    return clientOf({ server }, issued.body.token)
  }

  it('finds records, which execute_read then reads by the same names', async () => {
    const client = await clientWith()
    const { hits, not_searched: left } = (await callTool(client, 'search_everywhere', {
      query: 'quartermane zebulon',
    })) as unknown as Found
    expect(hits[0]).toMatchObject({
      connector: `stripe-${id.slice(0, 4)}`,
      kind: 'stripe',
      entity: 'customers',
      title: 'Zebulon Quartermain',
    })
    expect(left).toEqual([])
    const { connector, entity, key } = hits[0]!
    const read = await callTool(client, 'execute_read', { connector, entity, action: 'get', params: { id: key } })
    expect(read.records).toMatchObject({ id: key, name: 'Zebulon Quartermain' })
    await server.services.audit.flush()
    const token = await server.applicationToken()
    const rows = await server.ask('GET', '/audit?action=search&limit=200', { token })
    expect(rows.body.data.at(-1)).toMatchObject({ type: 'search', tool: 'search_everywhere', client: 'tester 9' })
  })

  it.each([
    [{ entities: ['invoices'] }, 0],
    [{ operations: ['*.list'] }, 0],
    [{ connector_types: ['linear'] }, 0],
    [{ operations: ['customers.search'] }, 1],
  ])('Q2 with the policy %j finds %d', async (policy, count) => {
    const client = await clientWith(policy)
    const found = (await callTool(client, 'search_everywhere', { query: 'zebulon quartermain' })) as unknown as Found
    expect(found.hits.filter(({ entity }) => entity === 'customers').slice(0, 1)).toHaveLength(count)
    expect(JSON.stringify(found).includes('Theirs')).toBe(false)
  })

  it.each([
    ['all later ones too', () => ({ except: [] }), true],
    ['all but this one', () => ({ except: [id] }), false],
    ['none', () => ({ only: [] }), false],
  ])('L14 with a login whose user chose %s finds what it chose', async (_, chosen, isFound) => {
    const connectors: ConnectorChoice = chosen()
    const token = await agentToken(server.services.access, server, 'user_1', { connectors })
    const client = await clientOf({ server }, token)
    const found = (await callTool(client, 'search_everywhere', { query: 'zebulon quartermain' })) as unknown as Found
    expect(found.hits.some(({ connector }) => id.startsWith(connector.replace('stripe-', '')))).toBe(isFound)
  })

  it('gives find_operations the records that a query names, of this customer only', async () => {
    const client = await clientWith()
    const find = async (query: string) => callTool(client, 'find_operations', { query })
    const { operations, names } = await find('update the customer Zebulon Quartermain')
    const [first] = operations as unknown as readonly {
      readonly action: string
      readonly known_params?: { readonly id: string }
    }[]
    expect(names).toMatchObject([{ name: 'zebulon quartermain', entity: 'customers', key: first?.known_params?.id }])
    const theirs = await find('update the customer Zebulon Theirs')
    expect([theirs.names, JSON.stringify(theirs.operations).includes('known_params')]).toEqual([undefined, false])
    await server.services.audit.flush()
    const token = await server.applicationToken()
    const rows = await server.ask('GET', '/audit?action=search&limit=200', { token })
    expect(rows.body.data.at(-1)).toMatchObject({ type: 'search', tool: 'find_operations', client: 'tester 9' })
  })

  it('finds no names where the policy allows no search, or its calls are counted', async () => {
    for (const policy of [{ operations: ['*.list', '*.update'] }, { max_calls: 5 }]) {
      const client = await clientWith(policy)
      const { names } = await callTool(client, 'find_operations', { query: 'update the customer Zebulon Quartermain' })
      expect(names).toBeUndefined()
    }
  })

  it('names what is wrong with a call', async () => {
    const client = await clientWith()
    const errorOf = async (input: Record<string, unknown>) => (await callTool(client, 'search_everywhere', input)).error
    expect((await errorOf({ query: 'ada', limit: 26 }))?.code).toBe('invalid_params')
    expect((await errorOf({ query: 'ada', entities: ['costumers'] }))?.message).toContain('Did you mean "customers"?')
  })
})
