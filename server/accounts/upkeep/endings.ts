/** Third parties' APIs that end: the days until then, and the events that say so. */
import { daysUntil, defined } from 'plugboard/internal'
import type { Catalogue } from '../catalogue/index.ts'
import type { Metrics } from '../../ground/observe/index.ts'
import type { Database } from '../../ground/store/index.ts'
import { recordEvent } from '../../ground/outbox/index.ts'

/** The days before the end on which organizations get an event; 0 is the day itself. */
const NOTICE_DAYS = [0, 7, 30, 90, 180] as const

type Kinds = Pick<Catalogue, 'kinds'>
type Kind = ReturnType<Catalogue['kinds']>[number]

/** An API that ends, and the notice that is due. */
interface Ending {
  readonly kind: string
  readonly sunset: NonNullable<Kind['sunset']>
  /** Days until the end, 0 once it has ended. */
  readonly days: number
  /** The day of `NOTICE_DAYS`. */
  readonly notice: number
}

/** Sets the metric of each kind whose API ends. */
export function measureEndings(catalogue: Kinds, metrics: Metrics, now: number): void {
  for (const { kind, sunset } of catalogue.kinds())
    if (sunset && sunset.date !== 'none') metrics.sunset(kind, daysUntil(sunset.date, now))
}

/** Sends `definition.ending` to each organization with connectors of a kind, once for each of `NOTICE_DAYS`. */
export async function recordEndings(database: Database, catalogue: Kinds, now: number): Promise<void> {
  for (const ending of catalogue.kinds().flatMap((kind) => endingOf(kind, now))) {
    const organizations = await database.query<{ id: string }>(
      `select distinct organization_id as id from connectors c where kind = $1 and status <> 'deleting'
        and not exists (select from sunset_notices n where n.organization_id = c.organization_id and n.kind = $1
          and n.version = $2 and n.days <= $3)`,
      [ending.kind, ending.sunset.version ?? '', ending.notice],
    )
    for (const { id } of organizations) await recordOnce(database, id, ending, now)
  }
}

function endingOf({ kind, sunset }: Kind, now: number): Ending[] {
  if (!sunset) return []
  const days = Math.max(0, daysUntil(sunset.date, now))
  const notice = NOTICE_DAYS.find((one) => days <= one)
  return notice === undefined ? [] : [{ kind, sunset, days, notice }]
}

async function recordOnce(database: Database, organizationId: string, ending: Ending, now: number): Promise<void> {
  const { kind, sunset, days, notice } = ending
  const { version, date, docs } = sunset
  await database.of(organizationId).transaction(async (sql) => {
    const [noted] = await sql.query(
      `insert into sunset_notices (organization_id, kind, version, days, noted_at) values ($1, $2, $3, $4, $5)
      on conflict do nothing returning 1`,
      [organizationId, kind, version ?? '', notice, new Date(now)],
    )
    if (!noted) return
    const data = defined({ connector_type: kind, version, ends_at: new Date(date).toISOString(), days, docs })
    await recordEvent(sql, { organizationId, type: 'definition.ending', data })
  })
}
