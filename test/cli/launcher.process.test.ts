/** The programs that npm links: in a clone they are there before a build is. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { transformSync } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'
import { ROOT } from '../support/root.ts'

const folder = mkdtempSync(join(tmpdir(), 'plugboard-launcher-'))
const modules = join(folder, 'node_modules')
const CLI = join(modules, '@plugboard', 'cli')

afterAll(() => rmSync(folder, { recursive: true }))

const BUILT = `export async function main() {
  process.stdout.write(process.argv.slice(2).join(' '))
  process.exitCode = 3
}`

/** Says which process it is, and runs until it is told to end. */
const SERVING = `export async function main() {
  process.on('SIGTERM', () => process.exit(5))
  setInterval(() => {}, 60_000)
  process.stdout.write(String(process.pid))
}`

/** Copies what npm would install of a package of this repository before a build. Gives its program. */
function install(home: string, to: string): string {
  const file = join(ROOT, home, 'package.json')
  const { bin, files } = JSON.parse(readFileSync(file, 'utf8')) as { bin: { plugboard: string }; files: string[] }
  expect(files).toContain(bin.plugboard)
  mkdirSync(to, { recursive: true })
  cpSync(file, join(to, 'package.json'))
  cpSync(join(ROOT, home, bin.plugboard), join(to, bin.plugboard))
  return join(to, bin.plugboard)
}

/** A module that has Node.js say that it is of another version. */
const versioned = (version: string) =>
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`

/** Runs a program by a Node.js that says it is of a version. */
function launchBy(version: string, program: string): unknown[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', versioned(version), program], {
    encoding: 'utf8',
  })
  return [status, stdout, stderr]
}

/** Runs a program as a shell runs it: by its first line. */
function launch(program: string, ...words: readonly string[]): unknown[] {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' })
  return [status, stdout, stderr]
}

describe('the program plugboard', () => {
  it('says in one line what to install or to build, and then runs it with its words and its exit code', () => {
    const program = install('.', join(modules, 'plugboard'))
    const missing = 'Cannot run plugboard: @plugboard/cli is not installed. Run: npm install @plugboard/cli\n'
    expect(launch(program, 'kinds')).toEqual([69, '', missing])
    const ownProgram = install('cli', CLI)
    const unbuilt = `Cannot run plugboard: ${CLI}/ holds no build of it. Run: npm ci && npm run build\n`
    expect([launch(program, 'kinds'), launch(ownProgram, 'kinds')]).toEqual([
      [69, '', unbuilt],
      [69, '', unbuilt],
    ])
    mkdirSync(dirname(join(CLI, 'dist', 'cli', 'index.js')), { recursive: true })
    writeFileSync(join(CLI, 'dist', 'cli', 'index.js'), BUILT)
    expect([launch(program, 'kinds', '--json'), launch(ownProgram)]).toEqual([
      [3, 'kinds --json', ''],
      [3, '', ''],
    ])
  })

  it.each(['.', 'cli'])('of %s takes the signals of a supervisor: it starts no other process', async (home) => {
    const program = install(home, home === '.' ? join(modules, 'plugboard') : CLI)
    install('cli', CLI)
    const built = join(CLI, 'dist', 'cli', 'index.js')
    mkdirSync(dirname(built), { recursive: true })
    writeFileSync(built, SERVING)
    const child = spawn(program, ['serve'])
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit')) as [number]
    expect([Number(String(said)), code]).toEqual([child.pid, 5])
  })
  it.each(['.', 'cli'])('of %s says which Node.js it needs, in words that an old one reads', (home) => {
    const text = readFileSync(join(ROOT, home, 'package.json'), 'utf8')
    const [, floor] = /^>=([\d.]+)$/.exec((JSON.parse(text) as { engines: { node: string } }).engines.node)!
    const program = join(ROOT, home, 'plugboard.js')
    const refused = (version: string) => [
      69,
      '',
      `Cannot run plugboard: Node.js ${version} is too old. Install Node.js ${floor} or later\n`,
    ]
    for (const version of ['12.22.12', '18.20.8', '20.18.3'])
      expect(launchBy(version, program)).toEqual(refused(version))
    const source = readFileSync(program, 'utf8')
    const forTarget = (target: string) => transformSync(source, { target, format: 'esm' }).code
    expect(forTarget('node12.20')).toBe(forTarget('esnext'))
  })

  it('is named as you called it: in help, in hints of errors and in the next command', () => {
    const printed = (...words: readonly string[]) => {
      const { stdout, stderr } = spawnSync('npx', ['tsx', 'cli/index.ts', ...words], { cwd: ROOT, encoding: 'utf8' })
      return stdout + stderr
    }
    const list = ['execute', 'stripe', 'customers', 'list', '--params', '{"limit": 2}', '--sandbox', '--table']
    const texts = [printed('kinds', '--help'), printed('explain', 'stripe', 'customers'), printed(...list)]
    for (const text of texts) {
      expect(text).toContain('npx tsx cli/index.ts ')
      expect(text).not.toMatch(/(?<!Cannot run )\bplugboard (?:kinds|explain|execute)/)
    }
  })
})
