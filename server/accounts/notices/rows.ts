/** The rows of notices: one for each operation, header and day of end of an organization. */
import { daysUntil, defined } from 'plugboard/internal'
import type { Notice } from 'plugboard/runtime'
import type { NoticeCount } from '../metrics.ts'
import { recordEvent } from '../../ground/outbox/index.ts'
import type { Database, Sql } from '../../ground/store/index.ts'

/** Rows are forgotten when no response has had the notice for this time. */
const KEPT_DAYS = 90

/** Maximum number of rows of an operation: a third party may send another day in each response. */
const MOST_OF_OPERATION = 10

/** A notice that an organization's call got. */
export interface SeenNotice extends Notice {
  readonly organizationId: string
  /** Whether the kind is the organization's own. */
  readonly isOwn: boolean
  readonly at: Date
}

/** A notice as an organization reads it. */
export interface StoredNotice {
  readonly operation: string
  readonly type: Exclude<Notice['type'], 'drifts'>
  readonly source: string
  /** `none` without a day. */
  readonly ends_on: string
  /** The third party's words, on one line. Empty after an account of the kind was erased. */
  readonly text: string
  /** By https. */
  readonly link: string | null
  readonly first_seen_at: Date
  readonly last_seen_at: Date
}

/** A notice about a kind of the installation, over all organizations. */
export interface OperatorNotice extends StoredNotice {
  readonly kind: string
  readonly organizations: number
}

/** Writes what an organization's calls got. The first of each operation and day of end is an event. Processes may write the same. */
export async function writeNotices(
  database: Database,
  organizationId: string,
  notices: readonly SeenNotice[],
): Promise<void> {
  await database.of(organizationId).transaction(async (sql) => {
    await sql.query(`select pg_advisory_xact_lock(hashtextextended('notices ' || $1, 0))`, [organizationId])
    for (const notice of notices) {
      const isFirst = await isFirstSeen(sql, notice)
      if (isFirst && notice.type === 'ends') await recordEvent(sql, { organizationId, ...endingOf(notice) })
    }
  })
}

/** Writes a notice. @returns whether the organization had none of the operation and day */
async function isFirstSeen(sql: Sql, seen: SeenNotice): Promise<boolean> {
  const { organizationId, kind, isOwn, operation, type, source, date = 'none', at } = seen
  const key = [organizationId, kind, isOwn, operation, type, source, date]
  const words = [oneLine(seen.text), linkOf(seen)]
  const [known] = await sql.query(
    `update vendor_notices set text = $8, link = $9, last_seen_at = greatest(last_seen_at, $10)
    where organization_id = $1 and kind = $2 and is_own = $3 and operation = $4 and type = $5 and source = $6 and ends_on = $7
    returning 1`,
    [...key, ...words, at],
  )
  if (known) return false
  const [added] = await sql.query<{ is_first: boolean }>(
    `with others as (
      select type, ends_on from vendor_notices where organization_id = $1 and kind = $2 and is_own = $3 and operation = $4
    ), added as (
      insert into vendor_notices
        (organization_id, kind, is_own, operation, type, source, ends_on, text, link, first_seen_at, last_seen_at)
      select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10 where (select count(*) from others) < ${MOST_OF_OPERATION}
      returning type, ends_on
    ) select not exists (select from others where (others.type, others.ends_on) = (added.type, added.ends_on)) as is_first from added`,
    [...key, ...words, at],
  )
  return added?.is_first === true
}

/** The event. It has no words of the third party, which may name an account. */
function endingOf({ kind, operation, source, date, at }: SeenNotice) {
  const days = date === undefined ? undefined : Math.max(0, daysUntil(date, at.getTime()))
  const ends_at = date === undefined ? undefined : new Date(date).toISOString()
  const data = defined({ connector_type: kind, operation, source, ends_at, days })
  return { type: 'definition.ending', data } as const
}

/** An https link; null for others, and where a credential was taken out of it. */
function linkOf({ link = '' }: SeenNotice): string | null {
  return /^https:[^[\]]+$/i.test(link) ? new URL(link).href : null
}

function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

const COLUMNS = 'operation, type, source, ends_on'

/** The notices of an organization about a kind, the earliest end first. @param isOwn whether the kind is its own */
export function noticesOf(
  database: Database,
  organizationId: string,
  { kind, isOwn }: { readonly kind: string; readonly isOwn: boolean },
): Promise<StoredNotice[]> {
  return database.of(organizationId).query<StoredNotice>(
    `select ${COLUMNS}, text, link, first_seen_at, last_seen_at from vendor_notices
    where organization_id = $1 and kind = $2 and is_own = $3 order by ends_on, operation, type, source`,
    [organizationId, kind, isOwn],
  )
}

/** The notices about kinds of the installation, the earliest end first, with the last words. @param kind all by default */
export function operatorNotices(sql: Sql, kind?: string): Promise<OperatorNotice[]> {
  return sql.query<OperatorNotice>(
    `select kind, ${COLUMNS}, (array_agg(text order by last_seen_at desc))[1] as text,
      (array_agg(link order by last_seen_at desc))[1] as link, count(distinct organization_id) as organizations,
      min(first_seen_at) as first_seen_at, max(last_seen_at) as last_seen_at
    from vendor_notices where not is_own and ($1::text is null or kind = $1)
    group by kind, ${COLUMNS} order by ends_on, kind, operation, type, source limit 500`,
    [kind ?? null],
  )
}

/** Counts the notices of each kind, whatever number of organizations gets one. Own kinds are one: their names are the organization's. */
export function countNotices(sql: Sql): Promise<NoticeCount[]> {
  return sql.query<NoticeCount>(
    `select case when is_own then 'own' else kind end as kind, type,
      count(distinct (case when is_own then organization_id end, kind, operation, source, ends_on)) as count
    from vendor_notices group by 1, 2`,
  )
}

/** Deletes what was not seen for 90 days. @param now milliseconds since 1970 */
export async function pruneNotices(sql: Sql, now: number): Promise<void> {
  await sql.query(`delete from vendor_notices where last_seen_at < $1::timestamptz - interval '${KEPT_DAYS} days'`, [
    new Date(now),
  ])
}

/** Erases the words of an organization's notices about a connector's kind. They come back with a later call of another account. */
export async function forgetWords(database: Database, organizationId: string, connectorId: string): Promise<void> {
  await database.of(organizationId).query(
    `update vendor_notices n set text = '', link = null from connectors c
    where n.organization_id = $1 and c.organization_id = $1 and c.id = $2 and n.kind = c.kind and n.is_own = (c.own_hosts is not null)`,
    [organizationId, connectorId],
  )
}
