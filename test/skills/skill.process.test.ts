/** Every block of the skill for coding agents runs: its commands, its programs, its tests and its kind, against the sources. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { platform } from '../../client/index.ts'
import { type Block, blocksOf, follow } from '../support/blocks.ts'
import { run } from '../support/packed.ts'
import { ROOT } from '../support/root.ts'

/** Blocks that install, which the rehearsal of a release follows. */
const isInstall = ({ text: lines }: Block) => /\bnpm install\b/.test(lines)
/** The blocks of the page that agents load, and of the one to which it leads. */
const BLOCKS = ['skills/plugboard/SKILL.md', 'skills/plugboard/kinds.md']
  .flatMap((page) => blocksOf(page))
  .filter((block) => !isInstall(block))

/** The program of this tree in the place of an installed one. */
const PROGRAM = `#!/bin/sh
exec "${process.execPath}" --import "${join(ROOT, 'node_modules', 'tsx', 'dist', 'loader.mjs')}" "${join(ROOT, 'cli', 'index.ts')}" "$@"
`
const INSTALLED = ['tsx', 'typescript', '@types', 'json-schema-to-typescript']

const folder = await mkdtemp(join(tmpdir(), 'plugboard-skill-'))
let printed: readonly string[]

beforeAll(async () => {
  const modules = join(folder, 'node_modules')
  await mkdir(join(modules, '.bin'), { recursive: true })
  for (const name of INSTALLED) await symlink(join(ROOT, 'node_modules', name), join(modules, name))
  for (const name of ['tsx', 'tsc'])
    await symlink(join(ROOT, 'node_modules', '.bin', name), join(modules, '.bin', name))
  await writeFile(join(modules, '.bin', 'plugboard'), PROGRAM, { mode: 0o755 })
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  const blocks = BLOCKS.map((block) =>
    block.name === 'tsconfig.json' ? { ...block, text: withSources(block.text) } : block,
  )
  printed = await follow(blocks, folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

interface Options {
  readonly compilerOptions: { readonly paths: Readonly<Record<string, readonly string[]>> }
}

/** The options that the skill shows, with the packages read from their sources. */
function withSources(options: string): string {
  const { compilerOptions } = JSON.parse(options) as Options
  const { paths: own } = (JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as Options).compilerOptions
  const paths = Object.fromEntries(
    Object.entries(own).map(([name, files]) => [name, files.map((file) => join(ROOT, file))]),
  )
  return JSON.stringify({ compilerOptions: { ...compilerOptions, paths } })
}

/** Output of the commands that hold a text. */
function printedBy(part: string): string {
  const index = BLOCKS.findIndex(({ language, text: lines }) => language === 'sh' && lines.includes(part))
  return printed[index] ?? `no block has ${part}`
}

/** Output of a program of the skill. */
async function output(name: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', name], {
    cwd: folder,
    env: { ...process.env, ...env },
  })
  return stdout.trim()
}

it('the pages name the skill as its folder, describe it within the limits of the form, and stay short', async () => {
  const page = await readFile(join(ROOT, 'skills/plugboard/SKILL.md'), 'utf8')
  const [, name, description = ''] = /^---\nname: ([a-z-]+)\ndescription: (.+)\n(?:.+\n)*---\n/.exec(page) ?? []
  expect([name, description.length > 0, description.length <= 1024]).toEqual(['plugboard', true, true])
  expect(page.split('\n').length).toBeLessThanOrEqual(201)
})

it('the commands find an operation, and show its params and the fields of its records', () => {
  const found = printedBy('plugboard find')
  for (const part of [
    'stripe refunds create',
    'PLUGBOARD_STRIPE_API_KEY',
    '### invoices list',
    '| `amount_remaining` |',
  ])
    expect(found).toContain(part)
})

it('the programs compile, one lists open invoices, and the tests pass', async () => {
  const lines = printedBy('npx tsc').split('\n')
  expect([
    lines[0],
    lines.filter((line) => /^invoices_\d+ \d+$/.test(line)).length,
    lines.includes('# fail 0'),
  ]).toEqual([
    expect.stringMatching(/^10 true \{ status: 'open', limit: 10, starting_after: 'invoices_\d+' \}$/),
    25,
    true,
  ])
})

it('the programs that write and that handle a refusal print what the skill says', async () => {
  expect(await output('write.ts')).toBe("{ plan: 'basic' }")
  expect(await output('errors.ts')).toMatch(/^record_not_found false \S+\nundefined 404 \S+$/)
})

it('the kind is checked with its fixture, answers, and is called from a program', async () => {
  const checked = printedBy('plugboard check')
  expect(checked).toContain('1 manifest without problems\n')
  expect(checked).toContain('1 fixture (0 documented, 1 composed, 0 recorded) replayed over HTTP, no fault')
  expect(checked).toContain('"next_cursor": "after_2"')
  expect((await output('acme.ts')).split('\n').length).toBe(3)
})

it('the program of hosted mode asks the customer to connect, then calls', async () => {
  const server = spawn(join(folder, 'node_modules', '.bin', 'plugboard'), SERVE, { cwd: folder, stdio: STDIO })
  try {
    const { origin, first_application: client } = await firstLine(server)
    const access = { baseUrl: origin, clientId: client.client_id, clientSecret: client.client_secret }
    const env = {
      PLUGBOARD_URL: origin,
      PLUGBOARD_CLIENT_ID: access.clientId,
      PLUGBOARD_CLIENT_SECRET: access.clientSecret,
    }
    expect(await output('hosted.ts', env)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/connect#\S+$/)
    await platform(access).connectors.create({
      externalUserId: 'user_1',
      kind: 'stripe',
      name: 'Payments',
      credentials: { api_key: 'any-key' },
    })
    expect(await output('hosted.ts', env)).toMatch(/^\[\n {2}'\w+ \w+'/)
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
  }
})

const FREE = ['--port', '0', '--set', 'admin.port=0', '--set', 'limits.drainSeconds=0']
const SERVE = ['serve', '--sandbox', '--json', '--data', 'data', ...FREE]
const STDIO = ['ignore', 'pipe', 'pipe'] satisfies ['ignore', 'pipe', 'pipe']

interface Started {
  readonly origin: string
  readonly first_application: { readonly client_id: string; readonly client_secret: string }
}

/** Output of a server once it listens. @throws Error with its log, when it ends before that */
async function firstLine({ stdout, stderr }: ChildProcess): Promise<Started> {
  if (!stdout || !stderr) throw new Error('the server has no output')
  const log = text(stderr)
  const found = await new Promise<string | undefined>((resolve) => {
    const chunks: string[] = []
    stdout.setEncoding('utf8').on('data', (chunk: string) => {
      chunks.push(chunk)
      if (isWhole(chunks.join(''))) resolve(chunks.join(''))
    })
    stdout.once('end', () => resolve(undefined))
  })
  if (found === undefined) throw new Error(`the server ended: ${await log}`)
  return JSON.parse(found) as Started
}

function isWhole(json: string): boolean {
  try {
    JSON.parse(json)
    return true
  } catch {
    return false
  }
}
