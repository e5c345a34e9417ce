/** Vectors found by pgvector: on the embedded database, and on a PostgreSQL that the environment names, directly and behind PgBouncer. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, open as openFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HitCopy } from '../../../../../server/copy/search/hits/hit-statement.ts'
import { openVectorIndex } from '../../../../../server/copy/search/vectors/open-index.ts'
import { removeConnector } from '../../../../../server/copy/records/generations.ts'
import { restoreBackup, writeBackup } from '../../../../../server/operators/operate/backup/index.ts'
import type { Database, ScopedSql, Sql } from '../../../../../server/ground/store/index.ts'
import {
  openEmptyPostgres,
  openTestDatabase,
  openTestPostgresAt,
  type OpenTestDatabase,
} from '../../../../support/database.ts'
import { PGBOUNCER, startPgBouncer } from '../../../../support/pgbouncer.ts'
import { vectorsHold, VectorWorld } from './contract.ts'
import { DIMENSIONS } from './endpoint.ts'

const { PLUGBOARD_PGVECTOR_URL: url } = process.env
const withPgvector: readonly (readonly [string, OpenTestDatabase])[] = [
  ['the embedded database', openTestDatabase],
  ...(url ? [['PostgreSQL', () => openTestPostgresAt(url)] as const] : []),
  ...(url && PGBOUNCER ? [['PostgreSQL behind PgBouncer', () => openBehindPgBouncer(url)] as const] : []),
]

async function openBehindPgBouncer(direct: string): Promise<Database> {
  const bouncer = await startPgBouncer(direct, ['pool_mode = transaction'])
  const database = await openTestPostgresAt(direct, bouncer.urlOf(direct))
  const close = database.close.bind(database)
  const stop = async () => {
    await close()
    await bouncer.stop()
  }
  return Object.assign(database, { close: stop })
}

/** More records than are compared whole: the copy gets an index. */
const LARGE = 30_000

const carAnd = (count: number) => [
  { id: 'car', name: 'Ada', notes: 'a car' },
  ...Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `Bob ${at}`, notes: 'a physician' })),
]

/** How often indexes of copies were used. */
async function scansOf(sql: Sql): Promise<number> {
  const rows = await sql.query<{ scans: number }>(
    `select coalesce(sum(pg_stat_get_xact_numscans(indexrelid)), 0)::int as scans from pg_index
    where indrelid = 'near_vectors'::regclass and indpred is not null`,
  )
  return rows[0]?.scans ?? 0
}

describe.each(withPgvector)('Q5 Q6 vectors in pgvector on %s', (_name, open) => vectorsHold(open, DIMENSIONS))

describe.each(withPgvector)('pgvector on %s', (_name, open) => {
  let world: VectorWorld
  beforeAll(async () => void (world = await VectorWorld.open(open, DIMENSIONS)))
  afterAll(() => world.close())

  const indexes = async () =>
    (
      await world.database.query<{ name: string }>(
        `select indexrelid::regclass::text as name from pg_index where indrelid = 'near_vectors'::regclass and indpred is not null`,
      )
    ).map(({ name }) => name)

  /** What is nearest to a car, and how often an index of copies was used for it; no plan but with one is a cheap one. */
  async function nearest({ copy: { organizationId }, generation, records }: HitCopy) {
    const [wanted = new Float32Array()] = await world.embedder.embed(['a car'])
    return world.database.of(organizationId).transaction(async (session) => {
      await session.exec(
        'set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off',
      )
      const inside: ScopedSql = { query: session.query, transaction: (work) => work(session) }
      const copies = [{ generation, records }]
      const query = { organizationId, copies, wanted, model: world.embedder.model, limit: 1 }
      const before = await scansOf(session)
      const [near] = await world.index.near(inside, query)
      return { key: near?.key, scans: (await scansOf(session)) - before }
    })
  }

  it('Q7 gives a large copy an index of its own, which goes with the copy', async () => {
    const small = await world.copyWith(carAnd(5))
    const large = await world.copyWith(carAnd(200))
    await world.embed(small)
    await world.embed(large)
    await world.index.maintain()
    expect(await indexes()).toEqual([])
    await world.database.query('update generations set records = $2 where id = $1', [large.generation, LARGE])
    await world.index.maintain()
    expect(await indexes()).toEqual([`near_${large.copy.organizationId.replaceAll('-', '')}_${large.generation}`])
    expect([await nearest(large), await nearest(small)]).toEqual([
      { key: 'car', scans: 1 },
      { key: 'car', scans: 0 },
    ])
    await removeConnector(world.database, large.copy.organizationId, large.copy.connectorId)
    await world.index.maintain()
    expect([await indexes(), await world.stored(large, 'near_vectors')]).toEqual([[], []])
    expect(await world.found([small], 'vehicle')).toEqual(['car'])
  })

  it('Q7 shows an organization its own rows alone', async () => {
    const [own, other] = [await world.copyWith(carAnd(1)), await world.copyWith(carAnd(2))]
    await world.embed(own)
    await world.embed(other)
    const seen = world.database.of(own.copy.organizationId)
    const rows = await seen.query('select distinct generation from near_vectors')
    expect([rows, await seen.query('select generation from near_copies')]).toEqual([
      [{ generation: own.generation }],
      [{ generation: own.generation }],
    ])
    expect(await world.database.of(randomUUID()).query('select from near_vectors')).toEqual([])
    const insert = seen.query('insert into near_copies select $1, $2, $3, 0', [
      other.copy.organizationId,
      other.generation,
      'm',
    ])
    await expect(insert).rejects.toThrow('row-level security')
  })
})

