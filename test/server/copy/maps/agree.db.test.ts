/** Searches by mapped fields agree with the values that `mapped` shows: filters, sorts, facets and groups, of values of any type. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import { mappedFieldsOf, mappedValues, filterable } from '../../../../server/copy/maps/mapped-fields.ts'
import { recordTableOf } from '../../../../server/copy/records/tables.ts'
import { SearchEngine } from '../../../../server/copy/search/search.ts'
import { indexColumns } from '../../../../server/copy/records/expressions.ts'
import type { Path } from '../../../../server/copy/language/field-paths.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { CURSORS } from '../../../support/cursors.ts'
import { searchDatabases } from '../../../support/database.ts'
import { fill, makeConnector } from '../search/support.ts'

const TYPES = ['text', 'number', 'boolean', 'time'] as const
const FIELDS = mappedFieldsOf(
  { items: Object.fromEntries(TYPES.map((type) => [type, { path: '$.own.value', type }])) },
  'items',
)

/** Values of each type, texts that are read as another type, and texts that only look like one. */
const VALUES: readonly unknown[] = [
  undefined, null, '', ' ', 'won', 'Won', 'true', ' true ', 'false', 'TRUE', true, false, 0, -0.5, 7, 7.5,
  '7', ' 7 ', '7.50', '-7', '+7', '007', '.5', '7.', '1e3', '1e', 'NaN', 'Infinity', '2026-01-31', ' 2026-01-31 ',
  '2026-01-31T12:00:00+02:00', '2026-01-31T10:00:00Z', '2026-01-31T10:00:00.123456Z', '1969-12-31T23:59:59.9995Z', '2026-02-31', '20260131', 'never',
  {}, { a: 1 }, [], ['won'], [7],
] // prettier-ignore

const RECORDS = VALUES.map((value, index) => ({ id: `r${String(index).padStart(2, '0')}`, own: { value } }))
const shown = new Map(RECORDS.map((record) => [record.id, mappedValues(FIELDS, record.id, JSON.stringify(record))]))

describe.each(searchDatabases)('searches by mapped fields in %s', (_, open) => {
  let database: Database
  let copy: Copy
  let engine: SearchEngine

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
    const { data, meta } = await engine.search(copy, { query, fields: ['id'], ...more }, FIELDS)
    return { meta, ids: (JSON.parse(Buffer.from(data).toString()) as { id: string }[]).map(({ id }) => id) }
  }

  /** The records whose shown value fits. */
  const idsWhere = (name: string, fits: (value: unknown) => boolean) =>
    [...shown].filter(([, values]) => fits(values[name])).map(([id]) => id)

  describe.each(TYPES)('of the type %s', (type) => {
    const name = `mapped.${type}`
    const values = [...new Set([...shown.values()].map((one) => one[type] ?? null))]
    const some = values.filter((value) => value !== null)

    it('S7 are there where the value is shown', async () => {
      expect((await search({ filter: { exists: { [name]: true } } })).ids).toEqual(
        idsWhere(type, (one) => one !== null),
      )
      expect((await search({ filter: { exists: { [name]: false } } })).ids).toEqual(
        idsWhere(type, (one) => one === null),
      )
      expect((await search({ filter: { eq: { [name]: null } } })).ids).toEqual(idsWhere(type, (one) => one === null))
    })

    it('S7 are equal to the value that is shown, and to no other', async () => {
      for (const value of some) {
        const { ids } = await search({ filter: { eq: { [name]: value } } })
        expect([value, ids]).toEqual([value, idsWhere(type, (one) => one === value)])
        const others = await search({ filter: { neq: { [name]: value } } })
        expect([value, others.ids]).toEqual([value, idsWhere(type, (one) => one !== value)])
      }
      expect((await search({ filter: { in: { [name]: some } } })).ids).toEqual(idsWhere(type, (one) => one !== null))
    })

    it('S7 are in the order of the values that are shown, null first', async () => {
      const order = (await search({ sort: [{ [name]: 'asc' }] })).ids.map((id) => shown.get(id)?.[type] ?? null)
      const isNone = (value: unknown) => value === null || value === ''
      const sorted = order.filter((value) => !isNone(value))
      expect(order.findIndex((value) => !isNone(value))).toBe(order.length - sorted.length)
      expect(sorted).toEqual(
        sorted.toSorted((a, b) => (type === 'number' ? Number(a) - Number(b) : String(a) < String(b) ? -1 : 1)),
      )
    })

    it('S7 count as the values that are shown, in facets and groups', async () => {
      const counted = values.map((value) => ({ value, count: idsWhere(type, (one) => (one ?? null) === value).length }))
      const { meta } = await search({}, { facets: [name], group_by: { fields: [name] }, limit: 1 })
      const byText = (one: { value: unknown }, other: { value: unknown }) =>
        JSON.stringify(one.value) < JSON.stringify(other.value) ? -1 : 1
      expect([...(meta.facets?.[name]?.values ?? [])].toSorted(byText)).toEqual(counted.toSorted(byText))
      const groups = (meta.groups?.values ?? []).map(({ key, count }) => ({ value: key[name] ?? null, count }))
      expect(groups.toSorted(byText)).toEqual(counted.toSorted(byText))
    })
  })

  it.each([
    ['text', 'text'],
    ['text', 'near'],
    ['number', 'number'],
    ['boolean', 'text'],
    ['time', 'time'],
    ['time', 'near'],
  ] as const)('S7 of the type %s have an index of the kind %s', async (type, kind) => {
    const searched = filterable(copy.fields, FIELDS)[`mapped.${type}`]
    const path = {
      field: `mapped.${type}`,
      rest: [],
      type: searched?.type as Path['type'],
      places: searched?.places ?? [],
    }
    const { method, columns } = indexColumns({ kind, path })
    const table = recordTableOf(copy.kind, copy.entity)
    await database.query(`create index mapped_${type}_${kind} on ${table} using ${method} (${columns})`)
    const { meta } = await search({ filter: { exists: { [`mapped.${type}`]: true } } }, { total: true })
    expect(meta.total?.count).toBe(idsWhere(type, (one) => one !== null).length)
  })

  it('S7 are summed, and have a least and a greatest value', async () => {
    const numbers = [...shown.values()].flatMap(({ number }) => (typeof number === 'number' ? [number] : []))
    const times = [...shown.values()].flatMap(({ time }) => (typeof time === 'string' ? [time] : [])).toSorted()
    const { meta } = await search(
      {},
      { group_by: { fields: ['mapped.boolean'], sum: ['mapped.number'], min: ['mapped.time'], max: ['mapped.time'] } },
    )
    const all = meta.groups?.values ?? []
    const sums = all.map(({ sum }) => Number(sum['mapped.number'] ?? 0)).reduce((one, other) => one + other, 0)
    expect(sums).toBe(numbers.reduce((one, other) => one + other, 0))
    const found = all.find(({ key }) => key['mapped.boolean'] === null)
    expect([found?.min['mapped.time'], found?.max['mapped.time']]).toEqual([times[0], times.at(-1)])
  })

  it.each([
    [{ facets: ['mapped.nothing'] }, 'params.facets[0]'],
    [{ group_by: { fields: ['mapped.text'], sum: ['mapped.text'] } }, 'params.group_by.sum[0]'],
    [{ group_by: { fields: ['mapped.text'], max: ['mapped.boolean'] } }, 'params.group_by.max[0]'],
  ])('S7 %j is refused', async (asked, field) => {
    await expect(search({}, asked)).rejects.toMatchObject({ code: 'invalid_params', errors: [{ field }] })
  })
})
