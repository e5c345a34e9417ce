/** Mapped fields of a copy: read with changes and searches, filtered and sorted by. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import { mappedFieldsOf, type ConnectorMap } from '../../../../server/copy/maps/mapped-fields.ts'
import { readChanges } from '../../../../server/copy/changes/feed.ts'
import { sampleRecords } from '../../../../server/copy/records/stored-records.ts'
import { SearchEngine } from '../../../../server/copy/search/search.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { CURSORS } from '../../../support/cursors.ts'
import { databases } from '../../../support/database.ts'
import { fill, makeConnector } from '../search/support.ts'

const MAP: ConnectorMap = {
  items: {
    stage: { path: '$.properties.stage__c', type: 'text' },
    size: { path: '$.properties.size__c', type: 'number' },
    won: { path: '$.won__c', type: 'boolean' },
    closed: { path: "$.properties['closed on']", type: 'time' },
  },
}
const RECORDS = [
  { id: 'a', properties: { stage__c: 'lost', size__c: '9', 'closed on': '2026-01-31' }, won__c: false },
  { id: 'b', properties: { stage__c: 'won', size__c: 10, 'closed on': '2026-01-31T12:00:00+02:00' }, won__c: true },
  { id: 'c', properties: { stage__c: 7, size__c: 'many', 'closed on': 'never' }, won__c: 'true' },
  { id: 'd', name: 'no properties', big: 1e300 },
]
const MAPPED = {
  a: { stage: 'lost', size: 9, won: false, closed: '2026-01-31T00:00:00.000Z' },
  b: { stage: 'won', size: 10, won: true, closed: '2026-01-31T10:00:00.000Z' },
  c: { stage: null, size: null, won: true, closed: null },
  d: { stage: null, size: null, won: null, closed: null },
}
const UNMAPPED = [
  { field: 'stage', found: 'number', records: 1, key: 'c' },
  { field: 'size', found: 'text', records: 1, key: 'c' },
  { field: 'closed', found: 'text', records: 1, key: 'c' },
]

describe.each(databases)('mapped fields in %s', (_, open) => {
  let database: Database
  let copy: Copy
  let engine: SearchEngine
  const mapped = mappedFieldsOf(MAP, 'items')

  beforeAll(async () => {
    database = await open()
    copy = await makeConnector(database)
    await fill(database, copy, RECORDS)
    engine = new SearchEngine({ database, cursors: CURSORS })
  })
  afterAll(async () => {
    await engine.idle()
    await database.close()
  })

  async function search(query: unknown, more: object = {}) {
    const { data, meta } = await engine.search(copy, { query, ...more }, mapped)
    return { meta, records: JSON.parse(Buffer.from(data).toString()) as { id: string; mapped: unknown }[] }
  }
  const idsOf = async (query: unknown) => (await search(query)).records.map(({ id }) => id)

  it('are read with changes, beside the whole record', async () => {
    const read = await readChanges(database.of(copy.organizationId), CURSORS, copy, { mapped })
    const changes = JSON.parse(Buffer.from(read.data).toString()) as { key: string; record: unknown; mapped: unknown }[]
    expect(Object.fromEntries(changes.map((one) => [one.key, one.mapped]))).toEqual(MAPPED)
    expect(changes.map(({ record }) => record)).toEqual(RECORDS)
    expect(read.unmapped).toEqual(UNMAPPED)
  })

  it('are in hits, with all fields or with some', async () => {
    const { records, meta } = await search({})
    expect(Object.fromEntries(records.map((one) => [one.id, one.mapped]))).toEqual(MAPPED)
    expect(meta.unmapped).toEqual(UNMAPPED)
    const some = await search({ filter: { eq: { id: 'b' } } }, { fields: ['id'] })
    expect([some.records, some.meta.unmapped]).toEqual([[{ id: 'b', mapped: MAPPED.b }], undefined])
  })

  it('are absent without a map of the entity', async () => {
    const { data, meta } = await engine.search(
      copy,
      { query: {}, limit: 1, fields: ['id'] },
      mappedFieldsOf({}, 'items'),
    )
    expect([JSON.parse(Buffer.from(data).toString()), meta.unmapped]).toEqual([[{ id: 'a' }], undefined])
  })

  it.each<[unknown, string[]]>([
    [{ eq: { 'mapped.stage': 'won' } }, ['b']],
    [{ eq: { 'mapped.size': 9 } }, ['a']],
    [{ gte: { 'mapped.size': 9 } }, ['a', 'b']],
    [{ in: { 'mapped.size': [10, '9'] } }, ['a', 'b']],
    [{ eq: { 'mapped.won': true } }, ['b', 'c']],
    [{ eq: { 'mapped.won': false } }, ['a']],
    [{ eq: { 'mapped.won': null } }, ['d']],
    [{ gt: { 'mapped.closed': '2026-01-31T09:00:00Z' } }, ['b']],
    [{ eq: { 'mapped.closed': '2026-01-31T10:00:00Z' } }, ['b']],
    [{ fuzzy: { 'mapped.stage': 'lots' } }, ['a']],
    [{ and: [{ gt: { 'mapped.size': 1 } }, { neq: { 'mapped.stage': 'lost' } }] }, ['b']],
  ])('filter by %j', async (filter, ids) => {
    expect(await idsOf({ filter })).toEqual(ids)
  })

  it('sort, by the type of the map', async () => {
    expect(await idsOf({ sort: [{ 'mapped.size': 'desc' }] })).toEqual(['b', 'a', 'd', 'c'])
    expect(await idsOf({ filter: { neq: { 'mapped.closed': null } }, sort: [{ 'mapped.closed': 'desc' }] })).toEqual([
      'b',
      'a',
    ])
    const page = await search({ sort: [{ 'mapped.size': 'desc' }] }, { limit: 2 })
    const next = await search({ sort: [{ 'mapped.size': 'desc' }] }, { limit: 2, cursor: page.meta.cursor })
    expect(next.records.map(({ id }) => id)).toEqual(['d', 'c'])
  })

  it('have faults of their own: an unknown name, a value of another type, a selection', async () => {
    const codeOf = (query: unknown, more: object = {}) =>
      search(query, more).then(
        () => 'fine',
        (error: { message: string }) => error.message,
      )
    expect(await codeOf({ filter: { eq: { 'mapped.stag': 'won' } } })).toContain('Did you mean "mapped.stage"?')
    expect(await codeOf({ filter: { eq: { 'mapped.size': 'many' } } })).toContain('must be a number')
    expect(await codeOf({ filter: { eq: { 'mapped.won': 'yes' } } })).toContain('must be true or false')
    expect(await codeOf({}, { fields: ['mapped.stage'] })).toContain('is not a searchable field')
  })

  it('are read from the record itself, where a declared field of that name has another place', async () => {
    const moved = { ...copy.fields, name: { type: 'string', at: { steps: ['properties', 'name'] } } }
    const other = { ...(await makeConnector(database)), entity: 'moved', fields: moved }
    await fill(database, other, [{ id: 'a', name: { first: 'Ada' }, properties: { name: 'Ada Lovelace' } }])
    const own = mappedFieldsOf({ moved: { first: { path: '$.name.first', type: 'text' } } }, 'moved')
    const found = await engine.search(other, { query: {}, fields: ['name'] }, own)
    expect(JSON.parse(Buffer.from(found.data).toString())).toEqual([{ name: 'Ada Lovelace', mapped: { first: 'Ada' } }])
    await expect(
      engine.search(other, { query: { filter: { eq: { 'mapped.first': 'Ada' } } } }, own),
    ).rejects.toMatchObject({
      code: 'invalid_filter',
    })
  })

  it('B4 a name of a record is a value of the statement, never part of it', async () => {
    const name = `x') or true --"; drop table connectors; '`
    const odd = mappedFieldsOf(
      { items: { odd: { path: `$.properties["x"]`.replace('"x"', `'a"b) -- '`), type: 'text' } } },
      'items',
    )
    await fill(database, copy, [...RECORDS, { id: 'e', properties: { 'a"b) -- ': name } }])
    const { data } = await engine.search(
      copy,
      { query: { filter: { eq: { 'mapped.odd': name } } }, fields: ['id'] },
      odd,
    )
    expect(JSON.parse(Buffer.from(data).toString())).toEqual([{ id: 'e', mapped: { odd: name } }])
    await fill(database, copy, RECORDS)
  })

  it('B8 an index of one counts among those of paths, which callers invent', async () => {
    const many = await makeConnector(database)
    const records = Array.from({ length: 2500 }, (_, index) => ({ id: `id_${index}`, own__c: `value ${index % 100}` }))
    await fill(database, many, records)
    const own = mappedFieldsOf({ items: { own: { path: '$.own__c', type: 'text' } } }, 'items')
    const query = { filter: { eq: { 'mapped.own': 'value 7' } } }
    for (let times = 0; times < 3; times++) expect((await engine.search(many, { query }, own)).count).toBe(25)
    await engine.idle()
    const indexes = await database.query<{ definition: string }>(
      `select indexdef as definition from pg_indexes where indexdef like '%own\\_\\_c%'`,
    )
    expect(indexes).toEqual([])
  })

  it('a sample has the records that changed last, as the third party gave them', async () => {
    const sampled = (await sampleRecords(database.of(copy.organizationId), copy)).map(
      (text) => JSON.parse(text) as unknown,
    )
    expect(sampled).toHaveLength(RECORDS.length)
    expect(sampled).toEqual(expect.arrayContaining(RECORDS))
    expect(await sampleRecords(database.of(copy.organizationId), { ...copy, entity: 'nothing' })).toEqual([])
  })
})
