/**
 * Prints how many tasks of test/data/agent-tasks.yaml a program completes by the results of tools only, or a model (`--model`). The third
 * parties are simulated. See docs/agents.md.
 */
import { runTasks } from './tasks/run.ts'

const stop = new AbortController()
process.on('SIGINT', () => {
  // The second one ends the process.
  if (stop.signal.aborted) process.exit(130)
  stop.abort(new Error('interrupted'))
})

process.exitCode = await runTasks({
  args: process.argv.slice(2),
  env: process.env,
  signal: stop.signal,
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
})
