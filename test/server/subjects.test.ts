/** A server without one of its subjects: that subject's routes are not there, and the others serve. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SUBJECTS } from '../../server/services.ts'
import { openTestDatabase } from '../support/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const CUSTOMER = 'user_1'

/** A feature of a subject: what it answers to one customer with one connector. */
type Feature = (server: TestServer, connector: string) => Promise<{ readonly status: number; readonly text: string }>

const FEATURES: Readonly<Record<string, Readonly<Record<string, Feature>>>> = {
  accounts: {
    'lists connectors': async (server) => ask(server, 'GET', '/integrations/connectors'),
    'checks a connector': async (server, id) => ask(server, 'POST', `/integrations/connectors/${id}/check`, {}),
    'lists kinds': async (server) => ask(server, 'GET', '/integrations/definitions/sources'),
  },
  calls: {
    'executes an operation': async (server, id) =>
      ask(server, 'POST', `/integrations/connectors/${id}/execute`, { entity: 'customers', action: 'list' }),
    'reads the audit trail': async (server) => ask(server, 'GET', '/audit'),
  },
  copy: {
    'shows the state of a copy': async (server, id) => ask(server, 'GET', `/integrations/connectors/${id}/sync`),
    'searches all copies': async (server) =>
      ask(server, 'POST', '/integrations/search', { q: 'lee', external_user_id: CUSTOMER }),
  },
  events: {
    'lists webhook endpoints': async (server) => ask(server, 'GET', '/webhooks'),
    'lists hooks': async (server) => ask(server, 'GET', '/integrations/hooks'),
  },
  agents: {
    'lists the tools of an agent': async (server) => {
      const { origin } = server
      const response = await fetch(`${origin}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await server.scopedToken(CUSTOMER)}`,
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      })
      return { status: response.status, text: await response.text() }
    },
  },
  operators: {
    'shows the login of the console': async ({ consoleUrl }) => {
      if (consoleUrl === undefined) return { status: 404, text: 'no console' }
      const response = await fetch(`${consoleUrl}/login`)
      return { status: response.status, text: await response.text() }
    },
  },
}

async function ask(server: TestServer, method: string, path: string, body?: unknown) {
  return server.ask(method, path, { token: await server.applicationToken(), body })
}

const ALL = Object.entries(FEATURES).flatMap(([subject, features]) =>
  Object.entries(features).map(([name, feature]) => ({ subject, name, feature })),
)

describe.each(['copy', 'events', 'agents', 'operators'])('a server without %s', (absent) => {
  let server: TestServer
  let connector: string

  beforeAll(async () => {
    const database = await openTestDatabase()
    const subjects = SUBJECTS.filter(({ name }) => name !== absent)
    server = await startTestServer({ database, subjects, set: ['console.listen=true', 'console.port=0'] })
    connector = await server.connector('orb', CUSTOMER, { credentials: { api_key: 'any' } })
  })

  afterAll(() => server.close())

  it.each(ALL.filter(({ subject }) => subject !== absent))('$name', async ({ feature }) => {
    const { status, text } = await feature(server, connector)
    expect({ status, text: status === 200 ? '' : text }).toEqual({ status: 200, text: '' })
  })

  it.each(ALL.filter(({ subject }) => subject === absent))('has no route that $name', async ({ feature }) => {
    expect((await feature(server, connector)).status).toBe(404)
  })

  it.runIf(absent === 'copy')('says of a search that it keeps no copies', async () => {
    const call = { entity: 'customers', action: 'search' }
    const { status, body } = await ask(server, 'POST', `/integrations/connectors/${connector}/execute`, call)
    expect({ status, ...body }).toMatchObject({
      status: 400,
      code: 'search_unavailable',
      message: 'Cannot use copies: this server keeps none',
    })
  })

  it('erases a customer, also in tables of the absent subject', async () => {
    const { database } = server.services
    const customers = await ask(server, 'GET', '/customers')
    const { id } = customers.body.data[0]
    await database.query(
      `insert into webhook_messages (id, organization_id, type, customer_id, connector_id, data)
       select gen_random_uuid(), organization_id, 'connector.created', id, $2, '{}' from customers where id = $1`,
      [id, connector],
    )
    const { body } = await ask(server, 'DELETE', `/customers/${id}`)
    await expect
      .poll(async () => (await ask(server, 'GET', `/jobs/${body.job_id}`)).body.status, { timeout: 60_000 })
      .toBe('succeeded')
    expect(await database.query('select 1 from webhook_messages where customer_id = $1', [id])).toEqual([])
    expect(await database.query('select 1 from connectors where id = $1', [connector])).toEqual([])
  })
})
