/** A list of 1,000 pages iterated to its end, against a bare loop over the same pages. */
import { Agent } from 'undici'
import { bare, CREDENTIALS, requestOf } from './bare.ts'
import { compareRuns } from './measure.ts'
import { loadRuntime } from './runtime.ts'
import type { TableRow } from './table.ts'
import { startBenchUpstream } from './upstream.ts'

const RECORDS = 100_000

/** The iteration in time and CPU. */
export async function bench(): Promise<TableRow[]> {
  const runtime = await loadRuntime()
  const upstream = await startBenchUpstream()
  const agent = new Agent()
  const plan = await runtime.load('stripe')
  const transport = runtime.undiciTransport({ connectTo: () => upstream.origin })
  const connection = runtime.connect(plan, { credentials: CREDENTIALS, paced: false, transport })
  const call = { entity: 'customers', action: 'list', params: { limit: 100, email: 'walk' } }
  const request = await requestOf(plan, call)
  const url = upstream.origin + request.path

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
  upstream.close()
  const what = '1,000 pages of 100'
  return [
    { what, of: 'time', ratio: ratio.wall, target: 1, noise: noise.wall, measured: ms(cost.wall) },
    { what, of: 'CPU', ratio: ratio.cpu, target: 1, noise: noise.cpu, measured: ms(cost.cpu) },
  ]
}

function ms(microseconds: number): string {
  return `${(microseconds / 1000).toFixed(0)} ms`
}
