/** Mapped fields in a replica: columns by the types of the map. */
import { describe, expect, it } from 'vitest'
import { mappedColumns } from '../../replicate/model/columns.ts'
import { copyOf, mappedUpsertOf, ordersOf, pageOf, TARGETS, upsertOf } from './targets.ts'

const ID = { field: 'id', type: 'text' } as const

describe.each(TARGETS)('the mapped fields of a replica in %s', (name, open) => {
  const isPostgres = name === 'PostgreSQL'

  it('are columns of the map, apart from fields of the record, and keep all digits', async () => {
    const database = await open()
    const target = await database.open()
    const map = {
      size: { type: 'number' },
      won: { type: 'boolean' },
      due: { type: 'time' },
      stage: { type: 'text' },
    } as const
    const copy = copyOf([ID, { field: 'stage', type: 'text' }, ...mappedColumns(map)])
    const mapped = '{"size":12345678901234567890,"won":true,"due":"2026-01-31T12:00:00.000Z","stage":"lost"}'
    await target.write(pageOf([mappedUpsertOf(copy, '{"id":"o1","stage":"s-9"}', mapped)], { cursor: '1' }))
    const [row] = await database.rows(
      `select stage, mapped_stage, cast(mapped_size as text) as size, mapped_won, cast(mapped_due as text) as due from ${ordersOf(database)}`,
    )
    expect(row).toMatchObject({ stage: 's-9', mapped_stage: 'lost', mapped_won: isPostgres ? true : 1 })
    if (isPostgres) expect(row?.size).toBe('12345678901234567890')
    expect(Date.parse(String(row?.due))).toBe(Date.parse('2026-01-31T12:00:00Z'))
  })

  it('have new columns for new names, and beside the old one for another type, with a notice', async () => {
    const database = await open()
    const target = await database.open()
    const before = copyOf([ID, ...mappedColumns({ size: { type: 'text' } })])
    await target.write(
      pageOf([mappedUpsertOf(before, '{"id":"o1"}', '{"size":"big"}'), upsertOf(before, { id: 'o2' })], {
        cursor: '1',
      }),
    )
    const after = copyOf([ID, ...mappedColumns({ size: { type: 'number' }, seats: { type: 'number' } })])
    const page = pageOf([mappedUpsertOf(after, '{"id":"o2"}', '{"size":3,"seats":5}')], { after: '1', cursor: '2' })
    const { notices, misfits } = await target.write(page)
    expect(notices).toEqual([
      'shop orders: mapped field "size" is numeric now and was text. The column "mapped_size" stays, and "mapped_size__numeric" is added.',
    ])
    expect(misfits).toEqual({})
    const rows = await database.rows(
      `select id, mapped_size, mapped_size__numeric as number, mapped_seats as seats from ${ordersOf(database)} order by id`,
    )
    expect(rows.map(({ id, mapped_size: size, number, seats }) => [id, size, Number(number), Number(seats)])).toEqual([
      ['o1', 'big', 0, 0],
      ['o2', null, 3, 5],
    ])
  })
})
