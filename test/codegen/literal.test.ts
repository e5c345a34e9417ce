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
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.array(fc.string()), (one, other, words) => {
      const value = { one, other, again: [one, { other, one }], text: words.join(' ').repeat(20) } as Json
      expect(JSON.stringify(evaluated(value))).toBe(JSON.stringify(value))
    }),
  )
})

it('a key __proto__ is a key as any other', () => {
  const value = JSON.parse('{"__proto__": {"a": 1}, "b": 2}') as Json
  expect(Object.keys(evaluated(value) as object)).toEqual(['__proto__', 'b'])
})

it('what repeats is one constant, named by where it stands first, with what repeats inside it before', () => {
  const { statements, expression } = literalOf({
    billing: { home: address, is_default: true },
    shipping: { home: address, is_default: true },
    other: [address],
  })
  expect([statements, expression]).toEqual([
    [
      `const billingHome = { line1: "a street and its number", city: "a city of some name", lines: ["one", "two"] }`,
      'const _billing = { home: billingHome, is_default: true }',
    ],
    '{ billing: _billing, shipping: _billing, other: [billingHome] }',
  ])
})

it('a value that repeats keeps its name when another is put before all', () => {
  const before = literalOf({ a: { b: address }, c: { d: address } })
  const after = literalOf({ new: [1, 2], a: { b: address }, c: { d: address } })
  expect(after.statements).toEqual(before.statements)
})

it('what is short is written again, unless shorter constants are asked for', () => {
  const value = [{ a: 1 }, { a: 1 }]
  expect(literalOf(value)).toEqual({ statements: [], expression: '[{ a: 1 }, { a: 1 }]' })
  expect(literalOf(value, 5)).toEqual({ statements: ['const _0 = { a: 1 }'], expression: '[_0, _0]' })
})

it('what is wide goes over several lines, each text of several words too', () => {
  const text = 'a word or two '.repeat(12).trim()
  const { expression } = literalOf({ name: 'x', description: text, list: [text, 'short'], word: 'w'.repeat(200) })
  const lines = expression.split('\n')
  expect(lines.filter((line) => line.length > 120)).toEqual([`    "${'w'.repeat(200)}",`])
  expect(lines.slice(0, 4)).toEqual(['{', '  name: "x",', '  description:', `    "${'a word or two '.repeat(8)}" +`])
  expect(evaluated({ description: text })).toEqual({ description: text })
})
