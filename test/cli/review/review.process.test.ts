/** `plugboard review`: one report for a pull request. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BASE } from '../../authoring/diff/shop.ts'
import { sarifLocationText, sarifResults } from '../../support/sarif.ts'
import { runCli } from '../run-cli.ts'
import { type Edit, Repository } from './repository.ts'

const ACME_FILE = 'definitions/acme.yaml'

/** What a review of changes to Acme gives. */
async function reviewOf(edits: readonly Edit[], ...options: readonly string[]) {
  const repository = await Repository.ofAcme()
  await repository.edit(...edits)
  const outcome = await runCli(['review', 'v1', ...options], { env: repository.env })
  return { ...outcome, root: repository.root }
}

describe('review', () => {
  it('reads like this: hosts, credentials and writes first, then faults by their causes, then the other changes', async () => {
    const { code, stdout, stderr } = await reviewOf([
      [ACME_FILE, 'token: https://api.acme.internal/token', 'token: https://login.acme.internal/token'],
      [ACME_FILE, 'DELETE /customers/{id}', 'DELETE /customers/{id}/forever'],
      [ACME_FILE, '"GET /customers/{id}"', '"GET /people/{id}"'],
      [ACME_FILE, 'maximum: 100', 'maximum: 50'],
      [ACME_FILE, 'description: Gets a customer by its id.', 'description: Gets a customer.'],
    ])
    expect({ code, stderr, lines: stdout.split('\n') }).toEqual({
      code: 3,
      stderr: '',
      lines: [
        '# Review since `v1`',
        '',
        '**Faulty:** `acme` of 1 kind. Changes: 2 breaking, 4 wire, 0 additive, 1 internal.',
        '',
        '| kind | version | validate | check | compare | diff |',
        '|---|---|---|---|---|---|',
        '| `acme` | 1.0.0, advised **2.0.0** | good | **5 of 10 fixtures faulty, snapshot changed** | – | **2 breaking**, 4 wire, 1 internal |',
        '',
        '## Hosts, credentials and writes',
        '',
        '- **breaking** `login.acme.internal` is a new host (token of oauth) (host-added, definitions/acme.yaml:27, itself)',
        '- **wire** `customers.delete`: uses `/customers/{id}/forever` instead of `/customers/{id}` (path-changed, definitions/acme.yaml:59, itself)',
        '- **wire** `api.acme.internal` is no longer used (token of oauth) (host-removed, v1:definitions/acme.yaml:27)',
        '- **wire** auth `oauth` gets its tokens differently: token.url `https://login.acme.internal/token` instead of `https://api.acme.internal/token` (auth-endpoints-changed, definitions/acme.yaml:27, itself)',
        '',
        '## Faults',
        '',
        '- check: `DELETE /customers/c1/forever matches no fixture; the nearest is fixtures/acme/customers.delete.yaml: path is "/customers/c1/forever", not "/customers/c1"` (fixture-request, fixtures/acme/customers.delete.yaml:5)',
        '- check: `GET /people/c0 matches no fixture; the nearest is fixtures/acme/customers.get.not-found.yaml: path is "/people/c0", not "/customers/c0"` (fixture-request, fixtures/acme/customers.get.not-found.yaml:5 and 2 more locations)',
        '- check: `The call never makes the request GET /customers` (fixture-request, fixtures/acme/customers.list.oauth.yaml:5)',
        '- check: `The result says that the call succeeds with 0 records, but it fails with invalid_params: Cannot use params of customers.list: limit must be at most 50 (got 100)` (fixture-result, fixtures/acme/customers.list.oauth.yaml:7)',
        expect.stringMatching(
          /^- check: the snapshot says something else of \d parts, first `.*` → `.*` \(fixtures\/acme\/snapshot\.yaml\)$/,
        ),
        '',
        '## Breaking',
        '',
        '- `customers.list`: param `limit` has maximum `50` instead of `100` (limit-narrowed, definitions/acme.yaml:39, itself)',
        '',
        '## On the wire',
        '',
        '- `customers.get`: uses `/people/{id}` instead of `/customers/{id}` (path-changed, definitions/acme.yaml:53, itself)',
        '',
        '## Internal: callers do not notice',
        '',
        '- `customers.get`: has a new description (description-changed, definitions/acme.yaml:53, itself)',
        '',
        'Other requests: 3 operations, before and after by `plugboard diff v1`.',
        '',
      ],
    })
  })

  it('is what docs/cli.md shows', async () => {
    const page = await readFile('docs/cli.md', 'utf8')
    const [, sample = ''] = /^\$ plugboard review origin\/main\n([\s\S]*?)^```$/m.exec(page) ?? []
    const repository = await Repository.ofAcme()
    await repository.edit(
      [ACME_FILE, '"GET /customers/{id}"', '"GET /people/{id}"'],
      [ACME_FILE, 'maximum: 100', 'maximum: 50'],
    )
    const { stdout } = await runCli(['review', 'origin/main'], { env: repository.env })
    const wanted = sample.split('\n').filter((line) => line !== '…')
    expect([wanted.length > 15, wanted.filter((line) => !stdout.split('\n').includes(line))]).toEqual([true, []])
  })

  it('does not fail for a change without a fault, and advises the version', async () => {
    const { code, stdout } = await reviewOf([[ACME_FILE, 'title: API key', 'title: The key']])
    expect([code, stdout.split('\n').slice(2, 7)]).toEqual([
      0,
      [
        '**No fault** in 1 kind. Changes: 0 breaking, 0 wire, 0 additive, 1 internal.',
        '',
        '| kind | version | validate | check | compare | diff |',
        '|---|---|---|---|---|---|',
        '| `acme` | 1.0.0, advised **1.0.1** | good | good, 10 fixtures | – | 1 internal |',
      ],
    ])
  })

  it('says that no kind differs', async () => {
    expect(await reviewOf([])).toMatchObject({ code: 0, stdout: '# Review since `v1`\n\nNo kind differs.\n' })
  })

  it('checks a kind with only changed fixtures', async () => {
    const { code, stdout } = await reviewOf([['fixtures/acme/customers.get.yaml', 'keys: [c1]', 'keys: [c9]']])
    expect([code, stdout]).toEqual([
      3,
      expect.stringContaining('but the result says ["c9"]` (fixture-result, fixtures/acme/customers.get.yaml:'),
    ])
    expect(stdout).toContain('| no change |\n')
  })

  it('shows the problems of a manifest, each mistake on its line', async () => {
    const edits: Edit[] = [[ACME_FILE, 'records: $.items\n    meta:', 'recrods: $.items\n    mta:']]
    const { code, stdout } = await reviewOf(edits)
    expect([code, stdout.split('\n').filter((line) => line.startsWith('- '))]).toEqual([
      3,
      [
        expect.stringMatching(
          /^- validate: `Unknown key "recrods" .*` \(additionalProperties, definitions\/acme\.yaml:41\)$/,
        ),
        expect.stringMatching(
          /^- validate: `Unknown key "mta" .*` \(additionalProperties, definitions\/acme\.yaml:42\)$/,
        ),
      ],
    ])
    expect(stdout).toContain('| `acme` | – | **2 problems** | – | – | – |\n')
  })

  it('says why nothing is compared where the manifest was faulty before', async () => {
    const repository = await Repository.of({
      'definitions/shop.yaml': BASE.replace('records: $.items', 'recrods: $.items'),
    })
    await repository.write('definitions/shop.yaml', BASE)
    const { stdout } = await runCli(['review', 'v1'], { env: repository.env })
    expect(stdout).toMatch(
      /^- not compared with the revision, whose manifest has 1 problem, first `Unknown key "recrods" .*` \(v1:definitions\/shop\.yaml:40\)$/m,
    )
  })

  it('names hosts, auth and writes of a new kind, and a removed kind as breaking', async () => {
    const repository = await Repository.of({ 'definitions/shop.yaml': BASE })
    await rm(join(repository.root, 'definitions/shop.yaml'))
    await repository.write('definitions/store.yaml', BASE.replace('kind: shop', 'kind: store'))
    const { stdout } = await runCli(['review', 'v1'], { env: repository.env })
    const lines = stdout.split('\n')
    expect(lines.filter((line) => /^(- `store`: \*\*new|- `shop`|\| `)/.test(line))).toEqual([
      expect.stringMatching(/^\| `store` \| 1\.0\.0, new \|/),
      '| `shop` | 1.0.0, removed | – | – | – | **breaking** |',
      '- `store`: **new** hosts `api.shop.example`, `login.shop.example`, `files.shop.example` (definitions/store.yaml)',
      '- `store`: **new** auth `key: static`, `oauth: oauth2`',
      '- `store`: **new** 1 write: `customers.create`',
      '- `shop`: the kind `shop` was removed',
    ])
  })
})

describe('a command line of review', () => {
  it.each([
    [['v9'], 'Cannot find revision "v9"'],
    [['v1', 'none'], 'Cannot find definitions/none.yaml: neither v1 nor the folder has it'],
    [['v1', '--waivers', 'x.yaml'], 'Cannot use --waivers without --openapi or --graphql'],
    [['v1', '--openapi', 'x.json', '--graphql', 'y.graphql'], 'Cannot compare: --openapi or --graphql is missing'],
    [
      ['v1', '--openapi', 'x.json'],
      'Cannot compare 0 kinds with one description: name one kind, or the kind of each description',
    ],
    [
      ['v1', '--openapi', 'acme=x.json', '--openapi', 'y.json'],
      'Cannot compare with y.json: name its kind as for the others, --openapi acme=y.json',
    ],
    [
      ['v1', '--openapi', 'acme=x.json', '--waivers', 'x.yaml'],
      'Cannot use --waivers for 0 kinds: a file of waivers is of one kind',
    ],
  ])('%j is refused', async (words, message) => {
    const { env } = await Repository.ofAcme()
    const { code, stderr } = await runCli(['review', ...words], { env })
    expect([code, stderr.split('\n')[0]]).toEqual([2, message])
  })
})

describe('review with a description', () => {
  it('shows what contradicts it, and fails', async () => {
    const description = join(process.cwd(), 'test/data/openapi/library.yaml')
    const repository = await Repository.of({ 'library.md': 'Kinds of a library.\n' })
    await runCli(['new', 'library', '--from', description, '--dir', repository.root])
    await repository.edit(['definitions/library.yaml', 'GET /members\n', 'GET /people\n'])
    const words = ['review', 'v1', 'library', '--openapi', description]
    const { code, stdout } = await runCli(words, { env: repository.env })
    expect(code).toBe(3)
    expect(stdout).toMatch(
      /^- \*\*wrong\*\* `members\.list`: `GET \/people is not in the description.*` \(definitions\/library\.yaml:\d+\)$/m,
    )
    expect(stdout).toMatch(/\| \*\*1 wrong\*\*, 0 undocumented, \d+ notes? \|/)
  })
})

describe('review with a description for each kind', () => {
  it('compares each kind with its own, and leaves out the kinds without one', async () => {
    const description = join(process.cwd(), 'test/data/openapi/library.yaml')
    const repository = await Repository.ofAcme()
    await runCli(['new', 'library', '--from', description, '--dir', repository.root])
    await repository.edit(
      ['definitions/library.yaml', 'GET /members\n', 'GET /people\n'],
      [ACME_FILE, 'maximum: 100', 'maximum: 50'],
    )
    // A description of a kind that the revision leaves alone is not read: a workflow names them all.
    const words = ['review', 'v1', '--openapi', `library=${description}`, '--openapi', 'shop=none.json']
    const { code, stdout } = await runCli(words, { env: repository.env })
    expect(code).toBe(3)
    const rows = stdout.split('\n').filter((line) => line.startsWith('| `'))
    expect(rows.map((row) => row.split(' | ')[4])).toEqual(
      rows.map((row) => (row.includes('`library`') ? expect.stringMatching(/^\*\*1 wrong\*\*, /) : '–')),
    )
    expect(rows).toHaveLength(2)
    expect(stdout).toMatch(/^- `library`: \*\*wrong\*\* `members\.list`: `GET \/people is not in the description/m)
  })
})

describe('a review of many changes', () => {
  /** Kinds, each with changes that no other makes. */
  async function manyChanges(kinds: number, operations: number) {
    const entity = (index: number, path: string) =>
      `  thing${index}:\n    list: {request: GET /${path}${index}, description: Lists things.}\n    update: {request: "PATCH /${path}${index}/{id}", description: Updates one.}\n`
    const manifest = (kind: number, path: string) =>
      BASE.replace('kind: shop', `kind: shop${kind}`).replace(
        'schemas:\n',
        Array.from({ length: operations }, (_, index) => entity(index, path)).join('') + 'schemas:\n',
      )
    const names = Array.from({ length: kinds }, (_, index) => index)
    const files = (path: string) =>
      Object.fromEntries(names.map((kind) => [`definitions/shop${kind}.yaml`, manifest(kind, path)]))
    const repository = await Repository.of(files('old'))
    for (const [name, text] of Object.entries(files('new'))) await repository.write(name, text)
    return repository
  }

  it('has at most 60 lines, and says what it leaves out and how to see it', async () => {
    const { env } = await manyChanges(11, 12)
    const { stdout } = await runCli(['review', 'v1'], { env })
    const lines = stdout.trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(60)
    expect(stdout).toMatch(/^And 3 more kinds: `shop\d+`, `shop\d+`, `shop\d+`\.$/m)
    // 132 paths of writes, 132 of reads: shown lines and those left out are all of them.
    const sum = (heading: string) => {
      const section = stdout.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!.split('\n')
      const shown = section.filter((line) => line.startsWith('- `')).length
      return (
        shown + Number(section.map((line) => /^- and (\d+) more: `plugboard diff v1`$/.exec(line)?.[1]).find(Boolean))
      )
    }
    expect([sum('Hosts, credentials and writes'), sum('On the wire')]).toEqual([132, 132])
  })

  it('names the kinds and options in the commands', async () => {
    const { env } = await manyChanges(1, 40)
    const { stdout } = await runCli(['review', 'v1', 'shop0', '--fixtures', 'my fixtures'], { env })
    expect(stdout).toMatch(/^- and \d+ more: `plugboard diff v1 shop0 --fixtures 'my fixtures'`$/m)
  })
})

describe('what a review never shows', () => {
  it('is a path of the machine, in any format', async () => {
    for (const options of [[], ['--json'], ['--format', 'github'], ['--format', 'sarif']]) {
      const { stdout, root } = await reviewOf([[ACME_FILE, '"GET /customers/{id}"', '"GET /people/{id}"']], ...options)
      expect(stdout).toContain('fixtures/acme/customers.get.not-found.yaml')
      expect([stdout.includes(root), stdout.includes(process.cwd())]).toEqual([false, false])
    }
  })

  it('is Markdown that a manifest wrote: its values are quoted', async () => {
    const attack = '`x`\\n\\n# Approved <img src=x> [y](z)'
    const { stdout } = await reviewOf([
      [ACME_FILE, 'title: Acme\n', `title: "${attack}"\n`],
      [ACME_FILE, 'description: Downloads a file.', `description: "${attack}"`],
    ])
    expect(stdout.split('\n').filter((line) => line.startsWith('# '))).toEqual(['# Review since `v1`'])
    const outside = stdout.replaceAll(/`[^`\n]*`/g, '')
    expect([stdout.includes('Approved'), outside.includes('Approved'), outside.includes('<img')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('the other formats of a review', () => {
  const edits: readonly Edit[] = [[ACME_FILE, '"GET /customers/{id}"', '"GET /people/{id}"']]

  it('are one document with what each command says', async () => {
    const { code, stdout } = await reviewOf(edits, '--json')
    const { kinds, ...rest } = JSON.parse(stdout) as { kinds: Record<string, unknown>[] }
    expect([code, rest]).toEqual([3, { revision: 'v1', is_faulty: true }])
    expect(kinds).toMatchObject([
      {
        kind: 'acme',
        file: ACME_FILE,
        is_faulty: true,
        problems: [],
        check: {
          fixtures: 10,
          causes: [{ rule: 'fixture-request', others: [{ line: 5 }, { line: 5 }] }],
          gaps: [],
          snapshot: { state: 'changed', file: 'fixtures/acme/snapshot.yaml' },
        },
        diff: { version: { suggested: '1.0.1' }, changes: [{ rule: 'path-changed' }] },
      },
    ])
  })

  it('are a SARIF log, and workflow commands for the same lines', async () => {
    const results = sarifResults((await reviewOf(edits, '--format', 'sarif')).stdout)
    expect(results.map(({ ruleId, level, locations: [at] }) => [ruleId, level, sarifLocationText(at!)])).toEqual([
      ['fixture-request', 'error', 'fixtures/acme/customers.get.not-found.yaml:5'],
      ['snapshot', 'error', 'fixtures/acme/snapshot.yaml:1'],
      ['path-changed', 'warning', `${ACME_FILE}:53`],
    ])
    const { stdout } = await reviewOf(edits, '--format', 'github')
    expect(stdout.split('\n').map((line) => line.replace(/::(\w+) file=([^,]*),line=(\d+),.*/, '$1 $2:$3'))).toEqual([
      'error fixtures/acme/customers.get.not-found.yaml:5',
      'error fixtures/acme/snapshot.yaml:1',
      `warning ${ACME_FILE}:53`,
      '',
    ])
  })
})
