/**
 * `npm run bench:growth`: memory and CPU of iterations that grow, each in a process of its own, over pages of 100 records. Memory that does
 * not grow with the iteration is what is asked. With `--charts` it draws docs/pictures/bench-memory.svg. Loopback only; two minutes.
 */
import { fork } from 'node:child_process'
import { loadavg } from 'node:os'
import { CREDENTIALS } from './bare.ts'
import { circumstances, writeChart } from './charts/bars.ts'
import { firstMessage } from './child.ts'
import { build, loadRuntime } from './runtime.ts'
import { startBenchUpstream } from './upstream.ts'

const PAGES = [10, 100, 1_000, 10_000, 100_000] as const
const PAGE = 100
/** Pages that are taken before, so that code is loaded and compiled. */
const WARM_PAGES = 200

/** Measures of one iteration. */
interface Iteration {
  readonly records: number
  /** The most that resident memory grew, in MB. */
  readonly grownMb: number
  /** CPU of the process for one record, in microseconds. */
  readonly cpu: number
}

async function iterateIn(origin: string, pages: number): Promise<Iteration> {
  const runtime = await loadRuntime()
  const plan = await runtime.load('stripe')
  const transport = runtime.undiciTransport({ connectTo: () => origin })
  const connection = runtime.connect(plan, { credentials: CREDENTIALS, paced: false, transport })
  const call = { entity: 'customers', action: 'list', params: { limit: PAGE, email: 'walk' } }
  async function take(most: number, each: () => void): Promise<number> {
    let records = 0
    for await (const page of runtime.iterate(plan, call, connection, { maxPages: Number.POSITIVE_INFINITY })) {
      records += (page.records as unknown[]).length
      each()
      if (records >= most * PAGE) break
    }
    return records
  }
  await take(WARM_PAGES, () => {})
  const [before, spent] = [process.memoryUsage.rss(), process.cpuUsage()]
  let most = before
  const records = await take(pages, () => (most = Math.max(most, process.memoryUsage.rss())))
  const { user, system } = process.cpuUsage(spent)
  await connection.close()
  return { records, grownMb: (most - before) / 2 ** 20, cpu: (user + system) / records }
}

async function iterateInChild(origin: string, pages: number): Promise<Iteration> {
  const child = fork(import.meta.filename, ['--only', origin, String(pages)])
  return firstMessage<Iteration>(child, 'the iteration gave no result')
}

async function measureAll(): Promise<void> {
  await build()
  const upstream = await startBenchUpstream(Math.max(...PAGES))
  const iterations: Iteration[] = []
  for (const pages of PAGES) iterations.push(await iterateInChild(upstream.origin, pages))
  upstream.close()
  for (const { records, grownMb, cpu } of iterations)
    process.stdout.write(
      `${records.toLocaleString('en').padStart(9)} records: ${grownMb.toFixed(0)} MB more, ${cpu.toFixed(2)} µs a record\n`,
    )
  if (!process.argv.includes('--charts')) return
  await writeChart('bench-memory', {
    title: 'Memory over lists that grow',
    note: `The most that resident memory grew, pages of ${PAGE} records`,
    measured: circumstances(loadavg(), new Date()),
    bars: iterations.map(({ records, grownMb, cpu }) => ({
      label: `${records.toLocaleString('en')} records`,
      value: grownMb,
      shown: `${grownMb.toFixed(0)} MB, ${cpu.toFixed(1)} µs each`,
    })),
  })
}

const [word, origin, pages] = process.argv.slice(2)
if (word === '--only') {
  process.send!(await iterateIn(origin!, Number(pages)))
  process.exit()
}
await measureAll()
