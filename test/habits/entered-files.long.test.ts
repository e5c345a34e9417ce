/** The bounds on the files that one call enters, as `npm run measure:house` prints them: without a test runner, which adds functions. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

test.each([
  { call: 'local execute', most: 20, options: ['--local'] },
  { call: 'hosted execute', most: 60, options: [] },
])('a $call enters at most $most files', async ({ call, most, options }) => {
  const args = ['--import', 'tsx', 'test/support/measure-house.ts', '--files', ...options]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: 2 ** 24 })
  const [, files, entered] = new RegExp(`^${call} +(\\d+) files.*\n((?: {4}.*\n)*)`, 'm').exec(stdout)!
  expect(Number(files), entered).toBeLessThanOrEqual(most)
})
