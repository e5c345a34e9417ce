/** Readers of changes in a benchmark: how fast they read, and what the feed takes of the disk. */
import { recordTableOf } from '../../server/copy/records/tables.ts'
import type { Database } from '../../server/ground/store/index.ts'
import type { Sync } from '../../server/copy/sync/sync.ts'

/** A page of changes. */
export type ReadPage = (after?: string) => ReturnType<Sync['changes']> | ReturnType<Sync['allChanges']>

/** Changes that a reader received. */
export interface FeedRead {
  readonly changes: number
  readonly seconds: number
  readonly cursor: string
}

/** Reads until nothing follows, pages of 1,000. */
export async function readAll(page: ReadPage, after?: string): Promise<FeedRead> {
  const began = performance.now()
  let changes = 0
  for (let cursor = after; ;) {
    const { data, meta } = await page(cursor)
    changes += (JSON.parse(Buffer.from(data).toString()) as unknown[]).length
    cursor = meta.cursor
    if (!meta.has_more) return { changes, seconds: (performance.now() - began) / 1000, cursor }
  }
}

/** Bytes of the index of changes, and of the table of records with all indexes and long values. */
export async function feedDisk(database: Database): Promise<{ index: number; table: number }> {
  const [row] = await database.query<{ index: number; table: number }>(
    `select sum(pg_relation_size(i.indexrelid))::float8 as index, pg_total_relation_size($1::regclass)::float8 as "table"
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'change'
    where i.indrelid = $1::regclass and a.attnum = any(i.indkey)`,
    [recordTableOf('bench', 'customers')],
  )
  return row!
}

/** A quantile of numbers. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}
