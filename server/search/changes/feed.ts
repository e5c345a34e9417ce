/** The changes of a copy in their order, with whole records: from the beginning it is a snapshot that ends where the changes begin. */
import type { Cursors, CursorScope } from '../../cursors/index.ts'
import { ServerError } from '../../errors/index.ts'
import { DatabaseError, type Sql } from '../../store/index.ts'
import type { Copy } from '../copy/copy.ts'
import { givenText } from '../copy/stored.ts'
import { recordTableOf } from '../copy/table.ts'

/** So many changes a page has at most, and by default. */
export const CHANGES_LIMIT = 1000
/** A page ends before its records come to more bytes, unless its first record alone does. */
const MAX_BYTES = 8 * 1024 * 1024

/** A page of changes. */
export interface ChangesPage {
  /** The text of a JSON array: `{operation, key, changed_at, record}`; the record of a deletion is null. */
  readonly data: Uint8Array
  readonly count: number
  /** Whether more follows now. */
  readonly hasMore: boolean
  /** Where the next page begins, also when nothing follows yet. */
  readonly cursor: string
  /** Whether the page is of the snapshot with which reading begins. */
  readonly isSnapshot: boolean
  /** Whether the first sync is complete. */
  readonly isComplete: boolean
}

/** Where a reader is: after a record of a change, and up to which change its snapshot goes. */
interface Position {
  readonly generation: number
  readonly change: number
  readonly key: string
  readonly snapshot: number
}

interface CopyRow {
  readonly generation: number
  readonly isComplete: boolean
  readonly changes: number
  readonly pruned: number
}

interface ChangeRow {
  readonly operation: 'upsert' | 'delete'
  readonly change: number
  readonly key: string
  readonly changedAt: string
  readonly record: string | null
}

/**
 * One page of the changes of a copy after a cursor, each record with its last change. Changes are numbered under a lock of the copy, so
 * that they commit in their order, and none comes behind a reader.
 * @throws ConnectorError `invalid_cursor`; `cursor_expired` when deletions after it are not remembered any more, or the copy was made
 * anew; `search_not_ready` before there is a copy
 */
export async function readChanges(
  sql: Sql,
  cursors: Cursors,
  copy: Copy,
  { after, limit = CHANGES_LIMIT }: { readonly after?: string; readonly limit?: number },
): Promise<ChangesPage> {
  const scope: CursorScope = ['changes', copy.organizationId, copy.connectorId, copy.entity]
  const given = after === undefined ? undefined : positionOf(cursors.read(scope, after))
  const state = await stateOf(sql, copy)
  const position = given ?? { generation: state.generation, change: -1, key: '', snapshot: state.changes }
  const seen = Math.max(position.change, position.snapshot)
  if (position.generation !== state.generation || seen < state.pruned || seen > state.changes) throw expired()
  const found = await rowsAfter(sql, copy, position, limit + 1)
  const rows = withinBytes(found.slice(0, limit))
  const last = rows.at(-1)
  const hasMore = found.length > rows.length
  const next = last ? { ...position, change: last.change, key: last.key } : position
  const at = [next.generation, next.change, next.key, next.snapshot]
  return {
    data: Buffer.from(`[${rows.map(textOf).join(',')}]`),
    count: rows.length,
    hasMore,
    cursor: cursors.write(scope, at),
    isSnapshot: position.change < position.snapshot,
    isComplete: state.isComplete,
  }
}

async function stateOf(sql: Sql, { organizationId, connectorId, entity }: Copy): Promise<CopyRow> {
  const [row] = await sql.query<CopyRow>(
    `select c.generation, c.is_complete as "isComplete", g.changes, g.pruned
    from copies c join generations g on g.organization_id = c.organization_id and g.id = c.generation
    where c.organization_id = $1 and c.connector_id = $2 and c.entity = $3`,
    [organizationId, connectorId, entity],
  )
  if (row) return row
  throw new ServerError('search_not_ready', 'Cannot read records yet: the first sync has not stored any', {
    retryAfterMs: 2000,
  })
}

/** Deletions of before the snapshot are left out of it: its reader has nothing to delete. */
async function rowsAfter(
  sql: Sql,
  { organizationId, connectorId, kind, entity, fields }: Copy,
  { generation, change, key, snapshot }: Position,
  limit: number,
): Promise<ChangeRow[]> {
  const at = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const page = `organization_id = $1 and generation = $2 and (change, key) > ($3, $4) order by change, key limit $5`
  try {
    return await sql.query<ChangeRow>(
      `select * from (
        (select 'upsert' as operation, change, key, ${at('written_at')} as "changedAt", ${givenText(fields)} as record
          from ${recordTableOf(kind, entity)} where connector_id = $7 and ${page})
        union all
        (select 'delete', change, key, ${at('removed_at')}, null from removed_records where change > $6 and ${page})
      ) as changes order by change, key limit $5`,
      [organizationId, generation, change, key, limit, snapshot, connectorId],
    )
  } catch (error) {
    // A copy whose table does not exist yet has no record.
    if (error instanceof DatabaseError && error.sqlState === '42P01') return []
    throw error
  }
}

function positionOf([generation, change, key, snapshot]: readonly (string | number)[]): Position {
  return { generation: Number(generation), change: Number(change), key: String(key), snapshot: Number(snapshot) }
}

function withinBytes(rows: readonly ChangeRow[]): readonly ChangeRow[] {
  let bytes = 0
  const end = rows.findIndex(({ record }, index) => (bytes += record?.length ?? 0) > MAX_BYTES && index > 0)
  return end === -1 ? rows : rows.slice(0, end)
}

/** The record's text is passed on unread. */
function textOf({ operation, key, changedAt, record }: ChangeRow): string {
  return `{"operation":"${operation}","key":${JSON.stringify(key)},"changed_at":"${changedAt}","record":${record ?? 'null'}}`
}

function expired(): ServerError {
  return new ServerError(
    'cursor_expired',
    'Cannot continue after the cursor: deletions since then are not remembered any more',
    {
      hint: 'Begin anew without a cursor, and delete what you hold and are not given.',
    },
  )
}
