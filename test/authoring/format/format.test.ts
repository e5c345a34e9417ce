import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatManifest } from '../../../authoring/format/format.ts'
import { writeYaml } from '../../../authoring/format/write-yaml.ts'
import { isObject, parseLayout, parseYaml, type SourceLayout } from '../../../runtime/doors/author.ts'
import { ROOT } from '../../support/root.ts'

const format = (text: string) => formatManifest(text, 'x.yaml')
/** A text as the language reads it; undefined when it cannot. */
function layoutOf(text: string): SourceLayout | undefined {
  try {
    return parseLayout(text, 'x.yaml')
  } catch {
    return undefined
  }
}

const lines = (...text: string[]) => `${text.join('\n')}\n`

/** A key with one word that is data, such as a URL, or a comment of one word. */
const UNBREAKABLE = /^ *(?:- )?(?:[^\s:]+: )?(?:# )?\S+$/

describe('the order of keys', () => {
  it('is that of the language at each level; what authors name stays in their order', () => {
    const text = lines(
      'schemas: {Zebra: {b: string, a: string!}, Apple: {id: string!}}',
      'entities:',
      '  zebras:',
      '    update: {params: {z: null, a: string}, request: "PUT /z/{id}", description: Changes it.}',
      '    list:',
      '      pagination: {size: limit, next: $.next, param: cursor, style: cursor}',
      '      errors: {rules: [{as: invalid, status: 400}], message: $.message}',
      '      request: GET /z',
      '    schema: Zebra',
      'auth: {key: {send: {headers: {B: "1", A: "2"}}, title: Key, type: static}}',
      'kind: zoo',
      'format: 1',
    )
    expect(format(text)).toBe(
      lines(
        'format: 1',
        'kind: zoo',
        'auth: {key: {type: static, title: Key, send: {headers: {B: "1", A: "2"}}}}',
        'entities:',
        '  zebras:',
        '    schema: Zebra',
        '    update: {description: Changes it., request: "PUT /z/{id}", params: {z: null, a: string}}',
        '    list:',
        '      request: GET /z',
        '      pagination: {style: cursor, param: cursor, next: $.next, size: limit}',
        '      errors: {message: $.message, rules: [{status: 400, as: invalid}]}',
        'schemas: {Zebra: {b: string, a: string!}, Apple: {id: string!}}',
      ),
    )
  })

  it('puts keys that the language does not know behind the others', () => {
    expect(format('zzz: 1\nkind: a\nyyy: 2\nformat: 1\n')).toBe('format: 1\nkind: a\nzzz: 1\nyyy: 2\n')
  })

  it('keeps data: keys of values are not keys of the language', () => {
    const text = 'headers: {title: a, format: b}\ndefaults:\n  get:\n    body: {params: {}, request: x}\n'
    expect(format(text)).toBe(text)
  })
})

describe('lines', () => {
  it('of a param are one while it fits, between the brackets that the author gave it', () => {
    const text = lines(
      'defaults:',
      '  list:',
      '    params:',
      '      limit: {default: 10, maximum: 100, minimum: 1, type: integer}',
      '      query:',
      '        type: string',
      `      after: {type: string, description: "${'word '.repeat(22)}end"}`,
    )
    expect(format(text)).toBe(
      lines(
        'defaults:',
        '  list:',
        '    params:',
        '      limit: {type: integer, minimum: 1, maximum: 100, default: 10}',
        '      query:',
        '        type: string',
        '      after:',
        '        type: string',
        `        description: ${'word '.repeat(22)}end`,
      ),
    )
  })

  it('of params are their own when one says more than type, required and default', () => {
    const short = 'defaults:\n  get:\n    params: {id: string!, limit: {type: integer, required: true, default: 1}}\n'
    expect(format(short)).toBe(short)
    expect(format('defaults: {get: {params: {id: {type: string, description: The id.}, a: string}}}\n')).toBe(
      lines('defaults:', '  get:', '    params:', '      id: {type: string, description: The id.}', '      a: string'),
    )
  })

  it('hold at most 140 characters, but for one word that is longer', () => {
    const words = Array.from({ length: 60 }, (_, index) => `word${index}`)
    const value = {
      description: words.join(' '),
      title: ` ${words.join(' ')}  twice\u202e`,
      docs: `https://a.example/${'x'.repeat(200)}`,
      search: [...words, { created_at: 'datetime' }],
      examples: [words.join(' '), { [words[0]!]: [words.join(' ')] }],
    }
    const text = lines(`# ${words.join(' ')}`, JSON.stringify(value).replace('\u202e', '\\u202e'))
    const formatted = format(text)
    expect(parseYaml(formatted, 'x.yaml').value).toEqual(value)
    expect(formatted.split('\n').filter((line) => line.length > 140)).toEqual([`docs: ${value.docs}`])
    expect(format(formatted)).toBe(formatted)
  })

  it('hold as many in every manifest of the package', async () => {
    const folder = join(ROOT, 'definitions')
    const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
    const all = texts.flatMap((text) => text.split('\n'))
    expect(all.length).toBeGreaterThan(10_000)
    expect(all.filter((line) => line.length > 140 && !UNBREAKABLE.test(line))).toEqual([])
  })

  it('of a GraphQL document stay as they are', () => {
    const text = 'fragments:\n  A: |\n    a {\n      b\n    }\n\n    c\n  B: |-\n    d\n    e\n'
    expect(format(text)).toBe(text)
  })
})

describe('comments', () => {
  it('move with their key, and the first ones stay at the top', () => {
    const text = lines(
      '# yaml-language-server: $schema=x.json',
      '',
      '# About the kind.',
      '',
      'kind: a # its name',
      '# The format.',
      'format: 1',
      '',
      '#The entities.',
      'entities: # many',
      '  # The first.',
      '  items:',
      '    # What it asks.',
      '    list: # all of them',
      '      records: $ # the body',
      '      # Where from.',
      '      request: GET /items',
      '      # None yet.',
      '    # The end of items.',
      '',
      '  # The second.',
      '  others: {get: {request: GET /o}} # one',
      '  # The end of entities.',
      '# The end.',
    )
    expect(format(text)).toBe(
      lines(
        '# yaml-language-server: $schema=x.json',
        '',
        '# About the kind.',
        '',
        '# The format.',
        'format: 1',
        'kind: a # its name',
        '',
        '# The entities.',
        '# many',
        'entities:',
        '  # The first.',
        '  items:',
        '    # What it asks.',
        '    # all of them',
        '    list:',
        '      # Where from.',
        '      request: GET /items',
        '      records: $ # the body',
        '      # None yet.',
        '    # The end of items.',
        '',
        '  # The second.',
        '  others: {get: {request: GET /o}} # one',
        '  # The end of entities.',
        '# The end.',
      ),
    )
  })

  it('of lists and between brackets keep what they are about', () => {
    const text = lines(
      'errors:',
      '  rules: # in this order',
      '    # Limits.',
      '    - # by status',
      '      as: rate_limited',
      '      # The status.',
      '      status: 429 # too many',
      '    - {as: invalid, # refused',
      '       status: [400, # bad',
      '         422]} # or not',
      '    # No others.',
      'retry: {after: header.Retry-After} # seconds',
      'fragments:',
      '  A: | # all',
      '    id # name',
    )
    expect(format(text)).toBe(
      lines(
        'errors:',
        '  # in this order',
        '  rules:',
        '    # Limits.',
        '    # by status',
        '    # The status.',
        '    - status: 429 # too many',
        '      as: rate_limited',
        '    # or not',
        '    - status:',
        '        - 400 # bad',
        '        - 422',
        '      as: invalid # refused',
        '    # No others.',
        'retry: {after: header.Retry-After} # seconds',
        'fragments:',
        '  # all',
        '  A: |',
        '    id # name',
      ),
    )
  })

  it('stand above what they do not fit beside', () => {
    const long = 'a comment of some length '.repeat(5).trim()
    expect(format(`kind: a-kind-of-many-words # ${long}\n`)).toBe(`# ${long}\nkind: a-kind-of-many-words\n`)
  })
})

describe('any text', () => {
  const word = fc.constantFrom(
    'params',
    'list',
    'type',
    'const',
    '# no',
    'a: b',
    "it's",
    '"',
    '- x',
    '\n',
    'x\ny\n',
    ' ',
    '',
    '__proto__',
    '{',
    '\u202e',
    'é—',
  )
  const key = fc.oneof(fc.constantFrom('params', 'entities', 'list', 'type', 'style', 'rules', 'format'), word)

  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      word,
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom(null, true, 0, -0, 1.5, 1e21, 'word '.repeat(50)),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(key, tie('tree'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }))
  const map = fc.dictionary(key, tree, { minKeys: 1, maxKeys: 5, noNullPrototype: true })

  it('means the same afterwards, with its comments, and formatting it again changes nothing', () => {
    const insertions = fc.array(
      fc.tuple(fc.nat(40), fc.constantFrom('# c', '   # d', '          # e', ' ', '#', '## f')),
      {
        maxLength: 6,
      },
    )
    fc.assert(
      fc.property(map, fc.boolean(), insertions, (value, isBlock, comments) => {
        const all = writeYaml(value, { isBlock: () => isBlock }).split('\n')
        for (const [line, comment] of comments) all.splice(line % all.length, 0, comment)
        const text = all.join('\n')
        const before = layoutOf(text)
        fc.pre(before !== undefined)
        const formatted = format(text)
        const after = parseLayout(formatted, 'x.yaml')
        expect([after.value, after.comments.length]).toEqual([before.value, before.comments.length])
        expect(format(formatted)).toBe(formatted)
      }),
      { numRuns: 500 },
    )
  })

  it('of a faulty manifest too: each sample that YAML allows', async () => {
    const names = await readdir('test/samples', { recursive: true })
    const files = names.filter((name) => name.endsWith('.yaml')).map((name) => join('test/samples', name))
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
    const readable = texts.flatMap((text) => {
      const layout = layoutOf(text)
      return isObject(layout?.value) ? [{ text, value: layout.value }] : []
    })
    expect(readable.length).toBeGreaterThan(100)
    for (const { text, value } of readable) {
      const formatted = format(text)
      expect(parseYaml(formatted, 'x.yaml').value).toEqual(value)
      expect(format(formatted)).toBe(formatted)
    }
  })

  it.each(['', '- a\n', 'a\n', '# only this\n'])('that is no map is refused: %j', (text) => {
    expect(() => format(text)).toThrow('x.yaml:1:1')
  })

  it.each(['a: &b 1\n', 'a: *b\n', 'a: 1\na: 2\n', 'a: [1\n'])(
    'that the language refuses stays refused: %j',
    (text) => {
      expect(() => format(text)).toThrow(/x\.yaml:\d/)
    },
  )

  it('from Windows gets the ends of lines that all others have', () => {
    expect(format('\ufeffkind: a\r\n# b\r\nformat: 1\r\n')).toBe('# b\nformat: 1\nkind: a\n')
  })
})
