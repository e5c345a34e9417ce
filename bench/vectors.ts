/**
 * `DATABASE_URL=<URL> npm run bench:vectors -- [--records 100000]`: searches by meaning among vectors of one large copy, and
 * of a small one of another organization. DATABASE_URL names an empty PostgreSQL with pgvector. Vectors are random, around 1,000
 * centres. 100,000 records take some minutes.
 */
import { loadavg } from 'node:os'
import { ensureTable } from '../server/copy/records/tables.ts'
import { VectorIndex } from '../server/copy/search/vectors/vector-index.ts'
import { type Database, migrate, openDatabase } from '../server/ground/store/index.ts'
import { makeConnector } from './connector.ts'
import { median } from './measure.ts'

const DIMENSIONS = 768
const CENTRES = 1000
const SMALL = 2000
const SEARCHES = 200
const PAGE = 1000
/** Number of hits that searches rank, and number that recall is measured of. */
const [LIMIT, WANTED] = [50, 10]
const MODEL = `bench (${DIMENSIONS})`

const given = process.argv.slice(2)
const after = (name: string) => (given.includes(name) ? given[given.indexOf(name) + 1] : undefined)
const records = Number(after('--records') ?? 100_000)

/** Numbers from 0 to 1 that are the same in every run. @see Bob Jenkins, Small Fast Counting PRNG */
function randomOf(seed: number): () => number {
  let [a, b, c, counter] = [seed, 1, 2, 1]
  return () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 2 ** 32
  }
}

/** Writes a vector of length 1 that is near to another: their cosine is about 0.7. */
function writeNear(into: Float32Array, centre: Float32Array | undefined, random: () => number): void {
  // The square of such a number is a third on average.
  const spread = Math.sqrt(3 / DIMENSIONS)
  for (let at = 0; at < DIMENSIONS; at++) into[at] = (centre?.[at] ?? 0) + (random() * 2 - 1) * spread
  const length = Math.sqrt(into.reduce((sum, one) => sum + one * one, 0))
  for (let at = 0; at < DIMENSIONS; at++) into[at] = (into[at] ?? 0) / length
}

const print = (line: string) => process.stdout.write(`${line}\n`)
const random = randomOf(7)
const centres = Array.from({ length: CENTRES }, () => vectorNear(undefined))

function vectorNear(centre: Float32Array | undefined): Float32Array {
  const vector = new Float32Array(DIMENSIONS)
  writeNear(vector, centre, random)
  return vector
}

const anyCentre = () => centres[Math.floor(random() * CENTRES)]

/** A copy with its vectors, in order. */
interface BenchCopy {
  readonly organizationId: string
  readonly generation: number
  readonly records: number
  readonly vectors: Float32Array
}

async function makeCopy(database: Database, index: VectorIndex, count: number): Promise<BenchCopy> {
  const { organizationId, connectorId } = await makeConnector(database)
  const [row] = await database.query<{ generation: number }>(
    `insert into generations (organization_id, connector_id, kind, entity, records, changes) values ($1, $2, 'bench', 'records', $3, 1)
    returning id as generation`,
    [organizationId, connectorId, count],
  )
  const copy = { organizationId, generation: row?.generation ?? 0, records: count }
  await database.query(
    'insert into embedded_copies (organization_id, generation, model, change) values ($1, $2, $3, 1)',
    [organizationId, copy.generation, MODEL],
  )
  const table = await ensureTable(database, 'bench', 'records')
  const vectors = new Float32Array(count * DIMENSIONS)
  for (let first = 0; first < count; first += PAGE) {
    const page = Array.from({ length: Math.min(PAGE, count - first) }, (_, at) => {
      const vector = vectors.subarray((first + at) * DIMENSIONS, (first + at + 1) * DIMENSIONS)
      writeNear(vector, anyCentre(), random)
      return { key: `${first + at}`, digest: '', vector }
    })
    await database.query(
      `insert into ${table} (generation, key, organization_id, connector_id, data) select $1, key, $2, $3, '{}' from unnest($4::text[]) as given (key)`,
      [copy.generation, organizationId, connectorId, page.map(({ key }) => key)],
    )
    await database.transaction((sql) => index.store(sql, copy, table, page))
  }
  return { ...copy, vectors }
}

/** The keys of the nearest vectors, compared one by one. */
function exactKeys({ vectors, records: count }: BenchCopy, wanted: Float32Array): Set<string> {
  const nearest: { key: number; sum: number }[] = []
  for (let key = 0; key < count; key++) {
    let sum = 0
    for (let at = 0; at < DIMENSIONS; at++) sum += (wanted[at] ?? 0) * (vectors[key * DIMENSIONS + at] ?? 0)
    if (nearest.length === WANTED && sum <= (nearest.at(-1)?.sum ?? 0)) continue
    nearest.push({ key, sum })
    nearest.sort((one, other) => other.sum - one.sum)
    nearest.length = Math.min(nearest.length, WANTED)
  }
  return new Set(nearest.map(({ key }) => `${key}`))
}

async function measure(database: Database, index: VectorIndex, name: string, copy: BenchCopy): Promise<void> {
  const { organizationId } = copy
  const sql = database.of(organizationId)
  const times: number[] = []
  let found = 0
  for (let search = -20; search < SEARCHES; search++) {
    const wanted = vectorNear(anyCentre())
    const began = performance.now()
    const near = await index.near(sql, { organizationId, copies: [copy], wanted, model: MODEL, limit: LIMIT })
    if (search < 0) continue
    times.push(performance.now() - began)
    const exact = exactKeys(copy, wanted)
    found += near.slice(0, WANTED).filter(({ key }) => exact.has(key)).length
  }
  const sorted = times.toSorted((one, other) => one - other)
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
  const recall = found / (SEARCHES * Math.min(WANTED, copy.records))
  print(
    `${name}: ${copy.records} records, p50 ${median(times).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, recall@${WANTED} ${recall.toFixed(3)}`,
  )
}

const database = await openDatabase({ url: process.env.DATABASE_URL ?? '' }, { statementTimeoutMs: 3_600_000 })
await migrate(database)
const index = await VectorIndex.open(database, DIMENSIONS)
const timed = async <T>(what: string, work: Promise<T>): Promise<T> => {
  const began = performance.now()
  const result = await work
  print(`${what} in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return result
}
const small = await timed(`${SMALL} vectors`, makeCopy(database, index, SMALL))
const large = await timed(`${records} vectors`, makeCopy(database, index, records))
await timed('the index of the large copy', index.maintain())
const [sizes] = await database.query<{ all: number; indexes: number }>(
  `select pg_total_relation_size('near_vectors') as all, pg_indexes_size('near_vectors') as indexes`,
)
const each = (bytes = 0) => Math.round(bytes / (records + SMALL))
print(`bytes per record: ${each(sizes?.all)}, of them ${each(sizes?.indexes)} in indexes`)
await measure(database, index, 'large copy', large)
await measure(database, index, 'small copy', small)
print(
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`,
)
await database.close()
