/** The event `record.matched`: changes of records that an endpoint wants, by filters over the record before and after. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyRecord, removeRecords, writePage } from '../../../../server/copy/changes/record-changes.ts'
import { beginGeneration, removeCopies, showGeneration } from '../../../../server/copy/records/generations.ts'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import { ensureTable } from '../../../../server/copy/records/tables.ts'
import { readChanges } from '../../../../server/copy/changes/feed.ts'
import type { Database, Session } from '../../../../server/ground/store/index.ts'
import { announceMatches } from '../../../../server/copy/changes/announce-matches.ts'
import { eventErasure, replayRange } from '../../../../server/events/webhooks/index.ts'
import { CURSORS } from '../../../support/cursors.ts'
import { databases } from '../../../support/database.ts'
import { insistContract } from '../../../support/events.ts'
import { fill, listOwnFields, makeConnector } from '../search/support.ts'
import { publicId } from '../../../../server/ground/outbox/index.ts'

type Filter = Readonly<Record<string, unknown>>
interface Terms {
  readonly mapped?: Readonly<Record<string, string>>
  readonly operations?: readonly string[]
  readonly before?: Filter
  readonly after?: Filter
  readonly entity?: string
  readonly customers?: readonly string[]
}
interface Sent {
  readonly id: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The deal reached the stage won. */
const WON: Terms = { before: { neq: { name: 'won' } }, after: { eq: { name: 'won' } } }

const open1 = { id: '1', name: 'open' }
const won1 = { id: '1', name: 'won' }

/** Actions of the tests on a database. */
function playOn(database: () => Database) {
  /** A copy with records in it, which is complete. */
  async function copyWith(
    records: readonly unknown[],
    organizationId?: string,
  ): Promise<Copy & { generation: number }> {
    const copy = { ...(await makeConnector(database(), organizationId)), own: { at: ['own'] } }
    await database().query(`insert into syncs (organization_id, connector_id, kind) values ($1, $2, 'sample')`, [
      copy.organizationId,
      copy.connectorId,
    ])
    return { ...copy, generation: await fill(database(), copy, records) }
  }
  /** An endpoint with the terms. */
  async function endpoint(organizationId: string, { customers, entity = 'items', ...terms }: Terms): Promise<string> {
    const id = randomUUID()
    const records = { kind: 'sample', entity, operations: ['create', 'update'], before: null, after: null, ...terms }
    await database().query(
      `insert into webhook_endpoints (id, organization_id, url, secret, event_types, external_user_ids, records)
      values ($1, $2, 'https://example.com/hooks', '', array['record.matched'], $3::text[], $4::jsonb)`,
      [id, organizationId, customers ?? null, JSON.stringify(records)],
    )
    return id
  }
  const page = (copy: Copy & { generation: number }, records: readonly unknown[]) =>
    database().transaction((sql) => writePage(sql, copy, copy.generation, JSON.stringify(records)))
  const announce = (perMinute = 60) => announceMatches({ database: database(), cursors: CURSORS, perMinute })
  /** Lists the messages of an endpoint, oldest first. */
  async function sent(endpointId: string, perMinute?: number): Promise<Sent[]> {
    await announce(perMinute)
    const rows = await database().query<Sent>(
      `with taken as (delete from webhook_deliveries where endpoint_id = $1 returning message_id)
      select m.id, m.type, m.data::jsonb as data from webhook_messages m join taken on m.id = taken.message_id order by m.sequence`,
      [endpointId],
    )
    return rows.map(insistContract)
  }
  const keysOf = (messages: readonly Sent[]) => messages.map(({ data }) => `${data.operation} ${data.key}`)
  return { copyWith, endpoint, page, announce, sent, keysOf }
}

