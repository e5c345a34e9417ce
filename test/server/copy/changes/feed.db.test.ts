/** The changes of a copy: a reader that applies them has what the copy has. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import { applyRecord, writePage } from '../../../../server/copy/changes/record-changes.ts'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import { expireCursors } from '../../../../server/copy/changes/turns.ts'
import { pruneRemoved } from '../../../../server/copy/records/removed.ts'
import { readChanges } from '../../../../server/copy/changes/feed.ts'
import { CURSORS } from '../../../support/cursors.ts'
import { databases } from '../../../support/database.ts'
import { fill, FIELDS, makeConnector } from '../search/support.ts'

interface Change {
  readonly operation: 'upsert' | 'delete'
  readonly key: string
  readonly changed_at: string
  readonly record: { readonly id: string; readonly [more: string]: unknown } | null
}

/** Applies changes to what it has, from where it left off. */
class Reader {
  readonly held = new Map<string, unknown>()
  cursor: string | undefined
  readonly #database: Database
  readonly #copy: Copy
  readonly #limit: number

  constructor(database: Database, copy: Copy, limit = 3) {
    this.#database = database
    this.#copy = copy
    this.#limit = limit
  }

  /** Reads one page; what it has comes back. */
  async page(): Promise<{ changes: Change[]; hasMore: boolean; isSnapshot: boolean }> {
    const scope = this.#database.of(this.#copy.organizationId)
    const options = { after: this.cursor, limit: this.#limit }
    const { data, cursor, hasMore, isSnapshot } = await readChanges(scope, CURSORS, this.#copy, options)
    const changes = JSON.parse(Buffer.from(data).toString()) as Change[]
    for (const { operation, key, record } of changes)
      if (operation === 'delete') this.held.delete(key)
      else this.held.set(key, record)
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
}

const item = (index: number, version = 0) => ({ id: `id_${String(index).padStart(3, '0')}`, version })
const items = (count: number, version = 0) => Array.from({ length: count }, (_, index) => item(index, version))

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

describe.each(databases)('changes of a copy on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => void (database = await open()))
  afterAll(() => database?.close())

  const apply = (copy: Copy, ...record: Parameters<typeof applyRecord>[2][]) =>
    database.of(copy.organizationId).transaction(async (sql) => {
      for (const one of record) await applyRecord(sql, copy, one)
    })
  const textOf = (record: { id: string }) => ({ key: record.id, record: JSON.stringify(record) })

  it('a full run that finds the same records, with their members in another order, emits none', async () => {
    const copy = await makeConnector(database)
    await fill(database, copy, items(20))
    const reader = new Reader(database, copy)
    expect(await reader.all()).toHaveLength(20)
    const generation = await fill(
      database,
      copy,
      items(20).map(({ id, version }) => ({ version, id })),
    )
    await database.transaction((sql) => writePage(sql, copy, generation, JSON.stringify(items(20))))
    expect(await reader.all()).toEqual([])
  })

  it('two readers are independent, and a snapshot during which records change misses none', async () => {
    const copy = await makeConnector(database)
    await fill(database, copy, items(10))
    const [early, late] = [new Reader(database, copy), new Reader(database, copy)]
    expect((await early.page()).isSnapshot).toBe(true)
    await apply(copy, textOf(item(0, 1)), { key: item(1).id, deleted: true }, textOf(item(20)))
    await early.all()
    await apply(copy, textOf(item(1, 2)), { key: item(9).id, deleted: true })
    const since = await early.all()
    expect(since.map(({ operation, key }) => `${operation} ${key}`)).toEqual(['upsert id_001', 'delete id_009'])
    const snapshot = await late.all()
    expect(snapshot.filter(({ operation }) => operation === 'delete')).toEqual([])
    const byKey = (reader: Reader) => [...reader.held].toSorted(([one], [other]) => (one < other ? -1 : 1))
    expect(byKey(late)).toEqual(byKey(early))
    expect(early.held.size).toBe(10)
  })

  it('a cursor from after a backup is not good once the backup is restored, whatever changes then', async () => {
    const copy = await makeConnector(database)
    const generation = await fill(database, copy, items(10))
    const [ahead, anew] = [new Reader(database, copy), new Reader(database, copy)]
    for (let version = 1; version <= 3; version++) await apply(copy, textOf(item(0, version)))
    await ahead.all()
    const restored = 'update generations set changes = changes - 3, pruned = 0 where id = $1'
    await database.query(restored, [generation])
    await expireCursors(database)
    for (let version = 4; version <= 8; version++) await apply(copy, textOf(item(version, version)))
    await expect(ahead.page()).rejects.toMatchObject({ code: 'cursor_expired' })
    expect(await anew.all()).toHaveLength(10)
    await apply(copy, textOf(item(9, 9)), { key: item(8).id, deleted: true })
    expect((await anew.all()).map(({ operation, key }) => `${operation} ${key}`)).toEqual([
      'upsert id_009',
      'delete id_008',
    ])
  })

  it('after 300 random steps a reader holds what the third party has', async () => {
    const copy = await makeConnector(database)
    const next = random(7)
    const vendor = new Map<string, object>()
    const pick = (count: number) => Math.floor(next() * count)
    await fill(database, copy, [])
    const readers = [new Reader(database, copy), new Reader(database, copy, 50)]
    for (let step = 1; step <= 300; step++) {
      const record = item(pick(40), step)
      const isDeleted = next() < 0.3
      if (isDeleted) vendor.delete(record.id)
      else vendor.set(record.id, record)
      // Of some changes a webhook tells; the others a full run finds.
      if (next() < 0.5) await apply(copy, isDeleted ? { key: record.id, deleted: true } : textOf(record))
      if (next() < 0.1) await fill(database, copy, [...vendor.values()])
      if (next() < 0.3) await readers[0]!.page()
      if (next() < 0.05) await readers[1]!.all()
    }
    await fill(database, copy, [...vendor.values()])
    for (const reader of readers) {
      await reader.all()
      expect(Object.fromEntries(reader.held)).toEqual(Object.fromEntries(vendor))
    }
  })

  it('gives the record as the third party gave it, with members that a searchable field hides', async () => {
    const at = { in: 'body', steps: ['owner', 'id'] }
    const fields = { ...FIELDS, owner: { type: 'string', at }, city: { type: 'string', at } }
    const copy = { ...(await makeConnector(database)), entity: 'owned', fields }
    const record = { id: 'a', owner: { id: 'o1', name: 'Ada' }, amount: 1 }
    await fill(database, copy, [record, { id: 'b' }])
    const reader = new Reader(database, copy)
    await reader.all()
    expect([...reader.held.values()]).toEqual([record, { id: 'b' }])
    const renamed = { ...record, owner: { id: 'o1', name: 'Grace' } }
    await fill(database, copy, [renamed, { id: 'b' }])
    expect((await reader.all()).map((change) => change.record)).toEqual([renamed])
    await apply(copy, { key: 'c', record: '{"id":"c","rate":1E+3,"owner":{"id":"x"}}' })
    expect((await reader.all())[0]!.record).toEqual({ id: 'c', rate: 1000, owner: { id: 'x' } })
  })

  it('C18 a cursor is of its copy only, and expires when later deletions are forgotten', async () => {
    const copy = await makeConnector(database)
    await fill(database, copy, items(5))
    const [behind, ahead] = [new Reader(database, copy), new Reader(database, copy)]
    await behind.all()
    const other = new Reader(database, { ...copy, entity: 'others' })
    other.cursor = behind.cursor
    await expect(other.page()).rejects.toMatchObject({ code: 'invalid_cursor' })
    await apply(copy, { key: item(0).id, deleted: true })
    await ahead.all()
    await database.query(`update removed_records set removed_at = now() - interval '31 days'`)
    expect(await pruneRemoved(database)).toBeGreaterThan(0)
    await expect(behind.page()).rejects.toMatchObject({ code: 'cursor_expired' })
    expect(await ahead.all()).toEqual([])
  })

  it('C18 a change that commits late is not skipped: the next one waits for it', async () => {
    const copy = await makeConnector(database)
    await fill(database, copy, items(2))
    const reader = new Reader(database, copy)
    await reader.all()
    const [held, release] = gate()
    const [written, isWritten] = gate()
    const late = database.of(copy.organizationId).transaction(async (sql) => {
      await applyRecord(sql, copy, textOf(item(0, 1)))
      isWritten()
      // The embedded database runs one transaction at a time.
      if (database.engine === 'postgres') await held
    })
    await written
    const next = apply(copy, textOf(item(1, 1)))
    if (database.engine === 'postgres') expect(await reader.all()).toEqual([])
    release()
    await Promise.all([late, next])
    expect((await reader.all()).map(({ key }) => key)).toEqual(['id_000', 'id_001'])
  })
})
