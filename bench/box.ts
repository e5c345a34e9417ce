/**
 * `npm run bench:box -- [--records 100000] [--embedded]`: the search box over three copies of a customer, one of them large, compared
 * with SQL by hand. That SQL knows the copy and the kind of words. Loopback only; takes minutes, with a million records a quarter of an
 * hour.
 */
import { loadavg } from 'node:os'
import type { HitCopy } from '../server/copy/search/hits/hit-statement.ts'
import { SearchEngine } from '../server/copy/search/search.ts'
import { type Database, migrate, openDatabase, type OpenOptions } from '../server/ground/store/index.ts'
import { CURSORS } from '../test/support/cursors.ts'
import { median } from './measure.ts'
import { familyName, recordOf } from './search/cases.ts'
import { fillCopy, makeCopy, PAGE, pagesOf } from './search/copy.ts'
import { withPostgres } from './search/postgres.ts'

const LIMIT = 20
const [WARM, RUNS] = [3, 21]
/** Where a record has its title and its text, as a manifest names them. */
const HIT = { title: [['name']], text: [['email'], ['notes']] }
/** Indexes over a million records take minutes. */
const PATIENT: OpenOptions = { acquireTimeoutMs: 120_000, statementTimeoutMs: 600_000 }

const given = process.argv.slice(2)
const records = Number(given.includes('--records') ? given[given.indexOf('--records') + 1] : 100_000)

/** Typed text, and the best SQL for it by hand. */
interface BoxCase {
  readonly what: string
  readonly typed: (variant: number) => string
  readonly hand: string
}

const BY_WORDS = `select data::text from by_hand where words @@ plainto_tsquery('simple', $1)
  order by ts_rank(words, plainto_tsquery('simple', $1)) desc, key limit ${LIMIT}`
const BY_BEGINNING = BY_WORDS.replaceAll(`plainto_tsquery('simple', $1)`, `to_tsquery('simple', $1 || ':*')`)
const BY_NAME = `select data::text from by_hand where $1::text <% lower(data->>'name')
  order by word_similarity($1, lower(data->>'name')) desc, key limit ${LIMIT}`

const nameOf = (variant: number) => String(recordOf((variant * 257) % 65_536).name)
const CASES: readonly BoxCase[] = [
  { what: 'a name', typed: nameOf, hand: BY_WORDS },
  { what: 'an email address', typed: (v) => `person${v * 7919}@example.com`, hand: BY_WORDS },
  { what: 'a word of 0.01 %', typed: (v) => `ticket${v * 13}`, hand: BY_WORDS },
  { what: 'a word of most', typed: (v) => (v % 2 ? 'team' : 'plan'), hand: BY_WORDS },
  {
    what: 'a family name with a typo',
    typed: (v) => {
      const name = familyName((v * 257) % 65_536).toLowerCase()
      return `${name.slice(0, 5)}x${name.slice(6)}`
    },
    hand: BY_NAME,
  },
  { what: 'the beginning of a word', typed: (v) => `ticket${100 + v}`, hand: BY_BEGINNING },
  { what: 'a word that is nowhere', typed: (v) => `qzjx${v}vwk`, hand: BY_WORDS },
]

/** A copy of a customer's connector, filled. */
async function copyOf(database: Database, count: number, organizationId?: string): Promise<HitCopy> {
  const copy = await makeCopy(database, organizationId)
  return { copy, hit: HIT, generation: await fillCopy(database, copy, count), records: count }
}

/** The records of the large copy in a table with the indexes that each kind of words needs. */
async function fillByHand(database: Database): Promise<void> {
  await database.exec(`create table by_hand (key text primary key, data jsonb not null, words tsvector generated always as
    (to_tsvector('simple', (data->>'name') || ' ' || (data->>'email') || ' ' || (data->>'notes'))) stored)`)
  for (const page of pagesOf(records))
    await database.query(`insert into by_hand (key, data) select r->>'id', r from jsonb_array_elements($1::jsonb) r`, [
      page,
    ])
  await database.exec('create index on by_hand using gin (words)')
  await database.exec(`create index on by_hand using gin (lower(data->>'name') gin_trgm_ops)`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function compare(database: Database, search: SearchEngine, copies: readonly HitCopy[], one: BoxCase) {
  const [ours, byHand]: [number[], number[]] = [[], []]
  let found = 0
  for (let run = -WARM; run < RUNS; run++) {
    const typed = one.typed(run + WARM + 1)
    const own = await timed(async () => (found = (await search.hits(copies, typed, LIMIT)).hits.length))
    const hand = await timed(() => database.query(one.hand, [typed]))
    if (run < 0) continue
    ours.push(own)
    byHand.push(hand)
  }
  const p95 = ours.toSorted((a, b) => a - b)[Math.floor(RUNS * 0.95)] ?? 0
  const numbers = [median(ours), median(byHand), median(ours) / median(byHand), p95].map((one) => one.toFixed(1))
  return [one.what.padEnd(26), String(found).padStart(5), ...numbers.map((text) => text.padStart(9))].join(' ')
}

async function bench(database: Database): Promise<void> {
  await migrate(database)
  const start = performance.now()
  const large = await copyOf(database, records)
  const { organizationId } = large.copy
  const few = Math.max(PAGE, records / 100)
  const copies = [large, await copyOf(database, few, organizationId), await copyOf(database, few, organizationId)]
  await fillByHand(database)
  const search = new SearchEngine({ database, cursors: CURSORS })
  for (const { typed } of CASES) await search.hits(copies, typed(0), LIMIT).catch(() => {})
  await search.idle()
  await database.exec('vacuum analyze')
  const seconds = Math.round((performance.now() - start) / 1000)
  const write = (line: string) => process.stdout.write(`${line}\n`)
  write(`${database.engine}, ${records.toLocaleString('en')} records and two copies of ${few}, ready in ${seconds} s`)
  write(`${'typed'.padEnd(26)} found    p50 ms   by hand     ratio    p95 ms`)
  for (const one of CASES) write(await compare(database, search, copies, one))
  write(`load ${loadavg().map((one) => one.toFixed(1)).join(' ')}`) // prettier-ignore
}

async function benchEmbedded(): Promise<void> {
  const database = await openDatabase({ memory: true }, PATIENT)
  await bench(database)
  await database.close()
}

await (given.includes('--embedded') ? benchEmbedded() : withPostgres(bench, { options: PATIENT }))
