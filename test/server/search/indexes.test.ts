/** Indexes that searches lead to: made in the background, found by the next search. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../../server/store/index.ts'
import type { Copy } from '../../../server/search/index.ts'
import { Search, tableOf } from '../../../server/search/index.ts'
import { databases } from '../../support/database.ts'
import { makeFilter, makeRecord, makeSort, random } from './generate.ts'
import { oracle } from './oracle.ts'
import { fill, FIELDS, KEY, makeConnector, walk } from './support.ts'

describe.each(databases)('indexes on %s', (_name, open) => {
  let database: Database
  let copy: Copy
  const records = Array.from({ length: 2000 }, (_, index) => makeRecord(random(index), index))

  beforeAll(async () => {
    database = await open()
    copy = await makeConnector(database)
    await fill(database, copy, records)
  })
  afterAll(() => database?.close())

  it('are made by use, hold long values, and change no answer', async () => {
    const errors: unknown[] = []
    const search = new Search({ database, cursorKey: KEY, onIndexError: (error) => errors.push(error) })
    for (let seed = 0; seed < 12; seed++) {
      const pick = random(seed)
      await search.search(copy, { query: { filter: makeFilter(pick), sort: makeSort(pick) }, limit: 1 })
    }
    await search.idle()
    expect(errors).toEqual([])
    const indexes = await database.query('select 1 from pg_indexes where tablename = $1', [
      tableOf(copy.kind, copy.entity).replace('plugboard.', ''),
    ])
    expect(indexes.length).toBeGreaterThan(10)
    const long = {
      id: 'long',
      name: 'é'.repeat(300_000),
      address: { city: 'word'.repeat(100_000) },
      amount: '9'.repeat(5000),
    }
    const other = await makeConnector(database)
    await fill(database, other, [long])
    expect(await walk(search, other, { filter: { like: { name: 'é%' } } })).toEqual(['long'])
    for (let seed = 100; seed < 108; seed++) {
      const pick = random(seed)
      const query = { filter: makeFilter(pick), sort: makeSort(pick) }
      expect(await walk(search, copy, query), JSON.stringify({ seed, query })).toEqual(oracle(records, FIELDS, query))
    }
  })

  it('are made for few of the paths that one organization makes up, and then for those of others', async () => {
    const database = await open()
    onTestFinished(() => database.close())
    const copy = await makeConnector(database)
    await fill(database, copy, records)
    const errors: unknown[] = []
    const search = new Search({ database, cursorKey: KEY, onIndexError: (error) => errors.push(error) })
    const made = async (name: string) =>
      (
        await database.query(`select 1 from pg_indexes where tablename = $1 and indexdef like '%' || $2 || '%'`, [
          tableOf(copy.kind, copy.entity).replace('plugboard.', ''),
          name,
        ])
      ).length
    const ask = async (of: Copy, name: string) => {
      await search.search(of, { query: { filter: { eq: { [`address.${name}`]: 'x' } } }, limit: 1 })
      await search.idle()
    }
    for (let path = 0; path < 12; path++) await ask(copy, `junk${path}`)
    expect(await made('junk')).toBe(4)
    const other = await makeConnector(database)
    await fill(database, other, records)
    await ask(other, 'theirs')
    expect(await made('theirs')).toBe(1)
    expect(errors).toEqual([])
  })
})
