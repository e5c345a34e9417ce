/** Texts of 250 KiB that would cost a parser or the checks of manifests most, each of one construct. */
import { ownKind } from './own-kind.ts'

const LENGTH = 250 * 1024

/** Repeats a text up to a length of 250 KiB. */
function filled(text: string): string {
  return text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH)
}

/** Numbered lines. */
function numbered(lineOf: (index: number) => string, length = LENGTH): string {
  const lines: string[] = []
  for (let left = length; left > 0; left -= lines.at(-1)!.length) lines.push(`${lineOf(lines.length)}\n`)
  return lines.join('')
}

const GET = '    get:\n      request: GET /c/{id}\n      description: Gets one.\n      records: $\n'

/** Parts of 16 parts each, 40 deep: a short text with an immense number of fields. */
function typeBomb(): string {
  const types = Array.from({ length: 40 }, (_, at) => `  T${at}: {properties: {a: T${at + 1}, b: T${at + 1}}}\n`)
  return ownKind({
    more: `types:\n${types.join('')}  T40: {type: string}\n`,
    contacts: `${GET}      params: {id: string!, body: T0}\n`,
  })
}

/** By construct: the text, and the rule that refuses it. */
export const HOSTILE: readonly (readonly [name: string, text: string, rule: string])[] = [
  ['double quotes', `x: ${filled('"')}`, 'yaml-size'],
  ['lines of double quotes', filled('x: """"""""\n'), 'yaml-size'],
  ['open lists', `x: ${filled('[')}`, 'yaml-depth'],
  ['open maps', `x: ${filled('{')}`, 'yaml-depth'],
  ['open lists and maps', `x: ${filled('[{')}`, 'yaml-depth'],
  ['empty lists side by side', `x: ${filled('[]')}`, 'yaml-size'],
  ['empty lists in a list', `x: [${filled('[],')}`, 'yaml-size'],
  ['closed lists', `x: ${filled(']')}`, 'yaml-size'],
  ['closed maps', `x: ${filled('}')}`, 'yaml-size'],
  ['commas of a list', `x: [${filled(',')}`, 'yaml-size'],
  ['commas of a map', `x: {${filled(',')}`, 'yaml-size'],
  ['colons in a list', `x: [${filled(': ')}`, 'yaml-size'],
  ['nested keys of one line', filled('x: '), 'yaml-depth'],
  ['nested complex keys', filled('? '), 'yaml-depth'],
  ['complex keys', filled('?\n'), 'yaml-size'],
  ['nested entries of one line', filled('- '), 'yaml-depth'],
  ['entries', filled('-\n'), 'yaml-size'],
  ['keys that are nested by indentation', numbered((at) => `${' '.repeat(at)}x:`), 'yaml-depth'],
  ['anchors and aliases', `x: ${filled('&a *a ')}`, 'yaml-alias'],
  ['anchors', numbered((at) => `k${at}: &a${at} x`), 'yaml-alias'],
  ['aliases', `x: [${filled('*a,')}`, 'yaml-alias'],
  ['tags', `x: ${filled('!!a ')}`, 'yaml-tag'],
  ['tags that say nothing', `x: ${filled('! ')}`, 'yaml-tag'],
  ['directives', filled('%a\n'), 'yaml-directive'],
  ['tag directives', numbered((at) => `%TAG !a${at}! tag:x`), 'yaml-directive'],
  ['documents', filled('---\n'), 'yaml-size'],
  ['ends of documents', filled('...\n'), 'yaml-size'],
  ['literal blocks', filled('x: |\n'), 'yaml-size'],
  ['folded blocks', filled('x: >\n'), 'yaml-size'],
  ['comments', filled('#\n'), 'yaml-size'],
  ['tabs', filled('\t\n'), 'yaml-size'],
  ['blank lines', filled('\n'), 'yaml-size'],
  ['blank lines of a block', `x: |\n${filled('\n')}`, 'yaml-size'],
  ['invalid escapes', `x: "${filled('\\q')}"`, 'yaml-syntax'],
  ['invalid escapes of code points', `x: "${filled('\\UFFFFFFFF')}"`, 'yaml-syntax'],
  ['escaped line breaks without an indent', `x: "${filled('\\\n')}"`, 'yaml-size'],
  ['a key again and again', filled('x: y\n'), 'yaml-size'],
  ['keys', numbered((at) => `key${at}: 1`), 'yaml-size'],
  ['long keys', numbered((at) => `a_key_that_is_long_enough_${at}: 1`), 'yaml-size'],
  ['lines of another indent', `x:\n  y: 1\n${filled(' z: 1\n')}`, 'yaml-size'],
  ['unknown keys', ownKind({ more: numbered((at) => `an_unknown_key_of_the_root_${at}: 1`) }), 'yaml-size'],
  ['near keys', ownKind({ contacts: GET + numbered((at) => `      requests${at % 1900}_${at}: 1`) }), 'yaml-size'],
  ['unknown actions', ownKind({ contacts: numbered((at) => `    lists_of_contacts_${at}: x`) }), 'yaml-size'],
  ['entities', ownKind() + numbered((at) => `  an_entity_of_the_kind_${at}: {list: 1}`), 'yaml-size'],
  ['wrong fields', ownKind({ more: `config:\n${numbered((at) => `  a${at}: {type: 5}`)}` }), 'yaml-size'],
  ['types', ownKind({ more: `types:\n${numbered((at) => `  Type${at}: {type: string}`)}` }), 'yaml-size'],
  ['types of types', typeBomb(), 'manifest-size'],
  [
    'inherited params',
    ownKind({
      contacts: numbered(
        (at) =>
          `    act${at}: {request: POST /c, effect: read, records: $, description: ${'Reads what there is. '.repeat(4)}}`,
        LENGTH - 40_000,
      ),
    }).replace('    key: id', `    params:\n${numbered((at) => `      param_${at}: string`, 40_000)}    key: id`),
    'manifest-size',
  ],
]

