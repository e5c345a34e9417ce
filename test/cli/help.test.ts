import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { EXIT } from '../../cli/base/exit.ts'
import { commandName, COMMANDS, type OptionsOf } from '../../cli/table/index.ts'
import { runCli, wideLines } from './run-cli.ts'
import { COMMANDS_PAGE, commandsPage } from '../support/commands-page.ts'
import { ROOT } from '../support/root.ts'

const NAMES = COMMANDS.map(commandName)

describe('the options of a command', () => {
  it('have the names and the values of its rows, and no others', () => {
    const explain: OptionsOf<'explain'> = { params: '{}', config: ['a=b'], sandbox: true, json: true }
    const execute: OptionsOf<'execute'> = { maxPages: 1, fields: ['id'], timeout: 0.5 }
    const validate: OptionsOf<'validate'> = { format: 'sarif' }
    // @ts-expect-error explain declares no --credentials
    const undeclared: unknown = explain.credentials
    // @ts-expect-error --max-pages is a number
    const text: OptionsOf<'execute'> = { maxPages: '1' }
    // @ts-expect-error --format is one of four words
    const word: OptionsOf<'validate'> = { format: 'xml' }
    expect([undeclared, text.maxPages, word.format, execute.timeout, validate.format]).toEqual([
      undefined,
      '1',
      'xml',
      0.5,
      'sarif',
    ])
  })
})

describe('help', () => {
  it('names every command and exit code within 80 columns', async () => {
    const { code, stdout, stderr } = await runCli(['--help'])
    const missing = [...NAMES.map((name) => `\n  ${name} `), ...Object.values(EXIT).map((exit) => `${exit}  `)]
    expect({
      code,
      stderr,
      missing: missing.filter((text) => !stdout.includes(text)),
      wide: wideLines(stdout),
    }).toEqual({
      code: 0,
      stderr: '',
      missing: [],
      wide: [],
    })
  })

  it('groups the commands by what their users do, each in one group', async () => {
    const { stdout } = await runCli(['--help'])
    const headings = stdout.split('\n').filter((line) => /^[A-Z].*:$/.test(line))
    expect(headings).toEqual([
      'Options:',
      'Start:',
      'Call operations:',
      'Write kinds:',
      'Review kinds:',
      'Operate hosted mode:',
      'Support customers:',
      'Exit codes:',
      'Examples:',
    ])
    expect(new Set(NAMES).size).toBe(NAMES.length)
  })

  it.each(COMMANDS)('of $usage describes it and shows examples within 80 columns', async ({ usage, summary }) => {
    const [command] = usage.split(' ')
    const { code, stdout } = await runCli([command!, '--help'])
    const [before, examples = ''] = stdout.split('\nExamples:\n')
    const words = before!.replace(/\s+/g, ' ')
    expect({
      code,
      wide: wideLines(before!),
      isDescribed: words.includes(`${summary}.`),
      hasExample: examples.includes(`plugboard ${command}`),
    }).toEqual({ code: 0, wide: [], isDescribed: true, hasExample: true })
  })

  it('loads nothing of the runtime', () => {
    expect(staticImports('cli/index.ts').filter((path) => !path.startsWith('cli/'))).toEqual([])
  })

  it.each([
    [['help'], ['--help']],
    [
      ['help', 'execute'],
      ['execute', '--help'],
    ],
  ])('of %j is that of %j', async (asked, meant) => {
    expect(await runCli(asked)).toEqual(await runCli(meant))
  })

  it('is said on stderr when there is no command', async () => {
    const { code, stdout, stderr } = await runCli([])
    expect([code, stdout, stderr.split('\n')[0]]).toEqual([2, '', 'Usage: plugboard <command> [options]'])
  })

  it('is in docs/cli.md too: every command and exit code', () => {
    const text = readFileSync(join(ROOT, 'docs/cli.md'), 'utf8')
    const codes = Object.values(EXIT).map((code) => `| ${code} |`)
    expect([...NAMES.map((name) => `## ${name}\n`), ...codes].filter((part) => !text.includes(part))).toEqual([])
  })

  it('of every command is in docs/commands.md', () => {
    expect(readFileSync(COMMANDS_PAGE, 'utf8'), 'Run npm run docs:commands').toBe(commandsPage())
  })
})

