/** The searches of `bench/search.ts`, compiled. */
import { loadavg } from 'node:os'
import { CURSORS } from '../../test/support/cursors.ts'
import type { Copy } from '../../server/copy/records/copy.ts'
import { SearchEngine } from '../../server/copy/search/search.ts'
import { type Database, migrate, openDatabase } from '../../server/ground/store/index.ts'
import { circumstances, writeChart } from '../charts/bars.ts'
import { median } from '../measure.ts'
import { compareBuilds } from './builds.ts'
import { COUNTED_INDEXES, countedCases } from './counted.ts'
import { casesFor, HAND_INDEXES, type SearchCase } from './cases.ts'
import { fillCopy, makeCopy, PAGE } from './copy.ts'
import { withPostgres } from './postgres.ts'

const given = process.argv.slice(2)
/** Whether the second table is measured: counts, text without case, relevance. */
const isCounted = given.includes('--counts')
const RUNS = isCounted ? 11 : 41
const THIRD = Math.floor(RUNS / 3)
/** Number of uncounted searches of each case, ours and by hand: they compile code and settle plans. */
const WARM_RUNS = isCounted ? 12 : 100
const LIMITS: readonly number[] = isCounted ? [20] : [20, 1000]
const RATIO = 1.3
const P95_MS = 20
const BUILDS_RECORDS = 30_000
/** The word similarity that `fuzzy` asks of most names of the bench. */
const NEAR = 0.55

/** A copy, and the generation that its records are of. */
interface FilledCopy extends Copy {
  readonly generation: number
}

/** How long a search took beside the SQL by hand. */
interface Line {
  readonly what: string
  readonly limit: number
  readonly found: number
  readonly ours: number
  /** By hand, parsed each time, and prepared as our own statements are. */
  readonly bare: number
  readonly prepared: number
  readonly p95: number
}

/** Writes the same records to a copy, and to a table by hand with an index for each field it needs. Many customers could share that table. */
async function fill(database: Database, copy: Copy, records: number): Promise<number> {
  await database.exec(`create table by_hand (generation bigint not null, key text collate "C" not null,
    organization_id uuid not null, connector_id uuid not null, data jsonb not null, primary key (generation, key))`)
  const { organizationId, connectorId } = copy
  const generation = await fillCopy(database, copy, records, (page, ofCopy) =>
    database.query(`insert into by_hand select $2, r->>'id', $3, $4, r from jsonb_array_elements($1::jsonb) r`, [
      page,
      ofCopy,
      organizationId,
      connectorId,
    ]),
  )
  for (const index of isCounted ? [...HAND_INDEXES, ...COUNTED_INDEXES] : HAND_INDEXES)
    await database.exec(`create index on by_hand ${index}`)
  await database.exec('vacuum analyze by_hand')
  return generation
}

/** Each search once, so that the indexes it leads to are made. */
async function settle(
  database: Database,
  search: SearchEngine,
  copy: FilledCopy,
  cases: readonly SearchCase[],
): Promise<void> {
  // Without an index some take too long over a million records.
  for (const { query } of cases) await search.search(copy, { query: query(0), limit: 1 }).catch(() => {})
  await search.idle()
  await database.exec('vacuum analyze')
  for (let run = 0; run < WARM_RUNS; run++)
    for (const one of cases) {
      await search.search(copy, { query: one.query(run), limit: 20, ...one.counts })
      const statements = await statementsOf(database, copy, { ...one, skip: 0 }, run, 20)
      for (const isPrepared of [false, true]) await database.batch(withPlans(statements, isPrepared))
    }
}

