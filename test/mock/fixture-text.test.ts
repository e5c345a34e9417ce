import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fixtureText } from '../../mock/fixture-text.ts'
import { parseYaml } from '../../runtime/doors/author.ts'

it('a fixture reads back as it was, whatever it holds', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '',
      ' ',
      '- a',
      'a: b',
      'a #b',
      'null',
      'yes',
      '1e5',
      '0x1F',
      '1_000',
      '2026-11-20',
      '<secret>',
      'a:',
      '*x',
      '!t',
      '~',
    ),
  )
  const value = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      text,
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
      tie('list'),
      tie('map'),
    ),
    list: fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
    map: fc.dictionary(
      text.filter((name) => name !== '<<' && name !== '__proto__'),
      tie('node'),
      { maxKeys: 4 },
    ),
  }))
  fc.assert(
    fc.property(value.map, value.list, (map, exchanges) => {
      const fixture = { ...(map as object), exchanges: exchanges as unknown }
      const read = parseYaml(fixtureText(fixture), 'x', 'invalid_fixture').value
      expect(read).toEqual(JSON.parse(JSON.stringify(fixture)))
    }),
    { numRuns: 300 },
  )
})

it('a value that is too wide for a line is a block', () => {
  const words = Array.from({ length: 12 }, (_, index) => `word number ${index}`)
  expect(fixtureText({ call: { entity: 'a' }, result: { meta: { words, more: { wide: words } } } })).toBe(
    [
      'call: {entity: a}',
      'result:',
      '  meta:',
      '    words:',
      ...words.map((word) => `      - ${word}`),
      '    more:',
      '      wide:',
      ...words.map((word) => `        - ${word}`),
      '',
    ].join('\n'),
  )
})
