/** From the start of a process to its first record, against a bare script that imports undici; both run from the build. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PACKAGE_ROOT } from '../runtime/index.ts'
import { median } from './measure.ts'
import type { Row } from './table.ts'
import { startBenchUpstream } from './upstream.ts'

const ROUNDS = 11

const BARE = (origin: string) => `
import { request } from 'undici'
const { body } = await request('${origin}/v1/customers?limit=100', { headers: { authorization: 'Bearer example-api-key' } })
const { data } = JSON.parse(await body.text())
if (data.length !== 100) throw new Error('no records')
process.exit()`

const OURS = (origin: string) => `
import { connect, execute, load, undiciTransport } from '${join(PACKAGE_ROOT, 'dist/runtime/index.js')}'
const plan = await load('stripe')
const connection = connect(plan, { credentials: { api_key: 'example-api-key' }, transport: undiciTransport({ connectTo: () => '${origin}' }) })
const { records } = await execute(plan, { entity: 'customers', action: 'list', params: { limit: 100 } }, connection)
if (records.length !== 100) throw new Error('no records')
process.exit()`

/** The start row. Needs `npm run build` before. */
export async function benchStart(): Promise<Row[]> {
  const upstream = await startBenchUpstream()
  const folder = await mkdtemp(join(PACKAGE_ROOT, 'node_modules', '.bench-'))
  try {
    const scripts = [join(folder, 'bare.mjs'), join(folder, 'ours.mjs')] as const
    await writeFile(scripts[0], BARE(upstream.origin))
    await writeFile(scripts[1], OURS(upstream.origin))
    const ratios: number[] = []
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const bare = await timed(scripts[0])
      const ours = await timed(scripts[1])
      ratios.push(ours / bare)
      times.push(ours)
    }
    return [
      {
        what: 'start to first record',
        unit: 'time',
        ratio: median(ratios),
        target: 1.3,
        shown: `${median(times).toFixed(0)} ms`,
      },
    ]
  } finally {
    await rm(folder, { recursive: true })
    upstream.close()
  }
}

async function timed(script: string): Promise<number> {
  const start = performance.now()
  await promisify(execFile)(process.execPath, [script])
  return performance.now() - start
}
