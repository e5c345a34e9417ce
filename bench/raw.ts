/** CPU of a page of 100 records handed on as bytes, against parsing it and writing it again. */
import { CREDENTIALS, requestOf } from './bare.ts'
import { compareRuns } from './measure.ts'
import { loadRuntime } from './runtime.ts'
import type { TableRow } from './table.ts'
import { startBenchUpstream } from './upstream.ts'

/** One row: reading, without the exchange. */
export async function bench(): Promise<TableRow[]> {
  const runtime = await loadRuntime()
  const upstream = await startBenchUpstream()
  const plan = await runtime.load('stripe')
  const call = { entity: 'customers', action: 'list', params: { limit: 100 } }
  const transport = runtime.undiciTransport({ connectTo: () => upstream.origin })
  const { path, headers } = await requestOf(plan, call)
  const request = { method: 'GET', origin: 'https://api.example.com', path, headers } as const
  const answer = await transport.send(request, { headersMs: 5_000, bodyMs: 5_000, maxBytes: 1e7 })
  await transport.close()
  upstream.close()

  const connection = runtime.connect(plan, { credentials: CREDENTIALS, paced: false })
  const { response } = runtime.find(plan, call.entity, call.action)
  const body = Buffer.from(answer.body)
  const { cost, ratio, noise } = await compareRuns(
    repeat(() => JSON.stringify(JSON.parse(body.toString()))),
    repeat(() => response.readRaw(answer, connection, call.params)),
    { times: 1000, rounds: 13 },
  )
  return [
    {
      what: 'raw list of 100',
      of: 'CPU',
      ratio: ratio.cpu,
      target: 0.33,
      noise: noise.cpu,
      measured: `${cost.cpu.toFixed(0)} µs`,
    },
  ]
}

function repeat(work: () => unknown): (times: number) => Promise<void> {
  return (times) => {
    for (let count = 0; count < times; count++) work()
    return Promise.resolve()
  }
}
