/** Own fields of accounts in a replica: columns by the types of the account's list, wherever records have the values. */
import { describe, expect, it } from 'vitest'
import { ownOfCopy } from '../../replicate/model/own-reader.ts'
import { recordOf } from '../../replicate/model/columns.ts'
import type { ReplicaChange, ReplicaCopy } from '../../replicate/model/change.ts'
import type { OwnField } from '../../runtime/index.ts'
import { copyOf, ordersOf, pageOf, TARGETS, upsertOf } from './targets.ts'

type Field = Pick<OwnField, 'name' | 'label' | 'type'>

const ID = { field: 'id', type: 'text' } as const
const MAP = { at: ['properties'] }
const body = (...steps: string[]) => ({ in: 'body', steps }) as const
const LIST = {
  at: ['fields'],
  key: [body('id')],
  value: { in: 'first', of: [body('value', 'name'), body('value')] } as const,
}

function ownCopyOf(
  fields: readonly Field[],
  places: Parameters<typeof ownOfCopy>[0] = MAP,
  given: Partial<ReplicaCopy> = {},
) {
  const { columns, own } = ownOfCopy(places, fields)
  return copyOf([ID, ...columns], { own, ...given })
}

function ownUpsertOf(copy: ReplicaCopy, text: string): ReplicaChange {
  const change = upsertOf(copy, JSON.parse(text) as Record<string, unknown>)
  return { ...change, record: recordOf(text, { own: copy.own }) } as ReplicaChange
}

const field = (name: string, type: Field['type'] = 'string', label = name): Field => ({ name, label, type })

const TYPES = [
  field('stage', 'enum'),
  field('size', 'number'),
  field('won', 'boolean'),
  field('due', 'date'),
  field('seen', 'datetime'),
  field('tags', 'enum[]'),
]

