/** From the start of a process to its first record, against a bare script that imports undici and asks for the same. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Call, HttpRequest } from '../runtime/index.ts'
import { CREDENTIALS, requestOf } from './bare.ts'
import { compareRuns } from './measure.ts'
import { loadRuntime, RUNTIME_URL } from './runtime.ts'
import type { TableRow } from './table.ts'
import { startBenchUpstream } from './upstream.ts'

const CALL: Call = { entity: 'customers', action: 'list', params: { limit: 100 } }

const BARE = (origin: string, { path, headers }: HttpRequest) => `
import { request } from 'undici'
const { body } = await request(${JSON.stringify(origin + path)}, { headers: ${JSON.stringify(headers)} })
const { data } = JSON.parse(await body.text())
if (data.length !== 100) throw new Error('no records')
process.exit()`

const OURS = (origin: string) => `
import { connect, execute, load, undiciTransport } from '${RUNTIME_URL}'
const plan = await load('stripe')
const transport = undiciTransport({ connectTo: () => '${origin}' })
const connection = connect(plan, { credentials: ${JSON.stringify(CREDENTIALS)}, transport })
const { records } = await execute(plan, ${JSON.stringify(CALL)}, connection)
if (records.length !== 100) throw new Error('no records')
process.exit()`

/** The time of a whole process. */
export async function bench(): Promise<TableRow[]> {
  const runtime = await loadRuntime()
  const upstream = await startBenchUpstream()
  const folder = await mkdtemp(join(runtime.PACKAGE_ROOT, 'node_modules', '.bench-'))
  try {
    const request = await requestOf(await runtime.load('stripe'), CALL)
    const bare = await script(join(folder, 'bare.mjs'), BARE(upstream.origin, request))
    const ours = await script(join(folder, 'ours.mjs'), OURS(upstream.origin))
    const { cost, ratio, noise } = await compareRuns(bare, ours, { times: 1, rounds: 15 })
    return [
      {
        what: 'start to first record',
        of: 'time',
        ratio: ratio.wall,
        target: 1.3,
        noise: noise.wall,
        measured: `${(cost.wall / 1000).toFixed(0)} ms`,
      },
    ]
  } finally {
    await rm(folder, { recursive: true })
    upstream.close()
  }
}

async function script(file: string, text: string): Promise<() => Promise<void>> {
  await writeFile(file, text)
  return async () => void (await promisify(execFile)(process.execPath, [file]))
}
