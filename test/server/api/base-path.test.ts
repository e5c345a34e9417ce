/** A server whose proxy puts a path before all of its own: whatever it says of itself has that path. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const BASE = 'https://example.com/plugboard'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ database: await openTestPostgres(), set: [`baseUrl=${BASE}`] })
})
afterAll(() => server?.close())

it('says its addresses with the path, also when its port is a free one', async () => {
  const token = await server.applicationToken()
  const connector = { external_user_id: 'ada', connector_type: 'stripe', name: 'S', credentials: { api_key: 'k' } }
  const made = await server.ask('POST', '/integrations/connectors', { token, body: connector })
  const path = `/plugboard/api/v1/integrations/connectors/${made.body.id}`
  expect([made.status, made.headers.get('location')]).toEqual([201, path])
  const link = await server.ask('POST', '/integrations/connectors/links', { token, body: { external_user_id: 'ada' } })
  expect(link.body.url).toMatch(/^https:\/\/example\.com\/plugboard\/connect#/)
  const missing = await server.ask('GET', '/integrations/connectors/none', { token })
  expect(missing.body.type).toBe(`${BASE}/docs#connector_not_found`)
  const description = (await (await fetch(`${server.origin}/openapi.json`)).json()) as { servers: unknown }
  expect(description.servers).toEqual([{ url: BASE }])
})