async function compare(
  database: Database,
  search: SearchEngine,
  copy: FilledCopy,
  one: SearchCase,
  limit: number,
): Promise<Line> {
  const ours: number[] = []
  const bare: number[] = []
  const prepared: number[] = []
  let found = 0
  for (let run = 1; run <= RUNS; run++) {
    // Each asks for all variants, but never for what was just asked for: its pages would still be in the processor's cache.
    const [variant, variantOfBare, variantOfPrepared] = [0, 1, 2].map((third) => ((run + third * THIRD) % RUNS) + 1)
    const measured = [
      async () => {
        const params = await paramsOf(search, copy, one, variant!, limit)
        ours.push(
          await timed(async () => {
            found = (await search.search(copy, params)).count
          }),
        )
      },
      () => byHand(false, variantOfBare!, bare),
      () => byHand(true, variantOfPrepared!, prepared),
    ]
    for (const measure of run % 2 === 0 ? measured : measured.reverse()) await measure()
    async function byHand(isPrepared: boolean, asked: number, times: number[]) {
      const statements = withPlans(await statementsOf(database, copy, one, asked, limit), isPrepared)
      times.push(
        await timed(async () => {
          const [rows] = await database.batch<{ data: string }>(statements)
          Buffer.from(`[${rows!.map(({ data }) => data).join(',')}]`)
        }),
      )
    }
  }
  const [own, p95] = [median(ours), percentile(ours, 0.95)]
  return { what: one.what, limit, found, ours: own, bare: median(bare), prepared: median(prepared), p95 }
}

async function paramsOf(
  search: SearchEngine,
  copy: Copy,
  { query, skip = 0, counts }: SearchCase,
  variant: number,
  limit: number,
) {
  let cursor: string | null = null
  for (let page = 0; page < skip; page++) {
    const params: Record<string, unknown> = { query: query(variant), limit: 1000, ...(cursor && { cursor }) }
    cursor = (await search.search(copy, params)).meta.cursor
  }
  return { query: query(variant), limit, ...counts, ...(cursor && { cursor }) }
}

type HandStatement = readonly [text: string, params: readonly unknown[]]

function withPlans(statements: readonly HandStatement[], isPrepared: boolean) {
  return statements.map(([text, params]) => ({ text, params, isPrepared }))
}

/**
 * Returns the statements by hand of a page in the copy's organization, connector and generation, with the shown fields. A page in the
 * middle begins after the key and number before it.
 */
async function statementsOf(
  database: Database,
  copy: FilledCopy,
  one: SearchCase,
  variant: number,
  limit: number,
): Promise<HandStatement[]> {
  const { where, params, order } = one.hand(variant)
  const { organizationId, connectorId, entity, generation } = copy
  const select = (condition: string, values: readonly unknown[]) => {
    const all = [...values, generation, organizationId, connectorId, entity]
    const [ofGeneration, organization, connector, ofEntity] = all
      .slice(values.length)
      .map((_, at) => `$${values.length + at + 1}`)
    const text = `select data::text as data from (select data from by_hand where generation = ${ofGeneration}
        and organization_id = ${organization} and connector_id = ${connector} and ${condition} order by ${order} limit ${limit + 1}) r
      union all select json_build_array(generation, is_complete, synced_at)::text from plugboard.copies
        where organization_id = ${organization} and connector_id = ${connector} and entity = ${ofEntity}`
    return [text, all] as const
  }
  if (one.countByHand) {
    const [count, all] = counted(one.countByHand, where, params, copy)
    return [select(where, params), [count, all]]
  }
  if (!one.skip) return [select(where, params)]
  const [last] = await database.query<{ amount: string; key: string }>(
    `select (data->>'amount')::numeric as amount, key from by_hand order by ${order} offset ${one.skip * 1000 - 1} limit 1`,
  )
  return [select(`((data->>'amount')::numeric, key) < ($1::numeric, $2)`, [last!.amount, last!.key])]
}

/** A count by hand, of the copy's organization, connector and generation. */
function counted(
  count: (where: string) => string,
  condition: string,
  params: readonly unknown[],
  { generation, organizationId, connectorId }: FilledCopy,
): HandStatement {
  const at = params.length
  const where = `generation = $${at + 1} and organization_id = $${at + 2} and connector_id = $${at + 3} and ${condition}`
  return [count(where), [...params, generation, organizationId, connectorId]]
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function percentile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1]!
}

const HEAD = ['search', 'limit', 'found', 'ms', 'by hand', 'ratio', 'prepared', 'ratio', 'p95 ms', 'verdict']
const WIDTHS = [22, 6, 6, 8, 8, 6, 8, 6, 8, 8]

