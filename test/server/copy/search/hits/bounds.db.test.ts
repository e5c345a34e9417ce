/** Maximum cost of a search of many copies: statements, records that are read, and indexes that it gets. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../../support/database.ts'
import type { HitCopy } from '../../../../../server/copy/search/hits/hit-statement.ts'
import type { SearchEngine } from '../../../../../server/copy/search/search.ts'
import type { Database, Statement } from '../../../../../server/ground/store/index.ts'
import { fill, makeConnector, recordStatements, searchOf } from '../support.ts'

const HIT = { title: [['name']], text: [['address', 'city'], ['tags']] }

describe.each(databases)('the search of many copies on %s', (_, open) => {
  let database: Database
  let search: SearchEngine
  let sent: readonly Statement[]
  const copies: HitCopy[] = []
  const organizationId = randomUUID()
  beforeAll(async () => {
    database = await open()
    search = searchOf(database)
    for (let n = 0; n < 60; n++)
      copies.push(await copyOf([{ id: `${n}`, name: `Ada ${n}`, address: { city: 'Rome' } }]))
    sent = recordStatements(database)
  })
  afterAll(() => database?.close())

  async function copyOf(records: readonly object[]): Promise<HitCopy> {
    const copy = await makeConnector(database, organizationId)
    return { copy, hit: HIT, generation: await fill(database, copy, records), records: records.length }
  }
  const keysOf = async (text: string, among: readonly HitCopy[] = copies, limit = 100) =>
    (await search.hits(among, text, limit)).hits.map(({ key }) => key)

  it('Q3 takes two statements for each fifty copies, and one where enough records have all the words', async () => {
    const before = sent.length
    expect(await keysOf('ada rome')).toHaveLength(60)
    expect(sent.length - before).toBe(4)
    expect(await keysOf('ada rome', copies, 5)).toHaveLength(5)
    expect(sent.length - before).toBe(6)
    expect(await keysOf('… !')).toEqual([])
    expect(sent.length - before).toBe(6)
  })

  it('Q3 holds names of manifests as names, and words as params', async () => {
    const hostile = `x' || (select 1) || '{"$1"}\\`
    const odd: HitCopy = {
      ...(await copyOf([{ id: 'a', name: 'Ada' }])),
      hit: { title: [['name'], [hostile, hostile]], text: [[hostile]] },
    }
    expect(await keysOf(`ada '; select 1; --`, [odd])).toEqual(['a'])
  })

  it('finds values below a field, elements of lists, and a key', async () => {
    const copy = await copyOf([
      { id: 'cus_9x', name: null, address: { city: 'Łódź' }, tags: ['vip', 'gold'] },
      { id: 'cus_8y', name: 'Lodz', address: 'none', tags: 7 },
    ])
    expect(await keysOf('lodz', [copy])).toEqual(['cus_8y', 'cus_9x'])
    expect(await keysOf('gold', [copy])).toEqual(['cus_9x'])
    expect(await keysOf('cus_9x', [copy], 1)).toEqual(['cus_9x'])
    const { hits } = await search.hits([copy], 'gold', 1)
    expect(hits).toMatchObject([{ title: 'Łódź', snippet: 'vip, gold' }])
  })

  it('Q3 leaves out a copy that is too large to be read through, until it has indexes', async () => {
    const many = Array.from({ length: 2500 }, (_, n) => ({ id: `m${n}`, name: `Grace ${n}`, tags: [`t${n}`] }))
    const large = { ...(await copyOf(many)), records: 1_000_000 }
    const first = await search.hits([large, ...copies], 'grace t77', 5)
    expect([first.hits, first.left]).toEqual([[], [large]])
    await search.idle()
    await expect
      .poll(async () => (await searchOf(database).hits([large, ...copies], 'grace t77', 5)).hits[0]?.key, {
        timeout: 120_000,
      })
      .toBe('m77')
  })

  it('finds a title among thousands of records that have the same word elsewhere', async () => {
    const many = Array.from({ length: 2500 }, (_, n) => ({ id: `a${n}`, name: `Grace ${n}`, tags: ['acme'] }))
    const large = { ...(await copyOf([...many, { id: 'titled', name: 'Acme' }])), records: 1_000_000 }
    await search.hits([large], 'acme', 5)
    await search.idle()
    expect(await keysOf('acme', [large], 1)).toEqual(['titled'])
  })
})
