/** Versions of third parties' APIs that end: how many days they last, and who is told of it. */
import { daysUntil } from 'plugboard/internal'
import type { Catalogue } from '../catalogue/index.ts'
import type { Metrics } from '../observe/index.ts'
import type { Database } from '../store/index.ts'
import { recordEvent } from '../webhooks/index.ts'

/** So many days before the end of a version organizations are told. */
const NOTICE_DAYS = [7, 30, 90] as const

type Kinds = Pick<Catalogue, 'kinds'>
type Kind = ReturnType<Catalogue['kinds']>[number]

/** A version that ends, and the notice that is due. */
interface Ending {
  readonly kind: string
  readonly version: string
  /** A date: `2027-10-01`. */
  readonly date: string
  /** Days that are left. */
  readonly left: number
  readonly days: number
}

/** Sets the metric of each kind whose version ends. */
export function measureSunsets(catalogue: Kinds, metrics: Metrics, now: number): void {
  for (const { kind, sunset } of catalogue.kinds())
    if (sunset && sunset.date !== 'none') metrics.sunset(kind, daysUntil(sunset.date, now))
}

/** Tells each organization with connectors of a kind once for each notice: 90, 30 and 7 days before the version ends. */
export async function recordSunsets(database: Database, catalogue: Kinds, now: number): Promise<void> {
  for (const ending of catalogue.kinds().flatMap((kind) => endingOf(kind, now))) {
    const organizations = await database.query<{ id: string }>(
      `select distinct organization_id as id from connectors c where kind = $1 and status <> 'deleting'
        and not exists (select from sunset_notices n where n.organization_id = c.organization_id and n.kind = $1
          and n.version = $2 and n.days <= $3)`,
      [ending.kind, ending.version, ending.days],
    )
    for (const { id } of organizations) await recordOnce(database, id, ending, now)
  }
}

function endingOf({ kind, sunset }: Kind, now: number): Ending[] {
  if (!sunset) return []
  const left = daysUntil(sunset.date, now)
  const days = left > 0 ? NOTICE_DAYS.find((one) => left <= one) : undefined
  return days === undefined ? [] : [{ kind, version: sunset.version ?? '', date: sunset.date, left, days }]
}

async function recordOnce(database: Database, organizationId: string, ending: Ending, now: number): Promise<void> {
  const { kind, version, date, left, days } = ending
  await database.of(organizationId).transaction(async (sql) => {
    const [noted] = await sql.query(
      `insert into sunset_notices (organization_id, kind, version, days, noted_at) values ($1, $2, $3, $4, $5)
      on conflict do nothing returning 1`,
      [organizationId, kind, version, days, new Date(now)],
    )
    if (!noted) return
    const data = { connector_type: kind, version, sunset_at: new Date(date).toISOString(), days: left }
    await recordEvent(sql, { organizationId, type: 'version.sunset', data })
  })
}
