/** The outbox: what a committed change leaves for endpoints, and what one that is rolled back does not. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { type NewEvent, publicId, recordEvent, rowId } from '../../../../server/ground/outbox/index.ts'

/** Writes an organization and gives its id. */
async function organization(database: Database): Promise<string> {
  const id = randomUUID()
  await database.query(`insert into organizations (id, name) values ($1, 'Acme')`, [id])
  return id
}

/** Writes an endpoint row. */
async function endpoint(
  database: Database,
  organizationId: string,
  { types, users, isEnabled = true }: { types?: string[]; users?: string[]; isEnabled?: boolean } = {},
): Promise<string> {
  const id = randomUUID()
  await database.query(
    `insert into webhook_endpoints (id, organization_id, url, event_types, external_user_ids, is_enabled, disabled_reason, secret)
     values ($1, $2, 'https://example.com/hooks', $3::text[], $4::text[], $5, $6, '')`,
    [id, organizationId, types ?? null, users ?? null, isEnabled, isEnabled ? null : 'requested'],
  )
  return id
}

interface Stored {
  readonly type: string
  readonly sequence: number | null
  readonly data: Record<string, unknown>
  readonly endpoints: readonly string[]
}

/** The messages of an organization, each with the endpoints that get it. */
async function stored(database: Database, organizationId: string): Promise<Stored[]> {
  return database.of(organizationId).query<Stored & { endpoints: string[] }>(
    `select m.type, m.sequence, m.data::jsonb as data,
       (select array_agg(d.endpoint_id::text order by d.endpoint_id) from webhook_deliveries d where d.message_id = m.id) as endpoints
     from webhook_messages m where m.organization_id = $1 order by m.sequence nulls first, m.type`,
    [organizationId],
  )
}

function connectorEvent(organizationId: string, connectorId: string, more: Partial<NewEvent> = {}): NewEvent {
  return {
    organizationId,
    type: 'connector.updated',
    customer: { id: '6f0d3c1e-0000-4000-8000-000000000001', externalUserId: 'user_1' },
    connector: { id: connectorId, kind: 'acme' },
    data: { changed: ['name'] },
    ...more,
  }
}

describe('the outbox', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestPostgres()
    return () => database.close()
  })

  it('writes one message, and one delivery for each enabled endpoint that wants the event', async () => {
    const [organizationId, connectorId] = [await organization(database), randomUUID()]
    const wanting = [
      await endpoint(database, organizationId),
      await endpoint(database, organizationId, { types: ['connector.updated', 'ping'] }),
      await endpoint(database, organizationId, { users: ['user_1', 'user_2'] }),
    ]
    await endpoint(database, organizationId, { types: ['ping'] })
    await endpoint(database, organizationId, { users: ['user_2'] })
    await endpoint(database, organizationId, { users: [] })
    await endpoint(database, organizationId, { isEnabled: false })
    await endpoint(database, await organization(database))
    await database
      .of(organizationId)
      .transaction((sql) => recordEvent(sql, connectorEvent(organizationId, connectorId)))
    expect(await stored(database, organizationId)).toEqual([
      {
        type: 'connector.updated',
        sequence: 1,
        data: {
          organization_id: organizationId,
          external_user_id: 'user_1',
          customer_id: '6f0d3c1e-0000-4000-8000-000000000001',
          connector_id: connectorId,
          connector_type: 'acme',
          changed: ['name'],
        },
        endpoints: wanting.toSorted(),
      },
    ])
  })

  it('stores nothing if no endpoint wants the event', async () => {
    const organizationId = await organization(database)
    await endpoint(database, organizationId, { types: ['ping'] })
    await recordEvent(database, connectorEvent(organizationId, randomUUID()))
    const rows = await database.query(
      `select connector_id from webhook_sequences where organization_id = $1
       union all select id from webhook_messages where organization_id = $1`,
      [organizationId],
    )
    expect(rows).toEqual([])
  })

  it('sends an event without a customer only to endpoints for all customers', async () => {
    const organizationId = await organization(database)
    await endpoint(database, organizationId, { users: ['user_1'] })
    const all = await endpoint(database, organizationId)
    await recordEvent(database, { organizationId, type: 'definition.ending', data: { version: '1', days: 30 } })
    expect(await stored(database, organizationId)).toMatchObject([{ sequence: null, endpoints: [all] }])
  })

  it('numbers the events of each connector by itself', async () => {
    const [organizationId, one, other] = [await organization(database), randomUUID(), randomUUID()]
    await endpoint(database, organizationId)
    for (const id of [one, other, one, one]) await recordEvent(database, connectorEvent(organizationId, id))
    const rows = await stored(database, organizationId)
    expect(rows.map(({ sequence, data }) => [data['connector_id'], sequence])).toEqual(
      expect.arrayContaining([
        [one, 1],
        [one, 2],
        [one, 3],
        [other, 1],
      ]),
    )
  })

  it('W1 a change that is rolled back leaves no event and takes no number', async () => {
    const [organizationId, connectorId] = [await organization(database), randomUUID()]
    await endpoint(database, organizationId)
    const scope = database.of(organizationId)
    await expect(
      scope.transaction(async (sql) => {
        await recordEvent(sql, connectorEvent(organizationId, connectorId))
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await stored(database, organizationId)).toEqual([])
    await scope.transaction((sql) => recordEvent(sql, connectorEvent(organizationId, connectorId)))
    expect(await stored(database, organizationId)).toMatchObject([{ sequence: 1 }])
  })

  it('notifies processes of deliveries after the commit', async () => {
    const organizationId = await organization(database)
    await endpoint(database, organizationId)
    let notify = () => {}
    const notified = new Promise<void>((resolve) => (notify = resolve))
    onTestFinished(await database.listen('plugboard_webhooks', () => notify()))
    await database
      .of(organizationId)
      .transaction((sql) => recordEvent(sql, connectorEvent(organizationId, randomUUID())))
    await notified
  })

  it('own fields replace those of the connector, in one key', async () => {
    const organizationId = await organization(database)
    await endpoint(database, organizationId)
    const data = { connector_type: 'other' }
    await recordEvent(database, connectorEvent(organizationId, randomUUID(), { type: 'definition.ending', data }))
    expect(await stored(database, organizationId)).toMatchObject([{ data: { connector_type: 'other' } }])
  })
})

it('public ids name rows and nothing else', () => {
  const uuid = 'f1d3ff84-43bc-4f6a-9c1d-1f0bb6a1c001'
  const id = publicId('message', uuid)
  expect(id).toBe('msg_f1d3ff8443bc4f6a9c1d1f0bb6a1c001')
  expect(rowId('message', id)).toBe(uuid)
  for (const other of [uuid, id.replace('msg_', 'we_'), `${id}0`, id.slice(0, -1), id.replace('f', 'x'), 'msg_', ''])
    expect(rowId('message', other)).toBeUndefined()
})
