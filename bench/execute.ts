/** CPU per call of `execute`, in order and 64 at the same time, compared with the bare request of the same call. */
import { Agent } from 'undici'
import { bare, CREDENTIALS, requestOf } from './bare.ts'
import { compareRuns } from './measure.ts'
import { loadRuntime } from './runtime.ts'
import type { TableRow } from './table.ts'
import { startBenchUpstream } from './upstream.ts'

const CONNECTIONS = 64

const CALLS = [
  { name: 'get', call: { entity: 'customers', action: 'get', params: { id: 'cus_1' } }, times: 2000 },
  { name: 'list of 100', call: { entity: 'customers', action: 'list', params: { limit: 100 } }, times: 300 },
] as const

/** One row for each call, singly and 64 at the same time. */
export async function bench(): Promise<TableRow[]> {
  const runtime = await loadRuntime()
  const upstream = await startBenchUpstream()
  const agent = new Agent({ connections: CONNECTIONS })
  const plan = await runtime.load('stripe')
  const transport = runtime.undiciTransport({ connectTo: () => upstream.origin, connections: CONNECTIONS })
  const connection = runtime.connect(plan, { credentials: CREDENTIALS, paced: false, transport })
  const rows: TableRow[] = []
  for (const { name, call, times } of CALLS) {
    const request = await requestOf(plan, call)
    const url = upstream.origin + request.path
    for (const atOnce of [1, 64]) {
      const { cost, ratio, noise } = await compareRuns(
        (count) => spread(count, atOnce, () => bare(url, request, agent)),
        (count) => spread(count, atOnce, () => runtime.execute(plan, call, connection)),
        { times, rounds: 25 },
      )
      rows.push({
        what: `${name}, ${atOnce === 1 ? 'alone' : `${atOnce} at once`}`,
        of: 'CPU',
        ratio: ratio.cpu,
        target: 1,
        noise: noise.cpu,
        measured: `${cost.cpu.toFixed(0)} µs`,
      })
    }
  }
  await connection.close()
  await agent.close()
  upstream.close()
  return rows
}

/** Runs a task `count` times, `atOnce` at a time. */
async function spread(count: number, atOnce: number, task: () => Promise<unknown>): Promise<void> {
  let left = count
  const worker = async () => {
    while (left-- > 0) await task()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
