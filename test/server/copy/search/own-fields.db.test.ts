/** Own fields of accounts in searches: named by name and label, compared by their types, wherever records have them. */
import type { OwnFieldPlaces } from '../../../../runtime/own-fields/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnField } from '../../../../runtime/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import { recordTableOf } from '../../../../server/copy/records/tables.ts'
import { indexColumns } from '../../../../server/copy/records/expressions.ts'
import { faults, type Path, readFieldPath } from '../../../../server/copy/language/field-paths.ts'
import { mappedFieldsOf } from '../../../../server/copy/maps/mapped-fields.ts'
import { readTime } from '../../../../server/copy/language/times.ts'
import { ownSearchFields } from '../../../../server/copy/search/own-fields.ts'
import type { SearchEngine } from '../../../../server/copy/search/search.ts'
import { databases } from '../../../support/database.ts'
import { makeFilter, makeRecord, makeSort, random } from './generate.ts'
import { oracle, type Shaped, type Value } from './oracle.ts'
import { fill, FIELDS, listOwnFields, makeConnector, searchAll, searchOf } from './support.ts'

const TYPES: Readonly<Record<string, OwnField['type']>> = {
  name: 'string',
  amount: 'number',
  rate: 'number',
  active: 'boolean',
  created: 'any',
  changed: 'datetime',
  tags: 'enum[]',
  address: 'object',
}

interface Placement {
  readonly places: OwnFieldPlaces
  readonly nameOf: (field: string) => string
  /** Where a record has the values. */
  readonly held: (values: [string, Value][]) => Record<string, Value>
}

const body = (...steps: string[]) => ({ in: 'body', steps }) as const

const PLACEMENTS: Readonly<Record<string, Placement>> = {
  'a map': {
    places: { at: ['properties'] },
    nameOf: (field) => field,
    held: (values) => ({ properties: Object.fromEntries(values) }),
  },
  'the record': {
    places: { at: [] },
    nameOf: (field) => `${field}__c`,
    held: (values) => Object.fromEntries(values),
  },
  'a list with several places of values': {
    places: {
      at: ['more', 'fields'],
      key: [body('space'), body('id')],
      value: { in: 'first', of: [body('text'), body('value')] },
    },
    nameOf: (field) => `cf.${field}`,
    held: (values) => ({
      more: {
        fields: [
          ...values.map(([name, value], at): Value => {
            const [space, id] = name.split('.') as [string, string]
            return at % 2 === 0 ? { space, id, text: null, value } : { space, id, text: value }
          }),
          7,
          { id: 'amount', value: 'no name' },
        ],
      },
    }),
  },
}

/** A value as a search reads it. */
function typed(type: OwnField['type'], value: Value): Value {
  const text = typeof value === 'string' ? value.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, '') : value
  switch (type) {
    case 'number':
      if (typeof text === 'string') return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i.test(text) ? text : null
      return typeof text === 'number' ? text : null
    case 'boolean':
      return text === true || text === 'true' ? true : text === false || text === 'false' ? false : null
    case 'datetime': {
      const time = typeof text === 'string' ? readTime(text) : undefined
      return time === undefined ? null : new Date(Math.floor(Number(time) / 1000)).toISOString()
    }
    case 'enum[]':
      return typeof text === 'string' ? text.split(';').map((one) => one.trim()).filter(Boolean) : value // prettier-ignore
    default:
      return value
  }
}

const ORACLE_TYPES = { string: 'string', number: 'number', boolean: 'boolean', any: 'string', datetime: 'timestamp', 'enum[]': 'array', object: 'object' } as const // prettier-ignore

