import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ACME, brokenAcme, runCli } from './run-cli.ts'

describe('validate', () => {
  it('says that manifests have no problems', async () => {
    expect(await runCli(['validate', ACME, 'linear'])).toEqual({
      code: 0,
      stdout: '2 manifests without problems\n',
      stderr: '',
    })
  })

  it.each(['test/cli/acme', 'test/cli/acme/'])('takes %s for the manifests in it', async (folder) => {
    expect((await runCli(['validate', folder])).stdout).toBe('1 manifest without problems\n')
  })

  it('shows every problem with its place, frame and rule', async () => {
    const folder = await brokenAcme('acme.yaml', 'records: $.items\n    meta:', 'recrods: $.items\n    mta:')
    const { code, stdout } = await runCli(['validate', join(folder, 'acme.yaml')])
    expect({ code, lines: stdout.split('\n') }).toEqual({
      code: 3,
      lines: [
        expect.stringMatching(/^Unknown key "recrods" .*Did you mean "records"\? \[additionalProperties\]$/),
        `${folder}/acme.yaml:41:5`,
        '40 |       after: {type: string, description: The cursor that the page before names.}',
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

  it('warns of what leaves a manifest usable, and succeeds', async () => {
    const folder = await brokenAcme('acme.yaml', 'description: Lists customers.', 'description: List of customers')
    const file = join(folder, 'acme.yaml')
    const formats = await Promise.all(
      ['human', 'json', 'github', 'sarif'].map((format) => runCli(['validate', file, '--format', format])),
    )
    const [human, json, github, sarif] = formats.map(({ stdout }) => stdout)
    expect(formats.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    expect(human).toMatch(/^Warning: Operation customers\.list has a description that only repeats its name/)
    expect(human).toContain('1 warning in 1 file')
    expect(JSON.parse(json!)).toMatchObject({
      manifests: [{ problems: [{ rule: 'descriptions', severity: 'warning' }] }],
    })
    expect(github).toMatch(/^::warning file=/)
    expect(JSON.parse(sarif!)).toMatchObject({ runs: [{ results: [{ level: 'warning' }] }] })
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
    [['test/cli'], 'Cannot find manifests in folder "test/cli": no file in it ends in .yaml'],
    [['no.yaml'], 'Cannot read manifest "no.yaml": no such file'],
  ])('of %j says what is missing', async (words, message) => {
    const { code, stderr } = await runCli(['validate', ...words])
    expect([code, stderr.split('\n')[0]]).toEqual([4, message])
  })
})

describe('validate --format', () => {
  it('github gives a workflow command for each problem, escaped', async () => {
    const folder = await brokenAcme('acme.yaml', 'records: $.items', '"rec:ro%ds,": $.items')
    const file = join(folder, 'acme.yaml')
    expect(await runCli(['validate', file, '--format', 'github'])).toEqual({
      code: 3,
      stdout: `::error file=${file},line=41,col=5,title=additionalProperties::Unknown key "rec:ro%25ds," in operation. Did you mean "records"?\n`,
      stderr: '',
    })
  })

  it('github says nothing of manifests without problems', async () => {
    expect(await runCli(['validate', ACME, '--format', 'github'])).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  it('sarif gives a log of one run', async () => {
    const folder = await brokenAcme('acme.yaml', 'records: $.items', 'recrods: $.items')
    const { code, stdout } = await runCli(['validate', join(folder, 'acme.yaml'), '--format', 'sarif'])
    expect([code, JSON.parse(stdout)]).toEqual([
      3,
      {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
          {
            tool: {
              driver: {
                name: 'plugboard',
                rules: [
                  {
                    id: 'additionalProperties',
                    name: 'AdditionalProperties',
                    shortDescription: { text: 'Additional properties' },
                  },
                ],
              },
            },
            columnKind: 'utf16CodeUnits',
            results: [
              {
                ruleId: 'additionalProperties',
                ruleIndex: 0,
                level: 'error',
                message: { text: 'Unknown key "recrods" in operation. Did you mean "records"?' },
                locations: [
                  {
                    physicalLocation: {
                      artifactLocation: { uri: `file://${folder}/acme.yaml` },
                      region: { startLine: 41, startColumn: 5, endColumn: 12 },
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    ])
  })

  it('sarif without problems is a log without results', async () => {
    const { code, stdout } = await runCli(['validate', ACME, '--format', 'sarif'])
    const { runs } = JSON.parse(stdout) as { runs: { results: unknown[] }[] }
    expect([code, runs[0]!.results]).toEqual([0, []])
  })

  it('json is what --json is', async () => {
    expect(await runCli(['validate', ACME, '--format', 'json'])).toEqual(await runCli(['validate', ACME, '--json']))
  })

  it.each([
    [['--format', 'xml'], 'option "--format <format>" must be one of human, json, github, sarif'],
    [['--format', 'sarif', '--json'], 'Cannot print in two formats: --json and --format sarif'],
    [['--format', 'sarif', '--watch'], 'Cannot watch and print sarif: the document would never end'],
    [['--watch', '--json'], 'Cannot watch and print json: the document would never end'],
  ])('%j is a wrong command line', async (options, expected) => {
    const { code, stdout, stderr } = await runCli(['validate', ACME, ...options])
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(expected)])
  })
})

describe('validate --watch', () => {
  it('prints the problems after each change, and ends when interrupted', async () => {
    const folder = await brokenAcme('acme.yaml', 'records: $.items', 'recrods: $.items')
    const file = join(folder, 'acme.yaml')
    const stop = new AbortController()
    const repaired = readFileSync(ACME, 'utf8')
    let rounds = 0
    const onWrite = () => {
      rounds++
      if (rounds === 1) void writeFile(file, repaired)
      else stop.abort()
    }
    const { code, stdout } = await runCli(['validate', file, '--watch'], { signal: stop.signal, onWrite })
    const lines = stdout
      .replace(/\d+:\d+:\d+/g, 'TIME')
      .replace(/\d+ ms/g, 'N ms')
      .split('\n')
    const waiting = 'TIME  validated in N ms; waiting for changes, press Ctrl-C to stop'
    expect([code, lines[1], lines.slice(6)]).toEqual([
      0,
      `${file}:41:5`,
      ['1 problem in 1 file', waiting, '1 manifest without problems', waiting, ''],
    ])
  })
})
