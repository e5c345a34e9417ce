/** The URL by which a server speaks of itself: with the path that its proxy puts before all, with the port that it took. */
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../../server/config/index.ts'
import { baseUrlAt } from '../../../server/server.ts'
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

it('without a base URL and with port 0 says its address with the port that it took', async () => {
  const own = await startTestServer({ database: await openTestPostgres() })
  onTestFinished(() => own.close())
  const { origin } = own
  const missing = await own.ask('GET', '/nowhere')
  const description = (await (await fetch(`${origin}/openapi.json`)).json()) as { servers: unknown }
  const page = await (await fetch(`${origin}/docs/plain`)).text()
  const { docs } = (await (await fetch(origin)).json()) as { docs: string }
  expect(own.baseUrl).toBe(origin)
  expect(missing.body.type).toBe(`${origin}/docs#route_not_found`)
  expect(description.servers).toEqual([{ url: origin }])
  expect(docs).toBe(`${origin}/docs`)
  expect(page).toContain(`Base URL: <code>${origin}</code>`)
})

it('on all addresses with port 0 says localhost with the port that it took', () => {
  const config = readConfig({ env: {}, set: ['listen.host=0.0.0.0', 'listen.port=0', 'behindProxy=true'] })
  expect(baseUrlAt(config, 'http://0.0.0.0:43210')).toBe('http://localhost:43210')
})