describe.each(databases)('own fields in %s', (_, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  describe.each(Object.entries(PLACEMENTS))('in %s', (_name, { places, nameOf, held }) => {
    const listed = Object.entries(TYPES).map(([field, type]): OwnField => ({
      name: nameOf(field),
      label: `The ${field}`,
      type,
      writable: true,
    }))
    const made = Array.from({ length: 120 }, (_one, index) => makeRecord(random(index), index))
    const records = made.map((record) => {
      const values = Object.keys(TYPES).flatMap((field): [string, Value][] =>
        record[field] === undefined ? [] : [[nameOf(field), record[field]]],
      )
      return { ...record, ...held(values) }
    })
    const shown = made.map((record): Shaped => {
      const own = Object.entries(TYPES).map(([field, type]) => [field, typed(type, record[field] ?? null)])
      return { ...record, own: Object.fromEntries(own) as Value }
    })
    let copy: Copy
    let search: SearchEngine

    beforeAll(async () => {
      copy = { ...(await makeConnector(database)), own: places }
      search = searchOf(database)
      await fill(database, copy, records)
      await listOwnFields(database, copy, listed)
    })

    it('are filtered and sorted as if the kind declared them', async () => {
      const types = { ...FIELDS, ...Object.fromEntries(Object.entries(TYPES).map(([name, type]) => [`own.${name}`, { type: ORACLE_TYPES[type as keyof typeof ORACLE_TYPES] }])) } // prettier-ignore
      for (let seed = 0; seed < 120; seed++) {
        const pick = random(seed)
        const query = { filter: makeFilter(pick), sort: makeSort(pick) }
        const rename = (form: (field: string) => string) =>
          JSON.parse(JSON.stringify(query).replace(/"(\w+)":/g, (all, name: string) => (Object.hasOwn(TYPES, name) ? `${JSON.stringify(form(name))}:` : all))) as typeof query // prettier-ignore
        const asked = rename((name) => (seed % 2 === 0 ? `own.${nameOf(name)}` : `own.the ${name}`))
        const ids = await searchAll(search, copy, asked).catch((error) => {
          throw new Error(JSON.stringify({ seed, asked }), { cause: error })
        })
        expect(ids, JSON.stringify({ seed, asked })).toEqual(
          oracle(
            shown,
            types,
            rename((name) => `own.${name}`),
          ),
        )
      }
    })

    it('are selected by the names that a search gives them', async () => {
      const fields = ['id', ...Object.keys(TYPES).map((field) => `own.The ${field}`), `own.${nameOf('amount')}`]
      const { data } = await search.search(copy, { query: {}, fields, limit: 1000 })
      const found = JSON.parse(Buffer.from(data).toString()) as { id: string; own: Record<string, Value> }[]
      const expected = shown.toSorted((one, other) => Buffer.compare(Buffer.from(String(one.id)), Buffer.from(String(other.id)))).map(({ id, own }) => {
        const values = Object.entries(own as Record<string, Value>).map(([field, value]) => [`The ${field}`, TYPES[field] === 'number' && value !== null ? Number(value) : value]) // prettier-ignore
        const all = Object.fromEntries(values) as Record<string, Value>
        return { id, own: { ...all, [nameOf('amount')]: all['The amount'] } }
      }) // prettier-ignore
      expect(found).toEqual(expected)
    })

    it('are mapped by their names', async () => {
      const map = { items: { size: { path: `own.${nameOf('amount')}`, type: 'number' } } } as const
      const mapped = mappedFieldsOf(map, 'items', places)
      const query = { filter: { exists: { 'mapped.size': true } } }
      const { data } = await search.search(copy, { query, fields: ['id'], limit: 1000 }, mapped)
      const found = JSON.parse(Buffer.from(data).toString()) as { id: string; mapped: { size: number } }[]
      const sizes = shown.flatMap(({ id, own }) => {
        const { amount } = own as { amount: Value }
        return amount === null ? [] : [[id, Number(amount)]]
      })
      expect(Object.fromEntries(found.map(({ id, mapped: { size } }) => [id, size]))).toEqual(Object.fromEntries(sizes))
    })

    it('are counted in facets and groups', async () => {
      const own = (field: string) => shown.map((record) => (record.own as Record<string, Value>)[field] ?? null)
      const numbers = own('amount').map((value) => (value === null ? null : Number(value)))
      const names = { amount: `own.${nameOf('amount')}`, active: `own.${nameOf('active')}` }
      const { meta } = await search.search(copy, {
        query: {},
        limit: 1,
        facets: [names.active, `own.${nameOf('tags')}`],
        group_by: { fields: [names.active], sum: [names.amount] },
      })
      const actives = own('active')
      const count = (value: Value) => actives.filter((one) => one === value).length
      const facet = meta.facets?.[names.active]?.values ?? []
      expect(Object.fromEntries(facet.map((one) => [String(one.value), one.count]))).toEqual({
        true: count(true),
        false: count(false),
        null: count(null),
      })
      const sums = meta.groups?.values.map(({ sum }) => Number(sum[names.amount] ?? 0)) ?? []
      expect(sums.reduce((one, other) => one + other, 0)).toBe(
        numbers.reduce((sum: number, one) => sum + (one ?? 0), 0),
      )
      const tags = own('tags').filter((value) => Array.isArray(value) && value.includes('acme')).length
      expect(meta.facets?.[`own.${nameOf('tags')}`]?.values.find(({ value }) => value === 'acme')?.count ?? 0).toBe(
        tags,
      )
    })

    it.each(['text', 'number', 'time', 'near', 'elements'] as const)('have an index of the kind %s', async (kind) => {
      const field = { text: 'name', number: 'amount', time: 'changed', near: 'name', elements: 'tags' }[kind]
      const fields = ownSearchFields(copy.fields, places, listed)
      const path = readFieldPath(`own.${nameOf(field)}`, fields, '', faults())
      const { method, columns } = indexColumns({ kind, path: path as Path })
      await database.query(`create index on ${recordTableOf(copy.kind, copy.entity)} using ${method} (${columns})`)
    })
  })
})

