/** The route of changes: who may read them, and what a cursor is good for. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { openTestPostgres } from '../../support/database.ts'

describe('the changes of an entity', () => {
  let server: TestServer
  let connector: string
  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres() })
    connector = await server.connector('stripe', 'user_1', { credentials: { api_key: 'any-key' } })
    const token = await server.applicationToken()
    const path = `/integrations/connectors/${connector}/sync`
    await vi.waitUntil(async () => (await server.ask('GET', path, { token })).body.status === 'ready', 120_000)
  })
  afterAll(() => server?.close())

  const read = async (token: string, entity = 'customers', query = '') =>
    server.ask('GET', `/integrations/connectors/${connector}/records/${entity}${query}`, { token })

  it('are whole records, a page at a time, and a write comes after them', async () => {
    const token = await server.scopedToken('user_1')
    const first = await read(token, 'customers', '?limit=2')
    expect(first.status).toBe(200)
    expect(first.body.meta).toMatchObject({ has_more: true, snapshot: true, status: 'ready' })
    const [change] = first.body.data
    expect(change).toMatchObject({ operation: 'upsert', record: { id: change.key, object: 'customer' } })
    const rest = await read(token, 'customers', `?after=${first.body.meta.cursor}`)
    expect(rest.body.meta.has_more).toBe(false)
    const body = { entity: 'customers', action: 'create', params: { name: 'Ada' } }
    const made = await server.ask('POST', `/integrations/connectors/${connector}/execute`, { token, body })
    const after = await read(token, 'customers', `?after=${rest.body.meta.cursor}`)
    expect(after.body.data).toMatchObject([{ operation: 'upsert', key: made.body.data.id }])
  })

  it('C18 are of the customer alone, and so is a cursor of its entity', async () => {
    const token = await server.scopedToken('user_1')
    const { body } = await read(token)
    const other = await read(await server.scopedToken('user_2'))
    expect([other.status, other.body.code]).toEqual([404, 'connector_not_found'])
    const ofOther = await read(token, 'invoices', `?after=${body.meta.cursor}`)
    expect([ofOther.status, ofOther.body.code]).toEqual([400, 'invalid_cursor'])
    const unknown = await read(token, 'nothing')
    expect([unknown.status, unknown.body.code]).toEqual([400, 'unknown_entity'])
  })
})
