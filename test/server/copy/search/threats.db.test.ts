/** Results of hostile searches. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConnectorError } from '../../../../runtime/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import { recordTableOf } from '../../../../server/copy/records/tables.ts'
import type { SearchEngine } from '../../../../server/copy/search/search.ts'
import { databases } from '../../../support/database.ts'
import { makeFilter, makeSort, random } from './generate.ts'
import { fill, FIELDS, found, makeConnector, searchOf, searchAll } from './support.ts'

const INJECTIONS = [
  `x' OR '1'='1`, `data->>'a'`, `name; drop table organizations`, `name"`, `$where`, `$1`, `*`, `name--`, `\\`, `{"$ne":null}`, `name' collate "C`,
  `'); select pg_sleep(10); --`, `%`, '__proto__', 'constructor', 'address.__proto__.x', `address.'}'::text[]) or true --`, 'address.{a,b}', 'address."', `address.\\`,
] // prettier-ignore

describe.each(databases)('hostile searches on %s', (_name, open) => {
  let database: Database
  let search: SearchEngine
  let copies: Copy[]
  const TENANTS = 50

  beforeAll(async () => {
    database = await open()
    search = searchOf(database)
    copies = []
    for (let tenant = 0; tenant < TENANTS; tenant++) {
      const copy = await makeConnector(database)
      const records = Array.from({ length: 5 }, (_, index) => ({
        id: `id_${index}`,
        name: `acme canary-${tenant}-`,
        amount: index,
        address: { city: `canary-${tenant}-` },
      }))
      await fill(database, copy, records)
      copies.push(copy)
    }
  })
  afterAll(() => database?.close())

  const refused = async (params: unknown) => {
    const error: unknown = await search.search(copies[0]!, params).catch((reason: unknown) => reason)
    if (!(error instanceof ConnectorError)) throw new Error(`not refused: ${JSON.stringify(params).slice(0, 200)}`)
    return error
  }

  it('P28 names and operators beyond the declared ones are refused with the nearest', async () => {
    for (const text of INJECTIONS.filter((name) => !name.startsWith('address.') || name.includes('__proto__'))) {
      for (const query of [
        { filter: { eq: { [text]: 1 } } },
        { filter: { [text]: { name: 1 } } },
        { sort: [{ [text]: 'asc' }] },
      ])
        expect((await refused({ query })).code).toBe('invalid_filter')
    }
    const { errors } = await refused({
      query: { filter: { and: [{ eqq: { name: 1 } }, { eq: { nmae: 'x' } }] }, sort: [{ amount: 'up' }] },
    })
    expect(errors).toEqual([
      {
        field: 'params.query.filter.and[0].eqq',
        message: 'is not an operator. Did you mean "eq"?',
        error_code: 'unknown_operator',
      },
      {
        field: 'params.query.filter.and[1].eq.nmae',
        message: 'names "nmae", which is not a searchable field. Did you mean "name"?',
        error_code: 'unknown_field',
      },
      { field: 'params.query.sort[0].amount', message: 'must be "asc" or "desc"', error_code: 'enum' },
    ])
  })

  it('U23 a number that has lost digits on its way is refused, inside objects and lists as well', async () => {
    for (const value of [{ n: JSON.parse('9007199254740993') }, { in: [{ n: -9007199254740992 }] }, [2 ** 60]]) {
      for (const filter of [
        { eq: { address: value } },
        { neq: { address: value } },
        { in: { address: [value] } },
        { not: { eq: { 'address.a': value } } },
      ]) {
        const { code, message } = await refused({ query: { filter } })
        expect([code, message.includes('loses digits')]).toEqual(['invalid_filter', true])
      }
    }
    expect(
      (await search.search(copies[0]!, { query: { filter: { eq: { address: { n: 2 ** 53 - 1 } } } } })).count,
    ).toBe(0)
  })

  it('P28 values and paths are text to the database, whatever they hold', async () => {
    const query = fc.record({
      name: fc.oneof(fc.constantFrom(...INJECTIONS), fc.string()),
      value: fc.oneof(fc.constantFrom(...INJECTIONS), fc.string(), fc.double(), fc.boolean()),
    })
    await fc.assert(
      fc.asyncProperty(
        query,
        fc.constantFrom('eq', 'gt', 'like', 'fuzzy', 'keyword'),
        async ({ name, value }, operator) => {
          for (const field of ['name', `address.${name}`]) {
            const error: unknown = await searchAll(search, copies[1]!, {
              filter: { not: { [operator]: { [field]: value } } },
            }).catch((reason: unknown) => reason)
            expect(Array.isArray(error) || error instanceof ConnectorError, String(error)).toBe(true)
          }
        },
      ),
      { numRuns: 150 },
    )
    expect(await database.query('select count(*) from organizations')).toEqual([{ count: TENANTS }])
  })

  it('P29 what costs too much is refused before it reaches the database', async () => {
    const nested = (depth: number): unknown =>
      JSON.parse(`${'{"and":['.repeat(depth)}{"eq":{"id":"1"}}${']}'.repeat(depth)}`)
    const filters: unknown[] = [
      nested(10_000),
      nested(16),
      { or: Array.from({ length: 10_000 }, () => ({ eq: { id: '1' } })) },
      { in: { id: Array.from({ length: 1_000_000 }, String) } },
      { like: { name: '%a'.repeat(99) } },
      { like: { name: `${'x'.repeat(201)}` } },
      { keyword: { name: 'a '.repeat(99) } },
      { eq: { name: 'x'.repeat(10_000) } },
    ]
    for (const filter of filters) expect((await refused({ query: { filter } })).code).toBe('invalid_filter')
    const sort = Object.keys(FIELDS).slice(0, 5).map((name) => ({ [name]: 'asc' })) // prettier-ignore
    expect((await refused({ query: { sort } })).code).toBe('invalid_filter')
    for (const limit of [0, 1001, 1e9, 1.5, '10', -1])
      expect((await refused({ query: {}, limit })).code).toBe('invalid_params')
    expect(await searchAll(search, copies[0]!, { filter: { like: { name: '%'.repeat(150) } } })).toHaveLength(5)
    expect(await searchAll(search, copies[0]!, { filter: nested(15) })).toEqual([])
  })

  it('P30 cursors that are forged, cut, of another connector or query are refused', async () => {
    const [one, other] = copies as [Copy, Copy]
    const query = { filter: { gte: { amount: 0 } } }
    const { meta } = await search.search(one, { query, limit: 2 })
    const cursor = meta.cursor!
    const bytes = Buffer.from(cursor, 'base64url')
    bytes[bytes.length - 2]! ^= 1
    const forged = [
      '',
      'x',
      cursor.slice(0, -4),
      `${cursor}AAAA`,
      bytes.toString('base64url'),
      'A'.repeat(1024 * 1024),
      '{}',
      '\u0000',
    ]
    for (const bad of forged) expect((await refused({ query, limit: 2, cursor: bad })).code).toBe('invalid_cursor')
    expect((await refused({ query: { filter: { gte: { amount: 1 } } }, cursor })).code).toBe('invalid_cursor')
    expect((await refused({ query: { ...query, sort: [{ amount: 'asc' }] }, cursor })).code).toBe('invalid_cursor')
    expect((await refused({ query, cursor: 7 })).code).toBe('invalid_cursor')
    await expect(search.search(other, { query, cursor })).rejects.toMatchObject({ code: 'invalid_cursor' })
    expect(await found(search, one, { query, limit: 2, cursor, fields: ['id'] })).toEqual([
      { id: 'id_2' },
      { id: 'id_3' },
    ])
  })

  it('P31 projection takes declared fields only, and own names only', async () => {
    for (const fields of [
      [['__proto__']],
      [Array(1000).fill('address')],
      ['nope'],
      'name',
      [['address', '__proto__']],
      [7],
      [[]],
      ['constructor'],
    ])
      expect((await refused({ query: {}, fields })).code).toBe('invalid_params')
    const query = { filter: { eq: { id: 'id_1' } } }
    const city = { address: { city: 'canary-0-' } }
    expect(await found(search, copies[0]!, { query, fields: ['address.city'] })).toEqual([city])
    expect(await found(search, copies[0]!, { query, fields: [['address', 'city'], ['amount']] })).toEqual([
      { ...city, amount: 1 },
    ])
    expect(await found(search, copies[0]!, { query, fields: ['address.none', 'tags'] })).toEqual([
      { address: {}, tags: null },
    ])
    expect(Object.keys((await found(search, copies[0]!, { query }))[0]!)).toEqual(Object.keys(FIELDS))
  })

  it('E3 searches over 50 tenants find no value of another', async () => {
    for (let seed = 0; seed < 1000; seed++) {
      const pick = random(seed)
      const tenant = pick(TENANTS)
      const filter = pick(3) === 0 ? { or: [makeFilter(pick), { not: makeFilter(pick) }] } : makeFilter(pick)
      const { data } = await search.search(copies[tenant]!, {
        query: { filter, sort: makeSort(pick) },
        limit: 1 + pick(9),
      })
      const canaries = new Set(
        Buffer.from(data)
          .toString()
          .match(/canary-\d+-/g),
      )
      canaries.delete(`canary-${tenant}-`)
      expect([...canaries], JSON.stringify({ seed, filter })).toEqual([])
    }
  })

  it('E3 a connector named with another organization has no copy', async () => {
    const stolen = { ...copies[0]!, organizationId: copies[1]!.organizationId }
    await expect(searchOf(database).search(stolen, { query: {} })).rejects.toMatchObject({ code: 'search_not_ready' })
  })

  it('E3 row-level security holds for the tables of records', async () => {
    const { organizationId, kind, entity } = copies[3]!
    const rows = await database
      .of(organizationId)
      .query(`select distinct organization_id from ${recordTableOf(kind, entity)}`)
    expect(rows).toEqual([{ organization_id: organizationId }])
  })
})