const PLANS: OwnFieldPlaces = {
  at: ['properties'],
  value: { in: 'first', of: [body('id'), body('text'), body()] },
}

describe.each(databases)('names of own fields in %s', (_, open) => {
  const options = [{ value: 'o1', label: 'Premium' }, { value: 'o2', label: 'Basic' }, { value: 'basic', label: 'Old' }] // prettier-ignore
  const listed: OwnField[] = [
    { name: 'plan', label: 'Plan', type: 'enum', options, writable: true },
    { name: 'plans', label: 'Past plans', type: 'enum[]', options, writable: true },
    { name: 'a', label: 'Region', type: 'string', writable: true },
    { name: 'b', label: 'region', type: 'string', writable: true },
    { name: 'Plan B', label: 'Next', type: 'string', writable: true },
  ]
  let database: Database
  let copy: Copy
  let search: SearchEngine

  beforeAll(async () => {
    database = await open()
    copy = { ...(await makeConnector(database)), own: PLANS }
    search = searchOf(database)
    await fill(database, copy, [
      { id: '1', properties: { plan: 'o1', plans: 'o1; basic', 'Plan B': 'x' } },
      { id: '2', properties: { plan: 'o2', plans: ['o2', { id: 'o3' }, { id: null, text: 'o4' }, { more: 1 }] } },
    ])
    await listOwnFields(database, copy, listed)
  })
  afterAll(() => database.close())

  it.each([
    [{ eq: { 'own.plan': 'o1' } }, ['1']],
    [{ eq: { 'own.PLAN': 'premium' } }, ['1']],
    [{ in: { 'own.plan': ['Premium', 'o2'] } }, ['1', '2']],
    [{ eq: { 'own.plan': 'basic' } }, []],
    [{ contains: { 'own.past plans': 'old' } }, ['1']],
    [{ contains: { 'own.plans': 'o2' } }, ['2']],
    [{ contains: { 'own.plans': 'o3' } }, ['2']],
    [{ eq: { 'own.Past plans': ['o2', 'o3', 'o4', { more: 1 }] } }, ['2']],
    [{ eq: { 'own.Plan B': 'x' } }, ['1']],
  ])('%j finds by names, labels and options', async (filter, ids) => {
    expect(await searchAll(search, copy, { filter })).toEqual(ids)
  })

  it.each([
    ['own.plam', 'Did you mean "own.plan"?'],
    ['own.region', 'the label of several fields: own.a, own.b'],
  ])('%s is refused', async (name, reason) => {
    await expect(searchAll(search, copy, { filter: { eq: { [name]: 'x' } } })).rejects.toMatchObject({
      code: 'invalid_filter',
      message: expect.stringContaining(reason),
    })
  })

  it('are those of the kind only where it has own fields', async () => {
    const { own: _, ...without } = copy
    await expect(searchAll(search, without, { filter: { eq: { 'own.plan': 'x' } } })).rejects.toMatchObject({
      code: 'invalid_filter',
    })
  })
})

