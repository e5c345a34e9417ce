/** A sandbox on loopback: an agent on this machine needs no token, and nobody else does without. */
import { request } from 'node:http'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { callTool } from './client.ts'

const BODY = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })

/** Asks for the tools with headers of one's own, `Host` among them, which fetch would not send. */
function statusOf(origin: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const accept = 'application/json, text/event-stream'
    const options = { method: 'POST', headers: { 'content-type': 'application/json', accept, ...headers } }
    const sent = request(`${origin}/mcp`, options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
    sent.on('error', reject)
    sent.end(BODY)
  })
}

describe('a sandbox', () => {
  let server: TestServer
  let closed: TestServer
  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres() })
    closed = await startTestServer({
      database: await openTestPostgres(),
      set: ['behindProxy=true'],
    })
  })
  afterAll(() => Promise.all([server?.close(), closed?.close()]))

  it('serves an agent on this machine without a token, as one customer', async () => {
    const client = new Client({ name: 'tester', version: '9' }, { versionNegotiation: { mode: 'auto' } })
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', server.origin)))
    expect((await callTool(client, 'list_connectors')).connectors).toEqual([])
    const id = await server.connector('stripe', 'sandbox', { credentials: { api_key: 'sk_test_1' } })
    const asked = {
      connector: 'stripe',
      entity: 'invoices',
      action: 'list',
      params: { status: 'open' },
      fields: ['status'],
    }
    const { records, next } = await callTool(client, 'execute_read', asked)
    const statuses = (records as { status: string }[]).map(({ status }) => status)
    expect([new Set(statuses), next]).toEqual([
      new Set(['open']),
      expect.objectContaining({ connector: `stripe-${id.slice(0, 4)}` }),
    ])
    await client.close()
  })

  it.each<[string, Record<string, string>]>([
    ['of a page of another site', { origin: 'https://evil.example' }],
    ['of a page of this machine', { origin: 'http://localhost:3000' }],
    ['to a name that resolves to this machine', { host: 'evil.example' }],
    ['to a name that begins as an address', { host: '127.0.0.1.evil.example' }],
    ['that was forwarded', { 'x-forwarded-for': '203.0.113.7' }],
    ['that was forwarded with its host alone', { 'x-forwarded-host': 'evil.example' }],
    ['that a proxy passed on', { via: '1.1 proxy' }],
    ['of a page that sends no origin', { 'sec-fetch-site': 'cross-site' }],
    ['of a page of another port', { 'sec-fetch-site': 'same-site' }],
    ['with a token that is none', { authorization: 'Bearer x' }],
    ['with another scheme', { authorization: 'Basic eDp5' }],
  ])('A11 refuses a request %s', async (_, headers) => {
    expect(await statusOf(server.origin, headers)).toBe(401)
  })

  it('takes a page of its own as a program', async () => {
    expect(await statusOf(server.origin, { origin: server.origin })).toBe(200)
  })

  it('A11 refuses everybody behind a proxy, which may let others in', async () => {
    expect([await statusOf(server.origin, {}), await statusOf(closed.origin, {})]).toEqual([200, 401])
  })

  it('A11 has no other route without a token', async () => {
    expect((await server.ask('GET', '/integrations/connectors')).status).toBe(401)
  })
})
