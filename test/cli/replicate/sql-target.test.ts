/** A replica in a database: columns, deletions, cursors, and what is left alone. */
import { describe, expect, it } from 'vitest'
import type { Column } from '../../../cli/replicate/model/columns.ts'
import { copyOf, pageOf, removalOf, TARGETS, type TestTarget, upsertOf, upsertOfText } from './targets.ts'

const COLUMNS: readonly Column[] = [
  { field: 'id', type: 'text' },
  { field: 'amount', type: 'bigint' },
  { field: 'rate', type: 'numeric' },
  { field: 'paid', type: 'boolean' },
  { field: 'made_at', type: 'timestamptz' },
  { field: 'tags', type: 'jsonb' },
]

/** The table of `copyOf`, as a statement names it. */
function ordersOf({ dialect }: TestTarget): string {
  return dialect.tableName(dialect.place('shop', 'orders', ''))
}

it.skipIf(TARGETS.length > 1)('SQLite needs Node.js 22.13: npm run test:node24', () => {})

describe.each(TARGETS)('a replica in %s', (name, open) => {
  const isPostgres = name === 'PostgreSQL'

  it('has a typed column for each field, and the whole record', async () => {
    const database = await open()
    const target = await database.open()
    const copy = copyOf(COLUMNS)
    const text =
      '{"id":"o1","amount":9007199254740993,"rate":0.5,"paid":true,"made_at":"2026-01-31T14:00:00+02:00","tags":["a"],"more":12345678901234567890}'
    await target.write(pageOf(copy, [upsertOfText(copy, text)], { cursor: '1' }))
    const [row] = await database.rows(
      `select cast(amount as text) as amount, rate * 2 as doubled, paid, cast(made_at as text) as made_at, cast(tags as text) as tags,
        cast(_record as text) as record, _customer, _connector, _key, _deleted_at from ${ordersOf(database)}`,
    )
    expect(row).toMatchObject({
      amount: '9007199254740993',
      tags: '["a"]',
      _customer: 'ada',
      _connector: 'c1',
      _key: 'o1',
      _deleted_at: null,
    })
    expect(Number(row?.doubled)).toBe(1)
    expect(row?.paid).toBe(isPostgres ? true : 1)
    expect(Date.parse(String(row?.made_at))).toBe(Date.parse('2026-01-31T12:00:00Z'))
    expect(row?.record).toContain('12345678901234567890')
  })

  it('keeps a value that does not fit in the record alone, and counts it', async () => {
    const database = await open()
    const target = await database.open()
    const copy = copyOf(COLUMNS)
    const record = {
      id: 'o1',
      amount: 'many',
      rate: true,
      paid: 'yes',
      made_at: '2026-02-30T00:00:00Z',
      tags: 'x\u0000',
    }
    const { misfits } = await target.write(pageOf(copy, [upsertOf(copy, record)], { cursor: '1' }))
    const table = isPostgres ? 'shop.orders' : 'shop__orders'
    expect(misfits).toEqual({
      [`${table}.amount`]: 1,
      [`${table}.rate`]: 1,
      [`${table}.paid`]: 1,
      [`${table}.made_at`]: 1,
    })
    const [row] = await database.rows(
      `select amount, rate, paid, made_at, cast(_record as text) as record from ${ordersOf(database)}`,
    )
    expect(row).toMatchObject({ amount: null, rate: null, paid: null, made_at: null })
    expect(JSON.parse(String(row?.record))).toEqual({ ...record, tags: 'x\uFFFD' })
  })

  it('marks deleted records, and unmarks those that come back', async () => {
    const database = await open()
    const target = await database.open()
    const copy = copyOf(COLUMNS)
    const record = upsertOf(copy, { id: 'o1' })
    await target.write(pageOf(copy, [record, upsertOf(copy, { id: 'o2' })], { cursor: '1' }))
    await target.write(pageOf(copy, [removalOf(copy, 'o1')], { after: '1', cursor: '2' }))
    const live = () => database.rows(`select _key from ${ordersOf(database)} where _deleted_at is null order by _key`)
    expect(await live()).toEqual([{ _key: 'o2' }])
    await target.write(pageOf(copy, [record], { after: '2', cursor: '3' }))
    expect(await live()).toEqual([{ _key: 'o1' }, { _key: 'o2' }])
  })

  it('removes deleted records with hard deletes, and what a whole reading did not find', async () => {
    const database = await open()
    const target = await database.open({ deletes: 'hard' })
    const copy = copyOf(COLUMNS)
    const all = ['o1', 'o2', 'o3'].map((id) => upsertOf(copy, { id }))
    await target.write(pageOf(copy, all, { cursor: '1' }))
    await target.write(pageOf(copy, [removalOf(copy, 'o1')], { after: '1', cursor: '2' }))
    const pass = '2026-02-01T00:00:00.000Z'
    const again = [
      upsertOf(copy, { id: 'o3' }, pass),
      { operation: 'complete', copy, pass, below: null, except: [] } as const,
    ]
    const { deletes } = await target.write(pageOf(copy, again, { after: '2', cursor: '3' }))
    expect(deletes).toBe(1)
    expect(await database.rows(`select _key from ${ordersOf(database)}`)).toEqual([{ _key: 'o3' }])
  })

  it('adds a column for a new field, and fills it from the records', async () => {
    const database = await open()
    const target = await database.open()
    const before = copyOf([{ field: 'id', type: 'text' }])
    const many = Array.from({ length: 1200 }, (_, index) => upsertOf(before, { id: `o${index}`, amount: index }))
    await target.write(pageOf(before, many, { cursor: '1' }))
    const after = copyOf([...before.columns, { field: 'amount', type: 'bigint' }])
    await target.write(pageOf(after, [], { after: '1', cursor: '2' }))
    await target.write(pageOf(after, [upsertOf(after, { id: 'o0', amount: 5 })], { after: '2', cursor: '3' }))
    const [row] = await database.rows(`select count(amount) as count, sum(amount) as sum from ${ordersOf(database)}`)
    expect([Number(row?.count), Number(row?.sum)]).toEqual([1200, (1199 * 1200) / 2 + 5])
  })

  it('adds a column beside the old one when a type changes, and says so', async () => {
    const database = await open()
    const target = await database.open()
    const before = copyOf([{ field: 'amount', type: 'text' }])
    await target.write(pageOf(before, [upsertOf(before, { id: 'o1', amount: 'ten' })], { cursor: '1' }))
    const after = copyOf([{ field: 'amount', type: 'bigint' }])
    const changed = pageOf(after, [upsertOf(after, { id: 'o2', amount: 10 })], { after: '1', cursor: '2' })
    const { notices, misfits } = await target.write(changed)
    expect(notices).toEqual([
      'shop orders: field "amount" is bigint now and was text. The column "amount" stays, and "amount__bigint" is added.',
    ])
    expect(misfits).toEqual({})
    const rows = await database.rows(
      `select _key, amount, cast(amount__bigint as text) as number from ${ordersOf(database)} order by _key`,
    )
    expect(rows).toEqual([
      { _key: 'o1', amount: 'ten', number: null },
      { _key: 'o2', amount: null, number: '10' },
    ])
  })

  it('refuses a second process that writes the same stream', async () => {
    const database = await open()
    const [one, other] = [await database.open(), await database.open()]
    const copy = copyOf(COLUMNS)
    await one.write(pageOf(copy, [], { cursor: '1' }))
    await other.write(pageOf(copy, [upsertOf(copy, { id: 'o1' })], { after: '1', cursor: '2' }))
    const late = one.write(pageOf(copy, [upsertOf(copy, { id: 'o2' })], { after: '1', cursor: '2' }))
    await expect(late).rejects.toMatchObject({ code: 'replica_moved' })
    expect(await database.rows(`select _key from ${ordersOf(database)}`)).toEqual([{ _key: 'o1' }])
    expect(await one.cursor('c1/orders')).toBe('2')
  })

  it('plans the statements without a change', async () => {
    const database = await open()
    const target = await database.open()
    const copy = copyOf(COLUMNS)
    const statements = await target.plan([copy, copyOf(COLUMNS, { connector: 'c2' })])
    expect(statements.filter((text) => text.includes('"made_at"'))).toHaveLength(1)
    expect(await database.dialect.hasRegistry(database.session)).toBe(false)
    for (const statement of statements) await database.session.run(statement)
    expect(await database.dialect.at(database.session, database.dialect.place('shop', 'orders', ''))).toBe('ours')
  })

  it('D2 touches no table that it did not make', async () => {
    const database = await open()
    const target = await database.open()
    const copy = copyOf(COLUMNS)
    if (isPostgres) await database.session.run('create schema shop')
    await database.session.run(`create table ${ordersOf(database)} (mine text)`)
    const written = target.write(pageOf(copy, [upsertOf(copy, { id: 'o1' })], { cursor: '1' }))
    await expect(written).rejects.toMatchObject({ code: 'target_conflict' })
    await expect(target.plan([copy])).rejects.toMatchObject({ code: 'target_conflict' })
    expect(await database.rows(`select * from ${ordersOf(database)}`)).toEqual([])
    await database.session.run(`drop table ${ordersOf(database)}`)
    await target.write(pageOf(copy, [upsertOf(copy, { id: 'o1' })], { cursor: '1' }))
    await database.session.run(`drop table ${ordersOf(database)}`)
    await database.session.run(`create table ${ordersOf(database)} (mine text)`)
    const replaced = await database.open()
    await expect(replaced.write(pageOf(copy, [], { after: '1', cursor: '2' }))).resolves.toBeDefined()
    const again = replaced.write(pageOf(copy, [removalOf(copy, 'o1')], { after: '2', cursor: '3' }))
    await expect(again).rejects.toMatchObject({ code: 'target_conflict' })
    await expect(replaced.erase('c1')).rejects.toMatchObject({ code: 'target_conflict' })
  })

  it('D3 leaves no row of a connector that is gone, and no name of its customer', async () => {
    const database = await open()
    const target = await database.open({ perCustomer: 'schema' })
    const gone = copyOf(COLUMNS, { customer: 'Ada L.' })
    const other = copyOf(COLUMNS, { connector: 'c2', customer: 'grace' })
    for (const copy of [gone, other]) await target.write(pageOf(copy, [upsertOf(copy, { id: 'o1' })], { cursor: '1' }))
    expect(await target.erase('c1')).toBe(1)
    const names = isPostgres
      ? `select nspname || '.' || relname as name from pg_class join pg_namespace n on n.oid = relnamespace where relkind = 'r' and nspname !~ '^(pg_|information)'`
      : 'select name from sqlite_master'
    const text = JSON.stringify([
      ...(await database.rows(names)),
      ...(await database.rows(`select * from ${database.dialect.registry('streams')}`)),
      ...(await database.rows(`select * from ${database.dialect.registry('tables')}`)),
      ...(isPostgres ? await database.rows('select nspname from pg_namespace') : []),
    ])
    expect(text).not.toContain('Ada')
    expect(text).toContain('grace')
    expect(await target.connectors('test')).toEqual(['c2'])
  })

  it('D1 takes every name of a stranger as a name, and every value as a value', async () => {
    const database = await open()
    const target = await database.open({ perCustomer: 'schema' })
    const nasty = [`a"; drop table x; --`, `'); drop table x; --`, `$1`, `?`, `"`, ' ', '_record', '_RECORD', 'select']
    const long = 'ü'.repeat(60)
    const fields = [...nasty, long, `${long}1`, `${long}2`, '*/', '/*']
    const columns = fields.map((field) => ({ field, type: 'text' as const }))
    const copies = nasty.flatMap((word) => [
      copyOf(columns, { kind: word, connector: word }),
      copyOf(columns, { entity: word, connector: word }),
      copyOf(columns, { entity: `${long}${word}`, customer: `${long}${word}`, connector: word }),
      copyOf(columns, { customer: word, connector: word, kind: `${word}2` }),
    ])
    const record = { id: nasty.join(), ...Object.fromEntries(fields.map((field) => [field, field])) }
    for (const [index, copy] of copies.entries()) {
      const write = pageOf(copy, [upsertOf(copy, record)], { cursor: '1' })
      await target.write({ ...write, stream: { ...write.stream, id: `${index} ${nasty.join()}` } })
    }
    const tables = await database.rows(`select * from ${database.dialect.registry('tables')}`)
    expect(tables).toHaveLength(copies.length)
    const columnRows = await database.rows(`select * from ${database.dialect.registry('columns')}`)
    for (const { table_schema: schema, table_name: table } of tables) {
      const place = { schema: String(schema), name: String(table) }
      const [row] = await database.rows(`select * from ${database.dialect.tableName(place)}`)
      for (const column of columnRows.filter((one) => one.table_schema === schema && one.table_name === table)) {
        expect(Buffer.byteLength(String(column.column_name))).toBeLessThan(64)
        expect(row?.[String(column.column_name)]).toBe(column.field)
      }
    }
    for (const word of nasty) await target.erase(word)
    expect(await database.rows(`select * from ${database.dialect.registry('streams')}`)).toEqual([])
  })
})
