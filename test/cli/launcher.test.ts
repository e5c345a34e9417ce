/** The program that npm links: in a clone it is there before a build is. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PACKAGE_ROOT } from '../../runtime/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'plugboard-launcher-'))
const manifest = JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')) as {
  readonly bin: { readonly plugboard: string }
  readonly files: readonly string[]
}
const program = join(folder, manifest.bin.plugboard)
cpSync(join(PACKAGE_ROOT, manifest.bin.plugboard), program)
writeFileSync(join(folder, 'package.json'), '{"type": "module"}')

afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the program as a shell runs it: by its first line. */
function launch(...words: readonly string[]): unknown[] {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' })
  return [status, stdout, stderr]
}

describe('the program of the package', () => {
  it('comes with the package', () => {
    expect(manifest.files).toContain(manifest.bin.plugboard)
  })

  it('says what to run where nothing is built', () => {
    const told = `Cannot run plugboard: ${folder}/ holds no build of it.\nRun "npm ci && npm run build" there first.\n`
    expect(launch('kinds')).toEqual([69, '', told])
  })

  it('runs what is built, with its words and its exit code', () => {
    mkdirSync(join(folder, 'dist', 'cli'), { recursive: true })
    const built = `export async function main() {
      process.stdout.write(process.argv.slice(2).join(' '))
      process.exitCode = 3
    }`
    writeFileSync(join(folder, 'dist', 'cli', 'index.js'), built)
    expect(launch('kinds', '--json')).toEqual([3, 'kinds --json', ''])
  })
})
