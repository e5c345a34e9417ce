/** CPU of calls, compared with the bare request of the same call: of five kinds in order, of one also 64 at the same time. */
import { Agent } from 'undici'
import { bare, requestOf } from './bare.ts'
import { compareRuns, spread } from './measure.ts'
import { loadRuntime } from './runtime.ts'
import type { TableRow } from './table.ts'
import { startVendors, VENDOR_LISTS, type VendorList } from './vendor-lists.ts'

const CONNECTIONS = 64

/** By action: the name of its row, its target, and the calls of a round. */
const ACTIONS = {
  get: { name: 'get', target: 0.8, times: 1500 },
  list: { name: 'list of 100', target: 0.95, times: 200 },
} as const

/** The kind whose calls also run 64 at the same time. */
const CONCURRENT = 'stripe'

/** One row for each call of each kind. */
export async function bench(): Promise<TableRow[]> {
  const upstream = await startVendors('short')
  const agent = new Agent({ connections: CONNECTIONS })
  const rows: TableRow[] = []
  for (const [kind, list] of Object.entries(VENDOR_LISTS))
    rows.push(...(await rowsOf(kind, list, upstream.origin, agent)))
  await agent.close()
  upstream.close()
  return rows
}

async function rowsOf(kind: string, list: VendorList, origin: string, agent: Agent): Promise<TableRow[]> {
  const runtime = await loadRuntime()
  const plan = await runtime.load(kind)
  const transport = runtime.undiciTransport({ connectTo: () => origin, connections: CONNECTIONS })
  const connection = runtime.connect(plan, { credentials: list.credentials, paced: false, transport })
  const rows: TableRow[] = []
  for (const action of ['get', 'list'] as const) {
    const { name, target, times } = ACTIONS[action]
    const call = { entity: list.entity, action, params: action === 'get' ? list.one : list.params }
    const request = await requestOf(plan, call, list.credentials)
    for (const atOnce of kind === CONCURRENT ? [1, 64] : [1]) {
      const { cost, ratio, noise } = await compareRuns(
        (count) => spread(count, atOnce, () => bare(origin, request, agent)),
        (count) => spread(count, atOnce, () => runtime.execute(plan, call, connection)),
        { times, rounds: 15 },
      )
      const what = `${kind}: ${name}${atOnce === 1 ? '' : `, ${atOnce} at once`}`
      rows.push({ what, of: 'CPU', ratio: ratio.cpu, target, noise: noise.cpu, measured: `${cost.cpu.toFixed(0)} µs` })
    }
  }
  await connection.close()
  return rows
}
