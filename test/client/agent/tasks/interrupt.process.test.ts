/** Ctrl-C while a model does the tasks. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { ROOT } from '../../../support/root.ts'
import { KEY, MODEL, startModels } from './models.ts'

it('prints what was measured so far, without the key, and ends with 130', async () => {
  const { url } = await startModels(() => [])
  const args = ['--import', 'tsx', join('test', 'support', 'measure-tasks.ts'), '--model', MODEL, '--endpoint', url]
  const env = { ...process.env, MODEL_API_KEY: KEY }
  const run = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(run, 'exit')
  const faults: string[] = []
  run.stderr.on('data', (chunk: Buffer) => faults.push(String(chunk)))
  const lines: string[] = []
  for await (const line of createInterface({ input: run.stdout })) {
    if (lines.push(line) === 2) run.kill('SIGINT')
  }
  const [code] = await ended
  expect([code, faults.join('')]).toEqual([130, expect.stringMatching(/^interrupted in the task ".*"\n$/)])
  expect(lines.at(-1)).toMatch(
    /^0 of \d+ tasks played, of 40 in all end, with 7 kinds connected; 0 calls, \d+ tokens in/,
  )
  expect([...lines, ...faults].join('\n')).not.toContain(KEY)
})