describe.each(databases)('endpoints receive the changes that they want, on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => void (database = await open()))
  afterAll(() => database.close())
  const { copyWith, endpoint, page, announce, sent, keysOf } = playOn(() => database)

  it('H20 a deal that reaches the stage won, with the record before and after, once', async () => {
    const copy = await copyWith([open1, { id: '2', name: 'won' }, { id: '3', name: 'open' }])
    const id = await endpoint(copy.organizationId, WON)
    const next = [
      { ...won1, amount: 5 },
      { id: '2', name: 'won', amount: 1 },
      { id: '3', name: 'lost' },
      { id: '4', name: 'won' },
    ]
    await page(copy, next)
    const messages = await sent(id)
    expect(keysOf(messages)).toEqual(['update 1', 'create 4'])
    expect(messages[0]!.data).toMatchObject({
      connector_id: copy.connectorId, connector_type: 'sample', entity: 'items', before: open1, after: { ...won1, amount: 5 }, omitted: [],
    }) // prettier-ignore
    expect(messages[1]!.data.before).toBeNull()
    // The same page again, the same records by a full run, and another look: nothing changed.
    await page(copy, next)
    await fill(database, copy, next)
    expect(await sent(id)).toEqual([])
  })

  it('H20 by full runs, by pages, and by records that are applied one by one', async () => {
    const copy = await copyWith([open1, { id: '2', name: 'open' }])
    const id = await endpoint(copy.organizationId, { ...WON, operations: ['create', 'update', 'delete'] })
    await fill(database, copy, [won1, { id: '2', name: 'open' }])
    const apply = (name: string) => (sql: Session) =>
      applyRecord(sql, copy, { key: '2', record: JSON.stringify({ id: '2', name }) })
    await database.of(copy.organizationId).transaction(apply('won'))
    expect(keysOf(await sent(id))).toEqual(['update 1', 'update 2'])
  })

  it('H20 a deletion has only the record before, and is sent where operations ask for it', async () => {
    const records = [won1, { id: '2', name: 'won' }, { id: '3', name: 'won' }, { id: '4', name: 'open' }]
    const copy = await copyWith(records)
    const was = { before: { eq: { name: 'won' } } }
    const asking = await endpoint(copy.organizationId, { ...was, operations: ['delete'] })
    const other = await endpoint(copy.organizationId, was)
    await database.transaction((sql) => removeRecords(sql, copy, copy.generation, ['1', '4']))
    await database.of(copy.organizationId).transaction((sql) => applyRecord(sql, copy, { key: '2', deleted: true }))
    await fill(database, copy, [])
    const messages = await sent(asking)
    expect(keysOf(messages)).toEqual(['delete 1', 'delete 2', 'delete 3'])
    expect(messages[0]!.data).toMatchObject({ before: won1, after: null })
    expect(await sent(other)).toEqual([])
  })

  it('H20 a copy that is filled for the first time, and a copy that is removed, tell nothing', async () => {
    const copy = await makeConnector(database)
    await database.query(`insert into syncs (organization_id, connector_id, kind) values ($1, $2, 'sample')`, [
      copy.organizationId,
      copy.connectorId,
    ])
    const id = await endpoint(copy.organizationId, { operations: ['create', 'update', 'delete'] })
    await ensureTable(database, copy.kind, copy.entity)
    const generation = await database.transaction(async (sql) => {
      const begun = await beginGeneration(sql, copy)
      await showGeneration(sql, copy, begun, { isComplete: false })
      return begun
    })
    await page({ ...copy, generation }, [open1])
    await database.transaction((sql) => showGeneration(sql, copy, generation, { isComplete: true }))
    expect(await sent(id)).toEqual([])
    await page({ ...copy, generation }, [won1])
    expect(keysOf(await sent(id))).toEqual(['update 1'])
    await removeCopies(database, copy.organizationId, copy.connectorId, ['items'])
    expect(await sent(id)).toEqual([])
  })

  it('H20 a change that is rolled back is not sent', async () => {
    const copy = await copyWith([open1])
    const id = await endpoint(copy.organizationId, WON)
    const failing = database.transaction(async (sql) => {
      await writePage(sql, copy, copy.generation, JSON.stringify([won1]))
      throw new Error('gone')
    })
    await expect(failing).rejects.toThrow('gone')
    expect(await sent(id)).toEqual([])
  })

  it('H21 endpoints of another organization, customer or entity, and disabled ones, receive nothing', async () => {
    const copy = await copyWith([open1])
    const stranger = await copyWith([open1])
    const others = [
      await endpoint(stranger.organizationId, {}),
      await endpoint(copy.organizationId, { customers: ['somebody'] }),
      await endpoint(copy.organizationId, { entity: 'notes' }),
      await endpoint(copy.organizationId, {}),
    ]
    await database.query(
      `update webhook_endpoints set is_enabled = false, disabled_reason = 'requested' where id = $1`,
      [others[3]],
    )
    const wanted = await endpoint(copy.organizationId, {})
    await page(copy, [won1])
    expect(keysOf(await sent(wanted))).toEqual(['update 1'])
    for (const id of others) expect(await sent(id)).toEqual([])
    // What an endpoint was sent by its own filter is not sent to another by a replay.
    await page(copy, [open1])
    await announce()
    const since = { since: new Date(0), which: 'all' } as const
    await replayRange(database, copy.organizationId, publicId('endpoint', others[1]!), since)
    expect(await sent(others[1]!)).toEqual([])
  })

  it('H22 values and names of a filter are no SQL', async () => {
    const name = `'); delete from connectors; --`
    const copy = await copyWith([open1])
    const id = await endpoint(copy.organizationId, {
      after: {
        and: [{ eq: { name } }, { eq: { [`address.'] || (select 1) --`]: 'x' } }, { in: { name: [name, '$1'] } }],
      },
    })
    await page(copy, [{ id: '1', name, address: { [`'] || (select 1) --`]: 'x' } }])
    expect(keysOf(await sent(id))).toEqual(['update 1'])
    expect(await database.query('select 1 from connectors where id = $1', [copy.connectorId])).toHaveLength(1)
  })
})

