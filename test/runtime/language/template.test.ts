/** Templates: what they insert, what type they keep, and what is no template. */
import { describe, expect, test, vi } from 'vitest'
import { type Json, own } from '../../../runtime/base/json.ts'
import { compileTemplate } from '../../../runtime/language/template-value.ts'
import { parseTemplate, TemplateFault } from '../../../runtime/language/template.ts'

const VALUES: Record<string, Json> = {
  text: 'a&b "c" <d>',
  template: '{{secret}} ${x} {{{y}}}',
  secret: 'never',
  number: 5,
  zero: 0,
  no: false,
  list: [1, 'x'],
  map: { a: 1 },
  nothing: null,
  empty: '',
  json: '{"a":[1]}',
  time: '2026-01-31T12:00:00Z',
  milliseconds: '1769860800123',
  zoneless: '2026-01-31T12:00:00.5',
  elsewhere: '2026-01-31T12:00:00+02:00',
  'created_at.after': 'dotted',
}

const render = (text: string) => compileTemplate(parseTemplate(text))((name) => own(VALUES, name))

describe('a template', () => {
  test.each<[string, Json | undefined]>([
    ['plain', 'plain'],
    ['', ''],
    ['{ single }', '{ single }'],
    ['{{text}}', 'a&b "c" <d>'],
    ['{{ text }}', 'a&b "c" <d>'],
    ['{{{text}}}', 'a&b "c" <d>'],
    ['{{template}}', '{{secret}} ${x} {{{y}}}'],
    ['x{{template}}y', 'x{{secret}} ${x} {{{y}}}y'],
    ['{{number}}', 5],
    ['n={{number}}', 'n=5'],
    ['{{zero}}', 0],
    ['{{no}}', false],
    ['is {{no}}', 'is false'],
    ['{{list}}', [1, 'x']],
    ['l={{list}}', 'l=[1,"x"]'],
    ['{{map}}', { a: 1 }],
    ['m={{map}}', 'm={"a":1}'],
    ['{{nothing}}', null],
    ['x{{nothing}}', undefined],
    ['{{empty}}', ''],
    ['x{{empty}}', 'x'],
    ['{{missing}}', undefined],
    ['x{{missing}}', undefined],
    ['{{text}}{{missing}}', undefined],
    ['{{created_at.after}}', 'dotted'],
    ['{{given text}}after', 'after'],
    ['{{given no}}after', 'after'],
    ['{{given missing}}after', undefined],
    ['{{date time}}', '2026-01-31'],
    ['{{epoch time}}', 1769860800],
    ['{{epoch milliseconds}}', 1769860800],
    ['{{epoch_ms milliseconds}}', 1769860800123],
    ['{{utc milliseconds}}', '2026-01-31T12:00:00'],
    ['{{utc zoneless}}', '2026-01-31T12:00:00'],
    ['{{utc elsewhere}}', '2026-01-31T10:00:00'],
    ['{{datetime zoneless}}', '2026-01-31T12:00:00.500Z'],
    ['{{datetime milliseconds}}', '2026-01-31T12:00:00.123Z'],
    ['{{parsed json}}', { a: [1] }],
    ['{{parsed list}}', [1, 'x']],
    ['{{date missing}}', undefined],
  ])('%j renders %j', (text, value) => {
    expect(render(text)).toEqual(value)
  })

  test('says which param a helper cannot take', () => {
    expect(() => render('{{parsed text}}')).toThrow('Cannot use param text: it cannot be used as parsed')
  })
})

describe('M2 M3 M4 what is more than a name is refused', () => {
  test.each([
    '{{#if a}}x{{/if}}',
    '{{#each list}}x{{/each}}',
    '{{#with split}}x{{/with}}',
    '{{^a}}x{{/a}}',
    '{{> partial}}',
    '{{#> partial}}x{{/partial}}',
    '{{! comment }}',
    '{{log secret}}',
    '{{lookup map "a"}}',
    '{{helperMissing}}x{{{blockHelperMissing a}}}',
    '{{unknown secret}}',
    '{{date a b}}',
    '{{date a=b}}',
    '{{date (parsed a)}}',
    '{{date "text"}}',
    '{{"text"}}',
    '{{5}}',
    '{{this}}',
    '{{./a}}',
    '{{../a}}',
    '{{@root}}',
    '{{@data.a}}',
    '{{constructor.constructor "x"}}',
    '{{',
    '{{a',
    '{{a}',
    '{{}}',
    '{{a-b c-d}}',
  ])('%s', (text) => {
    const written = vi.spyOn(process.stdout, 'write')
    expect(() => parseTemplate(text)).toThrow(TemplateFault)
    expect(written).not.toHaveBeenCalled()
    written.mockRestore()
  })

  test.each(['{{constructor}}', '{{constructor.constructor}}', '{{__proto__}}', '{{toString}}'])(
    '%s reaches nothing but a value of that name',
    (text) => {
      expect(render(text)).toBeUndefined()
    },
  )
})
