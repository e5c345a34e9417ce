/** Reads the trail: lists, exports, counts. */
import type { AuditRowBody, UsageCountBody } from 'plugboard/contract'
import { ServerError } from '../../ground/errors/index.ts'
import type { Database } from '../../ground/store/index.ts'
import { auditText } from './row.ts'
import { lastOf } from '../../ground/base/index.ts'
import { cutPage } from '../../ground/cursors/index.ts'

/** Filters of audit rows. */
export interface AuditFilter {
  readonly organizationId: string
  /** RFC 3339; from this time on. */
  readonly from?: string
  /** RFC 3339; before this time. */
  readonly to?: string
  readonly connectorId?: string
  readonly action?: string
}

/** Filters of an export. */
export interface AuditExport extends AuditFilter {
  /** `next` of a page: only the rows after it. */
  readonly cursor?: string
}

/** Page of audit rows. */
export interface AuditQuery extends AuditExport {
  /** 1 to 1,000; 50 by default. */
  readonly limit?: number
}

/** A page of the trail, oldest first; `next` is the cursor of the page after. */
export interface AuditPage {
  readonly data: AuditRowBody[]
  readonly next: string | null
}

type StoredRow = Omit<AuditRowBody, 'at' | 'actor'> & {
  readonly at: Date
  readonly actor_kind: string
  readonly actor_id: string
}

const COLUMNS = `organization_id, seq, id, at, request_id, actor_kind, actor_id, customer_id, connector_id, type, entity,
  action, status, code, duration_ms, definition_version, tool, client, encode(prev_hash, 'hex') as prev_hash, encode(hash, 'hex') as hash`
const PAGE = 50
const MOST = 1_000
const EXPORT_PAGE = 1_000
const CURSOR = /^seq ([1-9]\d{0,14})$/

/** One page of rows. @throws ConnectorError `invalid_cursor`, `invalid_query` */
export async function listRows(
  database: Database,
  { limit = PAGE, cursor, ...filter }: AuditQuery,
): Promise<AuditPage> {
  const size = Math.min(Math.max(Math.trunc(limit), 1), MOST)
  const rows = await readRows(database, filter, cursor === undefined ? 0 : readAuditCursor(cursor), size + 1)
  const { rows: data, last } = cutPage(rows, size)
  return { data, next: last ? writeAuditCursor(last.seq) : null }
}

/**
 * Every row that fits, page by page; no connection is held in between.
 * @throws ConnectorError `invalid_query`, `invalid_cursor`
 */
export async function* exportRows(
  database: Database,
  { cursor, ...filter }: AuditExport,
): AsyncGenerator<AuditRowBody, void, undefined> {
  let last = cursor === undefined ? 0 : readAuditCursor(cursor)
  for (;;) {
    const rows = await readRows(database, filter, last, EXPORT_PAGE)
    yield* rows
    if (rows.length < EXPORT_PAGE) return
    last = lastOf(rows).seq
  }
}

/** Reads rows after a position in the chain, in its order, up to a limit. */
export async function readRows(
  database: Database,
  { organizationId, from, to, connectorId, action }: AuditFilter,
  after: number,
  most: number,
): Promise<AuditRowBody[]> {
  const rows = await database.of(organizationId).query<StoredRow>(
    `select ${COLUMNS} from audit
       where organization_id = $1 and seq > $2::bigint and ($3::timestamptz is null or at >= $3)
         and ($4::timestamptz is null or at < $4) and ($5::uuid is null or connector_id = $5)
         and ($6::text is null or action = $6)
       order by seq limit $7::int`,
    [
      organizationId,
      after,
      timeOf('from', from),
      timeOf('to', to),
      connectorId ?? null,
      action === undefined ? null : auditText(action),
      most,
    ],
  )
  return rows.map(({ at, actor_kind: kind, actor_id: id, ...row }) => ({
    ...row,
    at: at.toISOString(),
    actor: { kind, id },
  }))
}

/** Counts calls by day, customer, and connector. Plugboard's own changes are left out. @throws ConnectorError `invalid_query` */
export function countUsage(
  database: Database,
  { organizationId, from, to }: Pick<AuditFilter, 'organizationId' | 'from' | 'to'>,
): Promise<UsageCountBody[]> {
  return database.of(organizationId).query<UsageCountBody>(
    `select customer_id, connector_id, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as calls,
         count(*) filter (where status >= 400) as failed
       from audit
       where organization_id = $1 and type in ('direct', 'search') and ($2::timestamptz is null or at >= $2)
         and ($3::timestamptz is null or at < $3)
       group by 1, 2, 3 order by 3, 1, 2`,
    [organizationId, timeOf('from', from), timeOf('to', to)],
  )
}

function timeOf(name: string, text: string | undefined): Date | null {
  if (text === undefined) return null
  const time = new Date(text)
  if (!Number.isNaN(time.getTime())) return time
  throw new ServerError('invalid_query', `Cannot read ${name}: it is not a date-time`, {
    hint: 'Write it as 2026-01-31T12:00:00Z.',
    errors: [{ field: name, message: 'must be a date-time of RFC 3339', error_code: 'format' }],
  })
}

function writeAuditCursor(seq: number): string {
  return Buffer.from(`seq ${seq}`).toString('base64url')
}

function readAuditCursor(cursor: string): number {
  const seq = CURSOR.exec(Buffer.from(cursor.slice(0, 100), 'base64url').toString('latin1'))?.[1]
  if (seq !== undefined && writeAuditCursor(Number(seq)) === cursor) return Number(seq)
  throw new ServerError('invalid_cursor', 'Cannot use the cursor: it does not belong to this list', {
    hint: 'Send next from the previous page unchanged, or leave out the cursor to start again.',
  })
}
