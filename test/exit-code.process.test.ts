/** A run of the tests in which one fails has to fail, whatever the servers that it started do at its end. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('a run with a failing test exits with 1, with PostgreSQL too', async () => {
  const vitest = join(import.meta.dirname, '..', 'node_modules', 'vitest', 'vitest.mjs')
  const config = join(import.meta.dirname, 'support', 'failing', 'vitest.config.ts')
  const { DATABASE_URL: _, VITEST: __, ...env } = process.env
  const run = spawn(process.execPath, [vitest, 'run', '--config', config], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  run.stdout.on('data', (chunk: Buffer) => (output += String(chunk)))
  run.stderr.resume()
  const [code] = (await once(run, 'exit')) as [number | null]
  expect([code, output.includes('1 failed')]).toEqual([1, true])
})
