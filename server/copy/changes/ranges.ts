/** Ranges of copies: the records and removals of a generation after one change and up to another, in their order. */
import { DatabaseError, type Sql } from '../../ground/store/index.ts'
import type { Copy } from '../records/copy.ts'
import { givenText } from '../records/stored.ts'
import { recordTableOf } from '../records/tables.ts'

/** A page ends before its records exceed these bytes, unless its first record does. */
export const PAGE_BYTES = 8 * 1024 * 1024

/** A range of the changes of a generation. */
export interface ChangeRange {
  /** Rows name their range by it, and come in its order. */
  readonly n: number
  readonly generation: number
  /** After this record of this change. No key stands for what comes before all keys of the change. */
  readonly change: number
  readonly key: string
  /** Up to this change. */
  readonly until: number
  /** Removals up to this change are left out. */
  readonly removedAfter: number
}

/** A record's last change. */
export interface ChangeRow {
  readonly n: number
  readonly operation: 'upsert' | 'delete'
  readonly change: number
  readonly key: string
  readonly changedAt: string
  /** The record's JSON, which is passed on unread; null after a removal. */
  readonly record: string | null
}

/** Changes found in ranges. */
export interface FoundChanges {
  readonly rows: readonly ChangeRow[]
  /** Number of changes found, as far as asked: more than the rows where these exceed the bytes of a page. */
  readonly count: number
}

/**
 * Reads the first changes of ranges of one table of records, each record with its last change.
 * @param copy the table, and how its records are read; the ranges may be of any connectors of its kind
 */
export async function readRanges(
  sql: Sql,
  copy: Pick<Copy, 'organizationId' | 'kind' | 'entity' | 'fields'>,
  ranges: readonly ChangeRange[],
  limit: number,
): Promise<FoundChanges> {
  const column = <Name extends keyof ChangeRange>(name: Name) => ranges.map((range) => range[name])
  const params = [
    copy.organizationId,
    column('n'),
    column('generation'),
    column('change'),
    column('key'),
    column('until'),
    column('removedAfter'),
    limit,
  ]
  try {
    const rows = await sql.query<ChangeRow & { count: number }>(statementOf(copy), params)
    return { rows, count: rows[0]?.count ?? 0 }
  } catch (error) {
    // A copy whose table does not exist yet has no record.
    if (error instanceof DatabaseError && error.sqlState === '42P01') return { rows: [], count: 0 }
    throw error
  }
}

/** First indexes find the keys. Then the records of one page are read, by their stored sizes. */
function statementOf({ kind, entity, fields }: Pick<Copy, 'kind' | 'entity' | 'fields'>): string {
  const table = recordTableOf(kind, entity)
  const isInRange = `organization_id = $1 and generation = s.generation and (change, key) > (s.change, s.key collate "C") and change <= s.until`
  const size = (name: string) => `coalesce(pg_column_size(${name}), 0)`
  return `
    with ranges as materialized (
      select * from unnest($2::int[], $3::bigint[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[])
        as s (n, generation, change, key, until, removed_after)
    ),
    found as materialized (
      select s.n, s.generation, c.* from ranges s, lateral (
        (select false as is_removed, change, key from ${table} where ${isInRange} order by change, key limit $8)
        union all
        (select true, change, key from removed_records where ${isInRange} and change > s.removed_after order by change, key limit $8)
      ) c order by s.n, c.change, c.key limit $8
    ),
    read as (
      select found.*, r.*, sum(${size('r.data')} + ${size('r.sent')}) over (order by n, change, found.key) as bytes
      from found left join lateral (
        select written_at, data, sent, hidden from ${table}
        where not is_removed and organization_id = $1 and generation = found.generation and key = found.key
      ) r on true
    )
    select n, case when is_removed then 'delete' else 'upsert' end as operation, change, key,
      to_char(coalesce(written_at, (
        select removed_at from removed_records d where d.organization_id = $1 and d.generation = read.generation and d.key = read.key
      )) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt",
      ${givenText(fields)} as record, (select count(*) from found) as count
    from read where bytes - ${size('data')} - ${size('sent')} < ${PAGE_BYTES} order by n, change, key`
}

/** Room that is left in a page. */
export interface Room {
  readonly limit: number
  readonly bytes: number
  /** Whether it has nothing yet: then it takes a record of any size. */
  readonly isFirst: boolean
}

/** As many rows as there is room for. */
export function takeRows(rows: readonly ChangeRow[], { limit, bytes, isFirst }: Room): readonly ChangeRow[] {
  let left = bytes
  const end = rows.findIndex((row, index) => {
    left -= recordBytes([row])
    return index >= limit || (left < 0 && !(isFirst && index === 0))
  })
  return end === -1 ? rows : rows.slice(0, end)
}

/** The size of records. */
export function recordBytes(rows: readonly ChangeRow[]): number {
  return rows.reduce((sum, { record }) => sum + (record?.length ?? 0), 0)
}
