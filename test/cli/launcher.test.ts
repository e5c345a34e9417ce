/** The programs that npm links: in a clone they are there before a build is. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PACKAGE_ROOT } from '../../runtime/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'plugboard-launcher-'))
const modules = join(folder, 'node_modules')
const CLI = join(modules, '@plugboard', 'cli')

afterAll(() => rmSync(folder, { recursive: true }))

const BUILT = `export async function main() {
  process.stdout.write(process.argv.slice(2).join(' '))
  process.exitCode = 3
}`

/** Copies what npm would install of a package of this repository before a build. Gives its program. */
function install(home: string, to: string): string {
  const file = join(PACKAGE_ROOT, home, 'package.json')
  const { bin, files } = JSON.parse(readFileSync(file, 'utf8')) as { bin: { plugboard: string }; files: string[] }
  expect(files).toContain(bin.plugboard)
  mkdirSync(to, { recursive: true })
  cpSync(file, join(to, 'package.json'))
  cpSync(join(PACKAGE_ROOT, home, bin.plugboard), join(to, bin.plugboard))
  return join(to, bin.plugboard)
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
})
