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

/** A kind of the document of --json. */
interface Counted {
  readonly levels: Readonly<Record<string, number>>
}

const linesOf = (text: string) => text.trimEnd().split('\n')

describe('check --evidence', () => {
  it('shows the areas of one kind and its unproved claims, the worst first', async () => {
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
    const { stdout } = await runCli(['check', ACME, 'airtable', '--evidence'])
    expect(linesOf(stdout).map((line) => line.split(/ +/)[0])).toEqual(
      'kind acme airtable total  with acme airtable'.split(' '),
    )
  })

  it('lists the first ones, and all with --all', async () => {
    const short = linesOf((await runCli(['check', 'airtable', '--evidence'])).stdout)
    const long = linesOf((await runCli(['check', 'airtable', '--evidence', '--all'])).stdout)
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
    // What a description confirms is no fixture.
    expect((await runCli(['check', manifest, '--fixtures', join(folder, 'fixtures')])).stdout).not.toContain(
      'described',
    )
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('maximum: 100', 'maximum: 90'))
    const { stdout } = await runCli(['check', manifest, '--evidence', '--json', '--all'])
    const { itself } = JSON.parse(stdout).kinds[0]
    expect(itself.map(({ at }: { at: string }) => at)).toContain('/defaults/list/params/limit/maximum')
  })

  it('gives the counts of several kinds as JSON', async () => {
    const { stdout } = await runCli(['check', ACME, 'airtable', '--evidence', '--json'])
    const { kinds, total } = JSON.parse(stdout)
    for (const kind of kinds) expect(Object.keys(kind)).toEqual(['kind', 'file', 'claims', 'levels', 'areas'])
    const sum = (level: string) => kinds.reduce((all: number, { levels }: Counted) => all + (levels[level] ?? 0), 0)
    expect(total).toEqual(Object.fromEntries(Object.keys(total).map((level) => [level, sum(level)])))
  })

  it.each<[string, string[], string]>([
    [
      'two descriptions of different forms',
      ['--evidence', '--openapi', 'x.json', '--graphql', 'x.graphql'],
      'Cannot use --openapi and --graphql together',
    ],
    [
      'a description for several kinds',
      ['airtable', '--evidence', '--openapi', 'x.json'],
      'Cannot check against a description: name one manifest',
    ],
    ['--all without --evidence', ['--all'], 'Cannot use --all: it belongs to --evidence'],
  ])('refuses %s', async (_, words, message) => {
    const { code, stderr } = await runCli(['check', ACME, ...words])
    expect([code, linesOf(stderr)[0]]).toEqual([2, message])
  })
})

describe('check', () => {
  it('fails for a comparison that a changed manifest does not fit, until the changed places are dropped', async () => {
    const { manifest, description, folder } = await acmeFolder()
    const stored = join(folder, 'fixtures/acme/described.yaml')
    await runCli(['check', manifest, '--evidence', '--openapi', description, '--update'])
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('maximum: 100', 'maximum: 120'))
    const stale = await runCli(['check', manifest, '--update'])
    expect([stale.code, stale.stdout.replaceAll(/\s+/g, ' ')]).toEqual([
      3,
      expect.stringContaining('described.yaml does not fit /defaults/list/params/limit/maximum (bound), which changed'),
    ])
    const dropped = await runCli(['check', manifest, '--evidence', '--update'])
    expect([dropped.code, dropped.stderr]).toEqual([0, '1 changed place dropped from acme/described.yaml.\n'])
    expect(await readFile(stored, 'utf8')).not.toContain('maximum:')
    expect((await runCli(['check', manifest])).code).toBe(0)
    const again = await runCli(['check', manifest, '--evidence', '--update'])
    expect(again.stderr).toBe('')
  })

  it('names the line of a comparison that is no such file', async () => {
    const { manifest, folder } = await acmeFolder()
    await writeFile(join(folder, 'fixtures/acme/described.yaml'), 'description: A description\ndate: yesterday\n')
    const { code, stdout } = await runCli(['check', manifest])
    expect([code, stdout]).toEqual([3, expect.stringContaining('fixtures/acme/described.yaml:1:1')])
  })

  it('fails for a certified kind, and names the recordings and sources that it lacks', async () => {
    const { manifest } = await acmeFolder()
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('support: none', 'support: certified'))
    const { code, stdout } = await runCli(['check', manifest, '--update', '--json'])
    const [{ coverage }] = JSON.parse(stdout).kinds
    expect([code, coverage.gaps]).toEqual([
      3,
      [
        'no recorded fixture shows a list with pagination cursor, such as customers.list, which support: certified asks for',
        'no recorded fixture shows a read of one record, such as customers.get, which support: certified asks for',
        'no recorded fixture shows a write as json, such as customers.create, which support: certified asks for',
        'no recorded fixture shows a delete, such as customers.delete, which support: certified asks for',
        'no recorded fixture shows a download, such as files.download, which support: certified asks for',
        'auth rests on the manifest alone at lines 22, 24, 26, 27, 28, which support: certified refuses',
        'hosts rests on the manifest alone at line 9, which support: certified refuses',
        'pagination rests on the manifest alone at line 43, which support: certified refuses',
        'errors rests on the manifest alone at lines 31, 32, 34, which support: certified refuses',
      ],
    ])
  })
})
