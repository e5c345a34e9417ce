import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ACME, runCli, temporaryFolder, wideLines } from './run-cli.ts'

/** A copy of the manifest and its fixtures that a test may break. */
async function brokenAcme(file: string, from: string, to: string): Promise<string> {
  const folder = await temporaryFolder()
  await cp(join(ACME, '..'), folder, { recursive: true })
  const text = await readFile(join(folder, file), 'utf8')
  await writeFile(join(folder, file), text.replace(from, to))
  return folder
}

describe('kinds', () => {
  it('lists every kind within 80 columns', async () => {
    const { code, stdout } = await runCli(['kinds'])
    const [head, ...rows] = stdout.split('\n')
    const linear = rows.find((row) => row.startsWith('linear '))!
    expect({ code, head: head!.split(/ +/), linear, wide: wideLines(stdout) }).toEqual({
      code: 0,
      head: ['kind', 'category', 'support', 'entities', 'ops', 'search', 'auth'],
      linear: expect.stringMatching(/^linear +issue.* certified +5 +16 +5 +api_key/) as string,
      wide: [],
    })
  })

  it('gives one document with --json', async () => {
    const { stdout } = await runCli(['kinds', '--json'])
    const { kinds } = JSON.parse(stdout) as { kinds: { kind: string }[] }
    expect(kinds.find(({ kind }) => kind === 'linear')).toEqual({
      kind: 'linear',
      title: 'Linear',
      category: 'issue tracker',
      version: '1.0.0',
      support: 'certified',
      docs: 'https://linear.app/developers/graphql',
      entities: 5,
      operations: 16,
      search: 5,
      auth: ['api_key', 'oauth'],
    })
  })
})

describe('validate', () => {
  it('says that manifests have no problems', async () => {
    expect(await runCli(['validate', ACME, 'linear'])).toEqual({
      code: 0,
      stdout: '2 manifests without problems\n',
      stderr: '',
    })
  })

  it('shows every problem with its place, frame and rule', async () => {
    const folder = await brokenAcme('acme.yaml', 'records: $.items\n    meta:', 'recrods: $.items\n    mta:')
    const { code, stdout } = await runCli(['validate', join(folder, 'acme.yaml')])
    expect({ code, lines: stdout.split('\n') }).toEqual({
      code: 3,
      lines: [
        expect.stringMatching(/^Unknown key "recrods" .*Did you mean "records"\? \[additionalProperties\]$/),
        `${folder}/acme.yaml:41:5`,
        '40 |       after: string',
        '41 |     recrods: $.items',
        '   |     ^^^^^^^',
        '',
        expect.stringMatching(/^Unknown key "mta" .*Did you mean "meta"\? \[additionalProperties\]$/),
        `${folder}/acme.yaml:42:5`,
        '41 |     recrods: $.items',
        '42 |     mta: {total: $.total}',
        '   |     ^^^',
        '',
        '2 problems in 1 file',
        '',
      ],
    })
  })

  it('gives one document with --json', async () => {
    const folder = await brokenAcme('acme.yaml', 'records: $.items', 'recrods: $.items')
    const { code, stdout } = await runCli(['validate', `${folder}/`, '--json'])
    expect([code, JSON.parse(stdout)]).toEqual([
      3,
      {
        manifests: [
          {
            file: join(folder, 'acme.yaml'),
            problems: [expect.objectContaining({ rule: 'additionalProperties', line: 41, column: 5 })],
          },
        ],
      },
    ])
  })

  it.each([
    [['strpe'], 'Cannot find kind "strpe". Did you mean "stripe"?'],
    [['no.yaml'], 'Cannot read manifest "no.yaml": no such file'],
  ])('of %j says what is missing', async (words, told) => {
    const { code, stderr } = await runCli(['validate', ...words])
    expect([code, stderr.split('\n')[0]]).toEqual([4, told])
  })
})

