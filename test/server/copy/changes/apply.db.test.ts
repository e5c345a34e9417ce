/** Records of a copy that are written or deleted outside of a run, and full runs that are in progress meanwhile. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import {
  type AppliedRecord,
  applyRecord,
  deleteRecord,
  upsertNew,
  upsertRecord,
  writePage,
} from '../../../../server/copy/changes/record-changes.ts'
import {
  beginGeneration,
  buildingGeneration,
  copyState,
  showGeneration,
} from '../../../../server/copy/records/generations.ts'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import { ensureTable } from '../../../../server/copy/records/tables.ts'
import { mergeGeneration } from '../../../../server/copy/changes/merge.ts'
import { databases } from '../../../support/database.ts'
import { fill, found, makeConnector, searchOf, searchAll } from '../search/support.ts'

const item = (index: number, more: object = {}) => ({ id: `id_${String(index).padStart(4, '0')}`, ...more })
const items = (count: number, more: object = {}) => Array.from({ length: count }, (_, index) => item(index, more))
const made = (index: number, more: object = {}) => ({
  key: item(index).id,
  record: JSON.stringify(item(index, more)),
})
const deleted = (index: number) => ({ key: item(index).id, deleted: true }) as const

describe.each(databases)('records that were made now, on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => void (database = await open()))
  afterAll(() => database?.close())

  const put = (copy: Copy, ...records: readonly ReturnType<typeof made>[]) =>
    database.of(copy.organizationId).transaction((sql) => upsertNew(sql, copy, records))
  const merge = (copy: Copy, base: number, drafts: number) =>
    database.transaction((sql) => mergeGeneration(sql, copy, { base, drafts }))

  it('are written together, the last of each key, and a full run that is in progress keeps them', async () => {
    const copy = await makeConnector(database)
    const base = await fill(database, copy, items(2))
    const drafts = await beginGeneration(database, copy)
    const records = [made(1, { name: 'first' }), made(7), made(1, { name: 'last' })]
    expect(await put(copy, ...records)).toEqual({ isCopied: true, isRunning: false })
    const search = searchOf(database)
    expect(await searchAll(search, copy, {})).toEqual(['id_0000', 'id_0001', 'id_0007'])
    expect(await merge(copy, base, drafts)).toEqual({ added: 0, changed: 0, removed: 1 })
    expect(await searchAll(search, copy, { filter: { eq: { name: 'last' } } })).toEqual(['id_0001'])
    expect(await copyState(database, copy)).toMatchObject({ records: 2 })
  })

  it('count as made after the deletions of their keys, and one that cannot be stored is no obstacle', async () => {
    const copy = await makeConnector(database)
    const generation = await fill(database, copy, items(3))
    for (const key of ['id_0000', 'id_0001', 'id_0002'])
      await database.transaction((sql) => deleteRecord(sql, copy, key))
    const readSince = new Date(0)
    await put(copy, made(1), { key: 'bad', record: '{"id":"bad","name":"a\\u0000b"}' }, made(2))
    await database.transaction((sql) => writePage(sql, copy, generation, JSON.stringify(items(3)), { readSince }))
    expect(await searchAll(searchOf(database), copy, {})).toEqual(['id_0001', 'id_0002'])
    expect(await copyState(database, copy)).toMatchObject({ records: 2, rejected: 1 })
  })

  it('are nowhere without a copy', async () => {
    expect(await put(await makeConnector(database), made(1))).toEqual({ isCopied: false, isRunning: false })
  })
})

describe.each(databases)('a record that is applied while a full run is in progress, on %s,', (_name, open) => {
  let database: Database
  beforeAll(async () => void (database = await open()))
  afterAll(() => database?.close())

  const apply = (copy: Copy, record: AppliedRecord) =>
    database.of(copy.organizationId).transaction((sql) => applyRecord(sql, copy, record))
  const clock = async () => {
    const [row] = await database.query<{ now: Date }>('select clock_timestamp() as now')
    return row!.now
  }
  /** A copy of three records, and a full run that has begun: each of its pages was asked for at a time. */
  async function running() {
    const copy = await makeConnector(database)
    const base = await fill(database, copy, items(3, { name: 'old' }))
    const readSince = await clock()
    const drafts = await beginGeneration(database, copy)
    expect(await buildingGeneration(database, copy)).toBe(drafts)
    const page = (records: readonly object[], requestedAt: Date) =>
      database.transaction((sql) =>
        writePage(sql, copy, drafts, JSON.stringify(records), { base, readSince, requestedAt }),
      )
    const end = async () => {
      const counts = await database.transaction((sql) => mergeGeneration(sql, copy, { base, drafts }))
      const records = await found(searchOf(database), copy, { query: {}, fields: ['id', 'name'] })
      return { counts, records: records.map(({ id, name }) => `${id} ${name}`) }
    }
    return { copy, page, end }
  }

  it('is seen immediately, and stays as it is when an older page comes', async () => {
    const { copy, page, end } = await running()
    const before = await clock()
    await apply(copy, made(1, { name: 'new' }))
    expect(await searchAll(searchOf(database), copy, { filter: { eq: { name: 'new' } } })).toEqual(['id_0001'])
    await page(items(3, { name: 'old' }), before)
    expect(await end()).toEqual({
      counts: { added: 0, changed: 0, removed: 0 },
      records: ['id_0000 old', 'id_0001 new', 'id_0002 old'],
    })
  })

  it('takes the place of what an earlier page has brought', async () => {
    const { copy, page, end } = await running()
    await page(items(4, { name: 'page' }), await clock())
    await apply(copy, made(1, { name: 'new' }))
    await apply(copy, made(3, { name: 'new' }))
    const { records } = await end()
    expect(records).toEqual(['id_0000 page', 'id_0001 new', 'id_0002 page', 'id_0003 new'])
  })

  it('gives way to a page that was asked for later', async () => {
    const { copy, page, end } = await running()
    await apply(copy, made(1, { name: 'new' }))
    await page(items(3, { name: 'later' }), await clock())
    expect((await end()).records).toEqual(['id_0000 later', 'id_0001 later', 'id_0002 later'])
  })

  it('is not lost when it is new, and no page names it', async () => {
    const { copy, page, end } = await running()
    await apply(copy, made(9, { name: 'new' }))
    await page(items(2, { name: 'old' }), await clock())
    expect(await end()).toEqual({
      counts: { added: 0, changed: 0, removed: 1 },
      records: ['id_0000 old', 'id_0001 old', 'id_0009 new'],
    })
  })

  it('stays deleted, whether its page comes before or after', async () => {
    const { copy, page, end } = await running()
    const before = await clock()
    await page([item(0, { name: 'page' })], before)
    expect(await apply(copy, deleted(0))).toEqual({ isCopied: true, isRunning: false })
    await apply(copy, deleted(1))
    await page(items(3, { name: 'old' }), before)
    expect((await end()).records).toEqual(['id_0002 old'])
    expect(await copyState(database, copy)).toMatchObject({ records: 1 })
  })

  it('is there again when it was deleted and made anew', async () => {
    const { copy, page, end } = await running()
    const before = await clock()
    await apply(copy, deleted(1))
    await apply(copy, made(1, { name: 'again' }))
    await page(items(3, { name: 'old' }), before)
    expect((await end()).records).toEqual(['id_0000 old', 'id_0001 again', 'id_0002 old'])
  })

  it('stays when it was read again before, and that comes later', async () => {
    const { copy, end } = await running()
    const before = await clock()
    await apply(copy, made(1, { name: 'new' }))
    await database.transaction((sql) => upsertRecord(sql, copy, made(1, { name: 'read' }), before))
    expect((await end()).records).toEqual(['id_0001 new'])
  })

  it('is written into a first generation that no search sees yet', async () => {
    const copy = await makeConnector(database)
    await ensureTable(database, copy.kind, copy.entity)
    const generation = await beginGeneration(database, copy)
    const before = await clock()
    await apply(copy, made(1, { name: 'new' }))
    const page = JSON.stringify(items(2, { name: 'old' }))
    await database.transaction((sql) => writePage(sql, copy, generation, page, { requestedAt: before }))
    await showGeneration(database, copy, generation, { isComplete: true })
    const records = await found(searchOf(database), copy, { query: {}, fields: ['id', 'name'] })
    expect(records).toEqual([item(0, { name: 'old' }), item(1, { name: 'new' })])
  })
})
