/** Writes into a copy, and when searches see them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import {
  abandonBuilding,
  beginGeneration,
  collectDropped,
  copyState,
  dropGeneration,
  removeConnector,
  removeCopies,
  showGeneration,
} from '../../../../server/copy/records/generations.ts'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import { ensureTable, recordTableOf } from '../../../../server/copy/records/tables.ts'
import { mergeGeneration } from '../../../../server/copy/changes/merge.ts'
import type { PageWriteOptions } from '../../../../server/copy/records/write.ts'
import type { SearchEngine } from '../../../../server/copy/search/search.ts'
import { writePage } from '../../../../server/copy/changes/record-changes.ts'
import { databases } from '../../../support/database.ts'
import { fill, FIELDS, found, makeConnector, searchOf, searchAll } from '../search/support.ts'

const item = (index: number, more: object = {}) => ({ id: `id_${String(index).padStart(4, '0')}`, ...more })
const items = (count: number, more: object = {}) => Array.from({ length: count }, (_, index) => item(index, more))

describe.each(databases)('a copy on %s', (_name, open) => {
  let database: Database
  let search: SearchEngine

  beforeAll(async () => {
    database = await open()
    search = searchOf(database)
  })
  afterAll(() => database?.close())

  const write = (copy: Copy, generation: number, page: string, how: PageWriteOptions = {}) =>
    database.transaction((sql) => writePage(sql, copy, generation, page, how))
  const rowsOf = async (copy: Copy, generation: number) => {
    const [row] = await database.query<{ count: number }>(
      `select count(*) from ${recordTableOf(copy.kind, copy.entity)} where generation = $1`,
      [generation],
    )
    return row!.count
  }

  it('U22 stores 99 records of a page and the reason of the one that cannot be stored', async () => {
    const poison: [string, string][] = [
      ['{"id":"bad","name":"a\\u0000b"}', 'holds_nul'],
      ['{"id":"bad","name":"\\ud800"}', 'holds_half_a_surrogate_pair'],
      [`{"id":"${'k'.repeat(3072)}"}`, 'key_too_long'],
      ['{"id":"bad","amount":1e200000}', 'number_too_large'],
      [JSON.stringify({ id: 'bad', name: 'x y'.repeat(2_000_000) }), 'too_large'],
      ['{"id":{"a":1}}', 'no_key'],
      ['{"name":"none"}', 'no_key'],
      ['[1]', 'not_an_object'],
      [`{"id":"bad","name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 'nested_too_deep'],
    ]
    for (const [record, reason] of poison) {
      const copy = await makeConnector(database)
      const table = await ensureTable(database, copy.kind, copy.entity)
      const generation = await beginGeneration(database, copy)
      const page = items(99).map((one) => JSON.stringify(one))
      page.splice(50, 0, record)
      expect([reason, await write(copy, generation, `[${page.join(', ')}]`)]).toEqual([
        reason,
        { written: 99, added: 99, rejected: 1 },
      ])
      const refused = await database.query('select reason from rejected_records where generation = $1', [generation])
      expect([table, refused]).toEqual([recordTableOf(copy.kind, copy.entity), [{ reason }]])
    }
  })

  it('U22 stores a number of 309 digits', async () => {
    const copy = await makeConnector(database)
    await ensureTable(database, copy.kind, copy.entity)
    const generation = await beginGeneration(database, copy)
    expect(await write(copy, generation, '[{"id":"a","amount":1e308}]')).toEqual({ written: 1, added: 1, rejected: 0 })
    await showGeneration(database, copy, generation, { isComplete: true })
    expect(await searchAll(search, copy, { filter: { gt: { amount: '1e307' } } })).toEqual(['a'])
  })

  it('U23 gives back the digits that came in', async () => {
    const copy = await makeConnector(database)
    await ensureTable(database, copy.kind, copy.entity)
    const generation = await beginGeneration(database, copy)
    const record =
      '{"id":9007199254740993,"amount":123456789012345678901234567890,"rate":0.10,"address":{"n":1.00000000000000000001}}'
    await write(copy, generation, `[${record}]`)
    await showGeneration(database, copy, generation, { isComplete: true })
    const { data } = await search.search(copy, {
      query: { filter: { eq: { amount: '123456789012345678901234567890' } } },
      fields: ['id', 'amount', 'rate', 'address'],
    })
    const text = Buffer.from(data).toString().replaceAll(' ', '')
    for (const member of record.slice(1, -1).split(',')) expect(text).toContain(member)
  })

  it('U23 gives back exponents and minus zero as they came in, until the record is written anew', async () => {
    const fields = { ...FIELDS, rate: { type: 'number', at: { in: 'body', steps: ['inner', 'list', 1] } } }
    const copy = { ...(await makeConnector(database)), entity: 'digits', fields }
    await ensureTable(database, copy.kind, copy.entity)
    const generation = await beginGeneration(database, copy)
    const amounts = ['1e308', '1E+3', '-0', '-0.0', '1.50e-7', '-2E2', '12', '0.10']
    const address = '{"n":[1E2, -0],"t":"5e3, -0"}'
    const recordOf = (amount: string, index: number) =>
      `{"id":"d${index}","amount": ${amount},"address":${address},"inner":{"list":[0,${amount}]}}`
    await write(copy, generation, `[${amounts.map(recordOf).join(',')}]`)
    await showGeneration(database, copy, generation, { isComplete: true })
    const textOf = async (query: object) => {
      const { data } = await search.search(copy, { query, fields: ['amount', 'rate', 'address.n'] })
      return Buffer.from(data).toString()
    }
    expect(await textOf({})).toBe(
      `[${amounts.map((amount) => `{"amount":${amount},"rate":${amount},"address":{"n":[1E2, -0]}}`).join(',')}]`,
    )
    expect(await textOf({ filter: { eq: { amount: 1000 } } })).toContain('"rate":1E+3')
    expect(await searchAll(search, copy, { filter: { eq: { rate: 0 } } })).toEqual(['d2', 'd3'])
    await write(copy, generation, `[{"id":"d0","amount":7,"inner":{"list":[0,8]}}]`)
    expect(await textOf({ filter: { eq: { id: 'd0' } } })).toBe('[{"amount":7,"rate":8,"address":null}]')
  })

  it('replaces records by their keys, the last of a page wins', async () => {
    const copy = await makeConnector(database)
    const generation = await fill(database, copy, [item(1, { name: 'one' }), item(2, { name: 'two' })])
    const page = JSON.stringify([item(1, { name: 'uno' }), item(1, { name: 'eins' }), item(3)])
    expect(await write(copy, generation, page)).toEqual({ written: 2, added: 1, rejected: 0 })
    const records = await found(search, copy, { query: {}, fields: ['id', 'name'] })
    expect(records).toEqual([item(1, { name: 'eins' }), item(2, { name: 'two' }), item(3, { name: null })])
    expect(await copyState(database, copy)).toMatchObject({ generation, isComplete: true, records: 3, rejected: 0 })
  })

  it('has the fields that a record holds elsewhere under their own names', async () => {
    const fields = {
      id: { type: 'string' },
      name: { type: 'string', at: { in: 'body', steps: ['attributes', "the 'name'", 0] } },
    }
    const copy = { ...(await makeConnector(database)), entity: 'placed', fields }
    await fill(database, copy, [item(1, { attributes: { "the 'name'": ['found'] } }), item(2)])
    expect(await found(search, copy, { query: { filter: { eq: { name: 'found' } } } })).toEqual([
      item(1, { name: 'found' }),
    ])
  })

  it('has the first value of the type of a field that may be at several paths', async () => {
    const at = (...steps: string[]) => ({ in: 'body', steps })
    const fields = {
      id: { type: 'string' },
      name: { type: 'string', at: { in: 'first', of: [at('image', 'url'), at('image')] } },
    }
    const copy = { ...(await makeConnector(database)), entity: 'either', fields }
    const images = [{ url: 'a' }, 'b', { url: null }, null, { other: 1 }]
    await fill(
      database,
      copy,
      images.map((image, index) => item(index, { image })),
    )
    const records = await found(search, copy, { query: {}, fields: ['id', 'name'] })
    expect(records.map(({ name }) => name)).toEqual(['a', 'b', null, null, null])
  })

  it('a page looks up its own records, even if the database has no statistics yet', async () => {
    const copy = { ...(await makeConnector(database)), entity: 'fresh' }
    const table = await ensureTable(database, copy.kind, copy.entity)
    const readBy = async (generation: number, base?: number) =>
      database.transaction(async (sql) => {
        await writePage(sql, copy, generation, JSON.stringify(items(8000, { version: 2 }).slice(-50)), { base })
        const [row] = await sql.query<{ count: number }>(
          `select (seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables where relid = $1::regclass`,
          [table],
        )
        return row!.count
      })
    const first = await database.transaction((sql) => beginGeneration(sql, copy))
    await write(copy, first, JSON.stringify(items(8000)))
    expect(await readBy(first)).toBeLessThan(300)
    await database.transaction((sql) => showGeneration(sql, copy, first, { isComplete: true }))
    const drafts = await database.transaction((sql) => beginGeneration(sql, copy))
    expect(await readBy(drafts, first)).toBeLessThan(300)
  })

  it('takes back a page with its transaction', async () => {
    const copy = await makeConnector(database)
    const generation = await fill(database, copy, items(2))
    const failed = database.transaction(async (sql) => {
      await writePage(sql, copy, generation, JSON.stringify(items(10)))
      throw new Error('killed')
    })
    await expect(failed).rejects.toThrow('killed')
    expect(await copyState(database, copy)).toMatchObject({ records: 2 })
  })

  it('C13 searches see what a full run finds from its end on, and iterations continue', async () => {
    const copy = await makeConnector(database)
    const base = await fill(database, copy, items(10, { name: 'old' }))
    const first = await search.search(copy, { query: {}, limit: 4 })
    const drafts = await beginGeneration(database, copy)
    await write(copy, drafts, JSON.stringify(items(20, { name: 'new' })), { base })
    expect(await searchAll(search, copy, { filter: { eq: { name: 'new' } } })).toEqual([])
    const second = { query: {}, limit: 4, cursor: first.meta.cursor }
    expect((await found(search, copy, second)).map(({ name }) => name)).toEqual(Array(4).fill('old'))
    await database.transaction((sql) => mergeGeneration(sql, copy, { base, drafts }))
    expect((await found(search, copy, second)).map(({ id, name }) => [id, name])).toEqual(
      items(8, { name: 'new' })
        .slice(4)
        .map(({ id }) => [id, 'new']),
    )
    expect(await dropGeneration(database, copy, drafts)).toBe(20)
    expect((await found(search, copy, { query: {} })).map(({ name }) => name)).toEqual(Array(20).fill('new'))
    expect(await copyState(database, copy)).toMatchObject({ generation: base, isComplete: true, records: 20 })
  })

  it('C13 a cursor of a copy that was removed and made again has expired', async () => {
    const copy = await makeConnector(database)
    await fill(database, copy, items(10))
    const { meta } = await search.search(copy, { query: {}, limit: 4 })
    await removeCopies(database, copy.organizationId, copy.connectorId, [copy.entity])
    await fill(database, copy, items(10))
    const next = search.search(copy, { query: {}, limit: 4, cursor: meta.cursor })
    await expect(next).rejects.toMatchObject({ code: 'cursor_expired', status: 400 })
  })

  it('C13 searches while full runs end see one of them, whole', async () => {
    const copy = await makeConnector(database)
    await fill(database, copy, items(50, { amount: 50 }))
    const state = { isOver: false }
    const runs = (async () => {
      for (let round = 0; round < 10; round++) {
        const size = 30 + round
        await fill(database, copy, items(size, { amount: size }))
      }
      state.isOver = true
    })()
    while (!state.isOver) {
      const amounts = (await found(search, copy, { query: {} })).map(({ amount }) => amount)
      expect(amounts).toEqual(Array(amounts[0] as number).fill(amounts[0]))
    }
    await runs
  })

  it('is a preview until it is complete, and not ready before its first page', async () => {
    const copy = await makeConnector(database)
    await expect(search.search(copy, { query: {} })).rejects.toMatchObject({ code: 'search_not_ready', status: 409 })
    await expect(search.search({ ...copy, entity: 'never' }, { query: {} })).rejects.toMatchObject({
      code: 'search_not_ready',
    })
    const generation = await beginGeneration(database, copy)
    await write(copy, generation, JSON.stringify(items(1)))
    await showGeneration(database, copy, generation, { isComplete: false })
    expect((await search.search(copy, { query: {} })).meta).toMatchObject({ has_more: false, status: 'preview' })
    await showGeneration(database, copy, generation, { isComplete: true })
    expect((await search.search(copy, { query: {} })).meta).not.toHaveProperty('status')
  })

  it('C12 takes no page once its connector is removed', async () => {
    const copy = await makeConnector(database)
    const generation = await fill(database, copy, items(12))
    const removed = removeConnector(database, copy.organizationId, copy.connectorId)
    const pages = Array.from({ length: 20 }, (_, index) =>
      write(copy, generation, JSON.stringify([item(100 + index)])).catch((error: unknown) => error),
    )
    await removed
    await Promise.all(pages)
    await expect(write(copy, generation, '[{"id":"late"}]')).rejects.toMatchObject({ code: 'connector_deleting' })
    expect(await rowsOf(copy, generation)).toBe(0)
    await expect(search.search(copy, { query: {} })).rejects.toMatchObject({ code: 'search_not_ready' })
  })

  it('is removed in batches, each of which begins after the last key of the one before', async () => {
    const copy = await makeConnector(database)
    const generation = await fill(database, copy, [])
    await database.query(
      `insert into ${recordTableOf(copy.kind, copy.entity)} (generation, key, organization_id, connector_id, data, written_at)
      select $1, 'id_' || lpad(n::text, 5, '0'), $2, $3, '{}', now() from generate_series(1, 10001) n`,
      [generation, copy.organizationId, copy.connectorId],
    )
    const begins: unknown[] = []
    const deletes = `deleted as (delete from ${recordTableOf(copy.kind, copy.entity)} `
    const observed = Object.create(database, {
      query: {
        value: (text: string, params: unknown[] = []) => {
          if (text.includes(deletes)) begins.push(params[2])
          return database.query(text, params)
        },
      },
    }) as Database
    expect(await dropGeneration(observed, copy, generation)).toBe(10_001)
    expect(begins).toEqual(['', 'id_05000', 'id_10000', 'id_10001'])
    expect(await rowsOf(copy, generation)).toBe(0)
  })

  it('loses what was given up and what connectors left behind', async () => {
    const copy = await makeConnector(database)
    const shown = await fill(database, copy, items(3))
    const building = await beginGeneration(database, copy)
    await write(copy, building, JSON.stringify(items(5)))
    await abandonBuilding(database, copy)
    expect(await collectDropped(database)).toBeGreaterThanOrEqual(5)
    expect(await rowsOf(copy, shown)).toBe(3)
    await database.query('delete from connectors where id = $1', [copy.connectorId])
    expect(await collectDropped(database)).toBe(3)
    expect(await rowsOf(copy, shown)).toBe(0)
  })
})
