/** Vectors found by pgvector: on the embedded database, and on a PostgreSQL that the environment names, directly and behind PgBouncer. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, open as openFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HitCopy } from '../../../../../server/copy/search/hits/hit-statement.ts'
import { applyRecord } from '../../../../../server/copy/changes/record-changes.ts'
import { leaseCopy } from '../../../../../server/copy/search/vectors/embedded-copies.ts'
import { VectorIndex } from '../../../../../server/copy/search/vectors/vector-index.ts'
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
import { VectorWorld } from './world.ts'
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

describe.each(withPgvector)('Q5 Q6 vectors on %s', (_name, open) => {
  let world: VectorWorld
  beforeAll(async () => void (world = await VectorWorld.open(open)))
  afterAll(() => world.close())

  it('find records by their meaning, with words first, and tell how near they are', async () => {
    const copy = await world.copyWith([
      { id: '1', name: 'Ada', notes: 'bought a car' },
      { id: '2', name: 'Bob', notes: 'is a physician' },
      { id: '3', name: 'Automobile club', notes: 'of Ulm' },
    ])
    expect(await world.embed(copy)).toBe(3)
    const { hits } = await world.engine().hits([copy], 'automobile', 10)
    expect(hits.map(({ key, score, meaning }) => [key, score > 0, meaning! > 0.9])).toEqual([
      ['3', true, true],
      ['1', false, true],
    ])
    expect(hits[1]).toMatchObject({ title: 'Ada', snippet: 'bought a car' })
    const { hits: without } = await world.engine({ meanings: undefined }).hits([copy], 'automobile', 10)
    expect(without.map(({ key }) => key)).toEqual(['3'])
  })

  it('are made only for changed texts, and go with their records and with the connector', async () => {
    const records = [
      { id: '1', name: 'Ada', notes: 'a car' },
      { id: '2', name: 'Bob', notes: 'a bill' },
    ]
    const copy = await world.copyWith(records)
    await world.embed(copy)
    const sql = world.database.of(copy.copy.organizationId)
    await sql.transaction((one) =>
      applyRecord(one, copy.copy, { key: '1', record: JSON.stringify({ ...records[0], amount: 5 }) }),
    )
    await sql.transaction((one) =>
      applyRecord(one, copy.copy, { key: '3', record: JSON.stringify({ id: '3', name: 'Cy' }) }),
    )
    expect(await world.embed(copy)).toBe(1)
    expect((await world.stored(copy)).map(({ key }) => key)).toEqual(['1', '2', '3'])
    await sql.transaction((one) => applyRecord(one, copy.copy, { key: '2', deleted: true }))
    // Before the next look, a removed record is found no more.
    expect(await world.found([copy], 'invoice')).not.toContain('2')
    expect(await world.embed(copy)).toBe(0)
    expect((await world.stored(copy)).map(({ key }) => key)).toEqual(['1', '3'])
    await removeConnector(world.database, copy.copy.organizationId, copy.copy.connectorId)
    expect([
      await world.stored(copy),
      await world.database.query('select from embedded_copies where generation = $1', [copy.generation]),
    ]).toEqual([[], []])
  })

  it('go with records whose removal is forgotten by then', async () => {
    const copy = await world.copyWith([
      { id: '1', name: 'Ada', notes: 'a car' },
      { id: '2', name: 'Bob', notes: 'a bill' },
    ])
    await world.embed(copy)
    const sql = world.database.of(copy.copy.organizationId)
    await sql.transaction((one) => applyRecord(one, copy.copy, { key: '2', deleted: true }))
    await world.database.query('delete from removed_records where generation = $1', [copy.generation])
    await world.database.query('update generations set pruned = changes where id = $1', [copy.generation])
    await world.embed(copy)
    expect((await world.stored(copy)).map(({ key }) => key)).toEqual(['1'])
  })

  it('wait for a copy that another process works on, and begin anew with another model', async () => {
    const copy = await world.copyWith([{ id: '1', name: 'Ada', notes: 'a car' }])
    expect(await world.waits(copy)).toBe(true)
    const ref = { organizationId: copy.copy.organizationId, generation: copy.generation }
    const sql = world.database.of(ref.organizationId)
    const lease = () => leaseCopy(sql, ref, world.embedder.model)
    const leases = await Promise.all([lease(), lease()])
    expect([leases.filter(Boolean).length, await world.waits(copy)]).toEqual([1, false])
    await world.database.query(`update embedded_copies set leased_until = '-infinity'`)
    await world.embed(copy)
    const other = await world.again('another')
    expect([await world.waits(copy), await other.waits(copy)]).toEqual([false, true])
    // Until then, no search compares vectors of two models.
    expect([await world.found([copy], 'vehicle'), await other.found([copy], 'vehicle')]).toEqual([['1'], []])
    await leaseCopy(sql, ref, other.embedder.model)
    expect(await world.stored(copy)).toEqual([])
    await world.database.query(`update embedded_copies set leased_until = '-infinity'`)
    expect(await other.embed(copy)).toBe(1)
    expect([await world.found([copy], 'vehicle'), await other.found([copy], 'vehicle')]).toEqual([[], ['1']])
    await other.embedder.close()
  })

  it('come from no other organization and no other copy', async () => {
    const [own, other] = [
      await world.copyWith([{ id: '1', name: 'Ada', notes: 'a car' }]),
      await world.copyWith([{ id: '2', name: 'Bob', notes: 'a car' }]),
    ]
    await world.embed(own)
    await world.embed(other)
    expect(await world.found([own], 'vehicle')).toEqual(['1'])
    // Even where a search names the other's copy as its own.
    expect(await world.found([{ ...own, generation: other.generation }], 'vehicle')).toEqual([])
  })

  it('leave a search its words where the endpoint fails', async () => {
    const copy = await world.copyWith([{ id: '1', name: 'Ada', notes: 'a car' }])
    await world.embed(copy)
    const failures: unknown[] = []
    world.endpoint.refuse(500)
    const engine = world.engine({ onEmbedError: (error: unknown) => failures.push(error) })
    const { hits } = await engine.hits([copy], 'ada', 10)
    world.endpoint.refuse()
    expect([hits.map(({ key }) => key), String(failures[0])]).toEqual([
      ['1'],
      expect.stringContaining('answers with 500'),
    ])
  })
})

describe.each(withPgvector)('pgvector on %s', (_name, open) => {
  let world: VectorWorld
  beforeAll(async () => void (world = await VectorWorld.open(open)))
  afterAll(() => world.close())

  const indexes = async () =>
    (
      await world.database.query<{ name: string }>(
        `select indexrelid::regclass::text as name from pg_index where indrelid = 'near_vectors'::regclass and indpred is not null`,
      )
    ).map(({ name }) => name)

  /** Finds the record nearest to a car, and the uses of indexes of copies for it. Only a plan with an index is cheap here. */
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
    expect([await indexes(), await world.stored(large)]).toEqual([[], []])
    expect(await world.found([small], 'vehicle')).toEqual(['car'])
  })

  it('Q7 shows an organization only its own rows', async () => {
    const [own, other] = [await world.copyWith(carAnd(1)), await world.copyWith(carAnd(2))]
    await world.embed(own)
    await world.embed(other)
    const seen = world.database.of(own.copy.organizationId)
    const rows = await seen.query('select distinct generation from near_vectors')
    expect(rows).toEqual([{ generation: own.generation }])
    expect(await world.database.of(randomUUID()).query('select from near_vectors')).toEqual([])
    const insert = seen.query(
      `insert into near_vectors select $1, generation, 'stolen', digest, vector from near_vectors limit 1`,
      [other.copy.organizationId],
    )
    await expect(insert).rejects.toThrow('row-level security')
  })
})

