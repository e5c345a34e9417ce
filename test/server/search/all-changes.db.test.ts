/** The changes of many copies by one cursor: a reader that applies them has what the copies have. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/store/index.ts'
import {
  applyRecord,
  type Copy,
  type FeedFilter,
  pruneRemoved,
  pruneTurns,
  readAllChanges,
  removeConnector,
  removeCopies,
} from '../../../server/search/index.ts'
import { CURSORS } from '../../support/cursors.ts'
import { databases } from '../../support/database.ts'
import { FIELDS, fill, makeConnector } from './support.ts'

interface Change {
  readonly operation: 'upsert' | 'delete' | 'reset'
  readonly connector_id: string
  readonly external_user_id: string | null
  readonly entity: string
  readonly key: string | null
  readonly record: unknown
}

/** Applies changes to what it has, from where it left off. */
class Reader {
  readonly held = new Map<string, Map<string, unknown>>()
  cursor: string | undefined
  readonly #database: Database
  readonly #filter: FeedFilter
  readonly #limit: number

  constructor(database: Database, filter: FeedFilter, limit = 3) {
    this.#database = database
    this.#filter = filter
    this.#limit = limit
  }

  /** Reads one page. */
  async page(): Promise<{ changes: Change[]; hasMore: boolean; isSnapshot: boolean }> {
    const filter = this.#filter
    const { data, cursor, hasMore, isSnapshot } = await readAllChanges(
      this.#database.of(filter.organizationId),
      CURSORS,
      {
        filter,
        open: async ({ organizationId, connectorId, kind, entity }) =>
          entity === 'parents' ? undefined : { organizationId, connectorId, kind, entity, key: 'id', fields: FIELDS },
        after: this.cursor,
        limit: this.#limit,
      },
    )
    const changes = JSON.parse(Buffer.from(data).toString()) as Change[]
    expect(changes.length).toBeLessThanOrEqual(this.#limit)
    for (const { operation, connector_id: connector, entity, key, record } of changes) {
      const name = `${connector} ${entity}`
      const of = this.held.get(name) ?? new Map<string, unknown>()
      this.held.set(name, of)
      if (operation === 'reset') this.held.delete(name)
      else if (operation === 'delete') of.delete(key!)
      else of.set(key!, record)
    }
    this.cursor = cursor
    return { changes, hasMore, isSnapshot }
  }

  async all(): Promise<Change[]> {
    const read: Change[] = []
    for (;;) {
      const { changes, hasMore } = await this.page()
      read.push(...changes)
      if (!hasMore) return read
    }
  }

  /** What it holds, copy by copy. */
  get state(): unknown {
    const filled = [...this.held].filter(([, records]) => records.size > 0)
    return Object.fromEntries(filled.map(([name, records]) => [name, Object.fromEntries(records)]))
  }
}

const item = (index: number, version = 0) => ({ id: `id_${String(index).padStart(3, '0')}`, version })
const items = (count: number, version = 0) => Array.from({ length: count }, (_, index) => item(index, version))
const textOf = (record: { id: string }) => ({ key: record.id, record: JSON.stringify(record) })

/** Numbers from 0 to 1 that are the same in each run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A promise, and what resolves it. */
function gate(): [Promise<void>, () => void] {
  let open = () => {}
  return [new Promise<void>((resolve) => (open = resolve)), () => open()]
}

describe.each(databases)('changes of many copies on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => void (database = await open()))
  afterAll(() => database?.close())

  /** A connector of a customer of its own, whose sync copies some entities. */
  async function connector(organizationId: string, entities: readonly string[] | null = null): Promise<Copy> {
    const copy = await makeConnector(database, organizationId)
    await database.query(
      `insert into syncs (connector_id, organization_id, kind, entities) values ($1, $2, 'sample', $3)`,
      [copy.connectorId, organizationId, entities],
    )
    return copy
  }
  const apply = (copy: Copy, ...records: Parameters<typeof applyRecord>[2][]) =>
    database.of(copy.organizationId).transaction(async (sql) => {
      for (const one of records) await applyRecord(sql, copy, one)
    })
  const customerOf = async ({ connectorId }: Copy) => {
    const [row] = await database.query<{ id: string }>('select customer_id as id from connectors where id = $1', [
      connectorId,
    ])
    return row!.id
  }
  const choose = (copy: Copy, entities: readonly string[] | null) =>
    database.query('update syncs set entities = $2 where connector_id = $1', [copy.connectorId, entities])

  it('C19 a snapshot of all copies ends where the changes begin, and a page at a time loses none', async () => {
    const organizationId = randomUUID()
    const [one, two] = [await connector(organizationId), await connector(organizationId)]
    const people = { ...one, entity: 'people' }
    for (const copy of [one, two, people]) await fill(database, copy, items(5))
    const reader = new Reader(database, { organizationId })
    expect(await reader.page()).toMatchObject({ hasMore: true, isSnapshot: true })
    // While the snapshot is read: in copies that it has read, is in, and has yet to reach.
    await apply(one, textOf(item(0, 1)), { key: item(4).id, deleted: true })
    await apply(people, textOf(item(9)), { key: item(0).id, deleted: true })
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
      const copy = await connector(organizationId)
      copies.push(copy, { ...copy, entity: 'people' })
    }
    const vendors = new Map(copies.map((copy) => [copy, new Map<string, object>()]))
    const shown = new Set<Copy>()
    const [third] = copies.slice(-1)
    const customerId = await customerOf(third!)
    const readers = [
      new Reader(database, { organizationId }),
      new Reader(database, { organizationId }, 40),
      new Reader(database, { organizationId, customerId }),
      new Reader(database, { organizationId, entities: ['people'] }, 7),
    ]
    for (let step = 1; step <= 400; step++) {
      const copy = copies[pick(copies.length)]!
      const vendor = vendors.get(copy)!
      const record = item(pick(20), step)
      const isDeleted = next() < 0.3
      if (isDeleted) vendor.delete(record.id)
      else vendor.set(record.id, record)
      const change = isDeleted ? ({ key: record.id, deleted: true } as const) : textOf(record)
      if (shown.has(copy) && next() < 0.6) await apply(copy, change)
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

  it('C19 a removed copy, a deleted connector and an entity that is left out are told by a reset', async () => {
    const organizationId = randomUUID()
    const [gone, chosen] = [await connector(organizationId), await connector(organizationId)]
    const people = { ...chosen, entity: 'people' }
    for (const copy of [gone, chosen, people]) await fill(database, copy, items(2))
    const reader = new Reader(database, { organizationId })
    await reader.all()
    await apply(gone, textOf(item(1, 5)))
    await removeConnector(database, organizationId, gone.connectorId)
    await database.query('delete from connectors where id = $1', [gone.connectorId])
    // The copy stays, as the parent of others.
    await choose(chosen, ['items'])
    await apply(people, textOf(item(0, 7)))
    const told = (await reader.all()).map(({ operation, connector_id, entity, key }) => [
      operation,
      connector_id,
      entity,
      key,
    ])
    expect(told).toEqual([
      ['reset', gone.connectorId, 'items', null],
      ['reset', chosen.connectorId, 'people', null],
    ])
    await choose(chosen, null)
    expect((await reader.all()).map(({ operation, record }) => [operation, record])).toEqual([
      ['upsert', item(1)],
      ['upsert', item(0, 7)],
    ])
  })

  it('C19 a change that commits late is not skipped, and holds nobody up', async () => {
    const organizationId = randomUUID()
    const [one, two] = [await connector(organizationId), await connector(organizationId)]
    for (const copy of [one, two]) await fill(database, copy, items(2))
    const reader = new Reader(database, { organizationId })
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
      await apply(two, textOf(item(1, 1)))
      expect((await reader.all()).map(({ connector_id }) => connector_id)).toEqual([two.connectorId])
    }
    release()
    await late
    expect((await reader.all()).map(({ connector_id }) => connector_id)).toEqual([one.connectorId])
  })

  it('C19 a cursor is of its organization, customer and filter, and expires with what it would miss', async () => {
    const organizationId = randomUUID()
    const copy = await connector(organizationId)
    const other = await connector(organizationId)
    for (const one of [copy, other]) await fill(database, one, items(3))
    const customerId = await customerOf(copy)
    const reader = new Reader(database, { organizationId, customerId })
    await reader.all()
    const strangers: FeedFilter[] = [
      { organizationId },
      { organizationId, customerId: await customerOf(other) },
      { organizationId, customerId, entities: ['items'] },
      { organizationId, customerId, kinds: ['sample'] },
      { organizationId: randomUUID(), customerId },
    ]
    for (const filter of strangers) {
      const stranger = new Reader(database, filter)
      stranger.cursor = reader.cursor
      await expect(stranger.page()).rejects.toMatchObject({ code: 'invalid_cursor' })
    }
    const ahead = new Reader(database, { organizationId })
    await apply(copy, { key: item(0).id, deleted: true })
    await ahead.all()
    await database.query(`update removed_records set removed_at = now() - interval '31 days'`)
    await pruneRemoved(database)
    await expect(reader.page()).rejects.toMatchObject({ code: 'cursor_expired' })
    expect(await ahead.all()).toEqual([])
    const behind = new Reader(database, { organizationId, customerId })
    await behind.all()
    await apply(copy, textOf(item(1, 1)))
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
    const copy = await connector(organizationId)
    const people = { ...copy, entity: 'people' }
    // No compression makes these small.
    const large = (id: string) => ({ id, text: Array.from({ length: 24_000 }, () => randomUUID()).join('') })
    for (const one of [copy, people])
      for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await fill(database, one, [large(id), { id: 'z' }])
    for (const one of [copy, people]) await fill(database, one, ['a', 'b', 'c', 'd', 'e', 'f'].map(large))
    const reader = new Reader(database, { organizationId }, 1000)
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