describe.each(TARGETS)('the own fields of an account in %s', (name, open) => {
  const isPostgres = name === 'PostgreSQL'

  it.each([
    [
      'texts of a map',
      MAP,
      '{"id":"o1","properties":{"stage":"won","size":"12345678901234567890","won":"true","due":"2026-01-31","seen":"2026-01-31T12:00:00+0100","tags":"a; b"}}',
    ],
    [
      'values of a list',
      LIST,
      '{"id":"o1","fields":[{"id":"stage","value":{"name":"won"}},{"id":"size","value":12345678901234567890},{"id":"won","value":true},{"id":"due","value":"2026-01-31"},{"id":"seen","value":"2026-01-31T11:00:00Z"},{"id":"tags","value":[{"value":"a"},"b"]}]}',
    ],
  ])('are typed columns, from %s', async (_, places, text) => {
    const database = await open()
    const copy = ownCopyOf(TYPES, places)
    const { misfits } = await (await database.open()).write(pageOf([ownUpsertOf(copy, text)], { cursor: '1' }))
    expect(misfits).toEqual({})
    const [row = {}] = await database.rows(
      `select stage, cast(size as text) as size, won, due, seen, cast(tags as text) as tags from ${ordersOf(database)}`,
    )
    expect([row.stage, Boolean(row.won), JSON.parse(String(row.tags))]).toEqual(['won', true, ['a', 'b']])
    if (isPostgres) expect(row.size).toBe('12345678901234567890')
    expect([row.due, row.seen].map((time) => new Date(time as string).toISOString())).toEqual([
      '2026-01-31T00:00:00.000Z',
      '2026-01-31T11:00:00.000Z',
    ])
  })

  it('are null where they are empty, and counted where they do not fit', async () => {
    const database = await open()
    const copy = ownCopyOf(TYPES)
    const texts = [
      '{"id":"o1","properties":{"stage":"","size":"","won":"","due":null}}',
      '{"id":"o2","properties":{"stage":7,"size":"many","won":"perhaps","due":"soon","tags":7}}',
    ]
    const page = pageOf(
      texts.map((text) => ownUpsertOf(copy, text)),
      { cursor: '1' },
    )
    const { misfits } = await (await database.open()).write(page)
    expect(Object.keys(misfits).map((path) => path.split('.').at(-1))).toEqual(['size', 'won', 'due'])
    const rows = await database.rows(`select stage, size, won, due, seen from ${ordersOf(database)} order by id`)
    expect(rows).toEqual([
      { stage: '', size: null, won: null, due: null, seen: null },
      { stage: '7', size: null, won: null, due: null, seen: null },
    ])
  })

  it('get a column when they arrive, filled from records of all accounts, and keep it', async () => {
    const database = await open()
    const target = await database.open()
    const first = ownCopyOf([field('stage')])
    const other = ownCopyOf([field('stage')], MAP, { connector: 'c2' })
    const texts = ['{"id":"o1","properties":{"stage":"won","size":"3"}}', '{"id":"o2","properties":{"size":"4"}}']
    await target.write(
      pageOf([ownUpsertOf(first, texts[0] ?? ''), ownUpsertOf(other, texts[1] ?? '')], { cursor: '1' }),
    )
    const wider = ownCopyOf([field('size', 'number')])
    await target.write(
      pageOf([ownUpsertOf(wider, '{"id":"o3","properties":{"size":"5"}}')], { after: '1', cursor: '2' }),
    )
    const rows = await database.rows(`select id, stage, size from ${ordersOf(database)} order by id`)
    expect(rows.map(({ id, stage, size }) => [id, stage, Number(size)])).toEqual([
      ['o1', 'won', 3],
      ['o2', null, 4],
      ['o3', null, 5],
    ])
  })

  it('have a column for each type, and one beside a field of the kind', async () => {
    const database = await open()
    const target = await database.open()
    const before = ownCopyOf([field('size'), field('id')])
    await target.write(
      pageOf([ownUpsertOf(before, '{"id":"o1","properties":{"size":"big","id":"mine"}}')], { cursor: '1' }),
    )
    const after = ownCopyOf([field('size', 'number')])
    const { notices } = await target.write(
      pageOf([ownUpsertOf(after, '{"id":"o2","properties":{"size":"3"}}')], { after: '1', cursor: '2' }),
    )
    expect(notices).toEqual([
      'shop orders: own field "size" is numeric now and was text. The column "size" stays, and "size__numeric" is added.',
    ])
    const [row = {}] = await database.rows(`select * from ${ordersOf(database)} where id = 'o1'`)
    expect(
      Object.entries(row)
        .filter(([column]) => column.startsWith('id'))
        .map(([, value]) => value),
    ).toEqual(['o1', 'mine'])
  })

  it('are bounded: 300 of an account, up to 1,000 columns of a table', async () => {
    const database = await open()
    const target = await database.open()
    const copies = [1, 2, 3, 4].map((account) =>
      ownCopyOf(
        Array.from({ length: 400 }, (_, n) => field(`f${account}_${n}`)),
        MAP,
        { connector: `c${account}` },
      ),
    )
    const changes = copies.map((copy, at) => ownUpsertOf(copy, `{"id":"o${at}","properties":{}}`))
    const { notices } = await target.write(pageOf(changes, { cursor: '1' }))
    expect(notices).toEqual([
      'shop orders: the table has 1000 columns of fields. Further own fields are in "_record" only.',
    ])
    const [row = {}] = await database.rows(`select * from ${ordersOf(database)} limit 1`)
    expect(
      [1, 2, 3, 4].map((account) => Object.keys(row).filter((column) => column.startsWith(`f${account}_`)).length),
    ).toEqual([300, 300, 300, 99])
  })

  it.runIf(isPostgres)('have their label as a comment', async () => {
    const database = await open()
    const labels = ["Stage's \\reason", 'size']
    const copy = ownCopyOf([field('stage', 'string', labels[0]), field('size')])
    await (await database.open()).write(pageOf([ownUpsertOf(copy, '{"id":"o1","properties":{}}')], { cursor: '1' }))
    const rows = await database.rows(
      `select attname, col_description(attrelid, attnum) as label from pg_attribute where attrelid = '${ordersOf(database)}'::regclass and attname in ('stage', 'size') order by attnum`,
    )
    expect(rows).toEqual([
      { attname: 'stage', label: labels[0] },
      { attname: 'size', label: null },
    ])
  })
})