describe.each(withPgvector)('a change to pgvector and back on %s', (_name, open) => {
  let world: VectorWorld
  beforeAll(async () => void (world = await VectorWorld.open(open, DIMENSIONS)))
  afterAll(() => world.close())

  it('takes over vectors that were bytes, gives them back, and asks the endpoint for none of them again', async () => {
    const bytes = await world.again()
    const copy = await bytes.copyWith(carAnd(3))
    expect(await bytes.embed(copy)).toBe(4)
    const now = await world.again(DIMENSIONS)
    expect([await bytes.waits(copy), await now.waits(copy), await now.found([copy], 'vehicle')]).toEqual([
      false,
      true,
      [],
    ])
    expect([await now.embed(copy), await now.waits(copy), await now.found([copy], 'vehicle')]).toEqual([
      0,
      false,
      ['car'],
    ])
    const back = await world.again()
    expect([await back.waits(copy), await back.found([copy], 'vehicle')]).toEqual([false, ['car']])
    expect(await world.database.query(`select where to_regclass('plugboard.near_vectors') is not null`)).toEqual([])
    await openVectorIndex(world.database, DIMENSIONS)
    await Promise.all([bytes, now, back].map(({ embedder }) => embedder.close()))
  })

  it('takes over what a process without pgvector stored meanwhile', async () => {
    const copy = await world.copyWith(carAnd(1))
    await world.embed(copy)
    const { vector, digest } = (
      await world.database.query<{ vector: Buffer; digest: string }>(
        `select vector, digest from record_vectors where generation = $1 and key = '0'`,
        [copy.generation],
      )
    )[0]!
    await world.database.query(
      `update record_vectors set vector = $2, digest = $3 where generation = $1 and key = 'car'`,
      [copy.generation, vector, digest],
    )
    await world.database.query(`update embedded_copies set change = change + 1 where generation = $1`, [
      copy.generation,
    ])
    expect([await world.waits(copy), await world.found([copy], 'vehicle')]).toEqual([true, ['car']])
    await world.embed(copy)
    expect([await world.waits(copy), await world.found([copy], 'vehicle')]).toEqual([false, ['0', 'car']])
  })

  it('is left out of backups, which any database takes', async () => {
    const copy = await world.copyWith(carAnd(1))
    await world.embed(copy)
    const folder = await mkdtemp(join(tmpdir(), 'plugboard-'))
    const file = join(folder, 'backup')
    const job = { report: () => {} }
    const handle = await openFile(file, 'w')
    await writeBackup(world.database, async (chunk) => void (await handle.write(chunk)), job)
    await handle.close()
    const restored = await openEmptyPostgres()
    await restoreBackup(restored, file, job)
    const rows = await restored.query('select key from record_vectors where generation = $1 order by key', [
      copy.generation,
    ])
    expect([rows, await restored.query(`select where to_regclass('plugboard.near_vectors') is not null`)]).toEqual([
      [{ key: '0' }, { key: 'car' }],
      [],
    ])
    await restored.close()
    await rm(folder, { recursive: true })
  })

  it('makes its tables anew for another number of dimensions', async () => {
    const copy = await world.copyWith(carAnd(1))
    await world.embed(copy)
    await openVectorIndex(world.database, DIMENSIONS + 1)
    expect(await world.stored(copy, 'near_vectors')).toEqual([])
    const again = await world.again(DIMENSIONS)
    expect([await again.embed(copy), await again.found([copy], 'vehicle')]).toEqual([0, ['car']])
    await again.embedder.close()
  })

  it('refuses a database without the extension, and says what to do', async () => {
    const { database } = world
    const bytes = await world.again()
    await bytes.embedder.close()
    await database.exec('drop extension vector cascade')
    // This role makes no extension, whether it is available or not.
    const exec = database.exec.bind(database)
    database.exec = async (script) => void (await database.of(randomUUID()).query(script))
    const opening = openVectorIndex(database, DIMENSIONS).finally(() => (database.exec = exec))
    await expect(opening).rejects.toMatchObject({
      code: 'invalid_configuration',
      message: expect.stringContaining('it has no extension "vector"'),
      hint: expect.stringContaining('Or set embeddings.index=exact'),
    })
    await openVectorIndex(database, DIMENSIONS)
  })
})