describe('the program', () => {
  it('runs as a process', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'cli/index.ts', '--version'],
      {
        cwd: ROOT,
      },
    )
    expect({ stdout, stderr }).toEqual({ stdout: `${version}\n`, stderr: '' })
  })
})

describe('a wrong command line', () => {
  it.each([
    [['exeute'], 'unknown command "exeute"\nDid you mean execute?'],
    [
      ['execute', 'stripe'],
      'missing required argument "entity"\nUsage: plugboard execute <kind> <entity> <action>; see',
    ],
    [['doctor', 'stripe'], 'too many arguments for "doctor". Expected 0 arguments but got 1.\nUsage: plugboard doctor'],
    [['validate', '--jsn'], 'unknown option "--jsn"\nDid you mean --json?'],
    [['check', '--fixture=x'], 'unknown option "--fixture"\nDid you mean --fixtures?'],
    [['generate', '--chek'], 'unknown option "--chek"\nDid you mean --check?'],
    [['stripe'], 'unknown command "stripe"\nSee plugboard --help. A kind follows a command'],
    [['explain'], 'missing required argument "kind"\nUsage: plugboard explain <kind>'],
    [['sync', 'a', 'new'], 'too many arguments for "sync". Expected 1 argument but got 2.\nUsage: plugboard sync'],
    [
      ['execute', 'a', 'b', 'c', '--max-pages', '0'],
      'option "--max-pages <n>" must be a whole number above 0\nUsage: plugboard',
    ],
    [['execute', 'a', 'b', 'c', '--timeout', 'soon'], 'option "--timeout <seconds>" must be seconds, more than 0'],
  ])('message', async (argv, expected) => {
    const { code, stdout, stderr } = await runCli(argv)
    expect({ code, stdout, stderr: stderr.slice(0, expected.length + 30) }).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(
        `Cannot read the command line: ${expected}`.slice(0, expected.length + 30),
      ) as string,
    })
  })

  /** A value that an option takes, by what it is called in the help. */
  const VALUES: Readonly<Record<string, string>> = {
    host: 'cursor',
    origin: 'http://127.0.0.1:4010',
    n: '1',
    ms: '1',
    port: '1',
    seconds: '1',
    scheme: 'v1',
    outcome: 'failed',
    time: '2026-08-01T12:00:00Z',
    url: 'http://127.0.0.1:4010',
    format: 'human',
    'key=value': 'plan=pro',
    status: 'active',
    '--deletes': 'soft',
    '--access': 'read',
    state: 'failed',
    role: 'owner',
    how: 'soft',
    layout: 'column',
    id: '10524b45-0000-4000-8000-000000000000',
  }

  it.each(NAMES)('%s refuses each option of one value that is given twice, and takes the others', async (name) => {
    const { usage, options } = COMMANDS.find((row) => commandName(row) === name)!
    const words = usage
      .split(' ')
      .filter((word) => word.startsWith('<'))
      .map(() => 'no-such-thing')
    for (const [flags, , , repeatable] of options) {
      const [, option, value] = /^(--[\w-]+) <([^>]+)>$/.exec(flags) ?? []
      if (option === undefined) continue
      const given = `${option}=${VALUES[option] ?? VALUES[value!] ?? 'x'}`
      const { stderr } = await runCli([name, ...words, '--no-such-option', given, given])
      const expected = repeatable ? 'unknown option "--no-such-option"' : `option "${flags}" is given more than once`
      expect(stderr).toContain(expected)
    }
  })

  it('is one JSON document with --json', async () => {
    const { code, stderr } = await runCli(['exeute', '--json'])
    expect([code, JSON.parse(stderr)]).toEqual([
      2,
      {
        error: {
          code: 'usage',
          message: 'Cannot read the command line: unknown command "exeute"',
          hint: 'Did you mean execute?',
          retryable: false,
        },
      },
    ])
  })
})

/** What a file imports before anything runs, directly or by way of others; types are not. */
function staticImports(path: string, seen = new Set<string>()): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8')
  for (const [, name] of text.matchAll(/^(?:import|export) (?!type)[^'"]*?from '(\.[^']+)'/gm)) {
    const target = join(dirname(path), name!)
    if (seen.has(target)) continue
    seen.add(target)
    staticImports(target, seen)
  }
  return [...seen]
}
