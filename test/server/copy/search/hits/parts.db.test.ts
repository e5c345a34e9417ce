/** Parts of words that a search box finds, in titles and in texts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../../support/database.ts'
import type { HitCopy } from '../../../../../server/copy/search/hits/hit-statement.ts'
import type { SearchEngine } from '../../../../../server/copy/search/search.ts'
import type { Database } from '../../../../../server/ground/store/index.ts'
import { fill, makeConnector, searchOf } from '../support.ts'

const HIT = {
  title: [['name']],
  text: [
    ['address', 'phone'],
    ['address', 'notes'],
  ],
}

/** Typed text, and a value that it finds: as a title, and as a text. */
const FOUND: readonly (readonly [typed: string, value: string])[] = [
  ['太郎', '山田太郎'],
  ['東京', '東京都庁'],
  ['都', '東京都庁'],
  ['株式会社', 'ABC株式会社'],
  ['가나', '다가나라'],
  ['삼성', '삼성전자'],
  ['ガラス', 'ステンドｶﾞﾗｽ展'],
  ['กรุงเทพ', 'กรุงเทพมหานคร'],
  ['ວຽງຈັນ', 'ນະຄອນຫຼວງວຽງຈັນ'],
  ['ភ្នំ', 'រាជធានីភ្នំពេញ'],
  ['analyt', 'Quarterly analytics for retailers'],
  ['newsletter', 'Two newsletters a week'],
  ['newsletters', 'One newsletter a week'],
  ['companies', 'A holding company'],
  ['company', 'Holding companies'],
  ['boxes', 'A box of tea'],
  ['strasse', 'Straße 5'],
  ['STRAẞE', 'Haupt strasse 6'],
  ['aeroe', 'Æroe'],
  ['coeur', 'Sacré-Cœur'],
  ['محمد', 'مُحَمَّد'],
  ['مُحَمَّد', 'محمد علي'],
  ['שלום', 'שָׁלוֹם'],
  ['שָׁלוֹם', 'שלום עולם'],
  ['+442055501001', '+44 20 5550 1001'],
  ['020 5550 1001', '+44 (0)20 5550 1001'],
  ['(020) 5550-1001', '+442055501001'],
  ['0044 20 55501001', '020/5550 1001'],
  ['5550 1001', '+44.20.5550.1001'],
  ['٠٢٠ ٥٥٥٠ ١٠٠١', '+44 20 5550 1001'],
]

/** Typed text, and a value that has something like it, but not the words. */
const NOT_FOUND: readonly (readonly [typed: string, value: string])[] = [
  ['京東', '東京都庁'],
  ['lyt', 'Quarterly analytics'],
  ['an', 'Quarterly analytics'],
  ['5550 1002', '+44 20 5550 1001'],
  ['020 5550 1001', '4111 1111 1020 5550 1001'],
]

describe.each(databases)('a search box on %s', (_, open) => {
  let database: Database
  let search: SearchEngine
  beforeAll(async () => {
    database = await open()
    search = searchOf(database)
  })
  afterAll(() => database?.close())

  async function copyOf(records: readonly object[]): Promise<HitCopy> {
    const copy = await makeConnector(database)
    return { copy, hit: HIT, generation: await fill(database, copy, records), records: records.length }
  }

  async function found(copy: HitCopy, typed: string): Promise<string[]> {
    const { hits } = await search.hits([copy], typed, 10)
    return hits.filter(({ score }) => score > 0.5).map(({ key }) => key)
  }

  it('finds parts of words in titles and in texts', async () => {
    for (const [typed, value] of FOUND) {
      const copy = await copyOf([
        { id: 'other', name: 'Unlike', address: { notes: 'Nothing of it, 10 of 12' } },
        { id: 'text', name: 'Q', address: { notes: `So: ${value}` } },
        { id: 'title', name: value },
      ])
      expect([typed, value, await found(copy, typed)]).toEqual([typed, value, ['title', 'text']])
    }
  })

  it('finds no other letters, and no digits within a longer number', async () => {
    for (const [typed, value] of NOT_FOUND) {
      const copy = await copyOf([{ id: 'text', name: 'Q', address: { notes: value } }])
      expect([typed, value, await found(copy, typed)]).toEqual([typed, value, []])
    }
  })

  it('finds by an index what it finds without one', async () => {
    const few = FOUND.map(([, value], at) => ({ id: `few${at}`, name: 'Q', address: { notes: value } }))
    const many = Array.from({ length: 2500 }, (_, at) => ({ id: `many${at}`, name: `Unlike ${at}` }))
    const [small, large] = [await copyOf(few), { ...(await copyOf([...few, ...many])), records: 1_000_000 }]
    await search.hits([large], 'q', 1)
    await search.idle()
    search = searchOf(database)
    // Of equal hits, the one that was written last comes first: the order is that of the writing.
    for (const [typed] of FOUND)
      expect([typed, (await found(large, typed)).toSorted()]).toEqual([typed, (await found(small, typed)).toSorted()])
  })

  it('prefers whole words to beginnings, and titles to texts', async () => {
    const copy = await copyOf([
      { id: 'text start', name: 'Q', address: { notes: 'letterhead' } },
      { id: 'title start', name: 'Letterpress' },
      { id: 'text', name: 'Q', address: { notes: 'a letter' } },
      { id: 'title', name: 'Letter' },
    ])
    expect(await found(copy, 'letter')).toEqual(['title', 'title start', 'text', 'text start'])
  })

  it('shows the text around a part of a word', async () => {
    const long = `${'前'.repeat(100)}東京都庁${'後'.repeat(300)}`
    const copy = await copyOf([{ id: '1', name: 'Q', address: { phone: '+44 20 5550 1001', notes: long } }])
    const snippet = async (typed: string) => (await search.hits([copy], typed, 1)).hits[0]?.snippet
    expect(await snippet('都庁')).toMatch(/^…前+東京都庁後+…$/)
    expect(await snippet('02055501001')).toBe('+44 20 5550 1001')
  })
})