describe.each(databases)('changes that endpoints do not receive one by one, on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => void (database = await open()))
  afterAll(() => database.close())
  const { copyWith, endpoint, page, announce, sent } = playOn(() => database)

  it('a record that is too large is left out, and its digits are those of the third party', async () => {
    const copy = await copyWith([
      { id: '1', name: 'x'.repeat(70_000) },
      { id: '2', name: 'open' },
    ])
    const id = await endpoint(copy.organizationId, {})
    await database.transaction((sql) =>
      writePage(sql, copy, copy.generation, `[{"id":"1","name":"short"},{"id":"2","amount":1.50e2}]`),
    )
    await announce()
    const rows = await database.query<{ data: string }>(
      'select data from webhook_messages where organization_id = $1 order by sequence',
      [copy.organizationId],
    )
    expect(rows[1]?.data).toContain('"amount":1.50e2')
    const [large] = await sent(id)
    expect(large?.data).toMatchObject({ omitted: ['before'], after: { name: 'short' } })
    expect(large?.data).not.toHaveProperty('before')
  })

  it('beyond the limit of a minute an endpoint gets one cursor from which the changes begin', async () => {
    const records = Array.from({ length: 9 }, (_, n) => ({ id: `${n}`, name: 'open' }))
    const copy = await copyWith(records)
    const id = await endpoint(copy.organizationId, WON)
    await page(copy, records.slice(0, 3).map((one) => ({ ...one, name: 'won' }))) // prettier-ignore
    await page(copy, records.slice(3, 6).map((one) => ({ ...one, name: 'won' }))) // prettier-ignore
    await announce(4)
    const messages = await database.query<Sent>(
      `select m.type, m.data::jsonb as data from webhook_messages m where organization_id = $1 order by sequence`,
      [copy.organizationId],
    )
    expect(messages.map(({ type, data }) => data.key ?? type)).toEqual(['0', '1', '2', '3', 'records.changed'])
    const { data } = await readChanges(database, CURSORS, copy, { after: String(messages[4]!.data.cursor) })
    const read = (JSON.parse(Buffer.from(data).toString()) as { key: string }[]).map(({ key }) => key)
    expect(read).toEqual(['3', '4', '5'])
    // In the same minute nothing more; after it, what is left of it.
    await page(copy, [{ id: '6', name: 'won' }])
    await announce(4)
    const after = `select type from webhook_messages where organization_id = $1`
    expect(await database.query(after, [copy.organizationId])).toHaveLength(5)
    await database.query(`update left_matches set told_at = told_at - interval '1 hour'`)
    await database.query(
      `update webhook_deliveries set created_at = created_at - interval '1 hour' where endpoint_id = $1`,
      [id],
    )
    await page(copy, [{ id: '7', name: 'won' }])
    const later = await sent(id, 4)
    expect(later.slice(-2).map(({ type, data: { key } }) => key ?? type)).toEqual(['7', 'records.changed'])
  })

  it('a filter whose field the kind no longer has gives a cursor, and ends no sync', async () => {
    const copy = await copyWith([open1])
    const id = await endpoint(copy.organizationId, { after: { eq: { gone: 'x' } } })
    await page(copy, [won1])
    expect((await sent(id)).map(({ type }) => type)).toEqual(['records.changed'])
  })

  it('H23 nothing waits of an erased connector, and nothing stays of records as they were', async () => {
    const copy = await copyWith([open1])
    const id = await endpoint(copy.organizationId, {})
    await page(copy, [won1])
    expect(await database.query('select 1 from record_matches where endpoint_id = $1', [id])).toHaveLength(1)
    expect(await database.query('select 1 from former_records')).toEqual([])
    await database.query(`update connectors set status = 'deleting' where id = $1`, [copy.connectorId])
    await eventErasure(database).connector?.(copy.organizationId, copy.connectorId)
    expect(await sent(id)).toEqual([])
    await page(copy, [open1])
    await database.query('delete from generations where id = $1', [copy.generation])
    expect(await database.query('select 1 from record_matches where endpoint_id = $1', [id])).toEqual([])
  })

  it('without such an endpoint a page takes the same two statements, and the second keeps no records', async () => {
    const watched = await copyWith([open1])
    await endpoint(watched.organizationId, WON)
    const statements = async (copy: Copy & { generation: number }) => {
      const texts: string[] = []
      await database.transaction(async (sql) => {
        const session: Session = {
          ...sql,
          query: (text, params) => (texts.push(text), sql.query(text, params)),
          exec: (script) => sql.exec(script),
        }
        await writePage(session, copy, copy.generation, JSON.stringify([won1]))
      })
      return texts
    }
    const plain = await statements(await copyWith([open1]))
    expect([plain.length, plain.some((text) => text.includes('former_records'))]).toEqual([2, false])
    expect((await statements(watched)).length).toBeGreaterThan(2)
  })
})

