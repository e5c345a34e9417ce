import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { answering, LIBRARY } from '../authoring/library.ts'
import { runCli, temporaryFolder, wideLines } from './run-cli.ts'

const TRACKER = 'test/data/openapi/tracker.graphql'

describe('new', () => {
  it('writes a manifest and a snapshot that pass as they are', async () => {
    const folder = await temporaryFolder()
    const { code, stdout, stderr } = await runCli(['new', 'acme', '--dir', folder])
    const manifest = join(folder, 'definitions/acme.yaml')
    const validated = await runCli(['validate', manifest])
    const checked = await runCli(['check', manifest])
    expect([code, stdout.replaceAll(folder, '.'), stderr, validated.stdout, checked.code]).toEqual([
      0,
      [
        './definitions/acme.yaml',
        './fixtures/acme/snapshot.yaml',
        '',
        'While you write:\n  plugboard validate ./definitions/acme.yaml',
        'What each operation sends:\n  plugboard explain ./definitions/acme.yaml',
        'What changed since the snapshot:\n  plugboard check ./definitions/acme.yaml',
        '',
      ].join('\n'),
      '',
      '1 manifest without problems\n',
      0,
    ])
  })

  it('begins with a modeline, a random id, and what the options say', async () => {
    const folder = await temporaryFolder()
    await runCli(['new', 'acme', '--dir', folder, '--title', 'Acme: all', '--base-url', 'https://api.acme.example'])
    const lines = (await readFile(join(folder, 'definitions/acme.yaml'), 'utf8')).split('\n')
    expect([lines[0], ...lines.slice(2, 5), lines.find((line) => line.startsWith('base_url'))]).toEqual([
      expect.stringMatching(/^# yaml-language-server: \$schema=\.\.\/.*generated\/manifest\.schema\.json$/),
      'kind: acme',
      expect.stringMatching(/^id: [0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12} # never changes$/),
      'title: "Acme: all"',
      'base_url: https://api.acme.example # the only origin that receives credentials',
    ])
  })

  it('refuses to write over files; --force does and keeps the id', async () => {
    const folder = await temporaryFolder()
    const manifest = join(folder, 'definitions/acme.yaml')
    const id = async () => /^id: .*/m.exec(await readFile(manifest, 'utf8'))![0]
    await runCli(['new', 'acme', '--dir', folder])
    const before = await id()
    const again = await runCli(['new', 'acme', '--dir', folder])
    const forced = await runCli(['new', 'acme', '--dir', folder, '--force'])
    expect([again.code, again.stderr, forced.code, await id()]).toEqual([
      2,
      `Cannot write ${manifest}: it already exists\nTo replace it, use --force. The ID stays the same.\n`,
      0,
      before,
    ])
  })

  it.each([
    [
      ['Acme Corp'],
      'Cannot create kind "Acme Corp": expected lowercase letters, digits and hyphens\nplugboard new acme-corp\n',
    ],
    [
      ['acme', '--base-url', 'http://a.example'],
      'Cannot use "http://a.example" as base URL: expected https:// without query\n',
    ],
    [['acme', '--only', 'GET *'], 'Cannot use --only without --from\nSee plugboard new --help.\n'],
    [['acme', '--from', 'no.json'], 'Cannot use no.json: no such file\n'],
    [
      ['acme', '--from', 'package.json'],
      'Cannot use package.json: it is neither OpenAPI, Swagger nor Google Discovery: it has no key "openapi" or "swagger"\nAn OpenAPI document has openapi: 3.x and paths.\n',
    ],
    [
      ['acme', '--from', LIBRARY, '--only', 'GET /boks'],
      `Cannot find "GET /boks" in ${LIBRARY}: no operation matches\nNearest: GET /books.\n`,
    ],
  ])('%j is a wrong command line', async (words, message) => {
    const folder = await temporaryFolder()
    const { code, stderr } = await runCli(['new', ...words, '--dir', folder])
    expect([code, stderr]).toEqual([2, message])
  })

  it('--from drafts a manifest that validates, and lists what it leaves out', async () => {
    const folder = await temporaryFolder()
    const words = ['new', 'library', '--from', LIBRARY, '--dir', folder, '--only', '*/books*']
    const { code, stdout, stderr } = await runCli(words)
    const validated = await runCli(['validate', join(folder, 'definitions/library.yaml')])
    expect([
      code,
      stdout
        .split('\n')
        .slice(0, 4)
        .map((line) => line.replace(folder, '.')),
      stderr.split('\n').slice(0, 2),
      wideLines(stderr),
      validated.code,
    ]).toEqual([
      0,
      ['2 entities, 7 operations drafted', '', './definitions/library.yaml', './fixtures/library/books.list.yaml'],
      [
        'Left out, and noted in the comments of the manifest:',
        '- OPTIONS /books/{bookId}: the language has no action for its method',
      ],
      [],
      0,
    ])
  })

  it('gives one document with --json', async () => {
    const folder = await temporaryFolder()
    const { stdout, stderr } = await runCli([
      'new',
      'library',
      '--from',
      LIBRARY,
      '--only',
      '/members',
      '--dir',
      folder,
      '--json',
    ])
    expect([JSON.parse(stdout), stderr]).toEqual([
      {
        kind: 'library',
        files: [
          join(folder, 'definitions/library.yaml'),
          join(folder, 'fixtures/library/members.list.yaml'),
          join(folder, 'fixtures/library/snapshot.yaml'),
        ],
        entities: 1,
        operations: 1,
        notes: [
          { at: '', text: 'server https://sandbox.library.example/v2' },
          { at: '', text: 'server variable version in the path; its default is used' },
          { at: '', text: 'auth oauth: OAuth flow implicit' },
        ],
      },
      '',
    ])
  })

  it.each([
    [['--descriptions'], 2, "Cannot copy the vendor's descriptions: test/data/openapi/library.yaml states no license"],
    [['--descriptions', '--licence', 'MIT'], 0, 'licence: MIT'],
    [[], 0, 'unknown license'],
  ])('with %j knows under which licence it copies', async (options, expected, said) => {
    const folder = await temporaryFolder()
    const words = ['new', 'library', '--from', LIBRARY, '--only', '/members', '--dir', folder]
    const { code, stderr } = await runCli([...words, ...options])
    const manifest = await readFile(join(folder, 'definitions/library.yaml'), 'utf8').catch(() => '')
    expect([code, `${stderr}${manifest.split('\n')[1]}`]).toEqual([expected, expect.stringContaining(said)])
  })
})

describe('new --from several documents', () => {
  /** A folder with a document for each area of an API. */
  async function folderOf(...areas: readonly string[]): Promise<string> {
    const folder = await temporaryFolder()
    for (const area of areas) {
      const record = { type: 'object', properties: { id: { type: 'string' } } }
      const paths = { [`/${area}`]: { get: answering({ type: 'array', items: record }) } }
      const servers = [{ url: `https://api.acme.example/${area}/v1` }]
      const document = { openapi: '3.1.0', info: { title: 'Acme', version: '1' }, servers, paths }
      await writeFile(join(folder, `${area}.json`), JSON.stringify(document))
    }
    return folder
  }

  it('drafts a folder as one manifest, which compare finds nothing wrong with', async () => {
    const [documents, folder] = [await folderOf('contacts', 'orders'), await temporaryFolder()]
    const drafted = await runCli(['new', 'acme', '--from', documents, '--dir', folder])
    const manifest = join(folder, 'definitions/acme.yaml')
    const files = ['orders', 'contacts'].flatMap((area) => ['--openapi', join(documents, `${area}.json`)])
    const compared = await runCli(['compare', manifest, ...files])
    const text = await readFile(manifest, 'utf8')
    expect([drafted.code, drafted.stdout.split('\n')[0], compared.stdout]).toEqual([
      0,
      '2 entities, 2 operations drafted',
      '2 operations compared: nothing wrong, 0 undocumented, 0 notes\n',
    ])
    expect([text.includes(`Drafted from ${basename(documents)} `), /^base_url: .*/m.exec(text)?.[0]]).toEqual([
      true,
      'base_url: https://api.acme.example',
    ])
  })

  it('names the folder that has none, the file that is none, and the schema that is no document', async () => {
    const [documents, folder] = [await folderOf('orders'), await folderOf()]
    const messageOf = async (...from: readonly string[]) =>
      (await runCli(['new', 'acme', ...from.flatMap((file) => ['--from', file]), '--dir', folder])).stderr
    expect(await messageOf(folder)).toBe(`Cannot use ${folder}: the folder has no .json, .yaml or .yml file\n`)
    expect(await messageOf(documents, TRACKER)).toBe(
      `Cannot use ${TRACKER} together with other files: it is a GraphQL schema\nUse it alone.\n`,
    )
    await writeFile(join(documents, 'settings.json'), '{"a": 1}')
    expect(await messageOf(documents)).toContain(`Cannot use ${join(documents, 'settings.json')}: `)
  })
})

describe('new --from a GraphQL schema', () => {
  it('drafts a manifest that compare finds nothing wrong with', async () => {
    const folder = await temporaryFolder()
    const only = ['--only', 'viewer', '--only', '*ssue*']
    const drafted = await runCli(['new', 'tracker', '--from', TRACKER, '--dir', folder, ...only])
    const compared = await runCli(['compare', join(folder, 'definitions/tracker.yaml'), '--graphql', TRACKER])
    expect([drafted.code, drafted.stdout.split('\n')[0], compared.code, compared.stdout]).toEqual([
      0,
      '3 entities, 8 operations drafted',
      0,
      '8 operations compared: nothing wrong, 0 undocumented, 0 notes\n',
    ])
  })

  it.each([
    [['--from', 'no.graphql'], 'Cannot use no.graphql: no such file\n'],
    [
      ['--from', TRACKER, '--only', 'isue'],
      `Cannot find "isue" in ${TRACKER}: no field of Query or Mutation matches\nDid you mean "issue"?\n`,
    ],
  ])('%j is a wrong command line', async (words, message) => {
    const { code, stderr } = await runCli(['new', 'acme', ...words, '--dir', await temporaryFolder()])
    expect([code, stderr]).toEqual([2, message])
  })
})

describe('new --ci', () => {
  const WORKFLOW = '.github/workflows/plugboard.yml'

  it('writes a workflow for the kinds that are there', async () => {
    const folder = await temporaryFolder()
    const { code, stdout } = await runCli(['new', '--ci', '--dir', folder])
    expect([code, stdout]).toEqual([0, `${folder}/${WORKFLOW}\n`])
    expect(await readdir(folder)).toEqual(['.github'])
  })

  it('writes it beside a new kind', async () => {
    const folder = await temporaryFolder()
    const { stdout } = await runCli(['new', 'acme', '--ci', '--dir', folder, '--json'])
    expect(JSON.parse(stdout)).toEqual({
      kind: 'acme',
      files: ['definitions/acme.yaml', 'fixtures/acme/snapshot.yaml', WORKFLOW].map((file) => join(folder, file)),
    })
  })

  it('replaces a workflow only with --force', async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, '.github/workflows'), { recursive: true })
    await writeFile(join(folder, WORKFLOW), 'mine')
    const { code, stderr } = await runCli(['new', '--ci', '--dir', folder])
    expect([code, stderr]).toEqual([2, expect.stringContaining('plugboard.yml: it already exists')])
    expect(await readFile(join(folder, WORKFLOW), 'utf8')).toBe('mine')
    expect((await runCli(['new', '--ci', '--dir', folder, '--force'])).code).toBe(0)
    expect(await readFile(join(folder, WORKFLOW), 'utf8')).toContain('plugboard review')
  })

  it('refuses options of a kind without its name', async () => {
    const { code, stderr } = await runCli(['new', '--ci', '--base-url', 'https://api.acme.example'])
    expect([code, stderr.split('\n')[0]]).toEqual([
      2,
      'Cannot use --base-url with only --ci: the name of the kind is missing',
    ])
  })

  it('has existing commands, only reads, pins its actions, and puts no branch name into a script', async () => {
    const folder = await temporaryFolder()
    await runCli(['new', '--ci', '--dir', folder])
    const workflow = parse(await readFile(join(folder, WORKFLOW), 'utf8')) as {
      permissions: unknown
      on: object
      jobs: { kinds: { steps: { run?: string; uses?: string }[] } }
    }
    const { steps } = workflow.jobs.kinds
    const scripts = steps.flatMap(({ run }) => run ?? [])
    const commands = scripts.flatMap((script) => /^npx plugboard (\w+)/.exec(script)?.[1] ?? [])
    const own = await readFile('.github/workflows/definitions.yml', 'utf8')
    expect([workflow.permissions, Object.keys(workflow.on)]).toEqual([{ contents: 'read' }, ['push', 'pull_request']])
    expect(commands).toEqual(['validate', 'check', 'generate', 'review', 'review'])
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([])
    expect(steps.flatMap(({ uses }) => uses ?? []).filter((action) => !own.includes(`uses: ${action} #`))).toEqual([])
  })
})

