/** Syncing and searching over HTTP, against the sandbox. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPostgres } from '../../../support/database.ts'
import { startTestServer, type TestServer, type TestResponse } from '../../../support/server.ts'

const CREDENTIALS = { credentials: { api_key: 'a-key-of-the-sandbox-0123456789' } }
const CUSTOMERS = { ...CREDENTIALS, sync: { entities: ['customers'] } }

let server: TestServer
let token: string
let id: string

beforeAll(async () => {
  server = await startTestServer({ database: await openTestPostgres(), set: ['sync.enabled=true'] })
  token = await server.applicationToken()
  id = await server.connector('stripe', 'one', CREDENTIALS)
})
afterAll(() => server.close())

const path = (rest = '') => `/integrations/connectors/${id}/sync${rest}`
const ask = (method: string, where: string, body?: unknown, bearer = token) =>
  server.ask(method, where, { token: bearer, ...(body !== undefined && { body }) })
const search = (entity: string, params: unknown, connector = id): Promise<TestResponse> =>
  ask('POST', `/integrations/connectors/${connector}/execute`, { entity, action: 'search', params })

async function ready(): Promise<TestResponse> {
  let state = await ask('GET', path())
  await expect
    .poll(async () => (state = await ask('GET', path())).body)
    .toMatchObject({ status: 'ready', job_id: null })
  return state
}

it('a connector that was created is copied, and its customers are found by a name with a wrong letter', async () => {
  const { body } = await ready()
  expect(body.entities.map((one: { entity: string; records: number }) => [one.entity, one.records])).toEqual(
    ['customers', 'invoices', 'charges', 'subscriptions', 'refunds'].map((entity) => [entity, 250]),
  )
  const found = await search('customers', {
    query: { filter: { fuzzy: { name: 'hana' } } },
    limit: 5,
    fields: ['name'],
  })
  expect(found.status).toBe(200)
  expect(found.body.data[0].name).toContain('Hanna')
  expect(found.body.meta).not.toHaveProperty('status')
})

it('a sync that is asked for runs once', async () => {
  await ready()
  const begun = await ask('POST', path(), { mode: 'full' })
  expect(begun.status).toBe(202)
  const second = await ask('POST', path(), { mode: 'full' })
  expect([second.status, second.body.code]).toEqual([409, 'sync_running'])
  await ready()
  const job = await ask('GET', `/jobs/${begun.body.job_id}`)
  expect(job.body).toMatchObject({ kind: 'connector.sync', status: 'succeeded' })
})

it('a sync is paused, slowed down, and cancelled', async () => {
  await ready()
  const paused = await ask('PATCH', path(), { enabled: false, interval_minutes: 5 })
  expect(paused.body).toMatchObject({ status: 'paused', enabled: false, interval_minutes: 5 })
  expect((await ask('POST', path(), {})).body.code).toBe('connector_disabled')
  expect((await ask('PATCH', path(), { enabled: true })).body).toMatchObject({ status: 'ready', enabled: true })
  expect((await ask('POST', path('/cancel'), {})).status).toBe(200)
  expect((await ask('POST', path(), { entities: ['custmers'] })).body.code).toBe('unknown_entity')
  expect((await ask('PATCH', path(), {})).status).toBe(422)
})

it('a search before the first page returns when to retry', async () => {
  const waiting = await server.connector('orb', 'two', { ...CREDENTIALS, sync: { enabled: false } })
  const { status, body, headers } = await search('plans', { query: {} }, waiting)
  expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'search_not_ready', '2'])
  const customers = await search('plains', { query: {} }, waiting)
  expect(customers.body.code).toBe('unknown_entity')
})

it('a search says how old the copy is, and how old the last run is that read everything', async () => {
  await ready()
  const { database } = server.services
  const age = `update copies set synced_at = now() - interval '90 minutes', full_synced_at = now() - interval '30 hours'
    where connector_id = $1 and entity = 'customers'`
  await database.query(age, [id])
  const { meta } = (await search('customers', { query: {}, limit: 1 })).body
  expect(meta.age_seconds).toBeGreaterThanOrEqual(5400)
  expect(meta.age_seconds).toBeLessThan(7200)
  expect(meta.full_age_seconds).toBeGreaterThanOrEqual(108_000)
  expect(Date.parse(meta.synced_at) - Date.parse(meta.full_synced_at)).toBe(28.5 * 3_600_000)
  expect(new Date(meta.synced_at).toISOString()).toBe(meta.synced_at)
  const [row] = await database.query<{ at: Date }>(
    `select synced_at as at from copies where connector_id = $1 and entity = 'customers'`,
    [id],
  )
  expect(meta.synced_at).toBe(row!.at.toISOString())
})

it.each([
  ['needs its owner to consent again', 'needs_reauth', 'refused', 'credentials_rejected'],
  ['was switched off since its credentials cannot be read', 'disabled', 'credentials_unreadable', 'connector_disabled'],
])('a connector that %s is searched all the same', async (_what, status, reason, code) => {
  const connector = await server.connector('stripe', `search-${status}`, CUSTOMERS)
  const customers = () => search('customers', { query: {}, limit: 2 }, connector)
  await expect.poll(async () => (await customers()).body.meta?.synced_at).toBeTypeOf('string')
  const { database } = server.services
  await database.query('update connectors set status = $2, status_reason = $3 where id = $1', [
    connector,
    status,
    reason,
  ])
  await database.notify('plugboard_changed', `connector:${connector}`)
  const call = { entity: 'customers', action: 'list', params: {} }
  const list = () => ask('POST', `/integrations/connectors/${connector}/execute`, call)
  await expect.poll(async () => (await list()).body.code).toBe(code)
  const { status: answered, body } = await customers()
  expect([answered, body.data.length, typeof body.meta.age_seconds]).toEqual([200, 2, 'number'])
})

it('a connector that its owner switched off is not searched', async () => {
  const connector = await server.connector('stripe', 'search-off', CUSTOMERS)
  const customers = () => search('customers', { query: {}, limit: 2 }, connector)
  await expect.poll(async () => (await customers()).status).toBe(200)
  await ask('PATCH', `/integrations/connectors/${connector}`, { enabled: false })
  await expect.poll(async () => (await customers()).body.code).toBe('connector_disabled')
})

it("another customer's connector is not there", async () => {
  const stranger = await server.scopedToken('stranger')
  for (const [method, rest, body] of [
    ['GET', '', undefined],
    ['POST', '', {}],
    ['PATCH', '', { enabled: false }],
    ['POST', '/cancel', {}],
  ] as const)
    expect((await ask(method, path(rest), body, stranger)).body.code).toBe('connector_not_found')
})

it('what was copied of a connector goes with it', async () => {
  const { services } = server
  const removed = await server.connector('orb', 'three', CREDENTIALS)
  await ask('DELETE', `/integrations/connectors/${removed}`)
  await expect.poll(() => services.database.query('select 1 from connectors where id = $1', [removed])).toEqual([])
  for (const table of ['generations', 'copies', 'syncs', 'sync_entities'])
    expect(await services.database.query(`select 1 from ${table} where connector_id = $1`, [removed])).toEqual([])
})
