/** The link of an event: it opens once, for the customer and the kind of the connector that needs its owner, and for nobody else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConnectorError } from '../../../runtime/index.ts'
import type { Database } from '../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../support/database.ts'
import { takeEvents, wantEvents } from '../../support/events.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

describe('the link of connector.needs_reauth', () => {
  let database: Database
  let server: TestServer
  let connector: string

  beforeAll(async () => {
    database = await openTestPostgres()
    server = await startTestServer({ database })
    connector = await server.connector('stripe', 'user_1', { credentials: { api_key: 'any-key' } })
    await server.connector('linear', 'user_1', { credentials: { api_key: 'any-key' } })
    await wantEvents(database, server.organizationId)
  })
  afterAll(() => server.close())

  /** The code of the link that the event carries. */
  async function codeOfEvent(): Promise<string> {
    const { connectors } = server.services
    const scope = { organizationId: server.organizationId }
    const opened = await connectors.open(scope, connector)
    opened.release(new ConnectorError('credentials_rejected', 'Cannot use the connector: refused'))
    await expect.poll(async () => (await connectors.get(scope, connector)).status).toBe('needs_reauth')
    const events = await takeEvents(database, server.organizationId)
    const links = events.filter(({ type }) => type === 'connector.needs_reauth').map(({ data }) => data.connect_link)
    expect(links).toHaveLength(1)
    const link = new URL(String(links[0]))
    expect(link.origin + link.pathname).toBe(`${server.baseUrl}/connect`)
    return link.hash.slice(1)
  }

  it('V6 opens once, for that customer and that kind alone', async () => {
    const body = { code: await codeOfEvent() }
    const exchange = () => server.ask('POST', '/integrations/connectors/links/exchange', { body })
    const opened = await exchange()
    expect([opened.status, opened.body]).toEqual([
      200,
      expect.objectContaining({ external_user_id: 'user_1', connector_types: ['stripe'], connector_id: connector }),
    ])
    expect((await exchange()).text).toContain('link_not_found')
    const { token } = opened.body as { token: string }
    const headers = { origin: new URL(server.baseUrl).origin }
    const seen = await server.ask('GET', '/integrations/connectors', { token, headers })
    expect((seen.body as { data: { id: string }[] }).data.map(({ id }) => id)).toEqual([connector])
    const other = { external_user_id: 'user_2', connector_type: 'stripe', name: 'X', credentials: { api_key: 'k' } }
    const refused = await server.ask('POST', '/integrations/connectors', { token, headers, body: other })
    expect(refused.text).toContain('customer_mismatch')
  })
})
