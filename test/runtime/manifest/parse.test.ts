import { describe, expect, test } from 'vitest'
import { ManifestError, type Problem } from '../../../runtime/base/errors.ts'
import { parseYaml } from '../../../runtime/manifest/index.ts'

describe('parseYaml', () => {
  test.each([
    ['a map', 'a: {b: [1, -2.5, 1e3, true, null, "x"]}\n', { a: { b: [1, -2.5, 1000, true, null, 'x'] } }],
    [
      'words of YAML 1.1 as text',
      'a: [no, on, yes, 2026-11-20, 1_000]\n',
      { a: ['no', 'on', 'yes', '2026-11-20', '1_000'] },
    ],
    ['signs of tricks inside text', 'a: "*x"\nb: |\n  &x !y\n', { a: '*x', b: '&x !y\n' }],
    ['nothing', '', null],
    ['sixty-four levels', '['.repeat(64) + ']'.repeat(64), JSON.parse('['.repeat(64) + ']'.repeat(64))],
  ])('reads %s', (_, text, value) => {
    expect(parseYaml(text, 'a.yaml').value).toEqual(value)
  })

  test('M9 keeps the names of prototypes as own keys', () => {
    const { value } = parseYaml('__proto__: {a: 1}\nconstructor: 2\n', 'a.yaml')
    expect(Object.entries(value as object)).toEqual([
      ['__proto__', { a: 1 }],
      ['constructor', 2],
    ])
  })

  test.each([
    ['an alias bomb', bomb(), 'yaml-alias'],
    ['an alias of itself', 'a: &a [*a]\n', 'yaml-alias'],
    ['20,000 open lists', '['.repeat(20_000) + ']'.repeat(20_000), 'yaml-depth'],
    ['half a million nested entries', '- '.repeat(2 ** 19), 'yaml-depth'],
    [
      'maps nested by indentation',
      Array.from({ length: 500 }, (__, depth) => `${' '.repeat(depth)}a:\n`).join(''),
      'yaml-depth',
    ],
    ['100 MB', 'x'.repeat(100_000_000), 'yaml-size'],
    ['more than 1 MiB in bytes', `a: ${'é'.repeat(600_000)}`, 'yaml-size'],
    ['a control character', 'a: "\u0000"', 'yaml-syntax'],
    ['a character that turns the direction of the text', 'a: "x\u202ey"', 'yaml-syntax'],
    ['what is not UTF-8', Buffer.from('a: "Caf\u00e9"', 'latin1').toString(), 'yaml-syntax'],
    ['UTF-16', Buffer.from('\ufeffa: 1', 'utf16le').toString(), 'yaml-syntax'],
    ['an infinite number', 'a: .inf', 'yaml-number'],
    ['a hexadecimal number', 'a: 0x1f', 'yaml-number'],
    ['a function', 'a: !!js/function "function () {}"', 'yaml-tag'],
    ['a tag that says nothing', 'a: ! 12', 'yaml-tag'],
  ])('M7 M8 refuses %s', (_, text, rule) => {
    expect(new Set(problemsOf(text).map((problem) => problem.rule))).toEqual(new Set([rule]))
  })

  test('reports every problem of a text', () => {
    const locations = problemsOf('a: 1\na: 0x1\nb: {<<: 1}\n1: 2\n').map(({ rule, line, column }) => [
      rule,
      line,
      column,
    ])
    expect(locations).toEqual([
      ['yaml-duplicate-key', 2, 1],
      ['yaml-number', 2, 4],
      ['yaml-merge-key', 3, 5],
      ['yaml-key', 4, 1],
    ])
  })

  test('reports a broken line once', () => {
    const positions = problemsOf('a: {b: $.c[?(@.d)]}\ne: f: g\n').map(({ rule, line, column }) => [rule, line, column])
    expect(positions).toEqual([
      ['yaml-syntax', 1, 11],
      ['yaml-syntax', 2, 1],
    ])
  })

  test('reports a hundred problems and how many are left', () => {
    const problems = problemsOf('a: 1\n'.repeat(151))
    expect([problems.length, problems.at(-1)!.message]).toEqual([
      100,
      'Key "a" is defined twice (and at least 50 more)',
    ])
  })

  test('stars out secrets in frames', () => {
    const [problem] = problemsOf('key: ghp_0123456789abcdefABCDEF0123456789abcd: x\n')
    expect(problem!.frame.split('\n')[0]).toBe('1 | key: ghp_************************************: x')
  })

  test('says what cannot be used when it is a fixture', () => {
    expect(() => parseYaml('a: *b', 'a.yaml', 'invalid_fixture')).toThrow(
      expect.objectContaining({ code: 'invalid_fixture' }),
    )
  })
})

const DOCUMENT = `list:
  - {id: "a\\"b", name: 'it''s'}
  - text: |
      first
        second
    empty:
  - folded: >-
      one two
      three

      four
    quoted: "one two
      three"
`

describe('locate', () => {
  const { locate, text } = parseYaml(DOCUMENT, 'a.yaml')
  const shown = (...at: Parameters<typeof locate>) => {
    const { offset, length } = locate(...at)
    return text.slice(offset, offset + length)
  }

  test.each([
    ['a value', ['/list/0/id'], '"a\\"b"'],
    ['a key', ['/list/0/id', 'key'], 'id'],
    ['a flow map', ['/list/0'], `{id: "a\\"b", name: 'it''s'}`],
    ['a block by its key', ['/list'], 'list'],
    ['nothing by its key', ['/list/1/empty'], 'empty'],
    ['the nearest ancestor of what is missing', ['/list/0/id/x/y'], 'id'],
    ['an offset in double quotes', ['/list/0/id', 'value', 2], 'b'],
    ['an offset in single quotes', ['/list/0/name', 'value', 3], 's'],
    ['an offset in a block', ['/list/1/text', 'value', 8], 's'],
    ['an offset in a folded block', ['/list/2/folded', 'value', 10], 'r'],
    ['where an empty line hides the offset', ['/list/2/folded', 'value', 16], '\n'],
    ['an offset in folded double quotes', ['/list/2/quoted', 'value', 10], 'r'],
  ] as const)('shows %s', (_, at, expected) => {
    expect(shown(...(at as unknown as Parameters<typeof locate>))).toBe(expected)
  })
})

function problemsOf(text: string): readonly Problem[] {
  try {
    parseYaml(text, 'a.yaml')
    return []
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error
    return error.problems
  }
}

/** Nine levels of nine aliases: 387 million values. */
function bomb(): string {
  const names = [...'abcdefghi']
  return names
    .map((name, index) => `${name}: &${name} [${Array(9).fill(index ? `*${names[index - 1]}` : 'x')}]\n`)
    .join('')
}