describe.each(databases)('mapped fields in filters of changes, on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => void (database = await open()))
  afterAll(() => database.close())
  const { copyWith, endpoint, page, sent } = playOn(() => database)

  it('an own field is compared by the name, the label and the type of each account; one that an account lacks is null', async () => {
    const sized = (size: string) => [{ id: '1', own: { size__c: size } }]
    const field = { name: 'size__c', label: 'Size', type: 'number', writable: true } as const
    const found: string[][] = []
    for (const listed of [[field], [{ ...field, type: 'string' } as const], []]) {
      const copy = await copyWith(sized('9'))
      await listOwnFields(database, copy, listed)
      const id = await endpoint(copy.organizationId, {
        before: { lt: { 'own.size': 10 } },
        after: { gte: { 'own.size__c': 10 } },
      })
      await page(copy, sized('10'))
      found.push((await sent(id)).map(({ type }) => type))
    }
    expect(found).toEqual([['record.matched'], [], []])
  })

  it('H20 a mapped field is compared where each connector has it; one that a map does not have is null', async () => {
    const won = (stage: string) => [{ id: '1', own: { reason__c: stage }, other: { why: stage } }]
    const terms: Terms = {
      mapped: { reason: 'text', size: 'number' },
      before: { eq: { 'mapped.reason': 'open' } },
      after: { eq: { 'mapped.reason': 'price', 'mapped.size': null } },
    }
    const [first, second, without, other] = [
      await copyWith(won('open')),
      await copyWith(won('open')),
      await copyWith(won('open')),
      await copyWith(won('open')),
    ]
    const reasonAt = (path: string, type = 'text') => ({ items: { reason: { path, type } } })
    for (const [copy, map] of [
      [first, reasonAt('$.own.reason__c')],
      [second, reasonAt('$.other.why')],
      [other, reasonAt('$.own.reason__c', 'number')],
    ] as const)
      await database.query('update connectors set map = $2::jsonb where id = $1', [
        copy.connectorId,
        JSON.stringify(map),
      ])
    const types: string[][] = []
    for (const copy of [first, second, without, other]) {
      const id = await endpoint(copy.organizationId, terms)
      await page(copy, won('price'))
      types.push((await sent(id)).map(({ type }) => type))
    }
    // By another type it cannot be compared: the endpoint is types that there is more.
    expect(types).toEqual([['record.matched'], ['record.matched'], [], ['records.changed']])
  })
})
