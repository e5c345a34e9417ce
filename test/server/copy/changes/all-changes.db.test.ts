/** The changes of many copies by one cursor: a reader that applies them has what the copies have. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import { removeConnector, removeCopies } from '../../../../server/copy/records/generations.ts'
import { databases } from '../../../support/database.ts'
import { fill } from '../search/support.ts'
import { AllReader, apply, customerOf, item, items, random, syncedConnector, textOf } from './reader.ts'

describe.each(databases)('changes of many copies on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => void (database = await open()))
  afterAll(() => database?.close())
  const choose = (copy: Copy, entities: readonly string[] | null) =>
    database.query('update syncs set entities = $2 where connector_id = $1', [copy.connectorId, entities])

  it('C19 a snapshot of all copies ends where the changes begin, and a page at a time loses none', async () => {
    const organizationId = randomUUID()
    const [one, two] = [
      await syncedConnector(database, organizationId),
      await syncedConnector(database, organizationId),
    ]
    const people = { ...one, entity: 'people' }
    for (const copy of [one, two, people]) await fill(database, copy, items(5))
    const reader = new AllReader(database, { organizationId })
    expect(await reader.page()).toMatchObject({ hasMore: true, isSnapshot: true })
    // While the snapshot is read: in copies that it has read, is in, and has yet to reach.
    await apply(database, one, textOf(item(0, 1)), { key: item(4).id, deleted: true })
    await apply(database, people, textOf(item(9)), { key: item(0).id, deleted: true })
    await fill(database, two, items(4, 2))
    await reader.all()
    const expected = {
      [`${one.connectorId} items`]: [item(0, 1), item(1), item(2), item(3)],
      [`${two.connectorId} items`]: items(4, 2),
      [`${people.connectorId} people`]: [item(1), item(2), item(3), item(4), item(9)],
    }
    const byKey = (records: readonly { id: string }[]) =>
      Object.fromEntries(records.map((record) => [record.id, record]))
    expect(reader.state).toEqual(Object.fromEntries(Object.entries(expected).map(([name, all]) => [name, byKey(all)])))
    expect(await reader.page()).toMatchObject({ changes: [], hasMore: false, isSnapshot: false })
    await fill(database, two, items(4, 2))
    expect(await reader.all()).toEqual([])
  })

  it('C19 after 400 random steps over copies that come and go, readers hold what the third parties have', async () => {
    const organizationId = randomUUID()
    const next = random(11)
    const pick = (count: number) => Math.floor(next() * count)
    const copies: Copy[] = []
    for (let connectors = 0; connectors < 3; connectors++) {
      const copy = await syncedConnector(database, organizationId)
      copies.push(copy, { ...copy, entity: 'people' })
    }
    const vendors = new Map(copies.map((copy) => [copy, new Map<string, object>()]))
    const shown = new Set<Copy>()
    const [third] = copies.slice(-1)
    const customerId = await customerOf(database, third!)
    const readers = [
      new AllReader(database, { organizationId }),
      new AllReader(database, { organizationId }, 40),
      new AllReader(database, { organizationId, customerId }),
      new AllReader(database, { organizationId, entities: ['people'] }, 7),
    ]
    for (let step = 1; step <= 400; step++) {
      const copy = copies[pick(copies.length)]!
      const vendor = vendors.get(copy)!
      const record = item(pick(20), step)
      const isDeleted = next() < 0.3
      if (isDeleted) vendor.delete(record.id)
      else vendor.set(record.id, record)
      const change = isDeleted ? ({ key: record.id, deleted: true } as const) : textOf(record)
      if (shown.has(copy) && next() < 0.6) await apply(database, copy, change)
      if (next() < 0.1) {
        await fill(database, copy, [...vendor.values()])
        shown.add(copy)
      }
      if (next() < 0.03) {
        await removeCopies(database, organizationId, copy.connectorId, [copy.entity])
        shown.delete(copy)
      }
      if (next() < 0.4) await readers[pick(readers.length)]!.page()
    }
    for (const copy of copies) await fill(database, copy, [...vendors.get(copy)!.values()])
    const wholes = copies.map((copy) => [copy, Object.fromEntries(vendors.get(copy)!)] as const)
    const expected = (is: (copy: Copy) => boolean) =>
      Object.fromEntries(
        wholes.flatMap(([copy, records]) =>
          is(copy) && Object.keys(records).length > 0 ? [[`${copy.connectorId} ${copy.entity}`, records]] : [],
        ),
      )
    for (const reader of readers) await reader.all()
    expect(readers[0]!.state).toEqual(expected(() => true))
    expect(readers[1]!.state).toEqual(expected(() => true))
    expect(readers[2]!.state).toEqual(expected(({ connectorId }) => connectorId === third!.connectorId))
    expect(readers[3]!.state).toEqual(expected(({ entity }) => entity === 'people'))
  })

  it('C19 a removed copy, a deleted connector and an entity that is left out come as a reset', async () => {
    const organizationId = randomUUID()
    const [removed, chosen] = [
      await syncedConnector(database, organizationId),
      await syncedConnector(database, organizationId),
    ]
    const people = { ...chosen, entity: 'people' }
    for (const copy of [removed, chosen, people]) await fill(database, copy, items(2))
    const reader = new AllReader(database, { organizationId })
    await reader.all()
    await apply(database, removed, textOf(item(1, 5)))
    await removeConnector(database, organizationId, removed.connectorId)
    await database.query('delete from connectors where id = $1', [removed.connectorId])
    // The copy stays, as the parent of others.
    await choose(chosen, ['items'])
    await apply(database, people, textOf(item(0, 7)))
    const reported = (await reader.all()).map(({ operation, connector_id, entity, key }) => [
      operation,
      connector_id,
      entity,
      key,
    ])
    expect(reported).toEqual([
      ['reset', removed.connectorId, 'items', null],
      ['reset', chosen.connectorId, 'people', null],
    ])
    await choose(chosen, null)
    expect((await reader.all()).map(({ operation, record }) => [operation, record])).toEqual([
      ['upsert', item(1)],
      ['upsert', item(0, 7)],
    ])
    // Left out and chosen again before anybody reads: the reset comes first.
    await apply(database, people, textOf(item(1, 8)))
    await choose(chosen, ['items'])
    await choose(chosen, null)
    expect((await reader.all()).map(({ operation, record }) => [operation, record])).toEqual([
      ['reset', null],
      ['upsert', item(0, 7)],
      ['upsert', item(1, 8)],
    ])
  })
})
