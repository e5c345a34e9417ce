/** Texts made for patterns: they match, they differ, and the number in them can be read back. */
import { describe, expect, it } from 'vitest'
import { patternSample, patternText } from '../../../simulator/values/pattern-text.ts'

const TAKEN: readonly (readonly [pattern: string, text: string])[] = [
  ['^[0-9a-f]{24}$', '101000000000000000000007'],
  ['^\\d{1,20}$', '101000000007'],
  ['^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$', '10100000-0000-0000-0000-000000000007'],
  ['^cus_[A-Za-z0-9]{14}$', 'cus_10100000000007'],
  ['^[A-Z]{2}[0-9]{5}$', 'AA00007'],
  ['^[1-9][0-9]{3,}$', '1101000000007'],
  ['^(?:item|order)-[0-9]+$', 'item-101000000007'],
  ['^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$', '7'],
]

describe('a text of a pattern', () => {
  it.each(TAKEN)('%s', (pattern, text) => {
    const form = patternText(pattern, 101)!
    expect(form.write(7)).toBe(text)
    expect(text).toMatch(new RegExp(pattern, 'u'))
    expect([form.read(text), form.read(form.write(8)), form.read('other')]).toEqual([7, 8, undefined])
  })

  it.each(['^[A-Z]{2}$', '^(?=a)\\d+$', '^(\\d)\\1$', '^a|b$', '^\\p{L}+$'])('there is none for %s', (pattern) => {
    expect(patternText(pattern, 101)).toBeUndefined()
  })

  it.each([
    ['^[A-Z]{3}$', 'AAA'],
    ['^[a-z]{2}-x[.]$', 'aa-x.'],
    ['^a|b$', undefined],
  ])('without digits is an example of %s', (pattern, text) => {
    expect(patternSample(pattern)).toBe(text)
  })
})
