/** CPU of `request` against `execute` of the same call, in order and 64 at the same time. */
import { CREDENTIALS } from './bare.ts'
import { compareRuns, spread } from './measure.ts'
import { loadRuntime } from './runtime.ts'
import type { TableRow } from './table.ts'
import { startBenchUpstream } from './upstream.ts'

const CONNECTIONS = 64
const MOST = 1.2

const CALLS = [
  {
    name: 'request of get',
    call: { entity: 'customers', action: 'get', params: { id: 'cus_1' } },
    request: { method: 'GET', path: '/v1/customers/cus_1' },
    times: 2000,
  },
  {
    name: 'request of a list of 100',
    call: { entity: 'customers', action: 'list', params: { limit: 100 } },
    request: { method: 'GET', path: '/v1/customers', query: { limit: 100 } },
    times: 300,
  },
] as const

/** One row for each call, singly and 64 at the same time. */
export async function bench(): Promise<TableRow[]> {
  const runtime = await loadRuntime()
  const upstream = await startBenchUpstream()
  const plan = await runtime.load('stripe')
  const transport = runtime.undiciTransport({ connectTo: () => upstream.origin, connections: CONNECTIONS })
  const connection = runtime.connect(plan, { credentials: CREDENTIALS, paced: false, transport })
  const rows: TableRow[] = []
  for (const { name, call, request, times } of CALLS) {
    for (const atOnce of [1, 64]) {
      const { cost, ratio, noise } = await compareRuns(
        (count) => spread(count, atOnce, () => runtime.execute(plan, call, connection)),
        (count) => spread(count, atOnce, () => runtime.request(plan, request, connection)),
        { times, rounds: 25 },
      )
      rows.push({
        what: `${name}, ${atOnce === 1 ? 'alone' : `${atOnce} at once`}`,
        of: 'CPU of execute',
        ratio: ratio.cpu,
        target: MOST,
        noise: noise.cpu,
        measured: `${cost.cpu.toFixed(0)} µs`,
      })
    }
  }
  await connection.close()
  upstream.close()
  return rows
}
