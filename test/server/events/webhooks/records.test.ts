/** The changes of records that an endpoint wants, over the API and by the client. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Platform, platform } from '../../../../client/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { API, startWorld, type World } from '../../api/world.ts'

const WON = { connector_type: 'stripe', entity: 'customers', after: { eq: { name: 'won' } } }

let world: World
let client: Platform
beforeAll(async () => {
  world = await startWorld(await openTestPostgres(), { set: ['quotas.webhookEndpoints=100'] })
  const { client_id: clientId, client_secret: clientSecret } = world.first.client
  client = platform({ baseUrl: world.server.origin, clientId, clientSecret })
})
afterAll(() => world?.close())

const ask = (method: string, path: string, body?: unknown) =>
  world.call(method, `${API}/webhooks${path}`, { token: world.first.token, body })

describe('records of an endpoint', () => {
  it('are stored as they are written, and bring record.matched alone unless types are given', async () => {
    const made = await ask('POST', '', { records: WON })
    const records = { ...WON, operations: ['create', 'update'], before: null }
    expect([made.status, made.body.records, made.body.event_types]).toEqual([201, records, ['record.matched']])
    expect((await ask('GET', `/${made.body.id}`)).body.records).toEqual(records)
    const changed = await ask('PATCH', `/${made.body.id}`, { records: null, event_types: null })
    expect([changed.status, changed.body.records]).toEqual([200, null])
    const types = ['record.matched', 'sync.completed']
    const both = await ask('POST', '', { records: { ...WON, operations: ['delete', 'delete'] }, event_types: types })
    expect([both.body.event_types, both.body.records.operations]).toEqual([types, ['delete']])
  })

  it('have the types of mapped fields that they name, in the client too', async () => {
    const mapped = { stage_reason: 'text', size: 'number' } as const
    const after = { eq: { 'mapped.stage_reason': 'price' }, gt: { 'mapped.size': 10 } }
    const made = await ask('POST', '', { records: { ...WON, mapped, after } })
    expect([made.status, made.body.records.mapped, made.body.records.after]).toEqual([201, mapped, after])
    const records = { connectorType: 'stripe', entity: 'customers', mapped, after } as const
    const { id } = await client.webhooks.create({ records })
    expect((await ask('GET', `/${id}`)).body.records).toMatchObject({ mapped, after })
    expect((await client.webhooks.get(id)).records).toMatchObject({ mapped, after })
  })

  it.each([
    [
      'a field that is nearly one',
      { ...WON, after: { eq: { nme: 'won' } } },
      'invalid_filter',
      'records.after.eq.nme',
      'name',
    ],
    [
      'a mapped field',
      { ...WON, before: { eq: { 'mapped.size': 1 } } },
      'invalid_filter',
      'records.before.eq.mapped.size',
      '',
    ],
    [
      'a mapped field that is nearly one',
      { ...WON, mapped: { size: 'number' }, before: { gt: { 'mapped.sise': 1 } } },
      'invalid_filter',
      'records.before.gt.mapped.sise',
      'mapped.size',
    ],
    [
      'a value of another type than that of the mapped field',
      { ...WON, mapped: { size: 'number' }, before: { gt: { 'mapped.size': 'big' } } },
      'invalid_filter',
      'records.before.gt.mapped.size',
      'number',
    ],
    [
      'an operator that is none',
      { ...WON, before: { equals: { name: 'a' } } },
      'invalid_filter',
      'records.before.equals',
      'eq',
    ],
    [
      'too many comparisons',
      { ...WON, after: { or: Array.from({ length: 33 }, () => ({ eq: { name: 'a' } })) } },
      'invalid_filter',
      'records',
      '32',
    ],
    ['an entity that is nearly one', { ...WON, entity: 'customer' }, 'unknown_entity', 'records.entity', 'customers'],
  ])('H22 with %s are refused', async (_, records, code, field, near) => {
    const made = await ask('POST', '', { records })
    expect([made.body.code, made.body.errors[0].field]).toEqual([code, field])
    expect(made.body.errors[0].message).toContain(near)
  })

  it('of a kind that is none, without their type of event, and a type without records, are refused', async () => {
    expect((await ask('POST', '', { records: { ...WON, connector_type: 'nope' } })).body.code).toBe(
      'definition_not_found',
    )
    const conflicts = [{ records: WON, event_types: ['ping'] }, { event_types: ['record.matched'] }]
    for (const body of conflicts) expect((await ask('POST', '', body)).body.code).toBe('validation_error')
  })

  it('are written in camelCase by the client, names of fields apart', async () => {
    const { records } = await client.webhooks.create({
      records: { connectorType: 'stripe', entity: 'customers', before: { eq: { invoice_prefix: 'A' } } },
    })
    expect(records).toMatchObject({ connectorType: 'stripe', before: { eq: { invoice_prefix: 'A' } } })
  })
})
