import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BASE } from '../authoring/diff/shop.ts'
import { runCli, temporaryFolder } from './run-cli.ts'

const NARROWER = BASE.replace('maximum: 100', 'maximum: 50')

/** A call that a manifest with another path no longer makes. */
const GET = `source: {kind: composed, date: 2026-11-26}
shows: A customer by id.
call: {entity: customers, action: get, params: {id: c1}}
exchanges:
  - request: {method: GET, path: /v1/customers/c1}
    response: {status: 200, body: {id: c1}}
result: {keys: [c1]}
`

/** Two manifests beside each other. */
async function files(before: string, after: string): Promise<[string, string]> {
  const folder = await temporaryFolder()
  const paths: [string, string] = [join(folder, 'old.yaml'), join(folder, 'new.yaml')]
  await writeFile(paths[0], before)
  await writeFile(paths[1], after)
  return paths
}

/** A repository with one committed manifest, and the environment in which git works there. */
async function repository(): Promise<{ root: string; env: Record<string, string> }> {
  const root = await temporaryFolder()
  const env = {
    PATH: process.env.PATH ?? '',
    GIT_DIR: join(root, '.git'),
    GIT_WORK_TREE: root,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  }
  const git = (...words: string[]) => execFileSync('git', words, { env, cwd: root, stdio: 'ignore' })
  await mkdir(join(root, 'definitions'))
  await writeFile(join(root, 'definitions', 'shop.yaml'), BASE)
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'one')
  git('tag', 'v1')
  return { root, env }
}

