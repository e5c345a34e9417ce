/** Metadata over the API: merged, filtered by, bounded, and the application's own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../../support/database.ts'
import { rowsByTable } from './dump.ts'
import { API, CONNECTORS, newConnector, ORIGIN, startWorld, type World } from './world.ts'

const CUSTOMERS = `${API}/customers`
const SECRET = 'owes us money'

let world: World
let token: string
beforeAll(async () => {
  world = await startWorld(await openTestPostgres())
  token = world.first.token
})
afterAll(() => world?.close())

const patch = (path: string, metadata: unknown) => world.call('PATCH', path, { token, body: { metadata } })
const idsOf = async (path: string): Promise<string[]> => {
  const { status, body } = await world.call('GET', path, { token })
  expect(status).toBe(200)
  return body.data.map(({ id }: { id: string }) => id)
}

describe('metadata', () => {
  it.each([
    ['a connector', async () => `${CONNECTORS}/${(await world.connector(world.first, 'user_1')).id}`],
    [
      'a customer',
      async () =>
        `${CUSTOMERS}/${(await world.call('POST', CUSTOMERS, { token, body: { external_user_id: 'user_2' } })).body.id}`,
    ],
  ])('of %s is merged key by key: null removes one, or all', async (_, make) => {
    const path = await make()
    const metadataAfter = async (changes: unknown) => (await patch(path, changes)).body.metadata
    expect((await world.call('GET', path, { token })).body.metadata).toEqual({})
    expect(await metadataAfter({ plan: 'pro', crm: { tier: 1, tags: ['a'] } })).toEqual({
      plan: 'pro',
      crm: { tier: 1, tags: ['a'] },
    })
    expect(await metadataAfter({ plan: null, crm: { tier: 2 }, missing: null })).toEqual({ crm: { tier: 2 } })
    expect(await metadataAfter({})).toEqual({ crm: { tier: 2 } })
    expect((await world.call('GET', path, { token })).body.metadata).toEqual({ crm: { tier: 2 } })
    expect(await metadataAfter(null)).toEqual({})
  })

  it('is set when a connector is created, and told as changed', async () => {
    const made = await world.connector(world.first, 'user_1', { metadata: { plan: 'pro', none: null } })
    expect(made.metadata).toEqual({ plan: 'pro' })
    const changes = async () => {
      const rows = await world.database.query<{ changed: string[] }>(
        `select data::jsonb -> 'changed' as changed from webhook_messages where type = 'connector.updated'
           and data::jsonb ->> 'connector_id' = $1`,
        [made.id],
      )
      return rows.map(({ changed }) => changed)
    }
    const endpoint = { url: 'https://hooks.example.com/', eventTypes: ['connector.updated'] } as const
    await world.server.services.webhooks.endpoints.create(world.first.organizationId, endpoint)
    await patch(`${CONNECTORS}/${made.id}`, { plan: 'pro' })
    await patch(`${CONNECTORS}/${made.id}`, { plan: SECRET })
    await world.call('PATCH', `${CONNECTORS}/${made.id}`, { token, body: { name: 'Other' } })
    expect(await changes()).toEqual([['metadata'], ['name']])
  })

  it('filters lists by texts, numbers and booleans, all of them at once', async () => {
    const make = async (externalUserId: string, metadata: object) =>
      (await world.call('POST', CUSTOMERS, { token, body: { external_user_id: externalUserId, metadata } })).body.id
    const ada = await make('ada', { plan: 'pro', seats: 5, trial: false })
    const text = await make('text', { plan: 'pro', seats: '5', trial: 'false' })
    await make('other', { plan: 'free', seats: 50, trial: true })
    expect(await idsOf(`${CUSTOMERS}?metadata[plan]=pro`)).toEqual([ada, text])
    expect(await idsOf(`${CUSTOMERS}?metadata[seats]=5&metadata[trial]=false`)).toEqual([ada, text])
    expect(await idsOf(`${CUSTOMERS}?metadata[plan]=pro&metadata[seats]=50`)).toEqual([])
    expect(await idsOf(`${CUSTOMERS}?metadata[plan]=%25`)).toEqual([])
    const connector = await world.connector(world.first, 'ada', { metadata: { 'a.b': "it's" } })
    expect(await idsOf(`${CONNECTORS}?metadata[a.b]=it%27s`)).toEqual([connector.id])
    const foreign = await world.call('GET', `${CUSTOMERS}?metadata[plan]=pro`, { token: world.second.token })
    expect(foreign.body.data).toEqual([])
  })

  it('B2 is refused beyond 16 kB, also in the sum of changes, and changes nothing then', async () => {
    const { id } = await world.connector(world.first, 'user_1')
    const path = `${CONNECTORS}/${id}`
    expect((await patch(path, { first: 'é'.repeat(4000) })).status).toBe(200)
    for (const [metadata, field] of [
      [{ second: 'é'.repeat(4200) }, 'metadata'],
      [{ first: 'x'.repeat(16_373) }, 'metadata'],
      [{ second: 'a\u0000' }, 'metadata.second'],
    ] as const) {
      const refused = await patch(path, metadata)
      expect([refused.status, refused.body.code, refused.body.errors[0].field]).toEqual([
        422,
        'validation_error',
        field,
      ])
    }
    expect((await patch(path, { first: 'x'.repeat(16_372) })).body.metadata.first).toHaveLength(16_372)
    for (const metadata of ['text', [1], { '': 1 }, { ['k'.repeat(101)]: 1 }])
      expect((await patch(path, metadata)).body.code).toBe('validation_error')
  })
})

describe('B1 metadata is not for customers', () => {
  const shared = { 'idempotency-key': 'order-40' }
  let id: string
  let tokens: readonly (readonly [kind: string, token: string, headers: Record<string, string>])[]
  beforeAll(async () => {
    id = (await world.connector(world.first, 'user_3', { metadata: { note: SECRET } })).id
    tokens = [
      ['scoped', await world.scoped(world.first, 'user_3'), {}],
      ['widget', await world.widget(world.first, 'user_3'), { origin: ORIGIN }],
    ]
  })

  it('their tokens read none, by any route of connectors', async () => {
    for (const [, own, headers] of tokens)
      for (const [method, path, body] of [
        ['GET', CONNECTORS, undefined],
        ['GET', `${CONNECTORS}/${id}`, undefined],
        ['GET', `${CONNECTORS}/${id}/inspect`, undefined],
        ['PATCH', `${CONNECTORS}/${id}`, { name: 'Other' }],
        ['POST', CONNECTORS, newConnector('user_3')],
      ] as const) {
        const answer = await world.call(method, path, { token: own, body, headers })
        expect(answer.status).toBeLessThan(300)
        expect(answer.text).not.toContain(SECRET)
        for (const one of answer.body.data ?? [answer.body]) {
          expect(one).toHaveProperty('connector_type')
          expect(one).not.toHaveProperty('metadata')
        }
      }
  })

  it('nor from the response that an application stored under an idempotency key', async () => {
    const body = { name: 'Renamed' }
    const asked = { body, headers: shared }
    const first = await world.call('PATCH', `${CONNECTORS}/${id}`, { token, ...asked })
    expect(first.text).toContain(SECRET)
    for (const [, own, headers] of tokens) {
      const again = await world.call('PATCH', `${CONNECTORS}/${id}`, {
        token: own,
        body,
        headers: { ...shared, ...headers },
      })
      expect(again.headers.get('idempotent-replayed')).toBe('true')
      expect([again.body.id, again.body.metadata]).toEqual([id, undefined])
    }
    const replayed = await world.call('PATCH', `${CONNECTORS}/${id}`, { token, ...asked })
    expect(replayed.body).toEqual(first.body)
  })

  it('B3 it is in its row alone: not in the audit trail, in events or in the log', async () => {
    const { organizationId } = world.first
    await world.server.services.webhooks.endpoints.create(organizationId, { url: 'https://hooks.example.com/' })
    await world.call('PATCH', `${CONNECTORS}/${id}`, { token, body: { metadata: { more: SECRET } } })
    await world.call('GET', `${CONNECTORS}?metadata[note]=${encodeURIComponent(SECRET)}`, { token })
    const tables = [...(await rowsByTable(world.database))]
    const holding = tables.filter(([, rows]) => rows.some((row) => row.includes(SECRET))).map(([name]) => name)
    expect(holding).toEqual(['plugboard.connectors'])
    expect(world.server.logged.filter((line) => /owes.us/.test(line))).toEqual([])
    expect(world.server.logged.length).toBeGreaterThan(0)
  })

  it('they neither set it nor filter by it', async () => {
    for (const [kind, own, headers] of tokens)
      for (const [method, path, body] of [
        ['GET', `${CONNECTORS}?metadata[note]=owes`, undefined],
        ['PATCH', `${CONNECTORS}/${id}`, { metadata: { note: null } }],
        ['POST', CONNECTORS, newConnector('user_3', { metadata: { plan: 'pro' } })],
      ] as const) {
        const { status, body: error } = await world.call(method, path, { token: own, body, headers })
        expect([status, error.code, error.message]).toEqual([
          403,
          'token_kind_forbidden',
          `Cannot use metadata: the token is a ${kind} token`,
        ])
      }
    expect((await world.call('GET', `${CONNECTORS}/${id}`, { token })).body.metadata).toEqual({
      note: SECRET,
      more: SECRET,
    })
  })
})
