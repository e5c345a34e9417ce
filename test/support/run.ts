/** Vitest's global setup for the whole run: one folder for its temporary files, and a guard that outlives it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'plugboard-test-'
const GUARD = join(import.meta.dirname, 'guard.mjs')

/**
 * Makes the folder, in which `tmpdir()` lies from now on, for processes that tests start as well. The function returned removes it
 * with every process that still runs there. A run that is killed has the same done by its guard; what a killed guard left, the next
 * run removes.
 */
export default async function setUpRun(): Promise<() => Promise<void>> {
  const before = tmpdir()
  await removeStale(before)
  const folder = await mkdtemp(join(before, `${PREFIX}${process.pid}-`))
  await chmod(folder, 0o755) // PostgreSQL may run as another user.
  await shareCompiled(before, folder)
  process.env.TMPDIR = folder
  const guard = spawn(process.execPath, [GUARD, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
  })
  guard.unref()
  return async () => {
    process.env.TMPDIR = before
    const ended = once(guard, 'exit')
    guard.stdin.end()
    await ended
  }
}

/** Has the guard remove the folders of runs that are no more. */
async function removeStale(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (owner === undefined || isRunning(Number(owner))) continue
    await once(spawn(process.execPath, [GUARD, join(folder, name)], { stdio: 'ignore', env: {} }), 'exit')
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Keeps tsx's output from run to run, in a folder of this name among temporary files. */
async function shareCompiled(before: string, folder: string): Promise<void> {
  const name = `tsx-${process.geteuid?.() ?? 0}`
  await mkdir(join(before, name), { recursive: true })
  await symlink(join(before, name), join(folder, name))
}
