/** The path of a newcomer, only by README and without an account: clone, first command, an application. It prints the time of each step. */
import { execFileSync } from 'node:child_process'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { blocksOf } from '../../support/blocks.ts'
import { run } from '../../support/packed.ts'
import { ROOT } from '../../support/root.ts'

const env = { ...process.env, npm_config_audit: 'false', npm_config_yes: 'true' }

/** Returns the commands of a newcomer with their folders, one at a time: a block of README joins them by `&&`. */
function commands(): { readonly line: string; readonly at: string }[] {
  const [first = '', init = ''] = blocksOf('README.md', 'From a clone').flatMap(({ language, text }) =>
    language === 'sh' ? [text.trim()] : [],
  )
  const [create = '', , ...others] = init.split(' && ')
  return [
    { line: `git clone --quiet "file://${ROOT}" plugboard`, at: '.' },
    ...[...first.split(' && '), create].map((line) => ({ line, at: 'plugboard' })),
    ...others.map((line) => ({ line, at: 'my-app' })),
  ]
}

function isInstalled(shell: string): boolean {
  const isProgram = (folder: string) => {
    try {
      accessSync(join(folder, shell), constants.X_OK)
      return true
    } catch {
      return false
    }
  }
  return (process.env.PATH ?? '').split(delimiter).some(isProgram)
}

describe.each(['bash', 'zsh'])('with %s', (shell) => {
  if (!isInstalled(shell)) process.stdout.write(`The path is not walked with ${shell}: it is not installed.\n`)

  test.skipIf(!isInstalled(shell))(
    'README leads from the clone to an application that lists, creates and is tested',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'plugboard-newcomer-'))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      const printed: string[] = []
      const begun = performance.now()
      for (const { line, at } of commands()) {
        const start = performance.now()
        // As an interactive shell takes a line, in which a comment is no comment to zsh.
        const { stdout } = await run(shell, ['-i', '-c', line], { cwd: join(folder, at), env, maxBuffer: 2 ** 26 })
        process.stdout.write(`${shell} ${secondsSince(start)} s  ${line}\n`)
        printed.push(stdout)
      }
      process.stdout.write(`${shell} ${secondsSince(begun)} s  in all, at ${head()}\n`)
      const all = printed.join('\n')
      for (const part of [/"id": "cus_1"/, /\ncustomers_1 {2}/, /\ncreated customers_251 {2}/, /# fail 0\n/])
        expect(all).toMatch(part)
    },
    1_800_000,
  )
})

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1).padStart(6)
}

function head(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
}
