/** Messages that are sent again because somebody asks, and what is removed of them in the end. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import { claimDue } from '../../../../server/events/webhooks/delivery/claims.ts'
import { eventErasure, pruneWebhooks, replayMessage, replayRange } from '../../../../server/events/webhooks/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { openWebhooks, startReceiver, until } from '../../../support/webhooks.ts'
import { type NewEvent, publicId, recordEvent } from '../../../../server/ground/outbox/index.ts'

const codeOf = (error: unknown) => (error as { code?: string }).code

const EPOCH = new Date(0)

/** The types of the messages of an organization, sorted. */
async function typesOf(database: Database, organizationId: string): Promise<string[]> {
  const rows = await database
    .of(organizationId)
    .query<{ type: string }>('select type from webhook_messages where organization_id = $1 order by type', [
      organizationId,
    ])
  return rows.map(({ type }) => type)
}

let database: Database
beforeAll(async () => {
  database = await openTestPostgres()
  return () => database.close()
})

/** The transactions of this database that wait for another. */
function waiting(): Promise<unknown[]> {
  return database.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
}

describe('a replay', () => {
  it('sends a message again under its id, to one endpoint or to all that it was for', async () => {
    const test = await openWebhooks(database)
    const [one, two] = [await startReceiver(), await startReceiver()]
    const { id } = await test.endpoint(one.url)
    await test.endpoint(two.url)
    await test.events()
    await test.webhooks.work()
    await Promise.all([one.has(1), two.has(1)])
    await test.attempted(id, 1)
    const messageId = one.received[0]?.id ?? ''
    await until(async () => (await replayMessage(database, test.organizationId, messageId, id)) === 1)
    await one.has(2)
    expect(await replayMessage(database, test.organizationId, messageId)).toBe(2)
    await Promise.all([one.has(3), two.has(2)])
    expect(new Set([...one.received, ...two.received].map((request) => request.id))).toEqual(new Set([messageId]))
  })

  it('of a message that is being sent comes after it', async () => {
    const test = await openWebhooks(database)
    let answer = () => {}
    const receiver = await startReceiver((response) => void (answer = () => response.writeHead(204).end()), 204)
    const { id } = await test.endpoint(receiver.url)
    await test.events()
    await test.webhooks.work()
    await receiver.has(1)
    await replayMessage(database, test.organizationId, receiver.received[0]?.id ?? '')
    expect(receiver.received.length).toBe(1)
    answer()
    await receiver.has(2)
    await test.attempted(id, 1)
    expect([receiver.received.length, receiver.mostAtOnce]).toEqual([2, 1])
  })

  it('of a message whose process was killed sends it once', async () => {
    const test = await openWebhooks(database)
    const receiver = await startReceiver()
    const { id } = await test.endpoint(receiver.url)
    await test.events()
    const claims = await claimDue(database, 'unproven', 100)
    const lost = claims.find(({ organizationId }) => organizationId === test.organizationId)
    await test.pass('60 seconds')
    await replayMessage(database, test.organizationId, publicId('message', lost?.messageId ?? ''), id)
    await test.webhooks.work()
    await test.attempted(id, 1)
    expect(await test.deliveries(id)).toMatchObject([{ status: 'succeeded', attempts: 1 }])
    expect(receiver.received.length).toBe(1)
  })

  it('of a span of time sends what failed, or everything that the endpoint wants', async () => {
    const test = await openWebhooks(database)
    const receiver = await startReceiver(204, 410, 204)
    const { id } = await test.endpoint(receiver.url)
    await test.events(2)
    await test.webhooks.work()
    await until(async () => (await test.deliveries(id)).some(({ status }) => status === 'failed'))
    const range = (which: 'failed' | 'all') => replayRange(database, test.organizationId, id, { since: EPOCH, which })
    expect(await range('failed').catch(codeOf)).toBe('webhook_endpoint_disabled')
    await test.webhooks.endpoints.update(test.organizationId, id, { isEnabled: true })
    expect(await range('failed')).toEqual({ deliveries: 1, next: null })
    await receiver.has(3)
    await test.attempted(id, 1)
    expect(await range('all')).toEqual({ deliveries: 2, next: null })
    await receiver.has(5)
    const late = { since: new Date(Date.now() + 3_600_000), which: 'all' } as const
    expect(await replayRange(database, test.organizationId, id, late)).toEqual({ deliveries: 0, next: null })
  })

  it('of everything reaches an endpoint that was added later, by its types and customers', async () => {
    const test = await openWebhooks(database)
    await test.endpoint('https://app.example.com/hooks')
    const event = (externalUserId: string, type: NewEvent['type']) =>
      recordEvent(database, {
        organizationId: test.organizationId,
        type,
        customer: { id: randomUUID(), externalUserId },
        data: {},
      })
    await event('user_1', 'sync.failed')
    await event('user_1', 'sync.completed')
    await event('user_2', 'sync.failed')
    const { id } = await test.endpoint('https://app.example.com/later', {
      eventTypes: ['sync.failed'],
      externalUserIds: ['user_1'],
    })
    const all = { since: EPOCH, which: 'all' } as const
    expect(await replayRange(database, test.organizationId, id, all)).toMatchObject({ deliveries: 1 })
    expect(await test.deliveries(id)).toMatchObject([{ status: 'pending', attempts: 0 }])
  })

  it('of a span of time leaves out a message that is removed while it waits', async () => {
    const test = await openWebhooks(database)
    const { id } = await test.endpoint('https://app.example.com/hooks')
    await test.events(2)
    let commit = () => {}
    const mayCommit = new Promise<void>((resolve) => (commit = resolve))
    let removal: Promise<void> | undefined
    await new Promise<void>((isRemoved) => {
      removal = database.transaction(async (sql) => {
        await sql.query(
          `delete from webhook_messages where organization_id = $1 and id = (
             select id from webhook_messages where organization_id = $1 order by created_at, id limit 1)`,
          [test.organizationId],
        )
        isRemoved()
        await mayCommit
      })
    })
    const replayed = replayRange(database, test.organizationId, id, { since: EPOCH, which: 'all' })
    await expect.poll(waiting).toHaveLength(1)
    commit()
    await removal
    expect((await replayed).deliveries).toBe(1)
  })

  it('W10 finds no message of another organization', async () => {
    const [one, other] = [await openWebhooks(database), await openWebhooks(database)]
    await one.endpoint('https://app.example.com/hooks')
    const { id } = await other.endpoint('https://app.example.com/hooks')
    await one.events()
    const [message] = await database.query<{ id: string }>(
      `select 'msg_' || replace(id::text, '-', '') as id from webhook_messages where organization_id = $1`,
      [one.organizationId],
    )
    for (const endpointId of [undefined, id])
      expect(await replayMessage(database, other.organizationId, message?.id ?? '', endpointId).catch(codeOf)).toBe(
        'webhook_message_not_found',
      )
  })
})

