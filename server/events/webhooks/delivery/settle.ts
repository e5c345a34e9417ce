/** Stores the result of an attempt: its row, the state of its delivery, and the state of its endpoint. */
import type { Database, Session, Sql } from '../../../ground/store/index.ts'
import type { DeliveryClaim } from './claims.ts'
import { FAILING_DAYS, nextAttemptMs, pauseMs } from './schedule.ts'
import type { Attempt } from './send.ts'
import { publicId, recordEvent } from '../../../ground/outbox/index.ts'

/** State of a delivery after an attempt; `refused` after a failed test. */
export type DeliveryOutcome = 'succeeded' | 'retried' | 'exhausted' | 'gone' | 'refused' | 'lost'

/** Stored result. */
export interface Settled {
  /** `lost` if the lease had expired: another process attempts the delivery. */
  readonly outcome: DeliveryOutcome
  /** Why the endpoint was disabled by this attempt. */
  readonly disabled?: 'gone' | 'failing'
}

const LOST: Settled = { outcome: 'lost' }

/** Status by which a receiver asks for no further messages. */
const LAST_STATUS = 410

/** Stores the result of a claim. */
export function settle(database: Database, claim: DeliveryClaim, attempt: Attempt): Promise<Settled> {
  const scope = database.of(claim.organizationId)
  if (isSuccess(attempt)) return succeed(scope, claim, attempt)
  return scope.transaction((sql) => fail(sql, claim, attempt))
}

/** Stores the result of a test. A success ends the endpoint's pause. A failure is final and does not change the endpoint. */
export async function settleTest(database: Database, claim: DeliveryClaim, attempt: Attempt): Promise<Settled> {
  const { organizationId, endpointId } = claim
  const scope = database.of(organizationId)
  if (!isSuccess(attempt))
    return (await endLease(scope, claim, attempt, { status: 'failed', inMs: 0 })) ? { outcome: 'refused' } : LOST
  const settled = await succeed(scope, claim, attempt)
  const of = [organizationId, endpointId]
  await scope.query('update webhook_endpoints set paused_until = null where organization_id = $1 and id = $2', of)
  return settled
}

function isSuccess({ status }: Attempt): boolean {
  return status !== undefined && status >= 200 && status < 300
}

/** Ends the lease and stores the attempt; returns no row if the lease had expired. */
const END_LEASE = `
  with ended as (
    update webhook_deliveries set lease = null, is_replayed = false,
      status = case when is_replayed then 'pending' else $5::text end,
      attempts = case when is_replayed then 0 else attempts + 1 end,
      due_at = case when is_replayed then now() else now() + make_interval(secs => $6::float8) end
    where organization_id = $1::uuid and message_id = $2::uuid and endpoint_id = $3::uuid and lease = $4::uuid
    returning message_id, endpoint_id
  )
  insert into webhook_attempts (organization_id, message_id, endpoint_id, at, status, duration_ms, error, response)
  select $1::uuid, message_id, endpoint_id, $7::timestamptz, $8::int, $9::int, $10::text, $11::text from ended returning id`

async function endLease(
  sql: Sql,
  { organizationId, messageId, endpointId, lease }: DeliveryClaim,
  { at, status, durationMs, error, response }: Attempt,
  next: { readonly status: 'pending' | 'succeeded' | 'failed'; readonly inMs: number },
): Promise<boolean> {
  const delivery = [organizationId, messageId, endpointId, lease, next.status, next.inMs / 1000]
  const made = [at, status ?? null, durationMs, error ?? null, response ?? null]
  return (await sql.query(END_LEASE, [...delivery, ...made])).length > 0
}

/** The endpoint's row is written once a minute, and by a statement of its own: removing an endpoint locks the rows the other way round. */
async function succeed(sql: Sql, claim: DeliveryClaim, attempt: Attempt): Promise<Settled> {
  if (!(await endLease(sql, claim, attempt, { status: 'succeeded', inMs: 0 }))) return LOST
  if (!claim.isFresh)
    await sql.query(
      `update webhook_endpoints set failures = 0, failing_since = null, last_success_at = now()
       where organization_id = $1 and id = $2`,
      [claim.organizationId, claim.endpointId],
    )
  return { outcome: 'succeeded' }
}

/** The endpoint's row is locked first, as by who removes it. */
async function fail(sql: Session, claim: DeliveryClaim, attempt: Attempt): Promise<Settled> {
  const { organizationId, endpointId } = claim
  const [endpoint] = await sql.query<FailedEndpoint>(
    `update webhook_endpoints set failures = failures + 1, failing_since = coalesce(failing_since, now())
     where organization_id = $1 and id = $2
     returning failures, is_enabled as "isEnabled", failing_since <= now() - make_interval(days => ${FAILING_DAYS}) as "isLong"`,
    [organizationId, endpointId],
  )
  const isLast = attempt.status === LAST_STATUS
  const waitMs = isLast ? undefined : nextAttemptMs(claim.attempts + 1, attempt)
  const next = { status: waitMs === undefined ? 'failed' : 'pending', inMs: waitMs ?? 0 } as const
  if (!(await endLease(sql, claim, attempt, next))) return LOST
  const outcome = isLast ? 'gone' : waitMs === undefined ? 'exhausted' : 'retried'
  if (!endpoint?.isEnabled) return { outcome }
  const disabled = isLast ? 'gone' : endpoint.isLong ? 'failing' : undefined
  if (disabled) await disable(sql, claim, disabled)
  else await pause(sql, claim, pauseMs(endpoint.failures, attempt))
  return { outcome, disabled }
}

interface FailedEndpoint {
  readonly failures: number
  readonly isEnabled: boolean
  /** Whether it failed for so long that it is to be disabled. */
  readonly isLong: boolean
}

async function pause(sql: Session, { organizationId, endpointId }: DeliveryClaim, ms: number): Promise<void> {
  if (ms === 0) return
  await sql.query(
    `update webhook_endpoints set paused_until = greatest(paused_until, now() + make_interval(secs => $3::float8))
     where organization_id = $1 and id = $2`,
    [organizationId, endpointId, ms / 1000],
  )
}

async function disable(
  sql: Session,
  { organizationId, endpointId }: DeliveryClaim,
  reason: 'gone' | 'failing',
): Promise<void> {
  await sql.query(
    `update webhook_endpoints set is_enabled = false, disabled_reason = $3, updated_at = now()
     where organization_id = $1 and id = $2`,
    [organizationId, endpointId, reason],
  )
  await recordEvent(sql, {
    organizationId,
    type: 'endpoint.disabled',
    data: { endpoint_id: publicId('endpoint', endpointId), reason },
  })
}
