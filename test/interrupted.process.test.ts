/** A run of the tests that is ended from outside leaves neither processes nor files. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const base = mkdtempSync(join(tmpdir(), 'plugboard-interrupted-'))
afterAll(() => rmSync(base, { recursive: true }))

interface Run {
  readonly run: ChildProcess
  readonly folder: string
  /** Processes that the run started, and processes that those started. */
  readonly pids: readonly number[]
}

async function startRun(): Promise<Run> {
  const script = join(import.meta.dirname, 'support', 'run-process.ts')
  const env = { ...process.env, TMPDIR: base }
  const run = spawn(process.execPath, ['--import', 'tsx', script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(run.stdout, 'data')) as [Buffer]
  const started = JSON.parse(String(line)) as Omit<Run, 'run'>
  // One that is about to be replaced by its program has no command line for a moment.
  await expect.poll(() => running(started.pids)).toEqual(started.pids)
  return { run, ...started }
}

/** Returns the processes that still run, without ended ones that wait for their parent. */
function running(pids: readonly number[]): number[] {
  return pids.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
    } catch {
      return false
    }
  })
}

describe.runIf(existsSync('/proc/self/environ'))('a run that is interrupted', () => {
  it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
    'by %s ends its processes and removes its files',
    async (signal) => {
      const { run, folder, pids } = await startRun()
      expect(existsSync(folder)).toBe(true)
      run.kill(signal)
      await expect.poll(() => [running(pids), existsSync(folder)]).toEqual([[], false])
    },
  )

  it('with its guard is cleaned up by the next run', async () => {
    const first = await startRun()
    process.kill(guardOf(first.folder), 'SIGKILL')
    first.run.kill('SIGKILL')
    await once(first.run, 'exit')
    await expect.poll(() => running(first.pids)).toEqual(first.pids)
    const second = await startRun()
    expect([running(first.pids), existsSync(first.folder)]).toEqual([[], false])
    second.run.kill('SIGKILL')
    await expect.poll(() => existsSync(second.folder)).toBe(false)
  })
})

/** The guard that watches a run's folder. */
function guardOf(folder: string): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const guards = pids.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`guard.mjs\0${folder}`)
    } catch {
      return false
    }
  })
  expect(guards).toHaveLength(1)
  return Number(guards[0])
}