describe('what is removed', () => {
  it('messages are kept for 30 days, with their deliveries', async () => {
    const test = await openWebhooks(database)
    const { id } = await test.endpoint('https://app.example.com/hooks')
    await test.webhooks.endpoints.rotate(test.organizationId, id)
    await test.events(2)
    await database.query(
      `update webhook_messages set created_at = now() - interval '30 days 1 minute' where sequence = 1 and organization_id = $1`,
      [test.organizationId],
    )
    await database.query(`update webhook_endpoints set previous_until = now() where organization_id = $1`, [
      test.organizationId,
    ])
    await pruneWebhooks(database)
    expect((await test.deliveries(id)).length).toBe(1)
    const rows = await database.query('select previous_secret from webhook_endpoints where organization_id = $1', [
      test.organizationId,
    ])
    expect(rows).toEqual([{ previous_secret: null }])
  })

  it('W12 the events of an erased connector or customer go; the news of the erasure goes once it is delivered', async () => {
    const test = await openWebhooks(database)
    const { organizationId } = test
    await test.endpoint('https://app.example.com/hooks')
    await test.endpoint('https://app.example.com/one', { externalUserIds: ['user_1'] })
    const [customer, connectorId] = [{ id: randomUUID(), externalUserId: 'user_1' }, randomUUID()]
    const connector = { id: connectorId, kind: 'acme' }
    await recordEvent(database, { organizationId, type: 'vendor.event', customer, connector, data: { raw: 'theirs' } })
    await recordEvent(database, { organizationId, type: 'connector.deleted', customer, connector, data: {} })
    await recordEvent(database, { organizationId, type: 'oauth.failed', customer, data: { code: 'denied' } })
    const erasure = eventErasure(database)
    await erasure.connector?.(organizationId, connectorId)
    expect(await typesOf(database, organizationId)).toEqual(['connector.deleted', 'oauth.failed'])
    await erasure.customer?.(organizationId, customer.id)
    await erasure.user?.(organizationId, 'user_1')
    await recordEvent(database, { organizationId, type: 'customer.deleted', customer, data: {} })
    expect(await typesOf(database, organizationId)).toEqual(['connector.deleted', 'customer.deleted'])
    await pruneWebhooks(database)
    expect(await typesOf(database, organizationId)).toEqual(['connector.deleted', 'customer.deleted'])
    await database.query(`update webhook_deliveries set status = 'succeeded' where organization_id = $1`, [
      organizationId,
    ])
    await pruneWebhooks(database)
    expect(await typesOf(database, organizationId)).toEqual([])
    const filters = await database.query(
      'select external_user_ids as users from webhook_endpoints where organization_id = $1 order by created_at',
      [organizationId],
    )
    expect(filters).toEqual([{ users: null }, { users: [] }])
  })
})
