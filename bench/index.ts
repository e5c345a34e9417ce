/**
 * `npm run bench`: every benchmark's ratio to its baseline in the same run, as a table, or as JSON with `--json`. Names of
 * benchmarks (`execute`, `walk`, `start`, `stream`) run these alone. Loopback only; takes two minutes.
 */
import { benchExecute } from './execute.ts'
import { benchStart } from './start.ts'
import { benchStream } from './stream.ts'
import type { Row } from './table.ts'
import { tableOf, verdictOf } from './table.ts'
import { benchWalk } from './walk.ts'

const BENCHMARKS: Readonly<Record<string, () => Promise<Row[]>>> = {
  execute: benchExecute,
  walk: benchWalk,
  start: benchStart,
  stream: benchStream,
}

const NOTES = `Ratios to undici.request + JSON.parse of the same requests in the same run (start: to a
script that does it). Noise: that baseline against itself. Even: nearer than twice the noise.`

const given = process.argv.slice(2)
const named = given.filter((name) => name in BENCHMARKS)
const rows: Row[] = []
for (const name of named.length > 0 ? named : Object.keys(BENCHMARKS)) rows.push(...(await BENCHMARKS[name]!()))
process.stdout.write(
  given.includes('--json')
    ? `${JSON.stringify({ node: process.version, rows: rows.map((row) => ({ ...row, verdict: verdictOf(row) })) }, null, 2)}\n`
    : `Node ${process.version}. ${NOTES}\n\n${tableOf(rows)}\n`,
)
