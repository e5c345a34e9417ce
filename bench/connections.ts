/** The memory of open connectors: thousands of accounts of one kind in one process, each after its first call. */
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { BUILD_URL, loadRuntime } from './runtime.ts'
import type { TableRow } from './table.ts'
import { startBenchUpstream } from './upstream.ts'

const COUNT = 10_000
const BYTES = 6_000

/** Bytes of one connector, with the client as it is installed. */
export async function bench(): Promise<TableRow[]> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const upstream = await startBenchUpstream()
  const { undiciTransport } = await loadRuntime()
  const { connect } = (await import(new URL('client/index.js', BUILD_URL).href)) as typeof import('../client/index.ts')
  const transport = undiciTransport({ connectTo: () => upstream.origin })
  const open: object[] = []

  async function openMore(count: number): Promise<void> {
    for (let made = 0; made < count; made++) {
      const connector = await connect('stripe', {
        credentials: { api_key: 'sk_test_bench' },
        transport,
        paced: false,
      })
      await connector.customers.get({ id: 'cus_1' })
      open.push(connector)
    }
  }

  async function heap(): Promise<number> {
    for (let round = 0; round < 5; round++) {
      collect()
      await sleep(50)
    }
    return process.memoryUsage().heapUsed
  }

  await openMore(COUNT / 10)
  const before = await heap()
  await openMore(COUNT)
  const bytes = ((await heap()) - before) / COUNT
  upstream.close()
  if (open.length < COUNT) throw new Error('connectors were not kept')
  return [
    {
      what: 'open connectors',
      of: 'heap',
      ratio: bytes / BYTES,
      target: 1,
      measured: `${(bytes / 1000).toFixed(1)} kB`,
    },
  ]
}
