import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ACME, runCli } from './run-cli.ts'

/** A copy of the small kind, and a description of its vendor that knows one param. */
async function acmeFolder(): Promise<{
  readonly manifest: string
  readonly description: string
  readonly folder: string
}> {
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-evidence-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp('test/cli/acme', folder, { recursive: true })
  const description = join(folder, 'description.json')
  const list = { parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } }] }
  const answers = { responses: { 200: { description: 'Customers.' } } }
  const paths = { '/customers': { get: { ...list, ...answers } } }
  const document = { openapi: '3.1.0', info: { title: 'Acme', version: '1' }, paths }
  await writeFile(description, JSON.stringify(document))
  return { manifest: join(folder, 'acme.yaml'), description, folder }
}

const linesOf = (text: string) => text.trimEnd().split('\n')

describe('check --evidence', () => {
  it('shows the areas of one kind, and what rests on the manifest alone, the worst first', async () => {
    const { code, stdout, stderr } = await runCli(['check', ACME, '--evidence'])
    expect({ code, stderr, wide: linesOf(stdout).filter((line) => line.length > 80) }).toEqual({
      code: 0,
      stderr: '',
      wide: [],
    })
    const [head, ...rest] = linesOf(stdout)
    expect(head).toBe('area        claims  recorded  documented  described  stated  itself')
    const [title, , ...list] = rest.slice(rest.indexOf('') + 1)
    expect([title, ...list.slice(0, 3)]).toEqual([
      'These claims rest on the manifest alone:',
      'auth',
      `  ${ACME}:22  auth/api_key/send/bearer      auth`,
      `  ${ACME}:24  auth/oauth/type               auth`,
    ])
    expect(list.filter((line) => !line.startsWith(' '))).toEqual([
      'auth',
      'hosts',
      'writes',
      'pagination',
      'errors',
      'requests',
      'answers',
      'sync',
      'fields',
    ])
  })

  it('shows a row for each of several kinds', async () => {
    const { stdout } = await runCli(['check', ACME, 'orb', '--evidence'])
    expect(linesOf(stdout).map((line) => line.split(/ +/)[0])).toEqual(['kind', 'acme', 'orb', 'total'])
  })

  it('lists so many, and all with --all', async () => {
    const short = linesOf((await runCli(['check', 'orb', '--evidence'])).stdout)
    const long = linesOf((await runCli(['check', 'orb', '--evidence', '--all'])).stdout)
    const [, more = '0'] = /^… (\d+) more, --all$/.exec(short.at(-1) ?? '') ?? []
    expect(Number(more)).toBeGreaterThan(0)
    const rows = (lines: readonly string[]) => lines.filter((line) => line.startsWith('  ')).length
    expect([rows(short), rows(long)]).toEqual([40, 40 + Number(more)])
  })

  it('prints the same as JSON', async () => {
    const { stdout } = await runCli(['check', ACME, '--evidence', '--json', '--all'])
    const { kinds, total, problems } = JSON.parse(stdout)
    expect(kinds).toMatchObject([{ kind: 'acme', file: ACME, levels: total, more: 0 }])
    expect(kinds[0].itself[0]).toEqual({ line: 22, area: 'auth', at: '/auth/api_key/send/bearer', names: ['auth'] })
    expect(problems).toEqual([])
  })

  it('holds a kind against a description, and keeps what it confirms for the time without it', async () => {
    const { manifest, description, folder } = await acmeFolder()
    const evidence = async (...words: string[]) => {
      const { stdout } = await runCli([
        'check',
        manifest,
        '--evidence',
        '--json',
        '--fixtures',
        join(folder, 'fixtures'),
        ...words,
      ])
      return JSON.parse(stdout).kinds[0].levels.described as number
    }
    expect(await evidence()).toBe(0)
    const live = await evidence('--openapi', description)
    expect(live).toBeGreaterThan(0)
    expect(await evidence()).toBe(0)
    expect(await evidence('--openapi', description, '--update')).toBe(live)
    expect(await evidence()).toBe(live)
    const stored = await readFile(join(folder, 'fixtures/acme/described.yaml'), 'utf8')
    expect(stored).toContain('\ndescription: "description.json"\ndate: 2026-11-26\nsha256: ')
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('maximum: 100', 'maximum: 90'))
    const { stdout } = await runCli(['check', manifest, '--evidence', '--json', '--all'])
    const { itself } = JSON.parse(stdout).kinds[0]
    expect(itself.map(({ at }: { at: string }) => at)).toContain('/defaults/list/params/limit/maximum')
    // What a description confirms is no fixture.
    expect((await runCli(['check', manifest, '--fixtures', join(folder, 'fixtures')])).stdout).not.toContain(
      'described',
    )
  })

  it.each<[string, string[], string]>([
    [
      '--update without a description',
      ['--evidence', '--update'],
      'Cannot write what a description confirms: name it with --openapi or --graphql',
    ],
    [
      'a description for several kinds',
      ['orb', '--evidence', '--openapi', 'x.json'],
      'Cannot check against a description: name one manifest',
    ],
    ['--all without --evidence', ['--all'], 'Cannot use --all: it belongs to --evidence'],
  ])('refuses %s', async (_, words, message) => {
    const { code, stderr } = await runCli(['check', ACME, ...words])
    expect([code, linesOf(stderr)[0]]).toEqual([2, message])
  })
})
