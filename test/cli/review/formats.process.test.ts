/** `--format github` and `--format sarif` of the commands that find something. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ACME, brokenAcme, runCli, temporaryFolder } from '../run-cli.ts'
import { sarifLocationText, sarifResults } from '../../support/sarif.ts'

const LIBRARY = 'test/data/openapi/library.yaml'

/** The words of a command that finds faults, with the folder that they are in. */
type Case = readonly [command: string, prepare: () => Promise<readonly [folder: string, words: readonly string[]]>]

/** A manifest beside the one that it was, and what the latter became. */
async function twoManifests(): Promise<readonly [string, readonly string[]]> {
  const folder = await temporaryFolder()
  const text = await readFile(ACME, 'utf8')
  const paths = [join(folder, 'old.yaml'), join(folder, 'acme.yaml')] as const
  await writeFile(paths[0], text)
  await writeFile(paths[1], text.replace('"GET /customers/{id}"', '"GET /people/{id}"'))
  return [folder, ['diff', ...paths]]
}

async function faultyAcme(...words: readonly string[]): Promise<readonly [string, readonly string[]]> {
  const folder = await brokenAcme('acme.yaml', '"GET /customers/{id}"', '"GET /people/{id}"')
  return [folder, [words[0]!, join(folder, 'acme.yaml'), ...words.slice(1)]]
}

const CASES: readonly Case[] = [
  [
    'validate',
    async () => {
      const folder = await brokenAcme('acme.yaml', 'records: $.items', 'recrods: $.items')
      return [folder, ['validate', join(folder, 'acme.yaml')]]
    },
  ],
  ['check', () => faultyAcme('check')],
  ['check --openapi', () => faultyAcme('check', '--openapi', LIBRARY)],
  ['compare', () => faultyAcme('compare', '--openapi', LIBRARY)],
  ['diff', twoManifests],
]

describe.each(CASES)('%s', (_, prepare) => {
  it('gives a SARIF log as the specification has it, with the exit code of the text', async () => {
    const [, words] = await prepare()
    const [text, sarif] = [await runCli(words), await runCli([...words, '--format', 'sarif'])]
    expect([sarif.code, sarifResults(sarif.stdout).length > 0]).toEqual([text.code, true])
  })

  it('gives a workflow command for each finding of the log', async () => {
    const [, words] = await prepare()
    const results = sarifResults((await runCli([...words, '--format', 'sarif'])).stdout)
    const { stdout } = await runCli([...words, '--format', 'github'])
    const commands = [
      ...stdout.matchAll(/^::(error|warning|notice) file=([^,]+),line=(\d+),col=\d+,title=([^:]+)::./gm),
    ]
    expect(commands.map(([, level, file, line, rule]) => [level, file, line, rule])).toEqual(
      results.map(({ level, ruleId, locations: [at] }) => [
        level === 'note' ? 'notice' : level,
        sarifLocationText(at!).replace('file://', '').replace(/:\d+$/, '').replaceAll('%3A', ':'),
        sarifLocationText(at!).split(':').at(-1),
        ruleId,
      ]),
    )
    expect(stdout.split('\n').length - 1).toBe(results.length)
  })

  it('refuses two formats', async () => {
    const [, words] = await prepare()
    const { code, stderr } = await runCli([...words, '--format', 'github', '--json'])
    expect([code, stderr]).toEqual([2, expect.stringContaining('Cannot print in two formats')])
  })
})

it('check has one finding for each cause, with the other locations', async () => {
  const [folder, words] = await faultyAcme('check')
  const { stdout } = await runCli([...words, '--format', 'sarif'])
  const results = sarifResults(stdout).filter(({ ruleId }) => ruleId === 'fixture-request')
  const short = (at: string) => at.replace(`file://${folder}/`, '')
  expect(
    results.map(({ locations, relatedLocations = [] }) =>
      [locations, relatedLocations].map((those) => those.map(sarifLocationText).map(short)),
    ),
  ).toEqual([
    [
      ['fixtures/acme/customers.get.not-found.yaml:5'],
      ['fixtures/acme/customers.get.unauthorized.yaml:5', 'fixtures/acme/customers.get.yaml:5'],
    ],
  ])
  const github = await runCli([...words, '--format', 'github'])
  expect(github.stdout).toContain(' (and at 2 other locations)\n')
})

it('check names gaps and the snapshot at the manifest', async () => {
  const [, words] = await faultyAcme('check')
  const { stdout } = await runCli([...words, '--format', 'github'])
  expect(stdout).toMatch(
    /^::error file=\S+snapshot\.yaml,line=1,col=1,title=snapshot::The manifest does something else than its snapshot says of /m,
  )
})

it('files below the current folder are named from it', async () => {
  const { stdout } = await runCli(['diff', ACME, join(process.cwd(), 'definitions/stripe.yaml'), '--format', 'github'])
  expect(stdout).toContain('file=definitions/stripe.yaml,')
  expect(stdout).not.toContain(process.cwd())
})
