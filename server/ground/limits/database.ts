/** Shares of all processes of a PostgreSQL database, by its clock. */
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../errors/index.ts'
import { type Database, DatabaseError, type Erasure } from '../store/index.ts'
import type { Part, Share, Shares } from './shares.ts'
import { firstOf } from '../base/index.ts'

interface TakenRow extends Omit<Share, 'id'> {
  readonly id: string | null
}

/** ID of a subject's pause among its shares. */
const PAUSE_ID = '00000000-0000-0000-0000-000000000000'

/** Shares in the table `limit_shares`. @param clock milliseconds since 1970, instead of the database's clock */
export function databaseShares(database: Database, clock?: () => number): Shares {
  const moment = () => (clock ? new Date(clock()) : null)
  return {
    async take({ organizationId, limit, key }, { wanted, most, lifeMs, isWindow }) {
      const rows = await database
        .of(organizationId)
        .query<TakenRow>(
          `select share as id, granted, remaining, free_ms as "freeMs", paused_ms as "pausedMs"
           from plugboard.take_share($1::uuid, $2, $3, $4::bigint, $5::bigint, $6::float8, $7, $8::timestamptz)`,
          [organizationId, limit, key, Math.ceil(wanted), most, lifeMs, isWindow, moment()],
        )
        .catch((error: unknown) => {
          throw uncounted(error)
        })
      const share = firstOf(rows)
      return { ...share, id: share.id ?? '' }
    },
    async giveBack(parts) {
      if (parts.length === 0) return
      await database.query(
        `update limit_shares s set permits = greatest(0, s.permits - p.permits) ${FROM_PARTS}`,
        columnsOf(parts),
      )
    },
    async renew(parts, lifeMs) {
      if (parts.length === 0) return new Set()
      const rows = await database.query<{ id: string }>(
        `update limit_shares s set expires_at = coalesce($7::timestamptz, clock_timestamp()) + make_interval(secs => $6::float8 / 1000)
         ${FROM_PARTS} and s.expires_at > coalesce($7::timestamptz, clock_timestamp()) returning s.id`,
        [...columnsOf(parts), lifeMs, moment()],
      )
      return new Set(rows.map(({ id }) => id))
    },
    async pause({ organizationId, limit, key }, ms) {
      await database.of(organizationId).query(
        `insert into limit_shares as s (organization_id, limit_name, subject, id, expires_at)
         values ($1::uuid, $2, $3, $4::uuid, coalesce($6::timestamptz, clock_timestamp()) + make_interval(secs => $5::float8 / 1000))
         on conflict (organization_id, limit_name, subject, id) do update set expires_at = greatest(s.expires_at, excluded.expires_at)`,
        [organizationId, limit, key, PAUSE_ID, ms, moment()],
      )
    },
  }
}

const FROM_PARTS = `from unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[], $5::bigint[])
    as p (organization_id, limit_name, subject, id, permits)
  where s.organization_id = p.organization_id and s.limit_name = p.limit_name and s.subject = p.subject and s.id = p.id`

function columnsOf(parts: readonly Part[]): unknown[][] {
  return [
    parts.map(({ subject }) => subject.organizationId),
    parts.map(({ subject }) => subject.limit),
    parts.map(({ subject }) => subject.key),
    parts.map(({ id }) => id),
    parts.map(({ permits }) => permits),
  ]
}

/** SQLSTATEs of statements that may succeed later: rolled back for another one, a lock or a time limit. */
const GAVE_UP = /^(?:40|55P03|57014)/

/**
 * The error of a call that could not be counted, and did not begin. It is `storage_unavailable` if the database did not answer,
 * `internal` otherwise.
 */
function uncounted(error: unknown): ConnectorError {
  const isAway = error instanceof ConnectorError || (error instanceof DatabaseError && GAVE_UP.test(error.sqlState))
  if (!isAway) return new ConnectorError('internal', 'Cannot count the call', { cause: error, sent: false })
  return new ServerError('storage_unavailable', 'Cannot count the call: the database did not respond', {
    hint: 'Wait for the time in Retry-After, then call again.',
    retryAfterMs: (error instanceof ConnectorError ? error.retryAfterMs : undefined) ?? 1000,
    cause: error,
    sent: false,
  })
}

/** Removes expired shares, except the ones that another process has locked. */
export async function pruneShares(database: Database): Promise<void> {
  await database.query(
    `with expired as (select organization_id, limit_name, subject, id from limit_shares where expires_at < clock_timestamp()
       limit 100000 for update skip locked)
     delete from limit_shares s using expired e where s.organization_id = e.organization_id and s.limit_name = e.limit_name
       and s.subject = e.subject and s.id = e.id`,
  )
}

/** Removes the shares of a deleted connector or customer. Their subjects are its ID or begin with it. */
export function shareErasure(database: Database): Erasure {
  const text = `delete from limit_shares where organization_id = $1 and (subject = $2 or starts_with(subject, $2 || ' '))`
  const erase = (organizationId: string, id: string) => database.of(organizationId).query(text, [organizationId, id])
  return { connector: erase, customer: erase }
}
