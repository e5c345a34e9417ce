/** Order of leases: the database knows which runs wait, and when each customer was served. */
import { startJobsOf } from '../../../ground/jobs/index.ts'
import { type Database, ofActiveOrganization } from '../../../ground/store/index.ts'
import type { Lease } from '../state/run-rows.ts'
import { Pace } from '../state/pace.ts'

/** Preference of a process among the waiting runs, at one of its turns. */
export interface Preference {
  /** Runs that somebody waits for, or scheduled ones; the others follow. */
  readonly urgent: boolean
  /** Among customers that have waited equally long, the run that came last, and not the one that came first. */
  readonly newest: boolean
}

/**
 * Returns the preference of the n-th turn of a process. One in four prefers scheduled runs, so that requests for runs do not stop them. Every
 * other one prefers the newest run, so that a newcomer is not behind all others of the same minute.
 */
export function preferenceOf(turn: number): Preference {
  return { urgent: turn % 4 !== 3, newest: turn % 2 === 0 }
}

interface ClaimedLease extends Omit<Lease, 'processId' | 'beganAt' | 'pace'> {
  readonly beganAt: Date
  readonly paced: Readonly<Record<string, number>>
  readonly pacedAgoMs: number
}

/** By organization, then by customer, in the order of their last turns. */
const WAITING = `
  select s.organization_id, s.connector_id, c.customer_id
  from syncs s join connectors c on c.organization_id = s.organization_id and c.id = s.connector_id
  left join sync_turns own on own.organization_id = c.organization_id and own.customer_id = c.customer_id
  left join lateral (
    select begun_at from sync_turns t where t.organization_id = s.organization_id order by begun_at desc limit 1
  ) organization on true
  where s.run_id is not null and s.process_id is null and s.is_enabled and s.lease_at <= clock_timestamp()
    and ${ofActiveOrganization('s.organization_id')}
  order by s.is_urgent = $2 desc, organization.begun_at nulls first, own.begun_at nulls first,
    case when $3 then s.lease_at end desc, s.lease_at
  limit 1 for no key update of s`

/** Runs that another process is claiming are passed over. */
const CLAIM = claimOf(`${WAITING} skip locked`)
/** Waits for a locked row: a refused second run of the connector holds it for a moment, and takes nothing. */
const WAIT_AND_CLAIM = claimOf(WAITING)

function claimOf(next: string): string {
  return `with next as (${next}),
    taken as (
      update syncs s set process_id = $1, lease_at = now() from next
      where s.organization_id = next.organization_id and s.connector_id = next.connector_id
      returning s.organization_id as "organizationId", s.connector_id as "connectorId", next.customer_id, lease_number as "leaseNumber",
        run_id as "runId", is_full as "isFull", is_asked_for as "isAskedFor", began_at as "beganAt", attempts, paced,
        (extract(epoch from clock_timestamp() - paced_at) * 1000)::float8 as "pacedAgoMs"
    ),
    noted as (
      ${startJobsOf('taken')}
    ),
    served as (
      insert into sync_turns (customer_id, organization_id, begun_at)
      select customer_id, "organizationId", clock_timestamp() from taken
      on conflict (organization_id, customer_id) do update set begun_at = excluded.begun_at
    )
    select * from taken`
}

/**
 * Claims a lease on the run whose turn it is for this process; undefined when none waits.
 * @param share the part of a third party's rate limit that its requests may use; no limit when undefined
 */
export async function claimNext(
  database: Database,
  share: number | undefined,
  { urgent, newest }: Preference,
): Promise<Lease | undefined> {
  const claim = async (statement: string) =>
    (await database.query<ClaimedLease>(statement, [database.processId, urgent, newest]))[0]
  const row = (await claim(CLAIM)) ?? (await claim(WAIT_AND_CLAIM))
  if (!row) return undefined
  const { beganAt, paced, pacedAgoMs, ...lease } = row
  const pace = new Pace(share, dueNow(paced, pacedAgoMs), () => performance.now())
  return { ...lease, processId: database.processId, beganAt: beganAt.getTime(), pace }
}

function dueNow(paced: Readonly<Record<string, number>>, agoMs: number): Record<string, number> {
  const left = Object.entries(paced).map(([key, ms]) => [key, ms - agoMs] as const)
  return Object.fromEntries(left.filter(([, ms]) => ms > 0))
}
