import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ACME, brokenAcme, runCli, wideLines } from './run-cli.ts'

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

describe('generate --check', () => {
  it('lists what would change', async () => {
    const { code, stdout } = await runCli(['generate', '--check', '--json'])
    const { changed } = JSON.parse(stdout) as { changed: string[] }
    expect(code).toBe(changed.length > 0 ? 3 : 0)
  })
})
