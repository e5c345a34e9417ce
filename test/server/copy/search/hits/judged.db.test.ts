/** 200 queries with the records that a person wants, which were written before the ranking and are not changed after it. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../../support/database.ts'
import type { Copy } from '../../../../../server/copy/records/copy.ts'
import type { HitCopy } from '../../../../../server/copy/search/hits/hit-statement.ts'
import type { SearchEngine } from '../../../../../server/copy/search/search.ts'
import type { Database } from '../../../../../server/ground/store/index.ts'
import { fill, makeConnector, searchOf } from '../support.ts'

const FOLDER = join(import.meta.dirname, '../../../../data/search')

/** The rows of a table, by the names of its columns. */
function readTable(name: string): Record<string, string>[] {
  const [head = '', ...rows] = readFileSync(join(FOLDER, `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
  const columns = head.split('\t')
  return rows.map((row) => {
    const cells = row.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))
  })
}

/** Declarations of such kinds: people of HubSpot, companies, tickets of Zendesk. */
const HITS = {
  people: { title: ['firstname', 'lastname'], text: ['email', 'company', 'jobtitle', 'phone', 'city'] },
  companies: { title: ['name'], text: ['domain', 'city', 'industry', 'description'] },
  tickets: { title: ['subject'], text: ['description'] },
} as const

describe.each(databases)('the judged queries on %s', (_, open) => {
  let database: Database
  let search: SearchEngine
  const copies: HitCopy[] = []
  const keys = new Map<string, string>()
  beforeAll(async () => {
    database = await open()
    search = searchOf(database)
    const organizationId = randomUUID()
    for (const [entity, { title, text }] of Object.entries(HITS)) {
      const fields = Object.fromEntries(['id', ...title, ...text].map((name) => [name, { type: 'string' }]))
      const copy: Copy = { ...(await makeConnector(database, organizationId)), entity, key: 'id', fields }
      // Names of the list say what is in a record, which keys of third parties do not.
      const records = readTable(entity).map(({ key = '', ...record }, at) => {
        const id = `${entity}${at}`
        keys.set(id, key)
        return { id, ...record }
      })
      const generation = await fill(database, copy, records)
      const hit = { title: title.map((name) => [name]), text: text.map((name) => [name]) }
      copies.push({ copy, hit, generation, records: records.length })
    }
  })
  afterAll(() => database?.close())

  it('find at least nine of ten wanted records among the first five', async () => {
    const missed: string[] = []
    let wantedCount = 0
    for (const { query = '', wanted = '' } of readTable('queries')) {
      const { hits } = await search.hits(copies, query, 5)
      const found = hits.map(({ key }) => keys.get(key))
      const names = wanted.split(' ')
      wantedCount += names.length
      const absent = names.filter((name) => !found.includes(name))
      if (absent.length > 0) missed.push(`${query}: ${absent.join(' ')}, but ${found.join(' ')}`)
    }
    const missedCount = missed.flatMap((line) => line.split(',')[0]!.split(': ')[1]!.split(' ')).length
    const share = 1 - missedCount / wantedCount
    process.stderr.write(`${wantedCount} wanted records, ${(share * 100).toFixed(1)} % among the first five\n`)
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.9)
  })
})
