/** Data as JavaScript: the same data again, and shorter where parts of it repeat. */
import { runInThisContext } from 'node:vm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { literalOf } from '../../codegen/literal.ts'
import type { Json } from '../../runtime/index.ts'

/** What the statements and the expression come to. */
function evaluated(value: Json): unknown {
  const { statements, expression } = literalOf(value)
  return runInThisContext(`(() => {${statements.join('\n')}\nreturn ${expression}})()`)
}

const address = { line1: 'a street and its number', city: 'a city of some name', lines: ['one', 'two'] }

it('any JSON comes back as it was, its keys in their order', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const value = { one, other, again: [one, { other, one }] } as Json
      expect(JSON.stringify(evaluated(value))).toBe(JSON.stringify(value))
    }),
  )
})

it('a key __proto__ is a key as any other', () => {
  const value = JSON.parse('{"__proto__": {"a": 1}, "b": 2}') as Json
  expect(Object.keys(evaluated(value) as object)).toEqual(['__proto__', 'b'])
})

it('what repeats is one constant, with what repeats inside it before', () => {
  const { statements, expression } = literalOf({
    billing: { address, is_default: true },
    shipping: { address, is_default: true },
    other: [address],
  })
  expect([statements, expression]).toEqual([
    [`const shared0 = ${JSON.stringify(address)}`, 'const shared1 = {"address":shared0,"is_default":true}'],
    '{"billing":shared1,"shipping":shared1,"other":[shared0]}',
  ])
})

it('what is short is written again', () => {
  expect(literalOf([{ a: 1 }, { a: 1 }])).toEqual({ statements: [], expression: '[{"a":1},{"a":1}]' })
})
