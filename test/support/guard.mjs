/**
 * Removes what a run of the tests leaves, however it ends: started by the run with a pipe as its input, it waits until the
 * other end of the pipe is closed. Then it ends the processes that the run started, and theirs, and removes the run's folder.
 *
 * usage: node guard.mjs <folder for the run's temporary files>
 */
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const folder = process.argv[2] ?? ''
const GRACE_MS = 3_000
const CHECK_MS = 50

await once(process.stdin.resume(), 'end')
for (let waited = 0; waited < GRACE_MS && end('SIGTERM', waited === 0) > 0; waited += CHECK_MS) await delay(CHECK_MS)
while (end('SIGKILL', true) > 0) await delay(CHECK_MS)
rmSync(folder, { recursive: true, force: true })

/** Counts the processes that are left, after sending them a signal if they are to get one. */
function end(signal, isSent) {
  const left = processesOf(folder)
  if (isSent) for (const pid of left) kill(pid, signal)
  return left.length
}

/** Processes whose environment names the folder as the place of temporary files; none where there is no `/proc`. */
function processesOf(place) {
  if (!existsSync('/proc/self/environ')) return []
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((pid) => environmentOf(pid).includes(`\0TMPDIR=${place}`)).map(Number)
}

function environmentOf(pid) {
  try {
    return `\0${readFileSync(`/proc/${pid}/environ`, 'utf8')}`
  } catch {
    return ''
  }
}

function kill(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}
