/** An account's own fields over MCP: described, set by label, and limited by the policy of a token. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { callTool, clientOf } from './client.ts'

const CREATE = { connector: 'hubspot', entity: 'contacts', action: 'create' }

interface ShownField {
  readonly name: string
  readonly label: string
  readonly read_only?: boolean
}

describe('own fields over MCP', () => {
  let server: TestServer
  let field: ShownField
  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres() })
    await server.connector('hubspot', 'user_1', { credentials: { private_app_token: 'pat-na1-1' } })
  })
  afterAll(() => server?.close())

  it('are described', async () => {
    const client = await clientOf({ server }, await server.scopedToken('user_1'))
    const { own_fields: shown } = await callTool(client, 'describe_operation', CREATE)
    const { fields } = shown as { fields: readonly ShownField[] }
    const found = fields.find(({ label, read_only: isReadOnly }) => label !== undefined && !isReadOnly)
    if (!found) throw new Error('the sandbox lists no field that writes may set')
    field = found
  })

  it('are set by label, and refused by a rule on their name', async () => {
    const write = { ...CREATE, params: { properties: { email: 'ada@example.com' } }, own: { [field.label]: 'x' } }
    const client = await clientOf({ server }, await server.scopedToken('user_1'))
    expect((await callTool(client, 'execute_write', write)).error).toBeUndefined()
    const rules = [{ operations: ['contacts.create'], params: { [`properties.${field.name}`]: { absent: true } } }]
    const asked = { external_user_id: 'user_1', policy: { rules } }
    const issuing = { token: await server.applicationToken(), body: asked }
    const { token } = (await server.ask('POST', '/account/applications/scoped-token', issuing)).body
    const limited = await clientOf({ server }, token)
    for (const given of [write, { ...CREATE, params: { properties: { [field.label]: 'x' } } }])
      expect((await callTool(limited, 'execute_write', given)).error).toMatchObject({ code: 'operation_forbidden' })
  })

  it('are returned by a read that names them by label', async () => {
    const client = await clientOf({ server }, await server.scopedToken('user_1'))
    const values = { properties: { email: 'bob@example.com' } }
    const created = await callTool(client, 'execute_write', { ...CREATE, params: values, own: { [field.label]: 'x' } })
    const { id } = created.records as { id: string }
    const read = { ...CREATE, action: 'get', params: { contactId: id }, own: [field.label], fields: ['properties'] }
    const { records } = await callTool(client, 'execute_read', read)
    expect(records).toMatchObject({ properties: { [field.name]: 'x' } })
  })
})
