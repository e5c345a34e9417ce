/** Words: the same ones in SQL and in memory, on every version of PostgreSQL that is supported. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEPARATORS, wordsOf } from '../../../../server/copy/language/words.ts'
import type { Copy } from '../../../../server/copy/records/copy.ts'
import type { SearchEngine } from '../../../../server/copy/search/search.ts'
import { type Database, listMigrations, migrate } from '../../../../server/ground/store/index.ts'
import { searchDatabases } from '../../../support/database.ts'
import { makeFilter, makeRecord, makeSort, random } from './generate.ts'
import { oracle } from './oracle.ts'
import { fill, FIELDS, makeConnector, searchOf, searchAll } from './support.ts'

const TEXTS = [
  'Your invoice is due.', 'invoice-77', 'silva, dave', 'seven\vup\tnow\ffar', 'review (v2)', 'Привет!', 'Vanille, vercel viva', '東京。大阪', '東京、大阪・京都', 'a\u3000b\u00a0c\u2028d',
  '«non» — „ja“…', 'नमस्ते। दुनिया', 'مرحبا، عالم', '50€ per day', "l'été", 'Εὖ; τι·', `${'x'.repeat(300)} é`, 'back\\slash', '😀!smile',
  "o'neil@example.com a_b,c:d/e\nf-g",
] // prettier-ignore

describe.each(searchDatabases)('words on %s', (_name, open) => {
  let database: Database
  let search: SearchEngine
  beforeAll(async () => {
    database = await open()
    search = searchOf(database)
  })
  afterAll(() => database?.close())

  it('are what the words of a filter are', async () => {
    for (const text of TEXTS) {
      const [row] = await database.query<{ words: string[] }>('select plugboard.words($1::text) as words', [text])
      expect(row!.words.filter((word) => word !== '')).toEqual(wordsOf(text))
    }
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
    expect(await ids('in oice pri et')).toEqual([])
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

  it('are indexed anew by the migration that separates them otherwise', async () => {
    const unmigrated = await open()
    try {
      await unmigrated.exec('drop schema plugboard cascade')
      const all = await listMigrations()
      await migrate(
        unmigrated,
        all.slice(
          0,
          all.findIndex(({ name }) => name.endsWith('-words.sql')),
        ),
      )
      await unmigrated.exec(
        `create table texts (name text); insert into texts values ('東京。大阪, seven-up');
        create index by_words on texts using gin (plugboard.words(name))`,
      )
      await migrate(unmigrated, all)
      const [, found] = await unmigrated.batch<{ name: string }>([
        { text: `select set_config('enable_seqscan', 'off', false)` },
        { text: `select name from texts where plugboard.words(name) @> array['大阪', 'seven']` },
      ])
      expect(found).toEqual([{ name: '東京。大阪, seven-up' }])
    } finally {
      await unmigrated.close()
    }
  })
})

it('all punctuation and separators of Unicode separate words, and nothing else beyond ASCII', () => {
  const separator = new RegExp(`[${SEPARATORS}]`, 'u')
  const wrong: string[] = []
  for (let code = 0x86; code <= 0x10ffff; code++) {
    const text = String.fromCodePoint(code)
    const isReplaced = text.normalize('NFKD') !== text
    if (!isReplaced && /[\p{P}\p{Z}]/u.test(text) !== separator.test(text)) wrong.push(code.toString(16))
  }
  // A later version of Unicode may have more of them.
  if (process.versions.unicode === '17.0') expect(wrong).toEqual([])
  for (const mark of '。、・「।،؟։—…•«·\u2028\u3000') expect(wordsOf(`one${mark}two`)).toEqual(['one', 'two'])
})
