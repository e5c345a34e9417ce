/** 100,000 searches at random, with every index in place: what the oracle finds, in its order; no row of another. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CURSORS } from '../support/cursors.ts'
import { type Copy } from '../../server/copy/records/copy.ts'
import { SearchEngine } from '../../server/copy/search/search.ts'
import type { Database } from '../../server/ground/store/index.ts'
import { databases } from '../support/database.ts'
import { makeFilter, makeRecord, makeSort, random } from '../server/copy/search/generate.ts'
import { oracle } from '../server/copy/search/oracle.ts'
import { fill, FIELDS, makeConnector, searchAll } from '../server/copy/search/support.ts'

/** For each of the two databases. */
const QUERIES = 50_000
const ROUNDS = 10

describe.each(databases)('100,000 searches on %s', (_name, open) => {
  let database: Database
  let search: SearchEngine

  beforeAll(async () => {
    database = await open()
    search = new SearchEngine({ database, cursors: CURSORS })
    await makeIndexes(database, search)
  })
  afterAll(() => database?.close())

  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'E3 find what the oracle finds, among the records of others (%i of 10)',
    async (round) => {
      const records = Array.from({ length: 100 }, (_, index) => makeRecord(random(round * 1000 + index), index))
      const copy = await makeConnector(database)
      await fill(database, copy, records)
      for (let seed = round * (QUERIES / ROUNDS); seed < (round + 1) * (QUERIES / ROUNDS); seed++) {
        const pick = random(seed + 7)
        const query = { filter: makeFilter(pick), sort: makeSort(pick) }
        const ids = await searchAll(search, copy, query, 20 + pick(100))
        expect(ids, JSON.stringify({ seed, query })).toEqual(oracle(records, FIELDS, query))
      }
    },
    1_800_000,
  )
})

/** A copy large enough for indexes, and a search by each field in each way. */
async function makeIndexes(database: Database, search: SearchEngine): Promise<Copy> {
  const copy = await makeConnector(database)
  await fill(
    database,
    copy,
    Array.from({ length: 3000 }, (_, index) => makeRecord(random(index + 500_000), index)),
  )
  const fields = ['name', 'amount', 'rate', 'active', 'created', 'changed', 'address.city', 'address.zip']
  for (const field of fields) {
    const filters = [{ like: { [field]: '%a%' } }, { fuzzy: { [field]: 'acme' } }, { keyword: { [field]: 'acme' } }]
    for (const filter of filters) await search.search(copy, { query: { filter, sort: [{ [field]: 'asc' }] }, limit: 1 })
  }
  await search.search(copy, { query: { filter: { gt: { created: '2024-01-01' }, eq: { tags: 'acme' } } }, limit: 1 })
  await search.idle()
  return copy
}
