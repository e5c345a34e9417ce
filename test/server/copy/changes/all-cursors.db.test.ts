/** Cursors of many copies: what they are good for, and that no change comes behind them. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import { applyRecord } from '../../../../server/copy/changes/record-changes.ts'
import type { FeedFilter } from '../../../../server/copy/changes/entries.ts'
import { pruneRemoved } from '../../../../server/copy/records/removed.ts'
import { pruneTurns } from '../../../../server/copy/changes/turns.ts'
import { databases } from '../../../support/database.ts'
import { fill } from '../search/support.ts'
import { AllReader, apply, customerOf, gate, item, items, syncedConnector, textOf } from './reader.ts'

describe.each(databases)('cursors of many copies on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => void (database = await open()))
  afterAll(() => database?.close())

  it('C19 a change that commits late is not skipped, and delays no reader', async () => {
    const organizationId = randomUUID()
    const [one, two] = [
      await syncedConnector(database, organizationId),
      await syncedConnector(database, organizationId),
    ]
    for (const copy of [one, two]) await fill(database, copy, items(2))
    const reader = new AllReader(database, { organizationId })
    await reader.all()
    const [held, release] = gate()
    const [written, isWritten] = gate()
    const late = database.of(organizationId).transaction(async (sql) => {
      await applyRecord(sql, one, textOf(item(0, 1)))
      isWritten()
      // The embedded database runs one transaction at a time.
      if (database.engine === 'postgres') await held
    })
    await written
    if (database.engine === 'postgres') {
      await apply(database, two, textOf(item(1, 1)))
      expect((await reader.all()).map(({ connector_id }) => connector_id)).toEqual([two.connectorId])
    }
    release()
    await late
    expect((await reader.all()).map(({ connector_id }) => connector_id)).toEqual([one.connectorId])
  })

  it('C19 readers that come at once give each change one turn', async () => {
    const organizationId = randomUUID()
    const copy = await syncedConnector(database, organizationId)
    await fill(database, copy, items(1))
    const readers = Array.from({ length: 6 }, () => new AllReader(database, { organizationId }))
    for (let version = 1; version <= 5; version++) {
      await apply(database, copy, textOf(item(0, version)))
      await Promise.all(readers.map((reader) => reader.all()))
      expect(readers.map(({ state }) => state)).toEqual(
        readers.map(() => ({ [`${copy.connectorId} items`]: { [item(0).id]: item(0, version) } })),
      )
    }
    const [{ turns } = { turns: 0 }] = await database.query<{ turns: number }>(
      'select count(*) as turns from copy_turns where organization_id = $1',
      [organizationId],
    )
    expect(turns).toBe(5)
  })

  it('C19 a cursor is of its organization, customer and filter, and expires with what it would miss', async () => {
    const organizationId = randomUUID()
    const copy = await syncedConnector(database, organizationId)
    const other = await syncedConnector(database, organizationId)
    for (const one of [copy, other]) await fill(database, one, items(3))
    const customerId = await customerOf(database, copy)
    const reader = new AllReader(database, { organizationId, customerId })
    await reader.all()
    const strangers: FeedFilter[] = [
      { organizationId },
      { organizationId, customerId: await customerOf(database, other) },
      { organizationId, customerId, entities: ['items'] },
      { organizationId, customerId, kinds: ['sample'] },
      { organizationId: randomUUID(), customerId },
    ]
    for (const filter of strangers) {
      const stranger = new AllReader(database, filter)
      stranger.cursor = reader.cursor
      await expect(stranger.page()).rejects.toMatchObject({ code: 'invalid_cursor' })
    }
    const ahead = new AllReader(database, { organizationId })
    await apply(database, copy, { key: item(0).id, deleted: true })
    await ahead.all()
    await database.query(`update removed_records set removed_at = now() - interval '31 days'`)
    await pruneRemoved(database)
    await expect(reader.page()).rejects.toMatchObject({ code: 'cursor_expired' })
    expect(await ahead.all()).toEqual([])
    const behind = new AllReader(database, { organizationId, customerId })
    await behind.all()
    await apply(database, copy, textOf(item(1, 1)))
    await ahead.all()
    await database.query(`update copy_turns set noted_at = now() - interval '31 days'`)
    await pruneTurns(database)
    await expect(behind.page()).rejects.toMatchObject({ code: 'cursor_expired' })
    expect(await ahead.all()).toEqual([])
    // As after a restore from a backup.
    await database.query('delete from copy_feeds where organization_id = $1', [organizationId])
    await expect(ahead.page()).rejects.toMatchObject({ code: 'cursor_expired' })
  })

  it('a page ends before its records come to 8 MiB, across copies', async () => {
    const organizationId = randomUUID()
    const copy = await syncedConnector(database, organizationId)
    const people = { ...copy, entity: 'people' }
    // No compression makes these small.
    const large = (id: string) => ({ id, text: Array.from({ length: 24_000 }, () => randomUUID()).join('') })
    for (const one of [copy, people]) await fill(database, one, ['a', 'b', 'c', 'd', 'e', 'f'].map(large))
    const reader = new AllReader(database, { organizationId }, 1000)
    const sizes: number[] = []
    for (let hasMore = true; hasMore;) {
      const page = await reader.page()
      hasMore = page.hasMore
      sizes.push(page.changes.length)
    }
    expect(sizes.length).toBeGreaterThan(1)
    expect(Math.max(...sizes)).toBeLessThan(10)
    expect(reader.held.get(`${copy.connectorId} items`)!.size).toBe(6)
    expect(reader.held.get(`${copy.connectorId} people`)!.size).toBe(6)
  })
})
