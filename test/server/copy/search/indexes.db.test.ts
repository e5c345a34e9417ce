/** Indexes that searches lead to: made in the background, found by the next search. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { CURSORS } from '../../../support/cursors.ts'
import { type Database, DatabaseError } from '../../../../server/ground/store/index.ts'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import { recordTableOf } from '../../../../server/copy/records/tables.ts'
import { removeConnector } from '../../../../server/copy/records/generations.ts'
import { SearchEngine } from '../../../../server/copy/search/search.ts'
import { databases } from '../../../support/database.ts'
import { makeFilter, makeRecord, makeSort, random } from './generate.ts'
import { oracle } from './oracle.ts'
import { fill, FIELDS, makeConnector, searchAll } from './support.ts'

/** The same database, whose first search takes longer than its limit. */
function firstTooLong(database: Database): Database {
  let isFirst = true
  const batch: Database['batch'] = async (...given) => {
    if (!isFirst) return database.batch(...given)
    isFirst = false
    throw new DatabaseError('canceling statement due to statement timeout', '57014')
  }
  return new Proxy(database, {
    get: (target, name) => {
      if (name === 'batch') return batch
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

describe.each(databases)('indexes on %s', (name, open) => {
  let database: Database
  let copy: Copy
  const records = Array.from({ length: 2000 }, (_, index) => makeRecord(random(index), index))

  beforeAll(async () => {
    database = await open()
    copy = await makeConnector(database)
    await fill(database, copy, records)
  })
  afterAll(() => database?.close())

  it('are made for a search that takes too long', async () => {
    const search = new SearchEngine({ database: firstTooLong(database), cursors: CURSORS })
    const limit = await database.query('show statement_timeout')
    const query = { filter: { eq: { name: 'acme' } } }
    await expect(search.search(copy, { query, limit: 1 })).rejects.toMatchObject({ code: 'invalid_filter' })
    await search.idle()
    const indexes = await database.query<{ indexname: string }>(
      'select indexname from pg_indexes where tablename = $1',
      [recordTableOf(copy.kind, copy.entity).replace('plugboard.', '')],
    )
    expect(indexes.filter(({ indexname }) => indexname.includes('_text_'))).toHaveLength(1)
    expect((await search.search(copy, { query, limit: 1 })).meta).toHaveProperty('cursor')
    expect(await database.query('show statement_timeout')).toEqual(limit)
  })

  it('are made by use, hold long values, and change no answer', async () => {
    const errors: unknown[] = []
    const search = new SearchEngine({
      database,
      cursors: CURSORS,
      onIndexError: (error) => errors.push(error),
    })
    for (let seed = 0; seed < 12; seed++) {
      const pick = random(seed)
      await search.search(copy, {
        query: { filter: makeFilter(pick), sort: makeSort(pick) },
        limit: 1,
      })
    }
    await search.idle()
    expect(errors).toEqual([])
    const indexes = await database.query('select 1 from pg_indexes where tablename = $1', [
      recordTableOf(copy.kind, copy.entity).replace('plugboard.', ''),
    ])
    expect(indexes.length).toBeGreaterThan(8)
    const long = {
      id: 'long',
      name: 'é'.repeat(300_000),
      address: { city: 'word'.repeat(100_000) },
      amount: '9'.repeat(5000),
    }
    const other = await makeConnector(database)
    await fill(database, other, [long])
    expect(await searchAll(search, other, { filter: { like: { name: 'é%' } } })).toEqual(['long'])
    for (let seed = 100; seed < 108; seed++) {
      const pick = random(seed)
      const query = { filter: makeFilter(pick), sort: makeSort(pick) }
      expect(await searchAll(search, copy, query), JSON.stringify({ seed, query })).toEqual(
        oracle(records, FIELDS, query),
      )
    }
  })

  describe('by use', () => {
    const STORE_MS = 10_000
    const AMPLE = 12

    /** A database of its own, for the limits of a table hold over all of it; the clock of the process is advanced by hand. */
    async function openRoom() {
      const database = await open()
      onTestFinished(() => database.close())
      const errors: unknown[] = []
      let ms = 0
      const now = () => ms
      const search = new SearchEngine({
        database,
        cursors: CURSORS,
        onIndexError: (error) => errors.push(error),
        now,
      })
      const connect = async () => {
        const copy = await makeConnector(database)
        await fill(database, copy, records)
        return copy
      }
      const copy = await connect()
      const table = recordTableOf(copy.kind, copy.entity).replace('plugboard.', '')
      return {
        database,
        search,
        connect,
        copy,
        errors,
        /** Searches by a field, stores the counts, and waits until indexes are made. */
        async ask(of: Copy, field: string, times = 1) {
          for (let time = 0; time < times; time++)
            await search.search(of, {
              query: { filter: { eq: { [field]: 'x' } } },
              limit: 1,
            })
          ms += STORE_MS
          await search.search(of, {
            query: { filter: { eq: { [field]: 'x' } } },
            limit: 1,
          })
          await search.idle()
        },
        /** Has all counted uses be older, by the database's clock. */
        age: (
          interval: string,
          what = 'first_used_at = first_used_at - $1::interval, last_used_at = last_used_at - $1::interval',
        ) => database.query(`update index_uses set ${what}`, [interval]),
        /** The names of the indexes whose definition has a text. */
        async made(text: string) {
          const rows = await database.query<{ name: string }>(
            `select indexname as name from pg_indexes where tablename = $1 and indexdef like '%' || $2 || '%'`,
            [table, text],
          )
          return rows.map(({ name }) => name)
        },
      }
    }

    it('are made for a made-up path after 10 uses over a minute, and not before', async () => {
      const { ask, age, made, copy, errors } = await openRoom()
      await ask(copy, 'address.rare', 2)
      await age('1 hour', 'first_used_at = first_used_at - $1::interval')
      await ask(copy, 'address.rare')
      await ask(copy, 'address.sudden', AMPLE)
      expect([await made('rare'), await made('sudden')]).toEqual([[], []])
      await age('2 minutes', 'first_used_at = first_used_at - $1::interval')
      await ask(copy, 'address.sudden')
      expect([await made('rare'), await made('sudden')]).toEqual([[], [expect.any(String)]])
      expect(errors).toEqual([])
    })

    it('are made for few of the paths that one connector makes up, then for those of others, and again after its deletion', async () => {
      const { ask, age, made, connect, copy, database, search, errors } = await openRoom()
      for (let path = 0; path < 6; path++) await ask(copy, `address.junk${path}`, AMPLE)
      await age('2 minutes', 'first_used_at = first_used_at - $1::interval')
      for (let path = 0; path < 6; path++) await ask(copy, `address.junk${path}`)
      expect(await made('junk')).toHaveLength(4)
      const other = await connect()
      await ask(other, 'address.theirs', AMPLE)
      await age('2 minutes', 'first_used_at = first_used_at - $1::interval')
      await ask(other, 'address.theirs')
      expect(await made('theirs')).toHaveLength(1)
      expect(await search.dropUnusedIndexes()).toEqual([])
      const names = await made('junk')
      await removeConnector(database, copy.organizationId, copy.connectorId)
      expect((await search.dropUnusedIndexes()).toSorted()).toEqual(names.toSorted())
      expect([await made('junk'), (await made('theirs')).length]).toEqual([[], 1])
      expect(errors).toEqual([])
    })

    it('are dropped after 14 days without use, and made again by the next use', async () => {
      const { ask, age, made, copy, search } = await openRoom()
      await ask(copy, 'name')
      await ask(copy, 'created')
      expect([await made("'name'"), await made("'created'")].map(({ length }) => length)).toEqual([1, 1])
      const unused = await made("'name'")
      await age('13 days')
      expect(await search.dropUnusedIndexes()).toEqual([])
      await age('2 days')
      await ask(copy, 'created')
      expect(await search.dropUnusedIndexes()).toEqual(unused)
      expect([await made("'name'"), await made("'created'")].map(({ length }) => length)).toEqual([0, 1])
      await ask(copy, 'name')
      expect(await made("'name'")).toHaveLength(1)
    })

    it.skipIf(name === 'embedded')('are made again after an interrupted build, and dropped when unused', async () => {
      const { ask, made, copy, search, database, errors } = await openRoom()
      await ask(copy, 'name')
      await ask(copy, 'created')
      const names = [...(await made("'name'")), ...(await made("'created'"))]
      await database.query(
        `update pg_index set indisvalid = false where indexrelid in (select oid from pg_class where relname = any($1::text[]))`,
        [names],
      )
      const valid = async () => {
        const rows = await database.query<{ name: string }>(
          `select relname as name from pg_class c join pg_index x on x.indexrelid = c.oid where x.indisvalid and relname = any($1::text[])`,
          [names],
        )
        return rows.map(({ name }) => name)
      }
      expect(await valid()).toEqual([])
      const restarted = new SearchEngine({ database, cursors: CURSORS, onIndexError: (error) => errors.push(error) })
      await restarted.search(copy, { query: { filter: { eq: { name: 'x' } } }, limit: 1 })
      await restarted.idle()
      expect(await valid()).toEqual([names[0]])
      expect(await search.dropUnusedIndexes()).toEqual([names[1]])
      expect([await made("'name'"), await made("'created'")]).toEqual([[names[0]], []])
      expect(errors).toEqual([])
    })
  })
})
