/** A run of the tests in small: it starts a process that starts another, says which, and waits to be ended. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import setUpRun from './run.ts'

await setUpRun()
const child = spawn('sh', ['-c', 'sleep 600 & echo $!; wait'], { stdio: ['ignore', 'pipe', 'ignore'] })
const [line] = (await once(child.stdout, 'data')) as [Buffer]
process.stdout.write(`${JSON.stringify({ folder: process.env.TMPDIR, pids: [child.pid, Number(line)] })}\n`)
setInterval(() => undefined, 1_000)
