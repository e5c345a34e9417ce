/** The README's way into an application of one's own: its blocks run from a fresh clone, its files written as they stand there. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from '../support/packed.ts'

const ROOT = join(import.meta.dirname, '..', '..')
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

test('a program is compiled and runs as the README prints it', async () => {
  const clone = join(folder, 'plugboard')
  mkdirSync(clone)
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
  execFileSync('tar', ['--null', '-T', '-', '-cf', join(folder, 'clone.tar')], { cwd: ROOT, input: tracked })
  execFileSync('tar', ['-xf', join(folder, 'clone.tar')], { cwd: clone })
  const env = { ...process.env, npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_yes: 'true' }
  await run('npm', ['ci'], { cwd: clone, env, maxBuffer: 2 ** 26 })
  const blocks = blocksOf(readFileSync(join(ROOT, 'README.md'), 'utf8'), 'In your application')
  const files = blocks.filter(({ name }) => name !== '')
  const [install, start, ...others] = blocks.filter(({ name }) => name === '').map(({ text }) => text)
  expect([files.map(({ name }) => name), others]).toEqual([['index.ts', 'tsconfig.json'], []])
  await run('bash', ['-e', '-c', install!], { cwd: clone, env, maxBuffer: 2 ** 26 })
  const application = join(folder, 'my-app')
  for (const { name, text } of files) writeFileSync(join(application, name), text)
  const [compile, call] = start!.trim().split('\n')
  await run('bash', ['-e', '-c', compile!], { cwd: application, env })
  // Without an account's key no call is made, but the program has been read, and its package found.
  const keyless = call!.replace(/^STRIPE_KEY=\S+ /, '')
  const end = (await run('bash', ['-c', keyless], { cwd: application, env }).catch((error: unknown) => error)) as {
    stderr: string
  }
  expect([keyless === call, end.stderr]).toEqual([
    false,
    expect.stringContaining('ConnectorError: Cannot use these credentials for stripe'),
  ])
})
