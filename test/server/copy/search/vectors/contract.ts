/** What holds of vectors in whatever way they are found: made of changes, compared in searches, removed with their records. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyRecord } from '../../../../../server/copy/changes/apply.ts'
import { type Copy } from '../../../../../server/copy/records/copy.ts'
import { embedCopy } from '../../../../../server/copy/search/vectors/embed.ts'
import { Embedder } from '../../../../../server/copy/search/vectors/embedder.ts'
import { type HitCopy } from '../../../../../server/copy/search/hits/hit-statement.ts'
import { leaseCopy, unembeddedCopies } from '../../../../../server/copy/search/vectors/store.ts'
import { openVectorIndex } from '../../../../../server/copy/search/vectors/open-index.ts'
import { removeConnector } from '../../../../../server/copy/records/generations.ts'
import { SearchEngine } from '../../../../../server/copy/search/search.ts'
import { type VectorIndex } from '../../../../../server/copy/search/vectors/vector-index.ts'
import type { Database } from '../../../../../server/ground/store/index.ts'
import { CURSORS } from '../../../../support/cursors.ts'
import type { OpenTestDatabase } from '../../../../support/database.ts'
import { fill, makeConnector } from '../support.ts'
import { DIMENSIONS, type Endpoint, startEndpoint } from './endpoint.ts'

const HIT = { title: [['name']], text: [['notes']] }

/** A database with an endpoint for vectors, and what finds them. */
export class VectorWorld {
  readonly database: Database
  readonly endpoint: Endpoint
  readonly embedder: Embedder
  readonly index: VectorIndex

  private constructor(database: Database, endpoint: Endpoint, index: VectorIndex, model: string) {
    this.database = database
    this.endpoint = endpoint
    this.index = index
    this.embedder = new Embedder({ url: endpoint.url, model, dimensions: DIMENSIONS, allowPrivate: true })
  }

  /** Opens one. @param dimensions of the vectors in pgvector; compared as bytes without */
  static async open(open: OpenTestDatabase, dimensions?: number): Promise<VectorWorld> {
    const database = await open()
    return new VectorWorld(database, await startEndpoint(), await openVectorIndex(database, dimensions), 'words')
  }

  /** The same with another index or model, as after another start. */
  async again(dimensions?: number, model = 'words'): Promise<VectorWorld> {
    return new VectorWorld(this.database, this.endpoint, await openVectorIndex(this.database, dimensions), model)
  }

  async close(): Promise<void> {
    await this.embedder.close()
    await this.endpoint.close()
    await this.database.close()
  }

  /** A copy of an organization of its own. */
  async copyWith(records: readonly unknown[]): Promise<HitCopy> {
    const copy: Copy = await makeConnector(this.database)
    await this.database.query(`insert into syncs (organization_id, connector_id, kind) values ($1, $2, 'sample')`, [
      copy.organizationId,
      copy.connectorId,
    ])
    return { copy, hit: HIT, generation: await fill(this.database, copy, records), records: records.length }
  }

  /** What the background does with a copy; how many vectors it asked for. */
  embed(copy: HitCopy): Promise<number> {
    return embedCopy(this, copy)
  }

  engine(more: object = {}): SearchEngine {
    return new SearchEngine({ database: this.database, cursors: CURSORS, meanings: this, ...more })
  }

  /** The keys that a search finds. */
  async found(copies: readonly HitCopy[], text: string): Promise<string[]> {
    return (await this.engine().hits(copies, text, 10)).hits.map(({ key }) => key)
  }

  /** Whether the background would work on a copy. */
  async waits({ copy: { organizationId }, generation }: HitCopy): Promise<boolean> {
    const waiting = await unembeddedCopies(this.database, this.index, this.embedder.model)
    return waiting.some((one) => one.organizationId === organizationId && one.generation === generation)
  }

  stored({ generation }: HitCopy, table = 'record_vectors'): Promise<{ key: string }[]> {
    return this.database.query(`select key from ${table} where generation = $1 order by key`, [generation])
  }
}

/** The tests of a way to find vectors. @param dimensions as `VectorWorld.open` takes them */
export function vectorsHold(open: OpenTestDatabase, dimensions?: number): void {
  let world: VectorWorld
  beforeAll(async () => void (world = await VectorWorld.open(open, dimensions)))
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

  it('are made of changed texts alone, and go with their records and with the connector', async () => {
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
    const other = await world.again(dimensions, 'another')
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
}
