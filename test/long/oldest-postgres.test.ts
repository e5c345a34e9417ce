/** The tests of storage, search and sync on the oldest PostgreSQL that the server accepts; the gate runs those of words there. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

const FOLDERS = ['test/server/ground/store', 'test/server/copy']

test('storage, search and sync work on the oldest supported PostgreSQL', async () => {
  const { DATABASE_URL: _, ...inherited } = process.env
  const vitest = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--testTimeout=120000', ...FOLDERS],
    { cwd: ROOT, env: { ...inherited, PLUGBOARD_TEST_POSTGRES: 'oldest' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const output: string[] = []
  vitest.stdout.on('data', (chunk) => output.push(String(chunk)))
  vitest.stderr.on('data', (chunk) => output.push(String(chunk)))
  const [code] = await once(vitest, 'exit')
  expect(code, output.join('').slice(-20_000)).toBe(0)
}, 1_800_000)
