/** `plugboard serve` as a process of its own, in which something fails that nothing waits for. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'
import { createMasterKey } from '../../server/ground/vault/index.ts'
import { compiledProgram } from '../support/compiled.ts'
import { makeTestPostgres } from '../support/database.ts'

const PROGRAM = compiledProgram(join(import.meta.dirname, '..', 'server', 'upgrades', 'plugboard-process.ts'))

/** Loaded before the program: at a signal, a promise is rejected, and an error thrown. */
const FAULTS = `process.on('SIGUSR2', () => {
  Promise.reject(new Error('a rejection'))
  throw new Error('an exception')
})`

it('F17 an uncaught exception and rejection are logged and counted, and the server continues', async () => {
  const { url, drop } = await makeTestPostgres('migrated')
  onTestFinished(drop)
  const folder = await mkdtemp(join(tmpdir(), 'plugboard-uncaught-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await createMasterKey(join(folder, 'master.key'))
  const words = [
    'serve',
    '--json',
    '--data',
    folder,
    '--port',
    '0',
    '--set',
    'admin.port=0',
    '--set',
    'limits.drainSeconds=0',
  ]
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(FAULTS)}`, PROGRAM, ...words],
    {
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  let said = ''
  for await (const line of createInterface(child.stdout)) {
    said += line
    if (line === '}') break
  }
  if (said === '') throw new Error(errors)
  const { admin, listens_on: origin } = JSON.parse(said) as { readonly admin: string; readonly listens_on: string }
  const read = async () => (await fetch(`${admin}/metrics`)).text()
  child.kill('SIGUSR2')
  await expect.poll(read).toContain('plugboard_unexpected_errors_total{where="process"} 2\n')
  await expect.poll(() => errors.match(/"error":\{"type":"Error","message":"an? \w+"/g)?.length).toBe(2)
  expect((await fetch(`${origin}/docs`)).status).toBe(200)
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number | null]
  expect(code).toBe(0)
})
