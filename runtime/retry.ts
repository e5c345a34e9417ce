/** Decides whether and when to send a failed request again. */
import { BodyStream } from './base/body-stream.ts'
import { backoffMs } from './base/backoff.ts'
import { ConnectorError, type ErrorCode, UpstreamError } from './base/errors.ts'
import type { RequestState } from './call-state.ts'
import type { SendRules } from './plan/index.ts'

/** Maximum wait before a retry, in milliseconds. Longer ones are left to the caller. */
const MAX_WAIT_MS = 30_000

/** Waits where the third party requests none. */
const BACKOFF = { firstMs: 250, longestMs: 8_000, spread: 1 }

/** Maximum random addition to a requested wait, in milliseconds. */
const SPREAD_MS = 250

/** Limits of a call's tries. */
export interface RetryPolicy {
  /** Maximum number of tries, with the first. */
  readonly max: number
  /** Whether sending the request twice does no more than once: it reads, or has an idempotency header. */
  readonly isRepeatable: boolean
  /** Maximum wait before a try, in milliseconds. */
  readonly maxWaitMs: number
}

/**
 * The wait before the next try, in milliseconds; undefined for an immediate one with new credentials, once in a call.
 * The manifest's `retry` and the connection's budget decide. A write needs an idempotency header, and another host
 * gets no retries. A refusal for too many calls also pauses the others under its rate.
 * @throws the error when no try is left; ConnectorError `outcome_unknown` for a write without a response
 */
export async function delayBeforeRetry(call: RequestState, error: unknown): Promise<number | undefined> {
  if (!(error instanceof ConnectorError) || call.step?.isOtherHost) throw error
  pauseOthers(call, error)
  const delayMs = (await hasOtherCredentials(call, error)) ? undefined : delayOf(call, error)
  const { operation, connection, tries } = call
  connection.observe?.({
    step: 'retry',
    operation: operation.id,
    value: { code: error.code, tries, waitMs: delayMs ?? 0 },
  })
  return delayMs
}

/** Pauses the calls under a refused call's rate, as long as the third party requests. */
function pauseOthers({ operation, connection }: RequestState, error: ConnectorError): void {
  if (!(error instanceof UpstreamError) || error.code !== 'upstream_rate_limited') return
  if (error.retryAfterMs !== undefined) connection.pace.pauseFor(operation, error.retryAfterMs)
}

/** Whether a refused try can be repeated with other credentials: renewed or newly stored ones. */
async function hasOtherCredentials(call: RequestState, error: ConnectorError): Promise<boolean> {
  const { connection, request, sent, refused, signal } = call
  if (!sent || refused || !(error instanceof UpstreamError) || error.code !== 'credentials_rejected') return false
  if (isSpent(call)) throw await renewedFor(call, error)
  if (connection.canRenew) {
    if (signal?.aborted) return false
    // A failed lookup leaves the refusal as it is.
  } else if (!(await connection.reloadCredentials(sent, request).catch(() => false))) return false
  call.refused = sent
  return true
}

/**
 * Renews the credentials of a refused request with a spent stream. It cannot be sent again, but the caller's next call
 * works. A failed renewal leaves the refusal as it is.
 */
async function renewedFor(
  { connection, request, sent, signal }: RequestState,
  error: UpstreamError,
): Promise<UpstreamError> {
  if (signal?.aborted || !connection.canRenew) return error
  try {
    await connection.authorize({ ...request, body: '' }, sent)
  } catch {
    return error
  }
  return new UpstreamError(error.code as ErrorCode, error.message, error.upstream, {
    hint: 'Plugboard has renewed the credentials. Call again with a new stream.',
    retryable: true,
    sent: true,
    cause: error,
  })
}

/** Whether the request has a started stream, whose bytes are gone. */
function isSpent({ request: { body } }: RequestState): boolean {
  return body instanceof BodyStream && body.isSpent
}

function delayOf(call: RequestState, error: ConnectorError): number {
  const { operation, connection, isRepeatable, deadline, tries, sent, signal } = call
  const left = deadline - connection.now
  const max = Math.min(operation.resolved.retry.max, connection.maxRetries + 1)
  const policy = { max, isRepeatable, maxWaitMs: Math.min(MAX_WAIT_MS, left) }
  const delay = signal?.aborted || isSpent(call) ? null : retryDelay(error, tries, policy, connection.clock.random)
  if (delay === null || delay >= left || !connection.retries.take())
    throw isRepeatable || !sent ? error : asOutcome(error, operation)
  return delay
}

/**
 * The wait before the next try, in milliseconds, or null to give up. A write without an idempotency header is tried
 * again only before any of its bytes were sent. Even 429 may come from a gateway after the write.
 * @param tries number of tries so far
 * @param random returns numbers from 0 to below 1
 */
export function retryDelay(
  error: ConnectorError,
  tries: number,
  { max, isRepeatable, maxWaitMs }: RetryPolicy,
  random: () => number,
): number | null {
  const isUnsent = error.code === 'upstream_unreachable' && error.sent === false
  if (tries >= max || !error.retryable || !(isRepeatable || isUnsent)) return null
  const asked = error.retryAfterMs
  if (asked === undefined) return Math.min(maxWaitMs, backoffMs(tries, BACKOFF, random))
  // Spread, or all refused calls return together.
  return asked <= maxWaitMs ? asked + random() * SPREAD_MS : null
}

/** Converts the error of an unanswered write to `outcome_unknown`. Other errors stay as they are. */
export function asOutcome(error: ConnectorError, operation: SendRules): ConnectorError {
  const isUnanswered =
    error.sent === true &&
    !(error instanceof UpstreamError) &&
    (error.code === 'upstream_timeout' || error.code === 'upstream_unreachable')
  if (!isUnanswered) return error
  return new ConnectorError(
    'outcome_unknown',
    `Cannot determine whether ${operation.id} succeeded: the request was sent and no response arrived`,
    {
      hint: 'Check the state at the third party before you call again.',
      cause: error,
      sent: true,
    },
  )
}
