/** The memory of open connectors: thousands of accounts of one kind in one process, each after its first call. */
import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { BUILD_URL, loadRuntime } from './runtime.ts'
import type { TableRow } from './table.ts'
import { startBenchUpstream } from './upstream.ts'

const FEW = 1_000
const COUNT = 10_000
const BYTES = 6_000
/** A connector of a larger number takes at most this multiple. */
const GROWTH = 1.1
/** The beginning of the names of copied kinds. */
const COPY = 'copy-'
const FOLDERS = ['kinds', 'described'].map((part) => fileURLToPath(new URL(`generated/${part}/`, BUILD_URL)))

/** Bytes of one connector, with the client as it is installed; then of each of ten times more, and beside twice the kinds. */
export async function bench(): Promise<TableRow[]> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const upstream = await startBenchUpstream()
  const { undiciTransport, load } = await loadRuntime()
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

  async function bytesOfEach(count: number): Promise<number> {
    const before = await heap()
    await openMore(count)
    return ((await heap()) - before) / count
  }

  await openMore(FEW)
  const few = await bytesOfEach(FEW)
  const many = await bytesOfEach(COUNT)
  const kinds = await copiedKinds()
  for (const kind of kinds) open.push(await load(kind))
  const beside = await bytesOfEach(COUNT)
  upstream.close()
  await removeCopies()
  if (open.length < 2 * COUNT) throw new Error('connectors were not kept')
  const shown = (bytes: number) => ({ of: 'heap', measured: `${(bytes / 1000).toFixed(1)} kB` })
  return [
    { what: 'open connectors', ratio: many / BYTES, target: 1, ...shown(many) },
    { what: 'connectors, 10,000', ratio: many / few, target: GROWTH, ...shown(many) },
    { what: `connectors, ${kinds.length} kinds`, ratio: beside / many, target: GROWTH, ...shown(beside) },
  ]
}

/** Copies each kind of the build under another name. @returns the names of all kinds */
async function copiedKinds(): Promise<string[]> {
  const { listKinds } = await loadRuntime()
  for (const folder of FOLDERS)
    for (const file of await readdir(folder)) await cp(join(folder, file), join(folder, `${COPY}${file}`))
  return listKinds()
}

/** Leaves the build to the next benchmark as it was. */
async function removeCopies(): Promise<void> {
  for (const folder of FOLDERS)
    for (const file of await readdir(folder)) if (file.startsWith(COPY)) await rm(join(folder, file))
}
