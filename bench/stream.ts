/** A download of 1 GB: time against bare undici in the same run, and how much memory it takes. */
import { Agent, request as undiciRequest } from 'undici'
import { compareRuns } from './measure.ts'
import { loadRuntime } from './runtime.ts'
import type { TableRow } from './table.ts'
import { startBenchUpstream } from './upstream.ts'

const BYTES = 1024 ** 3
const MEGABYTE = 1024 ** 2
const MAX_GROWTH = 40 * MEGABYTE

/** Bytes before the collector runs at its usual rhythm. Until then the process grows by 60 MB of unread chunks, with bare undici too. */
const WARM_UP = 64 * MEGABYTE

/** Rows for time, CPU and memory. Memory is what 1 GB takes beyond 64 MB: nothing, if no part of the file is held. */
export async function bench(): Promise<TableRow[]> {
  const runtime = await loadRuntime()
  const upstream = await startBenchUpstream()
  const agent = new Agent()
  const plan = await runtime.load('google-drive')
  const connection = runtime.connect(plan, {
    credentials: { access_token: 'example', refresh_token: 'example' },
    transport: runtime.undiciTransport({ connectTo: () => upstream.origin }),
  })
  const ours = (bytes: number) =>
    drain(bytes, async () => {
      const call = { entity: 'files', action: 'download', params: { fileId: `bytes-${bytes}` } }
      return (await runtime.execute(plan, call, connection)).file!.stream
    })
  const bare = (bytes: number) =>
    drain(bytes, async () => (await undiciRequest(`${upstream.origin}/bytes-${bytes}`, { dispatcher: agent })).body)

  await ours(WARM_UP)
  const growth = await ours(BYTES)
  const { cost, ratio, noise } = await compareRuns(
    async () => await bare(BYTES),
    async () => await ours(BYTES),
    { times: 1, rounds: 5 },
  )
  await connection.close()
  await agent.close()
  upstream.close()
  const what = 'download of 1 GB'
  return [
    { what, of: 'time', ratio: ratio.wall, target: 1, noise: noise.wall, measured: ms(cost.wall) },
    { what, of: 'CPU', ratio: ratio.cpu, target: 1, noise: noise.cpu, measured: ms(cost.cpu) },
    {
      what: 'memory growth, 1 GB',
      of: '40 MB',
      ratio: growth / MAX_GROWTH,
      target: 1,
      measured: `${(growth / MEGABYTE).toFixed(1)} MB`,
    },
  ]
}

/** Reads a stream to its end. Comes back with the most that the process grew meanwhile, in bytes of resident memory. */
async function drain(expected: number, open: () => Promise<AsyncIterable<Uint8Array>>): Promise<number> {
  const before = process.memoryUsage.rss()
  let peak = before
  let bytes = 0
  let chunks = 0
  for await (const chunk of await open()) {
    bytes += chunk.byteLength
    if (++chunks % 256 === 0) peak = Math.max(peak, process.memoryUsage.rss())
  }
  if (bytes !== expected) throw new Error(`received ${bytes} bytes`)
  return peak - before
}

function ms(microseconds: number): string {
  return `${(microseconds / 1000).toFixed(0)} ms`
}
