/**
 * `npm run bench:scale [-- --measure]`: plans for installations of up to a million connectors, by a discrete-event simulation with the costs of
 * `scale/measured.ts`. With `--measure` it first measures these costs on this machine, on PostgreSQL and loopback, in about two minutes, and
 * prints them. Third parties' requests an hour are those of docs/sync.md.
 */
import { readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileInto } from '../test/support/compiled.ts'
import { type Costs, measureCalls, measureSyncs } from './scale/costs.ts'
import { MEASURED } from './scale/measured.ts'
import { ASSUMPTIONS, mixOf, PLANS, type ScalePlan } from './scale/plans.ts'
import { simulate, type SimulationResult } from './scale/simulate.ts'
import { startPostgres } from './search/postgres.ts'
import { startBenchUpstream } from './upstream.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

async function measured(): Promise<Costs> {
  const compiled = await compileInto(await mkdtemp(join(tmpdir(), 'plugboard-bench-')), ['bench/hosted/server.ts'])
  const upstream = await startBenchUpstream()
  const calls = await startPostgres()
  const callCosts = await measureCalls(compiled, upstream.origin, calls.url, 5)
  await calls.stop()
  upstream.close()
  rmSync(compiled, { recursive: true, force: true })
  const syncs = await startPostgres()
  const syncCosts = await measureSyncs(syncs.url, 20_000)
  await syncs.stop()
  return { ...callCosts, ...syncCosts }
}

/** Requests an hour of a kind, of docs/sync.md. */
function requestsPerHour(): number[] {
  const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'sync.md'), 'utf8')
  return [...page.matchAll(/^\| [a-z-]+ \| \d+ \| \d+ \| (\d+) \| [\d.]+ % \|$/gm)].map(([, hour]) => Number(hour))
}

function rowOf({ name, ...plan }: ScalePlan, result: SimulationResult): string {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`
  const sync = result.classes.find((one) => one.name === 'sync')
  const call = result.classes.find((one) => one.name === 'call')
  const cells = [
    name,
    plan.connectors.toLocaleString('en'),
    `${plan.apiProcesses} (${percent(result.apiBusy)})`,
    `${plan.workerProcesses} × ${plan.slotsPerWorker} (${percent(result.workerBusy)}, ${percent(result.slotsBusy)})`,
    `${plan.databases} × ${plan.coresPerDatabase} (${percent(result.databaseBusy)})`,
    result.walMbPerSecondAndDatabase.toFixed(1),
    Math.round(result.requestsPerSecond).toLocaleString('en'),
    result.waitingAtEnd > plan.workerProcesses * plan.slotsPerWorker
      ? 'grows'
      : `${((sync?.waitP99 ?? 0) / 1000).toFixed(1)} s`,
    `${Math.round(call?.timeP99 ?? 0)} ms`,
  ]
  return `| ${cells.join(' | ')} |`
}

const isMeasuring = process.argv.includes('--measure')
const costs = isMeasuring ? await measured() : MEASURED.costs
const kinds = requestsPerHour()
const mean = kinds.reduce((sum, one) => sum + one, 0) / kinds.length
const mix = mixOf(costs, mean)
if (isMeasuring) {
  print(
    `Node ${process.version}, ${cpus().length} cores, load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  )
  print(JSON.stringify(costs, null, 2))
} else print(MEASURED.where)
print(`${kinds.length} kinds ask for ${mean.toFixed(0)} requests an hour on average. ${ASSUMPTIONS}`)
print('')
for (const { name, perConnectorHour, requests, processMs, databaseMs, walBytes } of mix)
  print(
    `${name.padEnd(8)} ${perConnectorHour} an hour and connector, ${requests.toFixed(0)} requests, ` +
      `${processMs.toFixed(2)} ms of a process, ${databaseMs.toFixed(2)} ms of a database, ${Math.round(walBytes)} bytes of WAL`,
  )
print('')
print(
  '| plan | connectors | api processes (busy) | workers × slots (busy, taken) | databases × cores (busy) | WAL MB/s each | requests/s | sync waits p99 | call p99 |',
)
print('|---|---|---|---|---|---|---|---|---|')
for (const plan of PLANS) print(rowOf(plan, simulate(plan, mix, { seconds: 120, warmSeconds: 120, seed: 1 })))
