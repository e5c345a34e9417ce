import { describe, expect, it } from 'vitest'
import { PLAIN, renderMarkdown } from '../../cli/output/index.ts'
import { block, codeSpan, jump, linkTo, markdownText, paragraphs, table } from '../../codegen/reference/markdown.ts'

const shout = { ...PLAIN, strong: (text: string) => text.toUpperCase() }

describe('renderMarkdown', () => {
  it.each([
    ['a heading', '### `api_key`: Secret key', 'API_KEY: SECRET KEY'],
    ['strong text', '**Writes:** replaces `a`.', 'Writes: replaces a.'],
    ['a link', linkTo("the vendor's docs", 'https://x.test/a_b'), "the vendor's docs (https://x.test/a_b)"],
    ['a link named by its address', linkTo('https://x.test/a_b', 'https://x.test/a_b'), 'https://x.test/a_b'],
    ['a jump', `a list of ${jump(codeSpan('Items[]'), 'Record Items')}`, 'a list of Items[]'],
    ['a list', '- one two three four\n- **five**', '- one two three\n  four\n- five'],
    ['a paragraph', 'one two three four five', 'one two three four\nfive'],
    [
      'an example',
      `<details><summary>Example</summary>\n\n${block('ts', '# `a`\n\n| b |')}\n\n</details>`,
      'EXAMPLE\n\n  # `a`\n\n  | b |',
    ],
  ])('shows %s', (_, markdown, text) => {
    const width = markdown.includes('two') ? 18 : 80
    expect(renderMarkdown(markdown, width, shout)).toBe(`${text}\n`)
  })

  it.each([
    '1. a *b* [c](d) <e> &amp; \\ | ~_f_',
    '# a',
    '- a',
    '| a | b',
    'A `b` and \\`c',
    '^(a|b)$',
    '``',
    '&#8238;',
  ])('gives back the text %j, in a paragraph and in a cell', (text) => {
    const shown = text.replace(/`(b)`/, '$1')
    expect(renderMarkdown(markdownText(text), 80, PLAIN)).toBe(`${shown}\n`)
    expect(renderMarkdown(codeSpan(text), 80, PLAIN)).toBe(`${text}\n`)
    const cells = table(['A', 'B', 'C'], [[codeSpan(text), markdownText(text), 'x']])
    expect(renderMarkdown(cells, 200, PLAIN).split('\n')[1]).toBe(`${text}  ${shown}  x`)
  })

  it('breaks cells to the width, names behind a dot, and cuts none', () => {
    const rows = [
      ['`details.items[].price`', '', 'Price of the item.'],
      ['`id`', 'yes', ''],
    ]
    expect(renderMarkdown(table(['Field', 'Required', 'Meaning'], rows), 34, PLAIN)).toBe(
      [
        'Field        Required  Meaning',
        'details.               Price of',
        'items[].               the item.',
        'price',
        'id           yes',
        '',
      ].join('\n'),
    )
  })

  it('lets nothing reach the terminal that moves its cursor', () => {
    const text = paragraphs(['a\u001b[2Jb', codeSpan('\u202e|'), block('json', '"\u009b31m"')])
    expect(renderMarkdown(text, 80, PLAIN)).toBe('ab\n\n|\n\n  ""\n')
  })
})
