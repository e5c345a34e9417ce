/**
 * The first call of a process, compared with a bare script that imports undici and sends the same request. Both run from installed files,
 * and as one bundle with one kind, as serverless functions are. Also the size of that bundle.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import type { HttpRequest } from '../runtime/index.ts'
import { requestOf } from './bare.ts'
import { compareRuns, type MeasuredWork } from './measure.ts'
import { BUILD_URL, loadRuntime } from './runtime.ts'
import type { TableRow } from './table.ts'
import { startVendors, VENDOR_LISTS, type VendorList } from './vendor-lists.ts'

/** The kind that is also bundled. */
const BUNDLED = 'stripe'

/** The most bytes of a bundle with one kind, minified. */
const BUNDLE_BYTES = 646_000

/** Prints the CPU time that the process has taken, in microseconds. */
const END = `
const { user, system } = process.cpuUsage()
process.stdout.write(String(user + system), () => process.exit())`

const BARE = (origin: string, { method, path, headers, body }: HttpRequest) => `
import { request } from 'undici'
const { body } = await request(${JSON.stringify(origin + path)}, ${JSON.stringify({ method, headers, body })})
if (!JSON.stringify(JSON.parse(await body.text())).includes('Ada Example')) throw new Error('no records')
${END}`

const OURS = (origin: string, kind: string, { entity, params, credentials }: VendorList) => `
import { connect } from '${new URL('client/index.js', BUILD_URL).pathname}'
import { undiciTransport } from '${new URL('runtime/index.js', BUILD_URL).pathname}'
import kind from '${new URL(`generated/kinds/${kind}.js`, BUILD_URL).pathname}'
const transport = undiciTransport({ connectTo: () => '${origin}' })
const connector = await connect(kind, { credentials: ${JSON.stringify(credentials)}, transport })
const { records } = await connector.${entity}.list(${JSON.stringify(params)})
if (!JSON.stringify(records).includes('Ada Example')) throw new Error('no records')
${END}`

/** Time and CPU of a whole process. */
export async function bench(): Promise<TableRow[]> {
  const upstream = await startVendors('short')
  const folder = await mkdtemp(join(import.meta.dirname, '..', 'node_modules', '.bench-'))
  try {
    const rows: TableRow[] = []
    for (const [kind, list] of Object.entries(VENDOR_LISTS)) {
      const files = await written(folder, upstream.origin, kind, list)
      rows.push(...(await rowsOf(`${kind}: start`, ...files)))
      if (kind === BUNDLED) rows.push(...(await rowsOfBundles(...files)))
    }
    return rows
  } finally {
    await rm(folder, { recursive: true })
    upstream.close()
  }
}

/** Writes both scripts. */
async function written(folder: string, origin: string, kind: string, list: VendorList): Promise<[string, string]> {
  const call = { entity: list.entity, action: 'list', params: list.params }
  const request = await requestOf(await (await loadRuntime()).load(kind), call, list.credentials)
  const [bare, ours] = [join(folder, `${kind}-bare.mjs`), join(folder, `${kind}-ours.mjs`)]
  await writeFile(bare, BARE(origin, request))
  await writeFile(ours, OURS(origin, kind, list))
  return [bare, ours]
}

async function rowsOfBundles(bare: string, ours: string): Promise<TableRow[]> {
  const bundles = [await bundled(bare), await bundled(ours)] as const
  const { size } = await stat(bundles[1])
  const measured = `${(size / 1000).toFixed(0)} kB`
  return [
    ...(await rowsOf('start of a bundle', ...bundles)),
    { what: 'bundle with one kind', of: 'size', ratio: size / BUNDLE_BYTES, target: 1, measured },
  ]
}

async function rowsOf(what: string, bare: string, ours: string): Promise<TableRow[]> {
  const { cost, ratio, noise } = await compareRuns(runOf(bare), runOf(ours), { times: 1, rounds: 9 })
  const row = { what, target: 1 }
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