/** Long texts that are quick to read: refused for their gaps, or not at all. */
export const LONG: readonly (readonly [name: string, text: string])[] = [
  ['a double-quoted text', `x: "${filled('a')}"`],
  ['a single-quoted text', `x: '${filled('a')}'`],
  ['quotes in single quotes', `x: '${filled("''")}'`],
  ['an open double quote', `x: "${filled('a')}`],
  ['an open single quote', `x: '${filled('a ')}`],
  ['escapes', `x: "${filled('\\u0041')}"`],
  ['backslashes', `x: "${filled('\\\\')}"`],
  ['a quoted text of many lines', `x: "${filled('a\n ')}"`],
  ['a literal block', `x: |\n${filled(' a\n')}`],
  ['a folded block', `x: >\n${filled(' a\n\n  b\n')}`],
  ['a plain text of many lines', `x: a\n${filled(' a\n')}`],
  ['a comment', filled('#')],
  ['blanks', filled(' ')],
  ['a key', `${filled('k')}: 1`],
  ['percent signs', filled('%')],
  ['exclamation marks', `x: ${filled('!')}`],
  ['pipes', `x: ${filled('|')}`],
  ['random tokens', `x: ${filled('aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fG3hJ5kL7n ')}`],
  ['tokens in a comment', `# ${filled('sk_live_aaaaaaaaaaaaaaaa ')}`],
  ['starts of web tokens', `# ${filled('-eyJ')}`],
  ['parts of web tokens', `# ${filled('eyJaaaaaaaa.')}`],
  ['private keys', `# ${filled('-----BEGIN PRIVATE KEY-----')}`],
  ['a name of a type', ownKind({ more: `types:\n  A: ${filled('a')}\n` })],
  ['a pattern', ownKind({ more: `config:\n  a: {type: string, pattern: "${filled('(a)')}"}\n` })],
  ['a locator', ownKind().replace('$.data', `$${filled('.a')}`)],
  ['a template', ownKind({ baseUrl: `https://a.example/${filled('{{config.a}}')}` })],
  ['a document of GraphQL', ownKind({ contacts: `    get: {request: POST /g, graphql: "query ${filled('{a')}"}\n` })],
]
