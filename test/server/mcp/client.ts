/** A client of the endpoint of agents, and what it asks in these tests. */
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { onTestFinished } from 'vitest'
import type { World } from '../api/world.ts'

/** The revisions, and how the client is made to speak them. */
export const REVISIONS: readonly (readonly [string, ClientOptions])[] = [
  ['2025-11-25', {}],
  ['2026-07-28', { versionNegotiation: { mode: 'auto' } }],
]

/** Names an operation. */
export const TARGET = { connector: 'stripe', entity: 'customers', action: 'list' }

/** A call of it. */
export const LIST = { ...TARGET, params: { limit: 1 } }

/** What a tool answers. */
export interface Structured {
  readonly [name: string]: unknown
  readonly error?: { readonly code: string; readonly message: string }
  readonly connectors?: readonly { readonly id: string }[]
  readonly operations?: readonly { readonly tool: string }[]
}

/** A client with a token, closed when the test is over. */
export async function clientOf(
  world: { readonly server: Pick<World['server'], 'origin'> },
  bearer: string,
  options: ClientOptions = REVISIONS[1]![1],
): Promise<Client> {
  const client = new Client({ name: 'tester', version: '9' }, options)
  const requestInit = { headers: { authorization: `Bearer ${bearer}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', world.server.origin), { requestInit }))
  onTestFinished(() => client.close())
  return client
}

/** Calls a tool. */
export async function callTool(client: Client, name: string, input: Record<string, unknown> = {}): Promise<Structured> {
  return (await client.callTool({ name, arguments: input })).structuredContent as Structured
}
