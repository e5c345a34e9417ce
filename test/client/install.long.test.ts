/** The README's way into your own application: runs its blocks in a fresh clone, with its files as written. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../support/packed.ts'
import { ROOT } from '../support/root.ts'

const folder = mkdtempSync(join(tmpdir(), 'plugboard-install-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The blocks of a section: what shells run, and files by their names. */
function blocksOf(page: string, heading: string): readonly { readonly name: string; readonly text: string }[] {
  const [, rest = ''] = page.split(`\n## ${heading}\n`)
  const [section = ''] = rest.split('\n## ')
  return [...section.matchAll(/^```(?:sh|\w+ (\S+))\n([\s\S]*?)^```$/gm)].map(([, name = '', text]) => ({
    name,
    text: text!,
  }))
}

const clone = join(folder, 'plugboard')
const env = { ...process.env, npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_yes: 'true' }
const blocks = blocksOf(readFileSync(join(ROOT, 'README.md'), 'utf8'), 'In your application')
const files = blocks.filter(({ name }) => name !== '')
const [init = '', install = '', start = '', ...others] = blocks
  .filter(({ name }) => name === '')
  .map(({ text }) => text)

beforeAll(async () => {
  mkdirSync(clone)
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
  execFileSync('tar', ['--null', '-T', '-', '-cf', join(folder, 'clone.tar')], { cwd: ROOT, input: tracked })
  execFileSync('tar', ['-xf', join(folder, 'clone.tar')], { cwd: clone })
  await run('npm', ['ci'], { cwd: clone, env, maxBuffer: 2 ** 26 })
  await run('npm', ['run', 'build'], { cwd: clone, env, maxBuffer: 2 ** 26 })
}, 1_800_000)

/** Runs a block of the README as a shell would, in a folder. */
function pasted(block: string, cwd: string) {
  return run('bash', ['-e', '-c', block], { cwd, env, maxBuffer: 2 ** 26 })
}

test('the section has only the blocks that run here', () => {
  expect([files.map(({ name }) => name), others]).toEqual([['index.ts', 'tsconfig.json'], []])
})

test('plugboard init creates an application that installs, runs and passes its test', async () => {
  const { stdout } = await pasted(init, clone)
  expect(stdout).toMatch(/\ncustomers_1 {2}.*\n[\s\S]*\ncreated customers_251 {2}Ada Lovelace/)
  expect(stdout).toMatch(/# pass 2\n[\s\S]*# fail 0\n/)
})

test('a program is compiled and runs as the README prints it', async () => {
  await pasted(install, clone)
  const application = join(folder, 'my-own')
  for (const { name, text } of files) writeFileSync(join(application, name), text)
  const { stdout } = await pasted(start, application)
  const [first = '', ...customers] = stdout.trim().split('\n')
  expect([first, customers.length]).toEqual(["10 true { limit: 10, starting_after: 'customers_10' }", 250])
})
