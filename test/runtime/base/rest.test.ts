import { expect, it } from 'vitest'
import type { Json } from '../../../runtime/base/json.ts'
import { restOf, withRest } from '../../../runtime/base/rest.ts'

const WHOLE = { a: 1, b: [{ c: 'x', d: null }, 'y'], e: { f: {}, g: [] } }

it.each<[part: Json, rest: Json]>([
  [WHOLE, {}],
  [{ a: 1, b: [{ c: 'x' }, 'y'], e: { f: {}, g: [] } }, { b: { 0: { d: null } } }],
  [
    { b: [{}, 'y'], e: {} },
    { a: 1, b: { 0: { c: 'x', d: null } }, e: { f: {}, g: [] } },
  ],
  [{}, WHOLE],
])('a part and its rest are the whole: %j', (part, rest) => {
  expect(restOf(WHOLE, part) ?? {}).toEqual(rest)
  expect(withRest(part, rest)).toEqual(WHOLE)
})

it('what repeats is one value in the whole', () => {
  const [part, rest] = [{ type: 'string' }, { title: 'Name' }]
  const { a, b } = withRest({ a: part, b: part }, { a: rest, b: rest }) as { a: Json; b: Json }
  expect(a).toEqual({ type: 'string', title: 'Name' })
  expect(a).toBe(b)
})

it('leaves the part as it is', () => {
  const part = { a: { b: 1 } }
  withRest(part, { a: { c: 2 } })
  expect(part).toEqual({ a: { b: 1 } })
})
