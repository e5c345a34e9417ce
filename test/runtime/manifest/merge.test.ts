/** How the levels of a manifest become one: what replaces, what merges, and what null does. */
import { expect, test } from 'vitest'
import { mergeLevels } from '../../../runtime/manifest/resolve/merge.ts'

const merged = (...levels: readonly object[]) =>
  mergeLevels(levels.map((value, index) => ({ value, pointer: `/${index}` })))

test('null below a key removes what stands there', () => {
  const { value } = merged({ params: { limit: 'integer', after: 'string' } }, { params: { after: null } })
  expect(value).toEqual({ params: { limit: 'integer' } })
})

test('null for a whole key is a value: it says that there is none', () => {
  expect(merged({ records: '$.data', title: 'x' }, { records: null }).value).toEqual({ records: null, title: 'x' })
})

test('maps merge by key, lists and texts replace', () => {
  const { value, origins } = merged({ params: { a: 'x', b: 'x' }, tags: [1, 2] }, { params: { b: 'y' }, tags: [3] })
  expect([value, origins.get('/params/a'), origins.get('/params/b')]).toEqual([
    { params: { a: 'x', b: 'y' }, tags: [3] },
    '/0/params/a',
    '/1/params/b',
  ])
})

test('pagination is replaced as a whole', () => {
  const { value } = merged({ pagination: { style: 'page', size: 'limit' } }, { pagination: { style: 'cursor' } })
  expect(value).toEqual({ pagination: { style: 'cursor' } })
})