describe.each(withPgvector)('the table of vectors on %s', (_name, open) => {
  let world: VectorWorld
  beforeAll(async () => void (world = await VectorWorld.open(open)))
  afterAll(() => world.close())

  it('is left out of backups, which a database without pgvector takes', async () => {
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
    expect([
      await restored.query('select from embedded_copies'),
      await restored.query(`select where to_regclass('plugboard.near_vectors') is not null`),
    ]).toEqual([[], []])
    await restored.close()
    await rm(folder, { recursive: true })
  })

  it('is made anew for another number of dimensions', async () => {
    const copy = await world.copyWith(carAnd(1))
    await world.embed(copy)
    await VectorIndex.open(world.database, DIMENSIONS + 1)
    expect([await world.stored(copy), await world.waits(copy)]).toEqual([[], true])
    const again = await world.again()
    expect([await again.embed(copy), await again.found([copy], 'vehicle')]).toEqual([2, ['car']])
    await again.embedder.close()
  })

  it('refuses a database without the extension, and says what to do', async () => {
    const { database } = world
    await database.exec('drop extension vector cascade')
    // This role makes no extension, whether it is available or not.
    const exec = database.exec.bind(database)
    database.exec = async (script) => void (await database.of(randomUUID()).query(script))
    const opening = VectorIndex.open(database, DIMENSIONS).finally(() => (database.exec = exec))
    await expect(opening).rejects.toMatchObject({
      code: 'invalid_configuration',
      message: expect.stringContaining('it has no extension "vector"'),
      hint: expect.stringContaining('Or remove embeddings.url'),
    })
    await VectorIndex.open(database, DIMENSIONS)
  })
})
