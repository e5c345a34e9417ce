/** CPU per call and the walk of a long list, against bare `undici.request` + `JSON.parse` of the same calls in the same run. */
import { Agent, request as undiciRequest } from 'undici'
import type { Connection, Plan } from '../runtime/index.ts'
import { connect, execute, iterate, load, undiciTransport } from '../runtime/index.ts'
import type { Contender } from './measure.ts'
import { compare } from './measure.ts'
import type { Row } from './table.ts'
import { startBenchUpstream } from './upstream.ts'

const HEADERS = { authorization: 'Bearer example-api-key', accept: 'application/json' }
const CONNECTIONS = 64

/** One row per call shape. */
export async function benchExecute(): Promise<Row[]> {
  const upstream = await startBenchUpstream()
  const plan = await load('stripe')
  const connection = connect(plan, {
    credentials: { api_key: 'example-api-key' },
    paced: false,
    transport: undiciTransport({ connectTo: () => upstream.origin, connections: CONNECTIONS }),
  })
  const agent = new Agent({ connections: CONNECTIONS })
  const bare = async (path: string) => {
    const { body } = await undiciRequest(upstream.origin + path, { dispatcher: agent, headers: HEADERS })
    return JSON.parse(await body.text()) as { has_more: boolean; data: { id: string }[] }
  }
  const rows: Row[] = []
  const calls = [
    {
      name: 'get',
      path: '/v1/customers/cus_1',
      call: { entity: 'customers', action: 'get', params: { id: 'cus_1' } },
      times: 3000,
    },
    {
      name: 'list of 100',
      path: '/v1/customers?limit=100',
      call: { entity: 'customers', action: 'list', params: { limit: 100 } },
      times: 800,
    },
  ]
  for (const { name, path, call, times } of calls) {
    for (const atOnce of [1, 64]) {
      const contenders: Contender[] = [
        { name: 'undici.request + JSON.parse', run: (count) => spread(count, atOnce, () => bare(path)) },
        { name: 'execute', run: (count) => spread(count, atOnce, () => execute(plan, call, connection)) },
      ]
      const [, ours] = await compare(contenders, times)
      rows.push({
        what: `${name}, ${atOnce} at once`,
        unit: 'CPU',
        ratio: ours!.ratio.cpu,
        target: 1,
        shown: `${ours!.cost.cpu.toFixed(0)} µs`,
      })
    }
  }
  rows.push(await benchWalk(plan, connection, bare))
  await connection.close()
  await agent.close()
  upstream.close()
  return rows
}

async function benchWalk(
  plan: Plan,
  connection: Connection,
  bare: (path: string) => Promise<{ has_more: boolean; data: { id: string }[] }>,
): Promise<Row> {
  const contenders: Contender[] = [
    {
      name: 'bare loop',
      async run() {
        let page = await bare('/v1/customers?limit=100&email=walk')
        while (page.has_more)
          page = await bare(`/v1/customers?limit=100&email=walk&starting_after=${page.data.at(-1)!.id}`)
      },
    },
    {
      name: 'iterate',
      async run() {
        let records = 0
        for await (const page of iterate(
          plan,
          { entity: 'customers', action: 'list', params: { limit: 100, email: 'walk' } },
          connection,
        ))
          records += (page.records as unknown[]).length
        if (records !== 100_000) throw new Error(`walked ${records} records`)
      },
    },
  ]
  const [, ours] = await compare(contenders, 1, 3)
  return {
    what: '1,000 pages of 100',
    unit: 'time',
    ratio: ours!.ratio.wall,
    target: 1,
    shown: `${(ours!.cost.wall / 1000).toFixed(0)} ms`,
  }
}

/** Runs a task `count` times, `atOnce` at a time. */
async function spread(count: number, atOnce: number, task: () => Promise<unknown>): Promise<void> {
  let left = count
  const worker = async () => {
    while (left-- > 0) await task()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
