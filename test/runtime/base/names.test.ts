import { describe, expect, it } from 'vitest'
import { matchesGlob } from '../../../runtime/base/names.ts'

describe('a glob', () => {
  it.each([
    ['customers.list', 'customers.list', true],
    ['customers.list', 'customers', false],
    ['customers.list', '*', true],
    ['', '*', true],
    ['customers.list', '*.list', true],
    ['customers.lists', '*.list', false],
    ['stripe.customers.list', 'stripe.*', true],
    ['stripe.customers.list', 'stripe.*.list', true],
    ['stripe.list', 'stripe.*.list', false],
    ['a.b.a.c', 'a.*a.c', true],
    ['a.c', 'a.*a.c', false],
    ['abcabc', '*bc*bc', true],
    ['abc', '*bc*bc', false],
    ['a+b', 'a+*', true],
    ['aab', 'a+*', false],
    ['customersXlist', 'customers.list', false],
  ])('%s against %s: %s', (text, glob, expected) => {
    expect(matchesGlob(text, glob)).toBe(expected)
  })

  it('takes no longer with many stars', () => {
    expect(matchesGlob('a'.repeat(10_000), `${'*a'.repeat(5_000)}b`)).toBe(false)
  })
})
