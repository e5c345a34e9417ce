/** Walks over 1,000 pages of five vendors' lists, each in a process of its own, against bare loops over the same pages. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { requestOf } from './bare.ts'
import { compareRuns, type MeasuredWork } from './measure.ts'
import { BUILD_URL, loadRuntime } from './runtime.ts'
import type { TableRow } from './table.ts'
import { startVendors, VENDOR_LISTS, type VendorList } from './vendor-lists.ts'

const WALK = join(import.meta.dirname, 'walk.mjs')

/** Sizes of pages, as rows name them. */
const SIZES = { short: '30 kB', long: '90 kB' } as const

/** Ways of the client, as rows name them. */
const WAYS = { pages: 'pages', all: 'records' } as const

/** CPU of each walk, by page and by record. */
export async function bench(): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for (const size of ['short', 'long'] as const) {
    const upstream = await startVendors(size)
    for (const [vendor, list] of Object.entries(VENDOR_LISTS))
      for (const way of ['pages', 'all'] as const) {
        const row = await compared(upstream.origin, vendor, list, way)
        rows.push({ ...row, what: `${vendor}: ${WAYS[way]}, ${SIZES[size]}` })
      }
    upstream.close()
  }
  return rows
}

async function compared(
  origin: string,
  vendor: string,
  list: VendorList,
  way: keyof typeof WAYS,
): Promise<Omit<TableRow, 'what'>> {
  const { entity, params, credentials } = list
  const plan = await (await loadRuntime()).load(vendor)
  const first = await requestOf(plan, { entity, action: 'list', params }, credentials)
  const walk = { origin, vendor, build: BUILD_URL, first, list: JSON.stringify(list) }
  const run = (by: string): MeasuredWork => {
    const args = [WALK, JSON.stringify({ ...walk, way: by })]
    return async () => Number((await promisify(execFile)(process.execPath, args)).stdout)
  }
  const { cost, ratio, noise } = await compareRuns(run('bare'), run(way), { times: 1, rounds: 5 })
  return { of: 'CPU', ratio: ratio.cpu, target: 1.05, noise: noise.cpu, measured: `${(cost.cpu / 1000).toFixed(0)} ms` }
}
