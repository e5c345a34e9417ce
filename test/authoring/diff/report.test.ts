import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  changelogOf,
  compareManifests,
  markdownOf,
  newKindChangelog,
  newKindText,
  removedKindChangelog,
} from '../../../authoring/index.ts'
import { evidenceOf } from '../../../evidence/index.ts'
import { type Fixture, parseFixture } from '../../../mock/index.ts'
import { type Edit, shopWith } from './shop.ts'

/** A change such as a reviewer sees: a param gone, a narrower limit, a new host, a new operation. */
const EDITS: readonly Edit[] = [
  ['version: 1.0.0', 'version: 1.1.0'],
  ['maximum: 100, default: 10', 'maximum: 50, default: 10'],
  ['created: Range, email: string', 'created: Range, mail: {type: string, description: Exactly.}'],
  ['      require: [[status, email]]\n', ''],
  ['GET /customers/{id}', 'GET /people/{id}'],
  ['tags: "string[]"', 'tags: "string[]", nick: string'],
  ['hosts: [files.shop.example]', 'hosts: [files.shop.example, cdn.example]'],
  ['  files:\n', '    update: {request: "PATCH /customers/{id}", params: {name: string}}\n  files:\n'],
  ['email: string?', 'email: string'],
  ['title: OAuth', 'title: Sign in with Shop'],
]

const LIST: Fixture = parseFixture(
  `source: {kind: composed, date: 2026-11-20}
shows: A sample of the test
call: {entity: customers, action: list, params: {status: open, email: ada@example.com}}
exchanges:
  - request: {method: GET, path: /v1/customers, query: {status: open, email: ada@example.com, limit: "10"}}
    response: {status: 200, body: {items: [{id: c1}], total: 1}}
result: {keys: [c1], meta: {total: 1}, next: null}
`,
  'fixtures/shop/customers.list.yaml',
)

it('a report reads like this', async () => {
  const report = await compareManifests(shopWith('main:shop.yaml'), shopWith('shop.yaml', ...EDITS), [LIST])
  expect(markdownOf(report)).toBe(await readFile(join(import.meta.dirname, 'report.md'), 'utf8'))
})

it.each<[string, readonly Edit[], string]>([
  ['nothing changed', [], '# shop 1.0.0\n\nNo change: both manifests are equivalent.\n'],
  [
    'only the version was raised',
    [['version: 1.0.0', 'version: 1.0.1']],
    '# shop 1.0.0 → 1.0.1\n\nNo change: both manifests are equivalent except for their version.\n',
  ],
])('a report says when %s', async (_, edits, text) => {
  const report = await compareManifests(shopWith('old.yaml'), shopWith('new.yaml', ...edits), [])
  expect(markdownOf(report)).toBe(text)
})

it('an entry of a changelog has what callers notice, without where it stands', async () => {
  const report = await compareManifests(shopWith('main:shop.yaml'), shopWith('shop.yaml', ...EDITS), [])
  const entry = changelogOf(report)
  expect(entry).toContain('## shop 1.1.0\n\n### Breaking\n\n- ')
  expect(entry).toContain('- `customers.list`: param `limit` has maximum `50` instead of `100`.\n')
  expect(entry.split('\n').filter((line) => line.startsWith('#'))).toEqual([
    '## shop 1.1.0',
    '### Breaking',
    '### Sent or read differently',
    '### Added',
  ])
  expect(entry).not.toMatch(/shop\.yaml|Sign in/)
})

it('an entry of a changelog says when callers notice nothing, and for a kind that came or went', async () => {
  const report = await compareManifests(
    shopWith('old.yaml'),
    shopWith('new.yaml', ['title: OAuth', 'title: Sign in']),
    [],
  )
  expect(changelogOf(report)).toBe('## shop 1.0.0\n\nNo changes that callers notice.\n')
  expect(newKindChangelog(shopWith('new.yaml'))).toMatch(/^## shop 1\.0\.0\n\nNew: Shop, with \d+ operations\.\n$/)
  expect(removedKindChangelog(shopWith('old.yaml'))).toBe('## shop\n\nRemoved; its last version was 1.0.0.\n')
})

it('text of a manifest cannot end its quotes', async () => {
  const edits: Edit[] = [['title: Shop', 'title: "`x`\\n# Approved"']]
  const report = await compareManifests(shopWith('old.yaml'), shopWith('new.yaml', ...edits), [])
  expect(markdownOf(report)).toContain("- `title` is `'x' # Approved` instead of `Shop` (about-changed, new.yaml:4)\n")
})

it('a change says what its line rests on: the weakest of the claims that changed', async () => {
  const after = shopWith('shop.yaml', ...EDITS)
  const fixtures = [{ ...LIST, source: { ...LIST.source, kind: 'documented' as const } }]
  const report = await compareManifests(shopWith('old.yaml'), after, fixtures, await evidenceOf(after, { fixtures }))
  const restsOn = (rule: string) => report.changes.find((change) => change.rule === rule)?.restsOn
  expect(restsOn('limit-narrowed')).toBe('itself')
  expect(restsOn('operation-added')).toBe('3 itself')
  // What is gone, and a title, claim nothing.
  expect([restsOn('require-removed'), restsOn('about-changed')]).toEqual([undefined, undefined])
  expect(markdownOf(report)).toMatch(/limit-narrowed, shop\.yaml:\d+, itself\)/)
})

it('M12 the report of a new kind names its hosts and writes', () => {
  expect(newKindText(shopWith('shop.yaml'))).toBe(
    [
      '# shop 1.0.0',
      '',
      '**New kind** in shop.yaml: 5 operations; 1 of them write.',
      '',
      '## Hosts',
      '',
      '- **NEW** `api.shop.example`, base_url',
      '- **NEW** `login.shop.example`, token of oauth',
      '- **NEW** `login.shop.example`, authorize of oauth',
      '- **NEW** `files.shop.example`, files of files.download',
      '',
      '## Writes',
      '',
      '`customers.create`',
      '',
    ].join('\n'),
  )
})
