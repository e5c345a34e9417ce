/** Words that the planner does not list as common: how many records it expects of them decides how a large copy is read. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import { recordTableOf } from '../../../../server/copy/records/tables.ts'
import type { SearchEngine } from '../../../../server/copy/search/search.ts'
import type { Database, Statement } from '../../../../server/ground/store/index.ts'
import { databases } from '../../../support/database.ts'
import { fill, makeConnector, recordStatements, searchAll, searchOf } from './support.ts'

const RECORDS = 5000
const COMMON = 'an invoice for the team of a customer who renewed the plan in a quarter with refund and review'
const RECORD_LIST = Array.from({ length: RECORDS }, (_, index) => ({
  id: `id_${String(index).padStart(5, '0')}`,
  name: `${COMMON} ticket${index} batch${Math.floor(index / 3)}`,
}))

describe.each(databases)('searches for rare words on %s', (_name, open) => {
  let database: Database
  let search: SearchEngine
  let copy: Copy
  let cursor: string | null
  let sent: readonly Statement[]

  beforeAll(async () => {
    database = await open()
    copy = await makeConnector(database)
    await fill(database, copy, RECORD_LIST)
    const beforeIndex = searchOf(database)
    cursor = (await beforeIndex.search(copy, { query: { filter: { keyword: { name: 'batch7' } } }, limit: 2 })).meta
      .cursor
    await beforeIndex.idle()
    await database.exec(`analyze ${recordTableOf('sample', 'items')}`)
    sent = recordStatements(database)
    search = searchOf(database)
  })
  afterAll(() => database?.close())

  it.each([
    ['ticket9', 1],
    ['ticket9 ticket10 ticket11', 1],
    ['invoice', 21],
    ['ticket9 invoice', 21],
  ])('for %s the planner expects %d of the 21 records of a page', async (keyword, expected) => {
    await search.search(copy, { query: { filter: { keyword: { name: keyword } } }, limit: 20 })
    const { text, params } = sent.at(-1)!
    const plan = await database.query<{ 'QUERY PLAN': string }>(`explain ${text}`, params)
    const limits = plan.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Limit'))
    expect(limits.map((line) => Number(/rows=(\d+)/.exec(line)?.[1]))).toEqual([expected, expected])
  })

  it('find what other searches find', async () => {
    const filters = [
      { keyword: { name: 'batch7' } },
      { not: { keyword: { name: 'ticket21' } } },
      { or: [{ keyword: { name: 'ticket22' } }, { keyword: { name: 'batch7' } }] },
    ]
    const found = await Promise.all(filters.map((filter) => searchAll(search, copy, { filter }, 400)))
    const ids = RECORD_LIST.map(({ id }) => id)
    const ofBatch = ids.slice(21, 24).reverse()
    expect(found).toEqual([ofBatch, ids.filter((id) => id !== ids[21]), ids.slice(21, 24)])
  })

  it('continue after a cursor of before the index was made', async () => {
    const { data } = await search.search(copy, { query: { filter: { keyword: { name: 'batch7' } } }, limit: 2, cursor })
    expect(JSON.parse(Buffer.from(data).toString())).toMatchObject([{ id: 'id_00021' }])
  })
})