describe.each(databases)('the search box and own fields in %s', (_, open) => {
  const value = { in: 'first', of: [body('id'), body('text'), body()] } as const
  const asList = (properties: Record<string, Value>): Value => ({
    fields: Object.entries(properties).map(([id, one]) => ({ id, value: one })),
  })
  let database: Database
  let search: SearchEngine
  beforeAll(async () => {
    database = await open()
    search = searchOf(database)
  })
  afterAll(() => database.close())

  it.each<[string, OwnFieldPlaces, (properties: Record<string, Value>) => Value]>([
    ['a map', { at: ['more'], value }, (properties) => properties],
    [
      'a list',
      { at: ['more', 'fields'], key: [body('id')], value: { in: 'first', of: [body('value', 'id'), body('value')] } },
      asList,
    ],
  ])('finds texts and labels of options in %s, and no others', async (_name, own, held) => {
    const copy = { ...(await makeConnector(database)), own }
    const options = [{ value: 'o1', label: 'Premium tier' }, { value: 'o2', label: 'Basic' }] // prettier-ignore
    const listed: OwnField[] = [
      { name: 'note', label: 'Note', type: 'string', writable: true },
      { name: 'plan', label: 'Plan', type: 'enum', options, writable: true },
      { name: 'plans', label: 'Plans', type: 'enum[]', options, writable: true },
      { name: 'size', label: 'Size', type: 'number', writable: true },
    ]
    const records = [
      { id: '1', name: 'Ada', more: held({ note: 'a kaleidoscope', plan: 'o1', size: '4711', other: 'hidden' }) },
      { id: '2', name: 'Bob', more: held({ note: `vast ${'x '.repeat(20_000)}`, plan: { id: 'o2' }, plans: null }) },
      { id: '3', name: 'Cid', more: held({ plans: 'o2; o1' }) },
      { id: '4', name: 'Dan', more: 'no fields' },
    ]
    await listOwnFields(database, copy, listed)
    const generation = await fill(database, copy, records)
    const hit = { title: [['name']], text: [], hasOwn: true }
    const keys = async (text: string) => {
      const { hits } = await search.hits([{ copy, hit, generation, records: 4 }], text, 10)
      return hits.filter(({ score }) => score > 0.5).map(({ key }) => key).toSorted() // prettier-ignore
    }
    expect(await keys('kaleidoscope')).toEqual(['1'])
    expect(await keys('ada premium')).toEqual(['1'])
    expect(await keys('premium')).toEqual(['1', '3'])
    expect(await keys('basic')).toEqual(['2', '3'])
    for (const none of ['vast', '4711', 'hidden', 'o1']) expect([none, await keys(none)]).toEqual([none, []])
    const { hits } = await search.hits([{ copy, hit, generation, records: 4 }], 'kaleidoscope', 10)
    expect(hits[0]?.snippet).toContain('kaleidoscope')
    const renamed = options.map((option) => ({ ...option, label: option.label.replace('Premium', 'Gold') }))
    await listOwnFields(database, copy, [{ ...listed[1], options: renamed } as OwnField])
    await fill(database, copy, records)
    expect([await keys('gold'), await keys('premium'), await keys('kaleidoscope')]).toEqual([['1'], [], []])
  })
})
