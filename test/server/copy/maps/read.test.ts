/** Mapped fields of records: values at fixed places, by type. */
import { describe, expect, it } from 'vitest'
import { mappedFieldsOf, type MappedType, RecordMapper } from '../../../../server/copy/maps/mapped-fields.ts'

const read = (type: MappedType, record: unknown, path = '$.value') => {
  const mapper = new RecordMapper(mappedFieldsOf({ deals: { it: { path, type } } }, 'deals'))
  const text = typeof record === 'string' ? record : JSON.stringify(record)
  return [(JSON.parse(mapper.read('k1', text)) as { it: unknown }).it, mapper.unmapped?.[0]?.found]
}

describe('a mapped field', () => {
  it.each<[MappedType, unknown, unknown]>([
    ['text', 'won', 'won'],
    ['text', 'with "quotes" and \u00e9', 'with "quotes" and \u00e9'],
    ['text', '', ''],
    ['number', 12.5, 12.5],
    ['number', '12.5', 12.5],
    ['number', '-0.5e3', -500],
    ['number', '', null],
    ['boolean', true, true],
    ['boolean', 'false', false],
    ['boolean', '', null],
    ['time', '2026-01-31', '2026-01-31T00:00:00.000Z'],
    ['time', '2026-01-31T12:00:00.123456+02:00', '2026-01-31T10:00:00.123Z'],
  ])('of type %s reads %j', (type, value, expected) => {
    expect(read(type, { value })).toEqual([expected, undefined])
    expect(read(type, { value: null })).toEqual([null, undefined])
    expect(read(type, {})).toEqual([null, undefined])
  })

  it.each<[MappedType, unknown, string]>([
    ['text', 5, 'number'],
    ['text', true, 'boolean'],
    ['text', { a: 1 }, 'object'],
    ['text', ['a'], 'list'],
    ['number', 'many', 'text'],
    ['number', '0x10', 'text'],
    ['number', '1,5', 'text'],
    ['number', false, 'boolean'],
    ['boolean', 1, 'number'],
    ['boolean', 'yes', 'text'],
    ['time', 1_700_000_000, 'number'],
    ['time', '31.01.2026', 'text'],
    ['time', '2026-02-30', 'text'],
  ])('B6 of type %s is null for %j, and reported as %s', (type, value, found) => {
    expect(read(type, { value })).toEqual([null, found])
  })

  it.each([
    ["$.properties['Deal size'].amount", { properties: { 'Deal size': { amount: 1 } } }, 1],
    ['$.items[1].price', { items: [{ price: 1 }, { price: 2 }] }, 2],
    ['$.items[-1].price', { items: [{ price: 1 }, { price: 3 }] }, 3],
    ['$.items[0]', { items: { 0: 1 } }, null],
    ['$.toString', {}, null],
    ['$.value', '{"value": 1, "value": 2}', 2],
  ])('leads to the value at %s', (path, record, expected) => {
    expect(read('number', record, path)).toEqual([expected, undefined])
  })

  it('is reported once a page, with the first key and the number of records', () => {
    const mapper = new RecordMapper(
      mappedFieldsOf({ deals: { a: { path: '$.a', type: 'text' }, b: { path: '$.b', type: 'text' } } }, 'deals'),
    )
    expect(mapper.unmapped).toBeUndefined()
    for (const [index, a] of ['x', 1, [2]].entries()) mapper.read(`k${index}`, JSON.stringify({ a, b: 'y' }))
    expect(mapper.unmapped).toEqual([{ field: 'a', found: 'number', records: 2, key: 'k1' }])
  })
})
