/** Lists of 1,000 pages iterated to their end, against bare loops over the same pages. */
import { Agent } from 'undici'
import { bare, CREDENTIALS, requestOf } from './bare.ts'
import { compareRuns } from './measure.ts'
import { loadRuntime } from './runtime.ts'
import type { TableRow } from './table.ts'
import { startBenchUpstream } from './upstream.ts'

const RECORDS = 100_000

/** By row: what the upstream knows its pages by. */
const LISTS = { '1,000 pages of 100': 'walk', '1,000 short pages of 100': 'walk-short' }

/** Each iteration in time and CPU. */
export async function bench(): Promise<TableRow[]> {
  const upstream = await startBenchUpstream()
  const rows: TableRow[] = []
  for (const [what, email] of Object.entries(LISTS)) rows.push(...(await rowsOf(upstream.origin, what, email)))
  upstream.close()
  return rows
}

async function rowsOf(origin: string, what: string, email: string): Promise<TableRow[]> {
  const runtime = await loadRuntime()
  const agent = new Agent()
  const plan = await runtime.load('stripe')
  const transport = runtime.undiciTransport({ connectTo: () => origin })
  const connection = runtime.connect(plan, { credentials: CREDENTIALS, paced: false, transport })
  const call = { entity: 'customers', action: 'list', params: { limit: 100, email } }
  const request = await requestOf(plan, call)
  const url = origin + request.path

  async function iterateBare(): Promise<void> {
    let page = await bare(url, request, agent)
    let records = page.data.length
    while (page.has_more) {
      page = await bare(`${url}&starting_after=${page.data.at(-1)!.id}`, request, agent)
      records += page.data.length
    }
    if (records !== RECORDS) throw new Error(`walked ${records} records`)
  }

  async function iterate(): Promise<void> {
    let count = 0
    for await (const { records } of runtime.iterate(plan, call, connection)) count += (records as unknown[]).length
    if (count !== RECORDS) throw new Error(`walked ${count} records`)
  }

  const { cost, ratio, noise } = await compareRuns(iterateBare, iterate, { times: 1, rounds: 13 })
  await connection.close()
  await agent.close()
  return [
    { what, of: 'time', ratio: ratio.wall, target: 1, noise: noise.wall, measured: ms(cost.wall) },
    { what, of: 'CPU', ratio: ratio.cpu, target: 1, noise: noise.cpu, measured: ms(cost.cpu) },
  ]
}

function ms(microseconds: number): string {
  return `${(microseconds / 1000).toFixed(0)} ms`
}
