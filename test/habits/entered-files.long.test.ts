/** The bound on the files that one call enters, as `npm run measure:house` prints it: without a test runner, which adds functions. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const MOST_FILES = 16

test('a local execute enters at most 16 files', async () => {
  const args = ['--import', 'tsx', 'test/support/measure-house.ts', '--local', '--files']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: 2 ** 24 })
  const [, files] = /^local execute +(\d+) files/m.exec(stdout)!
  const entered = stdout.match(/^ {4}runtime\/.*$/gm)
  expect(Number(files), entered!.join('\n')).toBeLessThanOrEqual(MOST_FILES)
})
