import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LIBRARY } from '../authoring/library.ts'
import { runCli, temporaryFolder, wideLines } from './run-cli.ts'

/** The library's draft with a text of it changed. */
async function changedLibrary(from: string, to: string): Promise<string> {
  const folder = await temporaryFolder()
  await runCli(['new', 'library', '--from', LIBRARY, '--dir', folder])
  const manifest = join(folder, 'definitions/library.yaml')
  const text = await readFile(manifest, 'utf8')
  await writeFile(manifest, text.replace(from, to))
  return manifest
}

describe('compare', () => {
  it('of a manifest that agrees finds nothing', async () => {
    const manifest = await changedLibrary('', '')
    expect(await runCli(['compare', manifest, '--openapi', LIBRARY])).toEqual({
      code: 0,
      stdout: '10 operations compared: nothing wrong, 0 undocumented, 0 notes\n',
      stderr: '',
    })
  })

  it('fails for what is wrong and says where it stands', async () => {
    const manifest = await changedLibrary('GET /members\n', 'GET /people\n')
    const { code, stdout } = await runCli(['compare', manifest, '--openapi', LIBRARY])
    expect([code, stdout.replace(/ {2,}library.yaml:\d+/, '  library.yaml:…')]).toEqual([
      3,
      [
        'wrong         members.list  library.yaml:…',
        '  GET /people is not in the description',
        '',
        '10 operations compared: 1 wrong, 0 undocumented, 0 notes',
        '',
      ].join('\n'),
    ])
  })

  it('leaves out what a waiver gives a reason for, and fails for a waiver that nothing needs', async () => {
    const manifest = await changedLibrary('GET /members\n', 'GET /people\n')
    const waivers = join(await temporaryFolder(), 'waivers.yaml')
    const outcomeOf = async (text: string) => {
      await writeFile(waivers, text)
      const { code, stdout, stderr } = await runCli(['compare', manifest, '--openapi', LIBRARY, '--waivers', waivers])
      return [code, ...(stdout + stderr).split('\n').slice(0, 2)]
    }
    const right = '- {operation: members.*, message: GET /people is*, because: The vendor renamed it last year.}\n'
    expect([
      await outcomeOf(right),
      await outcomeOf(`${right}- {message: No such, because: The vendor answers so.}\n`),
      await outcomeOf('- {message: GET /people is*}\n'),
    ]).toEqual([
      [0, '10 operations compared: nothing wrong, 0 undocumented, 0 notes, 1 waived', ''],
      [3, 'unused waiver', '  No such: this difference no longer exists'],
      [3, expect.stringContaining('0.because is required') as string, expect.any(String) as string],
    ])
  })

  it('does not fail for what is undocumented; notes come with --all', async () => {
    const manifest = await changedLibrary('enum: [shelved, lent, lost]', 'enum: [shelved, lent]')
    const { code, stdout } = await runCli(['compare', manifest, '--openapi', LIBRARY])
    const all = await runCli(['compare', manifest, '--openapi', LIBRARY, '--all'])
    const reportLines = (text: string) =>
      text.split('\n').filter((line) => line.startsWith('  ') || line.startsWith('10'))
    expect([code, reportLines(stdout), reportLines(all.stdout), wideLines(all.stdout)]).toEqual([
      0,
      ['10 operations compared: nothing wrong, 0 undocumented, 1 note (--all shows them)'],
      ['  status may also be lost there', '10 operations compared: nothing wrong, 0 undocumented, 1 note'],
      [],
    ])
  })

  it('gives one document with --json', async () => {
    const manifest = await changedLibrary('GET /members\n', 'PUT /members\n')
    const { code, stdout } = await runCli(['compare', manifest, '--openapi', LIBRARY, '--json'])
    expect([code, JSON.parse(stdout)]).toEqual([
      3,
      {
        kind: 'library',
        operations: 10,
        counts: { wrong: 1, undocumented: 0, note: 0 },
        waived: 0,
        unused: [],
        problems: [
          {
            rule: 'compare-wrong',
            severity: 'error',
            operations: ['members.list'],
            message: '/members has GET there, not PUT',
            file: manifest,
            line: expect.any(Number) as number,
            column: 7,
          },
        ],
      },
    ])
  })

  it.each([
    [['orb'], 'Cannot compare: --openapi or --graphql is missing'],
    [['orb', '--openapi', LIBRARY, '--graphql', LIBRARY], 'Cannot compare: --openapi or --graphql is missing'],
    [['orb', '--openapi', 'no.json'], 'Cannot use no.json: no such file'],
    [['linear', '--graphql', 'no.graphql'], 'Cannot use no.graphql: no such file'],
    [
      ['linear', '--graphql', 'package.json'],
      'Cannot use package.json: it cannot be read: expected Name, found String "name"',
    ],
    [
      ['orb', '--graphql', 'test/data/openapi/library.graphql'],
      'Cannot use test/data/openapi/library.graphql: orb has no GraphQL operation',
    ],
  ])('%j is a wrong command line', async (words, expected) => {
    const { code, stderr } = await runCli(['compare', ...words])
    expect([code, stderr.split('\n')[0]]).toEqual([2, expected])
  })
})
