import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeYaml } from '../../../authoring/format/write-yaml.ts'
import { parseYaml } from '../../../runtime/doors/author.ts'

describe('YAML', () => {
  it.each([
    [{ a: 'GET /v1/customers/{id}' }, 'a: GET /v1/customers/{id}\n'],
    [{ get: { request: 'GET /v1/customers/{id}' } }, 'get: {request: "GET /v1/customers/{id}"}\n'],
    [
      { a: 'yes', b: 'null', c: '1.0', d: '1.0.0', e: '2026-11-20' },
      'a: "yes"\nb: "null"\nc: "1.0"\nd: 1.0.0\ne: 2026-11-20\n',
    ],
    [{ a: ['string[]', 'x: y', '#', '', ' a', '- b'] }, 'a: ["string[]", "x: y", "#", "", " a", "- b"]\n'],
    [{ 'page[size]': 'https://a.example/b?c=d' }, '"page[size]": https://a.example/b?c=d\n'],
    [{ a: null, b: true, c: 1.5, d: {}, e: [] }, 'a: null\nb: true\nc: 1.5\nd: {}\ne: []\n'],
    [{ a: 'left\u202eright', b: ['\ufffd\u2066'] }, 'a: "left\\u202eright"\nb: ["\\ufffd\\u2066"]\n'],
  ])('of %j is short', (value, text) => {
    expect(writeYaml(value)).toBe(text)
  })

  it('reads back as the same value', () => {
    const key = fc.string({ unit: 'binary' }).filter((name) => !['<<', '__proto__'].includes(name))
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(
          'null',
          '~',
          'true',
          '0x1',
          '1e3',
          '-',
          '?',
          ':',
          '|',
          '>',
          '&a',
          '*a',
          '!a',
          '%',
          '@',
          '`',
          'a: b',
          'a #b',
          '{',
          ']',
        ),
        fc.string({ unit: 'binary' }),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('tree'), { maxLength: 5 }),
        fc.dictionary(key, tie('tree'), { maxKeys: 5, noNullPrototype: true }),
      ),
    }))
    const map = fc.dictionary(key, tree, { maxKeys: 5, noNullPrototype: true })
    fc.assert(
      fc.property(map, (value) => {
        expect(parseYaml(writeYaml(value), 'x.yaml').value).toEqual(Object.keys(value).length === 0 ? null : value)
      }),
      { numRuns: 300 },
    )
  })

  it('keeps to 140 columns', () => {
    const word = 'abcdefghi'
    const text = Array.from({ length: 60 }, () => word).join(' ')
    const list = Array.from({ length: 60 }, () => word)
    const written = writeYaml({ text, list }, { remarks: new Map([['/list', { beside: text }]]) })
    expect([parseYaml(written, 'x.yaml').value, written.split('\n').filter((line) => line.length > 140)]).toEqual([
      { text, list },
      [],
    ])
  })

  it('folds what cannot be folded plainly between double quotes, at single blanks', () => {
    const text = ` ${'abcdefghi '.repeat(20)} "quoted"  \\ end\u202e and more of it `
    const written = writeYaml({ text, list: [{ text, other: [[text]] }] })
    expect(parseYaml(written, 'x.yaml').value).toEqual({ text, list: [{ text, other: [[text]] }] })
    expect(written.split('\n').filter((line) => line.length > 140)).toEqual([])
  })

  it('writes lines as lines, and lists within lists beside their dash', () => {
    expect(writeYaml({ a: 'b\n\n  c\n', d: ['e\nf'], g: [[{ h: 'i\nj\n', k: 1 }], []] })).toBe(
      'a: |\n  b\n\n    c\nd:\n  - |-\n    e\n    f\ng:\n  - - h: |\n        i\n        j\n      k: 1\n  - []\n',
    )
  })

  it('holds remarks on one line each, whatever is in them', () => {
    const remarks = new Map([
      ['/a', { beside: 'one\ntwo: three' }],
      ['/b', { above: ['four\u0085five'] }],
    ])
    expect(writeYaml({ a: 1, b: { c: 2 } }, { remarks, isApart: (at) => at === '/b' })).toBe(
      'a: 1 # one two: three\n\n# four five\nb: {c: 2}\n',
    )
  })
})