describe('check', () => {
  it('replays every fixture and counts what they cover', async () => {
    expect(await runCli(['check', ACME])).toEqual({
      code: 0,
      stdout: [
        'kind  entities  ops  search  documented  composed  recorded  auth  rules',
        'acme         2  5/5       1           1         9         0   2/2      1',
        '',
        '10 fixtures replayed over HTTP, no fault',
        '',
      ].join('\n'),
      stderr: '',
    })
  })

  it('fails for a fixture that gives something else', async () => {
    const folder = await brokenAcme('fixtures/acme/customers.get.yaml', 'keys: [c1]', 'keys: [c7]')
    const { code, stdout } = await runCli(['check', join(folder, 'acme.yaml')])
    expect([code, stdout.split('\n').slice(0, 2), stdout.split('\n').at(-2)]).toEqual([
      3,
      ['fixtures/acme/customers.get.yaml', '  result keys is ["c1"], expected ["c7"]'],
      '10 fixtures replayed over HTTP, 1 with faults',
    ])
  })

  it('fails for a request that is not as the fixture has it', async () => {
    const folder = await brokenAcme('acme.yaml', 'GET /customers/{id}', 'GET /people/{id}')
    const { code, stdout } = await runCli(['check', join(folder, 'acme.yaml')])
    expect([code, stdout]).toEqual([3, expect.stringContaining('path is "/people/c1", not "/customers/c1"')])
  })

  it.each([
    ['customers.list.page-2.yaml', 'acme: customers.list has no fixture of a second page'],
    ['customers.create.yaml', 'acme: customers.create has no fixture'],
    ['customers.list.oauth.yaml', 'acme: auth variant oauth has no fixture'],
  ])('fails without %s', async (file, gap) => {
    const folder = await brokenAcme('acme.yaml', '', '')
    await rm(join(folder, 'fixtures/acme', file))
    const { code, stdout } = await runCli(['check', join(folder, 'acme.yaml')])
    expect([code, stdout.split('\n')[0], stdout.split('\n').at(-2)]).toEqual([
      3,
      gap,
      '9 fixtures replayed over HTTP, 1 gap',
    ])
  })

  it('accepts an operation that the manifest calls untested', async () => {
    const folder = await brokenAcme(
      'acme.yaml',
      'request: POST /customers',
      'untested: Costs money.\n      request: POST /customers',
    )
    await rm(join(folder, 'fixtures/acme/customers.create.yaml'))
    const { code, stdout } = await runCli(['check', join(folder, 'acme.yaml')])
    expect([code, stdout.split('\n')[1]!.split(/ +/).slice(2, 5)]).toEqual([0, ['4/5', '(1', 'untested)']])
  })

  it('tells the fields that no schema knows', async () => {
    const folder = await brokenAcme('acme.yaml', ', note: string?}', '}')
    const { code, stdout } = await runCli(['check', join(folder, 'acme.yaml')])
    expect([code, stdout.split('\n')[0]]).toEqual([0, 'acme customers: the schema does not know note'])
  })

  it('gives one document with --json', async () => {
    const { stdout } = await runCli(['check', ACME, '--json'])
    const { kinds } = JSON.parse(stdout) as { kinds: { coverage: unknown; fixtures: unknown[] }[] }
    expect([kinds[0]!.coverage, kinds[0]!.fixtures[0]]).toEqual([
      {
        kind: 'acme',
        entities: 2,
        operations: { total: 5, covered: 5, waived: 0 },
        search: 1,
        fixtures: { documented: 1, composed: 9, recorded: 0 },
        auth: { total: 2, covered: 2 },
        errorRules: 1,
        gaps: [],
      },
      { file: 'fixtures/acme/customers.create.yaml', faults: [], unknownFields: [] },
    ])
  })

  it('shows its progress on a terminal and takes it away', async () => {
    const { stderr } = await runCli(['check', ACME, '--no-color'], { isTerminal: true })
    expect([stderr.startsWith('\r\u001b[K0 of 10'), stderr.endsWith('\r\u001b[K')]).toEqual([true, true])
  })

  it('ends with 130 when interrupted', async () => {
    const { code, stderr } = await runCli(['check', ACME], { signal: AbortSignal.abort() })
    expect([code, stderr]).toEqual([130, 'Cannot check the fixtures: interrupted\n'])
  })
})

describe('generate --check', () => {
  it('lists what would change', async () => {
    const { code, stdout } = await runCli(['generate', '--check', '--json'])
    const { changed } = JSON.parse(stdout) as { changed: string[] }
    expect(code).toBe(changed.length > 0 ? 3 : 0)
  })
})