describe('new without a kind', () => {
  it('asks in a terminal, again until an answer can be used', async () => {
    const folder = await temporaryFolder()
    const answers = ['My Vendor', 'acme', 'not-there.yaml', '', 'http://acme.example', 'https://api.acme.example/v2']
    const { code, stderr } = await runCli(['new', '--dir', folder], { answers })
    const manifest = await readFile(join(folder, 'definitions/acme.yaml'), 'utf8')
    expect([code, stderr.split('\n'), /^base_url: \S+/m.exec(manifest)?.[0]]).toEqual([
      0,
      [
        'Name of the kind, such as my-vendor: My Vendor',
        'Cannot create kind "My Vendor": expected lowercase letters, digits and hyphens',
        'Name of the kind, such as my-vendor: acme',
        "File with the vendor's description (Enter: none): not-there.yaml",
        'Cannot read not-there.yaml: the file does not exist',
        "File with the vendor's description (Enter: none): ",
        'Base URL, https://… (Enter: write it later): http://acme.example',
        'Cannot use "http://acme.example" as base URL: expected https:// without query',
        'Base URL, https://… (Enter: write it later): https://api.acme.example/v2',
        '',
      ],
      'base_url: https://api.acme.example/v2',
    ])
  })

  it('asks for the operations of a description, and for no base URL that stands in it', async () => {
    const folder = await temporaryFolder()
    const { code, stdout } = await runCli(['new', '--dir', folder], {
      answers: ['library', LIBRARY, 'GET /books, GET /books/{bookId}'],
    })
    expect([code, stdout.split('\n')[0]]).toEqual([0, '1 entity, 2 operations drafted'])
  })

  it('asks for the base URL of a GraphQL schema, which has none', async () => {
    const folder = await temporaryFolder()
    const { code } = await runCli(['new', '--dir', folder], {
      answers: ['tracker', TRACKER, '', 'https://api.tracker.example/graphql'],
    })
    const manifest = await readFile(join(folder, 'definitions/tracker.yaml'), 'utf8')
    expect([code, manifest]).toEqual([0, expect.stringMatching(/^base_url: https:\/\/api\.tracker\.example/m)])
  })

  it.each([
    ['in no terminal', ['new']],
    ['with --json', ['new', '--json']],
  ])('says that the name is missing %s', async (_where, argv) => {
    const { code, stderr } = await runCli(argv, argv.includes('--json') ? { answers: [] } : {})
    expect([code, stderr]).toEqual([2, expect.stringContaining('Cannot create a kind: its name is missing')])
  })
})
