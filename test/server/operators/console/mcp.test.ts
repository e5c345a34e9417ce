/** I: the tools of support for an operator's agent, called by the client of the protocol's library. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleWorld, startConsoleWorld } from '../../../support/console.ts'
import { type ConsoleDay, plantDay } from '../../../support/console-day.ts'
import { openTestPostgres } from '../../../support/database.ts'

let world: ConsoleWorld
let day: ConsoleDay
beforeAll(async () => {
  world = await startConsoleWorld(await openTestPostgres())
  day = await plantDay(world)
})
afterAll(() => world?.server.close())

async function connected(token: string): Promise<Client> {
  const client = new Client({ name: 'ops-agent', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL(`${world.url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  })
  await client.connect(transport)
  return client
}

/** What a tool gives. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into it as they like
async function give(client: Client, name: string, input: Readonly<Record<string, unknown>> = {}): Promise<any> {
  const { structuredContent } = await client.callTool({ name, arguments: input })
  return structuredContent
}

describe('an agent of an operator', () => {
  it('finds out why a customer does not sync', async () => {
    const client = await connected(await world.token('viewer'))
    const { data: found } = await give(client, 'find_customer', { q: 'user_1842' })
    const [{ organization_id: organization, customer_id: customer }] = found.customers
    const { data } = await give(client, 'why_customer', { organization, customer })
    expect(data.findings[0]).toMatchObject({
      about: 'notion “Team wiki”',
      finding: expect.stringContaining('API token is invalid'),
      turn: 'customer',
      advice: 'Make a new link and send it to the customer.',
      since: expect.stringMatching(/^2/),
    })
    expect(data.findings.map(({ about }: { about: string }) => about)).toContain('notion “Team wiki”, copy of pages')
    await client.close()
  })

  it('sees what the screens show, by tools that only read', async () => {
    const client = await connected(await world.token('viewer'))
    const { tools } = await client.listTools()
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([])
    const {
      organizationId: organization,
      customerId: customer,
      connectorId: connector,
      endpointId: endpoint,
      requestId: request,
    } = day.notion
    const known: Readonly<Record<string, string>> = { organization, customer, connector, endpoint, request, q: 'user_' }
    const token = await world.token('viewer')
    for (const { name, inputSchema } of tools) {
      const input = Object.fromEntries((inputSchema.required ?? []).map((key) => [key, known[key]]))
      const output = await give(client, name, input)
      expect([name, output.error]).toEqual([name, undefined])
    }
    const screen = JSON.parse((await world.get('/connectors?status=needs_reauth', { token })).text)
    expect((await give(client, 'list_connectors', { status: 'needs_reauth' })).data).toEqual(screen)
    await client.close()
  })

  it('is told what is wrong with a call of a tool', async () => {
    const client = await connected(await world.token('viewer'))
    expect((await give(client, 'why_customer', { organization: 'x' })).error.message).toBe(
      'Cannot call why_customer: customer is missing',
    )
    expect((await give(client, 'list_calls', { kinds: 'notion' })).error.message).toContain('Did you mean "kind"?')
    const { organizationId: organization } = day.notion
    const customer = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
    expect((await give(client, 'why_customer', { organization, customer })).error.code).toBe('customer_not_found')
    await client.close()
  })
})

describe('I10 the endpoint', () => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
  const post = (headers: Readonly<Record<string, string>>) =>
    fetch(`${world.url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: JSON.stringify(message),
    })

  it('is for tokens of programs: a session of a person, and no page, reach it', async () => {
    const cookie = await world.logIn('owner')
    expect((await post({ authorization: `Bearer ${cookie.split('=')[1]}` })).status).toBe(401)
    expect((await post({ authorization: `Bearer ${await world.server.applicationToken()}` })).status).toBe(401)
    expect((await post({ cookie, origin: world.url })).status).not.toBe(200)
    expect((await post({})).status).not.toBe(200)
    const token = await world.token('viewer')
    expect((await post({ authorization: `Bearer ${token}` })).status).toBe(200)
    expect(
      (
        await fetch(`${world.server.origin}/api/v1/mcp`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
        })
      ).status,
    ).not.toBe(200)
  })

  it('gives no bodies of captures, and no characters that nobody sees', async () => {
    const client = await connected(await world.token('owner'))
    const { access } = world.server.services
    await access.customers.ensure(day.notion.organizationId, 'user_\u{e0041}\u202ehidden')
    const { data } = await give(client, 'find_customer', { q: 'hidden' })
    expect(data.customers[0].external_user_id).toBe('user_hidden')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).filter((name) => /open|capture|try|run/.test(name))).toEqual([])
    await client.close()
  })
})
