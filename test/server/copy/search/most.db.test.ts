/** Searches by lists (GIN) of a copy that has most records of its table, and of one that has few. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import { recordTableOf } from '../../../../server/copy/records/tables.ts'
import type { SearchEngine } from '../../../../server/copy/search/search.ts'
import type { Database, Statement } from '../../../../server/ground/store/index.ts'
import { databases } from '../../../support/database.ts'
import { oracle, type Shaped } from './oracle.ts'
import { FIELDS, fill, makeConnector, recordStatements, searchAll, searchOf } from './support.ts'

const itemsOf = (owner: string, count: number): Shaped[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `id_${String(index).padStart(5, '0')}`,
    name: `Invoice ${index % 100} of ${owner}, case${index % 400}`,
    tags: [`tag${index % 300}`],
  }))

const SOME_CASES = Array.from({ length: 20 }, (_, index) => `case${index}`).join(' ')

const FILTERS = [
  { keyword: { name: 'case7' } },
  { keyword: { name: 'invoice' } },
  { like: { name: '%se77%' } },
  { like: { name: '%of%' } },
  { eq: { tags: 'tag9' } },
  { and: [{ keyword: { name: 'case7 case8' } }, { like: { name: '%of%' } }] },
  { and: [{ keyword: { name: SOME_CASES } }, { fuzzy: { name: 'Invoixe 7' } }] },
  { not: { like: { name: '%1%' } } },
]

describe.each(databases)('searches by lists on %s', (_name, open) => {
  let database: Database
  let search: SearchEngine
  let copies: Record<'large' | 'small', { copy: Copy; records: Shaped[] }>
  let sent: readonly Statement[]

  beforeAll(async () => {
    database = await open()
    const made = async (owner: string, count: number) => {
      const [copy, records] = [await makeConnector(database), itemsOf(owner, count)]
      await fill(database, copy, records)
      return { copy, records }
    }
    copies = { large: await made('Ada', 4000), small: await made('Bob', 900) }
    const first = searchOf(database)
    for (const filter of FILTERS) await first.search(copies.large.copy, { query: { filter }, limit: 1 })
    await first.idle()
    await database.exec(`analyze ${recordTableOf('sample', 'items')}`)
    sent = recordStatements(database)
    search = searchOf(database)
  })
  afterAll(() => database?.close())

  it.each(['large', 'small'] as const)('find only the records of the %s copy, page after page', async (size) => {
    const { copy, records } = copies[size]
    for (const filter of FILTERS)
      expect(await searchAll(search, copy, { filter }, 150), JSON.stringify(filter)).toEqual(
        oracle(records, FIELDS, { filter }),
      )
  })

  it('read the list of the generation only where few records are of it', async () => {
    const generations = { large: /^\(terms\(/, small: /^\(\(generation = / }
    for (const size of ['large', 'small'] as const) {
      await search.search(copies[size].copy, { query: { filter: FILTERS[0] }, limit: 5 })
      const { text, params } = sent.at(-1)!
      const ofWords = (await planOf(text, params)).filter((condition) => condition.includes('terms('))
      expect([size, ofWords]).toEqual([size, [expect.stringMatching(generations[size])]])
    }
  })

  it('read no index for the generation of ranked records, whatever the values', async () => {
    await search.search(copies.large.copy, { query: { filter: { fuzzy: { name: 'Invoixe 7' } } }, limit: 5 })
    const { text, params } = sent.at(-1)!
    const literals = params!.map((value) => `'${String(value).replaceAll("'", "''")}'`)
    await database.batch([{ text: 'set plan_cache_mode = force_generic_plan' }, { text: `prepare ranked as ${text}` }])
    const conditions = (await planOf(`execute ranked (${literals.join(', ')})`)).filter(
      (one) => !one.includes('entity'),
    )
    await database.batch([{ text: 'reset plan_cache_mode' }, { text: 'deallocate ranked' }])
    expect(conditions).toEqual([expect.stringMatching(/^\(plain\(.* %> \$\d+\)$/)])
  })

  /** The conditions that indexes are searched by, without those of the primary key in the order of the page. */
  async function planOf(text: string, params: readonly unknown[] = []): Promise<string[]> {
    const [, , rows] = await database.batch<{ 'QUERY PLAN': string }>([
      { text: 'set enable_indexscan = off' },
      { text: 'set enable_seqscan = off' },
      { text: `explain (costs off) ${text}`, params },
      { text: 'reset enable_indexscan' },
      { text: 'reset enable_seqscan' },
    ])
    const conditions = rows!.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Index Cond: '))
    return conditions.map((line) => line.slice(line.indexOf('Index Cond: ') + 'Index Cond: '.length))
  }
})
