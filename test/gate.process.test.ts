/** `.ci/run` beside an npm that only notes its calls: the order of suites, failed files that run again, and what ends the gate. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SUITES = ['ok', 'test:server', 'test:kinds', 'test:engines', 'test:browser']
const GREEN = ['ci', ...SUITES.map((suite) => `run ${suite}`)]
const PROGRAMS = ['bash', 'dirname', 'mktemp', 'rm']

/** A program of the shell that answers each call by the first matching line of `cases`, and succeeds otherwise. */
const programOf = (cases: string) => `#!/bin/sh\necho "$*" >>"$CALLS"\ncase "$*" in\n${cases}\nesac\n`

/** Runs the gate with an npm that fails as `cases` of the shell say. Returns its exit code, npm's calls, and the lines after the last. */
function runGate(cases = '', chromium = '/bin/sh') {
  const folder = mkdtempSync(join(tmpdir(), 'gate-'))
  const bin = join(folder, 'bin')
  for (const name of ['.ci', 'bin', 'tmp']) mkdirSync(join(folder, name))
  copyFileSync(join(import.meta.dirname, '..', '.ci', 'run'), join(folder, '.ci', 'run'))
  for (const name of PROGRAMS) symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), join(bin, name))
  writeFileSync(join(bin, 'npm'), programOf(cases))
  writeFileSync(join(bin, 'id'), '#!/bin/sh\necho 1000\n')
  for (const name of ['npm', 'id']) chmodSync(join(bin, name), 0o755)
  const calls = join(folder, 'calls')
  writeFileSync(calls, '')
  const env = { PATH: bin, CALLS: calls, CHROMIUM: chromium, TMPDIR: join(folder, 'tmp') }
  const { status, stdout } = spawnSync(join(bin, 'bash'), [join(folder, '.ci', 'run')], { env, encoding: 'utf8' })
  return { status, calls: readFileSync(calls, 'utf8').trim().split('\n'), stdout }
}

const fails = (call: string, ...files: string[]) =>
  `"${call}") printf '%s' '${files.map((file) => `${file}\n`).join('')}' >"$PLUGBOARD_FAILURES"; exit 1;;`

it('runs every suite and prints the seconds of each', () => {
  const { status, calls, stdout } = runGate()
  expect([status, calls]).toEqual([0, GREEN])
  expect(stdout.replaceAll(/ +\d+ s/g, 'N s')).toBe(SUITES.map((suite) => `N s  npm run ${suite}\n`).join(''))
})

it('names a file that fails and then passes, at the very end', () => {
  const { status, calls, stdout } = runGate(`${fails('run test:server', 'test/server/a.test.ts')}
    ${fails('run ok', 'test/b.test.ts')}`)
  expect([status, calls.slice(0, 5)]).toEqual([
    0,
    ['ci', 'run ok', 'run test -- test/b.test.ts', 'run test:server', 'run test:server -- test/server/a.test.ts'],
  ])
  expect(stdout.trim().split('\n').slice(-2)).toEqual(['FLAKY: test/b.test.ts', 'FLAKY: test/server/a.test.ts'])
})

it.each([
  ['a file that fails twice', `${fails('run test:kinds', 'test/a.test.ts')} *a.test.ts) exit 1;;`, 5],
  ['a failure outside of all tests, as of the linter', '"run ok") exit 1;;', 2],
  ['more failed files than chance explains', fails('run ok', ...Array.from({ length: 11 }, (_, at) => `${at}.ts`)), 2],
  ['an installation that fails', 'ci) exit 1;;', 1],
])('ends at %s', (_, cases, count) => {
  const { status, calls } = runGate(cases)
  expect([status, calls.length]).toEqual([1, count])
})

it('ends without a browser and prints the command that installs one', () => {
  const { status, calls, stdout } = runGate('', 'absent')
  expect([status, calls]).toEqual([1, ['ci']])
  expect(stdout).toContain('apt-get install -y -qq --no-install-recommends chromium')
})