describe('diff', () => {
  it('reports on two files, with their places', async () => {
    const [before, after] = await files(BASE, NARROWER)
    const { code, stdout, stderr } = await runCli(['diff', before, after])
    expect({ code, stderr, lines: stdout.split('\n').filter((line) => /^(#|- )/.test(line)) }).toEqual({
      code: 0,
      stderr: '',
      lines: [
        '# shop 1.0.0',
        '## Hosts',
        '## Breaking',
        `- \`customers.list\`: param \`limit\` has maximum \`50\` instead of \`100\` (limit-narrowed, ${basename(after)}:38, itself)`,
        '## Fixtures of what changed',
        '## Requests',
      ],
    })
  })

  it('says that nothing changed', async () => {
    const { code, stdout } = await runCli(['diff', ...(await files(BASE, BASE))])
    expect([code, stdout]).toEqual([0, '# shop 1.0.0\n\nNo change: both manifests are equivalent.\n'])
  })

  it('gives one document with --json', async () => {
    const [before, after] = await files(BASE, NARROWER)
    const { stdout } = await runCli(['diff', before, after, '--json'])
    const { reports } = JSON.parse(stdout) as { reports: { examples: unknown[] }[] }
    expect(reports).toEqual([
      {
        kind: 'shop',
        files: { before, after },
        version: { before: '1.0.0', after: '1.0.0', suggested: '2.0.0', isRaised: false },
        hosts: { all: ['api.shop.example', 'login.shop.example', 'files.shop.example'], changes: [] },
        changes: [
          {
            rule: 'limit-narrowed',
            class: 'breaking',
            message: 'param `limit` has maximum `50` instead of `100`',
            operations: ['customers.list'],
            location: { file: after, line: 38 },
            restsOn: 'itself',
          },
        ],
        operations: {
          total: 5,
          changed: [
            {
              id: 'customers.list',
              changes: { breaking: 1, wire: 0, additive: 0, internal: 0 },
              fixtures: [],
              failing: [],
            },
          ],
        },
        examples: reports[0]!.examples,
      },
    ])
  })

  it.each([
    ['breaking', NARROWER, 3],
    ['breaking', BASE.replace('maximum: 100', 'maximum: 200'), 0],
    ['additive', BASE.replace('maximum: 100', 'maximum: 200'), 3],
    ['additive', NARROWER, 3],
    ['additive', BASE.replace('title: Shop', 'title: The Shop'), 0],
    ['internal', BASE.replace('title: Shop', 'title: The Shop'), 3],
  ])('--fail-on %s fails for that class and graver ones', async (name, after, code) => {
    expect((await runCli(['diff', ...(await files(BASE, after)), '--fail-on', name])).code).toBe(code)
  })

  it.each([
    ['not raised', NARROWER, 3],
    ['raised too little', NARROWER.replace('version: 1.0.0', 'version: 1.1.0'), 3],
    ['raised enough', NARROWER.replace('version: 1.0.0', 'version: 2.0.0'), 0],
    ['not raised where nothing changed', BASE, 0],
  ])('--fail-on unversioned looks at the version: %s', async (_, after, code) => {
    expect((await runCli(['diff', ...(await files(BASE, after)), '--fail-on', 'unversioned'])).code).toBe(code)
  })

  it.each([
    ['a kind', ['v1', 'shop']],
    ['all kinds', ['v1']],
    ['both sides written out', ['v1:definitions/shop.yaml', 'ROOT/definitions/shop.yaml']],
  ])('compares with a revision: %s', async (_, words) => {
    const { root, env } = await repository()
    await writeFile(join(root, 'definitions', 'shop.yaml'), NARROWER)
    const { code, stdout } = await runCli(['diff', ...words.map((word) => word.replace('ROOT', root))], { env })
    expect([
      code,
      stdout
        .replaceAll(root, 'ROOT')
        .split('\n')
        .filter((line) => line.startsWith('- ')),
    ]).toEqual([
      0,
      [
        `- \`customers.list\`: param \`limit\` has maximum \`50\` instead of \`100\` (limit-narrowed, ${words[1]?.startsWith('ROOT') ? '' : 'definitions/'}shop.yaml:38, itself)`,
      ],
    ])
  })
})

describe('diff with a revision', () => {
  it('names the revision where something was', async () => {
    const { root, env } = await repository()
    await writeFile(join(root, 'definitions', 'shop.yaml'), BASE.replace('meta: {total: $.total}', 'meta: {}'))
    const { stdout } = await runCli(['diff', 'v1', 'shop'], { env })
    expect(stdout).toContain('(meta-removed, v1:definitions/shop.yaml:41)')
  })

  it('lists kinds that came and went, and fails for what went', async () => {
    const { root, env } = await repository()
    await writeFile(join(root, 'definitions', 'store.yaml'), BASE.replace('kind: shop', 'kind: store'))
    await rm(join(root, 'definitions', 'shop.yaml'))
    const { code, stdout } = await runCli(['diff', 'v1', '--fail-on', 'breaking'], { env })
    expect([code, stdout.split('\n').filter((line) => line.startsWith('**'))]).toEqual([
      3,
      ['**Breaking.** The kind was removed.', '**New kind** in definitions/store.yaml: 5 operations; 1 of them write.'],
    ])
  })

  it('says when no manifest differs from a revision', async () => {
    const { env } = await repository()
    expect(await runCli(['diff', 'v1'], { env })).toEqual({
      code: 0,
      stdout: 'No manifest differs from v1.\n',
      stderr: '',
    })
  })

  it('checks fixtures of what changed against the new manifest', async () => {
    const text = await readFile('test/cli/acme/acme.yaml', 'utf8')
    const [before, after] = await files(text, text.replace('GET /customers/{id}', 'GET /people/{id}'))
    const { stdout } = await runCli(['diff', before, after, '--fixtures', 'test/cli/acme/fixtures'])
    const row = stdout.split('\n').find((line) => line.startsWith('| `customers.get`'))
    expect(row?.replaceAll('test/cli/acme/', '')).toBe(
      '| `customers.get` | 1 wire | 3 | `fixtures/acme/customers.get.not-found.yaml`, `fixtures/acme/customers.get.unauthorized.yaml`, `fixtures/acme/customers.get.yaml` |',
    )
  })

  it('names fixtures from the root of the repository', async () => {
    const { root, env } = await repository()
    const text = BASE.replace('GET /customers/{id}', 'GET /people/{id}')
    await writeFile(join(root, 'definitions', 'shop.yaml'), text)
    await mkdir(join(root, 'fixtures', 'shop'), { recursive: true })
    await writeFile(join(root, 'fixtures', 'shop', 'customers.get.yaml'), GET)
    const { stdout } = await runCli(['diff', 'v1', 'shop'], { env })
    expect(stdout).toContain('| `customers.get` | 1 wire | 1 | `fixtures/shop/customers.get.yaml` |\n')
    expect(stdout).toContain('of fixtures/shop/customers.get.yaml:\n')
    expect(stdout).not.toContain(root)
  })

  it('has one row for operations that one line changes', async () => {
    const rate = (limit: number) => BASE.replace('\nconfig:', `\nrate: {limit: ${limit}, per: 60}\n\nconfig:`)
    const { stdout } = await runCli(['diff', ...(await files(rate(2000), rate(50)))])
    expect(stdout.split('\n').filter((line) => /^(- |\| `)/.test(line))).toEqual([
      '- `customers.list`, `customers.get`, `customers.create`, `files.download`, `account.get`: has another rate limit: limit `50` instead of `2000` (rate-changed, new.yaml:12, itself)',
      '| `account.get`, `customers.create`, `customers.get`, `customers.list`, `files.download` | 1 wire | **none** |',
    ])
  })

  it('says from when to when a sync looks back', async () => {
    const sync = (seconds: number) =>
      BASE.replace('{field: name, newest_first: true}', `{field: name, newest_first: true, lookback: ${seconds}}`)
    const { stdout } = await runCli(['diff', ...(await files(sync(259200), sync(3600)))])
    expect(stdout).toContain(
      '`customers` is synchronized differently: lookbackSeconds `3600` instead of `259200` (sync-changed',
    )
  })

  it.each([
    [['v9', 'shop'], 'Cannot find revision "v9"\n'],
    [['--', '--output=x', 'shop'], 'Cannot find revision "--output=x"\n'],
    [['v1:definitions/none.yaml', 'definitions/stripe.yaml'], 'Cannot find definitions/none.yaml in revision v1\n'],
    [['v1', 'none'], 'Cannot find definitions/none.yaml: neither v1 nor the folder has it\n'],
    [['definitions/stripe.yaml'], 'Cannot compare: the second manifest is missing\n'],
    [
      ['v1', 'shop', '--fail-on', 'typos'],
      'Cannot use --fail-on: expected one of breaking, wire, additive, internal, unversioned\n',
    ],
  ])('%j is refused', async (words, message) => {
    const { env } = await repository()
    const { code, stderr } = await runCli(['diff', ...words], { env })
    expect([code, stderr.startsWith(message)]).toEqual([2, true])
  })

  it('is refused outside of a repository', async () => {
    const { code, stderr } = await runCli(['diff', 'HEAD'], {
      env: { PATH: process.env.PATH ?? '', GIT_DIR: '/nowhere' },
    })
    expect([code, stderr]).toEqual([2, 'Cannot compare with a revision: this is not a git repository\n'])
  })

  it('shows the problems of a manifest that is not valid', async () => {
    const [before, after] = await files(BASE, BASE.replace('records: $.items', 'recrods: $.items'))
    const { code, stderr } = await runCli(['diff', before, after])
    expect([code, stderr.includes('Unknown key "recrods"')]).toEqual([3, true])
  })
})
