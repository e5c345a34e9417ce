import { expect, expectTypeOf, it } from 'vitest'
import { defined } from '../../../runtime/base/json.ts'

it('leaves out the keys whose value is undefined, and no others', () => {
  const given: { size?: number } = {}
  const object = defined({ name: 'a', size: given.size, none: null, no: false, zero: 0, empty: '' })
  expect(Object.entries(object)).toEqual([['name', 'a'], ['none', null], ['no', false], ['zero', 0], ['empty', '']]) // prettier-ignore
  expect('size' in object).toBe(false)
  expectTypeOf(object.name).toEqualTypeOf<string>()
  expectTypeOf<{ name: string; none: null }>().toExtend<Pick<typeof object, 'name' | 'none' | 'size'>>()
})

it('gives a copy', () => {
  const given = { a: 1 }
  expect(defined(given)).not.toBe(given)
})
