/** Vectors of records: made of changes, compared in searches, removed with their records. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  applyRecord,
  type Copy,
  Embedder,
  type HitCopy,
  leaseCopy,
  nextTexts,
  releaseCopy,
  removeConnector,
  SearchEngine,
  storeVectors,
  unembeddedCopies,
} from '../../../../server/search/index.ts'
import type { Database } from '../../../../server/store/index.ts'
import { fuse } from '../../../../server/search/vectors/fuse.ts'
import { CURSORS } from '../../../support/cursors.ts'
import { databases } from '../../../support/database.ts'
import { fill, makeConnector } from '../support.ts'
import { DIMENSIONS, type Endpoint, startEndpoint } from './endpoint.ts'

const HIT = { title: [['name']], text: [['notes']] }

const embedderOf = (endpoint: Endpoint, more: object = {}) =>
  new Embedder({ url: endpoint.url, model: 'words', dimensions: DIMENSIONS, allowPrivate: true, ...more })

describe('the endpoint', () => {
  let endpoint: Endpoint
  beforeAll(async () => void (endpoint = await startEndpoint()))
  afterAll(() => endpoint.close())

  it('is asked for texts, and gives a vector of length 1 for each, in their order', async () => {
    const embedder = embedderOf(endpoint, { key: 'a-key' })
    const [car, doctor] = await embedder.embed(['a car', 'a doctor'])
    expect([car!.length, Math.hypot(...car!).toFixed(3), car![0]! > 0.9, doctor![1]! > 0.9]).toEqual([
      DIMENSIONS,
      '1.000',
      true,
      true,
    ])
    expect(endpoint.asked.at(-1)).toEqual({
      authorization: 'Bearer a-key',
      path: '/v1/embeddings',
      input: ['a car', 'a doctor'],
      model: 'words',
    })
    await embedder.close()
  })

  it('Q4 follows no redirect with its key, and leads to no private address unless the operator allows that', async () => {
    const other = await startEndpoint()
    const embedder = embedderOf(endpoint, { key: 'a-key' })
    endpoint.refuse(307, {}, other.url)
    await expect(embedder.embed(['a'])).rejects.toThrow('answers with 307')
    expect(other.asked).toEqual([])
    endpoint.refuse()
    await expect(embedderOf(endpoint, { allowPrivate: false }).embed(['a'])).rejects.toMatchObject({
      code: 'egress_denied',
    })
    await Promise.all([embedder.close(), other.close()])
  })

  it('says what is wrong with an answer', async () => {
    const embedder = embedderOf(endpoint)
    const answers = [
      [{ data: [{ index: 0, embedding: [1, 2] }] }, 'gives 2 dimensions, not 4'],
      [{ data: [] }, 'no vector for each text'],
      [{ data: [{ index: 0, embedding: [0, 0, 0, 0] }] }, 'a vector that is none'],
      [{ data: [{ index: 0, embedding: ['x', 0, 0, 0] }] }, 'a vector that is none'],
    ] as const
    for (const [body, message] of answers) {
      endpoint.refuse(200, body)
      await expect(embedder.embed(['a'])).rejects.toThrow(message)
    }
    endpoint.refuse()
    await embedder.close()
  })
})

describe('fusing', () => {
  it('keeps records with all the words first, then has what both orders have, then the better ranks', () => {
    const hit = (key: string, score: number) => ({ copy: 'c', key, title: key, snippet: null, score })
    const words = [hit('all', 0.9), hit('every', 0.8), hit('a', 0.4), hit('b', 0.3), hit('c', 0.2)]
    const meant = [
      { ...hit('d', 0), meaning: 0.9 },
      { ...hit('b', 0), meaning: 0.8 },
      { ...hit('every', 0), meaning: 0.7 },
    ]
    expect(fuse(words, meant).map(({ key, meaning }) => [key, meaning])).toEqual([
      ['all', undefined],
      ['every', 0.7],
      ['b', 0.8],
      ['d', 0.9],
      ['a', undefined],
      ['c', undefined],
    ])
  })
})

describe.each(databases)('vectors on %s', (_name, open) => {
  let database: Database
  let endpoint: Endpoint
  let embedder: Embedder
  beforeAll(async () => {
    database = await open()
    endpoint = await startEndpoint()
    embedder = embedderOf(endpoint)
  })
  afterAll(async () => {
    await embedder.close()
    await endpoint.close()
    await database.close()
  })

  async function copyWith(records: readonly unknown[]): Promise<HitCopy> {
    const copy: Copy = await makeConnector(database)
    await database.query(`insert into syncs (organization_id, connector_id, kind) values ($1, $2, 'sample')`, [
      copy.organizationId,
      copy.connectorId,
    ])
    return { copy, hit: HIT, generation: await fill(database, copy, records), records: records.length }
  }

  /** What the background does with a copy whose kind the tests have no manifest of. */
  async function embed(copy: HitCopy): Promise<number> {
    const sql = database.of(copy.copy.organizationId)
    const ref = { organizationId: copy.copy.organizationId, generation: copy.generation }
    const lease = (await leaseCopy(sql, ref, embedder.model))!
    let [position, count] = [lease as { change: number; key: string }, 0]
    for (;;) {
      const texts = await nextTexts(sql, copy, position, embedder.model)
      if (texts.length === 0) break
      const fresh = texts.filter(({ isKnown }) => !isKnown)
      const vectors = fresh.length > 0 ? await embedder.embed(fresh.map(({ text }) => text)) : []
      position = texts.at(-1)!
      count += fresh.length
      await storeVectors(
        sql,
        copy,
        fresh.map((one, at) => ({ ...one, vector: vectors[at]! })),
        position,
      )
    }
    await storeVectors(sql, copy, [], { change: Math.max(lease.until, position.change), key: '' })
    await releaseCopy(sql, copy)
    return count
  }

  const engine = (more: object = {}) => new SearchEngine({ database, cursors: CURSORS, embedder, ...more })
  const stored = (copy: HitCopy) =>
    database.query<{ key: string }>('select key from record_vectors where generation = $1 order by key', [
      copy.generation,
    ])

  it('find records by their meaning, with words first, and tell how near they are', async () => {
    const copy = await copyWith([
      { id: '1', name: 'Ada', notes: 'bought a car' },
      { id: '2', name: 'Bob', notes: 'is a physician' },
      { id: '3', name: 'Automobile club', notes: 'of Ulm' },
    ])
    expect(await embed(copy)).toBe(3)
    const { hits } = await engine().hits([copy], 'automobile', 10)
    expect(hits.map(({ key, score, meaning }) => [key, score > 0, meaning! > 0.9])).toEqual([
      ['3', true, true],
      ['1', false, true],
    ])
    expect(hits[1]).toMatchObject({ title: 'Ada', snippet: 'bought a car' })
    const { hits: without } = await new SearchEngine({ database, cursors: CURSORS }).hits([copy], 'automobile', 10)
    expect(without.map(({ key }) => key)).toEqual(['3'])
  })

  it('Q6 are made of changed texts alone, and go with their records and with the connector', async () => {
    const records = [
      { id: '1', name: 'Ada', notes: 'a car' },
      { id: '2', name: 'Bob', notes: 'a bill' },
    ]
    const copy = await copyWith(records)
    await embed(copy)
    const sql = database.of(copy.copy.organizationId)
    await sql.transaction((one) =>
      applyRecord(one, copy.copy, { key: '1', record: JSON.stringify({ ...records[0], amount: 5 }) }),
    )
    await sql.transaction((one) =>
      applyRecord(one, copy.copy, { key: '3', record: JSON.stringify({ id: '3', name: 'Cy' }) }),
    )
    expect(await embed(copy)).toBe(1)
    expect((await stored(copy)).map(({ key }) => key)).toEqual(['1', '2', '3'])
    await sql.transaction((one) => applyRecord(one, copy.copy, { key: '2', deleted: true }))
    // Before the next look, a removed record is found no more.
    expect((await engine().hits([copy], 'invoice', 10)).hits.map(({ key }) => key)).not.toContain('2')
    expect(await embed(copy)).toBe(0)
    expect((await stored(copy)).map(({ key }) => key)).toEqual(['1', '3'])
    await removeConnector(database, copy.copy.organizationId, copy.copy.connectorId)
    expect([
      await stored(copy),
      await database.query('select from embedded_copies where generation = $1', [copy.generation]),
    ]).toEqual([[], []])
  })

  it('wait for a copy that another process works on, and begin anew with another model', async () => {
    const copy = await copyWith([{ id: '1', name: 'Ada', notes: 'a car' }])
    const waits = async (model = embedder.model) =>
      (await unembeddedCopies(database, model)).some(({ generation }) => generation === copy.generation)
    expect(await waits()).toBe(true)
    const ref = { organizationId: copy.copy.organizationId, generation: copy.generation }
    const sql = database.of(ref.organizationId)
    const leases = await Promise.all([leaseCopy(sql, ref, embedder.model), leaseCopy(sql, ref, embedder.model)])
    expect([leases.filter(Boolean).length, await waits()]).toEqual([1, false])
    await releaseCopy(sql, copy)
    await embed(copy)
    expect([await waits(), await waits('another')]).toEqual([false, true])
    await leaseCopy(sql, ref, 'another')
    expect(await stored(copy)).toEqual([])
  })

  it('Q5 come from no other organization and no other copy', async () => {
    const [own, other] = [
      await copyWith([{ id: '1', name: 'Ada', notes: 'a car' }]),
      await copyWith([{ id: '2', name: 'Bob', notes: 'a car' }]),
    ]
    await embed(own)
    await embed(other)
    const { hits } = await engine().hits([own], 'vehicle', 10)
    expect(hits.map(({ key }) => key)).toEqual(['1'])
  })

  it('leave a search its words where the endpoint fails', async () => {
    const copy = await copyWith([{ id: '1', name: 'Ada', notes: 'a car' }])
    await embed(copy)
    const failures: unknown[] = []
    endpoint.refuse(500)
    const { hits } = await engine({ onEmbedError: (error: unknown) => failures.push(error) }).hits([copy], 'ada', 10)
    endpoint.refuse()
    expect([hits.map(({ key }) => key), String(failures[0])]).toEqual([
      ['1'],
      expect.stringContaining('answers with 500'),
    ])
  })
})
