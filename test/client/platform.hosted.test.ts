/** The platform's resources as the client has them, on the real server with the sandbox's third parties. */
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Platform, platform, PlatformError } from '../../client/index.ts'
import { openTestPostgres } from '../support/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

let server: TestServer
let api: Platform

beforeAll(async () => {
  server = await startTestServer({ database: await openTestPostgres(), set: ['sync.enabled=true'] })
  const { client_id: clientId, client_secret: clientSecret } = server.client
  api = platform({ baseUrl: server.origin, clientId, clientSecret })
})

afterAll(() => server.close())

/** A connector of a customer, synced only with `sync`. */
function make(externalUserId: string, sync = { enabled: false }) {
  const credentials = { api_key: 'any-key' }
  return api.connectors.create({ externalUserId, kind: 'stripe', name: 'Payments', credentials, sync })
}

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const one of list) found.push(one)
  return found
}

async function errorOf(run: () => Promise<unknown>): Promise<PlatformError> {
  return run().then(
    () => expect.fail('no error'),
    (error: PlatformError) => error,
  )
}

/** Waits until what is asked for is so. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50))
}

describe('connectors', () => {
  test('are created, renamed, listed and deleted', async () => {
    const made = await make('user_1')
    const renamed = await api.connectors.rename(made.id, 'Money')
    const listed = await all(api.connectors.list({ externalUserId: 'user_1' }))
    const { id, jobId } = await api.connectors.delete(made.id)
    const left = await all(api.connectors.list({ externalUserId: 'user_1' }))
    const seen = [made.name, made.externalUserId, made.auth.method, renamed.name, listed[0]?.id, left]
    expect([...seen, id, (await api.jobs.get(jobId)).kind]).toEqual([
      'Payments',
      'user_1',
      'api_key',
      'Money',
      made.id,
      [],
      made.id,
      'connector.delete',
    ])
  })

  test('are checked', async () => {
    const { id } = await make('user_2')
    expect(await api.connectors.check(id)).toMatchObject({ id, status: 'succeeded', errorMessage: null })
  })

  test('list what they can do', async () => {
    const { id } = await make('user_3')
    const { connectorType, entities } = await api.connectors.inspect(id)
    const customers = entities.find(({ name }) => name === 'customers')!
    expect([connectorType, customers.actions.map(({ action }) => action), customers.searchFields.name]).toEqual([
      'stripe',
      ['list', 'get', 'create', 'update', 'delete', 'api_search', 'search'],
      'string',
    ])
  })

  test('are synced, paused and resumed', async () => {
    const { id } = await make('user_4')
    const sync = api.connectors.sync(id)
    const states = [(await sync.status()).status, (await sync.resume()).enabled]
    await until(async () => (await sync.status()).status === 'ready')
    const { entities } = await sync.status()
    const paused = await sync.change({ enabled: false, intervalMinutes: 5 })
    const ended = await sync.cancel()
    expect([states, entities.find(({ entity }) => entity === 'customers')?.records, paused, ended.jobId]).toEqual([
      ['paused', true],
      250,
      expect.objectContaining({ connectorId: id, status: 'paused', intervalMinutes: 5 }),
      null,
    ])
  })

  test('are synced on request', async () => {
    const { id } = await make('user_5', { enabled: true })
    const sync = api.connectors.sync(id)
    await until(async () => (await sync.status()).jobId === null && (await sync.status()).status === 'ready')
    const jobId = await sync.trigger({ entities: ['customers'], mode: 'full' })
    await until(async () => (await api.jobs.get(jobId)).finishedAt !== null)
    expect(await api.jobs.get(jobId)).toMatchObject({ id: jobId, connectorId: id, status: 'succeeded' })
  })
})

test('links are made for a customer, and open once', async () => {
  const link = await api.connectors.links.create({
    externalUserId: 'customer_3',
    kinds: ['stripe'],
    chooseEntities: true,
    expiresIn: 600,
    returnUrl: 'https://app.example.com/done',
  })
  const code = new URL(link.url).hash.slice(1)
  const open = () => server.ask('POST', '/integrations/connectors/links/exchange', { body: { code } })
  const opened = await open()
  expect([opened.body.link_id, opened.body.external_user_id, opened.body.connector_types]).toEqual([
    link.id,
    'customer_3',
    ['stripe'],
  ])
  expect(opened.body.return_url).toBe('https://app.example.com/done')
  expect(Date.parse(link.expiresAt) - Date.now()).toBeLessThanOrEqual(600_000)
  expect((await open()).body.code).toBe('link_not_found')
})

describe('metadata', () => {
  test('of connectors and customers is merged, filtered by, and keeps its names', async () => {
    const customer = await api.customers.create({ externalUserId: 'customer_4', metadata: { plan_name: 'pro' } })
    expect(await api.customers.create({ externalUserId: 'customer_4' })).toEqual(customer)
    const changed = await api.customers.update(customer.id, { metadata: { plan_name: null, seat_count: 5 } })
    expect([customer.metadata, changed.metadata]).toEqual([{ plan_name: 'pro' }, { seat_count: 5 }])
    expect((await all(api.customers.list({ metadata: { seat_count: 5 } }))).map(({ id }) => id)).toEqual([customer.id])
    const { id } = await make('customer_4')
    await api.connectors.update(id, { metadata: { crm_tier: 'gold' } })
    const found = await all(api.connectors.list({ metadata: { crm_tier: 'gold' } }))
    expect(found.map((one) => [one.id, one.metadata])).toEqual([[id, { crm_tier: 'gold' }]])
    expect(await all(api.connectors.list({ metadata: { crm_tier: 'tin' } }))).toEqual([])
  })
})

test('the map of a connector keeps its names', async () => {
  const { id } = await make('customer_5')
  const map = { customers: { plan_name: { path: '$.metadata.plan_name', type: 'text' } } } as const
  expect((await api.connectors.update(id, { map })).map).toEqual(map)
  expect((await api.connectors.get(id)).map).toEqual(map)
  expect(await api.connectors.fields(id, 'customers')).toEqual([])
})

describe('customers', () => {
  test('are listed, switched off and deleted', async () => {
    await make('customer_1')
    const [customer] = await all(api.customers.list({ contains: 'omer_1' }))
    const { id } = customer!
    const off = await api.customers.setStatus(id, 'inactive')
    const inactive = await all(api.customers.list({ status: 'inactive' }))
    const deletion = await api.customers.delete(id)
    await until(async () => (await api.jobs.get(deletion.jobId)).status === 'succeeded')
    expect([customer?.connectors, off.status, inactive.map((one) => one.id), deletion.id]).toEqual([
      1,
      'inactive',
      [id],
      id,
    ])
    expect((await errorOf(() => api.customers.get(id))).code).toBe('customer_not_found')
  })

  test('have tokens, until they are revoked', async () => {
    const scoped = await api.tokens.scoped('customer_2')
    const widget = await api.tokens.widget('customer_2', 'https://app.example.com')
    const info = (token: string) => server.ask('GET', '/account/applications/scoped-token/info', { token })
    const before = await info(scoped.token)
    await api.tokens.revoke({ token: scoped.token })
    await api.tokens.revoke({ externalUserId: 'customer_2' })
    const after = await info(scoped.token)
    expect([scoped.expiresIn, widget.allowedOrigin, before.body.external_user_id, after.status]).toEqual([
      1200,
      'https://app.example.com',
      'customer_2',
      401,
    ])
  })
})

test('the catalog lists kinds and describes each', async () => {
  const [kind] = await api.definitions.list({ name: 'STR' })
  const { name, connectorType, auth, entities } = await api.definitions.get(kind!.sourceDefinitionId)
  const seen = [
    name,
    connectorType,
    auth.map(({ id }) => id),
    entities.map((entity) => entity.name).includes('customers'),
  ]
  expect(seen).toEqual(['Stripe', 'stripe', ['api_key', 'oauth'], true])
})

test('an auth variant is named where several take the same fields, and kept when credentials are replaced', async () => {
  const credentials = { consumer_key: 'ck_1', consumer_secret: 'cs_1' } as const
  const shop = {
    externalUserId: 'user_9',
    kind: 'woocommerce',
    name: 'Shop',
    environment: { host: 'shop.example.com' },
  } as const
  const first = await api.connectors.create({ ...shop, credentials })
  const named = await api.connectors.create({ ...shop, credentials, auth: 'keys_in_query' })
  const replaced = await api.connectors.update(named.id, { credentials })
  const changed = await api.connectors.update(named.id, { credentials, auth: 'keys' })
  const methods = [first, named, replaced, changed].map(({ auth }) => auth.method)
  expect(methods).toEqual(['keys', 'keys_in_query', 'keys_in_query', 'keys'])
  expect((await errorOf(() => api.connectors.update(named.id, { auth: 'keys' }))).code).toBe('validation_error')
})

describe('OAuth', () => {
  test('begins where the customer consents', async () => {
    const redirectUrl = 'https://app.example.com/back'
    const { consentUrl, flowId } = await api.oauth.initiate({ externalUserId: 'user_1', kind: 'hubspot', redirectUrl })
    expect(consentUrl).toBe(`${server.origin}/oauth/start/${flowId}`)
  })

  test('asks for what is wanted, by a flow and by a link', async () => {
    const flow = { externalUserId: 'user_1', kind: 'gong', redirectUrl: 'https://app.example.com/back' } as const
    const { consentUrl } = await api.oauth.initiate({ ...flow, want: ['users.read'] })
    const page = new URL((await fetch(consentUrl, { redirect: 'manual' })).headers.get('location')!)
    expect(page.searchParams.get('scope')).toBe('api:users:read')
    expect((await errorOf(() => api.oauth.initiate({ ...flow, want: ['user.read'] }))).code).toBe('validation_error')
    const link = await api.connectors.links.create({ externalUserId: 'user_1', kinds: ['gong'], want: ['users.read'] })
    const body = { code: new URL(link.url).hash.slice(1) }
    const opened = await server.ask('POST', '/integrations/connectors/links/exchange', { body })
    expect(opened.body.want).toEqual(['users.read'])
  })

  test('takes an application of the organization, and removes it', async () => {
    const { credentials } = api.oauth
    await credentials.set('hubspot', { clientId: 'ours', clientSecret: 'secret' })
    await credentials.remove('hubspot')
    const again = await errorOf(() => credentials.remove('hubspot'))
    const spec = await credentials.spec('hubspot')
    expect([again.code, spec.redirectUri]).toEqual(['definition_not_found', `${server.origin}/oauth/callback/hubspot`])
  })

  test('begins by the auth variant that is named', async () => {
    const redirectUrl = 'https://app.example.com/back'
    const begin = (auth: string) => api.oauth.initiate({ externalUserId: 'user_1', kind: 'slack', redirectUrl, auth })
    const pages = await Promise.all(['oauth', 'user_oauth'].map(async (auth) => (await begin(auth)).consentUrl))
    const locations = await Promise.all(
      pages.map(async (url) => (await fetch(url, { redirect: 'manual' })).headers.get('location')!),
    )
    expect(locations.map((page) => new URL(page).searchParams.has('user_scope'))).toEqual([false, true])
    expect((await errorOf(() => begin('token'))).code).toBe('oauth_not_supported')
  })

  test('takes an application for each host of a kind on hosts of its owners', async () => {
    const { credentials } = api.oauth
    const clientHost = 'git.example.com'
    await credentials.set('gitlab', { clientId: 'ours', clientSecret: 'secret', clientHost })
    const without = await errorOf(() => credentials.remove('gitlab'))
    await credentials.remove('gitlab', { clientHost })
    expect([without.code, (await credentials.spec('gitlab')).configuration]).toMatchObject([
      'definition_not_found',
      { properties: { client_host: { default: 'gitlab.com' } } },
    ])
  })

  test('keeps redirect URLs', async () => {
    const { redirectUrls } = api.oauth
    const stored = await redirectUrls.set(['https://app.example.com/back'])
    const listed = await redirectUrls.list()
    expect([stored, listed, await redirectUrls.set([])]).toEqual([listed, ['https://app.example.com/back'], []])
  })
})

test('the audit trail has every change', async () => {
  const { id } = await make('user_6')
  const stripe = await api.connect('stripe', { externalUserId: 'user_6' })
  await stripe.customers.list({ limit: 1 })
  await until(async () => (await all(api.audit({ connectorId: id }))).length > 1)
  const rows = await all(api.audit({ connectorId: id }))
  const used = (await api.usage()).filter(({ connectorId }) => connectorId === id)
  expect([rows.map(({ entity, action, status }) => [entity, action, status]), used[0]?.calls]).toEqual([
    [
      [null, 'POST connectors', 201],
      ['customers', 'list', 200],
    ],
    1,
  ])
})

test('an error of the platform has all known details, printed or as JSON', async () => {
  const error = await errorOf(() => api.connectors.get('5f0c3a2e-93a1-4f0e-8a9f-0d9a3b6a7c11'))
  const message = 'Cannot find the connector: no connector has this ID'
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    code: 'connector_not_found',
    status: 404,
    actor: 'caller',
    message,
    retryable: false,
    request_id: error.requestId,
  })
  const printed = inspect(error)
  expect([error.requestId, printed.split('\n')[0], printed.includes(`requestId: '${error.requestId}'`)]).toEqual([
    expect.stringMatching(/^req_/),
    `PlatformError: ${message}`,
    true,
  ])
})
