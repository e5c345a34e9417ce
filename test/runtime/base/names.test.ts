import { describe, expect, it, test } from 'vitest'
import {
  quantity,
  didYouMeanAction,
  fingerprintOf,
  matchesGlob,
  nearest,
  nearNames,
} from '../../../runtime/base/names.ts'

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

test('the nearest of endless names is one of the first thousand', () => {
  const asked: number[] = []
  function* names(): Generator<string> {
    for (;;) yield `name_${asked.push(0)}`
  }
  expect(nearest('name_999', names())).toBe('name_999')
  expect(asked.length).toBeLessThanOrEqual(1_001)
})

describe('names that are shown of many', () => {
  const kinds = ['asana', 'box', 'google-drive', 'google-sheets', 'hubspot', 'orb', 'stripe']

  it.each([
    ['google', 'google-drive, google-sheets, '],
    ['BOXX', 'box, '],
    ['strip', 'stripe, '],
  ])('%s: the five most like it first, %s', (word, first) => {
    const text = nearNames(word, kinds)
    expect([text.slice(0, first.length), text.split(', ').length, text.endsWith(' and 2 others')]).toEqual([
      first,
      5,
      true,
    ])
  })

  it('are all where they are few', () => {
    expect(nearNames('x', kinds.slice(0, 5))).toBe('asana, box, google-drive, google-sheets, hubspot')
  })
})

describe('an action that an entity does not have', () => {
  it.each([
    ['list', ['get', 'api_search'], ' Did you mean "api_search"?'],
    ['api_search', ['get', 'list'], ' Did you mean "list"?'],
    ['lst', ['list', 'api_search'], ' Did you mean "list"?'],
    ['list', ['get'], ''],
  ])('%s beside %j: %s', (action, actions, hint) => {
    expect(didYouMeanAction(action, actions)).toBe(hint)
  })
})

describe('a hash', () => {
  it('begins as FNV-1a does, and is the same for a text and its bytes', () => {
    expect([
      fingerprintOf('').slice(0, 8),
      fingerprintOf('a').slice(0, 8),
      fingerprintOf('foobar').slice(0, 8),
    ]).toEqual(['811c9dc5', 'e40c292c', 'bf9cf968'])
    expect(fingerprintOf(new TextEncoder().encode('{"id":"a"}'))).toBe(fingerprintOf('{"id":"a"}'))
  })

  it('tells 200,000 records apart that differ in a number', () => {
    const hashes = Array.from({ length: 200_000 }, (_, at) =>
      fingerprintOf(`{"id":"rec_${at}","name":"a name","total":${at % 7}}`),
    )
    expect(new Set(hashes).size).toBe(200_000)
  })
})

it.each([
  [0, 'file', '0 files'],
  [1, 'file', '1 file'],
  [2, 'file', '2 files'],
])('%d of the noun "%s" is "%s"', (number, noun, text) => {
  expect(quantity(number, noun)).toBe(text)
})
