/**
 * `npm run bench`: every benchmark's ratio to its baseline in the same run, as a table, or as JSON with `--json`. Names of benchmarks
 * (`connections`, `execute`, `request`, `raw`, `walks`, `start`, `stream`) run only these. `--check` fails if a ratio is worse than in
 * docs/performance.md by more than the noise of both. Loopback only; takes 20 minutes.
 */
import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { worseRows } from './check.ts'
import { firstMessage } from './child.ts'
import { build } from './runtime.ts'
import { type TableRow, textTableOf, verdictOf } from './table.ts'

const BENCHMARKS: Readonly<Record<string, () => Promise<{ bench: () => Promise<TableRow[]> }>>> = {
  connections: () => import('./connections.ts'),
  execute: () => import('./execute.ts'),
  raw: () => import('./raw.ts'),
  request: () => import('./request.ts'),
  walks: () => import('./walks.ts'),
  start: () => import('./start.ts'),
  stream: () => import('./stream.ts'),
}

/** The page whose table of figures `--check` reads. */
const PAGE = join(import.meta.dirname, '..', 'docs', 'performance.md')

const NOTE = `Ratios to undici.request + JSON.parse of the same requests in the same run;
start: to a script that does it; raw: to parsing and writing the page. Noise: how far from 1 that baseline comes out
against itself. Even: over the target by less than the noise.`

/** Runs a benchmark in a process of its own: neither memory nor compiled code of one meets the next. */
async function rowsOf(benchmark: string): Promise<TableRow[]> {
  const child = fork(import.meta.filename, ['--only', benchmark], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  return firstMessage<TableRow[]>(child, `benchmark ${benchmark} gave no result`)
}

async function runOnly(benchmark: string): Promise<void> {
  const { bench } = await BENCHMARKS[benchmark]!()
  process.send!(await bench())
  process.disconnect()
}

async function runAll(given: readonly string[]): Promise<void> {
  await build()
  const names = Object.keys(BENCHMARKS)
  const named = names.filter((name) => given.includes(name))
  const rows: TableRow[] = []
  for (const name of named.length > 0 ? named : names) rows.push(...(await rowsOf(name)))
  const report = { node: process.version, rows: rows.map((row) => ({ ...row, verdict: verdictOf(row) })) }
  const text = given.includes('--json')
    ? JSON.stringify(report, null, 2)
    : `Node ${process.version}. ${NOTE}\n\n${textTableOf(rows)}`
  process.stdout.write(`${text}\n`)
  if (given.includes('--check')) {
    const worse = worseRows(rows, await readFile(PAGE, 'utf8'), process.version)
    process.stdout.write(worse.length === 0 ? 'No row is worse than its figure.\n' : `${worse.join('\n')}\n`)
    process.exitCode = worse.length === 0 ? 0 : 1
  }
}

const [first, second] = process.argv.slice(2)
await (first === '--only' && second !== undefined ? runOnly(second) : runAll(process.argv.slice(2)))
