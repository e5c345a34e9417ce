/** A replica in a database: what is left alone, what leaves no trace, and names of strangers. */
import { describe, expect, it } from 'vitest'
import { COLUMNS, copyOf, ordersOf, pageOf, removalOf, resetOf, TARGETS, upsertOf } from './targets.ts'

describe.each(TARGETS)('a replica in %s', (name, open) => {
  const isPostgres = name === 'PostgreSQL'

  it('D2 touches no foreign table', async () => {
    const database = await open()
    const target = await database.open()
    const copy = copyOf(COLUMNS)
    if (isPostgres) await database.session.run('create schema shop')
    await database.session.run(`create table ${ordersOf(database)} (mine text)`)
    const written = target.write(pageOf([upsertOf(copy, { id: 'o1' })], { cursor: '1' }))
    await expect(written).rejects.toMatchObject({ code: 'target_conflict' })
    await expect(target.plan([copy])).rejects.toMatchObject({ code: 'target_conflict' })
    expect(await database.rows(`select * from ${ordersOf(database)}`)).toEqual([])
    await database.session.run(`drop table ${ordersOf(database)}`)
    await target.write(pageOf([upsertOf(copy, { id: 'o1' })], { cursor: '1' }))
    await database.session.run(`drop table ${ordersOf(database)}`)
    await database.session.run(`create table ${ordersOf(database)} (mine text)`)
    const replaced = await database.open()
    await expect(replaced.write(pageOf([], { after: '1', cursor: '2' }))).resolves.toBeDefined()
    const again = replaced.write(pageOf([removalOf(copy, 'o1')], { after: '2', cursor: '3' }))
    await expect(again).rejects.toMatchObject({ code: 'target_conflict' })
    const reset = replaced.write(pageOf([resetOf(copy)], { after: '2', cursor: '3' }))
    await expect(reset).rejects.toMatchObject({ code: 'target_conflict' })
  })

  it('D3 leaves no row of a connector that is removed, and no name of its customer', async () => {
    const database = await open()
    const target = await database.open({ perCustomer: 'schema' })
    const removed = copyOf(COLUMNS, { customer: 'Ada L.' })
    const other = copyOf(COLUMNS, { connector: 'c2', customer: 'grace' })
    const both = [removed, other].map((copy) => upsertOf(copy, { id: 'o1' }))
    await target.write(pageOf(both, { cursor: '1' }))
    expect(await target.write(pageOf([resetOf(removed)], { after: '1', cursor: '2' }))).toMatchObject({ erased: 1 })
    const names = isPostgres
      ? `select nspname || '.' || relname as name from pg_class join pg_namespace n on n.oid = relnamespace where relkind = 'r' and nspname !~ '^(pg_|information)'`
      : 'select name from sqlite_master'
    const text = JSON.stringify([
      ...(await database.rows(names)),
      ...(await database.rows(`select * from ${database.dialect.registry('copies')}`)),
      ...(await database.rows(`select * from ${database.dialect.registry('tables')}`)),
      ...(isPostgres ? await database.rows('select nspname from pg_namespace') : []),
    ])
    expect(text).not.toContain('Ada')
    expect(text).toContain('grace')
  })

  it('D1 takes every name of a stranger as a name, and every value as a value', async () => {
    const database = await open()
    const target = await database.open({ perCustomer: 'schema' })
    const nasty = [`a"; drop table x; --`, `'); drop table x; --`, `$1`, `?`, `"`, ' ', '_record', '_RECORD', 'select']
    const long = 'ü'.repeat(60)
    const fields = [...nasty, long, `${long}1`, `${long}2`, '*/', '/*']
    const columns = fields.map((field) => ({ field, type: 'text' as const }))
    const copies = nasty
      .flatMap((word) => [
        copyOf(columns, { kind: word }),
        copyOf(columns, { entity: word }),
        copyOf(columns, { entity: `${long}${word}`, customer: `${long}${word}` }),
        copyOf(columns, { customer: word, kind: `${word}2` }),
      ])
      .map((copy, index) => ({ ...copy, connector: `${index} ${nasty.join()}` }))
    const record = { id: nasty.join(), ...Object.fromEntries(fields.map((field) => [field, field])) }
    const upserts = copies.map((copy) => upsertOf(copy, record))
    await target.write(pageOf(upserts, { cursor: nasty.join(), stream: nasty.join() }))
    const tables = await database.rows(`select * from ${database.dialect.registry('tables')}`)
    expect(tables).toHaveLength(copies.length)
    const columnRows = await database.rows(`select * from ${database.dialect.registry('columns')}`)
    for (const { table_schema: schema, table_name: table } of tables) {
      const named = { schema: String(schema), name: String(table) }
      const [row] = await database.rows(`select * from ${database.dialect.sqlName(named)}`)
      for (const column of columnRows.filter((one) => one.table_schema === schema && one.table_name === table)) {
        expect(Buffer.byteLength(String(column.column_name))).toBeLessThan(64)
        expect(row?.[String(column.column_name)]).toBe(column.field)
      }
    }
    const page = pageOf(copies.map(resetOf), { after: nasty.join(), cursor: '2', stream: nasty.join() })
    await target.write(page)
    expect(await database.rows(`select * from ${database.dialect.registry('copies')}`)).toEqual([])
  })
})
