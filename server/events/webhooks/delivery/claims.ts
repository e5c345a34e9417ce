/** Claims on deliveries that are due: by the database's clock, one process at a time, the endpoints that waited longest first. */
import { randomUUID } from 'node:crypto'
import type { EventType } from 'plugboard/contract'
import type { Database, Session, Sql } from '../../../ground/store/index.ts'
import type { SignatureScheme } from '../endpoints/secrets.ts'
import { IS_SENT_TO, NO_URL } from './pauses.ts'

/** How long a claim holds, in seconds: longer than an attempt takes. */
export const LEASE_SECONDS = 60

/** Maximum number of concurrent deliveries to one endpoint. */
export const MOST_PER_ENDPOINT = 5

/** Endpoints by what is known of them: an unproven one failed last time, or never succeeded, and gets one delivery at a time. */
export type EndpointClass = 'proven' | 'unproven'

/** A delivery that this process sends. */
export interface DeliveryClaim {
  readonly lease: string
  readonly messageId: string
  readonly endpointId: string
  readonly organizationId: string
  readonly endpointClass: EndpointClass
  /** Whether it is known to have succeeded within the last minute, and not to have failed since. */
  readonly isFresh: boolean
  readonly url: string
  readonly scheme: SignatureScheme
  /** Sealed. */
  readonly secret: Buffer
  readonly secretVersion: number
  /** Sealed; null if none signs any longer. */
  readonly previousSecret: Buffer | null
  readonly type: EventType
  /** JSON text of an object, as it is sent but for the sequence. */
  readonly data: string
  readonly sequence: number | null
  readonly createdAt: Date
  /** Number of scheduled attempts so far. */
  readonly attempts: number
}

const UNPROVEN = '(e.failures > 0 or e.last_success_at is null)'

/** Number of an endpoint's deliveries being sent. Expired leases do not count. */
const RUNNING = `(select count(*) from webhook_deliveries l
  where l.organization_id = e.organization_id and l.endpoint_id = e.id and l.lease is not null and l.status = 'pending' and l.due_at > now())`

/** Number of further deliveries that an endpoint may get. */
const ROOM = `(case when ${UNPROVEN} then 1 else ${MOST_PER_ENDPOINT} end - ${RUNNING})`

/**
 * Locks endpoints of a class with something due and room for it. They are found by one step in the index for each endpoint that has
 * anything pending, however much that is.
 */
const LOCK_ENDPOINTS = `
  with recursive waiting (endpoint_id) as (
    (select endpoint_id from webhook_deliveries where status = 'pending' order by endpoint_id limit 1)
    union all
    select (select d.endpoint_id from webhook_deliveries d
            where d.status = 'pending' and d.endpoint_id > w.endpoint_id order by d.endpoint_id limit 1)
    from waiting w where w.endpoint_id is not null
  )
  select e.id from waiting w join webhook_endpoints e on e.id = w.endpoint_id
  where ${IS_SENT_TO} and ${UNPROVEN} = $1
    and exists (select from webhook_deliveries d where d.organization_id = e.organization_id and d.endpoint_id = e.id and d.status = 'pending' and d.due_at <= now())
    and ${ROOM} > 0
  order by e.served_at nulls first, e.id limit $2
  for no key update of e skip locked`

/** The columns of a claim, of a delivery `d` of the message `m` for the endpoint `e`. */
const CLAIMED = `d.lease, d.message_id as "messageId", d.endpoint_id as "endpointId", d.organization_id as "organizationId",
  case when ${UNPROVEN} then 'unproven' else 'proven' end as "endpointClass",
  e.failures = 0 and e.last_success_at > now() - interval '1 minute' is true as "isFresh", e.url, e.scheme, e.secret,
  e.secret_version as "secretVersion", case when e.previous_until > now() then e.previous_secret end as "previousSecret",
  m.type, m.data, m.sequence, m.created_at as "createdAt", d.attempts`

/**
 * One delivery of each endpoint, then a second of each, and so on. Counted again, because no other process claims from these
 * endpoints now.
 */
const CLAIM = `
  with due as (
    select d.organization_id, d.message_id, d.endpoint_id, d.due_at, row_number() over (partition by d.endpoint_id order by d.due_at) as turn
    from unnest($1::uuid[]) as locked (id) join webhook_endpoints e on e.id = locked.id
    cross join lateral (
      select organization_id, message_id, endpoint_id, due_at from webhook_deliveries
      where organization_id = e.organization_id and endpoint_id = e.id and status = 'pending' and due_at <= now()
      order by due_at limit greatest(0, ${ROOM}) for update skip locked
    ) d
  ), claimed as (
    select organization_id, message_id, endpoint_id from due order by turn, due_at limit $2
  ), served as (
    update webhook_endpoints set served_at = now() where id in (select endpoint_id from claimed)
  )
  update webhook_deliveries d set lease = $3, due_at = now() + make_interval(secs => ${LEASE_SECONDS})
  from claimed c join webhook_endpoints e on e.organization_id = c.organization_id and e.id = c.endpoint_id
  join webhook_messages m on m.organization_id = c.organization_id and m.id = c.message_id
  where d.organization_id = c.organization_id and d.message_id = c.message_id and d.endpoint_id = c.endpoint_id
  returning ${CLAIMED}`

/** One delivery, whatever waits before it and however long its endpoint is paused. */
const CLAIM_ONE = `
  update webhook_deliveries d set lease = $4, due_at = now() + make_interval(secs => ${LEASE_SECONDS})
  from webhook_endpoints e, webhook_messages m
  where d.organization_id = $1 and d.message_id = $2 and d.endpoint_id = $3 and d.status = 'pending'
    and e.organization_id = d.organization_id and e.id = d.endpoint_id and e.url <> '${NO_URL}'
    and m.organization_id = d.organization_id and m.id = d.message_id
  returning ${CLAIMED}`

/** Claims deliveries of a class of endpoints, up to a limit. A delivery not settled within its lease is claimed again. */
export async function claimDue(
  database: Database,
  endpointClass: EndpointClass,
  most: number,
): Promise<DeliveryClaim[]> {
  return database.transaction(async (sql) => {
    const locked = await sql.query<{ id: string }>(LOCK_ENDPOINTS, [endpointClass === 'unproven', most])
    if (locked.length === 0) return []
    return sql.query<DeliveryClaim>(CLAIM, [locked.map(({ id }) => id), most, randomUUID()])
  })
}

/**
 * Claims a delivery that the same transaction wrote, so that no process can have claimed it before.
 * @param of the IDs of the organization, the message and the endpoint
 * @returns undefined if the endpoint has no URL
 */
export async function claimNew(sql: Sql, of: readonly [string, string, string]): Promise<DeliveryClaim | undefined> {
  const [claim] = await sql.query<DeliveryClaim>(CLAIM_ONE, [...of, randomUUID()])
  return claim
}

/** Gives a claim back, as if it had not been made. */
export async function release(sql: Pick<Session, 'query'>, claim: DeliveryClaim): Promise<void> {
  await sql.query(
    `update webhook_deliveries set lease = null, due_at = now()
     where message_id = $1 and endpoint_id = $2 and organization_id = $3 and lease = $4`,
    [claim.messageId, claim.endpointId, claim.organizationId, claim.lease],
  )
}
