/** The route of changes: who may read them, and what a cursor is good for. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { openTestPostgres } from '../../support/database.ts'

describe('the changes of an entity', () => {
  let server: TestServer
  let connector: string
  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres(), set: ['sync.enabled=true'] })
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

  it('a record is read by its key, whatever text that is, and records are counted', async () => {
    const token = await server.scopedToken('user_1')
    const { body } = await read(token, 'customers', '?limit=1')
    const { key, record } = body.data[0]
    const path = `/integrations/connectors/${connector}/records/customers`
    const found = await server.ask('GET', `${path}/record?key=${encodeURIComponent(key)}`, { token })
    expect(found.body).toEqual({ data: record, meta: { key, changed_at: body.data[0].changed_at, status: 'ready' } })
    const all = await read(token)
    const counted = await server.ask('GET', `${path}/count`, { token })
    expect(counted.body).toEqual({ data: { count: all.body.data.length }, meta: { status: 'ready' } })
    const [copy] = await server.services.database.query<{ generation: number; organization: string; table: string }>(
      `select c.generation, c.organization_id as organization, t.name as table from copies c
      join record_tables t on t.kind = 'stripe' and t.entity = c.entity where c.connector_id = $1 and c.entity = 'customers'`,
      [connector],
    )
    for (const odd of ['count', 'record', '..', 'a/b', '%2F', 'a&key=b', '?', 'ключ +', "'; --"]) {
      await server.services.database.query(
        `insert into ${copy!.table} (organization_id, generation, key, connector_id, data) values ($1, $2, $3, $4, $5)`,
        [copy!.organization, copy!.generation, odd, connector, JSON.stringify({ id: odd })],
      )
      const answer = await server.ask('GET', `${path}/record?key=${encodeURIComponent(odd)}`, { token })
      expect([answer.status, answer.body.data]).toEqual([200, { id: odd }])
    }
    const missing = await server.ask('GET', `${path}/record?key=none`, { token })
    expect([missing.status, missing.body.code]).toEqual([404, 'record_not_found'])
    const without = await server.ask('GET', `${path}/record`, { token })
    expect([without.status, without.body.code]).toEqual([400, 'invalid_query'])
    const other = await server.ask('GET', `${path}/record?key=count`, { token: await server.scopedToken('user_2') })
    expect([other.status, other.body.code]).toEqual([404, 'connector_not_found'])
  })
})

describe('the changes of all copies', () => {
  let server: TestServer
  const connectors: Record<string, string> = {}
  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres(), set: ['sync.enabled=true'] })
    const token = await server.applicationToken()
    for (const user of ['user_1', 'user_2'])
      connectors[user] = await server.connector('stripe', user, {
        credentials: { api_key: `key-${user}` },
        sync: { entities: ['customers', 'invoices'] },
      })
    for (const id of Object.values(connectors)) {
      const path = `/integrations/connectors/${id}/sync`
      await vi.waitUntil(async () => (await server.ask('GET', path, { token })).body.status === 'ready', 120_000)
    }
  })
  afterAll(() => server?.close())

  const read = (token: string, query: Record<string, string> = {}) =>
    server.ask('GET', `/integrations/changes?${new URLSearchParams(query)}`, { token })
  const usersOf = ({ body }: { readonly body: { readonly data: readonly { external_user_id: string }[] } }) => [
    ...new Set(body.data.map(({ external_user_id }) => external_user_id)),
  ]

  it('C19 are the organization’s for its application, and a customer’s for its token', async () => {
    const application = await server.applicationToken()
    const [one, two] = [await server.scopedToken('user_1'), await server.scopedToken('user_2')]
    const all = await read(application)
    expect(all.body.meta).toMatchObject({ snapshot: true, status: 'ready', unready: [] })
    expect(usersOf(all).toSorted()).toEqual(['user_1', 'user_2'])
    const [change] = all.body.data
    expect(change).toMatchObject({ operation: 'upsert', connector_type: 'stripe', record: { id: change.key } })
    expect(connectors[change.external_user_id]).toBe(change.connector_id)
    const own = await read(one)
    expect(usersOf(own)).toEqual(['user_1'])
    const named = await read(application, { external_user_id: 'user_1' })
    expect(named.body.data).toEqual(own.body.data)
    // A customer's cursor is good with any token that may read the customer's changes.
    expect((await read(application, { external_user_id: 'user_1', after: own.body.meta.cursor })).status).toBe(200)
    for (const [token, query] of [
      [two, {}],
      [application, {}],
      [application, { external_user_id: 'user_2' }],
      [one, { entities: 'customers' }],
    ] as const) {
      const refused = await read(token, { ...query, after: own.body.meta.cursor })
      expect([refused.status, refused.body.code]).toEqual([400, 'invalid_cursor'])
    }
    const mismatch = await read(one, { external_user_id: 'user_2' })
    expect([mismatch.status, mismatch.body.code]).toEqual([403, 'customer_mismatch'])
  })

  it('C19 filters by kind and entity, and refuses names that no kind has', async () => {
    const token = await server.applicationToken()
    const filtered = await read(token, { connector_types: 'Stripe, hubspot', entities: 'invoices' })
    expect(new Set(filtered.body.data.map(({ entity }: { entity: string }) => entity))).toEqual(new Set(['invoices']))
    expect((await read(token, { connector_types: 'hubspot' })).body.data).toEqual([])
    for (const [query, status, code, near] of [
      [{ connector_types: 'strip' }, 404, 'definition_not_found', 'stripe'],
      [{ entities: 'invoice' }, 400, 'unknown_entity', 'invoices'],
      [{ external_user_id: 'nobody' }, 404, 'customer_not_found', ''],
      [{ limit: '1001' }, 400, 'invalid_query', ''],
      [{ after: 'forged' }, 400, 'invalid_cursor', ''],
    ] as const) {
      const refused = await read(token, query)
      expect([refused.status, refused.body.code]).toEqual([status, code])
      expect(refused.text).toContain(near)
    }
  })

  it('C19 tell of a write at once, and by a reset of a customer that is deleted, which keeps no name', async () => {
    const token = await server.applicationToken()
    const begun = await read(token)
    const body = { entity: 'customers', action: 'create', params: { name: 'Ada' } }
    const made = await server.ask('POST', `/integrations/connectors/${connectors.user_2}/execute`, { token, body })
    const written = await read(token, { after: begun.body.meta.cursor })
    expect(written.body.data).toMatchObject([
      { operation: 'upsert', key: made.body.data.id, external_user_id: 'user_2', record: { name: 'Ada' } },
    ])
    const { body: connector } = await server.ask('GET', `/integrations/connectors/${connectors.user_2}`, { token })
    const removed = await server.ask('DELETE', `/customers/${connector.customer_id}`, { token })
    const job = `/jobs/${removed.body.job_id}`
    await vi.waitUntil(async () => (await server.ask('GET', job, { token })).body.status === 'succeeded', 120_000)
    const resets = await read(token, { after: begun.body.meta.cursor })
    const resetOf = (entity: string) => ({
      operation: 'reset',
      connector_id: connectors.user_2,
      connector_type: 'stripe',
      external_user_id: null,
      entity,
      key: null,
      changed_at: expect.any(String) as string,
      record: null,
    })
    expect(
      resets.body.data.toSorted((one: { entity: string }, other: { entity: string }) =>
        one.entity < other.entity ? -1 : 1,
      ),
    ).toEqual([resetOf('customers'), resetOf('invoices')])
    expect(usersOf(await read(token))).toEqual(['user_1'])
    const trail = await server.ask('GET', '/audit?action=changes', { token })
    expect(trail.body.data).not.toEqual([])
  })

  it('have the fields of connectors’ maps, in the snapshot and after it', async () => {
    const token = await server.applicationToken()
    const connector = connectors.user_1
    const path = `/integrations/connectors/${connector}`
    const setMap = (type: string) => {
      const map = { customers: { plan: { path: '$.metadata.plan', type } } }
      return server.ask('PATCH', path, { token, body: { map } })
    }
    const execute = (action: string, params: object) =>
      server.ask('POST', `${path}/execute`, { token, body: { entity: 'customers', action, params } })
    await setMap('text')
    const made = (await execute('create', { name: 'Ada', metadata: { plan: 'pro' } })).body.data.id
    const snapshot = (await read(token, { external_user_id: 'user_1' })).body
    const isMade = ({ key }: { key: string }) => key === made
    expect(snapshot.data.find(isMade).mapped).toEqual({ plan: 'pro' })
    const invoice = snapshot.data.find(({ entity }: { entity: string }) => entity === 'invoices')
    expect(invoice).not.toHaveProperty('mapped')
    expect(snapshot.meta).not.toHaveProperty('unmapped')
    await setMap('number')
    await execute('update', { id: made, name: 'Ada L.' })
    const { data, meta } = (await read(token, { external_user_id: 'user_1', after: snapshot.meta.cursor })).body
    expect(data.find(isMade)).toMatchObject({ mapped: { plan: null } })
    const unmapped = {
      connector_id: connector,
      entity: 'customers',
      field: 'plan',
      found: 'text',
      records: 1,
      key: made,
    }
    expect(meta.unmapped).toEqual([unmapped])
  })
})
