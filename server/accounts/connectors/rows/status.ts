/** Statement that sets the status of a connector, and its event. */
import type { Database } from '../../../ground/store/index.ts'
import { BEFORE, type ConnectorEvents, IS_BEFORE, STATUS_CHANGE, type StatusChange } from './events.ts'
import type { Status } from './row.ts'

/** Conditions of a row for a change of its status. */
export interface StatusFrom {
  readonly credentialsVersion: number
  readonly statuses: readonly Status[]
  /** The row's own version; any when absent. Renewing credentials does not count it up. */
  readonly version?: number
  /** The process whose claim on the renewal ends with it; any row when absent. */
  readonly renewalProcess?: string
}

/** A status with its reason. */
export interface NewStatus {
  readonly status: Status
  readonly reason: string | null
  readonly at: Date
  /** When the credentials are checked again, of a connector that begins to need its owner. */
  readonly recheckAt?: Date | undefined
}

/** Services of a change of status. */
export interface StatusServices {
  readonly database: Database
  readonly events: ConnectorEvents
}

interface Ref {
  readonly organizationId: string
  readonly id: string
}

/** Sets the status of a row that still matches `from`, and records the event. @returns whether it did */
export async function writeStatus(
  { database, events }: StatusServices,
  { organizationId, id }: Ref,
  from: StatusFrom,
  { status, reason, at, recheckAt }: NewStatus,
): Promise<boolean> {
  const link = status === 'needs_reauth' ? await events.linksOf(organizationId) : undefined
  return database.of(organizationId).transaction(async (sql) => {
    const [change] = await sql.query<StatusChange>(
      `update connectors c set status = $5::text, status_reason = $6::text, updated_at = now(), version = c.version + 1,
      reauth_since = case when $5::text = 'needs_reauth' or (b.status = 'needs_reauth' and $5::text = 'pending')
        then coalesce(b.reauth_since, $8::timestamptz) end,
      status_since = case when $5::text = 'needs_reauth' then coalesce(b.reauth_since, $8::timestamptz) else $8::timestamptz end,
      recheck_at = case when b.reauth_since is null then $10::timestamptz else c.recheck_at end,
      renewal_process = case when $9::uuid is null then c.renewal_process end
    from ${BEFORE}
    where c.id = $1 and c.organization_id = $2 and ${IS_BEFORE} and c.credentials_version = $3::int
      and c.status = any($4::text[]) and c.version = coalesce($7::int, c.version)
      and ($9::uuid is null or c.renewal_process = $9::uuid)
    returning ${STATUS_CHANGE}`,
      [
        id,
        organizationId,
        from.credentialsVersion,
        [...from.statuses],
        status,
        reason,
        from.version ?? null,
        at,
        from.renewalProcess ?? null,
        recheckAt ?? null,
      ],
    )
    if (!change) return false
    await events.status(sql, change, { status, reason, link })
    return true
  })
}
