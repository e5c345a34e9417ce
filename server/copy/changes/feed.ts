/** The changes of a copy in their order, with whole records: from the beginning it is a snapshot that ends where the changes begin. */
import type { UnmappedBody } from 'plugboard/contract'
import { listOfTexts } from 'plugboard/internal'
import { ConnectorError } from 'plugboard/runtime'
import type { Cursors, CursorScope } from '../../ground/cursors/index.ts'
import type { Sql } from '../../ground/store/index.ts'
import type { Copy } from '../records/copy.ts'
import { notReady } from '../records/generations.ts'
import { type ReadField, RecordMapper } from '../maps/mapped-fields.ts'
import { COPY_VERSION, type CopyReads } from '../records/copy-reads.ts'
import { type ChangeRow, PAGE_BYTES, readRanges, takeRows } from './ranges.ts'

/** Maximum number of changes of a page, and the default. */
export const CHANGES_LIMIT = 1000

/** A page of changes. */
export interface ChangesPage {
  /** The text of a JSON array: `{operation, key, changed_at, record}`; the record of a deletion is null. */
  readonly data: Uint8Array
  readonly count: number
  /** Whether more follows now. */
  readonly hasMore: boolean
  /** Where the next page begins, even if nothing follows yet. */
  readonly cursor: string
  /** Whether the page is of the snapshot with which reading begins. */
  readonly isSnapshot: boolean
  /** Whether the first sync is complete. */
  readonly isComplete: boolean
  /** The mapped fields with a value of another type. */
  readonly unmapped?: readonly UnmappedBody[] | undefined
}

/** Where a reader is: after a record of a change, and up to which change its snapshot goes. */
interface Position {
  readonly generation: number
  readonly change: number
  readonly key: string
  readonly snapshot: number
}

interface CopyRow {
  readonly version: string
  readonly generation: number
  readonly isComplete: boolean
  readonly changes: number
  readonly pruned: number
}

/** Query for the changes of a copy. */
export interface ChangesAsked {
  readonly after?: string
  readonly limit?: number
  readonly mapped?: readonly ReadField[]
  /** Where the records are read; with the other statements without it. */
  readonly reads?: CopyReads
}

/**
 * Reads one page of the changes of a copy after a cursor, each record with its last change. Changes are numbered under a lock of the copy:
 * they commit in their order, and none comes behind a reader.
 * @throws ConnectorError `invalid_cursor`; `cursor_expired` when deletions after it are no longer remembered, or the copy was made
 * again; `search_not_ready` before there is a copy
 */
export async function readChanges(
  sql: Sql,
  cursors: Cursors,
  copy: Copy,
  { after, limit = CHANGES_LIMIT, mapped = [], reads }: ChangesAsked,
): Promise<ChangesPage> {
  const scope: CursorScope = ['changes', copy.organizationId, copy.connectorId, copy.entity]
  const given = after === undefined ? undefined : positionOf(cursors.read(scope, after))
  const state = await stateOf(sql, copy)
  const position = given ?? { generation: state.generation, change: -1, key: '', snapshot: state.changes }
  const seen = Math.max(seenOf(position), position.snapshot)
  if (position.generation !== state.generation || seen < state.pruned || seen > state.changes) throw expired()
  // Removals of before the snapshot are left out of it: its reader has nothing to delete.
  const range = { ...position, n: 0, until: Number.MAX_SAFE_INTEGER, removedAfter: position.snapshot }
  const { organizationId } = copy
  const found = await readRanges(reads?.of({ organizationId, seen: [state] }) ?? sql, copy, [range], limit + 1)
  const rows = takeRows(found.rows, { limit, bytes: PAGE_BYTES, isFirst: true })
  const mapper = mapped.length > 0 ? new RecordMapper(mapped) : undefined
  const last = rows.at(-1)
  const hasMore = found.count > rows.length
  const next = last ? { ...position, change: last.change, key: last.key } : position
  const at = [next.generation, next.change, next.key, next.snapshot]
  return {
    data: listOfTexts(rows.map((row) => textOf(row, mapper))).records,
    count: rows.length,
    hasMore,
    cursor: cursors.write(scope, at),
    isSnapshot: position.change < position.snapshot,
    isComplete: state.isComplete,
    unmapped: mapper?.unmapped,
  }
}

async function stateOf(sql: Sql, { organizationId, connectorId, entity }: Copy): Promise<CopyRow> {
  const [row] = await sql.query<CopyRow>(
    `select c.generation, c.is_complete as "isComplete", g.changes, g.pruned, ${COPY_VERSION} as version
    from copies c join generations g on g.organization_id = c.organization_id and g.id = c.generation
    where c.organization_id = $1 and c.connector_id = $2 and c.entity = $3`,
    [organizationId, connectorId, entity],
  )
  if (!row) throw notReady('read records')
  return row
}

/**
 * The cursor behind a change of a copy, from which a reader gets what changed since.
 * @param since -1 for a snapshot, which ends at `until`
 */
export function cursorSince(
  cursors: Cursors,
  { organizationId, connectorId, entity }: Pick<Copy, 'organizationId' | 'connectorId' | 'entity'>,
  { generation, since, until }: { readonly generation: number; readonly since: number; readonly until: number },
): string {
  const isSnapshot = since < 0
  const at = [generation, isSnapshot ? -1 : since + 1, '', isSnapshot ? until : since]
  return cursors.write(['changes', organizationId, connectorId, entity], at)
}

function positionOf([generation, change, key, snapshot]: readonly (string | number)[]): Position {
  return { generation: Number(generation), change: Number(change), key: String(key), snapshot: Number(snapshot) }
}

/** The record's text is passed on unread. */
function textOf({ operation, key, changedAt, record }: ChangeRow, mapper: RecordMapper | undefined): string {
  const mapped = mapper && record !== null ? `,"mapped":${mapper.read(key, record)}` : ''
  return `{"operation":"${operation}","key":${JSON.stringify(key)},"changed_at":"${changedAt}","record":${record ?? 'null'}${mapped}}`
}

/** The last change that a position has seen completely. */
export function seenOf({ change, key }: Pick<Position, 'change' | 'key'>): number {
  return key === '' ? change - 1 : change
}

/** For a reader who comes too late, or from another copy. */
export function expired(): ConnectorError {
  return new ConnectorError(
    'cursor_expired',
    'Cannot continue after the cursor: deletions since then are not remembered any more',
    {
      hint: 'Begin anew without a cursor, and delete what you hold and are not given.',
    },
  )
}
