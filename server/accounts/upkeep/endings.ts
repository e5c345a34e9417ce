/** Ends of vendors' APIs: the days until then, and their events. */
import { daysUntil, defined, endsOf, type KnownEnd } from 'plugboard/internal'
import type { Catalogue } from '../catalogue/index.ts'
import type { AccountMetrics } from '../metrics.ts'
import { countNotices, operatorNotices } from '../notices/index.ts'
import type { Database } from '../../ground/store/index.ts'
import { recordEvent } from '../../ground/outbox/index.ts'

/** The days before the end on which organizations get an event; 0 is the day itself. */
const NOTICE_DAYS = [0, 7, 30, 90, 180] as const

type Kinds = Pick<Catalogue, 'kinds'>

/** An end, and the notice that is due. */
interface DueNotice {
  readonly kind: string
  readonly end: KnownEnd
  /** Days until the end, 0 once it has come. */
  readonly days: number
  /** The day of `NOTICE_DAYS`. */
  readonly notice: number
}

/** Sets the metrics of notices, and of each API that ends, each part, and each operation that a notice ends. */
export async function measureEndings(
  database: Database,
  catalogue: Kinds,
  metrics: Pick<AccountMetrics, 'endings' | 'notices'>,
  now: number,
): Promise<void> {
  const stated = catalogue
    .kinds()
    .flatMap((kind) => endsOf(kind, now).map(({ part = 'all', date }) => ({ kind: kind.kind, part, date })))
  const noticed = (await operatorNotices(database)).map(({ kind, operation: part, ends_on: date }) => ({
    kind,
    part,
    date,
  }))
  const days = [...stated, ...noticed].map(({ date, ...end }) => ({ ...end, days: daysUntil(date, now) }))
  metrics.notices(await countNotices(database))
  // The earliest end of an operation counts.
  metrics.endings(days.filter((end) => end.days < Infinity).toSorted((a, b) => b.days - a.days))
}

/**
 * Sends `definition.ending` to each organization with connectors of a kind, once for each of `NOTICE_DAYS`. The end of an auth
 * variant concerns only connectors that use it.
 */
export async function recordEndings(database: Database, catalogue: Kinds, now: number): Promise<void> {
  for (const due of catalogue.kinds().flatMap((kind) => noticesOf(kind, now))) {
    const organizations = await database.query<{ id: string }>(
      `select distinct organization_id as id from connectors c where kind = $1 and status <> 'deleting'
        and ($4::text is null or auth_variant = $4)
        and not exists (select from sunset_notices n where n.organization_id = c.organization_id and n.kind = $1
          and n.version = $2 and n.days <= $3)`,
      [due.kind, nameOf(due.end), due.notice, variantOf(due.end)],
    )
    for (const { id } of organizations) await recordOnce(database, id, due, now)
  }
}

function noticesOf(kind: ReturnType<Catalogue['kinds']>[number], now: number): DueNotice[] {
  return endsOf(kind, now).flatMap((end) => {
    const days = Math.max(0, daysUntil(end.date, now))
    const notice = NOTICE_DAYS.find((one) => days <= one)
    return notice === undefined ? [] : [{ kind: kind.kind, end, days, notice }]
  })
}

/** Returns the name of an end in stored notices: the part, else the version. */
function nameOf({ part, version = '' }: KnownEnd): string {
  return part ?? version
}

function variantOf({ part = '' }: KnownEnd): string | null {
  const [, variant = null] = /^auth\.(\w+)$/.exec(part) ?? []
  return variant
}

async function recordOnce(database: Database, organizationId: string, due: DueNotice, now: number): Promise<void> {
  const { kind, end, days, notice } = due
  const { version, part, date, docs } = end
  await database.of(organizationId).transaction(async (sql) => {
    const [noted] = await sql.query(
      `insert into sunset_notices (organization_id, kind, version, days, noted_at) values ($1, $2, $3, $4, $5)
      on conflict do nothing returning 1`,
      [organizationId, kind, nameOf(end), notice, new Date(now)],
    )
    if (!noted) return
    const ends = { ends_at: new Date(date).toISOString(), days, docs }
    const data = defined({ connector_type: kind, version, part, source: 'manifest', ...ends })
    await recordEvent(sql, { organizationId, type: 'definition.ending', data })
  })
}
