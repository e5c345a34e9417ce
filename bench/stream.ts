/** A download of 1 GB: memory growth, and time against bare undici in the same run. */
import { Agent, request as undiciRequest } from 'undici'
import { connect, execute, load, undiciTransport } from '../runtime/index.ts'
import type { Row } from './table.ts'
import { startBenchUpstream } from './upstream.ts'

const BYTES = 1024 ** 3
const MEGABYTE = 1024 ** 2

/** Memory and time rows. Memory is a figure in MB beside its limit rather than a ratio. */
export async function benchStream(): Promise<Row[]> {
  const upstream = await startBenchUpstream()
  const plan = await load('google-drive')
  const connection = connect(plan, {
    credentials: { access_token: 'example', refresh_token: 'example' },
    transport: undiciTransport({ connectTo: () => upstream.origin }),
  })
  const agent = new Agent()
  const ours = () =>
    drain(async () => {
      const { file } = await execute(
        plan,
        { entity: 'files', action: 'download', params: { fileId: `bytes-${BYTES}` } },
        connection,
      )
      return file!.stream
    })
  const bare = () =>
    drain(async () => {
      const { body } = await undiciRequest(`${upstream.origin}/bytes-${BYTES}`, { dispatcher: agent })
      return body
    })
  await bare()
  const first = await ours()
  const second = await bare()
  await connection.close()
  await agent.close()
  upstream.close()
  return [
    {
      what: 'download of 1 GB',
      unit: 'time',
      ratio: first.ms / second.ms,
      target: 1.1,
      shown: `${first.ms.toFixed(0)} ms`,
    },
    {
      what: 'memory growth, 1 GB',
      unit: 'of 40MB',
      ratio: first.growth / (40 * MEGABYTE),
      target: 1,
      shown: `${(first.growth / MEGABYTE).toFixed(1)} MB`,
    },
  ]
}

async function drain(open: () => Promise<AsyncIterable<Uint8Array>>): Promise<{ ms: number; growth: number }> {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  const start = performance.now()
  let peak = before
  let bytes = 0
  let chunks = 0
  for await (const chunk of await open()) {
    bytes += chunk.byteLength
    if (++chunks % 256 === 0) peak = Math.max(peak, process.memoryUsage().rss)
  }
  if (bytes !== BYTES) throw new Error(`received ${bytes} bytes`)
  return { ms: performance.now() - start, growth: peak - before }
}
