/** Counts of a search beside its page, whole records, and times relative to now. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import { recordTableOf } from '../../../../server/copy/records/tables.ts'
import type { SearchEngine } from '../../../../server/copy/search/search.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { searchDatabases } from '../../../support/database.ts'
import { fill, found, makeConnector, searchAll, searchOf } from './support.ts'

const DAY_MS = 86_400_000
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const RECORDS = [
  { id: 'a', name: 'open', amount: 10, rate: 0.1, active: true, changed: daysFromNow(-30), tags: ['x', 'y', 'x'], address: { city: 'Ulm', floor: 3 }, secret: 'not a field' },
  { id: 'b', name: 'open', amount: 32, rate: 0.2, active: false, changed: daysFromNow(-3), tags: ['y'], address: { city: 'Ulm', floor: 12 } },
  { id: 'c', name: 'won', amount: '9007199254740993', rate: 2.5, active: true, changed: daysFromNow(2), tags: [], address: { city: 'Köln' } },
  { id: 'd', name: 'x'.repeat(300), amount: null, changed: 'soon', tags: 'z', address: 'none' },
  { id: 'e' },
] // prettier-ignore

describe.each(searchDatabases)('counts on %s', (_name, open) => {
  let database: Database
  let search: SearchEngine
  let copy: Copy
  beforeAll(async () => {
    database = await open()
    search = searchOf(database)
    copy = await makeConnector(database)
    await fill(database, copy, RECORDS)
  })
  afterAll(() => database?.close())

  const metaOf = async (params: object) => (await search.search(copy, { query: {}, limit: 1, ...params })).meta

  it('are of every record that a filter finds, not of the page', async () => {
    expect((await metaOf({ total: true })).total).toEqual({ count: 5, is_exact: true })
    const query = { filter: { eq: { name: 'open' } } }
    expect((await metaOf({ query, total: true })).total).toEqual({ count: 2, is_exact: true })
    expect(await metaOf({})).not.toHaveProperty('total')
  })

  it('go on over the pages of an iteration', async () => {
    const first = await search.search(copy, { query: {}, limit: 2, total: true })
    const second = await search.search(copy, { query: {}, limit: 2, total: true, cursor: first.meta.cursor })
    expect([first.meta.total, second.meta.total]).toEqual([first.meta.total, { count: 5, is_exact: true }])
  })

  it('by field have the values with most records first; a list counts once for each of its elements', async () => {
    const facets = (await metaOf({ facets: ['name', 'active', 'tags', ['address', 'city']] })).facets!
    expect(facets.name).toEqual({
      values: [
        { value: 'open', count: 2 },
        { value: 'won', count: 1 },
        { value: 'x'.repeat(200), count: 1 },
        { value: null, count: 1 },
      ],
      has_more: false,
    })
    expect(new Map(facets.active!.values.map(({ value, count }) => [value, count]))).toEqual(
      new Map<unknown, number>([[true, 2], [false, 1], [null, 2]]), // prettier-ignore
    )
    expect(new Map(facets.tags!.values.map(({ value, count }) => [value, count]))).toEqual(
      new Map<unknown, number>([['y', 2], ['x', 1], ['z', 1], [null, 2]]), // prettier-ignore
    )
    expect(facets['address.city']!.values[0]).toEqual({ value: 'Ulm', count: 2 }) // prettier-ignore
  })

  it('by field distinguish numbers and texts, and take texts with the same beginning together', async () => {
    const mixed = await makeConnector(database)
    const long = 'ü"\\\n'.repeat(50)
    const values = [1, '1.0', true, 'true', `${long}a`, `${long}b`, long, 'a"b\\c', null, undefined, { b: 1 }, { b: 1 }]
    const named = [...values, 'null', '[1]', [1]].map((name, index) => ({ id: String(index), name }))
    await fill(database, mixed, named)
    await fill(database, mixed, [...named, { id: 'x', name: 1 }])
    const { meta } = await search.search(mixed, { query: {}, limit: 1, facets: ['name'] })
    const counts = new Map(meta.facets!.name!.values.map(({ value, count }) => [value, count]))
    expect(counts).toEqual(
      new Map<unknown, number>([
        [1, 2], ['1.0', 1], [true, 1], ['true', 1], [long, 3], ['a"b\\c', 1], [null, 2], ['{"b": 1}', 2], ['null', 1], ['[1]', 2],
      ]), // prettier-ignore
    )
  })

  it('by group have sums, least and greatest values, and no digit is lost', async () => {
    const { groups } = await metaOf({
      group_by: { fields: ['name'], sum: ['amount', 'rate'], min: ['changed', 'address.floor'], max: ['amount', 'address.city'] },
    }) // prettier-ignore
    const [most, ...others] = groups!.values
    expect(most).toEqual({
      key: { name: 'open' },
      count: 2,
      sum: { amount: 42, rate: 0.3 },
      min: { changed: RECORDS[0]!.changed!.replace('Z', '000Z'), 'address.floor': 3 },
      max: { amount: 32, 'address.city': 'Ulm' },
    })
    expect(others.find(({ key }) => key.name === 'won')).toMatchObject({
      sum: { amount: '9007199254740993', rate: 2.5 },
    })
    expect(others.find(({ key }) => key.name === null)).toMatchObject({ count: 1, sum: { amount: null, rate: null } })
    expect(groups!.has_more).toBe(false)
  })

  it('use the same nearness as the page', async () => {
    const { total, facets } = await metaOf({
      query: { filter: { fuzzy: { name: 'opne' } } },
      total: true,
      facets: ['name'],
    })
    expect(total!.count).toBe(facets!.name!.values.reduce((sum, { count }) => sum + count, 0))
  })

  it('end at 10,000 and say so, and list no more than 100 values', async () => {
    const many = await makeConnector(database)
    await fill(
      database,
      many,
      Array.from({ length: 10_001 }, (_, index) => ({ id: String(index), amount: index % 150 })),
    )
    const { meta } = await search.search(many, { query: {}, limit: 1, total: true, facets: ['amount'] })
    expect(meta.total).toEqual({ count: 10_000, is_exact: false })
    expect([meta.facets!.amount!.values.length, meta.facets!.amount!.has_more]).toEqual([100, true])
    const few = { filter: { lt: { amount: 1 } } }
    expect((await search.search(many, { query: few, limit: 1, total: true })).meta.total).toEqual({ count: 67, is_exact: true }) // prettier-ignore
  })

  it('whole records have what is no searchable field', async () => {
    const query = { filter: { eq: { id: 'a' } } }
    expect(await found(search, copy, { query, include: 'record' })).toMatchObject([RECORDS[0]])
    expect((await found(search, copy, { query }))[0]).not.toHaveProperty('secret')
  })

  it.each([
    [{ gte: { changed: 'now-7d' } }, ['b', 'c']],
    [{ gt: { changed: 'now' } }, ['c']],
    [{ between: { changed: ['now-2M', 'now+1h'] } }, ['a', 'b']],
    [{ lt: { changed: 'now/d' } }, ['a', 'b']],
    [{ gt: { changed: 'now+1d/d' } }, ['c']],
    [{ exists: { changed: false } }, ['e']],
    [{ exists: { address: true } }, ['a', 'b', 'c', 'd']],
    [{ contains: { 'address.city': 'köl' } }, ['c']],
    [{ contains: { 'address.city': 'KOL' } }, ['c']],
    [{ starts_with: { name: 'O' } }, ['a', 'b']],
    [{ starts_with: { name: 'pen' } }, []],
    [{ contains: { tags: 'x' } }, ['a']],
  ])('%j finds %j', async (filter, ids) => {
    expect(await searchAll(search, copy, { filter })).toEqual(ids)
  })
})

describe.each(searchDatabases)('relevance on %s', (_name, open) => {
  let database: Database
  let search: SearchEngine
  beforeAll(async () => {
    database = await open()
    search = searchOf(database)
  })
  afterAll(() => database?.close())

  const NAMES = [
    'ada@lovelace.example',
    'Lovelace, Ada',
    'Ada Lovelace King',
    'Ada Lovelace',
    'Ada Byron',
    'Zoe Lovelace',
  ]

  it.each(['fuzzy', 'keyword'])(
    'of %s puts the text itself first, then what begins with it, then the shorter',
    async (operator) => {
      const copy = await makeConnector(database)
      await fill(database, copy, NAMES.map((name, index) => ({ id: String(index), name }))) // prettier-ignore
      const names = async (text: string) =>
        (await found(search, copy, { query: { filter: { [operator]: { name: text } } } })).map(({ name }) => name)
      expect((await names('ada lovelace')).slice(0, 4)).toEqual([
        'Ada Lovelace',
        'Ada Lovelace King',
        'Lovelace, Ada',
        'ada@lovelace.example',
      ])
      expect((await names('lovelace, ada'))[0]).toBe('Lovelace, Ada')
    },
  )

  it('of several words puts records with more of them first, also over pages', async () => {
    const copy = await makeConnector(database)
    const names = ['77', 'invoice', 'the invoice 77 of may', 'order 77', 'invoice 77']
    await fill(database, copy, names.map((name, index) => ({ id: String(index), name }))) // prettier-ignore
    expect(await searchAll(search, copy, { filter: { keyword: { name: 'invoice 77' } } }, 1)).toEqual(['4', '2', '0', '1', '3']) // prettier-ignore
  })

  it('puts the newer of two equal records first', async () => {
    const copy = await makeConnector(database)
    await fill(database, copy, [{ id: '2', name: 'Ada' }, { id: '1', name: 'Ada' }]) // prettier-ignore
    await database.query(`update ${recordTableOf('sample', 'items')} set written_at = now() - interval '1 day' where connector_id = $1 and key = '2'`, [copy.connectorId]) // prettier-ignore
    expect(await searchAll(search, copy, { filter: { keyword: { name: 'ada' } } })).toEqual(['1', '2'])
  })

  it('a large copy stays in the order of its keys for words that are not known to be rare', async () => {
    const copy = await makeConnector(database)
    await fill(database, copy, Array.from({ length: 20_001 }, (_, index) => ({ id: String(index).padStart(5, '0'), name: index === 9 ? 'ada' : 'ada l' }))) // prettier-ignore
    const query = { filter: { keyword: { name: 'ada' } } }
    const first = await search.search(copy, { query, limit: 3, fields: ['id'] })
    expect(Buffer.from(first.data).toString()).toBe('[{"id":"00000"},{"id":"00001"},{"id":"00002"}]')
    const second = await search.search(copy, { query, limit: 1, fields: ['id'], cursor: first.meta.cursor })
    expect(Buffer.from(second.data).toString()).toBe('[{"id":"00003"}]')
  })
})
