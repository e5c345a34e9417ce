/** Words: the same ones in SQL and in memory, on every version of PostgreSQL that is supported. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comparableText } from '../../../../server/copy/language/terms.ts'
import { foldText, SEPARATORS, wordsOf } from '../../../../server/copy/language/words.ts'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import { recordTableOf } from '../../../../server/copy/records/tables.ts'
import type { SearchEngine } from '../../../../server/copy/search/search.ts'
import { type Database, listMigrations, migrate } from '../../../../server/ground/store/index.ts'
import { searchDatabases } from '../../../support/database.ts'
import { makeFilter, makeRecord, makeSort, random } from './generate.ts'
import { oracle } from './oracle.ts'
import { fill, FIELDS, makeConnector, searchOf, searchAll } from './support.ts'

const HIT = { title: [['name']], text: [] }
const TEXTS = [
  'Your invoice is due.', 'invoice-77', 'silva, dave', 'seven\vup\tnow\ffar', 'review (v2)', 'Привет!', 'Vanille, vercel viva', '東京。大阪', '東京、大阪・京都', 'a\u3000b\u00a0c\u2028d',
  '«non» — „ja“…', 'नमस्ते। दुनिया', 'مرحبا، عالم', '50€ per day', "l'été", 'Εὖ; τι·', `${'x'.repeat(300)} é`, 'back\\slash', '😀!smile',
  "o'neil@example.com a_b,c:d/e\nf-g", '山田太郎', '東京都庁ABC株式会社', '田', '삼성전자', 'กรุงเทพมหานคร', 'ນະຄອນຫຼວງ', 'ភ្នំពេញ', 'ｶﾞﾗｽ がらす',
  'Straße, ẞ, Ærø, œuvre', 'مُحَمَّد أَحْمَد ـــ', 'שָׁלוֹם', '+44 (0)20 5550 1001, (030) 123-4567', '٠٣٠ ١٢٣٤٥٦٧', '4111 1111 1111 1111', 'x1234567 1234567y',
  `${'字'.repeat(300)} ${'y'.repeat(300)}`, 'soft\u00adhyphen', '\u200e+1 555‑0181\u200f',
  'A,B;c  d', '9-8-7-6-5-4-3', 'room 12.34 on 5', 'X_7654321', 'due 2026-11-30', '',
] // prettier-ignore

describe.each(searchDatabases)('words on %s', (_name, open) => {
  let database: Database
  let search: SearchEngine
  beforeAll(async () => {
    database = await open()
    search = searchOf(database)
  })
  afterAll(() => database?.close())

  it('give the same terms in SQL and in memory', async () => {
    for (const text of TEXTS) {
      const rows = await database.query<{ terms: string[] }>('select tsvector_to_array(plugboard.terms($1)) as terms', [
        text,
      ])
      expect([text, rows[0]?.terms.toSorted()]).toEqual([text, [...comparableText(text).terms].toSorted()])
    }
  })

  it('give terms of the longest text', async () => {
    const letters = Array.from({ length: 100_000 }, (_, at) => String.fromCodePoint(0x20000 + ((at * 7919) % 42_000)))
    for (const text of [letters.join(''), letters.join(' '), '1234567 '.repeat(130_000), 'ﷺ'.repeat(300_000)])
      await database.query('select length(plugboard.terms($1))', [text])
  })

  it('are separated by the same characters beyond ASCII: where each range of them begins and ends', async () => {
    const separator = new RegExp(`[${SEPARATORS}]`, 'u')
    const ends = Array.from(SEPARATORS.matchAll(/\{([0-9A-F]+)\}/g), ([, code]) => Number.parseInt(code!, 16))
    const codes = [...new Set(ends.flatMap((code) => [code - 1, code, code + 1]))]
    const rows = await database.query<{ code: number; isSeparator: boolean }>(
      `select code, cardinality(plugboard.words('a' || chr(code) || 'b')) > 1 as "isSeparator" from unnest($1::int[]) as code
      where chr(code) is nfkd normalized`,
      [codes],
    )
    expect(rows.length).toBeGreaterThan(300)
    for (const { code, isSeparator } of rows)
      expect([code.toString(16), isSeparator]).toEqual([code.toString(16), separator.test(String.fromCodePoint(code))])
  })

  it('are found by keyword', async () => {
    const copy = await makeConnector(database)
    const records = TEXTS.map((name, index) => ({ id: String(index).padStart(2, '0'), name }))
    await fill(database, copy, records)
    const ids = (text: string) => searchAll(search, copy, { filter: { keyword: { name: text } } })
    expect(await ids('invoice')).toEqual(['01', '00'])
    expect(await ids('silva')).toEqual(['02'])
    expect(await ids('seven up')).toEqual(['03'])
    expect(await ids('v2')).toEqual(['04'])
    expect(await ids('привет')).toEqual(['05'])
    expect(await ids('大阪')).toEqual(['07', '08'])
    expect(await ids('太郎')).toEqual(['20'])
    expect(await ids('strasse')).toEqual(['28'])
    expect(await ids('030 1234567')).toEqual(['32', '31'])
    expect(await ids('in oice pri et invoic')).toEqual([])
  })

  it('and everything else that searches compare agree with the oracle', async () => {
    const copy: Copy = await makeConnector(database)
    const records = Array.from({ length: 60 }, (_, index) => makeRecord(random(index), index))
    await fill(database, copy, records)
    for (let seed = 0; seed < 100; seed++) {
      const pick = random(seed)
      const query = { filter: makeFilter(pick), sort: makeSort(pick) }
      expect(await searchAll(search, copy, query), JSON.stringify({ seed, query })).toEqual(
        oracle(records, FIELDS, query),
      )
    }
  })

  it('are indexed anew after the migration, when a search needs it', async () => {
    const earlier = await open()
    try {
      await earlier.exec('drop schema plugboard cascade')
      const all = await listMigrations()
      await migrate(
        earlier,
        all.filter(({ version }) => version < 14),
      )
      const copy = await makeConnector(earlier)
      const records = Array.from({ length: 2500 }, (_, at) => ({
        id: `r${at}`,
        name: at === 7 ? '山田太郎' : 'Straße',
      }))
      const large = { copy, hit: HIT, generation: await fill(earlier, copy, records), records: 1_000_000 }
      const table = recordTableOf(copy.kind, copy.entity)
      await earlier.exec(`create index by_words on ${table} using gin (generation, (plugboard.words(data ->> 'name')));
        create index by_title on ${table} using gin (generation, (plugboard.plain(data ->> 'name')) gin_trgm_ops)`)
      await migrate(earlier, all)
      expect(
        await earlier.query(`select to_regclass('by_words') is null and to_regclass('by_title') is null as gone`),
      ).toEqual([{ gone: true }])
      const engine = searchOf(earlier)
      expect((await engine.hits([large], '太郎', 5)).left).toEqual([large])
      await engine.idle()
      const { hits, left } = await searchOf(earlier).hits([large], '太郎', 5)
      expect([hits.map(({ key }) => key), left]).toEqual([['r7'], []])
    } finally {
      await earlier.close()
    }
  })
})

it('all punctuation and separators of Unicode separate words, and nothing else beyond ASCII', () => {
  const separator = new RegExp(`[${SEPARATORS}]`, 'u')
  const wrong: string[] = []
  const isMark = (text: string) => foldText(text) === ''
  for (let code = 0x86; code <= 0x10ffff; code++) {
    const text = String.fromCodePoint(code)
    const isReplaced = text.normalize('NFKD') !== text
    if (!isReplaced && !isMark(text) && /[\p{P}\p{Z}]/u.test(text) !== separator.test(text))
      wrong.push(code.toString(16))
  }
  // A later version of Unicode may have more of them.
  if (process.versions.unicode === '17.0') expect(wrong).toEqual([])
  for (const mark of '。、・「।،؟։—…•«·\u2028\u3000') expect(wordsOf(`one${mark}two`)).toEqual(['one', 'two'])
})
