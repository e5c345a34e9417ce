/**
 * The first call of a process, compared with a bare script that imports undici and sends the same request. Both run from installed files,
 * and as one bundle with one kind, as serverless functions are. Also the size of that bundle.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import type { Call, HttpRequest } from '../runtime/index.ts'
import { CREDENTIALS, requestOf } from './bare.ts'
import { compareRuns, type MeasuredWork } from './measure.ts'
import { BUILD_URL, loadRuntime } from './runtime.ts'
import type { TableRow } from './table.ts'
import { startBenchUpstream } from './upstream.ts'

const CALL: Call = { entity: 'customers', action: 'list', params: { limit: 100 } }

/** The most bytes of a bundle with one kind, minified. */
const BUNDLE_BYTES = 640_000

/** Prints the CPU time that the process has taken, in microseconds. */
const END = `
const { user, system } = process.cpuUsage()
process.stdout.write(String(user + system), () => process.exit())`

const BARE = (origin: string, { path, headers }: HttpRequest) => `
import { request } from 'undici'
const { body } = await request(${JSON.stringify(origin + path)}, { headers: ${JSON.stringify(headers)} })
const { data } = JSON.parse(await body.text())
if (data.length !== 100) throw new Error('no records')
${END}`

const OURS = (origin: string) => `
import { connect } from '${new URL('client/index.js', BUILD_URL).pathname}'
import { undiciTransport } from '${new URL('runtime/index.js', BUILD_URL).pathname}'
import stripe from '${new URL('generated/kinds/stripe.js', BUILD_URL).pathname}'
const transport = undiciTransport({ connectTo: () => '${origin}' })
const connector = await connect(stripe, { credentials: ${JSON.stringify(CREDENTIALS)}, transport })
const { records } = await connector.customers.list({ limit: 100 })
if (records.length !== 100) throw new Error('no records')
${END}`

/** Time and CPU of a whole process. */
export async function bench(): Promise<TableRow[]> {
  const runtime = await loadRuntime()
  const upstream = await startBenchUpstream()
  const folder = await mkdtemp(join(import.meta.dirname, '..', 'node_modules', '.bench-'))
  try {
    const request = await requestOf(await runtime.load('stripe'), CALL)
    const [bare, ours] = [join(folder, 'bare.mjs'), join(folder, 'ours.mjs')]
    await writeFile(bare, BARE(upstream.origin, request))
    await writeFile(ours, OURS(upstream.origin))
    const bundles = [await bundled(bare), await bundled(ours)] as const
    const { size } = await stat(bundles[1])
    return [
      ...(await rowsOf('start to first record', bare, ours)),
      ...(await rowsOf('start of a bundle', ...bundles)),
      {
        what: 'bundle with one kind',
        of: 'size',
        ratio: size / BUNDLE_BYTES,
        target: 1,
        measured: `${(size / 1000).toFixed(0)} kB`,
      },
    ]
  } finally {
    await rm(folder, { recursive: true })
    upstream.close()
  }
}

async function rowsOf(what: string, bare: string, ours: string): Promise<TableRow[]> {
  const { cost, ratio, noise } = await compareRuns(runOf(bare), runOf(ours), { times: 1, rounds: 9 })
  const row = { what, target: 1.1 }
  return [
    { ...row, of: 'time', ratio: ratio.wall, noise: noise.wall, measured: `${(cost.wall / 1000).toFixed(0)} ms` },
    { ...row, of: 'CPU', ratio: ratio.cpu, noise: noise.cpu, measured: `${(cost.cpu / 1000).toFixed(0)} ms` },
  ]
}

/** Runs a file in a process of its own. Gives the CPU time that it prints. */
function runOf(file: string): MeasuredWork {
  return async () => Number((await promisify(execFile)(process.execPath, [file])).stdout)
}

/** A script as one minified file, as esbuild makes it for Node. */
async function bundled(file: string): Promise<string> {
  const outfile = file.replace('.mjs', '.bundle.mjs')
  const js = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)"
  const options = { bundle: true, minify: true, platform: 'node', format: 'esm', logLevel: 'error' } as const
  await build({ entryPoints: [file], outfile, banner: { js }, ...options })
  return outfile
}
