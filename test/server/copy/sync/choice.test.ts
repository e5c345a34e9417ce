/** Entities as the owner's choice: only they are copied, with the parents they need; what they cost is not a browser's to decide. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { startTestServer, type TestServer } from '../../../support/server.ts'
import { isReady, itemsOf, openRoom, type Room, type Shop, shopCatalogue, startShop } from './world.ts'

describe('the choice of entities', () => {
  let database: Database
  let shop: Shop
  let room: Room

  beforeAll(async () => {
    ;[database, shop] = await Promise.all([openTestPostgres(), startShop()])
    room = await openRoom({ database, catalogue: await shopCatalogue(), connectTo: () => shop.origin })
  })
  afterAll(async () => {
    await room.close()
    await Promise.all([database.close(), shop.close()])
  })
  beforeEach(() => {
    shop.items = itemsOf(3)
    shop.notes = [{ id: 'n1', name: 'a', changed: '2026-01-01T00:00:00Z' }]
    shop.labels = new Map([['i000001', [{ id: 'l1', name: 'red' }]]])
    shop.requests.length = 0
  })

  it('copies what is chosen with the parents that it needs, and says so of the rest', async () => {
    const connector = await room.connector('shop', { sync: { entities: ['labels'] } })
    const state = await room.until(connector, isReady)
    expect(state.entities.map(({ entity, selected, status }) => [entity, selected, status])).toEqual([
      ['items', false, 'ready'],
      ['notes', false, 'excluded'],
      ['labels', true, 'ready'],
    ])
    expect(shop.requests.some((request) => request.includes('/notes'))).toBe(false)
    expect(await room.find(connector, 'labels')).toHaveLength(1)
    for (const entity of ['items', 'notes'])
      await expect(room.find(connector, entity)).rejects.toMatchObject({
        code: 'entity_not_synced',
        hint: "Synced entities are labels. Add it to the entities of the connector's sync.",
      })
    await expect(room.sync.trigger(connector, { entities: ['notes'], isFull: false })).rejects.toMatchObject({
      code: 'entity_not_synced',
    })
  })

  it('has the chosen entities searchable, for all connectors in one query, and none for another organization', async () => {
    const one = await room.connector('shop', { sync: { entities: ['labels'] } })
    const other = await room.connector('shop', { organizationId: one.organizationId })
    await Promise.all([room.until(one, isReady), room.until(other, isReady)])
    const ids = [one.connectorId, other.connectorId]
    const of = async (organizationId: string) => Object.fromEntries(await room.sync.searchable(organizationId, ids))
    expect([await of(one.organizationId), await of('11111111-1111-4111-8111-111111111111')]).toEqual([
      { [one.connectorId]: ['labels'], [other.connectorId]: ['items', 'notes', 'labels'] },
      {},
    ])
  })

  it('takes away what is chosen no more, and copies what is chosen again', async () => {
    const connector = await room.connector()
    await room.until(connector, isReady)
    await room.sync.change(connector, { entities: ['notes'] })
    const state = await room.until(connector, isReady)
    expect(state.entities.map(({ status }) => status)).toEqual(['excluded', 'ready', 'excluded'])
    await expect(room.find(connector, 'labels')).rejects.toMatchObject({ code: 'entity_not_synced' })
    await room.sync.change(connector, { entities: null })
    await room.until(connector, (now) => isReady(now) && now.entities.every(({ records }) => records > 0))
    expect(await room.find(connector, 'labels')).toHaveLength(1)
  })

  it('names the nearest of an entity that does not exist', async () => {
    const connector = await room.connector()
    await expect(room.sync.change(connector, { entities: ['lables'] })).rejects.toMatchObject({
      code: 'unknown_entity',
      message: 'Cannot sync "lables": it is not a searchable entity of shop. Did you mean "labels"?',
    })
  })
})

describe('the choice over HTTP', () => {
  let server: TestServer
  let token: string

  beforeAll(async () => {
    server = await startTestServer({ database: await openTestPostgres(), set: ['sync.enabled=true'] })
    token = await server.applicationToken()
  })
  afterAll(() => server.close())

  const CONNECTOR = {
    external_user_id: 'one',
    connector_type: 'stripe',
    name: 'One',
    credentials: { api_key: 'a-key-0123456789' },
  }
  const create = (sync: object, more: object = { token }) =>
    server.ask('POST', '/integrations/connectors', { ...more, body: { ...CONNECTOR, sync } })

  it('begins with the connector and changes later', async () => {
    const made = await create({ entities: ['refunds'], interval_minutes: 30 })
    expect(made.status).toBe(201)
    const path = `/integrations/connectors/${made.body.id}/sync`
    const state = await server.ask('GET', path, { token })
    expect(state.body.interval_minutes).toBe(30)
    const selected = (body: { entities: { entity: string; selected: boolean }[] }) =>
      body.entities.filter((one) => one.selected).map((one) => one.entity)
    expect(selected(state.body)).toEqual(['refunds'])
    const changed = await server.ask('PATCH', path, { token, body: { entities: ['customers', 'refunds'] } })
    expect(selected(changed.body)).toEqual(['customers', 'refunds'])
  })

  it('is refused before anything is made when an entity is unknown', async () => {
    const refused = await create({ entities: ['refund'] })
    expect([refused.status, refused.body.code]).toEqual([400, 'unknown_entity'])
    expect(refused.body.detail ?? refused.body.message).toContain('Did you mean "refunds"?')
  })

  it('SYNC-1: a widget token sets no interval, chooses no entities and asks for no full sync', async () => {
    const id = await server.connector('stripe', 'one', { credentials: { api_key: 'a-key-0123456789' } })
    const path = `/integrations/connectors/${id}/sync`
    const widget = await widgetCaller(server, token, 'one')
    const asks = [
      ['PATCH', path, { interval_minutes: 1 }],
      ['PATCH', path, { entities: ['refunds'] }],
      ['POST', path, { mode: 'full' }],
      ['POST', '/integrations/connectors', { ...CONNECTOR, sync: { interval_minutes: 1 } }],
    ] as const
    for (const [method, where, body] of asks) {
      const { status, body: said } = await server.ask(method, where, { ...widget, body })
      expect([method, where, status, said.code]).toEqual([method, where, 403, 'token_kind_forbidden'])
    }
    const paused = await server.ask('PATCH', path, { ...widget, body: { enabled: false } })
    expect(paused.status).toBe(200)
  })

  it('SYNC-1: a widget token that may choose entities chooses them, and decides nothing else', async () => {
    const widget = await widgetCaller(server, token, 'one', { choose_entities: true })
    const info = await server.ask('GET', '/account/applications/scoped-token/info', widget)
    expect(info.body.choose_entities).toBe(true)
    const made = await create({ entities: ['refunds'] }, widget)
    expect(made.status).toBe(201)
    const path = `/integrations/connectors/${made.body.id}/sync`
    const changed = await server.ask('PATCH', path, { ...widget, body: { entities: ['customers'] } })
    expect(changed.body.entities.filter((one: { selected: boolean }) => one.selected)).toMatchObject([
      { entity: 'customers' },
    ])
    const refused = [
      await server.ask('PATCH', path, { ...widget, body: { entities: ['customers'], interval_minutes: 1 } }),
      await server.ask('POST', path, { ...widget, body: { mode: 'full' } }),
    ]
    expect(refused.map(({ body }) => body.code)).toEqual(['token_kind_forbidden', 'token_kind_forbidden'])
  })
})

const ORIGIN = 'https://app.example.com'

async function widgetCaller(server: TestServer, token: string, externalUserId: string, more: object = {}) {
  const body = { external_user_id: externalUserId, allowed_origin: ORIGIN, ...more }
  const { body: issued } = await server.ask('POST', '/account/applications/widget-token', { token, body })
  return { token: String(issued.token), headers: { origin: ORIGIN } }
}
