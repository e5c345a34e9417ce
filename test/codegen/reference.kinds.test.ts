/** Reference pages: complete, linked, and safe whatever manifests say. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { KindSource } from '../../codegen/index.ts'
import type { DocumentedExample } from '../../codegen/reference/example.ts'
import { referenceText } from '../../codegen/reference/index.ts'
import { cutRecord, exampleJson, literalText } from '../../codegen/reference/json-text.ts'
import { kindText } from '../../codegen/reference/kind.ts'
import { codeSpan, markdownText, table } from '../../codegen/reference/markdown.ts'
import type { JsonObject } from '../../runtime/doors/author.ts'
import { testedSources } from '../support/kinds.ts'
import { planOf } from '../support/plan.ts'
import { hostileSource } from './hostile.ts'

interface Page {
  readonly kind: string
  readonly text: string
}

let sources: KindSource[] = []
let pages: Page[] = []

beforeAll(async () => {
  sources = await testedSources()
  pages = await Promise.all(
    sources.map(async (source) => ({ kind: source.manifest.kind, text: await referenceText(source) })),
  )
})

describe('reference pages', () => {
  it('have a section and an example for every operation with a fixture', () => {
    const missing = sources.flatMap(({ manifest, fixtures }, index) => {
      const sections = pages[index]!.text.split('\n### ')
      return Object.entries(manifest.operations).flatMap(([id, { entity, action }]) => {
        const section = sections.find((text) => text.startsWith(`${entity} ${action}\n`))
        const isShown = fixtures.some(
          ({ call, result }) => `${call.entity}.${call.action}` === id && result.error === undefined,
        )
        return section && (!isShown || section.includes(`await connector.${id}(`)) ? [] : [`${manifest.kind} ${id}`]
      })
    })
    expect(missing).toEqual([])
  })

  it('link only to headings that are there', () => {
    const broken = pages.flatMap(({ kind, text }) => {
      const anchors = new Set([...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading!)))
      const jumps = [...text.matchAll(/\]\(#([^)]+)\)/g)].filter(([, anchor]) => !anchors.has(anchor!))
      return jumps.map(([found]) => `${kind} ${found}`)
    })
    expect(broken).toEqual([])
  })

  it('have tables whose rows are as wide as their heads', () => {
    expect(pages.flatMap(raggedRows)).toEqual([])
  })
})

describe('limits on a page', () => {
  const pageOf = (params: object, more: object = {}) => {
    const create = {
      request: 'POST /items',
      encode: { body: 'multipart' },
      params,
      records: null,
      schema: null,
      ...more,
    }
    return kindText({ manifest: planOf({ entities: { items: { create } } }).manifest, fixtures: [] }, new Map())
  }

  it.each([
    [5_242_880, 'at most 5,242,880 bytes (5 MiB)'],
    [2_147_483_647, 'at most 2,147,483,647 bytes (about 2 GiB)'],
    [1_500_000, 'at most 1,500,000 bytes (about 1.4 MiB)'],
    [500, 'at most 500 bytes'],
  ])('say how large a file of max_bytes %i may be', (max_bytes, expected) => {
    const content = { type: 'file', required: true, max_bytes, description: 'The bytes.' }
    const page = pageOf({ content })
    expect(page.split('\n').find((line) => line.startsWith('| `content` |'))).toContain(
      `| \`content\` | file | yes | ${expected} | body | The bytes. `,
    )
  })

  it('say which scopes a call needs, and of which one is enough', () => {
    expect(pageOf({}, { scopes: [['items.write', 'items'], 'profile'] })).toContain(
      '\n\nNeeds the scope `items.write` or `items`, `profile`.\n\n',
    )
  })

  it('say when a call ends that has a time limit of its own', () => {
    const ends = 'Ends after 120 s unless the caller sets another time limit.'
    expect([pageOf({}, { timeout: 120 }).includes(ends), pageOf({}).includes('Ends after')]).toEqual([true, false])
  })
})

describe('pages of hostile manifests', () => {
  it('hold no HTML, link or table cell that a manifest made', () => {
    const hostile = Array.from({ length: 200 }, (_, seed) => hostilePage(seed))
    const tags = hostile.flatMap(({ kind, text }) =>
      [
        ...withoutCode(text).matchAll(/<(?!\/?(?:details|summary|code)>).{0,20}|\]\((?!#|https:|[\w-]+\.md).{0,20}/g),
      ].map(([found]) => `${kind} ${found}`),
    )
    expect({ tags, ragged: hostile.flatMap(raggedRows) }).toEqual({ tags: [], ragged: [] })
  })
})

describe('Markdown', () => {
  it.each([
    ['a_b, *all or <b>', 'a_b, \\*all or &lt;b&gt;'],
    ['_x_ [y](z) | `k|v` \\', '\\_x\\_ \\[y\\](z) \\| <code>k&#124;v</code> \\\\'],
    ['# one\n\ntwo', '\\# one two'],
    ['1. first', '1\\. first'],
    ['see `id`, not `', 'see `id`, not \\`'],
  ])('%j as text is %s', (text, markdown) => {
    expect(markdownText(text)).toBe(markdown)
  })

  it.each([
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
    ['', '`  `'],
    ['a|<b>', '<code>a&#124;&#60;b&#62;</code>'],
  ])('%j as code is %s', (text, markdown) => {
    expect(codeSpan(text)).toBe(markdown)
  })

  it('tables leave out columns without content', () => {
    const rows = [
      ['a', '', '1'],
      ['b', '', ''],
    ]
    expect(table(['x', 'y', 'z'], rows)).toBe('| x | z |\n| --- | --- |\n| a | 1 |\n| b |  |')
  })
})

describe('example values', () => {
  it('stand on one line as long as they fit', () => {
    const value = { a: [1, { b: null }], 'c-d': "it's" }
    expect([exampleJson(value), literalText(value)]).toEqual([
      '{ "a": [1, { "b": null }], "c-d": "it\'s" }',
      "{ a: [1, { b: null }], 'c-d': \"it's\" }",
    ])
  })

  it('break where they are long', () => {
    const long = 'x'.repeat(60)
    expect(literalText({ a: long, b: [long] })).toBe(`{\n  a: '${long}',\n  b: ['${long}']\n}`)
  })

  it('say how many fields of a record are left out', () => {
    expect(cutRecord({ a: 1, b: 2, c: 3, d: 4 }, 2)).toEqual({ a: 1, b: 2, '…': '2 more fields' })
  })
})

/** A page whose examples are hostile too. */
function hostilePage(seed: number): Page {
  const source = hostileSource(seed)
  const examples = source.fixtures.map(({ call, exchanges: [exchange] }): [string, DocumentedExample] => {
    const data = exchange!.response.body as JsonObject
    return [`${call.entity}.${call.action}`, { call, answer: { data, meta: data, next: data }, isMadeUp: true }]
  })
  return { kind: `hostile-${seed}`, text: kindText(source, new Map(examples)) }
}

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
}

/** Rows of tables with another number of cells than the head, counted as GitHub counts: escaped bars are text. */
function raggedRows({ kind, text }: Page): string[] {
  const outside = text.replace(/^(`{3,})\w+\n[\s\S]*?\n\1$/gm, '')
  const groups = outside
    .trimEnd()
    .split('\n\n')
    .filter((part) => part.startsWith('| '))
  return groups.flatMap((group) => {
    const rows = group.split('\n')
    const width = cells(rows[0]!)
    return rows.filter((row) => cells(row) !== width).map((row) => `${kind} ${row}`)
  })
}

function cells(row: string): number {
  return row.replace(/\\[!-/:-@[-`{-~]/g, '').split('|').length
}

/** A page without blocks and spans of code, cut out in the order in which they are read. */
function withoutCode(text: string): string {
  return text
    .replace(/^(`{3,})\w+\n[\s\S]*?\n\1$/gm, '')
    .replace(/\\[!-/:-@[-`{-~]|(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '')
}
