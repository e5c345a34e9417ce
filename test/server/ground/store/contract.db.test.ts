/** What both engines do alike. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConnectorError } from '../../../../runtime/index.ts'
import { type Database, DatabaseError, type Row } from '../../../../server/ground/store/index.ts'
import { databases } from '../../../support/database.ts'
import { random } from '../../copy/search/generate.ts'

describe.each(databases)('a database: %s', (_name, open) => {
  let database: Database
  const mine = randomUUID()
  const other = randomUUID()

  beforeAll(async () => {
    database = await open()
    await database.exec('create table things (id int primary key, note text)')
    for (const id of [mine, other]) {
      await database.query('insert into organizations (id, name) values ($1, $2)', [id, 'any'])
      await database.query('insert into customers (id, organization_id, external_user_id) values ($1, $2, $3)', [
        id,
        id,
        'user',
      ])
    }
  })
  afterAll(() => database.close())

  it('reads each type as documented', async () => {
    const [row] = await database.query(`select
      9007199254740991::int8 as int8, 1::int4 as int4, 1.5::float8 as float8, 1.50::numeric as numeric, true as bool,
      timestamptz '2026-01-02 03:04:05.678901+02' as timestamptz, timestamp '2026-01-02 03:04:05' as timestamp,
      date '2026-01-02' as date, time '03:04:05' as time, '{"a": [1, null]}'::jsonb as jsonb, '[1]'::json as json,
      'null'::jsonb as json_null, '\\x00ff'::bytea as bytea, 'ü"\\'::text as text, null::text as nothing,
      '7b0ee84a-6a6a-4b1a-8f0a-0d1b3a5cf8a4'::uuid as uuid, array['a,b', 'c"d', 'e\\f', null, 'NULL', ''] as texts,
      '{}'::text[] as none, '{{1,2},{3,4}}'::int8[] as nested, array['{"a":1}'::jsonb] as jsons,
      interval '1 day 2 hours' as interval`)
    expect(row).toEqual({
      int8: 9007199254740991,
      int4: 1,
      float8: 1.5,
      numeric: '1.50',
      bool: true,
      timestamptz: new Date('2026-01-02T01:04:05.678Z'),
      timestamp: '2026-01-02 03:04:05',
      date: '2026-01-02',
      time: '03:04:05',
      jsonb: { a: [1, null] },
      json: [1],
      json_null: null,
      bytea: Buffer.from([0, 255]),
      text: 'ü"\\',
      nothing: null,
      uuid: '7b0ee84a-6a6a-4b1a-8f0a-0d1b3a5cf8a4',
      texts: ['a,b', 'c"d', 'e\\f', null, 'NULL', ''],
      none: [],
      nested: [
        [1, 2],
        [3, 4],
      ],
      jsons: [{ a: 1 }],
      interval: '1 day 02:00:00',
    })
  })

  it('binds each type as documented', async () => {
    const at = new Date('2026-01-02T03:04:05.678Z')
    const params = [
      1,
      2n,
      true,
      at,
      Buffer.from([0, 1]),
      ['a"\\', null],
      { a: "'" },
      null,
      undefined,
      [Buffer.from('b')],
    ]
    const [row] = await database.query(
      `select $1::int as a, $2::int8 as b, $3::bool as c, $4::timestamptz as d, $5::bytea as e, $6::text[] as f,
        $7::jsonb as g, $8::text as h, $9::int as i, $10::bytea[] as j`,
      params,
    )
    expect(row).toEqual({
      a: 1,
      b: 2,
      c: true,
      d: at,
      e: Buffer.from([0, 1]),
      f: ['a"\\', null],
      g: { a: "'" },
      h: null,
      i: null,
      j: [Buffer.from('b')],
    })
  })

  it('refuses an int8 that JavaScript cannot hold exactly', async () => {
    await expect(database.query('select 9007199254740993::int8 as big')).rejects.toMatchObject({ sqlState: '22003' })
    expect(await database.query('select 1 as next')).toEqual([{ next: 1 }])
  })

  it('carries 5 MB of text and of bytes', async () => {
    const text = 'é'.repeat(2_500_000)
    const bytes = Buffer.alloc(5_000_000, 7)
    const [row] = await database.query('select $1::text as text, $2::bytea as bytes', [text, bytes])
    expect(row!.text === text && bytes.equals(row!.bytes as Buffer)).toBe(true)
  })

  it.each([
    ['selec 1', [], '42601'],
    ['select * from nowhere', [], '42P01'],
    ['select 1 / 0', [], '22012'],
    ['select $1::text', ['a\0b'], '22021'],
    ['select $1::jsonb', ['{"a":"\\u0000"}'], '22P05'],
    ['select $1::uuid', ['no'], '22P02'],
    ['select 1; select 2', [], '42601'],
  ])('%s %j fails with SQLSTATE %s', async (text, params, sqlState) => {
    const error: unknown = await database.query(text, params).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(DatabaseError)
    expect(error).toMatchObject({ sqlState })
    expect(await database.query('select 1 as next')).toEqual([{ next: 1 }])
  })

  it('names the constraint that was violated', async () => {
    await database.query('insert into things (id) values (100)')
    await expect(database.query('insert into things (id) values (100)')).rejects.toMatchObject({
      sqlState: '23505',
      constraint: 'things_pkey',
    })
  })

  it('commits a transaction, and rolls back what throws', async () => {
    await database.transaction(async (sql) => {
      await sql.query('insert into things (id) values (1)')
      await sql.exec(`update things set note = 'a' where id = 1; update things set note = note || 'b' where id = 1`)
    })
    const failure = new Error('mine')
    const rolledBack = database.transaction(async (sql) => {
      await sql.query('insert into things (id) values (2)')
      throw failure
    })
    await expect(rolledBack).rejects.toBe(failure)
    expect(await database.query('select id, note from things where id < 10')).toEqual([{ id: 1, note: 'ab' }])
  })

  it('does not call a transaction done whose statement failed', async () => {
    const swallowed = database.transaction(async (sql) => {
      await sql.query('insert into things (id) values (3)')
      await sql.query('select 1 / 0').catch(() => undefined)
    })
    await expect(swallowed).rejects.toMatchObject({ sqlState: '25P02' })
    expect(await database.query('select 1 from things where id = 3')).toEqual([])
  })

  it('keeps parallel transactions apart', async () => {
    await database.query(`insert into things (id, note) values (50, '0')`)
    const add = () =>
      database.transaction(async (sql) => {
        const [row] = await sql.query<{ note: string }>('select note from things where id = 50 for update')
        await sql.query('update things set note = $1 where id = 50', [String(Number(row!.note) + 1)])
      })
    await Promise.all(Array.from({ length: 40 }, add))
    expect(await database.query('select note from things where id = 50')).toEqual([{ note: '40' }])
  })

  it('E2 an organization sees its rows only, and none when unset', async () => {
    const ids = 'select id from customers'
    expect(await database.of(mine).query(ids)).toEqual([{ id: mine }])
    expect(await database.of(mine).transaction((sql) => sql.query(ids))).toEqual([{ id: mine }])
    const unset = await database.transaction(async (sql) => {
      await sql.exec('set local role plugboard_app')
      return sql.query(ids)
    })
    expect(unset).toEqual([])
    expect(await database.query(ids)).toHaveLength(2)
  })

  it('E2 an organization cannot write into another', async () => {
    const insert = 'insert into customers (id, organization_id, external_user_id) values ($1, $2, $3)'
    await expect(database.of(mine).query(insert, [randomUUID(), other, 'x'])).rejects.toMatchObject({
      sqlState: '42501',
    })
    expect(await database.of(mine).query('update customers set external_user_id = $1 returning id', ['y'])).toEqual([
      { id: mine },
    ])
    await expect(database.of(mine).query('update audit set code = null')).rejects.toMatchObject({ sqlState: '42501' })
  })

  it('E2 the role ends with the statement, also when it fails', async () => {
    await expect(database.of(mine).query('select 1 / 0')).rejects.toMatchObject({ sqlState: '22012' })
    const who = `select current_user <> 'plugboard_app' as system, coalesce(current_setting('plugboard.organization', true), '') as organization`
    const answers = await Promise.all(Array.from({ length: 12 }, () => database.query(who)))
    expect(answers.flat()).toEqual(Array.from({ length: 12 }, () => ({ system: true, organization: '' })))
  })

  it('E2 an organization is a UUID and nothing else', async () => {
    const begin = `${mine}', true); reset role; --`
    await expect(database.of(begin).query('select 1')).rejects.toMatchObject({ sqlState: '22P02' })
    await expect(database.of(begin).transaction(async () => {})).rejects.toMatchObject({ sqlState: '22P02' })
  })

  it('receives what was sent to a channel, until the subscription ends', async () => {
    const received: string[] = []
    const stop = await database.listen('plugboard_changed', (payload) => received.push(payload))
    await database.notify('plugboard_changed', 'connector:1')
    await database.notify('another', 'connector:2')
    await expect.poll(() => received).toEqual(['connector:1'])
    await stop()
    await database.notify('plugboard_changed', 'connector:3')
    await database.query('select 1')
    expect(received).toEqual(['connector:1'])
  })

  it('knows that it lives, and that no other does', async () => {
    expect(await database.isAlive(database.processId)).toBe(true)
    expect(await database.isAlive(randomUUID())).toBe(false)
  })

  it('runs a batch in order, prepared statements and others, more of them than one connection prepares', async () => {
    const texts = Array.from({ length: 230 }, (_, index) => `select $1::int + ${index} as n`)
    const batch = () => database.batch(texts.map((text, index) => ({ text, params: [1], isPrepared: index % 10 > 0 })))
    const expected = texts.map((_, index) => [{ n: index + 1 }])
    for (let round = 0; round < 3; round++) expect(await batch()).toEqual(expected)
  })

  it('reads values of every kind by a prepared statement', async () => {
    const text = `select $1::text as text, $2::int8[] as numbers, $3::timestamptz as time, $4::bytea as bytes, $5::text as nothing`
    const time = new Date('2026-01-02T03:04:05Z')
    const one = { text, params: ['ü', [1, 2], time, Buffer.from([0, 255]), null], isPrepared: true }
    const row = { text: 'ü', numbers: [1, 2], time, bytes: Buffer.from([0, 255]), nothing: null }
    expect(await database.batch([one, one])).toEqual([[row], [row]])
  })

  it('puts the results of reading in the place of rows, and continues after an error of reading', async () => {
    const text = 'select n, n + $1::int as sum from generate_series(1, 300) as n'
    const read = ({ n, sum }: Row) => `${String(n)} ${String(sum)}`
    const expected = Array.from({ length: 300 }, (_, at) => `${at + 1} ${at + 8}`)
    const fails = () => {
      throw new RangeError('not readable')
    }
    for (const isPrepared of [false, true]) {
      const one = { text, params: [7], isPrepared }
      expect(await database.batch([{ ...one, read }, one])).toEqual([expected, await database.query(text, [7])])
      await expect(database.batch([{ ...one, read: fails }])).rejects.toThrow(RangeError)
    }
  })

  it('gives every text back as it was, whatever it begins with', async () => {
    const pick = random(7)
    const letters = [
      '\ufeff',
      '\ufffe',
      '\u200b',
      '\u2060',
      '\u00a0',
      '\u0001',
      ' ',
      '\t',
      '\n',
      '\\',
      '"',
      "'",
      '{',
      ',',
      'é',
      '日',
      '😀',
      'a',
    ]
    const texts = Array.from({ length: 300 }, () =>
      Array.from({ length: pick(4) }, () => letters[pick(letters.length)]!).join(''),
    )
    const text = `select t as text, n as "place", to_jsonb(t) as json, array[t, t] as list from unnest($1::text[]) with ordinality as given (t, n)`
    const rows = texts.map((one, index) => ({ text: one, place: index + 1, json: one, list: [one, one] }))
    expect(await database.query(text, [texts])).toEqual(rows)
    expect(
      await database.batch([
        { text, params: [texts], isPrepared: true },
        { text, params: [texts] },
      ]),
    ).toEqual([rows, rows])
    expect(await database.query('select 1 as "\ufeffname"')).toEqual([{ '\ufeffname': 1 }])
    await expect(database.query(`select '\ufeffnone'::int`)).rejects.toThrow('"\ufeffnone"')
  })

  it('has settings hold for one batch, which is one transaction', async () => {
    const show = { text: `select current_setting('statement_timeout') as ms, txid_current()::text as id` }
    const [[one], [two]] = (await database.batch([show, show], { statement_timeout: 4321 })) as [any, any] // oxlint-disable-line typescript/no-explicit-any
    expect([one.ms, two.ms, one.id === two.id]).toEqual(['4321ms', '4321ms', true])
    const [[after], [other]] = (await database.batch([show, show])) as [any, any] // oxlint-disable-line typescript/no-explicit-any
    expect([after.ms === '4321ms', after.id === other.id]).toEqual([false, false])
  })

  it('reports why a batch failed, and continues', async () => {
    const bad = { text: 'select 1 / $1::int as n', params: [0], isKept: true }
    for (const settings of [undefined, { statement_timeout: 9000 }]) {
      await expect(database.batch([{ text: 'select 1' }, bad], settings)).rejects.toMatchObject({ sqlState: '22012' })
      await expect(database.batch([{ text: 'selec 1', isPrepared: true }], settings)).rejects.toMatchObject({
        sqlState: '42601',
      })
      expect(await database.batch([{ ...bad, params: [1] }], settings)).toEqual([[{ n: 1 }]])
    }
  })

  it('says that it is closed', async () => {
    const closed = await open()
    await closed.close()
    await closed.close()
    const error: unknown = await closed.query('select 1').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ConnectorError)
    expect(error).toMatchObject({ code: 'storage_unavailable' })
  })
})
