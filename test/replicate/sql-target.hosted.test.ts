/** A replica in a database: columns, deletions, cursors, and what is left alone. */
import { describe, expect, it } from 'vitest'
import type { ReplicaCopy, ReplicaChange } from '../../replicate/model/change.ts'
import { completeOf, COLUMNS, copyOf, ordersOf, pageOf, removalOf, TARGETS, upsertOf, upsertOfText } from './targets.ts'

it.skipIf(TARGETS.length > 1)('SQLite needs Node.js 22.13: npm run test:node24', () => {})

describe.each(TARGETS)('the columns of a replica in %s', (name, open) => {
  const isPostgres = name === 'PostgreSQL'

  it('has a typed column for each field, and the whole record', async () => {
    const database = await open()
    const target = await database.open()
    const copy = copyOf(COLUMNS)
    const text =
      '{"id":"o1","amount":9007199254740993,"rate":0.5,"paid":true,"made_at":"2026-01-31T14:00:00+02:00","tags":["a"],"more":12345678901234567890}'
    await target.write(pageOf([upsertOfText(copy, text)], { cursor: '1' }))
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

  it('keeps a value that does not fit only in the record, and counts it', async () => {
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
    const { misfits } = await target.write(pageOf([upsertOf(copy, record)], { cursor: '1' }))
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

  it('adds a column for a new field, and fills it from the records', async () => {
    const database = await open()
    const target = await database.open()
    const before = copyOf([{ field: 'id', type: 'text' }])
    const many = Array.from({ length: 1200 }, (_, index) => upsertOf(before, { id: `o${index}`, amount: index }))
    await target.write(pageOf(many, { cursor: '1' }))
    const after = copyOf([...before.columns, { field: 'amount', type: 'bigint' }])
    await target.write(pageOf([], { after: '1', cursor: '2' }))
    await target.write(pageOf([upsertOf(after, { id: 'o0', amount: 5 })], { after: '2', cursor: '3' }))
    const [row] = await database.rows(`select count(amount) as count, sum(amount) as sum from ${ordersOf(database)}`)
    expect([Number(row?.count), Number(row?.sum)]).toEqual([1200, (1199 * 1200) / 2 + 5])
  })

  it('adds a column beside the old one when a type changes, and says so', async () => {
    const database = await open()
    const target = await database.open()
    const before = copyOf([{ field: 'amount', type: 'text' }])
    await target.write(pageOf([upsertOf(before, { id: 'o1', amount: 'ten' })], { cursor: '1' }))
    const after = copyOf([{ field: 'amount', type: 'bigint' }])
    const changed = pageOf([upsertOf(after, { id: 'o2', amount: 10 })], { after: '1', cursor: '2' })
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

  it('plans the statements without a change', async () => {
    const database = await open()
    const target = await database.open()
    const copy = copyOf(COLUMNS)
    const statements = await target.plan([copy, copyOf(COLUMNS, { connector: 'c2' })])
    expect(statements.filter((text) => text.includes('"made_at"'))).toHaveLength(1)
    expect(await database.dialect.hasRegistry(database.session)).toBe(false)
    for (const statement of statements) await database.session.run(statement)
    expect(await database.dialect.at(database.session, database.dialect.wantedName('shop', 'orders', ''))).toBe('ours')
  })
})

describe.each(TARGETS)('a replica in %s', (_name, open) => {
  it('marks deleted records, and unmarks those that come back', async () => {
    const database = await open()
    const target = await database.open()
    const copy = copyOf(COLUMNS)
    const record = upsertOf(copy, { id: 'o1' })
    await target.write(pageOf([record, upsertOf(copy, { id: 'o2' })], { cursor: '1' }))
    await target.write(pageOf([removalOf(copy, 'o1')], { after: '1', cursor: '2' }))
    const live = () => database.rows(`select _key from ${ordersOf(database)} where _deleted_at is null order by _key`)
    expect(await live()).toEqual([{ _key: 'o2' }])
    await target.write(pageOf([record], { after: '2', cursor: '3' }))
    expect(await live()).toEqual([{ _key: 'o1' }, { _key: 'o2' }])
  })

  it('removes deleted records with hard deletes, and what a whole reading did not find', async () => {
    const database = await open()
    const target = await database.open({ deletes: 'hard' })
    const copy = copyOf(COLUMNS)
    const all = ['o1', 'o2', 'o3'].map((id) => upsertOf(copy, { id }))
    await target.write(pageOf(all, { cursor: '1' }))
    await target.write(pageOf([removalOf(copy, 'o1')], { after: '1', cursor: '2' }))
    const pass = '2026-02-01T00:00:00.000Z'
    const again = [upsertOf(copy, { id: 'o3' }, pass), completeOf(copy, pass)]
    const { deletes } = await target.write(pageOf(again, { after: '2', cursor: '3' }))
    expect(deletes).toBe(1)
    expect(await database.rows(`select _key from ${ordersOf(database)}`)).toEqual([{ _key: 'o3' }])
  })

  it('refuses a second process that writes the same stream', async () => {
    const database = await open()
    const [one, other] = [await database.open(), await database.open()]
    const copy = copyOf(COLUMNS)
    await one.write(pageOf([], { cursor: '1' }))
    await other.write(pageOf([upsertOf(copy, { id: 'o1' })], { after: '1', cursor: '2' }))
    const late = one.write(pageOf([upsertOf(copy, { id: 'o2' })], { after: '1', cursor: '2' }))
    await expect(late).rejects.toMatchObject({ code: 'replica_moved' })
    expect(await database.rows(`select _key from ${ordersOf(database)}`)).toEqual([{ _key: 'o1' }])
    expect(await one.cursor('all')).toBe('2')
  })

  it('removes the copies and records that a whole reading of everything did not find', async () => {
    const database = await open()
    const target = await database.open()
    const [removed, unready, other] = ['c1', 'c2', 'c3'].map((connector) => copyOf(COLUMNS, { connector })) as [
      ReplicaCopy,
      ReplicaCopy,
      ReplicaCopy,
    ]
    const first = [removed, unready, other].flatMap((one) => ['o1', 'o2'].map((id) => upsertOf(one, { id })))
    await target.write(pageOf(first, { cursor: '1' }))
    const pass = '2026-02-01T00:00:00.000Z'
    const again = [
      upsertOf(other, { id: 'o1' }, pass),
      { operation: 'complete_all', pass, unready: [unready] } as const,
    ]
    expect(await target.write(pageOf(again, { after: '1', cursor: '2' }))).toMatchObject({ erased: 2, deletes: 1 })
    const rows = await database.rows(
      `select _connector, _key from ${ordersOf(database)} where _deleted_at is null order by _connector, _key`,
    )
    expect(rows.map(({ _connector, _key }) => [_connector, _key].join(' '))).toEqual(['c2 o1', 'c2 o2', 'c3 o1'])
  })

  it('keeps records below refused parents, and those below other parents', async () => {
    const database = await open()
    const target = await database.open({ deletes: 'hard' })
    const copy = copyOf(COLUMNS)
    const below = (id: string, parent: string | null) => ({ ...upsertOf(copy, { id }), below: parent }) as ReplicaChange
    await target.write(pageOf([below('o1', 'a'), below('o2', 'b'), below('o3', null)], { cursor: '1' }))
    const keys = async () =>
      (await database.rows(`select _key from ${ordersOf(database)} order by _key`)).map(({ _key }) => _key)
    const complete = completeOf(copy, '2026-02-01T00:00:00.000Z', { below: 'b' })
    await target.write(pageOf([complete], { after: '1', cursor: '2' }))
    expect(await keys()).toEqual(['o1', 'o3'])
    const whole = completeOf(copy, '2026-02-01T00:00:00.000Z', { except: ['a'] })
    await target.write(pageOf([whole], { after: '2', cursor: '3' }))
    expect(await keys()).toEqual(['o1'])
  })

  it('has a copy from one stream: another that takes it begins anew', async () => {
    const database = await open()
    const target = await database.open()
    const copy = copyOf(COLUMNS)
    await target.write(pageOf([upsertOf(copy, { id: 'o1' })], { cursor: '1', stream: 'one' }))
    await target.write(pageOf([upsertOf(copy, { id: 'o1' })], { cursor: '1', stream: 'two' }))
    expect([await target.cursor('one'), await target.cursor('two')]).toEqual([undefined, '1'])
    const late = target.write(pageOf([upsertOf(copy, { id: 'o1' })], { after: '1', cursor: '2', stream: 'one' }))
    await expect(late).rejects.toMatchObject({ code: 'replica_moved' })
  })
})

const [[, openOnPostgres]] = TARGETS as readonly [(typeof TARGETS)[number]]

it('a replica connects again after its connection is lost, and has lost nothing', async () => {
  const database = await openOnPostgres()
  const target = await database.open()
  const copy = copyOf(COLUMNS)
  await target.write(pageOf([upsertOf(copy, { id: 'o1' })], { cursor: '1' }))
  const others =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  await database.rows(others)
  const next = pageOf([upsertOf(copy, { id: 'o2' })], { after: '1', cursor: '2' })
  // The loss is noticed by the connection itself, or by the statement that it is lost for.
  const first = await target.write(next).catch((error: unknown) => error)
  if (first instanceof Error) {
    expect(first).toMatchObject({ code: 'target_unavailable', retryable: true })
    await target.write(next)
  }
  expect(await database.rows(`select _key from ${ordersOf(database)} order by _key`)).toEqual([
    { _key: 'o1' },
    { _key: 'o2' },
  ])
})
