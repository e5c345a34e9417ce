/** `plugboard search "words" --customer`, and the same through the client. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { agentTools, connect, type EverywhereQuery, platform } from '../../../client/index.ts'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { runCli } from '../run-cli.ts'

describe('search --customer', () => {
  let server: TestServer
  let env: Record<string, string>
  let id: string
  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres(), set: ['sync.enabled=true'] })
    id = await server.connector('stripe', 'user_1', {
      credentials: { api_key: 'any-key' },
      sync: { entities: ['customers'] },
    })
    const token = await server.applicationToken()
    const path = `/integrations/connectors/${id}`
    await vi.waitUntil(
      async () => (await server.ask('GET', `${path}/sync`, { token })).body.status === 'ready',
      120_000,
    )
    const params = { name: 'Zebulon Quartermain', email: 'zeb@example.com' }
    await server.ask('POST', `${path}/execute`, { token, body: { entity: 'customers', action: 'create', params } })
    const { client_id: clientId, client_secret: secret } = server.client
    env = { PLUGBOARD_URL: server.origin, PLUGBOARD_CLIENT_ID: clientId, PLUGBOARD_CLIENT_SECRET: secret }
  })
  afterAll(() => server?.close())

  const run = (...words: string[]) => runCli(['search', ...words], { env })

  it('prints a table, or JSON', async () => {
    const { stdout, code } = await run('zebulon quartermian', '--customer', 'user_1', '--limit', '1')
    expect(code).toBe(0)
    expect(stdout).toMatch(
      /^kind +entity +title +text +key\nstripe +customers +Zebulon Quartermain +zeb@example.com +cus/,
    )
    expect(stdout).toMatch(/\n1 record\n$/)
    const { hits } = JSON.parse((await run('zebulon', '--customer', 'user_1', '--json')).stdout) as { hits: object[] }
    expect(hits[0]).toMatchObject({ connector_id: id, connector_type: 'stripe', title: 'Zebulon Quartermain' })
    const none = await run('zebulon', '--customer', 'user_1', '--kinds', 'jira')
    expect([none.code, none.stdout]).toEqual([0, 'no records\n'])
  })

  it.each([
    [['zebulon'], 'Cannot search: the entity or --customer is missing'],
    [['zebulon', 'quartermain', '--customer', 'user_1'], 'Cannot search all copies for two texts'],
    [['zebulon', '--customer', 'nobody'], 'Cannot find the customer'],
    [['zebulon', '--customer', 'user_1', '--entities', 'costumers'], 'Did you mean "customers"?'],
  ])('%j says %s', async (words, message) => {
    const { code, stderr } = await run(...words)
    expect(code).not.toBe(0)
    expect(stderr).toContain(message)
  })

  it('is search of a platform, and a tool of agents over its connectors', async () => {
    const hosted = {
      baseUrl: server.origin,
      clientId: env.PLUGBOARD_CLIENT_ID!,
      clientSecret: env.PLUGBOARD_CLIENT_SECRET!,
    }
    const api = platform(hosted)
    const { hits, notSearched } = await api.search({ externalUserId: 'user_1', q: 'zeb@example.com', limit: 1 })
    expect([hits[0]?.connectorId, hits[0]?.title, notSearched]).toEqual([id, 'Zebulon Quartermain', []])
    const stripe = await connect('stripe', { hosted: { ...hosted, externalUserId: 'user_1' } })
    const search = (query: EverywhereQuery) => api.search({ externalUserId: 'user_1', ...query })
    const tools = await agentTools({ money: stripe }, { search })
    const found = await tools.call('search_everywhere', { query: 'zebulon' })
    expect(found.hits).toMatchObject([{ connector: 'money', kind: 'stripe', entity: 'customers' }])
    const limited = await agentTools({ money: stripe }, { search, policy: { operations: ['*.list'] } })
    expect((await limited.call('search_everywhere', { query: 'zebulon' })).hits).toEqual([])
    const without = await agentTools({ money: stripe })
    expect(without.descriptions.map(({ name }) => name)).not.toContain('search_everywhere')
    await stripe.$close()
    await api.close()
  })
})
