/** Mapped fields that an application offers and its customer chooses, over the API. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const ORIGIN = 'https://app.example.com'
const PLAN = { connector_type: 'Stripe', entity: 'customers', name: 'plan', type: 'text', label: 'Plan' }
const SEATS = { connector_type: 'stripe', entity: 'customers', name: 'seats', type: 'number' }
const ELSEWHERE = { connector_type: 'linear', entity: 'issues', name: 'plan', type: 'text' }

interface Field {
  readonly name: string
  readonly path: string | null
  readonly suggested: string | null
}

let server: TestServer
let token: string
let connector: string
beforeAll(async () => {
  server = await startTestServer({ database: await openTestPostgres(), set: ['sync.enabled=true'] })
  token = await server.applicationToken()
  connector = await server.connector('stripe', 'user_1', {
    credentials: { api_key: 'any-key' },
    sync: { entities: ['customers', 'invoices'] },
  })
  const path = `/integrations/connectors/${connector}/sync`
  await vi.waitUntil(async () => (await server.ask('GET', path, { token })).body.status === 'ready', 120_000)
  const params = { name: 'Ada', metadata: { plan__c: 'pro', seats: '5' } }
  const body = { entity: 'customers', action: 'create', params }
  await server.ask('POST', `/integrations/connectors/${connector}/execute`, { token, body })
})
afterAll(() => server?.close())

async function widget(fields: readonly object[] | undefined, externalUserId = 'user_1') {
  const body = { external_user_id: externalUserId, allowed_origin: ORIGIN, fields }
  const issued = await server.ask('POST', '/account/applications/widget-token', { token, body })
  return { token: issued.body.token as string, headers: { origin: ORIGIN } }
}

type Caller = Awaited<ReturnType<typeof widget>>

const list = (caller: Caller, id = connector) =>
  server.ask('GET', `/integrations/connectors/${id}/map/fields`, { ...caller })
const choose = (caller: Caller, fields: readonly object[], id = connector) =>
  server.ask('PUT', `/integrations/connectors/${id}/map/fields`, { ...caller, body: { fields } })
const mapOf = async (id = connector) => (await server.ask('GET', `/integrations/connectors/${id}`, { token })).body.map
const setMap = (map: unknown) => server.ask('PATCH', `/integrations/connectors/${connector}`, { token, body: { map } })

describe('fields that a widget token offers', () => {
  it('are listed with those of the copy, own ones first, and with suggestions by name', async () => {
    const { status, body } = await list(await widget([PLAN, SEATS, ELSEWHERE]))
    expect(status).toBe(200)
    expect(body.fields).toEqual([
      {
        entity: 'customers',
        name: 'plan',
        type: 'text',
        label: 'Plan',
        path: null,
        suggested: '$.metadata.plan__c',
      },
      {
        entity: 'customers',
        name: 'seats',
        type: 'number',
        label: 'seats',
        path: null,
        suggested: '$.metadata.seats',
      },
    ])
    const [{ paths, ...entity }] = body.entities
    expect(entity).toEqual({ entity: 'customers', title: 'Customers', own_missing: false })
    expect(paths[0]).toMatchObject({ label: expect.stringMatching(/^metadata\./) as string, is_own: true })
    expect(paths).toContainEqual({
      path: '$.metadata.plan__c',
      label: 'metadata.plan__c',
      types: ['text'],
      is_own: true,
    })
    expect(paths).toContainEqual(expect.objectContaining({ path: '$.email', is_own: false }))
    expect(JSON.stringify(body)).not.toContain('"pro"')
  })

  it('become the map with the types of the token; what the application mapped stays', async () => {
    await setMap({ customers: { mail: { path: '$.email', type: 'text' } } })
    const caller = await widget([PLAN, SEATS])
    const stored = await choose(caller, [
      { entity: 'customers', name: 'plan', path: '$.metadata.plan__c' },
      { entity: 'customers', name: 'seats', path: '$.metadata.seats' },
    ])
    expect([stored.status, stored.body.map]).toEqual([
      200,
      {
        customers: {
          mail: { path: '$.email', type: 'text' },
          plan: { path: '$.metadata.plan__c', type: 'text' },
          seats: { path: '$.metadata.seats', type: 'number' },
        },
      },
    ])
    const query = { filter: { eq: { 'mapped.seats': 5 } } }
    const body = { entity: 'customers', action: 'search', params: { query, fields: ['name'] } }
    const found = await server.ask('POST', `/integrations/connectors/${connector}/execute`, { token, body })
    expect(found.body.data).toMatchObject([{ name: 'Ada', mapped: { plan: 'pro', seats: 5 } }])
    const chosen = (await list(caller)).body.fields as Field[]
    expect(chosen.map(({ path }) => path)).toEqual(['$.metadata.plan__c', '$.metadata.seats'])
    await choose(caller, [{ entity: 'customers', name: 'plan', path: null }])
    expect(Object.keys((await mapOf()).customers)).toEqual(['mail', 'seats'])
    await setMap({})
  })

  it('are those of the record schema before a copy, where the third party lists no own fields', async () => {
    const early = await server.connector('stripe', 'user_1', {
      credentials: { api_key: 'any-key' },
      sync: { enabled: false },
    })
    const { body } = await list(await widget([PLAN]), early)
    const [{ own_missing: isMissing, paths }] = body.entities
    expect([isMissing, body.fields[0].suggested]).toEqual([true, null])
    expect(paths.some((one: { is_own: boolean }) => one.is_own)).toBe(false)
  })

  it('come with a link too, and are told to the page', async () => {
    const body = { external_user_id: 'user_1', fields: [PLAN] }
    const { url } = (await server.ask('POST', '/integrations/connectors/links', { token, body })).body
    const code = new URL(url).hash.slice(1)
    const session = (await server.ask('POST', '/integrations/connectors/links/exchange', { body: { code } })).body
    const page = { 'sec-fetch-site': 'same-origin', 'x-embedder-origin': server.origin }
    const path = '/account/applications/scoped-token/info'
    const info = await server.ask('GET', path, { token: session.token, headers: page })
    expect(info.body.fields).toEqual([{ ...PLAN, connector_type: 'stripe' }])
  })

  it('are refused with an unknown entity, a name that is no name, twice, and too many', async () => {
    const ask = async (fields: readonly object[]) => {
      const body = { external_user_id: 'user_1', allowed_origin: ORIGIN, fields }
      return (await server.ask('POST', '/account/applications/widget-token', { token, body })).body.code
    }
    const many = Array.from({ length: 51 }, (_, index) => ({ ...PLAN, name: `plan_${index}` }))
    expect(await ask([{ ...PLAN, entity: 'customer' }])).toBe('unknown_entity')
    expect(await ask([{ ...PLAN, connector_type: 'strip' }])).toBe('definition_not_found')
    for (const bad of [[{ ...PLAN, name: 'a.b' }], [PLAN, PLAN], many, [{ ...PLAN, type: 'json' }]])
      expect(await ask(bad)).toBe('validation_error')
  })
})

describe('threats', () => {
  it('B10 a token without fields changes no map, nor does one for another kind or a scoped token', async () => {
    await setMap({ customers: { mail: { path: '$.email', type: 'text' } } })
    const before = await mapOf()
    const wish = [{ entity: 'customers', name: 'plan', path: '$.metadata.plan__c' }]
    for (const fields of [undefined, [], [ELSEWHERE]]) {
      const caller = await widget(fields)
      expect((await list(caller)).body).toEqual({ fields: [], entities: [] })
      expect((await choose(caller, wish)).body.code).toBe('validation_error')
    }
    const scoped = { token: await server.scopedToken('user_1'), headers: { origin: ORIGIN } }
    expect((await choose(scoped, wish)).body.code).toBe('token_kind_forbidden')
    const patch = { ...(await widget([PLAN])), body: { map: {} } }
    const patched = await server.ask('PATCH', `/integrations/connectors/${connector}`, patch)
    expect(patched.body.code).toBe('token_kind_forbidden')
    expect(await mapOf()).toEqual(before)
  })

  it('B10 a token chooses the fields that it offers, for its own customer', async () => {
    const before = await mapOf()
    const caller = await widget([PLAN])
    for (const name of ['mail', 'seats', '__proto__']) {
      const refused = await choose(caller, [{ entity: 'customers', name, path: '$.email' }])
      expect([name, refused.status]).toEqual([name, 422])
    }
    const wish = [{ entity: 'customers', name: 'plan', path: '$.email' }]
    expect((await choose(await widget([PLAN], 'user_2'), wish)).body.code).toBe('connector_not_found')
    expect(await mapOf()).toEqual(before)
  })

  it('B11 a path that is code, of another entity, of another type or of no record is refused, and nothing is stored', async () => {
    const before = await mapOf()
    const caller = await widget([PLAN, SEATS])
    const paths = [
      '$..email',
      '$[?(@.email)]',
      '$.metadata[(@.length-1)]',
      "$.email'); drop table connectors; --",
      '$.metadata.constructor',
      '$.__proto__.polluted',
      '$.amount_due',
      '$.created',
      '$.metadata',
    ]
    for (const path of paths) {
      const { status, body } = await choose(caller, [{ entity: 'customers', name: 'plan', path }])
      expect([path, status, body.errors?.[0].field]).toEqual([path, 422, 'fields[0].path'])
    }
    const mixed = await choose(caller, [
      { entity: 'customers', name: 'seats', path: '$.metadata.seats' },
      { entity: 'customers', name: 'plan', path: '$..email' },
    ])
    expect(mixed.body.errors.map(({ field }: { field: string }) => field)).toEqual(['fields[1].path'])
    expect(await mapOf()).toEqual(before)
  })
})