function tableOf(lines: readonly Line[], isBounded: boolean): string {
  const rows = lines.map(({ what, limit, found, ours, bare, prepared, p95 }) => {
    const isGood = ours / bare <= RATIO && (!isBounded || p95 < P95_MS)
    const numbers = [ours, bare, ours / bare, prepared, ours / prepared, p95].map((value) => value.toFixed(2))
    return [what, String(limit), String(found), ...numbers, isGood ? 'reached' : 'missed']
  })
  const lineOf = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 || at === 9 ? cell.padEnd(WIDTHS[at]!) : cell.padStart(WIDTHS[at]!))).join(' ')
  return [HEAD, ...rows].map((cells) => lineOf(cells).trimEnd()).join('\n')
}

async function bench(database: Database, records: number): Promise<void> {
  await migrate(database)
  const empty = await makeCopy(database)
  const start = performance.now()
  const copy = { ...empty, generation: await fill(database, empty, records) }
  const search = new SearchEngine({
    database,
    cursors: CURSORS,
    onIndexError: (error) => process.stderr.write(`${String(error)}\n`),
  })
  const cases = isCounted ? countedCases() : casesFor(records)
  await settle(database, search, copy, cases)
  const seconds = Math.round((performance.now() - start) / 1000)
  const lines: Line[] = []
  for (const limit of LIMITS) for (const one of cases) lines.push(await compare(database, search, copy, one, limit))
  const isBounded = database.engine === 'postgres' && records <= 100_000
  const head = `${database.engine}, ${records.toLocaleString('en')} records, made ready in ${seconds} s`
  const note = `p50 of ${RUNS} runs; by hand: parsed each time, and prepared; targets: first ratio <= ${RATIO}${isBounded ? `, p95 < ${P95_MS} ms` : ''}`
  process.stdout.write(`\n${head}\n${note}\n\n${tableOf(lines, isBounded)}\n`)
  if (given.includes('--charts') && database.engine === 'postgres') await draw(lines, records)
}

/** Draws the ratios of each search to the SQL by hand. */
async function draw(lines: readonly Line[], records: number): Promise<void> {
  const bars = lines.map(({ what, limit, ours, bare }) => ({
    label: `${what}, ${limit}`,
    value: ours / bare,
    shown: (ours / bare).toFixed(2),
    isOther: limit !== LIMITS[0],
  }))
  const of = `Time at p50 by that of the SQL by hand, ${records.toLocaleString('en')} records, PostgreSQL`
  await writeChart('bench-search', {
    title: 'Searches beside the best SQL by hand',
    note: of,
    measured: circumstances(loadavg(), new Date()),
    bars,
    line: { at: RATIO, label: String(RATIO) },
  })
}

/** Searches of another connector while indexes are made. */
async function benchBuilds(database: Database): Promise<void> {
  await migrate(database)
  const [large, small] = [await makeCopy(database), await makeCopy(database)]
  await fillCopy(database, large, BUILDS_RECORDS)
  await fillCopy(database, small, 2 * PAGE)
  const search = new SearchEngine({ database, cursors: CURSORS })
  const { without, during, seconds } = await compareBuilds(search, large, small)
  const lineOf = (what: string, { searches, p95 }: typeof without) => `${what}: p95 ${p95.toFixed(2)} ms of ${searches}`
  const ratio = `ratio ${(during.p95 / without.p95).toFixed(2)}, indexes made in ${seconds.toFixed(1)} s`
  const head = `${database.engine}, searches of another connector while indexes over ${BUILDS_RECORDS} records are made`
  process.stdout.write(`\n${head}\n${lineOf('without', without)}\n${lineOf('during', during)}\n${ratio}\n`)
}

const measure = (database: Database, records: number) =>
  given.includes('--builds') ? benchBuilds(database) : bench(database, records)

async function benchEmbedded(records: number): Promise<void> {
  const database = await openDatabase({ memory: true })
  await migrate(database)
  await database.exec(`set pg_trgm.word_similarity_threshold = ${NEAR}`)
  await measure(database, records)
  await database.close()
}

const records = given.includes('--million') ? 1_000_000 : 100_000
if (!given.includes('--embedded'))
  await withPostgres((database) => measure(database, records), { set: `pg_trgm.word_similarity_threshold = ${NEAR}` })
if (!given.includes('--postgres')) await benchEmbedded(records)
