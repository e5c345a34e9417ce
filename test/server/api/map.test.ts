/** Maps over the API: set by applications, checked, read by customers with their records. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const MAP = { customers: { plan: { path: '$.metadata.plan', type: 'text' } } }

describe('the map of a connector', () => {
  let server: TestServer
  let token: string
  let connector: string
  let made: string
  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres(), set: ['sync.enabled=true'] })
    token = await server.applicationToken()
    connector = await server.connector('stripe', 'user_1', { credentials: { api_key: 'any-key' } })
    const path = `/integrations/connectors/${connector}/sync`
    await vi.waitUntil(async () => (await server.ask('GET', path, { token })).body.status === 'ready', 120_000)
    const create = {
      entity: 'customers',
      action: 'create',
      params: { name: 'Ada', metadata: { plan: 'pro', seats: '5' } },
    }
    made = (await ask('POST', '/execute', create)).body.data.id
  })
  afterAll(() => server?.close())

  const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown, asking = token) =>
    server.ask(method, `/integrations/connectors/${connector}${path}`, { token: asking, body })

  it('is empty, then replaced as a whole', async () => {
    expect((await ask('GET', '')).body.map).toEqual({})
    const other = { customers: { seats: { path: '$.metadata.seats', type: 'number' } } }
    expect((await ask('PATCH', '', { map: other })).body.map).toEqual(other)
    expect((await ask('PATCH', '', { name: 'Other' })).body.map).toEqual(other)
    expect((await ask('PATCH', '', { map: MAP })).body.map).toEqual(MAP)
  })

  it('names fields of changes, of hits and of filters, for tokens of the customer too', async () => {
    await ask('PATCH', '', { map: MAP })
    const scoped = await server.scopedToken('user_1')
    const changes = (await ask('GET', '/records/customers', undefined, scoped)).body.data
    expect(changes.find(({ key }: { key: string }) => key === made).mapped).toEqual({ plan: 'pro' })
    expect((await ask('GET', '/records/invoices', undefined, scoped)).body.data[0]).not.toHaveProperty('mapped')
    const record = await ask('GET', `/records/customers/record?key=${made}`, undefined, scoped)
    expect(record.body.meta.mapped).toEqual({ plan: 'pro' })
    const query = { filter: { eq: { 'mapped.plan': 'pro' } } }
    const search = { entity: 'customers', action: 'search', params: { query, fields: ['id'] } }
    const found = await ask('POST', '/execute', search, scoped)
    expect(found.body.data).toEqual([{ id: made, mapped: { plan: 'pro' } }])
    expect(found.body.meta).not.toHaveProperty('unmapped')
    const mistyped = { customers: { plan: { path: '$.metadata.plan', type: 'number' } } }
    await ask('PATCH', '', { map: mistyped })
    const after = (await ask('GET', '/records/customers', undefined, scoped)).body
    expect(after.meta.unmapped).toEqual([expect.objectContaining({ field: 'plan', found: 'text' })])
    expect(after.data.find(({ key }: { key: string }) => key === made).mapped).toEqual({ plan: null })
  })

  it('B9 is set by applications alone', async () => {
    const before = (await ask('GET', '')).body.map
    const { status, body } = await ask('PATCH', '', { map: {} }, await server.scopedToken('user_1'))
    expect([status, body.code]).toEqual([403, 'token_kind_forbidden'])
    expect((await ask('GET', '')).body.map).toEqual(before)
  })

  it('B5 is refused with each fault: paths, types, names and numbers of fields', async () => {
    const field = { path: '$.metadata.plan', type: 'text' }
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`field_${index}`, field]))
    for (const [map, location] of [
      [{ customers: { plan: { path: '$..plan', type: 'text' } } }, 'map.customers.plan.path'],
      [{ customers: { plan: { path: '$.metadat.plan', type: 'text' } } }, 'map.customers.plan.path'],
      [{ customers: { plan: { path: '$.created', type: 'text' } } }, 'map.customers.plan.path'],
      [{ customer: { plan: field } }, 'map.customer'],
      [{ customers: { plan: { ...field, type: 'json' } } }, 'map.customers.plan.type'],
      [{ customers: { plan: { path: '$.x'.repeat(200), type: 'text' } } }, 'map.customers.plan.path'],
      [{ customers: { plan: { path: '$.metadata.plan' } } }, 'map.customers.plan.type'],
      [{ customers: { 'a.b': field } }, 'map.customers'],
      [{ customers: many }, 'map.customers'],
    ] as const) {
      const { status, body } = await ask('PATCH', '', { map })
      expect([status, body.code, body.errors[0].field]).toEqual([
        422,
        'validation_error',
        expect.stringContaining(location),
      ])
    }
  })

  it('is checked when a connector is created: own fields beyond the schema wait for the copy', async () => {
    const create = (map: unknown) =>
      server.ask('POST', '/integrations/connectors', {
        token,
        body: {
          external_user_id: 'user_2',
          connector_type: 'stripe',
          name: 'Second',
          credentials: { api_key: 'any-key' },
          sync: { enabled: false },
          map,
        },
      })
    expect((await create(MAP)).body.map).toEqual(MAP)
    const refused = await create({ customers: { plan: { path: '$.metadta.plan', type: 'text' } } })
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      422,
      expect.stringContaining('Did you mean "metadata"?'),
    ])
  })

  it('maps own fields by the paths that their list has', async () => {
    const scoped = await server.scopedToken('user_1')
    const { status, body } = await ask('GET', '/fields/customers', undefined, scoped)
    expect([status, body.fields]).toEqual([
      200,
      expect.arrayContaining([
        { name: 'metadata.plan', label: 'metadata.plan', type: 'string', writable: false, path: '$.metadata.plan' },
        { name: 'metadata.seats', label: 'metadata.seats', type: 'number', writable: false, path: '$.metadata.seats' },
      ]),
    ])
    for (const { path } of body.fields) {
      const map = { customers: { it: { path, type: 'text' } } }
      expect((await ask('PATCH', '', { map })).status).toBe(200)
    }
    expect((await ask('GET', '/fields/customer')).body.code).toBe('unknown_entity')
    const foreign = await server.scopedToken('user_2')
    expect((await ask('GET', '/fields/customers', undefined, foreign)).body.code).toBe('connector_not_found')
  })
})
