/** The same queries in memory and in the databases: the same records in the same order. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import type { SearchEngine } from '../../../../server/copy/search/search.ts'
import { databases } from '../../../support/database.ts'
import { makeFilter, makeRecord, makeSort, random } from './generate.ts'
import { oracle } from './oracle.ts'
import { fill, FIELDS, makeConnector, searchOf, searchAll } from './support.ts'

/** On each database; `test/long/search.test.ts` runs 100,000. */
const QUERIES = 250

describe.each(databases)('searches on %s', (_name, open) => {
  let database: Database
  let copy: Copy
  let search: SearchEngine
  const records = Array.from({ length: 150 }, (_, index) => makeRecord(random(index), index))

  beforeAll(async () => {
    database = await open()
    copy = await makeConnector(database)
    search = searchOf(database)
    await fill(database, copy, records)
  })
  afterAll(() => database?.close())

  it('find what the oracle finds, in its order', async () => {
    for (let seed = 0; seed < QUERIES; seed++) {
      const pick = random(seed)
      const query = { filter: makeFilter(pick), sort: makeSort(pick) }
      const limit = 3 + pick(200)
      const ids = await searchAll(search, copy, query, limit).catch((error) => {
        throw new Error(JSON.stringify({ seed, query }), { cause: error })
      })
      expect(ids, JSON.stringify({ seed, query })).toEqual(oracle(records, FIELDS, query))
    }
  })
})
