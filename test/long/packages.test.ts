/** The three packages as they are published: what is in them, and the server and the command line installed and used. */
import { createPackageFromTarballData, checkPackage } from '@arethetypeswrong/core'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PackageName, PACKAGES, packAll, type Press, type Project } from '../support/packed.ts'

const NAMES = Object.keys(PACKAGES) as PackageName[]
const REPLAYED = ['execute', 'stripe', 'customers', 'list', '--params', '{"limit":2}', '--sandbox', '--json']

/** The most that the package of a name has unpacked. */
const UNPACKED_MB = { plugboard: 12, '@plugboard/server': 5, '@plugboard/cli': 4 } as const

let press: Press

beforeAll(async () => {
  press = await packAll()
})

afterAll(() => press.close())

describe('each package', () => {
  let all: Project

  beforeAll(async () => {
    all = await press.projectWith(...NAMES)
  })

  test.each(NAMES)('%s has what a registry and a reader need', async (name) => {
    const text = await readFile(join(all.folder, 'node_modules', name, 'package.json'), 'utf8')
    const manifest = JSON.parse(text) as Record<string, unknown>
    const paths = press.packed.get(name)!.files.map(({ path }) => path)
    expect(['README.md', 'LICENSE'].filter((file) => !paths.includes(file))).toEqual([])
    expect(manifest).toMatchObject({
      name,
      repository: { type: 'git', url: 'git+https://github.com/plugboard/plugboard.git' },
      bugs: expect.stringContaining('/issues'),
      homepage: expect.any(String),
      keywords: expect.arrayContaining(['api']),
      engines: { node: '>=20.19' },
      license: 'MIT',
    })
  })

  test.each(NAMES)('%s: publint finds nothing to say', async (name) => {
    const { messages } = await publint({ pkgDir: join(all.folder, 'node_modules', name), pack: false, strict: true })
    expect(messages).toEqual([])
  })

  test.each(NAMES)(
    '%s: every way of resolving it finds its types, but for CommonJS, which it is not for',
    async (name) => {
      const { filename } = press.packed.get(name)!
      const tarball = await readFile(join(press.folder, filename))
      const result = await checkPackage(createPackageFromTarballData(tarball))
      const problems = 'problems' in result ? result.problems : []
      // Resolution of before `exports` and `require` of an ES module.
      const expected = problems.filter(
        (problem) =>
          ('resolutionKind' in problem && problem.resolutionKind === 'node10') || problem.kind === 'CJSResolvesToESM',
      )
      expect([result.types !== false, problems.filter((problem) => !expected.includes(problem))]).toEqual([true, []])
    },
  )

  test.each(NAMES)('%s is small, with the kinds and fixtures that it carries', (name) => {
    const { unpackedSize } = press.packed.get(name)!
    process.stdout.write(`${name}: ${(unpackedSize / 1e6).toFixed(1)} MB unpacked\n`)
    expect(unpackedSize / 1e6).toBeLessThan(UNPACKED_MB[name])
  })

  test.each([
    ['@plugboard/server', ['plugboard', '@plugboard/server']],
    ['@plugboard/cli', ['plugboard', '@plugboard/cli']],
    ['all three', NAMES],
  ] as const)('%s: its size is printed', async (title, names) => {
    const { packages, megabytes } = await (await press.projectWith(...names)).measure()
    process.stdout.write(`${title}: ${packages} packages, ${megabytes.toFixed(1)} MB\n`)
    expect(packages).toBeGreaterThan(1)
  })
})

test('the command line without the server executes, and says what to install for what it lacks', async () => {
  const project = await press.projectWith('plugboard', '@plugboard/cli')
  const { code, stdout } = await project.program('plugboard', ...REPLAYED)
  expect([code, (JSON.parse(stdout) as { records: unknown[] }).records.length]).toEqual([0, 2])
  const checked = await project.program('plugboard', 'check', 'stripe')
  expect([checked.code, checked.stdout.includes('stripe: not compared with its snapshot')]).toEqual([0, true])
  const weighed = await project.program('plugboard', 'check', 'orb', '--evidence', '--json')
  expect([weighed.code, /"described": [1-9]/.test(weighed.stdout)]).toEqual([0, true])
  const lacking = [['serve'], ['config', 'check'], ['migrate'], ['doctor'], ['generate', '--check']]
  const ends = await Promise.all(lacking.map((words) => project.program('plugboard', ...words)))
  const missing = (word: string) =>
    `Cannot run plugboard ${word}: @plugboard/server is not installed\nInstall it: npm install @plugboard/server\n`
  expect(ends.map((end) => [end.code, end.stdout, end.stderr])).toEqual([
    [78, '', missing('serve')],
    [78, '', missing('config')],
    [78, '', missing('migrate')],
    [78, '', missing('doctor')],
    [78, '', expect.stringContaining('npm install --save-dev json-schema-to-typescript')],
  ])
})

const SERVING = `import { startServer } from '@plugboard/server'
import { readConfig } from '@plugboard/server/config'

const set = ['listen.port=0', 'admin.port=0', 'limits.drainSeconds=0', 'dataDirectory=' + process.cwd() + '/data', 'log.level=silent']
const server = await startServer(readConfig({ env: {}, set }))
const answer = await fetch(server.origin + '/api/v1/account/applications/token', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ client_id: server.firstApplication.clientId, client_secret: server.firstApplication.clientSecret }),
})
await server.close()
console.log(JSON.stringify(answer.status))
`

test('the server without the command line serves, from a program', async () => {
  const project = await press.projectWith('plugboard', '@plugboard/server')
  expect(await project.node('serve.mjs', SERVING)).toBe(200)
})

const CALLING = `import { connect, platform } from 'plugboard'
import { readFileSync } from 'node:fs'

const { origin, first_application: first } = JSON.parse(readFileSync('server.json', 'utf8'))
const application = { baseUrl: origin, clientId: first.client_id, clientSecret: first.client_secret }
const api = platform(application)
const made = await api.connectors.create({ externalUserId: 'user_1', kind: 'stripe', name: 'Payments', credentials: { api_key: 'any-key' } })
const stripe = await connect('stripe', { hosted: { ...application, externalUserId: 'user_1', connectorId: made.id } })
console.log(JSON.stringify((await stripe.customers.list({ limit: 2 })).records.length))
`

test('all three together: the program serves with a sandbox, and the client executes there', async () => {
  const project = await press.projectWith(...NAMES)
  const words = [
    'serve',
    '--sandbox',
    '--data',
    join(project.folder, 'data'),
    '--port',
    '0',
    '--set',
    'admin.port=0',
    '--set',
    'limits.drainSeconds=0',
    '--json',
  ]
  const server = spawn(join(project.folder, 'node_modules', '.bin', 'plugboard'), words, { cwd: project.folder })
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer]
    await project.write('server.json', line.toString())
    expect(await project.node('call.mjs', CALLING)).toBe(2)
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
  }
})
