/**
 * The client compared with the vendors' own SDKs, on the same loopback upstream in the same run. Measures CPU of a call, time of 1,000
 * pages of 100, and start to first page. `npm install --prefix bench/sdk`, then `npm run bench:sdk`; names of vendors run only these.
 * Takes four to five minutes.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { compareRuns } from './measure.ts'
import { build, BUILD_URL } from './runtime.ts'
import { type TableRow, textTableOf } from './table.ts'
import { startVendors, VENDOR_LISTS } from './vendor-lists.ts'

const FOLDER = join(import.meta.dirname, 'sdk')
const RECORDS = 100_000

/** One way to the lists. */
interface Way {
  list(): Promise<number>
  /** Walks all records. */
  all(): Promise<number>
}

/** The source of an expression that opens a way, for this process and for children. */
function openings(vendor: string, origin: string): { readonly theirs: string[]; readonly ours: string[] } {
  return {
    theirs: [`${vendor}.mjs`, origin],
    ours: ['plugboard.mjs', origin, vendor, BUILD_URL, JSON.stringify(VENDOR_LISTS[vendor])],
  }
}

async function open([file, ...given]: string[]): Promise<Way> {
  const module = (await import(urlOf(file!))) as { open(...given: string[]): Promise<Way> }
  return module.open(...given)
}

function urlOf(file: string): string {
  return pathToFileURL(join(FOLDER, file)).href
}

/** A whole process: import, one page, end. */
function started([file, ...given]: string[]): () => Promise<void> {
  const code = `const { open } = await import(${JSON.stringify(urlOf(file!))})
const way = await open(...${JSON.stringify(given)})
if ((await way.list()) < 100) throw new Error('no records')
process.exit()`
  return async () => {
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code])
  }
}

async function rowsOf(vendor: string, origin: string): Promise<TableRow[]> {
  const { theirs, ours } = openings(vendor, origin)
  const [sdk, client] = [await open(theirs), await open(ours)]
  const lists = (way: Way) => async (times: number) => {
    for (let left = times; left > 0; left--) if ((await way.list()) < 100) throw new Error(`${vendor}: no records`)
  }
  const iterations = (way: Way) => async () => {
    const count = await way.all()
    if (count < RECORDS) throw new Error(`${vendor}: walked ${count} records`)
  }
  const call = await compareRuns(lists(sdk), lists(client), { times: 200, rounds: 9 })
  const pages = await compareRuns(iterations(sdk), iterations(client), { times: 1, rounds: 3 })
  const start = await compareRuns(started(theirs), started(ours), { times: 1, rounds: 9 })
  const row = (what: string, of: string, ratio: number, noise: number, measured: string): TableRow => {
    return { what: `${vendor}: ${what}`, of, ratio, target: 1, noise, measured }
  }
  return [
    row('list of 100', 'CPU', call.ratio.cpu, call.noise.cpu, `${call.cost.cpu.toFixed(0)} µs`),
    row('1,000 pages', 'time', pages.ratio.wall, pages.noise.wall, `${(pages.cost.wall / 1000).toFixed(0)} ms`),
    row('start', 'time', start.ratio.wall, start.noise.wall, `${(start.cost.wall / 1000).toFixed(0)} ms`),
  ]
}

await build()
const upstream = await startVendors()
const vendors = Object.keys(VENDOR_LISTS)
const given = vendors.filter((vendor) => process.argv.includes(vendor))
const rows: TableRow[] = []
for (const vendor of given.length > 0 ? given : vendors) rows.push(...(await rowsOf(vendor, upstream.origin)))
upstream.close()
process.stdout.write(`Node ${process.version}. Ratios of the client to the vendor's own SDK.\n\n${textTableOf(rows)}\n`)
process.exit()
